lesson-boerenbridge-predict = Voorspellen
    .text =
        Elke ronde krijg je een kaart meer. Eén kaart wordt opengedraaid: die kleur is troef. Dan zegt ieder hoeveel
        slagen hij precies zal halen.
    .ask = Schoppen is troef en iedereen heeft drie kaarten. Hoeveel slagen haal jij?
    .right = Aas en heer van troef zijn twee zekere slagen, en met ruiten 3 haal je er geen.
    .wrong = Dat mag, maar tel mee: aas en heer van troef winnen altijd, ruiten 3 bijna nooit. Zeg twee.
lesson-boerenbridge-follow = Bekennen
    .text =
        Heb je de gevraagde kleur, dan beken je. De hoogste troef wint de slag, en zonder troef de hoogste van de
        gevraagde kleur.
    .ask = Je voorspelde twee slagen. Fien komt uit met harten 9. Welke harten leg je?
    .right = Je hebt slagen nodig, en het aas haalt er een. Na een kleine is die kans misschien weg.
    .wrong = Dat mag, maar je moet nog twee slagen halen: pak deze met het aas.
lesson-boerenbridge-ruff = Troeven mag
    .text = Kun je niet bekennen, dan mag je alles leggen. Troeven mag, maar moet nooit.
    .ask = Je zei één slag. Fien speelt hartenaas, en jij hebt geen harten. Hoe haal je hem nu?
    .right = Zelfs de 2 van troef gaat boven hartenaas. Vanaf nu wil je geen slag meer.
    .wrong = Dat mag, maar je hebt nog een slag nodig, en je kleine troef haalt hem hier.
lesson-boerenbridge-duck = Niets halen
    .text = Precies nul is ook goed: dat zijn 10 punten. Elke slag ernaast, te veel of te weinig, kost er 3.
    .ask = Je zei nul. Fien speelt hartenaas en jij hebt geen harten. Welke kaart ben je liever kwijt?
    .right = Ruitenheer haalt anders gemakkelijk een slag. Weg ermee, zolang het kan.
    .wrong = Dat mag, maar ruitenheer is je gevaarlijkste kaart, en troeven wil je nu niet. Gooi de heer weg.
lesson-boerenbridge-dealer = De gever zit vast
    .text =
        De gever spreekt het laatst. Met meer dan drie kaarten mag hij niet zeggen wat het samen doet kloppen: iemand
        zit er dus altijd naast.
    .ask =
        Vijf slagen; de anderen zeiden 1, 0 en 2. Twee mag jij dus niet. Je hebt het aas van troef en verder kleine
        kaarten.
    .right = Eén: samen zijn er nu vier voorspeld en liggen er vijf. Er zal iemand een slag te veel halen.
    .wrong = Dat mag, maar behalve het aas van troef heb je niets dat zeker wint, en dat aas wint wel. Zeg één.
lesson-boerenbridge-blind = Op het voorhoofd
    .text = In de laatste ronde heeft ieder één kaart, die hij zelf niet ziet en alle anderen wel.
    .ask = Je ziet klaveren 3, ruiten 5 en klaveren 2, en harten is troef. Haal je de slag?
    .right =
        Er ligt weinig tegenover je, en je kaart is de vrouw van troef. Goed voorspeld is 10 punten, en 3 erbij voor
        elke slag.
    .wrong = Dat mag, maar kijk hoe laag de anderen zijn: haast elke kaart wint hier. Zeg één.
