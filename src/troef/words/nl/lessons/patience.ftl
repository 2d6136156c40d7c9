lesson-patience-join = Aansluiten
    .text =
        Een kaart sluit aan op een kaart die één hoger is en de andere kleur heeft: zwart op rood, rood op zwart. Komt
        er een dichte kaart vrij, dan draait ze om.
    .ask = Welke kaart sluit aan op harten 8?
    .right = Een zwarte 7 op een rode 8, en een nieuwe kaart ligt open.
    .wrong = Dat mag, maar er ligt een zet op tafel: schoppen 7 sluit aan op harten 8.
lesson-patience-deep = Waar het meeste dicht ligt
    .text = Vaak heb je de keus. Dichte kaarten kun je niet spelen, dus maak eerst los waar er veel onder liggen.
    .ask =
        Beide zwarte zevens passen op harten 8. Onder de ene ligt één dichte kaart, onder de andere vijf. Welke leg je?
    .right = Daar lag het meeste onder. De andere 7 kan wachten.
    .wrong = Dat mag, maar onder klaveren 7 liggen vijf dichte kaarten: maak die het eerst los.
lesson-patience-king = Een lege plaats
    .text =
        Op een lege plaats mag alleen een heer, met alles wat open op hem ligt, en alleen als er nog een dichte kaart
        onder ligt.
    .ask = De eerste plaats is leeg. Welke rij leg je daar?
    .right = Heer en vrouw gingen samen: alle open kaarten van een rij gaan mee.
    .wrong = Dat mag, maar leg hier de heer op de lege plaats: zo komt er een dichte kaart vrij.
lesson-patience-foundation = Wegleggen
    .text =
        Per kleur bouw je een stapel van aas tot heer. Liggen alle vier volledig, dan heb je gewonnen. Wat daar ligt,
        komt niet meer terug.
    .ask = Welke kaart kan meteen weg?
    .right = Azen leg je altijd meteen weg. Nu kan klaveren 2 volgen.
    .wrong = Dat mag, maar klaverenaas kan meteen weg, en in een patience is een aas op tafel nergens goed voor.
lesson-patience-draw = Drie kaarten draaien
    .text =
        Is er op tafel niets te doen, dan draai je de bovenste drie kaarten van de stapel om. Alleen de bovenste daarvan
        kun je spelen.
    .ask = Op tafel past niets. Wat doe je?
    .right = Klaveren 3 ligt nu boven.
    .wrong = Opgeven mag altijd, maar er ligt nog een stapel om uit te draaien.
lesson-patience-waste = Van de omgedraaide kaarten
    .text =
        De bovenste omgedraaide kaart mag op tafel als ze aansluit, of weg als ze aan de beurt is. Daarna komt de kaart
        eronder vrij.
    .ask = Waar past klaveren 3?
    .right = Op ruiten 4. Nu is harten boer aan de beurt.
    .wrong = Dat mag, maar klaveren 3 past op ruiten 4.
lesson-patience-redeal = Opnieuw door de stapel
    .text =
        Is de stapel op, dan draai je de omgedraaide kaarten terug om, zonder te schudden. Dat mag zo vaak je wilt, maar
        na drie keer op rij zonder zet heb je verloren.
    .ask = De stapel is op en niets past. Wat doe je?
    .right = De volgorde blijft dezelfde. Speel je er een kaart uit, dan verschuift de rest, en komen er andere boven.
    .wrong = Opgeven mag altijd, maar je kunt nog eens door de stapel.
lesson-patience-won = Uit
    .text =
        Liggen alle 52 kaarten weg, dan is de patience uit en heb je gewonnen. Kan er niets meer en helpt ook de stapel
        niet, dan loop je vast en heb je verloren.
    .ask = Klaverenheer is de laatste. Leg hem weg.
    .right = Alle 52 weg: gewonnen!
    .wrong = Dat mag, maar zo win je niet: leg klaverenheer weg.
