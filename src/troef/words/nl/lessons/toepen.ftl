lesson-toepen-follow = Bekennen
    .text =
        Ieder krijgt vier kaarten en speelt voor zichzelf; troef is er niet. Heb je de gevraagde kleur, dan beken je.
        Heb je ze niet, dan mag alles.
    .ask = Fien komt uit met schoppen 7. Welke kaart leg jij?
    .right = Elke schoppen is goed. Bewaar je hoge kaarten rustig: alleen de laatste slag telt.
    .wrong = Eerst deze slag: kloppen leer je straks. Leg een schoppen.
lesson-toepen-order = De tien is de baas
    .text =
        De volgorde is 10, 9, 8, 7 en dan pas aas, heer, vrouw, boer. Ieder begint met tien levens. Wie de vierde slag
        niet wint, verliest er een.
    .ask = Dit is de vierde slag, en Fien speelt ruitenaas. Leg je laatste kaart.
    .right = Je 7 gaat boven het aas. Jij wint de ronde, en de drie anderen verliezen een leven.
    .wrong = Kloppen mag, maar dat leer je straks. Leg nu je 7.
lesson-toepen-last = De laatste slag
    .text = Wie een slag wint, komt uit in de volgende. Alleen de laatste slag telt, dus daar wil je zelf uitkomen.
    .ask = Twee slagen te gaan en jij komt uit. Welke kaart leg je eerst?
    .right =
        Met de 10 hou je de slag. Straks kom je uit met ruitenheer, en wie geen hoge ruiten heeft, verliest een leven.
    .wrong =
        Dat mag, maar met ruitenheer geef je de slag wellicht weg, en en je 10 wint dan alleen nog als er harten
        gevraagd wordt. Begin met de 10.
lesson-toepen-exchange = Vuile was
    .text =
        Aas, heer, vrouw en boer zijn de laagste kaarten. Heb je er vier, dan leg je ze dicht weg en neem je vier
        nieuwe. Niemand kijkt ze na, tenzij iemand je niet gelooft.
    .ask = Jouw hand telt vier plaatjes. Wat doe je?
    .right =
        Vier nieuwe kaarten, en slechter kan haast niet. Bluffen met een 7 erbij mag ook, maar wie betrapt wordt,
        verliest een leven.
    .wrong = Dat mag, maar met deze kaarten win je nooit een laatste slag. Ruil ze.
lesson-toepen-challenge = Geloof je het?
    .text =
        Ruilt een ander, dan mag je zijn kaarten nakijken. Ligt er een 7, 8, 9 of 10 bij, dan verliest hij een leven.
        Was hij eerlijk, dan verlies jij er een. Zijn nieuwe hand houdt hij hoe dan ook.
    .ask = Fien ruilt. Jij hebt zelf al vier plaatjes van de zestien. Kijk je na?
    .right = Betrapt: er lag een 7 bij. Fien is een leven kwijt.
    .wrong = Dat mag, maar je hebt zelf vier plaatjes. Dat Fien er ook vier had, is weinig waarschijnlijk.
lesson-toepen-whistle = Fluiten
    .text =
        Met drie tienen moet je fluiten, met vier sta je op. Met drie boeren mag je ook fluiten, dus niemand weet welke
        van de twee je hebt.
    .ask = Jij hebt drie tienen. Je hebt geen keus.
    .right = De anderen horen je. Klop je straks, dan gooien ze eerder weg.
lesson-toepen-knock = Kloppen
    .text =
        Op elk moment mag je kloppen: dan kost verliezen een leven meer. De anderen zeggen om de beurt of ze meegaan of
        weggooien. Gooit iedereen weg, dan win je meteen.
    .ask = Voor de laatste slag heb jij harten 10, en jij komt uit. Hoe haal je er het meeste uit?
    .right = Jij wint zeker. Wie weggooit, verliest een leven; wie meegaat, verliest er twee.
    .wrong = Dat mag, maar harten 10 wint zeker. Klop eerst: wie dan meegaat, verliest er twee.
lesson-toepen-fold = Meegaan of weggooien
    .text =
        Na een klop kost weggooien zoveel levens als er geklopt is, en verliezen een meer. Wie het eerst zijn tien
        levens kwijt is, verliest en haalt een rondje.
    .ask = Fien klopt meteen. Jij hebt vier plaatjes. Wat zeg je?
    .right = Een leven kwijt, maar geen twee. Volgende ronde krijg je nieuwe kaarten.
    .wrong = Dat mag, maar met deze kaarten win je bijna nooit, en dan kost het er twee. Gooi weg.
