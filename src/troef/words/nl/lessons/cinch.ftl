lesson-cinch-bid = Bieden
    .text =
        In troef zijn 14 punten te halen: aas, 2, boer en 10 elk één, en de twee vijven elk vijf. Je biedt hoeveel jij
        en je maat Joris er samen halen.
    .ask = Met harten als troef heb je aas, heer, boer, 10 en de eigen vijf. Hoe hoog ga je?
    .right = Aas, boer, 10 en je vijf zijn er al acht: 6 tot 8 is een goed bod.
    .wrong = Dat mag, maar reken: aas, boer en 10 zijn er drie, en je vijf telt er vijf. Bied 6 tot 8.
lesson-cinch-trump = Twee pedro's
    .text =
        Niet alleen de vijf van troef is een troef, ook de vijf van de andere kleur met dezelfde tint: de linker pedro.
        Daarna gooit ieder weg wat geen troef is en krijgt nieuwe kaarten, tot zes.
    .ask = Je hebt vijf harten, en ruiten 5. Welke troef maak je?
    .right = Nu is ook ruiten 5 een harten: je hebt beide pedro's, samen tien punten.
    .wrong = Dat mag, maar met harten als troef zijn allebei je vijven vijf punten waard.
lesson-cinch-rob = De gever rooft
    .text =
        De gever neemt de hele rest van het pak en kiest daaruit de zes kaarten die hij wil. Wat overblijft, legt hij
        een voor een weg.
    .ask = Schoppen is troef. Leg een kaart weg die geen troef is.
    .right = Ga zo door tot je er zes hebt: je houdt troeven, en anders azen en heren.
    .wrong = Troeven hou je, want punten zitten alleen in troef. Leg een andere kleur weg.
lesson-cinch-follow = Troef bekennen
    .text = Komt er troef uit, dan moet je troef leggen als je kunt. De linker pedro, ruiten 5, hoort daar ook bij.
    .ask = Fien komt uit met hartenaas. Welke troef kost je geen punt?
    .right = De 8 is niets waard. Met de 2 had je Fien een punt gegeven, en met de pedro vijf.
    .wrong = Dat mag, maar dan geef je Fien punten: de 2 telt er een en de pedro vijf. De 8 is niets waard.
lesson-cinch-pedro = De pedro binnenhalen
    .text =
        Ligt er een andere kleur, dan mag je bekennen of troeven, wat je wilt. Alleen wie de kleur niet heeft, mag
        alles leggen.
    .ask = Je bent als laatste aan de beurt. Er ligt geen troef. Hoe haal je vijf punten binnen?
    .right = Een pedro, veilig thuis: niemand kan er nog over.
    .wrong = Dat mag, maar nu kan niemand nog over je pedro heen: troef met een 5 en je hebt vijf punten.
lesson-cinch-partner = Punten voor je maat
    .text =
        Haalt de bieder zijn bod, dan schrijft het paar met de meeste punten het verschil. Haalt hij het niet, dan
        krijgen de anderen er 14 plus wat hij te kort kwam.
    .ask = Joris bood 6 en speelt hartenaas, dat niemand kan verslaan. Welke troef geef je hem?
    .right =
        Vijf punten voor jullie bod, en wie het eerst 51 heeft, wint. Later had je de pedro aan de anderen kunnen
        verliezen.
    .wrong = Dat mag, maar het aas van Joris wint zeker: nu is je pedro veilig.
