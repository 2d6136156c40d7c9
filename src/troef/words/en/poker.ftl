game-poker = Texas Hold’em
    .line = Two cards for you, five for everybody: bet, bluff or fold.

preset-poker-book = no limit
preset-poker-limit = limit
preset-poker-casino = casino rules
preset-poker-toernooi = tournament rules

option-poker-starting_stack = Chips at the start
    .help = Everybody starts with the same.
option-poker-big_blind = Big blind
    .help = The forced bet on the left of the small blind, and the smallest bet.
option-poker-small_blind = Small blind
    .help = The forced bet on the dealer's left, usually half the big blind.
option-poker-ante = Ante
    .help = What goes into the pot before each hand. Usually nothing.
option-poker-ante_by = Who pays the ante
    .help = In tournaments the big blind pays one ante for the whole table.
value-poker-ante_by-everyone = everybody
value-poker-ante_by-big_blind = the big blind, for the table
option-poker-betting = Betting
    .help = With limit there is a bound to every raise; with fixed amounts every bet is of the same size.
value-poker-betting-no_limit = no limit: as much as you have
value-poker-betting-limit = limit: up to a bound
value-poker-betting-fixed = fixed amounts
option-poker-chip = Smallest chip
    .help = Every amount is a multiple of it.
option-poker-showdown = Showing cards
    .help = In tournaments all hands are opened at once as soon as somebody is all-in and no betting is left.
value-poker-showdown-in_turn = in turn
value-poker-showdown-all_in_open = all at once after an all-in
option-poker-max_raise = Largest raise
    .help = With limit, the most you may go above the highest bet.
option-poker-min_raise = Smallest raise
    .help = In the casino you raise by at least as much as the last raise.
value-poker-min_raise-big_blind = one big blind
value-poker-min_raise-last_raise = as much as the last raise
option-poker-odd_chips = Chips that cannot be divided
    .help = When players share a pot, a chip is sometimes left over.
value-poker-odd_chips-carry = stay for the next hand
value-poker-odd_chips-left_of_dealer = go to the first on the dealer's left
option-poker-end = The match ends
    .help = When one is left, or at an agreed moment.
value-poker-end-last_man = when one player is left
value-poker-end-timed = at an agreed moment
option-poker-end_time = End time
    .help = After this time no new hand starts.
option-poker-end_hands = Number of hands
    .help = After this many hands it is over.
option-poker-rebuy = Buying in again
    .help = Who has almost nothing left may buy in between two hands. Only with an agreed end.
option-poker-rebuy_amount = Chips for a rebuy
    .help = What you get when you buy in again.
option-poker-rebuy_threshold = Rebuy below
    .help = With fewer chips than this you may buy in. At zero: only when you have nothing left.
option-poker-chip_value = Value of a chip
    .help = For display only: the game is played for chips.

## Words of the game

poker-street-preflop = before the flop
poker-street-flop = flop
poker-street-turn = turn
poker-street-river = river
poker-street-showdown = showdown
poker-main-pot = main pot
poker-side-pot = side pot { $number }
poker-carried = carried over
poker-hand-royal-flush = royal flush
poker-hand-straight-flush = straight flush
poker-hand-four-of-a-kind = four of a kind
poker-hand-full-house = full house
poker-hand-flush = flush
poker-hand-straight = straight
poker-hand-three-of-a-kind = three of a kind
poker-hand-two-pairs = two pairs
poker-hand-pair = pair
poker-hand-high-card = high card
poker-fact-chip-value = value of a chip
poker-fact-to-call = to call
poker-fact-ante = ante for the table
poker-fact-winner = wins
    .seat = { $name } win{ s }
poker-fact-hand = winning hand
poker-badge-hand = hand
poker-verb-time-up = the agreed time is up
    .log = No new hand starts any more
poker-verb-call-all-in = call all-in with { $amount }
    .log = { $name } call{ s } all-in with { $amount }
poker-reason-last-player = one player has all the chips

## Why something is not allowed

# R11: $amount is missing from your bet.
poker-refusal-cannot-check = More has been bet: put in { $amount }, raise or fold.
poker-refusal-nothing-to-call = Your bet equals the highest already: check or raise.
# R12: $amount is the lowest total.
poker-refusal-raise-too-small = Raise to at least { $amount }.
# R14
poker-refusal-no-reraise = Too little has been raised since your last turn: you may only call or fold.
# R15: $amount is the highest total.
poker-refusal-raise-too-big = Raise to { $amount } at most.
poker-refusal-not-enough-chips = You do not have that many chips: you can go up to { $amount }.
poker-refusal-others-all-in = All the others are all-in: there is nobody left to raise.
poker-refusal-nobody-can-call = Nobody else has more than the highest bet: there is nobody left to raise.
# R15: $number is the most bets in a round.
poker-refusal-no-more-bets = There have been { $number } bets in this round: call or fold.
# P1: $amount is the smallest chip.
poker-refusal-no-such-chips = The smallest chip is { $amount }: every amount is a multiple of it.
# S9
poker-refusal-no-rebuy = You cannot buy in now.
