lesson-eenenvijftigen-play = Samen tellen
    .text =
        Om de beurt leg je een kaart en zeg je het nieuwe totaal: 7 en 8 tellen zichzelf, boer 2, vrouw 3, heer 4, een
        9 niets. Wie niets kan leggen zonder boven 50 te komen, verliest de ronde.
    .ask = Het totaal is nul. Welke van je kaarten ben je nu best kwijt?
    .right = Acht! Grote kaarten passen nu nog gemakkelijk; boer en heer bewaar je voor straks.
    .wrong = Dat mag, maar kleine kaarten heb je straks nodig, vlak onder de 50. Leg nu je grootste.
lesson-eenenvijftigen-draw = Vergeet niet te trekken
    .text =
        Na je kaart trek je er zelf een van de stapel, vóór de volgende speelt. Wie het vergeet, speelt de ronde met
        een kaart minder verder.
    .ask = Je hebt net gelegd. Wat moet je nu doen?
    .right = Zo heb je er weer drie. Aan tafel zegt niemand het je, en dat is net de grap.
lesson-eenenvijftigen-minus = Tien eraf
    .text = Een 10 telt 10 erbij of 10 eraf, wat je wilt. Een aas is 1 of 11.
    .ask = Het totaal is 46. Met een 7 of een 8 ga je over de 50. Wat redt je?
    .right = Zesendertig! Een 10 is goud waard als het totaal hoog is.
lesson-eenenvijftigen-fifty = Vijftig
    .text =
        Is het totaal precies 50, dan redt de volgende zich alleen met een 9 of een 10. Kan hij niets leggen, dan
        verliest hij meteen, en dat is een verliespunt.
    .ask = Het totaal is 46. Hoe maak je het Bram zo moeilijk mogelijk?
    .right = Vijftig! Bram heeft geen 9 en geen 10: hij verliest de ronde.
    .wrong = Dat mag, en het is veilig. Maar met de heer maak je er 50 van, en Bram zit klem. De 9 en de 10 bewaar je.
lesson-eenenvijftigen-pass = Pas!
    .text =
        Met drie kaarten van dezelfde waarde mag je passen: je legt ze gesloten neer, doet niet meer mee en kunt deze
        ronde niet verliezen.
    .ask = Het totaal is 46 en je hebt drie boeren. Wat is het veiligst?
    .right = Nu kijk je rustig toe hoe een van de anderen verliest.
    .wrong = Dat mag, maar met drie gelijke kaarten sta je in één keer buiten gevaar. Pas.
