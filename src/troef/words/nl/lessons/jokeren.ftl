lesson-jokeren-draw = Trekken
    .text =
        Je wilt als eerste al je kaarten kwijt. Elke beurt begin je met een kaart van de gedekte stapel; van de
        aflegstapel neemt niemand iets.
    .ask = Bram legde klaverheer weg. Begin je beurt.
    .right = Schoppenheer! Nu heb je 10, boer, vrouw en heer van schoppen.
lesson-jokeren-open = Uitkomen
    .text =
        De eerste keer dat je legt, moet het samen minstens 40 waard zijn. Plaatjes tellen 10, een aas 11 of laag 1,
        een joker 10.
    .ask = Leg een reeks die in haar eentje genoeg is om uit te komen.
    .right = Tien, boer, vrouw, heer: precies 40. Vanaf nu mag je leggen wat je wilt en ook bij anderen aanleggen.
    .wrong = Dat is nog niet wat we zoeken: leg 10, boer, vrouw en heer van schoppen samen, dat is 40.
lesson-jokeren-wait = Nog niet genoeg
    .text = Met 5, 6 en 7 haal je maar 18: dat mag nog niet op tafel. Elke beurt eindigt met een kaart wegleggen.
    .ask = Welke kaart past bij niets in je hand?
    .right = Klaverheer staat alleen. Je paren en je reeksje bewaar je om straks uit te komen.
    .wrong = Dat mag, maar die kaart hoort bij een paar of een reeksje. Klaverheer staat helemaal alleen.
lesson-jokeren-joker = De joker ophalen
    .text =
        Een joker staat voor één bepaalde kaart. Heb jij die, en ben je uit, dan ruil je ze om en neem je de joker in
        je hand.
    .ask = In de reeks van Bram staat de joker voor klaveren 10. Wat doe je?
    .right = De joker is van jou: leg hem waar hij jou helpt.
    .wrong = Dat mag, maar eerst de joker: jij hebt klaveren 10, en daar staat hij voor.
lesson-jokeren-layoff = Aanleggen
    .text =
        Wie uit is, mag ook bij de kaarten van een ander aanleggen: aan het eind van een reeks, of de kleur die nog
        ontbreekt.
    .ask = Bram heeft 3, 4, 5 van harten liggen. Welke kaart raak je daar kwijt?
    .right = Harten 6 past. Er is er nog één over.
    .wrong = Dat mag, maar dan hou je harten 6 over, en die past bij Bram.
lesson-jokeren-last = De laatste kaart
    .text =
        Je gaat uit door je laatste kaart weg te leggen. Alle anderen krijgen een strafpunt voor elke kaart die ze nog
        hebben.
    .ask = Leg je laatste kaart weg.
    .right = Uit! Jij hebt nul strafpunten, en Bram een voor elke kaart in zijn hand, hoe hoog die ook is.
