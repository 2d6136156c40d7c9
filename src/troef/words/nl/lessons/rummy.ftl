lesson-rummy-draw = Eerst een kaart nemen
    .text =
        In rummy leg je series op tafel en probeer je als eerste van al je kaarten af te raken. Elke beurt begint met
        een kaart: de bovenste van de stapel, dicht, of de open kaart.
    .ask = Jij hebt twee zevens, en schoppen 7 ligt open. Welke kaart neem je?
    .right = Nu heb je drie zevens. Van de stapel was het maar een gok.
    .wrong = Dat mag, maar wat je van de stapel neemt, is een gok. Met de open 7 heb je een serie.
lesson-rummy-meld = Een serie leggen
    .text = Drie of vier kaarten van gelijke hoogte zijn een set. Per beurt mag je één serie leggen.
    .ask = Leg je drie zevens op tafel.
    .right = Ze liggen. Kaarten op tafel blijven daar liggen.
    .wrong = Dat mag, maar je bent van drie kaarten tegelijk af als je eerst de zevens legt.
lesson-rummy-discard = Weggooien
    .text =
        Elke beurt eindigt met een kaart op de open stapel; niet de kaart die je daar net nam. Wie uitgaat, krijgt de
        punten die de anderen nog in de hand hebben: heer, vrouw en boer zijn er 10, een aas 1, de rest wat erop staat.
    .ask = Gooi een kaart weg die je veel kan kosten.
    .right = Losse plaatjes gooi je vroeg weg: ze kosten 10 als een ander uitgaat.
    .wrong = Dat mag, maar kleine kaarten kosten je minder als een ander uitgaat. Gooi een plaatje weg.
lesson-rummy-run = Een straat
    .text =
        Drie of meer kaarten van één kleur op een rij zijn een straat. Het aas is altijd de laagste: aas-2-3 mag,
        vrouw-heer-aas niet.
    .ask = Leg een straat. Welke kaarten horen erbij?
    .right = Boer, vrouw, heer. Het aas hoort er niet bij, want hoger dan de heer gaat het niet.
    .wrong = Dat mag, maar je hebt een straat in de hand: leg eerst boer, vrouw en heer van schoppen.
lesson-rummy-layoff = Bijleggen
    .text =
        Aan elke serie op tafel mag je kaarten bijleggen, ook aan die van een ander. De serie moet telkens kloppen. Na
        het bijleggen leg je die beurt geen serie meer.
    .ask = Fien legde schoppen 4, 5 en 6. Welke kaart van jou past daarbij?
    .right = De 7 sluit aan. Weer een kaart minder.
    .wrong = Dat mag, maar met schoppen 7 raak je een kaart extra kwijt.
lesson-rummy-keep = De laatste kaart
    .text =
        Je gaat uit door je laatste kaart weg te gooien. Leggen of bijleggen mag dus alleen als je er een overhoudt om
        weg te gooien.
    .ask = Je hebt klaveren 4, 5 en 6, en je nam harten 9. Wat leg je?
    .right = Nu heb je nog één kaart.
    .wrong = Dat mag, maar je kunt deze beurt uitgaan: leg eerst de straat.
lesson-rummy-out = Uit!
    .text =
        Wie zijn laatste kaart weggooit, wint de ronde. Hij krijgt de punten van alle kaarten die de anderen nog hebben.
        Wie het eerst aan 100 is, wint.
    .ask = Gooi je laatste kaart weg.
    .right = Uit! De kaarten van Bram tellen nu voor jou.
