lesson-manillen-tornooi-announce = De gever maakt troef
    .text =
        De 10 is de hoogste kaart, de manille: 5 punten. Dan aas 4, heer 3, vrouw 2, boer 1. Samen 60 punten; het paar
        met meer dan 30 schrijft het verschil.
    .ask = Jij gaf, en kiest de troef voor jou en Joris. Wat kies je?
    .right =
        Vier harten met manille en aas: daar komen ze niet gemakkelijk langs. Na elk spel geeft de volgende, en twaalf
        spellen zijn een boompje.
    .wrong = Dat mag, maar je sterkste en langste kleur is harten, met manille en aas.
lesson-manillen-tornooi-notrump = Zonder troef
    .text = Zonder troef telt het spel altijd dubbel, voor wie ook wint. Niemand kan dan je hoge kaarten aftroeven.
    .ask = Je hebt alle vier de manilles. Wat zeg je?
    .right = Dubbele punten met de vier hoogste kaarten in handen: mooier wordt het niet.
    .wrong = Dat mag, maar met vier manilles wil je dat niemand kan troeven, en dat het dubbel telt.
lesson-manillen-tornooi-knock = Kloppen
    .text =
        Geloof je niet dat de gever en zijn maat het halen, dan klop je: het spel telt dubbel. Zij mogen dan
        tegenkloppen, en het telt vier keer.
    .ask = Fien maakte klaveren troef. Jij hebt er manille en aas van, en nog twee manilles.
    .right = Met zoveel punten in de hand wil je dat het dubbel telt.
    .wrong = Dat mag, maar met drie manilles en de twee hoogste troeven mag het gerust dubbel tellen: klop.
lesson-manillen-tornooi-higher = De slag verhogen
    .text = Je bekent altijd. Is de slag van de tegenpartij en kun je hoger, dan moet je hoger.
    .ask = Fien komt uit met schoppenaas. Wat moet jij leggen?
    .right = De manille gaat over het aas: 9 punten in één slag voor jullie.
lesson-manillen-tornooi-partner = Vet geven
    .text = Is de slag van je maat, dan mag elke kaart van de kleur. Geef dan punten, als hij de slag zeker haalt.
    .ask = Joris wint met de manille van schoppen. Aas of 7?
    .right = Vier punten erbij, want boven de manille gaat alleen een troef.
    .wrong = Dat mag, maar Joris heeft de hoogste schoppen: geef hem je aas van 4 punten.
lesson-manillen-tornooi-overruff = Overtroeven
    .text =
        Kun je niet bekennen en is de slag van de tegenpartij, dan moet je troeven, en hoger dan de troef die er al
        ligt.
    .ask = Fien troefde met hartenboer. Hoe neem je de slag over zonder meer te geven dan nodig?
    .right = De vrouw is net genoeg, en je aas bewaar je.
    .wrong = Dat mag, maar de vrouw volstaat. Hou je aas van troef.
lesson-manillen-tornooi-under = Niet ondertroeven
    .text =
        Kun je niet over de troef heen, dan mag je er ook niet onder: zolang je iets anders hebt, leg je een andere
        kleur.
    .ask = Fien troefde met hartenaas, en jij kunt er niet over. Welke kaart kost je niets?
    .right = Een 8 of een 9 is geen punt waard. Zo blijven je manille, je aas en je troeven bewaard.
    .wrong = Dat mag, maar nu geef je punten weg aan Fien en Bram. De 8 of de 9 van ruiten kost niets.
