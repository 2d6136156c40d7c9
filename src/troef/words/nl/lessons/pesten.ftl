lesson-pesten-match = Kleur of hoogte
    .text =
        Wie het eerst zijn kaarten kwijt is, wint. Leg een kaart van dezelfde kleur of van dezelfde hoogte als de
        bovenste. Kun je spelen, dan moet je.
    .ask = Harten 9 ligt open. Welke kaart leg jij?
    .right = Een 9 past op een 9, en harten op harten. Nu kiest de volgende zijn kaart.
    .wrong =
        De kaart past, maar ‘laatste kaart’ roep je pas als je er nog één overhoudt. Nu kostte het je twee strafkaarten.
lesson-pesten-draw = Trekken
    .text = Heb je niets dat past, dan trek je een kaart van de stapel.
    .ask = Op harten 9 past niets uit je hand. Wat doe je?
    .right = Je trok harten 5, en die past wel.
lesson-pesten-drawn = De getrokken kaart
    .text = Past de kaart die je trok, dan mag je ze meteen spelen. Je mag ze ook houden: dan is je beurt voorbij.
    .ask = Je trok harten 5. Wat doe je?
    .right = Goed zo: een kaart minder, en de volgende moet harten of een 5 hebben.
    .wrong = Dat mag, maar zo houd je een kaart meer dan nodig. Speel de 5.
lesson-pesten-eight = Acht en zeven
    .text = Sommige kaarten pesten. Bij een 8 slaat de volgende zijn beurt over. Bij een 7 draait de speelrichting om.
    .ask = Bram is na jou aan de beurt. Welke kaart slaat hem over?
    .right = Bram mist zijn beurt, en Joris speelt verder.
    .wrong = Dat mag, maar alleen de 8 slaat Bram over.
lesson-pesten-two = Twee trekken
    .text =
        Na een 2 moet de volgende twee kaarten nemen, tenzij hij er zelf een 2 of een joker op legt. Dan telt het op, en
        is de volgende aan de beurt.
    .ask = Fien legt schoppen 2. Wat doe je?
    .right = Nu staat er vier, en die zijn voor Bram, tenzij ook hij iets heeft.
    .wrong = Dat mag, maar waarom twee kaarten nemen? Met je eigen 2 schuif je de straf door.
lesson-pesten-take = De joker
    .text =
        Een joker mag altijd en kost de volgende vijf kaarten. Na het nemen ben je gewoon aan de beurt, ook met je
        nieuwe kaarten, en op een joker past alles.
    .ask = Fien legt een joker, en jij hebt geen 2 en geen joker. Wat nu?
    .right = Vijf kaarten erbij, maar nu mag je leggen wat je wilt.
lesson-pesten-jack = De boer kiest
    .text =
        Een boer past op alles, behalve als er straf wacht. Wie hem legt, noemt een kleur, en die kleur moet de volgende
        bekennen.
    .ask = Speel je boer. Welke kleur noem je?
    .right = Van harten heb je er vijf: zo kun je de volgende keer bijna zeker meedoen.
    .wrong = Dat mag, maar kijk wat je overhoudt: bijna alleen harten.
lesson-pesten-call = Laatste kaart!
    .text =
        Houd je na het leggen nog één kaart over, dan roep je erbij: laatste kaart! Vergeet je het, dan trek je er twee.
        Wie zijn laatste kaart speelt, wint meteen.
    .ask = Je hebt nog twee kaarten. Speel klaveren vrouw, en vergeet niets.
    .right = Netjes geroepen. Past harten 3 straks, dan heb je gewonnen.
    .wrong = Je vergat ‘laatste kaart’ te roepen: twee strafkaarten. Zeg het vóór je de kaart legt.
