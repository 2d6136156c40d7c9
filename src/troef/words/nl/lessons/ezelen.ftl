lesson-ezelen-choose = Doorgeven
    .text =
        Ieder heeft vier kaarten en wil er vier gelijke. Je kiest er een om weg te geven; heeft iedereen gekozen, dan
        schuiven alle kaarten tegelijk naar links.
    .ask = Je hebt drie azen en een heer. Welke kaart geef je weg?
    .right = Nog één aas en je hebt er vier. De heer gaat naar Bram, zodra de anderen ook gekozen hebben.
    .wrong =
        Dat is niet wijs: je drie azen hou je vast, en slaan zonder vier gelijke kost je een letter. Geef de heer weg.
lesson-ezelen-pair = Een paar om op te bouwen
    .text = Je houdt altijd vier kaarten. Wat je nu krijgt, mag je de volgende keer weer doorgeven.
    .ask = Je hebt twee boeren, een heer en een vrouw. Wat geef je weg?
    .right = De boeren blijven bij elkaar. Heer of vrouw, dat maakt nu niets uit.
    .wrong = Dat mag, maar breek je paar niet: de twee boeren zijn je beste begin. Slaan kan pas met vier gelijke.
lesson-ezelen-change = Van gedachten veranderen
    .text = Zolang niet iedereen gekozen heeft, mag je nog een andere kaart kiezen.
    .ask = Je koos per ongeluk een aas. Herstel het, voor de anderen klaar zijn.
    .right = Net op tijd: nu gaat de heer weg en blijven je azen bij elkaar.
    .wrong = Zo raak je een aas kwijt, of krijg je een letter. Kies de heer.
lesson-ezelen-slap = Slaan!
    .text =
        Wie vier gelijke heeft, slaat met zijn hand op tafel. Dan moet iedereen slaan, en wie het laatst is, krijgt een
        letter: eerst de E, dan Z, E, L.
    .ask = Je hebt vier azen. Wat doe je?
    .right =
        Jij sloeg als eerste, en wie het laatst sloeg, krijgt een letter. Wie zijn vierde letter krijgt, is de ezel.
    .wrong = Kijk nog eens: je hebt vier azen! Geef niets weg, maar sla.
lesson-ezelen-react = Snel zijn
    .text = Slaat er iemand, dan tellen je kaarten niet meer. Alleen de laatste die slaat, krijgt een letter.
    .ask = Joris slaat! Wat nu?
    .right = Je was niet de laatste. Kijk dus altijd ook naar de anderen, niet alleen naar je kaarten.
