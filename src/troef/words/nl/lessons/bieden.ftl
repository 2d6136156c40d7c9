lesson-bieden-bid = Een bod
    .text =
        Vier spelers, twee paren: Joris tegenover je is je maat. Wie biedt, belooft met zijn maat zoveel punten te
        halen: minstens 100, en in de slagen zitten er samen 141. Ieder krijgt één beurt.
    .ask = Jij spreekt eerst. In troef telt de boer 20, de 9 telt 14 en het aas 11. Wat bied je?
    .right = Met boer, 9, aas en heer van één kleur en twee azen ernaast is 100 tot 120 een gezond bod.
    .wrong = Passen is zonde met zo'n hand, en veel hoger dan 120 is een gok: alle slagen samen brengen maar 141 op.
lesson-bieden-trump = De eerste kaart is troef
    .text =
        Wie het hoogst bood, komt uit, en de kleur van die kaart is troef. In troef gaat het boer, 9, aas, heer, vrouw,
        10, 8, 7.
    .ask = Jij speelt voor 110. Welke kaart maakt schoppen troef en haalt zeker de slag?
    .right = Schoppen is troef en de boer is de baas: hij haalt de troeven van de anderen eruit.
    .wrong =
        Die kaart mag, maar begin met de boer van je beste kleur: hij wint zeker, en de troeven van de anderen vallen.
lesson-bieden-low = Troef bekennen
    .text =
        Komt er troef uit, dan moet je troef leggen als je die hebt. Hoger hoeft nooit: je mag altijd een kleine
        bijleggen.
    .ask = Fien speelt voor 110 en komt uit met schoppenboer. Welke schoppen geef je?
    .right = Het aas is 11 punten waard: die krijgt Fien niet cadeau. De 8 kost niets.
    .wrong = Dat mag, maar van de boer win je niet. Geef de 8, dan krijgt Fien je 11 punten niet.
lesson-bieden-ruff = Troeven mag altijd
    .text =
        Je bekent de gevraagde kleur, of je troeft: dat mag ook als je kunt bekennen. Alleen wie de kleur niet heeft,
        legt wat hij wil.
    .ask = Fien komt uit met ruitenaas. Jij hebt ruiten, en nog één troef. Hoe haal jij de slag?
    .right =
        De 9 van schoppen is nu de hoogste troef: 14 punten, en het aas van Fien erbij. In de meeste spelen zou je hier
        moeten bekennen.
    .wrong = Ruiten bijleggen mag, maar je 9 van troef neemt het aas mee. Ook wie kan bekennen, mag troeven.
lesson-bieden-belote = Belote
    .text =
        Heer en vrouw van troef in één hand zijn 20 waard voor wie speelt: dat is belote. Maar leg dan eerst de vrouw
        en later de heer.
    .ask = Je maat Joris speelt voor 120, en harten is troef. Welke harten leg je eerst?
    .right = Belote, en straks met de heer rebelote: 20 punten erbij voor jullie bod.
    .wrong = Dat mag, maar met de heer eerst is de belote verspeeld. Leg de vrouw.
lesson-bieden-forced = De gever zit vast
    .text = Passen de drie anderen, dan moet de gever spelen voor 100. Hoger mag; passen niet.
    .ask = Jij gaf, en iedereen past. Met welk bod loop je het minste gevaar?
    .right = Verlies je deze verplichte 100, dan gaat jullie eigen boom niet omhoog. Bij een vrij bod wel.
    .wrong = Dat mag, maar een hoger bod dat mislukt kost je strafpunten. De verplichte 100 kost jullie niets.
lesson-bieden-run = Bieden met roem
    .text =
        Drie op een rij van één kleur is 20 roem, vier op een rij 50, vier boeren zelfs 200. Roem van jullie hand telt
        mee voor het bod, als jullie spelen.
    .ask = Fien bood 110. Jij hebt aas, heer, vrouw, boer van schoppen, en sterke harten. Bied 150 of 160.
    .right =
        Met 50 roem heb je nog 100 tot 110 punten nodig. Gehaald is 150 goed voor 3 van jullie boom, 110 maar voor 2.
        Elke boom begint op 15, en wie op 0 komt, wint.
    .wrong =
        Dat laat te veel liggen, of vraagt te veel: 50 roem en zo'n honderd punten in de slagen, dat is 150 of 160.
