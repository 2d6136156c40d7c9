lesson-kingen-tricks = Minste slagen
    .text =
        Kingen is tien spellen in vaste volgorde. In de eerste zes wil je iets niet hebben; in de laatste vier, met
        troef, is elke slag een pluspunt. In het eerste spel kost elke slag 1.
    .ask = Fien komt uit met klaveren 10. Met welke klaver duik je, en hou je de laagste nog over?
    .right = De 9 blijft er net onder. De 3 duikt later nog onder alles.
    .wrong = Dat mag, maar de 9 is de beste: hoog genoeg om kwijt te willen, laag genoeg om te duiken.
lesson-kingen-hearts = Minste harten
    .text =
        In het tweede spel kost elke harten 1. Met harten uitkomen mag niet zolang je iets anders hebt. En kun je niet
        bekennen, dan moet je je hoogste harten leggen.
    .ask = Fien heeft de slag en jij hebt geen schoppen. Welke kaart moet je leggen?
    .right = De vrouw, je hoogste harten. Het moet, en je raakt haar nog graag kwijt ook.
lesson-kingen-kings = Geen heren, geen boeren
    .text = Nu kost elke heer en elke boer 1. Kun je niet bekennen, dan moet je er een leggen als je er een hebt.
    .ask = Fien speelt schoppenaas. Jij hebt ruitenheer en klaverboer. Welke geef je?
    .right = Een strafpunt voor wie deze slag haalt. Welke van de twee je geeft, kies je zelf.
lesson-kingen-queens = Minste dames
    .text =
        Elke vrouw, of dame, kost 2. Kun je niet bekennen, dan leg je een vrouw; heb je er geen, dan de hoogste kaart
        van een kleur naar keuze.
    .ask = Er ligt hartenaas. Je hebt geen harten en geen vrouw. Welke hoge kaart ben je liefst kwijt?
    .right = Schoppenaas vangt anders vroeg of laat schoppenvrouw, met maar twee kleintjes ernaast.
    .wrong = Dat mag, maar je schoppen zijn kort en het aas vangt zeker een vrouw die valt. Weg ermee.
lesson-kingen-king = Geen hartenheer
    .text =
        In het vijfde spel telt maar één kaart: hartenheer kost 5. Kun je niet bekennen en heb je hem, dan moet hij
        weg.
    .ask = Fien speelt schoppenaas, en jij hebt geen schoppen. Wat leg je?
    .right = Vijf punten voor wie de slag haalt, en het spel is meteen gedaan.
lesson-kingen-trump = Troef maken
    .text =
        In de laatste vier spellen kiest links van de gever troef, en hij komt ook uit. Nu is elke slag een punt waard.
    .ask = Jij kiest. Welke kleur?
    .right = Zes schoppen met aas en heer: daarmee haal je slagen.
    .wrong = Dat mag, maar met zes schoppen en aas-heer heb je daar de meeste slagen in.
lesson-kingen-overruff = Overtroeven
    .text = Kun je niet bekennen, dan moet je troeven, en ligt er al een troef, dan moet je er hoger over als je kunt.
    .ask = Joris speelde schoppenaas, Fien troefde met harten 9. Wat leg jij?
    .right = De boer is genoeg, en de heer bewaar je voor een volgende slag.
    .wrong = Dat mag, maar de boer wint waarschijnlijk ook. Spaar de heer.
