game-boerenbridge = Farmers' Bridge
    .line = Say how many tricks you will take and take exactly that many: from one card up, and down again.

preset-boerenbridge-book = as high as the pack goes
preset-boerenbridge-short = short: up to five cards

option-boerenbridge-max_hand = Cards at most
    .help = Left empty: as many as the pack allows. With four players that is 12, with seven 7. A lower number is a shorter game.
option-boerenbridge-hook_above = Dealer bound above
    .help = With more cards than this the dealer may not make the predictions add up.

## What you can say and do

boerenbridge-verb-predict = { $amount }
    .log = { $name } predict{ s } { $amount }
boerenbridge-verb-play-blind = play your card
    .log = { $name } play{ s } { $cards } from the forehead

## Where the game is

boerenbridge-phase-predicting = predicting

## The head of the table

boerenbridge-fact-size = cards
boerenbridge-fact-together = predicted together
boerenbridge-fact-forbidden = the dealer cannot say
boerenbridge-trump-no-trump = no trump
    .fact = no trump
boerenbridge-badge-predicted = predicted
boerenbridge-zone-waste = turned card

## Why something is not allowed

# R8: everybody names his tricks first.
boerenbridge-refusal-predict-first = First say how many tricks you will take.
boerenbridge-refusal-not-so-many = Say a whole number from 0 to { $most }.
boerenbridge-refusal-prediction-stands = What you have predicted stands.
# R9: $size is the number of cards.
boerenbridge-refusal-hook = With { $amount } the predictions come to { $size } together, and the dealer may not let that happen.
# R7.
boerenbridge-refusal-card-unseen = You have not seen your own card yet: play it without looking.
# R17.
boerenbridge-refusal-only-in-closing-round = Cards are played unseen in the last round only.
