lesson-poker-raise = Twee eigen kaarten
    .text =
        Ieder krijgt twee dichte kaarten. Links van de gever liggen al twee kleine inzetten, de blinds. Wie aan de beurt
        is, gaat mee, verhoogt of gooit weg. Verhogen kan met minstens een big blind, hier 2.
    .ask = Jij hebt twee azen, de beste hand die er is. Wat doe je?
    .right = Zo hoort het: met de beste hand wil je dat de anderen betalen.
    .wrong = Dat mag, maar twee azen gooi je niet weg en speel je niet voor niets: verhoog tot 4 à 12.
lesson-poker-fold = Weggooien
    .text = Meegaan kost het verschil met de hoogste inzet. Wie weggooit, verliest alleen wat hij al inlegde.
    .ask = Fien verhoogt tot 12. Jij hebt een 7 en een 2, van verschillende kleur. Wat doe je?
    .right = Slechter begint een hand niet. Je hebt niets ingelegd, dus het kost je niets.
    .wrong = Dat mag, maar zwakker dan 7 en 2 wordt het niet, en Fien betaalde zes keer de big blind.
lesson-poker-check = Drie open kaarten
    .text =
        Na de eerste ronde komen er drie kaarten open op tafel, de flop; later nog een, de turn, en nog een, de river.
        Die zijn van iedereen. Heeft niemand ingezet, dan mag je ook afwachten: checken.
    .ask = De flop hielp jou niet, en niemand zette in. Wat doe je?
    .right = Gratis een kaart zien is altijd beter dan weggooien.
    .wrong = Dat mag, maar afwachten is hier gratis. Check.
lesson-poker-bluff = Bluffen
    .text =
        Gooien alle anderen weg, dan win je de pot zonder je kaarten te tonen. Dus kun je ook inzetten met niets:
        bluffen.
    .ask = Bram checkte twee keer, hij lijkt zwak. Jij hebt niets. Probeer het eens met een inzet van 3 tot 8.
    .right = Bram gooit weg, en niemand weet wat je had.
    .wrong = Dat mag, maar probeer hier eens te bluffen: zet 3 tot 8 in.
lesson-poker-best = De beste vijf
    .text =
        Van je twee kaarten en de vijf op tafel tellen de beste vijf. Van hoog naar laag: straight flush, vier gelijke,
        full house, flush (vijf van één kleur), straat, drie gelijke, twee paren, paar, hoogste kaart.
    .ask = Er liggen drie harten, en jij hebt hartenaas en harten 5. Wat doe je?
    .right = Met een flush op het aas verliest Bram van jou, met zijn twee paren.
    .wrong = Dat mag, maar een flush op het aas is hier niet te verslaan: zet in.
lesson-poker-draw = Is het de prijs waard?
    .text =
        Wie al zijn fiches inzet, is all-in: hij blijft in het spel, en er wordt niet meer verhoogd. Reken dan uit wat
        je betaalt, en wat je kunt winnen.
    .ask =
        Meegaan kost 12, en in de pot ligt 36. Met nog een harten heb je een flush: die kans is ruim een op drie. Ga je
        mee?
    .right = Goed gerekend, en de harten kwam. Eén keer op vier winnen was al genoeg.
    .wrong = Dat mag, maar je betaalt 12 om 36 te winnen, en ruim een op drie keer lukt het. Ga mee.
lesson-poker-kicker = De vijfde kaart
    .text =
        Zijn de handen verder gelijk, dan beslist de hoogste kaart ernaast. Zijn alle vijf gelijk, dan wordt de pot
        gedeeld. Wie het laatst nog fiches heeft, wint het spel.
    .ask = Op tafel liggen vier boeren. Bram gaat all-in, en jij hebt een heer. Ga je mee?
    .right = Allebei vier boeren, maar jouw heer gaat boven Brams vrouw.
    .wrong = Dat mag, maar iedereen heeft vier boeren: met je heer verlies je alleen van een aas.
