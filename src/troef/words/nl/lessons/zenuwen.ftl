lesson-zenuwen-merge = Gelijke kaarten samen
    .text =
        Ieder heeft vijf stapeltjes met bovenaan een open kaart, en een eigen stapel. Vooraf mag je gelijke kaarten op
        elkaar leggen. Wat eronder dicht lag, draait dan om.
    .ask = Twee van je stapeltjes tonen een 9. Leg ze samen.
    .right = Zo komt er een kaart vrij, of een plaats.
    .wrong = Dat mag, maar leg eerst je twee negens samen: dat kost niets.
lesson-zenuwen-shift = Een lege plaats
    .text =
        Is een van je plaatsen leeg, dan mag je daar de open kaarten van een ander stapeltje leggen, als er iets dichts
        onder ligt. Zo komt er weer een kaart vrij.
    .ask = Je eerste plaats is leeg. Verleg de kaart waar het meeste onder ligt.
    .right = Je laatste stapeltje is het dikste: dat moet het eerst slinken.
    .wrong = Dat mag, maar onder schoppen 6 liggen de meeste dichte kaarten.
lesson-zenuwen-ready = Klaar
    .text =
        Is iedereen klaar, dan draait ieder tegelijk de bovenste kaart van zijn stapel om, op zijn open stapel. Daarna
        zijn er geen beurten meer: alles mag door elkaar.
    .ask = Bram is klaar. Zeg dat jij het ook bent.
    .right = Daar liggen een 5 en een boer.
lesson-zenuwen-play = Eén hoger of één lager
    .text =
        Op een open stapel past een kaart die één hoger of één lager is; de kleur doet er niet toe. Je mag op elke
        stapel spelen. Wie het eerst is, is voor.
    .ask = Er liggen een 5 en een boer. Welke kaart speel je?
    .right = Een 4 of een 6 past op de 5. Bram had ook kunnen spelen: snel zijn telt.
    .wrong = Zeg dat pas als er niets meer past: jouw 4 en je 6 passen op de 5.
lesson-zenuwen-circle = Rond
    .text = De rij loopt rond: op een aas past een 2 of een heer. Gelijke kaarten passen niet op elkaar.
    .ask = Er liggen een 6 en een aas. Welke kaart past?
    .right = De heer past op het aas, en nu past er een vrouw.
    .wrong = Er past nog iets: je heer mag op het aas.
lesson-zenuwen-deep = Eerst het dikste stapeltje
    .text = Niemand moet spelen. Kun je kiezen, speel dan weg waar het meeste onder ligt.
    .ask = Je 5 past op de 6, en je vrouw op de boer. Onder de 5 ligt niets, onder de vrouw vier kaarten. Wat speel je?
    .right = Er komt een nieuwe kaart vrij, en je dikste stapeltje slinkt.
    .wrong = Dat mag, maar speel eerst de vrouw: daar liggen nog vier kaarten onder.
lesson-zenuwen-stuck = Niets past meer
    .text =
        Kan niemand nog spelen, of zegt iedereen dat hij niet meer kan, dan draait ieder weer een kaart om. Wie geen
        stapel meer heeft, draait niets.
    .ask = Bram kan niet meer, en jij ook niet. Zeg het.
    .right = Een 4 en een vrouw: er past weer van alles.
lesson-zenuwen-slap = Slaan
    .text =
        Wie zijn stapeltjes leeg heeft, maakt een eind aan de ronde. Dan slaat iedereen zo snel hij kan op een open
        stapel, en die neemt hij erbij. Wie daarna al zijn kaarten in zijn stapeltjes kwijt kan, vijftien of minder,
        wint.
    .ask = Je laatste kaart is weg. Op welke stapel sla je: die van zestien of die van acht?
    .right = De kleinste is voor jou, en Bram zit met de dikke.
    .wrong = Dat mag, maar je wilt zo weinig mogelijk kaarten: sla op de kleinste stapel.
