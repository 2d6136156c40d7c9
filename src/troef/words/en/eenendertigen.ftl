game-eenendertigen = Thirty-One
    .line = Swap card after card with the open pot until you are as near to 31 as can be.

preset-eenendertigen-book = for the highest hand
preset-eenendertigen-points = with points
preset-eenendertigen-dealer = the dealer swaps blind

option-eenendertigen-opening_exchange = Exchange beforehand
    .help = Who may exchange the whole hand for the pot before the first turn.
value-eenendertigen-opening_exchange-forehand = who plays first, with the pot open
value-eenendertigen-opening_exchange-dealer = the dealer, without seeing the pot
value-eenendertigen-opening_exchange-none = nobody
option-eenendertigen-scoring = Scoring
    .help = For the highest hand, or with points: then the lowest loses a point each time.
value-eenendertigen-scoring-highest = the highest wins
value-eenendertigen-scoring-lives = with points, the lowest loses one
option-eenendertigen-lives = Points at the start
    .help = With points only. The first at zero sits on the schopstoel.
option-eenendertigen-rounds = Number of rounds
    .help = Only where the highest wins. Most rounds won win the match.
option-eenendertigen-pass_from_round = Pass from
    .help = From which time round one may say “pas”.
value-eenendertigen-pass_from_round-1 = the first turn
value-eenendertigen-pass_from_round-2 = the second turn

## Words of the game

call-eenendertigen = dirty laundry!
eenendertigen-phase-opening = exchange beforehand
eenendertigen-phase-turns = swapping
eenendertigen-phase-last-round = last round
eenendertigen-phase-forbid = forbid?
eenendertigen-fact-forbidder = forbade
    .seat = { $name } forbade
eenendertigen-fact-passer = passed
    .seat = { $name } passed
eenendertigen-fact-left = turns left
eenendertigen-fact-table-round = time round
eenendertigen-fact-refreshed = dirty laundry
eenendertigen-badge-value = in hand
eenendertigen-badge-lives = points
eenendertigen-badge-stool = schopstoel
eenendertigen-badge-passed = pass
eenendertigen-badge-forbade = forbid
eenendertigen-zone-board = pot
eenendertigen-zone-discard = dirty laundry
eenendertigen-verb-swap = swap { $cards } for { $card }
    .log = { $name } swap{ s } { $cards } for { $card }
eenendertigen-verb-keep = leave it
    .log = { $name } leave{ s } the pot
eenendertigen-verb-pass = pass
    .log = { $name } pass{ es }: one more swap for the others
eenendertigen-verb-forbid = forbid
    .log = { $name } forbid{ s }: show your cards
eenendertigen-verb-end-turn = say nothing
    .log = { $name } say{ s } nothing
eenendertigen-verb-swap-all = swap all
    .log = { $name } swap{ s } the whole hand for the pot
eenendertigen-verb-keep-all = keep my cards
    .log = { $name } keep{ s } the cards dealt
eenendertigen-reason-rounds = all rounds have been played
eenendertigen-reason-last-player = one player is left
eenendertigen-reason-all-out = the last ones went out together

## Why something is not allowed

# R5, R6.
eenendertigen-refusal-opening-first = First you choose: swap all three cards or keep all three.
# R7, R8.
eenendertigen-refusal-opening-over = The exchange beforehand is over: now you swap card for card.
# R10.
eenendertigen-refusal-one-for-one = In a turn you swap one card for one card, no more.
eenendertigen-refusal-not-in-pot = { $card } is not in the pot.
# R16, R17.
eenendertigen-refusal-pass-too-early = Here you may pass from the second time round.
eenendertigen-refusal-passed-already = Somebody has passed already: this is the last round.
eenendertigen-refusal-hand-frozen = You have passed: your cards stay as they are.
# R18, R21: $value is what the hand counts.
eenendertigen-refusal-not-31 = You may forbid with exactly 31 only. You have { $value }.
eenendertigen-refusal-three-alike = Three of a kind count 30½, and you may forbid with exactly 31 only.
eenendertigen-refusal-forbid-too-early = You cannot forbid in your first turn.
# R19.
eenendertigen-refusal-swapped-already = You have swapped already: forbid, or say nothing.
eenendertigen-refusal-nothing-to-end = Swap, leave it or pass; your turn then ends by itself.
# S8.
eenendertigen-refusal-eliminated = This player is out.
