lesson-bridge-open = Openen
    .text =
        Vier spelers, twee paren: Joris tegenover je is je maat. Een bod belooft slagen: 1 schoppen is 6 + 1 = 7
        slagen, met schoppen als troef. Tel je punten: een aas is 4, heer 3, vrouw 2, boer 1.
    .ask = Je hebt 17 punten en vijf schoppen. Wat bied je?
    .right = Met 12 punten of meer open je, en met vijf schoppen in die kleur. Zo weet Joris waar je sterk bent.
    .wrong = Dat mag, maar met deze hand zeg je het eenvoudigst wat je hebt: 1 schoppen.
lesson-bridge-raise = Antwoorden
    .text =
        Een nieuw bod moet hoger: meer slagen, of evenveel in een hogere kleur. Van laag naar hoog gaat het klaveren,
        ruiten, harten, schoppen, sans.
    .ask = Joris opende 1 harten. Jij hebt er vier, en 8 punten. Wat zeg je?
    .right = Vier harten naast zijn vijf zijn troef genoeg. Met 6 tot 9 punten steun je naar 2.
    .wrong = Dat mag, maar steun je maat: hij belooft harten, jij hebt er vier, en 8 punten is goed voor 2 harten.
lesson-bridge-game = De manche
    .text =
        Elke slag boven de zes telt: schoppen en harten 30, klaveren en ruiten 20, sans 30 en de eerste 40. Wie 100
        geboden punten heeft, heeft een manche; wie er twee heeft, wint de robber.
    .ask = Joris sprong naar 3 schoppen: hij heeft er vier, en 10 tot 12 punten. Jij hebt er 17. Wat nu?
    .right = Vier keer 30 is 120: een manche. Samen hebben jullie zeker 27 punten, en met 25 lukt het meestal.
    .wrong = Dat mag, maar reken: met zo'n 27 punten samen is 4 schoppen het bod. Het geeft een manche in één keer.
lesson-bridge-lead = Uitkomen
    .text =
        Links van de leider komt uit. Daarna gaat de hand van zijn maat open: dat is de dummy, en de leider speelt die
        mee.
    .ask = Fien speelt 3 sans. Met welke kaart val je het best aan?
    .right =
        De hoogste van een reeks: valt het aas, dan zijn je andere harten vrij. In sans wint straks ook je kleinste.
    .wrong = Dat mag, maar heer, vrouw, boer, 10 is een reeks om mee aan te vallen: kom met de heer uit.
lesson-bridge-ruff = Troeven
    .text =
        Heb je de gevraagde kleur, dan beken je. Heb je ze niet, dan mag elke kaart, ook een troef. De hoogste troef
        wint de slag.
    .ask = Jij speelt 4 schoppen. Er ligt ruitenaas, en jij hebt geen ruiten. Hoe win je de slag zo goedkoop mogelijk?
    .right =
        De kleinste troef is genoeg, want Fien heeft al bijgelegd. De hoge bewaar je om de troeven van de anderen te
        halen.
    .wrong = Dat mag, maar een kleine troef wint deze slag ook, en kost je niets: leg de 3.
lesson-bridge-finesse = Snijden
    .text = De dummy ligt open en jij speelt hem. Je kwam uit de hand met een kleine harten, en Bram legde een kleine.
    .ask = De dummy heeft aas en vrouw. Welke harten laat je hem leggen, om misschien twee slagen te halen?
    .right =
        Bram had de heer: je vrouw wint, en het aas straks ook. Dat heet snijden, en het lukt de helft van de keren.
    .wrong =
        Dat mag, maar met het aas heb je één zekere slag en meer niet. Leg de vrouw: zit de heer bij Bram, dan haal je
        er twee.
lesson-bridge-double = Dubbel
    .text =
        Denk je dat de anderen te hoog boden, dan zeg je dubbel: elke slag die ze te kort komen, kost hun dan meer.
        Halen ze het, dan telt het ook dubbel.
    .ask = Fien en Bram boden 6 harten: twaalf slagen. Jij hebt twee azen en nog een troefslag.
    .right = Twee azen en de vrouw van troef: zo komen ze minstens één slag te kort, en waarschijnlijk meer.
    .wrong = Dat mag, maar met twee azen en goede troeven gaat 6 harten er zeker af. Zeg dubbel.
