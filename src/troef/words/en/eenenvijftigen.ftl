game-eenenvijftigen = Fifty-One
    .line = Add up to fifty at most, and do not forget to draw.

preset-eenenvijftigen-book = by the book
preset-eenenvijftigen-easy = drawing goes by itself

option-eenenvijftigen-next_dealer = Who deals next
    .help = The loser, or simply the next one. If nobody loses, the same player deals again.
value-eenenvijftigen-next_dealer-loser = the loser
value-eenenvijftigen-next_dealer-left = the next one
option-eenenvijftigen-rounds = Number of rounds
    .help = Who has the fewest minus points then wins.
option-eenenvijftigen-auto_draw = Drawing goes by itself
    .help = Then it cannot be forgotten.

## Words of the game

eenenvijftigen-fact-total = total
eenenvijftigen-fact-loser = loses
    .seat = { $name } lose{ s }
eenenvijftigen-badge-lost = minus points
eenenvijftigen-badge-passed = pass
eenenvijftigen-badge-may-draw = has to draw
eenenvijftigen-badge-forgot = forgot to draw
eenenvijftigen-zone-discard = played
eenenvijftigen-verb-play = play { $cards } { $word }
    .log = { $name } play{ s } { $cards }: { $amount }
eenenvijftigen-verb-draw = draw a card
    .log = { $name } draw{ s } a card
eenenvijftigen-verb-pass = pass
    .log = { $name } pass{ es } and { is } safe
# The total after this card.
eenenvijftigen-stake-total = that makes { $total }
eenenvijftigen-reason-rounds = all rounds have been played

## Why something is not allowed

# R5, R6: $values is what the card can count.
eenenvijftigen-refusal-wrong-value = { $card } counts { $values }.
eenenvijftigen-refusal-name-value = Say what { $card } counts: { $values }.
# R7: $total would be the total.
eenenvijftigen-refusal-over-fifty = { $card } makes it { $total }: more than 50 is not allowed.
# R11, R12.
eenenvijftigen-refusal-draws-itself = Drawing goes by itself here.
eenenvijftigen-refusal-drawn-too-late = Too late: the next one has played, and you go on with a card less.
eenenvijftigen-refusal-drawn-already = You have drawn a card already.
eenenvijftigen-refusal-draw-after-play = First you play a card, then you draw one.
# R15, R16.
eenenvijftigen-refusal-no-triple = You pass with exactly three cards of a kind only.
eenenvijftigen-refusal-has-passed = Who has passed takes no further part in this round.
