game-duizenden = Thousands
    .line = Lay sets and runs, take the open pile when you can use its top card, and do not get stuck with the queen of spades.

preset-duizenden-book = to 1000 points
preset-duizenden-short = to 500 points

option-duizenden-jokers = Jokers
    .help = Two or four jokers in the two packs together.
value-duizenden-jokers-2 = 2
value-duizenden-jokers-4 = 4
option-duizenden-target = Score
    .help = Who has this many points or more after a round ends the match.
option-duizenden-finish_pair = Two equal cards left
    .help = Who is left with two of the same card may discard both together and is out.
value-duizenden-finish_pair-discard_both = may go together
value-duizenden-finish_pair-off = may not go together
option-duizenden-ace_value = An ace counts
value-duizenden-ace_value-15 = 15
value-duizenden-ace_value-20 = 20
option-duizenden-joker_value = A joker counts
value-duizenden-joker_value-20 = 20
value-duizenden-joker_value-25 = 25
value-duizenden-joker_value-50 = 50
option-duizenden-max_rounds = At most this many rounds
    .help = If nobody reaches the score, the most points win after this round.

## What you can do

duizenden-verb-draw = draw from the stock
    .log = { $name } draw{ s } from the stock
duizenden-verb-take-pile = take the open pile with { $cards }
    .log = { $name } take{ s } the open pile with { $cards }
duizenden-verb-meld = lay down { $cards }
    .log = { $name } lay{ s } down { $cards }
duizenden-verb-layoff = add { $cards }
    .log = { $name } add{ s } { $cards }
duizenden-verb-swap = swap { $cards } for the joker
    .log = { $name } swap{ s } { $cards } for a joker
duizenden-verb-end-turn = done: only the queen of spades left
    .log = { $name } { has } nothing to discard
duizenden-verb-stop-round = stop the round
    .log = { $name } leave{ s } the pile: the round is over

## The table

duizenden-fact-first-turn = first turn of
    .seat = first turn of { $whom }
duizenden-badge-laid = on the table
duizenden-zone-meld = set
duizenden-zone-discard = open pile
duizenden-phase-draw = taking
duizenden-phase-meld = laying and discarding
duizenden-reason-limit = the agreed number of rounds has been played

## Why something is not allowed

# R3
duizenden-refusal-take-first = Take first: from the stock, or the whole open pile.
duizenden-refusal-already-taken = You have taken in this turn already.
duizenden-refusal-must-discard = You still have a card to discard: you must.
# R5 R6
duizenden-refusal-same-card-twice = { $cards }: the same card cannot be in a set twice.
# R5 R6
duizenden-refusal-no-meld = { $cards } is neither a set nor a run.
# R7
duizenden-refusal-past-ace = The ace is low or high: a run does not go past it.
# R8
duizenden-refusal-say-which = Say which card the joker stands for, such as *=7H.
# R9
duizenden-refusal-two-naturals = A set that you lay has at least two natural cards.
# R10
duizenden-refusal-not-your-set = You can only add to your own sets.
duizenden-refusal-no-fit = { $card } does not fit there.
duizenden-refusal-which-meld = { $card } fits in more than one place: say which set.
# R11
duizenden-refusal-first-turn-one = In your first turn you lay one set at most.
duizenden-refusal-first-turn-three = In your first turn a set is exactly three cards.
duizenden-refusal-first-turn-joker = In your first turn you use no joker.
duizenden-refusal-first-turn-no-add = In your first turn you cannot add cards yet.
# R13: $card lies on top.
duizenden-refusal-name-two = Name the two cards of your hand that make a set with { $card }.
duizenden-refusal-no-set-with-top = { $cards } make no set with { $card }: then the pile stays where it is.
# R14
duizenden-refusal-first-turn-no-swap = In your first turn you cannot swap a joker yet.
duizenden-refusal-swap-natural = A joker is swapped for the natural card that it stands for.
duizenden-refusal-no-joker-for = No joker stands for { $card } there.
# R16
duizenden-refusal-queen-stays = The queen of spades may not be discarded: lay her in a set.
# R18
duizenden-refusal-keep-a-card = Keep a card that you may discard.
# R21
duizenden-refusal-no-pair-off = Discarding two cards together has not been agreed.
duizenden-refusal-not-a-pair = You can discard two cards together only when your hand is just those two equal cards.
duizenden-refusal-first-turn-no-pair = In your first turn you discard one card.
# R22
duizenden-refusal-stock-not-empty = There are still cards in the stock: the round does not stop yet.
