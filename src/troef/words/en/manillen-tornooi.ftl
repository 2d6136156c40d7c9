game-manillen-tornooi = Manille (tournament)
    .line = The dealer chooses trumps, the others knock, and every boompje brings another partner.

preset-manillen-tornooi-book = as in tournaments

option-manillen-tornooi-boompjes = Number of boompjes
    .help = After each boompje three players move up a chair. After three, everybody has been everybody's partner once.
option-manillen-tornooi-deals_per_boompje = Deals per boompje
    .help = A multiple of four, so that everybody deals equally often. Twelve is usual.
option-manillen-tornooi-round_minutes = Time for the round
    .help = In minutes. After the signal the deal that is on is played out.
value-manillen-tornooi-round_minutes-none = no clock
option-manillen-tornooi-enforcement = Wrong cards
    .help = As at a real table any card may fall. Who sees a fault must claim it.
value-manillen-tornooi-enforcement-strict = are refused
value-manillen-tornooi-enforcement-table = may fall, and are claimed

## Words of the game

manillen-tornooi-phase-announcement = choosing trumps
manillen-tornooi-phase-knocking = knocking
manillen-tornooi-phase-countering = counter-knocking
manillen-tornooi-phase-recording = writing down

manillen-tornooi-fact-trump = trump
manillen-tornooi-trump-none = no trump
    .fact = no trump
manillen-tornooi-fact-multiplier = counts ×
manillen-tornooi-fact-maker = chosen by
    .seat = chosen by { $whom }
manillen-tornooi-fact-draw = drawing for the deal
manillen-tornooi-draw-all = everybody draws a card
manillen-tornooi-draw-again = who drew equal cards draws again
manillen-tornooi-fact-stopped = deal stopped, fault of
    .seat = deal stopped, fault of { $whom }
manillen-tornooi-fact-misdeals = times misdealt
manillen-tornooi-fact-boompje = boompje
manillen-tornooi-fact-last-deal = last deal
manillen-tornooi-last-deal-yes = yes

manillen-tornooi-badge-pair = pair
manillen-tornooi-pair-w = W
    .badge = column W
manillen-tornooi-pair-z = Z
    .badge = column Z
manillen-tornooi-badge-knocked = knocked
manillen-tornooi-badge-countered = knocked back
manillen-tornooi-badge-drew = drew
manillen-tornooi-badge-penalty = penalty points

manillen-tornooi-verb-trump = { $suit } trump
    .log = { $name } make{ s } { $suit } trump
manillen-tornooi-verb-no-trump = no trump
    .log = { $name } play{ s } without trumps
manillen-tornooi-verb-knock = knock
    .log = { $name } knock{ s }
manillen-tornooi-verb-counter-knock = knock back
    .log = { $name } knock{ s } back
manillen-tornooi-verb-claim = claim that { $whom } revoked
    .log = { $name } claim{ s } that { $whom } revoked
manillen-tornooi-verb-record = write the deal down
    .log = { $name } write{ s } the deal down
manillen-tornooi-verb-misdeal = misdeal
    .log = The jury: a misdeal
manillen-tornooi-verb-cheating = cheating by { $whom }
    .log = The jury punishes { $whom } for cheating
manillen-tornooi-verb-time-up = the signal
    .log = The signal sounds: no new deal begins any more

## What is at stake: for each point above thirty, and at most

manillen-tornooi-stake-open = ×{ $each } for each point above 30: up to { $most }, after knocks up to { $knocked }
manillen-tornooi-stake-points = ×{ $each } for each point above 30: up to { $most }

manillen-tornooi-reason-deals = all boompjes have been played
manillen-tornooi-reason-time = the signal has ended the round

## Why something is not allowed

# R6: $player is the dealer.
manillen-tornooi-refusal-dealer-announces = Only the dealer chooses trumps.
manillen-tornooi-refusal-announce-first = First the dealer chooses a trump suit, or no trump.
manillen-tornooi-refusal-announced-already = Trumps have been chosen already.
# R8.
manillen-tornooi-refusal-suit-after-misdeal = You misdealt this deal: no trump is not allowed now, choose a suit.
# R9.
manillen-tornooi-refusal-knock-is-opponents = Knocking is for the dealer's opponents.
manillen-tornooi-refusal-knocked-already = There was a knock already; another changes nothing.
manillen-tornooi-refusal-passed-already = You have passed already.
manillen-tornooi-refusal-knocking-closed = Knocking is over: everybody has spoken.
# R10.
manillen-tornooi-refusal-counter-is-dealers = Knocking back is for the dealer and the dealer's partner.
manillen-tornooi-refusal-nothing-to-counter = Nobody knocked, so there is nothing to answer.
# R11.
manillen-tornooi-refusal-no-counter-without-trump = Without trumps nobody knocks back: there is no more than ×4.
# R13.
manillen-tornooi-refusal-knock-too-late = The first card has been played: it is too late to knock.
# T1.
manillen-tornooi-refusal-knocking-first = Do not lead before everybody has had the chance to knock.
# P1.
manillen-tornooi-refusal-misdeal-too-late = Once trumps are chosen, the deal counts as right.
# P4: $player is the accused.
manillen-tornooi-refusal-claimed-already = You have claimed that in this trick already; nothing was wrong.
manillen-tornooi-refusal-nothing-to-claim = That player has not played a card in this deal yet.
manillen-tornooi-refusal-nothing-played = No card has been played yet.
# P5.
manillen-tornooi-refusal-jury-decides = That is for the jury to decide.
# P8.
manillen-tornooi-refusal-cards-are-checked = At this table every card is checked at once; there is nothing to claim.
# R25.
manillen-tornooi-refusal-play-on = A deal is played to the last card.
# T5.
manillen-tornooi-refusal-scorer-records = The scorer writes the deal down.
