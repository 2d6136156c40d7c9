game-toepen = Toepen
    .line = Only the last trick counts, and whoever dares knocks the price up.

preset-toepen-book = for a round of drinks
preset-toepen-pot = for the pot
preset-toepen-quick = for drinks, all answering at once

option-toepen-mode = What it is about
    .help = Drinks: whoever loses all lives first has lost. Pot: the last one left wins.
value-toepen-mode-drinks = a round of drinks
value-toepen-mode-pot = the pot
option-toepen-pot_stake = Stake of the pot
    .help = What you pay when you are eliminated. Only when playing for the pot.
option-toepen-knock_procedure = Answering a knock
    .help = In turn from the knocker's left, or all at once: then whoever hesitates stays in.
value-toepen-knock_procedure-sequential = in turn
value-toepen-knock_procedure-simultaneous = all at once
option-toepen-away_folds = Whoever is away folds
    .help = Away from the table without a good reason, you lose your cards at the first knock.
option-toepen-drinks_protection = Fetching drinks is safe
    .help = While fetching the round you cannot lose lives.

## Words of the game

toepen-phase-exchange = exchange
toepen-phase-challenge = do you believe it?
toepen-phase-announcing = whistle or stand up
toepen-phase-answering = stay or fold?
toepen-fact-price = price
toepen-fact-knocks = knocks
toepen-fact-knocker = knocked last
    .seat = { $name } knocked last
toepen-fact-exchanger = exchanged
    .seat = { $name } exchanged
toepen-fact-pot = in the pot
toepen-fact-winner = wins the round
    .seat = { $name } win{ s } the round
toepen-fact-first = leads first
    .seat = { $name } lead{ s } first
toepen-badge-folded = folded
toepen-badge-whistled = whistles
toepen-badge-stood = stands up
toepen-badge-exchanged = has exchanged
toepen-badge-caught = caught
toepen-badge-honest = was honest
toepen-badge-away = away
toepen-badge-fetching-drinks = fetching drinks
toepen-zone-discard = dirty laundry
toepen-verb-exchange = exchange your hand
    .log = { $name } exchange{ s } four cards
toepen-verb-challenge = look
    .log = { $name } doubt{ s } it
toepen-verb-whistle = whistle
    .log = { $name } whistle{ s }
toepen-verb-stand = stand up
    .log = { $name } stand{ s } up
toepen-verb-none = nothing to tell
    .log = { $name } { is } silent
toepen-verb-knock = knock!
    .log = { $name } knock{ s }
toepen-verb-stay = stay in
    .log = { $name } stay{ s } in
toepen-verb-fold = fold
    .log = { $name } fold{ s }
toepen-verb-timeout = time is up: whoever hesitates stays in
    .log = Time is up: whoever hesitated stays in
toepen-verb-away = leave the table
    .log = { $name } leave{ s } the table
toepen-verb-back = back
    .log = { $name } { is } back
toepen-verb-fetching = fetches the drinks
    .log = The drinks are being fetched
toepen-buys-round = { $name } buys a round
# What a knock, staying in or folding can cost you.
toepen-stake-lives = costs { $lost ->
        [one] one life
       *[other] { $lost } lives
    } if you lose
toepen-stake-folding = costs { $lost ->
        [one] one life
       *[other] { $lost } lives
    }
toepen-reason-drinks = somebody has lost all lives and buys a round
toepen-reason-pot = the pot has been won

## Why something is not allowed

# R3, R5, R6, R7.
toepen-refusal-exchange-too-late = You exchange in your turn, before the announcements and the play.
toepen-refusal-stock-empty = There are no four cards left to exchange for.
toepen-refusal-exchanged-already = You have exchanged in this round already: once is enough.
toepen-refusal-own-exchange = You do not challenge your own exchange.
toepen-refusal-nothing-to-challenge = There is no exchange to doubt now.
# R9, R31, P3.
toepen-refusal-must-whistle = With three tens you must whistle.
toepen-refusal-must-stand = With four tens you must stand up.
toepen-refusal-signal-without-cards = That signal does not go with your cards.
toepen-refusal-signal-in-its-circle = You whistle or stand up in the circle after the exchanges, before the first card.
# R13, R15, R16.
toepen-refusal-knock-too-early = You may knock once all hands are settled and the announcements are made.
toepen-refusal-not-in = You are out of this round.
toepen-refusal-knocked-last = You knocked last: somebody else must knock first.
toepen-refusal-too-few-lives = The price would be { $price } and you have { $lives ->
        [one] only one life
       *[other] only { $lives } lives
    }.
# R17, R18, R20.
toepen-refusal-answer-first = There was a knock: first everybody says whether he stays in.
toepen-refusal-no-knock-to-answer = Nobody has knocked: staying and folding are answers to a knock only.
toepen-refusal-own-knock = It is your own knock: you do not answer it.
toepen-refusal-answered-already = You have said already that you stay in.
# R30, T5, T6.
toepen-refusal-eliminated = This player has been eliminated.
toepen-refusal-table-says-who-fetches = The table says who fetches the drinks.
toepen-refusal-already-away = That has been said already.
toepen-refusal-not-away = This player is at the table.
