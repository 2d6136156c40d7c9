lesson-zwikken-bid = Ik speel
    .text =
        Ieder legt vier fiches in de pot en krijgt drie kaarten; de volgende kaart is troef. Wie speelt, zegt voor welk
        deel van de pot. Haalt hij de meeste punten, dan krijgt hij dat deel. Anders legt hij het erbij.
    .ask = Harten is troef. Jij hebt aas en heer van harten, en ruitenaas. Wat zeg je?
    .right = Met twee zekere troeven en een aas durf je de helft of meer.
    .wrong = Dat mag, maar met deze hand win je bijna zeker. Speel voor de helft of meer.
lesson-zwikken-better = Ik speel beter
    .text =
        Wie na een ander speelt, speelt beter: voor een groter deel. Ieder blijft aan zijn eigen bod vast. Wie paste,
        krijgt daarna nog één kans.
    .ask = Fien speelt voor de helft. Schoppen is troef, en jij hebt de drie hoogste. Wat zeg je?
    .right = Drie slagen zijn je zeker. Fien moet straks de helft bijleggen.
    .wrong = Dat mag, maar met de drie hoogste troeven verlies je nooit. Speel beter.
lesson-zwikken-zwik = Zwik
    .text =
        Drie kaarten van gelijke hoogte heten een zwik. Heeft een speler die biedt er een, dan wordt er niet eens
        gespeeld: de hoogste zwik wint. Maar wie past, heeft niets aan zijn zwik.
    .ask = Fien speelt voor de helft. Jij hebt drie heren. Speel voor de hele pot.
    .right = De hele pot van 16 is voor jou, en Fien legt er 8 in. Alleen drie azen hadden je verslagen.
    .wrong = Dat mag, maar tegen drie heren helpen alleen drie azen. Ga voor de hele pot.
lesson-zwikken-free = Alles mag
    .text =
        Je hoeft niet te bekennen, niet te troeven en niet hoger te gaan. De hoogste troef wint de slag, en zonder troef
        de hoogste kaart van de gevraagde kleur.
    .ask = Harten is troef. In de slag liggen aas, heer en vrouw van schoppen. Welke kaart wint hem?
    .right = Een kleine troef pakt 9 punten: aas 4, heer 3, vrouw 2. Een boer telt 1 en een 10 niets.
    .wrong = Dat mag, want alles mag, maar alleen harten 10 wint de slag.
lesson-zwikken-points = De meeste punten
    .text =
        Alleen wie het meeste punten heeft, wint, ook als dat iemand is die paste. Bij gelijke stand wint niemand, en
        dan leggen de bieders bij.
    .ask = Jij speelt voor de helft. Bram heeft al 9 punten, en in deze slag liggen er maar 2. Wat leg je?
    .right = Zo bewaarde je de hoogste troef voor een vette slag: 15 punten tegen 11. Je krijgt de helft van de pot.
    .wrong = Dat mag, maar dan heb je er 6, en Bram 9. Bewaar hartenaas voor de laatste slag.
lesson-zwikken-search = Zoeken
    .text =
        Past iedereen, dan kiest de gever. Hij stopt, en de pot blijft liggen, of hij zoekt: hij draait een nieuwe
        troef, ieder legt opnieuw in, en er wordt weer geboden. Dat mag tweemaal.
    .ask = Jij bent de gever en iedereen paste. Met schoppen troef had je goede kaarten. Wat doe je?
    .right = Schoppen! In de pot liggen nu 32 fiches. Was het weer harten geweest, dan moest iedereen passen.
    .wrong = Dat mag, en dan blijft de pot liggen. Maar zoek hier eens: misschien draait je kleur.
lesson-zwikken-again = Je eigen troef
    .text =
        De anderen pasten weer. Wie speelt en wint, neemt zijn deel uit de pot; wat overblijft, is voor de volgende
        ronde.
    .ask = Nu is schoppen troef, en jij hebt aas en heer. Wat zeg je?
    .right = Aas en heer van troef halen zeker twee slagen. Zo'n pot laat je niet liggen.
    .wrong = Dat mag, maar met aas en heer van troef durf je de helft of meer.
