game-toepen = Toepen
    .line = Alleen de laatste slag telt, en wie durft, klopt de prijs omhoog.

preset-toepen-book = om een rondje
preset-toepen-pot = om de pot
preset-toepen-quick = om een rondje, allemaal tegelijk antwoorden

option-toepen-mode = Waarom gaat het
    .help = Om een rondje: wie het eerst al zijn levens kwijt is, verliest. Om de pot: wie het laatst overblijft, wint.
value-toepen-mode-drinks = een rondje
value-toepen-mode-pot = de pot
option-toepen-pot_stake = Inleg in de pot
    .help = Wat je betaalt als je uitgeschakeld bent. Alleen als het om de pot gaat.
option-toepen-knock_procedure = Antwoorden op een klop
    .help = Om de beurt vanaf links van de klopper, of allemaal tegelijk: wie dan aarzelt, gaat mee.
value-toepen-knock_procedure-sequential = om de beurt
value-toepen-knock_procedure-simultaneous = allemaal tegelijk
option-toepen-away_folds = Wie weg is, gooit weg
    .help = Wie zonder goede reden van tafel is, is bij de eerste klop zijn kaarten kwijt.
option-toepen-drinks_protection = Drank halen is veilig
    .help = Wie het rondje haalt, kan zolang geen levens verliezen.

## Woorden van het spel

toepen-phase-exchange = vuile was?
toepen-phase-challenge = geloof je het?
toepen-phase-announcing = fluiten of opstaan
toepen-phase-answering = mee of weg?
toepen-fact-price = prijs
toepen-fact-knocks = keer geklopt
toepen-fact-knocker = klopte het laatst
    .seat = { $name } klopte het laatst
toepen-fact-exchanger = ruilde
    .seat = { $name } ruilde
toepen-fact-pot = in de pot
toepen-fact-winner = wint de ronde
    .seat = { $name } wint de ronde
toepen-fact-first = komt eerst uit
    .seat = { $name } komt eerst uit
toepen-badge-folded = weggegooid
toepen-badge-whistled = fluit
toepen-badge-stood = staat op
toepen-badge-exchanged = heeft geruild
toepen-badge-caught = betrapt
toepen-badge-honest = was eerlijk
toepen-badge-away = van tafel
toepen-badge-fetching-drinks = haalt drank
toepen-zone-discard = vuile was
toepen-verb-exchange = ruil je hand
    .log = { $name } ruilt vier kaarten
toepen-verb-challenge = kijk na
    .log = { $name } gelooft het niet
toepen-verb-whistle = fluit
    .log = { $name } fluit
toepen-verb-stand = sta op
    .log = { $name } staat op
toepen-verb-none = niets te melden
    .log = { $name } zwijgt
toepen-verb-knock = klop!
    .log = { $name } klopt
toepen-verb-stay = ik ga mee
    .log = { $name } gaat mee
toepen-verb-fold = weggooien
    .log = { $name } gooit weg
toepen-verb-timeout = tijd om: wie aarzelt, gaat mee
    .log = De tijd is om: wie aarzelde, gaat mee
toepen-verb-away = van tafel
    .log = { $name } gaat van tafel
toepen-verb-back = terug
    .log = { $name } { is } terug
toepen-verb-fetching = haalt drank
    .log = Er wordt drank gehaald
toepen-buys-round = { $name } haalt een rondje
# Wat een klop, meegaan of weggooien je kan kosten.
toepen-stake-lives = verlies je, dan kost het { $lost ->
        [one] één leven
       *[other] { $lost } levens
    }
toepen-stake-folding = kost { $lost ->
        [one] één leven
       *[other] { $lost } levens
    }
toepen-reason-drinks = iemand is al zijn levens kwijt en haalt een rondje
toepen-reason-pot = de pot is gewonnen

## Waarom iets niet mag

# R3, R5, R6, R7.
toepen-refusal-exchange-too-late = Ruilen doe je op je beurt, voor er gefloten of gespeeld wordt.
toepen-refusal-stock-empty = Er liggen geen vier kaarten meer om te ruilen.
toepen-refusal-exchanged-already = Je hebt deze ronde al geruild: eens is genoeg.
toepen-refusal-own-exchange = Je eigen ruil trek je niet in twijfel.
toepen-refusal-nothing-to-challenge = Er is nu geen ruil om aan te twijfelen.
# R9, R31, P3.
toepen-refusal-must-whistle = Met drie tienen moet je fluiten.
toepen-refusal-must-stand = Met vier tienen moet je opstaan.
toepen-refusal-signal-without-cards = Dat teken hoort niet bij je kaarten.
toepen-refusal-signal-in-its-circle = Fluiten en opstaan doe je in de kring na het ruilen, voor de eerste kaart.
# R13, R15, R16.
toepen-refusal-knock-too-early = Kloppen kan pas als iedereen zijn kaarten heeft en er gefloten is.
toepen-refusal-not-in = Je doet deze ronde niet meer mee.
toepen-refusal-knocked-last = Jij klopte het laatst: eerst moet een ander kloppen.
toepen-refusal-too-few-lives = De prijs zou { $price } worden en je hebt { $lives ->
        [one] maar één leven
       *[other] maar { $lives } levens
    }.
# R17, R18, R20.
toepen-refusal-answer-first = Er is geklopt: eerst zegt iedereen of hij meegaat.
toepen-refusal-no-knock-to-answer = Er is niet geklopt: meegaan of weggooien is alleen een antwoord op een klop.
toepen-refusal-own-knock = Het is je eigen klop: daar antwoord je niet op.
toepen-refusal-answered-already = Je hebt al gezegd dat je meegaat.
# R30, T5, T6.
toepen-refusal-eliminated = Deze speler is uitgeschakeld.
toepen-refusal-table-says-who-fetches = De tafel zegt wie er drank haalt.
toepen-refusal-already-away = Dat was al gezegd.
toepen-refusal-not-away = Deze speler zit gewoon aan tafel.
