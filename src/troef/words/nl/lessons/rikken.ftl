lesson-rikken-rik = Rik
    .text =
        Wie rik biedt, belooft met een maat samen acht slagen, met een troef naar keuze. Om de beurt bied je hoger of
        pas je. Wie past, doet niet meer mee met bieden.
    .ask = Jij hebt zes schoppen, met de vier hoogste, en ruitenaas. Wat bied je?
    .right = Een mooie rik: met een maat erbij zijn acht slagen goed te doen. Elke slag meer telt er een bij.
    .wrong = Dat mag, maar alleen gaan is hier gewaagd, en passen zonde. Deze hand is een rik.
lesson-rikken-call = Troef en een aas vragen
    .text =
        De rikker noemt troef en vraagt een aas dat hij niet heeft. Wie het heeft, is zijn maat, en zwijgt. Van die
        kleur moet je zelf een kaart hebben, en troef mag het niet zijn.
    .ask = De anderen pasten. Maak schoppen troef, en vraag het aas van de kleur waarin je maar één kaart hebt.
    .right = Harten 7 speel je later aan: je maat neemt met het aas, en daarna kun je harten troeven.
    .wrong = Dat mag, maar schoppen is je lange kleur, en met één harten kun je na het aas meteen troeven.
lesson-rikken-ace = Het gevraagde aas
    .text =
        Komt een ander met de gevraagde kleur uit, dan moet de maat zijn aas leggen. Zo weet iedereen wie hij is. Verder
        beken je als je kunt, en troeven hoeft nooit.
    .ask = Fien rikt en vroeg ruitenaas. Dat heb jij. Ze speelt ruiten 7. Wat leg je?
    .right = Het moest, en de slag is voor jullie. Nu weet iedereen dat jij Fiens maat bent.
lesson-rikken-alone = Alleen
    .text =
        Alleen spelen kan van acht slagen af, tegen drie. Het aantal dat je biedt, verandert niets aan de prijs: elke
        slag boven je bod telt er een bij, elke slag te weinig kost er een. Bied dus niet hoger dan nodig.
    .ask = Je hebt zeven schoppen van bovenaf, en aas en heer van harten. Wat bied je?
    .right = Negen slagen zijn zo goed als zeker, dus die ene meer telt als extra. Elk van de drie betaalt.
    .wrong = Dat mag, maar 8 alleen is het laagste bod dat je zelf kunt halen, en elke slag meer telt toch.
lesson-rikken-troela = Troela
    .text =
        Met precies drie azen moet je troela bieden, of hoger. Wie het vierde aas heeft, is je maat, en hij kiest troef,
        maar niet de kleur van dat aas.
    .ask = Jij hebt drie azen. Wat bied je?
    .right = Fien had hartenaas: zij is je maat, en maakte klaveren troef. Samen acht slagen.
    .wrong = Dat mag, maar hoger dan troela gaan is hier waanzin. Drie azen en een maat: troela.
lesson-rikken-misere = Misère
    .text =
        Bij misère speel je zonder troef tegen drie, en haal je geen enkele slag. Dat is 5 van elk van de drie, of 5 aan
        elk.
    .ask = Je hoogste kaart is een 9, en in elke kleur heb je lage. Wat bied je?
    .right = Onder zulke kaarten is het moeilijk kruipen. Niemand bood hoger.
    .wrong = Dat mag, maar lager dan zo worden kaarten haast niet. Dit is een misère.
lesson-rikken-piek = Piek
    .text =
        Bij piek haal je precies één slag: niet nul, niet twee. Ook dat speel je zonder troef, en het staat even hoog
        als misère.
    .ask = Je hebt hartenaas en verder alleen lage kaarten. Wat bied je?
    .right = Het aas haalt die ene slag, en al de rest kruipt eronder.
    .wrong = Dat mag, maar met één zekere slag en verder alles laag is dit een piek.
