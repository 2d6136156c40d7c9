lesson-shithead-arrange = Ruilen
    .text =
        Voor je liggen drie blinde kaarten, met drie open kaarten erop, en je hebt er drie in de hand. Die op tafel
        speel je pas als je hand en de stapel op zijn. Vooraf mag je hand en open kaarten ruilen.
    .ask = Welke drie kaarten leg je open, voor het einde van het spel?
    .right = De 10, de 2 en de heer redden je op het einde. Met de 4, 5 en 9 begin je.
    .wrong = Dat mag, maar bewaar je beste kaarten voor het einde: de 10 en de 2 kunnen altijd, en de heer is hoog.
lesson-shithead-play = Gelijk of hoger
    .text =
        Leg een of meer kaarten van gelijke hoogte, gelijk aan de bovenste kaart of hoger. Daarna vul je je hand aan tot
        drie, zolang er een stapel is. Wie het laatst met kaarten zit, is de shithead.
    .ask = Bram legt een 8. Jij hebt twee achten en een vrouw. Wat leg je?
    .right = Twee lage kaarten in één keer, en je vrouw houd je nog.
    .wrong = Dat mag, maar met twee achten raak je twee lage kaarten tegelijk kwijt.
lesson-shithead-two = De 2 mag altijd
    .text = Een 2 mag op elke kaart, en op een 2 mag elke kaart.
    .ask = Bram legt een aas. Jij hebt een 2, een 4 en een 7. Wat doe je?
    .right = Met de 2 blijf je uit de problemen, en Bram begint weer van onderaf.
    .wrong = Dat mag, maar dan heb je een kaart meer. Een 2 mag altijd.
lesson-shithead-ten = De 10 ruimt op
    .text = Ook een 10 mag op elke kaart. De hele stapel gaat uit het spel, en jij komt meteen weer uit.
    .ask = Bram legt een heer. Jij hebt een 4, een 5 en een 10. Wat doe je?
    .right = De stapel is weg. Nu kom jij uit, met je laagste kaart.
    .wrong = Dat mag, maar met de 10 ruim je de stapel op en kom je zelf weer uit.
lesson-shithead-four = Vier gelijke
    .text =
        Liggen er bovenaan vier gelijke kaarten op elkaar, dan gaat de stapel ook weg. Wie de vierde legde, komt uit.
    .ask = Bram legt twee zessen. Jij hebt de andere twee. Wat leg je?
    .right = Vier zessen op elkaar: de stapel is weg en jij komt weer uit.
    .wrong = Dat mag, maar met jouw zessen liggen er vier: dan is de stapel weg en kom jij uit.
lesson-shithead-pickup = De stapel pakken
    .text =
        Kun je niet, dan neem je de hele stapel in je hand. Kun je wel, dan mag je hem toch pakken. De volgende komt
        uit.
    .ask = Bram legt een aas, en jij hebt niets dat erop kan. Wat moet je doen?
    .right = Het aas heb jij nu. Vroeg in het spel is dat zo erg niet.
lesson-shithead-open = Je open kaarten
    .text =
        Zijn je hand en de stapel op, dan speel je van je open kaarten. Moet je de stapel pakken, dan gaat er eerst een
        open kaart van jou op.
    .ask = Er liggen drie azen. Welke open kaart redt je?
    .right = Ook van tafel ruimt de 10 op, en je komt weer uit.
    .wrong = Dat mag, maar dan heb je vier kaarten extra in je hand. De 10 mag op alles.
lesson-shithead-blind = Blind
    .text =
        Ten slotte draai je je blinde kaarten om, een per beurt. Past de kaart, dan is ze gespeeld. Past ze niet, dan
        pak je de hele stapel. Wie niets meer heeft, kan niet meer verliezen.
    .ask = Er ligt een 9, en je hebt nog één blinde kaart. Draai ze om.
    .right = Een 9 op een 9 mag. Jij bent uit; Bram of Joris wordt de shithead.
