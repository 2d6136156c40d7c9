game-cinch = Cinch
    .line = Bid on your trumps, change the rest and guard the two fives.

preset-cinch-book = all pass: the dealer names trumps
preset-cinch-redeal = all pass: deal again
preset-cinch-forced = all pass: the dealer is held to 1

option-cinch-target = Play to
    .help = The first side with this many points wins.
option-cinch-all_pass = When all pass
    .help = What happens when nobody bids.
value-cinch-all_pass-dealer_names = the dealer names trumps and owes nothing
value-cinch-all_pass-redeal = the same dealer deals again
value-cinch-all_pass-forced_one = the dealer plays for 1 point
option-cinch-min_bid = Lowest bid
    .help = The highest bid is always 14.
option-cinch-enforcement = Wrong cards
    .help = As at a real table any card may fall. Who sees a fault must claim it.
value-cinch-enforcement-strict = are refused
value-cinch-enforcement-table = may fall, and are claimed

## The game's own words

cinch-phase-auction = bidding
cinch-phase-discarding = discarding
cinch-phase-robbing = robbing the stock
cinch-phase-lead-order = saying what is led
cinch-fact-bid = bid
cinch-fact-bidder = bidder
cinch-fact-thrown = points thrown away
cinch-badge-drawn = drawn
cinch-badge-points = points
cinch-badge-early = out of turn
cinch-zone-discard = discarded
cinch-verb-discard = throw away { $cards }
    .log = { $name } throw{ s } cards away { $cards }
cinch-verb-change = discard { $cards } and take back { $card }
    .log = { $name } take{ s } back { $card } and discard{ s } { $cards }
cinch-verb-bid-early = { $amount } out of turn
    .log = { $name } bid{ s } { $amount } out of turn
cinch-verb-lead-trump = lead a trump
    .log = { $name }: lead a trump
cinch-verb-lead-no-trump = do not lead a trump
    .log = { $name }: do not lead a trump
cinch-verb-lead-anything = lead what you like
    .log = { $name }: lead what you like

# S3, S4: what is at stake.
cinch-stake-bid = win { $need } of the { $most }; if not, they write at least { $most } + 1 and at most { $lost }
    .short = win { $need }; if not, they up to +{ $lost }

## Why something is not allowed

# R7.
cinch-refusal-below-minimum = { $bid } is too low: at this table you bid { $least } or more.
cinch-refusal-bid-too-low = { $bid } is too low: the highest bid is { $high }.
cinch-refusal-auction-over = The bidding is over.
# P4.
cinch-refusal-no-early-bid = No such bid can be made out of turn now.
cinch-refusal-silenced = Your side may not bid any more in this deal.
# R9.
cinch-refusal-name-trump-first = Name the trump suit first.
cinch-refusal-trump-later = Trumps are named once the bidding is over.
cinch-refusal-trump-named = Trumps have been named already.
# R10, R11, R13, R14.
cinch-refusal-discard-later = Discarding comes after the naming of trumps.
cinch-refusal-discard-final = What has been discarded is gone: it cannot be changed any more.
# R13: $card.
cinch-refusal-nothing-to-change = You have discarded no trump that could still be changed.
cinch-refusal-not-discarded = You have not discarded { $card }.
cinch-refusal-change-or-wait = You have discarded already: you may still change cards, not discard more.
cinch-refusal-lay-away-first = First throw away { $count ->
        [one] one card
       *[other] { $count } cards
    }.
cinch-refusal-not-that-card = You cannot throw away { $card } now.
# R17.
cinch-refusal-play-later = Play has not begun yet.
# R18, R19: $cards are the cards that may be played.
cinch-refusal-must-follow = { $suit } were led: you must follow or play a trump ({ $cards }).
