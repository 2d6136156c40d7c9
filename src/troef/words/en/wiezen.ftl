game-wiezen = Wiezen
    .line = Ask for a partner, go along or dare it alone: the highest bidder has to make his tricks.

preset-wiezen-book = to 50 points
preset-wiezen-money = a fixed number of deals

option-wiezen-target_points = Play to
    .help = Whoever reaches this number of points ends the match.
option-wiezen-end_mode = The match ends
    .help = At an agreed score, or after a fixed number of deals.
value-wiezen-end_mode-points = at the agreed score
value-wiezen-end_mode-deals = after a fixed number of deals
option-wiezen-deals_per_session = Number of deals
    .help = Only with a fixed number of deals. A deal in which everybody passes does not count.
option-wiezen-troel_lead = Lead in troel
    .help = What the holder of the fourth ace leads.
value-wiezen-troel_lead-any = any card
value-wiezen-troel_lead-fourth_ace = the fourth ace
option-wiezen-first_dealer = First dealer
    .help = Who deals first: lots are drawn, or it is a fixed seat.
value-wiezen-first_dealer-random = drawn by lot
value-wiezen-first_dealer-0 = seat 1
value-wiezen-first_dealer-1 = seat 2
value-wiezen-first_dealer-2 = seat 3
value-wiezen-first_dealer-3 = seat 4

## What you can say

wiezen-verb-bid = { $word }
    .log = { $name }: { $word }
wiezen-verb-wait = I wait
    .log = { $name } wait{ s }
wiezen-verb-trump = trump { $suit }
    .log = { $name } make{ s } { $suit } trump

wiezen-word-vraag = I ask
    .log = { $name } ask{ s }
wiezen-word-meegaan = I go along
    .log = { $name } go{ es } along
wiezen-word-solo = solo
wiezen-word-abondance = abondance
wiezen-word-abondance-troef = abondance in trump
wiezen-word-miserie = misère
wiezen-word-troel = troel
wiezen-word-open-miserie = open misère
wiezen-word-solo-slim = solo slam

## What is at stake: points from or to each opponent

wiezen-stake-each-trick = { $need } tricks: +{ $value }, and { $step } for each trick more; lost from −{ $lost }
    .short = +{ $value } / −{ $lost }
wiezen-stake-fixed = { $need } tricks: +{ $value } or −{ $value } per opponent
    .short = ± { $value }
wiezen-stake-no-trick = not one trick: +{ $value } or −{ $value } per opponent
    .short = ± { $value }

## The header of the table

wiezen-fact-highest = highest bid
wiezen-fact-declarer = by
    .seat = by { $whom }
wiezen-fact-turned = turned up
wiezen-fact-called = called card
wiezen-highest-vraag = ask
wiezen-highest-meegaan = ask and go along
wiezen-highest-solo = solo
wiezen-highest-abondance = abondance
wiezen-highest-abondance-troef = abondance in trump
wiezen-highest-miserie = misère
wiezen-highest-troel = troel
wiezen-highest-open-miserie = open misère
wiezen-highest-solo-slim = solo slam
wiezen-contract-meegaan = ask and go along
    .badge = asks and goes along
wiezen-contract-solo = solo
wiezen-contract-abondance = abondance
wiezen-contract-abondance-troef = abondance in trump
wiezen-contract-miserie = misère
wiezen-contract-troel = troel
wiezen-contract-open-miserie = open misère
wiezen-contract-solo-slim = solo slam

## Why something is not allowed

# R7: only the dealer's left, and only at first.
wiezen-refusal-only-first-waits = Only the player at the dealer's left may wait, on his first turn.
# R7: who has waited.
wiezen-refusal-waiter-joins-or-passes = You waited: now you can only go along or pass.
# R8.
wiezen-refusal-nobody-to-join = Nobody else has asked, or somebody has already gone along.
# R9.
wiezen-refusal-solo-after-vraag = Only a player who asked and whom nobody joined can bid solo.
# R11: three or four aces.
wiezen-refusal-must-troel = You hold three aces or more: you must bid troel, or higher.
wiezen-refusal-troel-needs-aces = For troel you need at least three aces.
# R18.
wiezen-refusal-trump-first = First say which suit is trump.
wiezen-refusal-trump-is-made = Trump has been settled.
# R19: the lead in troel ($cards is what it must be).
wiezen-refusal-lead-ban = In this troel you lead { $cards }.
