lesson-ninety-nine-bid = Bieden met kaarten
    .text =
        Je voorspelt precies hoeveel slagen je haalt, en zegt het met drie kaarten die je dicht weglegt: ruiten is 0,
        schoppen 1, harten 2, klaveren 3. Met de negen andere speel je.
    .ask =
        Je legde al ruiten 6 en schoppen 7 weg. Met twee azen en twee heren mik je op vier slagen. Welke kaart maakt je
        bod 4?
    .right = Nul, een en drie is vier. Zo ben je ook je slechtste kaarten kwijt.
    .wrong = Dat mag, maar dan bied je geen vier. Een klaveren is drie waard.
lesson-ninety-nine-extra = Informatie of open
    .text =
        Daarna mag één speler meer beloven. Met informatie liggen zijn drie kaarten open, met open speelt hij ook nog
        met open hand. Komt het uit, dan krijgt hij er 30 of 60 bij; zo niet, dan krijgen de anderen dat.
    .ask = Vier slagen zijn goed mogelijk, maar zeker zijn ze niet. Wat zeg je?
    .right = Zonder extra bod blijft je bod geheim, en dat helpt je.
    .wrong = Dat mag, maar loopt het mis, dan krijgt elk van de anderen die punten. Hou het nog geheim.
lesson-ninety-nine-joker = De joker
    .text =
        De open kaart bepaalt troef. De joker geldt in alles als die open kaart: hier is hij harten 10, een troef. Heb
        je de gevraagde kleur, dan beken je.
    .ask = Joris komt uit met harten 9. Welke kaart moet je leggen?
    .right = De joker was je enige harten, dus je moest bekennen.
lesson-ninety-nine-nine = Zonder troef
    .text =
        Ligt er een 9 of de joker open, dan is er geen troef. De hoogste kaart van de gevraagde kleur wint dan altijd.
    .ask = Je bod is 3, en Joris komt uit met klaverenheer. Welke kaart haalt een van je slagen?
    .right = Boven het aas gaat niets. Eén van je drie slagen is binnen.
    .wrong = Dat mag, maar een zekere slag laat je hier liggen: je hebt er drie nodig.
lesson-ninety-nine-ruff = Troeven mag
    .text = Heb je de gevraagde kleur niet, dan mag elke kaart. Troeven hoeft niet, en hoger gaan ook niet.
    .ask =
        Harten is troef en je bod is 4. Joris speelt klaverenaas, en jij hebt geen klaveren. Neem de slag, en bewaar je
        beste troef.
    .right = Een kleine troef volstaat. Hartenaas haalt later nog een slag.
    .wrong = Dat mag, maar met een kleine troef neem je de slag en bewaar je hartenaas.
lesson-ninety-nine-exact = Precies
    .text =
        Elke slag is 1 punt, maar wie precies zijn bod haalt, krijgt er 10, 20 of 30 bij: hoe minder spelers het lukt,
        hoe meer. Is je bod vol, dan ontwijk je de rest.
    .ask = Je bood 2, met informatie, en je hebt er 2. Schoppen is troef, en in de slag ligt schoppen 9. Wat leg je?
    .right = Precies twee. Dat is 2 voor de slagen, 20 omdat het er twee lukte, en 30 voor de informatie.
    .wrong = Dat mag, maar zo neem je een derde slag, en je bood er 2. Gooi klaveren 8 bij.
