lesson-blackjack-bet = Inzetten
    .text =
        Jij speelt alleen tegen de bank. Je zet eerst in, een even aantal fiches. Dan krijg jij twee open kaarten en de
        bank één.
    .ask = Kies een inzet en kijk wat je krijgt.
    .right =
        Een aas met een kaart van 10: blackjack! Die wordt meteen betaald met anderhalf keer je inzet, want met een 9
        kan de bank er geen meer krijgen.
lesson-blackjack-hit = Zo dicht mogelijk bij 21
    .text =
        Plaatjes tellen 10, een aas 1 of 11, de rest zijn getal. Je wint als je dichter bij 21 zit dan de bank, maar
        boven de 21 ben je dood en is je inzet weg.
    .ask = Je hebt 12, en de bank laat een 10 zien. Wat doe je?
    .right = Een 7 erbij maakt 19. Tegen een 10 is 12 veel te weinig: de bank komt vaak op 17 of meer.
    .wrong = Dat mag, maar met 12 tegen een 10 van de bank moet je een kaart nemen: zo win je te zelden.
lesson-blackjack-stand = Laat de bank sneuvelen
    .text =
        De bank kiest niets: ze neemt kaarten tot ze 17 of meer heeft. Met een 5 of een 6 gaat dat vaak mis. Wie zelf
        al dood is, verliest ook als de bank daarna sneuvelt.
    .ask = Je hebt 14 en de bank laat een 6 zien. Wat doe je?
    .right = De bank haalt een 10 en dan een 9: 25, dood. Je wint met je 14, omdat je zelf niets waagde.
    .wrong = Dat mag, maar de bank staat hier slecht. Pas, en laat haar zelf te veel nemen.
lesson-blackjack-double = Verdubbelen
    .text = Met 9, 10 of 11 op je eerste twee kaarten mag je je inzet verdubbelen. Je krijgt dan nog precies één kaart.
    .ask = Je hebt 11 tegen een 6. Hoe haal je hier het meeste uit?
    .right = Je hebt 20 met een dubbele inzet, en de bank sneuvelt. Dit zijn de handen waar je op wint.
    .wrong = Dat mag, maar een 11 tegen een zwakke bank is de beste hand om op te verdubbelen.
lesson-blackjack-split = Splitsen
    .text =
        Twee kaarten van gelijke waarde mag je splitsen: je legt nog een inzet en speelt twee handen, de ene na de
        andere.
    .ask = Twee achten zijn samen 16, de lastigste hand die er is. Wat doe je?
    .right =
        Nu begin je twee keer met een 8, en de eerste hand is al 18. Azen en achten splits je altijd; tienen nooit,
        want 20 is al goed.
    .wrong = Dat mag, maar samen zijn ze een slechte 16. Apart zijn het twee goede beginnetjes.
lesson-blackjack-insurance = Verzekering
    .text =
        Toont de bank een aas, dan mag je de helft van je inzet op een blackjack van de bank zetten. Komt die, dan
        krijg je er het dubbele voor; anders ben je die helft kwijt.
    .ask = Je hebt 19. Neem je verzekering?
    .right = Nog geen derde van de kaarten telt 10. Op den duur kost verzekering dus geld.
    .wrong =
        Dat mag, maar de bank krijgt haar blackjack in nog geen derde van de gevallen: laat de verzekering liever
        liggen.
lesson-blackjack-surrender = Opgeven
    .text =
        Als eerste beslissing mag je opgeven: je verliest de helft en houdt de andere helft. Alleen bij een blackjack
        van de bank is toch alles weg.
    .ask = Je hebt 16 tegen een 10. Wat kost je op den duur het minst?
    .right = Je houdt de helft van je inzet. Met 16 tegen een 10 verlies je anders ongeveer drie van de vier keer.
    .wrong = Dat mag, maar met 16 tegen een 10 verlies je ongeveer drie van de vier keer. Opgeven kost maar de helft.
