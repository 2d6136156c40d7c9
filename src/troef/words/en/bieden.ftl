game-bieden = Bieden
    .line = Say how many points you and your partner will make; your first card makes trump.

preset-bieden-book = roem is reported for you
preset-bieden-own-voice = you announce your own roem

option-bieden-tree_start = The tree starts at
    .help = The pair that first brings its tree down to zero wins.
option-bieden-shuffle = Shuffling
    .help = Without shuffling the won tricks are stacked and only cut.
value-bieden-shuffle-never = never, only cut
value-bieden-shuffle-always = before every deal
option-bieden-early_end = Stop when it is certain
    .help = The deal stops when the bid is surely made or lost, or when the bidder gives up.
option-bieden-auto_announce = Roem is reported for you
    .help = Otherwise you announce your roem and your belote yourself, even when it is not true.
option-bieden-forced_fail_opponents_gain = Forced 100 that fails
    .help = Whether the opponents' tree still goes down.

## What you can say

bieden-verb-bid = { $amount }
    .log = { $name } bid{ s } { $amount }
bieden-verb-pandoer = pandoer
    .log = { $name } bid{ s } pandoer
bieden-verb-overleg = open pandoer
    .log = { $name } bid{ s } open pandoer
bieden-verb-roem = { $amount } roem
    .log = { $name } announce{ s } { $amount } roem
bieden-verb-no-roem = no roem
    .log = { $name } announce{ s } no roem
bieden-verb-belote = belote
    .log = { $name } say{ s } belote
bieden-verb-no-belote = say nothing
    .log = { $name } say{ s } nothing
bieden-verb-concede = I give up
    .log = { $name } give{ s } the bid up

# What is at stake: strokes on the tree.
bieden-stake-tree = tree −{ $points } / +{ $points }, and theirs −{ $points }
bieden-stake-forced = tree −{ $points }; losing costs you nothing yourself

## The header of the table

bieden-phase-belote = belote
bieden-phase-roem = announcing roem
bieden-fact-highest = highest bid
bieden-fact-declarer = by
    .seat = by { $whom }
bieden-fact-contract = bid
bieden-fact-achttiender = achttiender of
    .seat = achttiender of { $whom }
bieden-highest-pandoer = pandoer
bieden-highest-overleg = open pandoer
bieden-contract-forced = forced 100
bieden-contract-pandoer = pandoer
bieden-contract-overleg = open pandoer
bieden-badge-shown = shows
bieden-badge-belote = belote
bieden-reason-tree = a tree is empty
bieden-reason-achttiender = an achttiender: eight cards of one suit

## Why something is not allowed

# R7.
bieden-refusal-forced-dealer = Everybody passed: the dealer plays for at least 100.
# R15.
bieden-refusal-roem-first = First say how much roem you have.
bieden-refusal-no-such-roem = Roem is announced in tens, from 20 to 300.
# R17.
bieden-refusal-roem-too-late = Roem is announced with your card to the first trick and at no other time.
# S5.
bieden-refusal-belote-first = First say whether this is belote.
bieden-refusal-belote-with-the-queen = Belote is said when your queen of trump falls, before the king.
# R19.
bieden-refusal-concede-on-lead = Only the bidder can give up, when he is to lead after the first trick.

# The end of a deal: eight cards of one suit (R23).
bieden-ending-eight-of-a-suit = { $names }: eight cards of one suit, the tree is empty
