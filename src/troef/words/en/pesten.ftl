game-pesten = Pesten
    .line = Get rid of your cards and pester your neighbours with twos, eights and jokers.

preset-pesten-book = by the book
preset-pesten-streng = strict

option-pesten-jokers = Jokers
    .help = Depends on the pack: some have two, some have three.
value-pesten-jokers-2 = two
value-pesten-jokers-3 = three
option-pesten-play_drawn = Play a drawn card at once
    .help = If the card you drew fits, you may still lay it in the same turn.
option-pesten-turn_after_take = Play after penalty cards
    .help = Who takes penalty cards then plays a card as usual. Otherwise that turn is over.
option-pesten-games = Number of games
    .help = Who wins most games wins the match.

## Words of the game

call-pesten = last card!
pesten-last-card-forgotten = { $name } forgot “last card!” and draws { $amount }
pesten-last-card-false = { $name } called “last card!” too soon and draws { $amount }
pesten-skipped = { $name } misses a turn
pesten-choose-suit = Which suit shall it be?
pesten-verb-play = play { $cards } { $suit }
    .log = { $name } play{ s } { $cards } { $suit }
pesten-verb-take = take the penalty cards
    .log = { $name } take{ s } the penalty cards
pesten-verb-end-turn = keep the card
    .log = { $name } keep{ s } the card
pesten-reason-won = the last card has been played
pesten-reason-stuck = nobody can do anything more, the fewest cards win
pesten-reason-limit = after 1000 turns the fewest cards win

## Why something is not allowed

# R5 R6: $suit is the suit to follow now.
pesten-refusal-no-match = { $card } does not fit: play { $suit }, the same rank, a jack or a joker.
# R7: $cards are the cards that fit.
pesten-refusal-can-play = You can play ({ $cards }), so you must.
# R8
pesten-refusal-draw-first = Nothing of yours fits: first draw a card.
# R8: $card is the card drawn.
pesten-refusal-only-drawn = After drawing you may only play { $card }.
# R13
pesten-refusal-name-suit = With a jack you name the suit to go on in.
pesten-refusal-only-jack-names = Only with a jack you name a suit.
# R15: $amount penalty cards are pending.
pesten-refusal-penalty-pending = { $amount } penalty cards are waiting: lay a 2 or a joker, or take them.
pesten-refusal-no-penalty = No penalty cards are waiting for you.
# R21
pesten-refusal-no-call-needed = { $card } is your very last card: it needs no call.
