game-blackjack = Blackjack
    .line = You against the bank: get closer to 21, but do not go over it.

preset-blackjack-book = casino
preset-blackjack-any-two = free doubling
preset-blackjack-one-pack = a single pack

option-blackjack-decks = Packs
    .help = How many packs of 52 cards are in the shoe together.
option-blackjack-shuffle = Shuffling
    .help = A shoe is played until it runs low; otherwise everything is shuffled every round.
value-blackjack-shuffle-shoe = when the shoe runs low
value-blackjack-shuffle-each_round = every round
value-blackjack-shuffle-continuous = shuffling machine
option-blackjack-reshuffle_at = Shuffle at
    .help = The part of the shoe that is left when it is shuffled again before a round: 0.30 to 0.50.
option-blackjack-starting_chips = Chips at the start
    .help = Everybody starts with as many.
option-blackjack-min_bet = Smallest bet
    .help = An even number. Who has fewer chips sits out.
option-blackjack-max_bet = Largest bet
    .help = An even number.
option-blackjack-rounds = Number of rounds
    .help = After that most chips win.
option-blackjack-double_rule = Doubling
    .help = Only with 9, 10 or 11, or with any two cards.
value-blackjack-double_rule-9_10_11 = with 9, 10 or 11
value-blackjack-double_rule-any_two = with any two cards
option-blackjack-double_after_split = Doubling after a split
    .help = A hand that comes from a split may be doubled as well.
option-blackjack-split_rule = Splitting
    .help = With two cards of equal value, or only of equal rank.
value-blackjack-split_rule-value = equal value (10 and king)
value-blackjack-split_rule-rank = equal rank
option-blackjack-max_hands = Hands for a player
    .help = How many hands you can get by splitting.
value-blackjack-max_hands-2 = 2
value-blackjack-max_hands-3 = 3
value-blackjack-max_hands-4 = 4
value-blackjack-max_hands-unlimited = no limit
option-blackjack-split_aces = Split aces
    .help = One card on each ace, or as many as you like with an ace that always counts 11.
value-blackjack-split_aces-one_card = one more card
value-blackjack-split_aces-ace_is_11 = the ace always counts 11
option-blackjack-resplit_aces = Splitting aces again
    .help = When a split ace gets another ace, you may split once more.
option-blackjack-insurance = Insurance
    .help = When the bank shows an ace, you can insure yourself against blackjack.
option-blackjack-surrender = Surrender
    .help = To give up your hand for half of your bet: early, late or never.
value-blackjack-surrender-none = not possible
value-blackjack-surrender-early = early: before anybody plays
value-blackjack-surrender-late = late: not against blackjack
option-blackjack-surrender_vs_ace = Surrender against an ace
    .help = Also when the bank shows an ace.
option-blackjack-bank_bj_takes = The bank’s blackjack
    .help = Does the bank’s blackjack take everything, or do you get back what you added by doubling and splitting?
value-blackjack-bank_bj_takes-all = takes every bet
value-blackjack-bank_bj_takes-original_only = takes the first bet only
option-blackjack-show_counts = Counting cards
    .help = Shows which cards are out of the shoe.

## What you can do

blackjack-verb-bet = bet { $amount }
    .log = { $name } bet{ s } { $amount }
blackjack-verb-pass = stand
    .log = { $name } stand{ s }
blackjack-verb-hit = hit
    .log = { $name } take{ s } a card
blackjack-verb-double = double
    .log = { $name } double{ s }
blackjack-verb-split = split
    .log = { $name } split{ s }
blackjack-verb-insurance = insurance
    .log = { $name } take{ s } insurance
blackjack-verb-no-insurance = no insurance
    .log = { $name } take{ s } no insurance
blackjack-verb-even-money = even money
    .log = { $name } take{ s } even money
blackjack-verb-no-even-money = wait
    .log = { $name } wait{ s } for the bank
blackjack-verb-surrender = surrender
    .log = { $name } surrender{ s }
blackjack-verb-no-surrender = play on
    .log = { $name } play{ s } on

## What is at stake

blackjack-stake-insurance = blackjack for the bank: +{ $wins }, otherwise −{ $loses }
blackjack-stake-even-money = +{ $wins } for certain
blackjack-stake-no-even-money = +{ $wins }, or nothing when the bank has blackjack too
blackjack-stake-double = you play for { $chips }, with one more card
blackjack-stake-split = { $chips } more on the second hand
blackjack-stake-surrender = −{ $loses }

## Where the game is

blackjack-phase-betting = bets
blackjack-phase-insurance = insurance?
blackjack-phase-surrender = surrender?
blackjack-phase-turns = play
blackjack-phase-awaits-deal = shuffling

## The head of the table

blackjack-fact-bank = bank
blackjack-fact-active-hand = hand
blackjack-fact-gone = played
blackjack-badge-bet = bet
blackjack-badge-total = counts
blackjack-badge-insurance = insured for
blackjack-badge-result = result
blackjack-badge-net = difference
blackjack-badge-out = sits out
blackjack-result-open = playing
blackjack-result-bust = bust
blackjack-result-blackjack = blackjack
blackjack-result-stand-off = stand-off
blackjack-result-even-money = even money
blackjack-result-won = won
blackjack-result-lost = lost
blackjack-result-surrendered = surrendered
blackjack-result-returned = returned
blackjack-zone-board = bank
blackjack-zone-meld = split hand
blackjack-zone-stock = shoe
blackjack-zone-discard = played cards
blackjack-reason-broke = nobody has enough chips left

## Why something is not allowed

# R5: $amount is the limit, or what you have.
blackjack-refusal-bet-odd = A bet is an even number of chips.
blackjack-refusal-bet-too-small = Bet at least { $amount }.
blackjack-refusal-bet-too-big = Bet at most { $amount }.
blackjack-refusal-bet-above-chips = You have { $amount } chips: you cannot bet more.
blackjack-refusal-bets-are-down = The cards are dealt: your bet stands.
# R8.
blackjack-refusal-bet-first = Place your bet first.
blackjack-refusal-answer-first = Answer the question that you were asked first.
blackjack-refusal-insurance-over = Insurance came before the turns; it is too late now.
# R14.
blackjack-refusal-first-two-cards = That is only possible with the first two cards of a hand.
# R15: $total is what you have.
blackjack-refusal-double-total = You have { $total }: double with 9, 10 or 11.
# R17.
blackjack-refusal-no-double-on-aces = Split aces are not doubled.
blackjack-refusal-no-double-after-split = At this table there is no doubling after a split.
# R18: $cards are your two cards.
blackjack-refusal-no-pair = { $cards } are not of equal value: they cannot be split.
blackjack-refusal-no-pair-by-rank = { $cards } are not of equal rank: they cannot be split.
# R20: $amount is the largest number of hands.
blackjack-refusal-enough-hands = You cannot have more than { $amount } hands.
# R22.
blackjack-refusal-no-resplit-of-aces = At this table split aces are not split again.
blackjack-refusal-one-card-on-aces = A split ace gets one card only.
# R23, R24.
blackjack-refusal-no-insurance = There is no insurance at this table.
blackjack-refusal-bank-shows-no-ace = That is only possible when the bank shows an ace.
blackjack-refusal-blackjack-not-insured = A blackjack is not offered insurance: take even money or wait.
blackjack-refusal-no-blackjack = Even money is for a blackjack only.
# R25–R27.
blackjack-refusal-surrender-early-only = Surrender came before the turns; it is too late now.
blackjack-refusal-no-surrender = There is no surrender at this table.
blackjack-refusal-surrender-first = Surrender is only possible as the first decision, with two cards and without a split.
blackjack-refusal-no-surrender-against-ace = At this table you cannot surrender against the bank’s ace.
# P2: $amount is what it costs.
blackjack-refusal-not-enough-chips = That takes { $amount } chips.
# R4.
blackjack-refusal-no-cards = There is no card left: all of them lie on the table.
