lesson-mao-match = Kleur of waarde
    .text =
        Mao lijkt op pesten: leg een kaart van dezelfde kleur of dezelfde waarde als de bovenste, en raak als eerste je
        kaarten kwijt. Alleen kent niemand alle regels. Kun je spelen, dan moet je.
    .ask = Harten 7 ligt open. Welke kaart leg je?
    .right = Die past. Of er een geheime regel aan vasthangt, merk je vanzelf.
    .wrong = Dat mag nog, maar wie zonder reden praat, krijgt straks een strafkaart. Leg gewoon een 7 of een harten.
lesson-mao-draw = Trekken
    .text = Past er niets, dan trek je een kaart. Je beurt is dan meteen voorbij, ook als de kaart past.
    .ask = Je hebt geen 7 en geen harten. Wat doe je?
    .right = Een kaart erbij, en de volgende is aan de beurt.
    .wrong = Praten helpt niet, en kost straks een strafkaart. Trek een kaart.
lesson-mao-say = Mao!
    .text =
        Houd je na je kaart nog één kaart over, dan zeg je er ‘Mao!’ bij, voor je ze legt. Vergeet je het, dan krijg je
        een strafkaart: ‘Dat was fout!’
    .ask = Je hebt nog twee kaarten, en klaveren 8 past. Wat doe je eerst?
    .right = Goed, en nu de kaart.
    .wrong = Dat was niet wat er nu gezegd moest worden: zeg eerst ‘Mao!’, en leg dan pas de 8.
lesson-mao-lay = De voorlaatste kaart
    .text = Wat je gezegd hebt, hoort bij de kaart die je nu legt. Nog meer zeggen is te veel.
    .ask = Leg klaveren 8.
    .right = Nog één kaart. Wie ze allemaal kwijt is en niets fout deed, wint de ronde.
    .wrong = Elk woord te veel kost een strafkaart: ‘Je praat te veel!’ Leg gewoon de 8.
lesson-mao-watch = Een geheime regel raden
    .text =
        De spelleider bedacht twee geheime regels. Alleen hij kent ze, en wie er een breekt, krijgt een strafkaart. Je
        leert ze dus door te kijken wat er gebeurt.
    .ask =
        Bram legde zwijgend een heer en kreeg straf. Joris boog bij zijn vrouw, en dat was goed. Jij gaat een boer
        leggen. Wat doe je eerst?
    .right = Wie kijkt, leert. Nu de boer.
    .wrong = Dat mag, maar kijk naar Joris: bij een prentkaart maakte hij een buiging, en hij kreeg geen straf.
lesson-mao-obey = De regel volgen
    .text =
        Een geheime regel geldt voor iedereen, ook voor wie hem bedacht. Hij blijft gelden, ook in de volgende rondes.
    .ask = Je maakte een buiging. Leg nu harten boer.
    .right = Geen straf. Boer, vrouw en heer vragen dus een buiging.
    .wrong = Eén gebaar was genoeg: leg nu de boer.
lesson-mao-rule = Zelf een regel maken
    .text =
        Wie een ronde wint, bedenkt er een geheime regel bij; de spelleider begint met twee. Een regel zegt bij welke
        kaart hij geldt, en wat er dan moet.
    .ask = Jij bent spelleider. Maak een regel voor elke 8.
    .right = Bij een 8 dus. Nu nog wat er dan moet.
    .wrong = Dat kan ook, maar kies nu eens een 8.
lesson-mao-duty = Wat er dan moet
    .text =
        Sommige regels vragen een woord of een gebaar, andere een bepaalde kaart van de volgende. Weer andere gebeuren
        vanzelf: een beurt overslaan, omkeren, kaarten trekken.
    .ask = Laat bij een 8 de volgende zijn beurt missen.
    .right = Die regel voert de tafel zelf uit, zonder te zeggen waarom. Wie vijf rondes wint, wint het spel.
    .wrong = Dat kan ook, maar kies nu: de volgende mist zijn beurt.
