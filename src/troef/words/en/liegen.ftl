game-liegen = Liegen
    .line = Lay your cards face down and say which suit they are. Who does not believe it looks; who is caught takes it all.

preset-liegen-book = by the book
preset-liegen-best-of-five = five games

option-liegen-start_player = Who begins
    .help = Somebody drawn by lot, or always the dealer's left neighbour.
value-liegen-start_player-random = drawn by lot
value-liegen-start_player-left_of_dealer = left of the dealer
option-liegen-games = Number of games
    .help = Whoever wins most games wins the match.

## Words of the game

liegen-phase-naming = naming a suit
liegen-phase-lead = leading
liegen-fact-active-suit = supposedly
liegen-fact-pile = in the pile
liegen-fact-shown = turned up
liegen-fact-loser = took the pile
    .seat = { $name } took the pile
liegen-verb-name = name { $suit }
    .log = { $name } name{ s } { $suit }
liegen-verb-play = lay { $cards }
    .log = { $name } lay{ s } a card { $cards }
liegen-verb-challenge = you lie!
    .log = { $name }: you lie!
liegen-verb-pass = pass
    .log = { $name } pass{ es }
liegen-verb-takes = takes the pile with { $cards }
    .log = { $cards } lay there: { $name } take{ s } the pile
liegen-reason-won = the last card has been laid
liegen-reason-limit = after a thousand cards and challenges, the fewest cards win

## Why something is not allowed

# R3, R5, R6
liegen-refusal-name-first = You lead: name a suit first.
liegen-refusal-named-already = The suit is named: now lay your card.
liegen-refusal-only-the-leader-names = Only who leads names a suit.
# R7, R11
liegen-refusal-nothing-to-challenge = There is nothing yet to challenge.
liegen-refusal-only-the-next-challenges = Only who is on turn may challenge the last card.
liegen-refusal-no-pass = You cannot pass: lay a card or call it a lie.
