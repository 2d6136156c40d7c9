lesson-hartenjagen-follow = Duiken
    .text =
        Ieder speelt voor zich. Je moet bekennen, troef is er niet, en punten zijn slecht: elke harten kost 1,
        schoppenvrouw 5 en klaverboer 2.
    .ask = Fien komt uit met harten 10. Met welke harten blijf je eronder, zonder je laagste te verspelen?
    .right = De 9 duikt net onder de 10, en je 7 bewaar je voor later.
    .wrong =
        Dat mag, maar met het aas haal je de harten zelf, en de 7 heb je straks harder nodig. De 9 is net laag genoeg.
lesson-hartenjagen-discard = Schoppenvrouw weg
    .text = Kun je niet bekennen, dan mag je alles leggen. Dat is het moment om strafkaarten weg te geven.
    .ask = Fien speelt ruitenaas en jij hebt geen ruiten. Welke kaart geef je haar?
    .right = Vijf punten voor Fien, en jij bent van de gevaarlijkste kaart af.
    .wrong = Dat mag, maar schoppenvrouw kost 5: zo'n kans laat je niet lopen.
lesson-hartenjagen-last = Als laatste
    .text = Wie als laatste legt, weet precies wat de slag kost.
    .ask = Er liggen drie kleine schoppen en geen enkele strafkaart. Jij hebt aas en 10. Welke speel je?
    .right = De slag is gratis, en je aas kan nu schoppenvrouw niet meer vangen.
    .wrong = Dat mag, maar je haalt de slag toch al. Doe het met het aas: die zou later schoppenvrouw kunnen vangen.
lesson-hartenjagen-lead = Jagen
    .text = Je mag met alles uitkomen, ook met harten. Een lage kaart is het veiligst.
    .ask = Jij komt uit. Waarmee jaag je schoppenvrouw uit haar hol, zonder zelf gevaar te lopen?
    .right = Met kleine schoppen dwing je haar tevoorschijn. Jij kunt haar niet vangen.
    .wrong = Dat mag, maar daarmee haal je misschien zelf de slag. Kleine schoppen zijn veilig en jagen op de vrouw.
lesson-hartenjagen-all = Alle vijftien
    .text =
        Haal je alle 15 punten, dan krijg je er zelf geen. Je kiest: 15 van je eigen totaal eraf, of 15 bij elk van de
        anderen.
    .ask = Je had alle harten en haalde alles. Wat kies je?
    .right =
        Beide geven je 15 voorsprong op iedereen. Wie 15 bijtelt, brengt het einde van het eerste deel wel dichterbij.
lesson-hartenjagen-second = Het tweede deel
    .text =
        Zodra iemand de afgesproken 50 haalt, keert alles om: vanaf dan gaan punten van je totaal af. Wie het eerst op
        0 komt, wint.
    .ask = Dit is het tweede deel. Er liggen drie harten. Wat speel je nu?
    .right = Vier harten: 4 punten eraf. Nu wil je net wel wat je eerst ontweek.
    .wrong = Dat mag, maar in het tweede deel wil je punten: pak deze slag met het aas.
