game-pandoeren = Pandoeren
    .line = Outbid the others, call an ace and find out who your partner is.

preset-pandoeren-book = to 25 points
preset-pandoeren-announcing = report roem yourself

option-pandoeren-target_points = Playing to
    .help = Whoever reaches this number of points ends the match.
option-pandoeren-roem_challenge = Better roem of the opponents
    .help = A better combination annuls the bidder's roem. By itself, or only when somebody says so.
value-pandoeren-roem_challenge-auto = counts by itself
value-pandoeren-roem_challenge-manual = who has better must say so
option-pandoeren-auto_announce = Roem and stuk report themselves
    .help = Without this you report them yourself, and in time.
option-pandoeren-roem_card_reuse = A card may count twice
    .help = Whether a card may count both in a run and in four of a kind.

## What you can say and do

pandoeren-verb-bid = { $word }{ $amount }
    .log = { $name } bid{ s } { $word }{ $amount }
pandoeren-verb-bury = lay { $cards } away
    .log = { $name } lay{ s } a card away { $cards }
pandoeren-verb-call = call { $cards }
    .log = { $name } call{ s } { $cards }
pandoeren-verb-roem = { $amount } roem
    .log = { $name } report{ s } { $amount } roem
pandoeren-verb-no-roem = no roem
    .log = { $name } report{ s } no roem
pandoeren-verb-stuk = stuk
    .log = { $name } report{ s } stuk
pandoeren-verb-no-stuk = no stuk
    .log = { $name } report{ s } no stuk
pandoeren-verb-challenge = I have better
    .log = { $name } { has } better
pandoeren-verb-decline = good
    .log = { $name } let{ s } it stand

pandoeren-word-piccolo = piccolo
pandoeren-word-misere = misère
pandoeren-word-kereltje = kereltje
pandoeren-word-zwabber = zwabber
pandoeren-word-solo-zwabber = solo zwabber
pandoeren-word-piccolo-ouvert = piccolo ouvert
pandoeren-word-misere-ouvert = misère ouvert
pandoeren-word-stil-praatje = stil praatje
pandoeren-word-pandoer = pandoer
pandoeren-word-pandoer-plus = pandoer +
pandoeren-word-praatje = praatje
pandoeren-word-prive = privé

## What is at stake

pandoeren-stake-alone = +{ $score } or −{ $score }, for you alone
    .short = ± { $score }
pandoeren-stake-together = +{ $score } or −{ $score }, for your partner too
    .short = ± { $score }

## Where the game is

pandoeren-phase-exchange = laying a card away
pandoeren-phase-call = calling a card
pandoeren-phase-roem = reporting roem
pandoeren-phase-challenge = better or good
pandoeren-phase-stuk = reporting stuk

## The header of the table

pandoeren-fact-contract = bid
pandoeren-fact-bidder = by
    .seat = by { $whom }
pandoeren-fact-called = called
pandoeren-fact-alone = the bidder has the jas and plays alone
pandoeren-fact-talking = talking is allowed
pandoeren-fact-upcard = open card was
pandoeren-fact-bidder-roem = bidder answers
pandoeren-fact-bidder-roem-top = from
pandoeren-fact-bidder-beaten-by = better with
    .seat = { $name } { has } better
pandoeren-fact-partner-roem = partner answers
pandoeren-fact-partner-roem-top = from
pandoeren-fact-partner-beaten-by = better with
    .seat = { $name } { has } better
pandoeren-badge-stuk = stuk
pandoeren-zone-board = open card
pandoeren-zone-discard = laid away

pandoeren-contract-piccolo = { pandoeren-word-piccolo }
pandoeren-contract-misere = { pandoeren-word-misere }
pandoeren-contract-kereltje = { pandoeren-word-kereltje }
pandoeren-contract-zwabber = { pandoeren-word-zwabber }
pandoeren-contract-solo-zwabber = { pandoeren-word-solo-zwabber }
pandoeren-contract-piccolo-ouvert = { pandoeren-word-piccolo-ouvert }
pandoeren-contract-misere-ouvert = { pandoeren-word-misere-ouvert }
pandoeren-contract-stil-praatje = { pandoeren-word-stil-praatje }
pandoeren-contract-pandoer = { pandoeren-word-pandoer }
pandoeren-contract-praatje = { pandoeren-word-praatje }
pandoeren-contract-prive = { pandoeren-word-prive }
pandoeren-bidder-roem-run-3 = three in a row
pandoeren-bidder-roem-run-4 = four in a row
pandoeren-bidder-roem-run-5 = five in a row
pandoeren-bidder-roem-run-6 = six in a row
pandoeren-bidder-roem-run-7 = seven in a row
pandoeren-bidder-roem-run-8 = eight in a row
pandoeren-bidder-roem-four = four of a kind
pandoeren-bidder-roem-top-A = { rank-A }
pandoeren-bidder-roem-top-K = { rank-K }
pandoeren-bidder-roem-top-Q = { rank-Q }
pandoeren-bidder-roem-top-J = { rank-J }
pandoeren-bidder-roem-top-10 = { rank-10 }
pandoeren-bidder-roem-top-9 = { rank-9 }
pandoeren-bidder-roem-top-8 = { rank-8 }
pandoeren-partner-roem-run-3 = { pandoeren-bidder-roem-run-3 }
pandoeren-partner-roem-run-4 = { pandoeren-bidder-roem-run-4 }
pandoeren-partner-roem-run-5 = { pandoeren-bidder-roem-run-5 }
pandoeren-partner-roem-run-6 = { pandoeren-bidder-roem-run-6 }
pandoeren-partner-roem-run-7 = { pandoeren-bidder-roem-run-7 }
pandoeren-partner-roem-run-8 = { pandoeren-bidder-roem-run-8 }
pandoeren-partner-roem-four = { pandoeren-bidder-roem-four }
pandoeren-partner-roem-top-A = { rank-A }
pandoeren-partner-roem-top-K = { rank-K }
pandoeren-partner-roem-top-Q = { rank-Q }
pandoeren-partner-roem-top-J = { rank-J }
pandoeren-partner-roem-top-10 = { rank-10 }
pandoeren-partner-roem-top-9 = { rank-9 }
pandoeren-partner-roem-top-8 = { rank-8 }

## Why something is not allowed

# R8.
pandoeren-refusal-lay-away-first = First lay { $count } card away; it may be the one you just took.
# R9.
pandoeren-refusal-name-trump-first = First say which suit is trump.
pandoeren-refusal-name-card-first = First call a card: whoever holds it is your partner.
# R12: in kereltje the jas must be in play.
pandoeren-refusal-jas-buried = You laid the jack of { $suit } away: in kereltje that suit cannot be trump.
# R10.
pandoeren-refusal-call-own-card = You hold { $card } yourself.
pandoeren-refusal-call-buried-card = You laid { $card } away: nobody can hold it.
pandoeren-refusal-call-other-rank = You cannot call { $card } now. Possible: { $cards }.
# S4.
pandoeren-refusal-wrong-roem = You do not have that much roem: report all you have, or nothing.
pandoeren-refusal-roem-first = First report your roem, or say that you report none.
pandoeren-refusal-not-better = You have no better combination.
pandoeren-refusal-challenge-first = First say whether you have a better combination.
# S5.
pandoeren-refusal-stuk-first = First say whether you report stuk.
