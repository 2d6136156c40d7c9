game-jokeren = Jokers
    .line = Come out with forty, lay sets and rows, swap jokers and be the first to get rid of your cards.

preset-jokeren-book = coming out with forty
preset-jokeren-vijftigen = coming out with fifty

option-jokeren-opening_minimum = Come out with
    .help = What your first melds must count together.
value-jokeren-opening_minimum-40 = 40
value-jokeren-opening_minimum-50 = 50
option-jokeren-rounds = Rounds
    .help = After this many rounds the fewest penalty points win.

## What you can do

jokeren-verb-draw = draw a card
    .log = { $name } draw{ s } a card
jokeren-verb-take-pile = take the discard pile
    .log = { $name } take{ s } the discard pile
jokeren-verb-layoff = lay off { $cards }
    .log = { $name } lay{ s } off { $cards }
jokeren-verb-swap = swap { $cards } for the joker
    .log = { $name } swap{ s } { $cards } for a joker
# $amount is what lies with this meld together, $need what is needed.
jokeren-stake-opening = counts { $amount } of { $need }

## The table

jokeren-fact-minimum = come out with
jokeren-fact-opening = laid so far
jokeren-fact-renewals = times shuffled
jokeren-badge-opened = has come out
jokeren-phase-meld = laying and discarding

## Why something is not allowed

# R5 R6
jokeren-refusal-draw-first = Draw a card first.
jokeren-refusal-already-drawn = You have drawn in this turn already.
jokeren-refusal-pile-closed = Nothing is ever taken from the discard pile: you draw from the stock.
# R8 R9
jokeren-refusal-same-card-twice = { $cards }: the same card cannot be in a meld twice.
# R9
jokeren-refusal-past-ace = A row does not go past the high ace.
# R10
jokeren-refusal-say-which = Say which card the joker stands for, such as *=7H.
# R13: $have is what lies or would lie, $need what is needed.
jokeren-refusal-below-minimum = You come out with { $need } at least; this is { $have }.
# R14
jokeren-refusal-not-out = You must come out first.
# R22
jokeren-refusal-lay-more = First lay enough to come out; laying off and swapping do not count for that.
# R16 R17
jokeren-refusal-no-fit = { $card } does not fit there.
jokeren-refusal-which-meld = { $card } fits in more than one place: say which meld.
# R19
jokeren-refusal-swap-natural = A joker is swapped for the natural card that it stands for.
jokeren-refusal-no-joker-for = No joker stands for { $card } there.
# R23
jokeren-refusal-keep-a-card = Keep a card to discard.
# R24
jokeren-refusal-keep-two = Not everybody has had a turn yet: keep two cards, so that you do not go out.
