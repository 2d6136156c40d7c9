lesson-presidenten-lead = Uitkomen
    .text =
        Wie het eerst van al zijn kaarten af is, wordt President; wie het laatst blijft zitten, is de slaaf. De 2 is de
        hoogste, dan aas, heer, vrouw en zo omlaag tot de 3. Wie uitkomt, legt een of meer kaarten van gelijke hoogte.
    .ask = Jij komt uit. Begin laag.
    .right = Lage kaarten raak je alleen kwijt als je zelf uitkomt, en een paar ruimt dubbel op.
    .wrong = Dat mag, maar je hoge kaarten heb je later nodig. Begin met je laagste: de twee drieën, of de 4.
lesson-presidenten-beat = Evenveel en hoger
    .text =
        Na de uitkomst leg je even veel kaarten van gelijke hoogte, en ze moeten hoger zijn. Gelijk is niet genoeg. Je
        mag ook passen, en later toch weer meedoen.
    .ask = Fien legt twee zevens. Wat leg jij?
    .right = Twee negens volstaan. Je heren bewaar je.
    .wrong = Dat mag, maar twee negens zijn hoger dan twee zevens, en je heren kun je beter sparen.
lesson-presidenten-keep = Paren heel houden
    .text =
        Eén kaart telt alleen tegen één kaart, een paar tegen een paar. Wie zijn paren breekt, zit later met losse
        kaarten.
    .ask = Fien legt een 4. Welke kaart leg je zonder iets te breken?
    .right = De 6 was je enige losse kleine kaart. Je paren en je drie vrouwen blijven samen.
    .wrong = Dat mag, maar zo breek je een paar of speel je een hoge kaart te vroeg. De 6 ligt los.
lesson-presidenten-two = De 2 is de hoogste
    .text = Over een 2 gaat niets. Past iedereen na jou, dan gaat de slag weg en kom jij uit.
    .ask = Fien legt een heer. Jij hebt nog een 2 en twee vijven. Wat doe je?
    .right = Niemand kan erover, en nu mag jij uitkomen.
    .wrong = Dat mag, maar je vijven gaan nooit over een heer. Neem met je 2 de slag en kom zelf uit.
lesson-presidenten-out = President
    .text =
        De eerste die geen kaarten meer heeft, is President, de tweede vice-president, de laatste slaaf. De volgende
        ronde zit je in die volgorde.
    .ask = Jij komt uit met twee vijven. Wat leg je?
    .right = Uit: jij bent President. De anderen spelen verder om hun plaats.
    .wrong = Dat mag, maar dan houd je er een over. Leg ze samen: dan ben je uit.
lesson-presidenten-give = Kaarten ruilen
    .text =
        In de volgende ronde geeft de slaaf zijn hoogste kaart aan de President. Die geeft er een naar keuze terug, en
        komt uit.
    .ask = Jij bent President en kreeg een 2. Welke kaart geef je terug?
    .right = De 4 was je laagste en je enige losse: een goede ruil.
    .wrong = Dat mag, maar geef liever je laagste losse kaart: de 4.
