lesson-wiezen-follow = Bekennen
    .text =
        Heb je de gevraagde kleur, dan beken je. Heb je ze niet, dan mag elke kaart: troeven moet nooit. Fien vroeg
        en jij ging mee, dus jullie zijn samen.
    .ask = Fien komt uit met schoppen 3. Welke schoppen leg je?
    .right = Elke schoppen is goed. De hoogste troef wint, en zonder troef de hoogste schoppen.
lesson-wiezen-ask = Vragen
    .text =
        De laatste kaart van de gever ligt open: haar kleur is de gedraaide kleur. Wie vraagt, zoekt een maat om
        samen 8 slagen te halen met die kleur als troef.
    .ask = Harten is gedraaid, en je hebt er vijf. Wat zeg je?
    .right = Vijf goede troeven en een aas ernaast: dat is een vraag.
    .wrong = Het mag, maar met deze hand is vragen het gewone bod: samen 8 slagen haal je wel.
lesson-wiezen-join = Meegaan
    .text =
        Ging nog niemand mee, dan mag je met een vrager meegaan. Samen beloof je 8 slagen; elke slag meer telt er
        een bij.
    .ask = Fien vraagt en ruiten is gedraaid. Jij hebt aas en heer van ruiten en klaveraas.
    .right = Met drie of vier zekere slagen ga je graag mee.
    .wrong = Dat mag, maar met zoveel slagen laat je Fien niet alleen: ga mee.
lesson-wiezen-misere = Miserie
    .text = Bij miserie is er geen troef en beloof je geen enkele slag. Lage kaarten in elke kleur zijn dan goud waard.
    .ask = Je hoogste kaart is een 8. Wat bied je?
    .right = Geen slag halen met deze hand is haast zeker, en miserie is 10 waard.
    .wrong = Dat mag, maar kijk naar je kaarten: lager kan bijna niet. Dit is een miserie.
lesson-wiezen-troel = Troel
    .text =
        Met drie of vier azen moet je troel zeggen, of een hoger bod. Wie het vierde aas heeft, is je maat, en die
        kleur is troef.
    .ask = Je hebt drie azen. Wat zeg je?
    .right = Troel: wie hartenaas heeft is je maat, en harten is troef.
    .wrong = Een hoger bod mag, maar deze hand is gewoon troel: drie azen en een maat.
