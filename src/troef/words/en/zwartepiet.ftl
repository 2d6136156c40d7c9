game-zwartepiet = Zwartepiet
    .line = Draw from your neighbour, lay pairs, and do not be left with the jack of spades.

preset-zwartepiet-book = a single game
preset-zwartepiet-five-games = five games

option-zwartepiet-games = Number of games
    .help = Who loses least often wins.

## What you can do

zwartepiet-verb-draw = draw card { $word }
    .log = { $name } draw{ s } a card
zwartepiet-word-0 = 1
zwartepiet-word-1 = 2
zwartepiet-word-2 = 3
zwartepiet-word-3 = 4
zwartepiet-word-4 = 5
zwartepiet-word-5 = 6
zwartepiet-word-6 = 7
zwartepiet-word-7 = 8
zwartepiet-word-8 = 9
zwartepiet-word-9 = 10
zwartepiet-word-10 = 11
zwartepiet-word-11 = 12
zwartepiet-word-12 = 13
zwartepiet-word-13 = 14
zwartepiet-word-14 = 15
zwartepiet-word-15 = 16

## Where the game is

zwartepiet-phase-drawing = drawing

## The head of the table, and at a seat

zwartepiet-fact-draws-from = draw from
    .seat = draw from { $whom }
zwartepiet-fact-drawn = drawn
zwartepiet-badge-pairs = pairs
zwartepiet-badge-safe = safe
zwartepiet-badge-piet = zwartepiet!
zwartepiet-badge-lost = lost
zwartepiet-zone-taken = pairs
zwartepiet-reason-piet = the jack of spades was left

## Why something is not allowed

# R8: $amount is how many cards the neighbour has.
zwartepiet-refusal-no-such-place = Your neighbour has only { $amount } cards.
zwartepiet-refusal-draw-a-card = You must draw a card; there is nothing else to do.
