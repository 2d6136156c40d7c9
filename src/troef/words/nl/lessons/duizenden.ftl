lesson-duizenden-pile = De stapel nemen
    .text =
        Je verzamelt punten door combinaties te leggen. Een beurt begint met een kaart van de stok, of met de hele
        aflegstapel, als je de bovenste meteen met twee kaarten uit je hand kunt leggen.
    .ask = Bovenop ligt harten 9, en jij hebt er nog twee. Wat doe je?
    .right = Drie negens op tafel: 15 punten. Hoe groter de stapel, hoe mooier dat is.
    .wrong = Trekken mag ook, maar met twee negens in de hand leg je meteen een combinatie: neem de stapel.
lesson-duizenden-first = Je eerste beurt
    .text =
        In je eerste beurt leg je hoogstens één combinatie, van precies drie kaarten en zonder joker. Daarna mag alles.
    .ask = 2 tot 9 telt 5, 10 tot heer 10, een aas 20. Welke combinatie brengt nu het meeste op?
    .right = Drie heren: 30 punten. Je ruiten worden de volgende beurt een reeks van vier.
    .wrong = Dat mag, maar drie heren tellen 30, en van je ruiten leg je straks vier tegelijk.
lesson-duizenden-queen = Schoppenvrouw
    .text =
        Schoppenvrouw is 100 punten waard. Op tafel zijn die voor jou, in je hand gaan ze eraf, en wegleggen mag haast
        nooit.
    .ask = Je hebt boer, vrouw en heer van schoppen. Waarmee begin je?
    .right = Honderdtwintig punten in één keer, en het gevaar is geweken.
    .wrong = Dat mag, maar zolang schoppenvrouw in je hand zit, kan ze je 100 punten kosten. Leg haar nu.
lesson-duizenden-joker = De joker ophalen
    .text =
        Een joker staat voor één bepaalde kaart. Vanaf je tweede beurt mag je hem door die kaart vervangen, ook bij een
        ander.
    .ask = In de reeks van Bram staat de joker voor klaveren 10, en die heb jij.
    .right = De joker is van jou: in een combinatie telt hij 25.
    .wrong = Dat mag, maar haal eerst de joker op: jij hebt klaveren 10, en daar staat hij voor.
lesson-duizenden-layoff = Aanleggen
    .text = Aanleggen doe je alleen bij je eigen combinaties. Er moet altijd een kaart overblijven om weg te leggen.
    .ask = Je hebt schoppen 8 en klaveren 4, en zelf 4 tot 7 van schoppen liggen. Waar kun je iets kwijt?
    .right = Weer 5 punten. Klaveren 4 past wel bij Bram, maar daar mag je niet aan.
    .wrong = Dat mag, maar eerst 5 punten: schoppen 8 sluit aan bij je eigen reeks.
lesson-duizenden-end = Uit
    .text =
        Leg je je laatste kaart weg, dan is de ronde gedaan. Ieder telt wat er voor hem ligt, min wat hij nog in de
        hand heeft.
    .ask = Leg je laatste kaart weg.
    .right = Alles wat je gelegd hebt, telt, en er gaat niets af. Wie het eerst aan 1000 komt, wint.
