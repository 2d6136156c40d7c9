game-zwikken = Zwikken
    .line = Three cards and a pot: play for a quarter, a half or all of it.

preset-zwikken-book = an ante every round
preset-zwikken-full-pot = an ante only when the pot is empty
preset-zwikken-old = the trump card's zwik comes first

option-zwikken-ante = Ante
    .help = How many chips everybody puts into the pot.
option-zwikken-ante_when = When to pay
    .help = Every round, or only when the pot is empty at the start of a round.
value-zwikken-ante_when-every_round = every round
value-zwikken-ante_when-empty_pot = when the pot is empty
option-zwikken-shares = Shares of the pot
    .help = What you can play for, from small to large; the whole pot (1) is one of them.
option-zwikken-rounds = Number of rounds
    .help = After this many rounds the pot is shared out and most chips win.
option-zwikken-start_chips = Chips at the start
    .help = After that you may also go below zero.
option-zwikken-upcard_zwik_top = The trump card's zwik comes first
    .help = A zwik of the same rank as the trump card beats every other zwik, as in the 19th century.

## What you can say and do

zwikken-verb-bid = play for { $word }
    .log = { $name } play{ s } for { $word }
zwikken-verb-bid-better = play better: { $word }
    .log = { $name } play{ s } better: { $word }
zwikken-verb-search = search
    .log = { $name } search{ es } for another trump
zwikken-verb-stop = stop
    .log = { $name } stop{ s }

zwikken-word-1 = the whole pot

## What is at stake

zwikken-stake-share = { $chips } out of the pot, or { $chips } into it
    .short = ± { $chips }
zwikken-stake-search = everybody adds { $chips }

## Where the game is

zwikken-phase-bidding = bidding
zwikken-phase-searching = search or stop?

## The head of the table

zwikken-fact-searches = times searched
zwikken-badge-share = plays for
zwikken-badge-passed = passed
zwikken-zone-waste = trump card

## Why something is not allowed

# R4.
zwikken-refusal-bid-first = Bidding comes first: play or pass.
# R5.
zwikken-refusal-no-such-share = That share of the pot is not played for.
# R6.
zwikken-refusal-share-too-low = To play better is to play for a larger share of the pot.
zwikken-refusal-only-whole-pot = Somebody plays for the whole pot: so do you, or you pass.
# R8.
zwikken-refusal-bidding-over = The bidding is over; your share stands.
# R10.
zwikken-refusal-search-after-passes = The dealer searches or stops, and only when everybody has passed.
zwikken-refusal-all-passed = Everybody has passed: the dealer searches or stops.
zwikken-refusal-search-or-stop = Choose first: search or stop.

# The end of a round (S2, R14).
zwikken-ending-most-made = { $names }: share won, { $had } to { $need }
zwikken-ending-most-failed = { $names }: share lost, { $had } to { $need }
zwikken-ending-zwik-made = { $names }: share won with the highest zwik
zwikken-ending-zwik-failed = { $names }: share lost to a zwik
