game-bonken = Bonken
    .line = Eleven deals of different games: the player opposite the dealer chooses, and anybody may double.

preset-bonken-book = by the book
preset-bonken-beginners = without doubling

option-bonken-doubling = Doubling
    .help = Who expects to beat another player doubles him: their difference then counts once more, or twice if he doubles back.

## What you can say and do

bonken-verb-choose = { $word } { $suit }
    .log = { $name } choose{ s } { $word } { $suit }
bonken-verb-double = double { $whom }
    .log = { $name } double{ s } { $whom }
bonken-verb-double-back = double back: { $whom }
    .log = { $name } double{ s } { $whom } back
bonken-verb-double-none = double nobody
    .log = { $name } double{ s } nobody
bonken-verb-pass = pass
    .log = { $name } pass{ es }

bonken-word-bukken = bukken (no tricks)
bonken-word-hartenjagen = hartenjagen (no hearts)
bonken-word-herenboeren = herenboeren (no kings, no jacks)
bonken-word-vrouwen = vrouwen (no queens)
bonken-word-hartenheer = hartenheer (no king of hearts)
bonken-word-laatste-slag = laatste slag (not the last trick)
bonken-word-domino = domino
bonken-word-troeven = troeven (tricks)
bonken-word-troeven-sans = troeven (tricks) without trumps

## What is at stake

bonken-stake-bukken = each trick −{ $points }
bonken-stake-hartenjagen = each heart −{ $points }
bonken-stake-herenboeren = each king −{ $points }, each jack −{ $other }
bonken-stake-vrouwen = each queen −{ $points }
bonken-stake-hartenheer = the king of hearts −{ $points }
bonken-stake-laatste-slag = the last trick −{ $points }
bonken-stake-domino = who lays the last card −{ $points }
bonken-stake-troeven = each trick +{ $points }

## Where the game is

bonken-phase-choosing = choosing the game
bonken-phase-doubling = doubling
bonken-phase-domino = domino

## The head of the table

bonken-fact-game = game
bonken-game-bukken = bukken
bonken-game-hartenjagen = hartenjagen
bonken-game-herenboeren = herenboeren
bonken-game-vrouwen = vrouwen
bonken-game-hartenheer = hartenheer
bonken-game-laatste-slag = laatste slag
bonken-game-domino = domino
bonken-game-troeven = troeven
bonken-trump-sans = no trump
    .fact = no trump
bonken-fact-chooser = chosen by
    .seat = chosen by { $whom }
bonken-badge-doubles = doubles
    .seat = doubles { $whom }
bonken-badge-doubles-2 = doubles too
    .seat = doubles { $whom } too
bonken-badge-doubles-3 = and also
    .seat = and also { $whom }
bonken-zone-board = on the table

bonken-entry-base = earned
bonken-entry-doubled = by doubling

## Why something is not allowed

# R3.
bonken-refusal-choose-first = The game is chosen first.
bonken-refusal-game-chosen = The game has been chosen already.
# R4.
bonken-refusal-game-played = That game ({ $game }) has been played already: choose another.
bonken-refusal-troeven-once = You have chosen troeven before, and that can be done only once.
# R5.
bonken-refusal-troeven-due = This is your last choice and you have not had troeven yet: choose troeven.
# R7.
bonken-refusal-denomination-used = These trumps have been had already: name others.
# R9.
bonken-refusal-must-play = Passing is for domino only: play a card.
# R11.
bonken-refusal-lead-ban = You may not lead hearts while you hold anything else ({ $cards }).
# R14, R15, R17.
bonken-refusal-fits-nowhere = { $card } does not fit anywhere yet.
bonken-refusal-not-around = { $card } does not fit here: a row runs from two to ace and does not go round.
bonken-refusal-can-lay = You can lay a card ({ $cards }), so you may not pass.
# R20.
bonken-refusal-no-doubling = There is no doubling at this table.
bonken-refusal-game-first = Doubling comes after the game has been chosen.
bonken-refusal-doubling-first = The doubling comes first.
bonken-refusal-doubling-over = The doubling is over.
# R22, R23.
bonken-refusal-not-yourself = You cannot double yourself.
bonken-refusal-only-back = Who chooses the game may only double back: nobody but those who have doubled you.
