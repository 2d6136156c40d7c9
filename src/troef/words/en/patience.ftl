game-patience = Patience
    .line = Seven columns, four foundations and three cards at a time: will it come out?

preset-patience-book = by the book
preset-patience-delen = parts of a run as well

option-patience-partial_runs = Move part of a run
    .help = Otherwise all the open cards of a column always move together.

## Words of the game

patience-zone-stock = bank
patience-zone-waste = waste pile
patience-fact-redeals = new banks without a move
patience-fact-idle = without progress
patience-verb-draw = turn three cards
    .log = { $name } turn{ s } three cards
patience-verb-redeal = make a new bank
    .log = { $name } make{ s } a new bank
patience-reason-won = all 52 cards lie on the foundations
patience-reason-stuck = not one card can go anywhere
patience-reason-resigned = given up
patience-reason-third-redeal = three new banks without a move
patience-reason-no-progress = a hundred moves without progress

## Why something is not allowed

# R4: $card is the card that has to join on.
patience-refusal-not-joining = { $card } does not join on: one lower and of the other colour.
# R5
patience-refusal-whole-run = All the open cards of a column move together.
patience-refusal-same-pile = These cards already lie there.
patience-refusal-no-part = These are all the open cards of the column: then no number is given.
# R6
patience-refusal-only-king = Only a king may go to an empty place, not { $card }.
patience-refusal-nothing-under = Nothing lies under these cards: moving them changes nothing.
# R8
patience-refusal-face-down = A face-down card stays where it is.
# R10
patience-refusal-not-next = It is not yet the turn of { $card } on the foundation.
# R11
patience-refusal-stays-home = What lies on a foundation stays there.
# R13 R14 R16
patience-refusal-bank-empty = The bank is empty.
patience-refusal-bank-not-empty = There are still cards in the bank.
patience-refusal-waste-empty = The waste pile is empty.
patience-refusal-pile-empty = There is no card there.
