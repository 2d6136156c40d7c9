game-jokeren = Jokeren
    .line = Kom uit met veertig, leg sets en rijen, ruil jokers en wees als eerste je kaarten kwijt.

preset-jokeren-book = uitkomen met veertig
preset-jokeren-vijftigen = uitkomen met vijftig

option-jokeren-opening_minimum = Uitkomen met
    .help = Zoveel moeten je eerste combinaties samen tellen.
value-jokeren-opening_minimum-40 = 40
value-jokeren-opening_minimum-50 = 50
option-jokeren-rounds = Rondes
    .help = Na zoveel rondes winnen de minste strafpunten.

## Wat je kunt doen

jokeren-verb-draw = trek een kaart
    .log = { $name } trekt een kaart
jokeren-verb-take-pile = neem de aflegstapel
    .log = { $name } neemt de aflegstapel
jokeren-verb-layoff = leg { $cards } aan
    .log = { $name } legt { $cards } aan
jokeren-verb-swap = ruil { $cards } voor de joker
    .log = { $name } ruilt { $cards } voor een joker
# $amount is wat er met deze combinatie samen ligt, $need wat nodig is.
jokeren-stake-opening = telt { $amount } van { $need }

## De tafel

jokeren-fact-minimum = uitkomen met
jokeren-fact-opening = al gelegd
jokeren-fact-renewals = keer geschud
jokeren-badge-opened = is uitgekomen
jokeren-phase-meld = leggen en afleggen

## Waarom iets niet mag

# R5 R6
jokeren-refusal-draw-first = Trek eerst een kaart.
jokeren-refusal-already-drawn = Je hebt deze beurt al getrokken.
jokeren-refusal-pile-closed = Van de aflegstapel wordt nooit genomen: je trekt van de gedekte stapel.
# R8 R9
jokeren-refusal-same-card-twice = { $cards }: dezelfde kaart kan geen twee keer in een combinatie.
# R9
jokeren-refusal-past-ace = Een rij loopt niet verder dan het hoge aas.
# R10
jokeren-refusal-say-which = Zeg voor welke kaart de joker ligt, zoals *=7H.
# R13: $have is wat er ligt of zou liggen, $need wat nodig is.
jokeren-refusal-below-minimum = Uitkomen kan pas met { $need }; dit is { $have }.
# R14
jokeren-refusal-not-out = Je moet eerst uitkomen.
# R22
jokeren-refusal-lay-more = Leg eerst genoeg om uit te komen; aanleggen en ruilen tellen daar niet voor mee.
# R16 R17
jokeren-refusal-no-fit = { $card } past daar niet.
jokeren-refusal-which-meld = { $card } past op meer dan één plek: zeg bij welke combinatie.
# R19
jokeren-refusal-swap-natural = Een joker ruil je tegen de gewone kaart waarvoor hij ligt.
jokeren-refusal-no-joker-for = Daar ligt geen joker voor { $card }.
# R23
jokeren-refusal-keep-a-card = Hou een kaart over om af te leggen.
# R24
jokeren-refusal-keep-two = Nog niet iedereen is aan de beurt geweest: hou twee kaarten over, zodat je niet uitgaat.
