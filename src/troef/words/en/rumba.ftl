game-rumba = Rumba
    .line = Five cards, and you choose: in or out. The first to come down from 21 to zero wins.

preset-rumba-book = by the book
preset-rumba-two-after-rumba = the two may be exchanged after rumba as well

option-rumba-start_points = Points at the start
    .help = Everybody starts with 21 points.
option-rumba-stake_per_point = Stake for each point
    .help = What those who do not win pay in the end for every point they have left. With 0 there is no money.
option-rumba-two_swap_after_rumba = Exchange the two of trump after rumba
    .help = Whether those who must go in after a rumba may still exchange the two of trump.
option-rumba-max_rounds = Most rounds
    .help = If nobody has come to zero by then, the lowest total wins.

## What you can say and do

rumba-verb-decide = { $word }
    .log = { $name }: { $word } { $cards }
rumba-verb-exchange = exchange { $count ->
        [0] nothing
       *[other] { $cards }
    }
    .log = { $name } exchange{ s } { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    }

rumba-word-out = out
rumba-word-in = in
rumba-word-rumba = rumba!
rumba-word-in-swap = in, and exchange the two of trump
rumba-word-rumba-swap = rumba, and exchange the two of trump

## What is at stake

rumba-stake-in = −{ $each } a trick; without one +{ $lost }
rumba-stake-alone = −{ $won }, without play
rumba-stake-rumba = −{ $won } with { $need } tricks or more, otherwise +{ $lost }

## Where the game is

rumba-phase-deciding = in or out
rumba-phase-exchange = exchanging

## The head of the table

rumba-fact-rumba = rumba by
    .seat = rumba by { $whom }
rumba-fact-swapper = two exchanged by
    .seat = two exchanged by { $whom }
rumba-fact-taken = for
rumba-badge-outside = out
rumba-badge-inside = in
rumba-badge-rumba = rumba
rumba-badge-money = money
rumba-zone-waste = turned card
rumba-zone-discard = laid away

## How it ended

rumba-reason-target = somebody has come to zero
rumba-reason-limit = the agreed number of rounds has been played

## Why something is not allowed

# R3.
rumba-refusal-decide-first = Say first whether you are in.
rumba-refusal-decided = Who is in has been settled.
# R5.
rumba-refusal-jack-turned = A jack was turned up: everybody plays.
# R6.
rumba-refusal-no-two-of-trump = Only with { $card } in hand can you exchange for the turned card.
# R7.
rumba-refusal-must-go-in = Rumba has been called: everybody after it must go in.
rumba-refusal-no-swap-after-rumba = Rumba has been called: the two of trump stays in your hand.
rumba-refusal-no-exchange-with-rumba = In a rumba nobody exchanges.
# R8.
rumba-refusal-rumba-called = Rumba has been called, and that can be done only once.
# R9.
rumba-refusal-rumba-alone = You are the only one left to go in: nobody plays a rumba alone.
# R13.
rumba-refusal-exchange-first = Exchange with the stock first, or keep what you have.
rumba-refusal-exchange-over = The exchange is over.
rumba-refusal-too-many-cards = { $count } cards is too many: three at most.

# The end of a round (S2–S4).
rumba-ending-alone = { $names }: the only one in
rumba-ending-rumba-made = { $names }: rumba made with { $had } tricks
rumba-ending-rumba-failed = { $names }: rumba lost, { $had } of the { $need } tricks
rumba-ending-no-trick = { $names }: no trick
