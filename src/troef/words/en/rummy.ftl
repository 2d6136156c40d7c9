game-rummy = Rummy
    .line = Lay runs and sets, lay off where you can and be the first to discard your last card.

preset-rummy-book = to 100 points
preset-rummy-rondes = five rounds

option-rummy-end_mode = The match ends
    .help = Agree beforehand: at a score, or after a fixed number of rounds.
value-rummy-end_mode-score = at a score
value-rummy-end_mode-rounds = after a number of rounds
option-rummy-target_score = Score
    .help = Who has this many points or more after a round ends the match.
option-rummy-rounds = Rounds
    .help = After this many rounds the most points win.

## Words of the game

rummy-run = run
rummy-set = set
rummy-round-won = { $name } goes out and gets { $amount }
rummy-round-drawn = the round ends without a winner

## Why something is not allowed

# R6
rummy-refusal-draw-first = Draw a card first.
rummy-refusal-already-drawn = You have drawn in this turn already.
# R7
rummy-refusal-one-meld = One meld in a turn: you have laid one already.
# R8
rummy-refusal-meld-after-layoff = You have begun to lay off: no meld any more in this turn.
# R9 R21: $card was taken from the discard pile.
rummy-refusal-just-taken = You have just taken { $card } from the discard pile: you may not discard it in this turn.
# R11
rummy-refusal-stock-not-empty = There are still cards in the stock.
# R12
rummy-refusal-turned-three-times = The pile has been turned over three times already.
rummy-refusal-can-turn-over = The discard pile may still be turned over: the round does not stop yet.
# R14 R15
rummy-refusal-no-meld = { $cards } is neither a run nor a set.
# R17
rummy-refusal-which-meld = { $card } fits more than one meld: say which.
# R18
rummy-refusal-no-fit = { $card } does not fit that meld.
# R19
rummy-refusal-stays-in-meld = { $card } lies in a meld: there it stays.
# R21
rummy-refusal-keep-a-card = Keep a card to discard.
# R22
rummy-refusal-round-over = The round is over: nothing can be laid or discarded any more.
