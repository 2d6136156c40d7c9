lesson-pandoeren-bid = Bieden
    .text =
        Wie het hoogste bod doet, speelt het, met de open kaart erbij. Bij 120 of meer beloof je zoveel punten, samen
        met een maat. In troef telt de boer, de jas, 20 en de 9 telt 14; roem telt mee, en heer met vrouw van troef is
        20.
    .ask = Met schoppen vrouw erbij heb je boer, 9, aas, heer en vrouw van schoppen. Wat bied je?
    .right = Aas, heer, vrouw en boer is 50 roem, en heer en vrouw nog 20. Dan is 120 tot 140 goed te doen.
    .wrong = Dat mag, maar met zoveel troef en roem is een bod van 120 tot 140 wat bij je hand past.
lesson-pandoeren-bury = Wegleggen
    .text = De bieder neemt de open kaart en legt er een dicht weg. Die telt voor niemand mee.
    .ask = Welke kaart leg je weg?
    .right = Een kaart zonder punten, en je bent een kleur kwijt: die kun je straks troeven.
    .wrong = Dat mag, maar houd je troeven en je punten. Leg een losse 7 of 8 weg.
lesson-pandoeren-trump = Troef
    .text =
        Dan noem je troef. In troef is de volgorde boer, 9, aas, heer, vrouw, 10, 8, 7; in de andere kleuren aas, heer,
        vrouw, boer, 10, 9, 8, 7.
    .ask = Welke kleur maak je troef?
    .right = Schoppen: jas en 9 zijn de twee hoogste.
    .wrong = Dat mag, maar in schoppen heb je de vijf hoogste kaarten. Maak schoppen troef.
lesson-pandoeren-call = Een aas vragen
    .text =
        Wie het aas heeft dat je vraagt, is je maat. Hij zegt het niet: dat blijkt als je je eerste slag haalt, of als
        het aas valt.
    .ask = Je hebt nog ruiten 8, en geen klaveren. Welk aas vraag je?
    .right = Met ruiten 8 kun je je maat vinden, en klaveren troef je zelf.
    .wrong = Dat mag, maar klaveren kun je zelf al troeven. Vraag ruitenaas: met je 8 kom je bij je maat.
lesson-pandoeren-jas = De jas hoeft nooit
    .text =
        Wordt er troef gevraagd, dan leg je troef. Maar de jas hoef je nooit te leggen, zelfs niet als het je enige
        troef is.
    .ask =
        Fien komt uit met schoppen vrouw, troef. Je enige troef is de jas. Bewaar hem, en gooi iets zonder punten bij.
    .right = De jas wacht op een vettere slag: boven hem gaat niets.
    .wrong = Dat mag, maar deze slag is mager: bewaar je jas, en geef Fien geen punten.
lesson-pandoeren-follow = Bekennen of troeven
    .text = Heb je de gevraagde kleur, dan beken je, of je troeft. Dat laatste mag hier dus altijd.
    .ask = Schoppen is troef, en Fien speelt klaverenaas. Jij hebt wel klaveren. Neem de slag toch.
    .right = Een kleine troef neemt het aas van 11 punten.
    .wrong = Dat mag, maar het aas wint dan. Je mag troeven, ook al heb je klaveren.
lesson-pandoeren-under = Niet ondertroeven
    .text = Troefde een ander al, dan mag je er geen lagere troef onder leggen, tenzij je niets anders hebt.
    .ask = Joris speelde klaverenaas, en Fien troefde met het aas. Welke kaart mag jij niet leggen? Leg een andere.
    .right = Schoppen 8 had niet gemogen. Over het aas heen had schoppen 9 wel gemogen.
lesson-pandoeren-misere = Misère
    .text =
        Er zijn nog meer spelen: misère is elke slag verliezen, piccolo alleen de eerste halen, pandoer ze samen alle
        acht. Een gewonnen spel geeft de bieder en zijn maat punten, een verloren spel kost er evenveel.
    .ask = Jij hebt niets boven de 9. Wat bied je?
    .right = Geen slag halen: met deze hand lukt dat bijna altijd. Het is 3 punten waard.
    .wrong = Dat mag, maar met zulke lage kaarten haal je geen slag. Dat heet misère.
