game-rikken = Rikken
    .line = Call an ace and find out during the play who your partner is.

preset-rikken-book = to 50 points
preset-rikken-money = a fixed number of deals

option-rikken-deal_pattern = Dealing
    .help = The pack is never shuffled, only cut. Then it matters how many cards go out at a time.
value-rikken-deal_pattern-4-4-5 = four, four and five cards
value-rikken-deal_pattern-6-7 = six and seven cards
option-rikken-target_points = Play to
    .help = Whoever reaches this number of points ends the match.
option-rikken-end_mode = The match ends
    .help = At an agreed score, or after a fixed number of deals.
value-rikken-end_mode-points = at the agreed score
value-rikken-end_mode-deals = after a fixed number of deals
option-rikken-deals_per_session = Number of deals
    .help = Only with a fixed number of deals. A deal in which everybody passes does not count.

## What you can say and do

rikken-verb-bid = { $word }
    .log = { $name }: { $word }
rikken-verb-trump = trump { $suit }
    .log = { $name } make{ s } { $suit } trump
rikken-verb-call = call { $cards } { $word }
    .log = { $name } call{ s } { $cards } { $word }
rikken-verb-trump-and-call = trump { $suit }, call { $cards } { $word }
    .log = { $name } make{ s } { $suit } trump and call{ s } { $cards } { $word }
rikken-verb-blind = { $cards } face down
    .log = { $name } lead{ s } a card face down { $cards }

rikken-word-blind = (blind)
rikken-word-rik = rik
rikken-word-rik-beter = better rik
rikken-word-alleen-8 = 8 alone
rikken-word-misere = misère
rikken-word-piek = piek
rikken-word-alleen-9 = 9 alone
rikken-word-alleen-10 = 10 alone
rikken-word-alleen-11 = 11 alone
rikken-word-alleen-12 = 12 alone
rikken-word-open-misere = open misère
rikken-word-open-piek = open piek
rikken-word-troela = troela
rikken-word-open-misere-praatje = open misère with a chat
rikken-word-open-piek-praatje = open piek with a chat
rikken-word-alleen-13 = 13 alone
rikken-word-open-alleen-13 = open 13 alone

## What is at stake: points from or to each opponent

rikken-stake-each-trick = { $need } tricks: +{ $value }, and { $step } for each trick more; lost from −{ $lost }
    .short = +{ $value } / −{ $lost }
rikken-stake-all-tricks = all { $need } tricks: +{ $value } or −{ $value } per opponent
    .short = ± { $value }
rikken-stake-no-trick = not one trick: +{ $value } or −{ $value } per opponent
    .short = ± { $value }
rikken-stake-one-trick = exactly one trick: +{ $value } or −{ $value } per opponent
    .short = ± { $value }

## The header of the table

rikken-phase-calling = choosing trump and partner
rikken-fact-highest = highest bid
rikken-fact-declarer = by
    .seat = by { $whom }
rikken-fact-called = called card
rikken-fact-blind = called
rikken-blind-called = blind
rikken-fact-secret-partner = silent partner
rikken-fact-blind-lead = led face down
    .seat = { $name } led face down
rikken-fact-talk = chat
rikken-badge-talk = chat
rikken-talk-open = may discuss

rikken-highest-rik = rik
rikken-highest-rik-beter = better rik
rikken-highest-alleen-8 = 8 alone
rikken-highest-misere = misère
rikken-highest-piek = piek
rikken-highest-alleen-9 = 9 alone
rikken-highest-alleen-10 = 10 alone
rikken-highest-alleen-11 = 11 alone
rikken-highest-alleen-12 = 12 alone
rikken-highest-open-misere = open misère
rikken-highest-open-piek = open piek
rikken-highest-troela = troela
rikken-highest-open-misere-praatje = open misère with a chat
rikken-highest-open-piek-praatje = open piek with a chat
rikken-highest-alleen-13 = 13 alone
rikken-highest-open-alleen-13 = open 13 alone
rikken-contract-rik = rik
rikken-contract-rik-beter = better rik
rikken-contract-alleen-8 = 8 alone
rikken-contract-misere = misère
rikken-contract-piek = piek
rikken-contract-alleen-9 = 9 alone
rikken-contract-alleen-10 = 10 alone
rikken-contract-alleen-11 = 11 alone
rikken-contract-alleen-12 = 12 alone
rikken-contract-open-misere = open misère
rikken-contract-open-piek = open piek
rikken-contract-troela = troela
rikken-contract-open-misere-praatje = open misère with a chat
rikken-contract-open-piek-praatje = open piek with a chat
rikken-contract-alleen-13 = 13 alone
rikken-contract-open-alleen-13 = open 13 alone

## Why something is not allowed

# R9: exactly three aces.
rikken-refusal-must-troela = You hold three aces: you must bid troela, or higher.
rikken-refusal-troela-needs-three-aces = Troela takes exactly three aces.
# R10, R15.
rikken-refusal-call-first = First say which suit is trump and which card you call.
rikken-refusal-name-both = Trump and the called card are named together.
rikken-refusal-trump-first = First say which suit is trump.
rikken-refusal-trump-is-made = Trump and the called card are fixed already.
rikken-refusal-no-card-to-call = In this contract no card is called.
# R15: $suit as trump leaves nothing.
rikken-refusal-nobody-to-call = With { $suit } as trump there is no ace left to call.
# R11.
rikken-refusal-beter-is-hearts = In better rik hearts are trump: name a card only.
rikken-refusal-called-trump = { $card } is a trump: call a card of another suit ({ $cards }).
rikken-refusal-suit-of-the-ace = Your ace is of { $suit }: choose another trump suit.
# R12, R17.
rikken-refusal-card-held = You hold { $card } yourself: call somebody else's card ({ $cards }).
rikken-refusal-wrong-rank = Here you call a { $rank }: { $cards }.
# R13.
rikken-refusal-must-hold-suit = You hold no card of the suit of { $card }: call { $cards }.
# R19: $cards is the called card.
rikken-refusal-forced = The suit of { $cards } is led: that card must be played now.
# R23.
rikken-refusal-no-blind-lead = Only who called blind may lead face down, when on lead and while the called card has not been played.
