lesson-canasta-first = De eerste serie
    .text =
        Je legt series van drie of meer kaarten van één waarde; kleuren tellen niet. Tweeën en jokers passen overal
        bij, maar er moeten altijd minstens twee gewone kaarten in zitten.
    .ask = Jouw paar moet de eerste keer minstens 50 leggen. Een aas telt 20. Wat leg je?
    .right = Drie azen zijn 60: genoeg. Vanaf nu mogen jij en Joris elk bij deze serie leggen.
    .wrong = Dat mag, maar bewaar je wilde kaart: drie azen zijn met 60 al genoeg.
lesson-canasta-pile = De stapel
    .text = In plaats van te trekken mag je de hele aflegstapel nemen, als je de bovenste kaart meteen legt.
    .ask = Bovenop ligt klaverheer, en jij hebt er twee. Wat doe je?
    .right = Drie heren op tafel, en de rest van de stapel in je hand. Daar draait canasta om.
    .wrong = Trekken mag, maar zo'n stapel is veel meer waard dan één kaart: neem hem met je twee heren.
lesson-canasta-frozen = Bevroren
    .text =
        Ligt er een wilde kaart in de stapel, dan is hij bevroren: je mag hem alleen nemen met twee gewone kaarten van
        dezelfde waarde als de bovenste.
    .ask = Er ligt een 2 in de stapel. Jij hebt één heer en een 2. Wat kun je doen?
    .right = Met één heer en een 2 lukt het niet, dus trek je. Bevries zelf de stapel als de anderen er zin in hebben.
lesson-canasta-canasta = Canasta
    .text =
        Zeven kaarten van één waarde zijn een canasta. Zonder wilde kaarten is ze schoon en 500 waard, met wilde
        kaarten vies en maar 300.
    .ask = Jullie hebben zes zevens liggen. Je kunt er een 7 of een 2 bij leggen.
    .right = Een schone canasta: 500 punten. De 2 bewaar je voor een andere serie.
    .wrong = Dat mag, maar met een 2 wordt de canasta vies. Leg de 7: dan is ze 500 waard.
lesson-canasta-black = De zwarte drie
    .text =
        Je eindigt met een kaart weg te leggen. Een zwarte 3 is een stopkaart: de volgende speler kan de stapel dan
        niet nemen. Rode drieën leg je altijd open, voor een bonus van 100.
    .ask = De stapel is groot, en Bram en Fien hebben boeren, vrouwen en negens liggen. Wat leg je veilig weg?
    .right = Bram kan de stapel nu niet nemen. Boer, vrouw of 9 was een cadeau geweest.
    .wrong = Dat mag, maar zo kan Bram de grote stapel misschien nemen. De zwarte 3 houdt hem tegen.
lesson-canasta-out = Uitgaan
    .text = Uitgaan mag alleen als jullie een canasta hebben. Je mag je maat eerst vragen of hij het goed vindt.
    .ask = Jullie hebben zeven zevens, en jij kunt alles kwijt. Leg de achten.
    .right = Nog één kaart over, en die leg je straks weg.
    .wrong = Dat mag, en vragen is beleefd, maar nu is het eenvoudig: leg de drie achten, dan kun je uit.
lesson-canasta-end = Het einde van de ronde
    .text =
        Wie uitgaat, krijgt 100. Alles op tafel telt voor jullie, alles in de hand gaat eraf. Wie het eerst aan 5000
        komt, wint.
    .ask = Leg je laatste kaart weg.
    .right = De ronde is gedaan: 500 voor de canasta, 100 voor het uitgaan, en de kaarten erbij.
