game-canasta = Canasta
    .line = Meld cards of one rank with your partner, build canastas of seven and take the pile at the right moment.

preset-canasta-book = to 5000
preset-canasta-kort = to 2000

option-canasta-target = Points
    .help = When a team has this after a round, the higher team wins.
option-canasta-initial_meld_table = Minimum for the first meld
    .help = What the first melds of a team must count, by its score.
value-canasta-initial_meld_table-classic = 15, 50, 90, 120
value-canasta-initial_meld_table-as_printed = 15, 50, from 1500: 120
option-canasta-max_rounds = At most this many rounds
    .help = If nobody has the points by then, the higher score wins.

## Words of the game

canasta-phase-draw = taking
canasta-phase-meld = melding and discarding
canasta-phase-answer = may I?
canasta-fact-due = still needed for the first meld
canasta-fact-frozen = pile
canasta-frozen-both = frozen
canasta-frozen-stop = stop card
canasta-fact-bound = after the question
canasta-bound-must-go-out = must go out
canasta-bound-must-stay = may not go out
canasta-stake-opening = counts { $amount } of { $need }
canasta-badge-minimum = first meld
canasta-badge-canastas = canastas
canasta-badge-went-out = went out
canasta-zone-meld = meld
canasta-zone-taken = red threes
canasta-verb-take-pile = take the pile { $cards }
    .log = { $name } take{ s } the pile { $cards }
canasta-verb-meld = meld { $cards }
    .log = { $name } meld{ s } { $cards }
canasta-verb-layoff = add { $cards }
    .log = { $name } add{ s } { $cards }
canasta-verb-ask = may I go out?
    .log = { $name } ask{ s }: may I go out?
canasta-verb-yes = yes
    .log = { $name } say{ s } yes
canasta-verb-no = no
    .log = { $name } say{ s } no
canasta-verb-red-three = red three { $cards }
    .log = { $name } lay{ s } { $cards } open
canasta-entry-melds = melded
canasta-entry-clean = { $count ->
    [one] clean canasta
   *[other] { $count } clean canastas
}
canasta-entry-dirty = { $count ->
    [one] dirty canasta
   *[other] { $count } dirty canastas
}
canasta-entry-red-threes = { $count ->
    [one] red three
   *[other] { $count } red threes
}
canasta-entry-out = out
canasta-entry-concealed = out concealed
canasta-entry-left = left in hand

## Why something is not allowed

# R5
canasta-refusal-take-first = Take a card first, or the pile.
canasta-refusal-already-taken = You have taken in this turn already.
# R6
canasta-refusal-by-itself = A red three comes on the table by itself.
# R8: $count is the number of natural cards, or of twos and jokers.
canasta-refusal-few-naturals = A meld has at least two natural cards; this has { $count ->
    [0] none
    [one] one
   *[other] { $count }
}.
canasta-refusal-many-wild = At most three wild cards in a meld; this has { $count }.
canasta-refusal-full-of-wild = The meld of { $rank } has three wild cards already.
canasta-refusal-mixed-ranks = A meld is of one rank, and here are more: { $rank }.
canasta-refusal-too-few = You do not hold that many: { $rank }.
canasta-refusal-too-few-jokers = You do not hold that many jokers.
# R9
canasta-refusal-three-at-once = A new meld begins with at least three cards.
canasta-refusal-no-such-meld = Your team has no meld of { $rank }.
canasta-refusal-which-meld = Say to which meld you want to add it.
canasta-refusal-no-fit = To the meld of { $rank } go only that rank, twos and jokers.
# R11
canasta-refusal-merged-wild = Together with your team's meld of that rank there would be more than three wild cards.
# R12
canasta-refusal-no-threes = Threes do not go into melds.
canasta-refusal-threes-going-out = Black threes are melded only in going out with them.
# R15: $have is the most it can come to, or what lies already.
canasta-refusal-minimum = The first meld must count { $need }; this way you come to { $have } at most.
canasta-refusal-minimum-first = Your first meld counts { $have } and must reach { $need }: lay more.
# R19: $card is the top card of the discard pile.
canasta-refusal-top-rank-only = You take the pile with cards of the rank of { $card }. Other melds come after it.
# R20
canasta-refusal-natural-needed = { $card } wants at least one natural card of its rank from your hand.
canasta-refusal-two-cards-needed = { $card } wants two cards from your hand.
# R21
canasta-refusal-frozen = The pile is frozen: you need two natural cards of the rank of { $card }.
# R22
canasta-refusal-wild-top = With { $card } on top the pile cannot be taken.
# R23
canasta-refusal-black-three = A black three on top blocks the pile.
# R26
canasta-refusal-frozen-first = Your team has no meld yet. Then you need two natural cards of the rank of { $card }.
# R28
canasta-refusal-no-meld-for-top = { $card } must go into a meld at once, and your team has none of its rank.
# R29
canasta-refusal-red-three = A red three is not discarded.
# R30
canasta-refusal-last-card = Your last card cannot go as long as your team may not go out.
# R31
canasta-refusal-keep-two = Keep two cards: one to discard and one in hand. You cannot go out this way.
# R33
canasta-refusal-must-go-out = You are going out in this turn: everything must go on the table, or all but one card.
canasta-refusal-keep-two-after-no = Your partner said no: keep two cards before you discard.
canasta-refusal-not-asked = Nothing was asked.
canasta-refusal-answer-first = Your partner asks to go out: say yes or no.
canasta-refusal-ask-after-taking = Take first; you can ask after that.
canasta-refusal-ask-before-melding = You ask right after taking, before you meld anything.
canasta-refusal-asked-already = You have asked in this turn already, or you are going out.
canasta-refusal-cannot-go-out = You cannot go out in this turn.
# R36
canasta-refusal-threes-few = Black threes are melded three or four at once.
canasta-refusal-threes-wild = Black threes take no wild cards.
# R37
canasta-refusal-round-over = The round is over.
# R38
canasta-refusal-must-take = The draw pile is empty: you must take the discard pile.
# R40
canasta-refusal-ask-with-two = You can ask only with at least two cards in hand.
