game-mao = Mao
    .line = Get rid of your cards while nobody knows all the rules: whoever wins makes up another secret one.

preset-mao-book = by the book
preset-mao-short = for two rounds won

option-mao-game_master = Game master
    .help = Deals every round, makes the first two secret rules and plays along.
value-mao-game_master-random = drawn by lot
value-mao-game_master-p0 = chair 1
value-mao-game_master-p1 = chair 2
value-mao-game_master-p2 = chair 3
value-mao-game_master-p3 = chair 4
value-mao-game_master-p4 = chair 5
value-mao-game_master-p5 = chair 6
option-mao-target_wins = Rounds to win
    .help = With 0 it goes on until the game master ends it.
option-mao-turn_seconds = Seconds for a turn
    .help = When a turn takes longer, the game master may give a penalty card.
option-mao-claim_seconds = Seconds to object
    .help = For so long a last card can still be penalised.

## Words of the game

mao-phase-making = choosing a secret rule
mao-phase-play = play
mao-phase-time-out = time-out
mao-phase-claim = was all that right?
mao-phase-between-rounds = another round?
mao-fact-claimant = has no cards left
mao-fact-asks-time-out = asks for a time-out
mao-fact-contradiction = contradiction
mao-contradiction-withdraw = the game master withdraws a rule
mao-fact-said = said
mao-fact-rules = secret rules
mao-fact-my-rules = my rules
mao-fact-shown-rules = rules I have seen
mao-fact-withdrawn-rules = withdrawn
mao-fact-contradicting-rules = contradict each other
mao-fact-maker = makes up a rule
mao-fact-trigger = when
mao-fact-there-already = that rule is there already
mao-badge-game-master = game master
mao-badge-rules = rules
mao-badge-wins = rounds
mao-badge-watching = is checking
mao-verb-play = play { $cards }
    .log = { $name } plays { $cards }
mao-verb-draw = draw a card
    .log = { $name } draws a card
mao-verb-pass-empty = pass: there is nothing to draw
    .log = { $name } has nothing to draw and passes
mao-verb-signal = { $word }
    .log = { $name }: { $word }
mao-verb-trigger = { $word }
    .log = { $name } chooses when the rule applies { $word }
mao-verb-obligation = { $word }
    .log = { $name } chooses what it asks for { $word }
mao-verb-rule = make a rule
    .log = { $name } makes a rule
mao-verb-penalise = { $target }: that was wrong! { $word }
    .log = { $name } against { $target }: that was wrong!
mao-verb-gm-penalty = { $target }: { $word }
    .log = { $name } against { $target }: { $word }
mao-verb-request-timeout = time-out, please?
    .log = { $name } asks for a time-out
mao-verb-grant = grant the time-out
    .log = { $name } grants the time-out
mao-verb-refuse = refuse
    .log = { $name } refuses the time-out
mao-verb-refuse-and-penalise = refuse, with a penalty card
    .log = { $name } refuses the time-out and penalises
mao-verb-time-out = time-out!
    .log = { $name }: time-out!
mao-verb-end-timeout = play on
    .log = { $name } ends the time-out
mao-verb-withdraw = withdraw rule { $word }
    .log = { $name } withdraws rule { $word }
mao-verb-confirm = nothing to object
    .log = { $name } has nothing to object
mao-verb-next-round = another round
    .log = { $name } wants another round
mao-verb-end-match = stop
    .log = { $name } ends the match
mao-verb-chat = talk
    .log = { $name } talks
mao-verb-bot = computer
    .log = { $target } is played by the computer
mao-verb-person = person
    .log = { $target } plays in person
mao-verb-timeout = time is up
    .log = Time is up
mao-verb-fine = { $target }: { $word }
    .log = “{ $word }” A penalty card for { $target }
mao-verb-event = { $target } { $word }
    .log = { $target } { $word }
mao-reason-target = enough rounds have been won
mao-reason-ended = the game master has ended it
mao-reason-limit = after fifty rounds, most rounds win

## Why something is not allowed

# R4, R5, R8
mao-refusal-no-match = { $card } does not match { $top }: play { $suit } or the same rank.
mao-refusal-can-play = You can play ({ $cards }), so you must.
mao-refusal-stock-empty = There is no card left to draw: you pass.
mao-refusal-can-draw = There are cards left: draw one.
# R10, R11
mao-refusal-said-already = You have done that for this card already.
mao-refusal-no-such-signal = There is no such signal.
# R15, R17, R18
mao-refusal-make-a-rule = First a secret rule is chosen.
mao-refusal-trigger-first = First choose the card that the rule is about.
mao-refusal-duty-next = The card is chosen: now say what it asks for.
mao-refusal-does-not-go-together = Skipping, reversing and drawing go with a rank, a single card or the same rank, not with anything wider.
mao-refusal-rule-exists = There is such a rule already: choose another.
# R19, R25, R26, R29, R37
mao-refusal-no-such-rule = There is no rule { $rule }.
mao-refusal-name-the-rule = Name the number of your rule.
mao-refusal-not-your-rule = Rule { $rule } is not yours: only its maker may penalise for it.
mao-refusal-rule-withdrawn = Rule { $rule } was withdrawn.
mao-refusal-own-fault = Your own faults are penalised by the table.
mao-refusal-table-penalises = The table penalises for the computer.
mao-refusal-table-says-who-is-a-bot = The table says who is a computer.
# R30
mao-refusal-only-game-master = Only the game master may do that.
mao-refusal-not-on-turn = Only who is on turn can take too long.
mao-refusal-not-too-long = This turn is not too long yet.
mao-refusal-penalised-already = That was penalised in this turn already.
mao-refusal-not-too-chatty = This player has not sent more than { $amount } messages since his turn.
mao-refusal-discretion-spent = At your own discretion you penalise twice in a round at most, and nobody twice.
# R33, R35, R37, R38, P6
mao-refusal-round-claimed = Somebody is out of cards: first the others see whether that was right.
mao-refusal-only-the-claimant = Now it is only about who has no cards left.
mao-refusal-time-out-running = It is time-out: nobody plays and nobody penalises.
mao-refusal-withdraw-first = First a rule must go: { $rules } contradict each other.
mao-refusal-no-contradiction = A rule can only be withdrawn when it contradicts another.
mao-refusal-game-master-calls = You are the game master: you call a time-out yourself.
mao-refusal-asked-already = A time-out has been asked for already.
mao-refusal-no-time-out = There is no time-out.
mao-refusal-nothing-asked = Nobody has asked for a time-out.
# R39
mao-refusal-between-rounds = The round is over: the game master says whether there is another.

## What a secret rule is made of

mao-word-rank-A = ace
mao-word-rank-K = king
mao-word-rank-Q = queen
mao-word-rank-J = jack
mao-word-rank-10 = 10
mao-word-rank-9 = 9
mao-word-rank-8 = 8
mao-word-rank-7 = 7
mao-word-rank-6 = 6
mao-word-rank-5 = 5
mao-word-rank-4 = 4
mao-word-rank-3 = 3
mao-word-rank-2 = 2
mao-word-suit-S = spades
mao-word-suit-H = hearts
mao-word-suit-D = diamonds
mao-word-suit-C = clubs
mao-word-colour-red = red card
mao-word-colour-black = black card
mao-word-parity-even = even card (2 4 6 8 10)
mao-word-parity-odd = odd card (A 3 5 7 9)
mao-word-court = jack, queen or king
mao-word-same-rank = same rank as the card beneath
mao-word-same-suit = same suit as the card beneath

# Signals, and what a rule asks for
mao-word-mao = “Mao!”
mao-word-goedemorgen = “Good morning!”
mao-word-dank-u = “Thank you!”
mao-word-alstublieft = “Here you are!”
mao-word-gezondheid = “Bless you!”
mao-word-proost = “Cheers!”
mao-word-hoera = “Hurrah!”
mao-word-sorry = “Sorry!”
mao-word-fijne-dag = “Have a nice day!”
mao-word-leve-de-spelleider = “Long live the game master!”
mao-word-klop = knock on the table
mao-word-applaus = applause
mao-word-buiging = bow
mao-word-call-goedemorgen = the player: “Good morning!”
mao-word-call-dank-u = the player: “Thank you!”
mao-word-call-alstublieft = the player: “Here you are!”
mao-word-call-gezondheid = the player: “Bless you!”
mao-word-call-proost = the player: “Cheers!”
mao-word-call-hoera = the player: “Hurrah!”
mao-word-call-sorry = the player: “Sorry!”
mao-word-call-fijne-dag = the player: “Have a nice day!”
mao-word-call-leve-de-spelleider = the player: “Long live the game master!”
mao-word-call-klop = the player: knock on the table
mao-word-call-applaus = the player: applause
mao-word-call-buiging = the player: bow
mao-word-demand-suit-S = the next one must play a spade
mao-word-demand-suit-H = the next one must play a heart
mao-word-demand-suit-D = the next one must play a diamond
mao-word-demand-suit-C = the next one must play a club
mao-word-demand-colour-red = the next one must play red
mao-word-demand-colour-black = the next one must play black
mao-word-demand-parity-even = the next one must play an even card
mao-word-demand-parity-odd = the next one must play an odd card
mao-word-demand-court = the next one must play a jack, queen or king
mao-word-skip = the next one is skipped
mao-word-reverse = the direction is reversed
mao-word-draw-1 = the next one draws a card
mao-word-draw-2 = the next one draws two cards

# Why somebody gets a penalty card (R13, R14, R25, R28, R30), and what happens
mao-word-te-lang = That took too long!
mao-word-te-veel-praten = You talk too much!
mao-word-overig = That was wrong!
mao-word-fout = That was wrong!
mao-word-te-veel = You talk too much!
mao-word-onterecht = You may say that that was wrong, but it was right!
mao-word-reversed = reverses the direction
mao-word-skipped = misses a turn
mao-word-drew-one = draws a card
mao-word-drew-two = draws two cards
mao-word-contradiction = this card calls up rules that contradict each other
