game-ninety-nine = Ninety-Nine
    .line = Lay three cards aside as your bid and take exactly as many tricks as they say.

preset-ninety-nine-book = nine rounds
preset-ninety-nine-evening = an evening: eighteen rounds

option-ninety-nine-rounds = Number of rounds
    .help = Nine, or a multiple of it, so that everybody deals equally often.

## What you can say and do

ninety-nine-verb-lay = lay { $cards } aside as bid
    .log = { $name } lay{ s } a card of the bid aside { $cards }
ninety-nine-verb-extra = { $word }
    .log = { $name } make{ s } an extra bid: { $word }
ninety-nine-verb-leader = { $target } lead{ s }
    .log = { $name } choose{ s } who leads: { $target }

ninety-nine-word-none = none
ninety-nine-word-informatie = information
ninety-nine-word-open = open

## What is at stake

ninety-nine-stake-extra = +{ $points }, or { $points } for each of the others

## Where the game is

ninety-nine-phase-laying = laying the bid
ninety-nine-phase-extra = extra bid?
ninety-nine-phase-leader = who leads?

## The head of the table

ninety-nine-trump-no-trump = no trump
    .fact = no trump
ninety-nine-fact-extra = extra bid
ninety-nine-extra-informatie = information
ninety-nine-extra-open = open
ninety-nine-fact-bidder = by
    .seat = by { $whom }
ninety-nine-badge-bid = bid
ninety-nine-zone-meld = bid
ninety-nine-zone-waste = turned card

## Why something is not allowed

# R10.
ninety-nine-refusal-lay-away-first = Lay your bid aside first: { $count ->
        [one] one more card
       *[other] { $count } more cards
    }.
ninety-nine-refusal-not-that-card = { $card } cannot be laid aside.
# R12.
ninety-nine-refusal-bid-stands = Your bid stands: three cards, and they stay where they are.
ninety-nine-refusal-bid-card = { $card } is in your bid and takes no part in the play.
# R13.
ninety-nine-refusal-extra-first = The question comes first: does anybody make an extra bid?
ninety-nine-refusal-asked-once = An extra bid is made only when asked for, and that is once.
# R14.
ninety-nine-refusal-informatie-stands = Information has been bid: only open goes over it.
ninety-nine-refusal-open-stands = Open has been bid: nothing goes over it.
# R17, R19.
ninety-nine-refusal-no-such-leader = Name one of the three players.
ninety-nine-refusal-leader-first = First say who leads.
ninety-nine-refusal-leader-is-known = Who leads is settled already.

# The end of a round (S3).
ninety-nine-ending-extra-made = { $names }: extra bid made
ninety-nine-ending-extra-failed = { $names }: extra bid lost
