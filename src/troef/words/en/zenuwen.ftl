game-zenuwen = Spit (Zenuwen)
    .line = All at once: play your little piles away and slap the smallest heap.

preset-zenuwen-book = by the book
preset-zenuwen-rustig = unhurried bots

option-zenuwen-bot_speed = Speed of the bots
    .help = How long a bot takes over everything it does.
value-zenuwen-bot_speed-slow = slow (2 to 4 seconds)
value-zenuwen-bot_speed-normal = normal (1 to 2.5 seconds)
value-zenuwen-bot_speed-fast = fast (half a second to 1.5)
option-zenuwen-deadlock_seconds = Pause when nothing fits
    .help = After this many seconds everybody turns a new card.

## What you do

zenuwen-verb-play = { $cards } → { $whom }
    .log = { $name }: { $cards } → { $whom }
zenuwen-verb-merge = put { $cards } with its equal
    .log = { $name } put{ s } { $cards } with its equal
zenuwen-verb-shift = move { $cards } to the empty place
    .log = { $name } move{ s } { $cards } to the empty place
zenuwen-verb-ready = ready
    .log = { $name } { is } ready
zenuwen-verb-stuck = I am stuck
    .log = { $name } { is } stuck
zenuwen-verb-slap = slap the pile of { $whom } ({ $amount })
    .log = { $name } slap{ s } the pile of { $whom }
zenuwen-verb-timeout = time is up
    .log = Time is up
zenuwen-verb-idle = { $target } does nothing
    .log = { $target } { has } done nothing for thirty seconds

## Where the game is

zenuwen-phase-preparing = getting ready
zenuwen-phase-racing = playing
zenuwen-phase-slapping = slapping
zenuwen-fact-deadlock = nothing fits any more
zenuwen-fact-finisher = played out
    .seat = { $name } { has } played out

## At a seat

zenuwen-badge-stock = stock
zenuwen-badge-small = in little piles
zenuwen-badge-ready = ready
zenuwen-badge-stuck = is stuck
zenuwen-badge-took = takes

## Places on the table

zenuwen-zone-tableau = little pile
zenuwen-zone-discard = open pile
zenuwen-zone-stock = stock

## How it ended

zenuwen-reason-won = all cards fit into the little piles
zenuwen-reason-limit = after thirty rounds the fewest cards win

## Why something is not allowed

# R4
zenuwen-refusal-no-such-pile = There are { $count } open piles, one for each player.
# R5 and R6
zenuwen-refusal-same-pile = That is the same little pile twice.
zenuwen-refusal-pile-empty = There is nothing on place { $pile }.
zenuwen-refusal-unequal = { $cards } are not equal: only equal cards go together.
zenuwen-refusal-place-taken = Place { $pile } is not empty.
zenuwen-refusal-nothing-under = Nothing lies face down under little pile { $pile }: then it stays where it is.
# R10, R11
zenuwen-refusal-flip-first = First everybody turns up his top card.
zenuwen-refusal-already-ready = You have said already that you are ready.
zenuwen-refusal-already-flipped = The cards are turned: just play.
# R12
zenuwen-refusal-no-card-there = There is no card there yet to put { $card } on.
zenuwen-refusal-equal-rank = { $card } does not go on { $top }: equal is not next to it.
zenuwen-refusal-no-neighbour = { $card } does not go on { $top }: it must be one higher or one lower.
# R14
zenuwen-refusal-too-late = Too late: { $top } lies there now, and { $card } does not go on it.
# R18
zenuwen-refusal-already-stuck = You have said already that you are stuck.
# R22 to R26
zenuwen-refusal-round-over = The round is over: only slapping counts now.
zenuwen-refusal-pile-taken = That pile is gone already. Slap another one!
zenuwen-refusal-has-a-pile = You have a pile already.
zenuwen-refusal-slap-too-early = A slap counts only when somebody has got rid of his little piles.
