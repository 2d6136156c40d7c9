lesson-kleurenwiezen-ask = Vragen
    .text =
        Er wordt geen troef gedraaid: je noemt zelf je kleur. Wie vraagt, zoekt een maat om samen minstens 8 van de 13
        slagen te halen met die kleur als troef.
    .ask = Jij spreekt eerst, met vijf mooie harten en een aas ernaast. Wat zeg je?
    .right = Je vraagt in harten. Nu kan een van de anderen met je meegaan.
    .wrong = Het mag, maar deze hand roept om een maat: vraag in je beste kleur, harten.
lesson-kleurenwiezen-join = Meegaan
    .text =
        Wie een kaart van de gevraagde kleur heeft, mag meegaan. Samen 8 is 7 punten waard voor elk van jullie, en elke
        slag meer geeft er 3 bij.
    .ask = Fien vraagt in ruiten. Jij hebt er vier met het aas, en klaveraas. Wat zeg je?
    .right = Met drie of vier slagen en steun in troef ga je graag mee: samen 8.
    .wrong = Dat mag, maar met vier troeven en twee azen is meegaan voor 8 het gewone bod.
lesson-kleurenwiezen-solo = Solo
    .text =
        Gaat niemand mee, dan mag je alleen spelen in de kleur die je vroeg: solo voor 6, 7 of 8 slagen. Of je past.
    .ask = Je vroeg in schoppen en iedereen paste. Je hebt er zes, met een aas en een heer-vrouw ernaast.
    .right =
        Zes slagen is haalbaar: vijf in troef, ruitenaas en nog een harten. Ook de slagen erboven tellen, tot acht.
    .wrong = Dat mag, maar reken: vijf slagen in troef, ruitenaas en een harten. Solo 6 is het verstandige bod.
lesson-kleurenwiezen-troel = Troel
    .text =
        Voor het bieden zegt ieder of hij troel heeft: precies drie azen. Dat moet je melden, en wie het vierde aas
        heeft, is je maat.
    .ask = Jij spreekt eerst. Je hebt drie azen. Wat zeg je?
    .right = Troel! Wie hartenaas heeft, wordt je maat, kiest de troef en komt uit. Samen moeten jullie 9 slagen halen.
lesson-kleurenwiezen-misery = Kleine miserie
    .text =
        Bij kleine miserie is er geen troef en mag je geen enkele slag halen. Vooraf legt ieder één kaart weg: er
        worden maar 12 slagen gespeeld.
    .ask = Je hand is laag, op klaverheer na. Wat bied je?
    .right = Je ene gevaarlijke kaart gaat straks weg. Lukt het, dan is dat 18 punten.
    .wrong = Dat mag, maar dit is een echte kleine miserie: één slechte kaart, en die mag je wegleggen.
lesson-kleurenwiezen-remove = Eén kaart weg
    .text = Alle vier leggen ze gesloten een kaart weg. Daarna moet je bekennen, zoals altijd.
    .ask = Welke kaart mag jou nooit een slag bezorgen?
    .right = Met klaver 4 en 2 kom je overal onder. De anderen weten niet wat je weglegde.
    .wrong = Dat mag, maar dan blijft klaverheer in je hand, en die haalt vroeg of laat een slag.
lesson-kleurenwiezen-partner = Kopen hoeft niet
    .text = Kun je niet bekennen, dan mag alles: kopen, zoals troeven hier heet, moet nooit.
    .ask = Je maat Fien speelt schoppenaas, ruiten is troef, en jij hebt geen schoppen. Welke kaart mis je het minst?
    .right = Het aas van Fien is al hoog. Je spaart je troeven en je hoge harten voor de volgende slagen.
    .wrong = Dat mag, maar de slag is al van je maat. Gooi je waardeloze klaver 3, en hou troeven en hoge kaarten.
