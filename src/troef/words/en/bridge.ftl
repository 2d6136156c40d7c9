game-bridge = Bridge
    .line = Bid a contract with your partner, play it with dummy open on the table and win the rubber.

preset-bridge-book = a rubber
preset-bridge-honours = a rubber with honours
preset-bridge-four-deals = four deals
preset-bridge-tournament = a rubber with open agreements

option-bridge-honours = Count honours
    .help = Extra points for four or five high trumps in one hand, or four aces at no trump. Many tables leave them out: it is luck.
option-bridge-convention_disclosure = Disclose bidding agreements
    .help = In tournaments the opponents see what the bids of a pair mean.
value-bridge-convention_disclosure-off = no, as at home
value-bridge-convention_disclosure-on = yes, as in a tournament
option-bridge-deal_limit = At most this many deals
    .help = A rubber that is not over stops then as well: a game counts 300, a part score 100.
option-bridge-agreements_02 = Agreements of North and South
    .help = What their bids mean, in their own words.
option-bridge-agreements_13 = Agreements of East and West
    .help = What their bids mean, in their own words.

## What you can say

bridge-verb-bid = { $amount } { $suit }
    .log = { $name } bid{ s } { $amount } { $suit }
bridge-verb-bid-nt = { $amount } no trump
    .log = { $name } bid{ s } { $amount } no trump
bridge-verb-double = double
    .log = { $name } double{ s }
bridge-verb-redouble = redouble
    .log = { $name } redouble{ s }
bridge-verb-abandon = break the rubber off
    .log = { $name } agree{ s } to break the rubber off
bridge-verb-result = { $amount } tricks for declarer
    .log = written down: { $amount } tricks for declarer

## What is at stake

bridge-stake-contract = { $need } tricks: +{ $won }; one short: −{ $lost }
    .short = +{ $won } / −{ $lost }
bridge-stake-game = { $need } tricks: +{ $won } and game; one short: −{ $lost }
    .short = +{ $won } / −{ $lost }
bridge-stake-slam = { $need } tricks: +{ $won } with the slam and game; one short: −{ $lost }
    .short = +{ $won } / −{ $lost }

## The header of the table and at a seat

bridge-fact-bid = last bid
bridge-fact-declarer = declarer
bridge-fact-dummy = dummy
bridge-fact-to-play = now from the hand of
    .seat = now from the hand of { $whom }
bridge-fact-below-02 = part score NS
bridge-fact-below-13 = part score EW
bridge-fact-agreements-02 = agreements NS
bridge-fact-agreements-13 = agreements EW
bridge-badge-vulnerable = vulnerable
bridge-badge-declarer = declarer
bridge-badge-dummy = dummy
bridge-badge-abandons = wants to stop

## On the score sheet

bridge-place-below = below the line
bridge-place-above = above the line
bridge-entry-contract = contract of { $count } tricks
bridge-entry-overtricks = { $count ->
    [one] 1 overtrick
   *[other] { $count } overtricks
}
bridge-entry-undertricks = { $count ->
    [one] 1 down
   *[other] { $count } down
}
bridge-entry-insult = made although doubled
bridge-entry-small-slam = small slam
bridge-entry-grand-slam = grand slam
bridge-entry-carried = earlier deals
bridge-entry-honours = honours
bridge-entry-rubber = the rubber
bridge-entry-unfinished-game = game in an unfinished rubber
bridge-entry-unfinished-part = part score in an unfinished rubber

bridge-reason-rubber = the rubber is over
bridge-reason-abandoned = the players have broken the rubber off
bridge-reason-deals = the agreed number of deals has been played

## Why something is not allowed

# R10: $high is the last bid.
bridge-refusal-insufficient-bid = { $bid } is too low: the last bid is { $high }. Bid a higher level, or the same one in a higher strain.
# R11: no card yet.
bridge-refusal-no-card-yet = The auction comes first: bid, pass or double.
# R12.
bridge-refusal-double-without-bid = There is no bid to double yet.
bridge-refusal-double-own-bid = { $bid } is your own side's bid: you do not double that.
bridge-refusal-already-doubled = { $bid } has been doubled already.
# R13.
bridge-refusal-redouble-without-double = You can redouble only after a double by the opponents.
bridge-refusal-redouble-their-bid = { $bid } is the opponents' bid: only they may redouble.
bridge-refusal-already-redoubled = { $bid } has been redoubled already.
# R18.
bridge-refusal-auction-over = The auction is over: the contract stands.
# R22.
bridge-refusal-own-hand-plays = { $card } is dummy's, but now you play from your own hand.
# R24.
bridge-refusal-not-in-dummy = Dummy is on turn and does not hold { $card }.
bridge-refusal-dummy-rests = You are dummy: declarer plays your cards.
# R28: of the thirteen tricks, least and most are what declarer's side can still have.
bridge-refusal-play-on = Here all thirteen tricks are played; a result is only written down by who keeps the record.
bridge-refusal-no-contract-yet = There is no contract whose result can be written down.
bridge-refusal-impossible-result = Declarer’s side cannot end with { $amount } tricks: at least { $least } and at most { $most }.
# A8.
bridge-refusal-nothing-to-abandon = No deal of this rubber has begun.
bridge-refusal-abandon-said = You have agreed already; the rubber stops when all four do, before the next call or card.
