game-cinch = Cinch
    .line = Bied op je troeven, ruil de rest in en waak over de twee vijven.

preset-cinch-book = iedereen past: de gever noemt troef
preset-cinch-redeal = iedereen past: opnieuw delen
preset-cinch-forced = iedereen past: de gever zit vast aan 1

option-cinch-target = Spelen tot
    .help = Het paar dat het eerst zoveel punten heeft, wint.
option-cinch-all_pass = Als iedereen past
    .help = Wat er gebeurt wanneer niemand biedt.
value-cinch-all_pass-dealer_names = de gever noemt troef en hoeft niets te halen
value-cinch-all_pass-redeal = dezelfde gever deelt opnieuw
value-cinch-all_pass-forced_one = de gever speelt voor 1 punt
option-cinch-min_bid = Laagste bod
    .help = Het hoogste bod is altijd 14.
option-cinch-enforcement = Foute kaarten
    .help = Zoals aan een echte tafel kan elke kaart vallen. Wie een fout ziet, moet ze zelf aanklagen.
value-cinch-enforcement-strict = worden geweigerd
value-cinch-enforcement-table = mogen vallen, en worden aangeklaagd

## Woorden van het spel

cinch-phase-auction = bieden
cinch-phase-discarding = afleggen
cinch-phase-robbing = de stapel roven
cinch-phase-lead-order = zeggen wat er uitgekomen wordt
cinch-fact-bid = bod
cinch-fact-bidder = bieder
cinch-fact-thrown = weggegooide punten
cinch-badge-drawn = getrokken
cinch-badge-points = punten
cinch-badge-early = voor de beurt
cinch-zone-discard = afgelegd
cinch-verb-discard = leg { $cards } weg
    .log = { $name } legt kaarten weg { $cards }
cinch-verb-change = leg { $cards } weg en neem { $card } terug
    .log = { $name } neemt { $card } terug en legt { $cards } weg
cinch-verb-bid-early = { $amount } voor je beurt
    .log = { $name } biedt { $amount } voor de beurt
cinch-verb-lead-trump = kom uit met troef
    .log = { $name }: kom uit met troef
cinch-verb-lead-no-trump = kom niet uit met troef
    .log = { $name }: kom niet uit met troef
cinch-verb-lead-anything = kom uit met wat je wilt
    .log = { $name }: kom uit met wat je wilt

# S3, S4: wat er op het spel staat.
cinch-stake-bid = haal er { $need } van de { $most }; anders schrijven zij minstens { $most } + 1, hoogstens { $lost }
    .short = haal { $need }; anders zij tot +{ $lost }

## Waarom iets niet mag

# R7.
cinch-refusal-below-minimum = { $bid } is te laag: aan deze tafel bied je minstens { $least }.
cinch-refusal-bid-too-low = { $bid } is te laag: het hoogste bod is { $high }.
cinch-refusal-auction-over = Het bieden is voorbij.
# P4.
cinch-refusal-no-early-bid = Zo'n bod kan nu niet voor de beurt.
cinch-refusal-silenced = Jouw kant mag in dit spel niet meer bieden.
# R9.
cinch-refusal-name-trump-first = Noem eerst de troefkleur.
cinch-refusal-trump-later = Troef wordt pas genoemd als het bieden voorbij is.
cinch-refusal-trump-named = Troef is al genoemd.
# R10, R11, R13, R14.
cinch-refusal-discard-later = Afleggen komt na het noemen van troef.
cinch-refusal-discard-final = Afgelegd is afgelegd: ruilen kan niet meer.
# R13: $card.
cinch-refusal-nothing-to-change = Je hebt geen troef weggelegd die je nog kunt ruilen.
cinch-refusal-not-discarded = { $card } heb je niet weggelegd.
cinch-refusal-change-or-wait = Je hebt al afgelegd: ruilen kan nog, meer wegleggen niet.
cinch-refusal-lay-away-first = Leg eerst nog { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } weg.
cinch-refusal-not-that-card = { $card } kun je nu niet wegleggen.
# R17.
cinch-refusal-play-later = Er wordt nog niet gespeeld.
# R18, R19: $cards is wat er gespeeld mag worden.
cinch-refusal-must-follow = { $suit } is gevraagd: je moet bekennen of troeven ({ $cards }).
