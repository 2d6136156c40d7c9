lesson-eenendertigen-exchange = Eenendertig in één kleur
    .text =
        Je telt de kaarten van één kleur op, zo dicht mogelijk bij 31. Een aas is 11, plaatjes zijn 10, de rest is zijn
        getal. In het midden ligt de pot, open voor iedereen.
    .ask =
        Voor de eerste beurt mag jij alles ruilen of alles houden. Jij hebt 10, en in de pot liggen schoppenaas en
        schoppen 10.
    .right = Van 10 naar 21: aas en 10 van schoppen. Wat jij neerlegde, ligt nu voor de anderen open.
    .wrong = Houden mag, maar je hand is niet meer dan 10 waard en de pot 21. Ruil alles.
lesson-eenendertigen-swap = Eén kaart ruilen
    .text = In een beurt ruil je één kaart uit je hand voor één uit de pot. Houden mag ook.
    .ask = Je hebt schoppen aas-9 en harten 8. Welke ruil brengt je het dichtst bij 31?
    .right = Aas, 10 en 9 van schoppen: dat is 30.
    .wrong = Dat mag, maar één ruil brengt je meteen op 30: leg harten 8 weg en neem schoppen 10.
lesson-eenendertigen-three = Drie gelijke
    .text = Drie kaarten van dezelfde waarde tellen 30½. Alleen 31 is meer.
    .ask = Je hebt twee negens, en er ligt er een in de pot. Wat ruil je?
    .right = Drie negens: 30½. Nu kan alleen een volle 31 je verslaan.
    .wrong = Dat mag, maar met de derde 9 heb je 30½, en daar gaat alleen 31 boven.
lesson-eenendertigen-pass = Pas!
    .text =
        In plaats van te ruilen mag je passen. Je hand ligt dan vast, ieder ander krijgt nog één beurt, en dan gaan de
        kaarten open.
    .ask = Je hebt 30, en in de pot ligt geen harten. Waarom wachten?
    .right = Hoe vroeger je past, hoe minder tijd de anderen hebben. Wie de hoogste hand heeft, wint de ronde.
    .wrong = Dat mag, maar 30 is haast het hoogste en elke beurt helpt de anderen. Pas nu.
lesson-eenendertigen-last = Je laatste beurt
    .text = Fien heeft gepast. Jij mag nog één keer ruilen, en zelf passen kan niet meer.
    .ask = Je hebt 21 met harten aas-heer. Hoe maak je er het meeste van?
    .right = Aas, heer en 9: 30. Meer lag er niet in.
    .wrong = Dat mag, maar dit is je laatste beurt: met harten 9 kom je op 30.
lesson-eenendertigen-forbid = Verbied!
    .text =
        Heb je precies 31, dan mag je vanaf je tweede beurt verbieden. Dan ruilt niemand meer, en de kaarten gaan
        meteen open.
    .ask = Je hebt schoppenaas, heer en vrouw: 31. Wat zeg je?
    .right = Niemand kan nog iets doen, en hoger dan 31 bestaat niet.
    .wrong = Dat mag, maar nu krijgen de anderen nog beurten. Met 31 verbied je alles.
