game-shithead = Shithead
    .line = First your hand, then your open cards, then a blind gamble. The last one with cards is the shithead.

preset-shithead-book = one round
preset-shithead-evening = five rounds

option-shithead-claim_seconds = Time to call
    .help = In seconds: for so long you can call that you hold the card that is asked for and may start.
option-shithead-rounds = Number of rounds
    .help = Whoever was the shithead least often wins.
option-shithead-forfeit = A task for the shithead
    .help = The others propose a harmless task. It makes no difference to the game.

## Words of the game

shithead-phase-arranging = swapping cards
shithead-phase-calling = who starts?
shithead-fact-asked = who holds a
shithead-asked-A = ace
shithead-asked-K = king
shithead-asked-Q = queen
shithead-asked-J = jack
shithead-fact-shithead = shithead
shithead-fact-task = task
shithead-fact-turns = turns
shithead-task-drinks = get the drinks
shithead-task-song = sing a song
shithead-task-hat = wear the hat
shithead-badge-place = out as number
shithead-badge-ready = ready
shithead-badge-declined = silent
shithead-badge-marks = times shithead
shithead-zone-meld = in front
shithead-zone-taken = off the table
shithead-word-drinks = get the drinks
shithead-word-song = sing a song
shithead-word-hat = wear the hat
shithead-verb-play = lay { $cards }
    .log = { $name } lay{ s } { $cards }
shithead-verb-pickup = pick up the pile { $cards }
    .log = { $name } pick{ s } up the pile { $cards }
shithead-verb-blind = turn up card { $amount }
    .log = { $name } turn{ s } up { $cards }
shithead-verb-arrange = open { $cards }, take { $card }
    .log = { $name } { has } { $cards } open
shithead-verb-leave = leave them as they are
shithead-verb-ready = ready
    .log = { $name } { is } done swapping
shithead-verb-claim = I have a { $rank }!
    .log = { $name } { has } a { $rank } and start{ s }
shithead-verb-no-claim = keep silent
    .log = { $name } keep{ s } silent
shithead-verb-propose = propose: { $word }
    .log = { $name } propose{ s }: { $word }
shithead-verb-timeout = time is up
    .log = Time is up
shithead-reason-shithead = there is a shithead
shithead-reason-limit = after a thousand turns the most cards lose

## Why something is not allowed

# R5 R6
shithead-refusal-exchange-first = Cards are still being swapped: say ready when yours lie well.
shithead-refusal-exchange-over = Cards can no longer be swapped.
shithead-refusal-ready-already = You have said that you are ready.
# R7 R8 R36: $rank is the rank that is asked for.
shithead-refusal-start-first = First it must be clear who starts.
shithead-refusal-start-found = Somebody has started already.
shithead-refusal-other-rank = It is about a { $rank } now.
shithead-refusal-rank-not-held = You hold no { $rank } in your hand.
shithead-refusal-declined-already = You have kept silent at { $rank } already.
# R10: $card lies open in front of you.
shithead-refusal-hand-first = { $card } lies open: it may be played only when your hand is empty.
shithead-refusal-blind-last = Your blind cards come only when hand and open cards are gone.
# R11
shithead-refusal-one-rank = Lay only cards of one rank together.
# R27: $card lies open in front of you.
shithead-refusal-hand-or-open = { $card } lies open: cards of your hand and open cards are never laid together.
# R12: $cards is to be laid, $card is on top.
shithead-refusal-too-low-for-pile = { $cards } is lower than { $card }: lay something equal or higher, a 2 or a 10, or pick up the pile.
# R13
shithead-refusal-no-pile = There is no pile: you have to lay something.
# R16 R25
shithead-refusal-no-card-with-pile = You play from your hand: just pick up the pile.
shithead-refusal-open-card-first = First lay one of your open cards on the pile, then pick it up.
shithead-refusal-not-open = { $card } does not lie open in front of you.
# R28
shithead-refusal-turn-blind = You have only blind cards left: turn one up.
shithead-refusal-blind-gone = That blind card is gone already.
# T2
shithead-refusal-no-proposal = You propose a task once, and not while you can still be the shithead yourself.
