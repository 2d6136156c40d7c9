game-kingen = King
    .line = Six games of keeping out of tricks and cards, then four with trump to make it all good.

preset-kingen-book = shuffled
preset-kingen-cut = Flemish: cut and deal 4-4-5

option-kingen-deal_mode = Dealing
    .help = In Flanders the tricks are often only gathered and cut.
value-kingen-deal_mode-shuffle = shuffle every deal
value-kingen-deal_mode-cut_4_4_5 = gather, cut and deal 4-4-5

## The head of the table

kingen-fact-game = game
kingen-game-fewest-tricks = fewest tricks
kingen-game-fewest-hearts = fewest hearts
kingen-game-no-kings-and-jacks = no kings, no jacks
kingen-game-fewest-queens = fewest queens
kingen-game-no-king-of-hearts = no king of hearts
kingen-game-not-seventh-nor-last = not the 7th, not the 13th trick
kingen-game-trump = trump
kingen-fact-trick = trick
kingen-fact-seventh = 7th trick to
    .seat = 7th trick to { $whom }
kingen-fact-ended = over
kingen-ended-king-of-hearts = the king of hearts has fallen
kingen-badge-penalty = penalty points

## What is at stake

kingen-stake-tricks = each trick +{ $points }, { $most } in all

## Why something is not allowed

# R11, R17: $cards is what you may lead.
kingen-refusal-lead-ban = Hearts cannot be led yet: you have something else ({ $cards }).
# R21.
kingen-refusal-trump-first = Name trump first.
kingen-refusal-trump-is-named = Trump has been named.
# R9.
kingen-refusal-game-without-trump = There is no trump in this game.
