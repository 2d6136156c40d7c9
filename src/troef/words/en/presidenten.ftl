game-presidenten = President (Presidenten)
    .line = Be the first to get rid of your cards and become President. Whoever is left is the slave and deals.

preset-presidenten-book = by the book
preset-presidenten-open = until nobody feels like it
preset-presidenten-equals = without giving up cards

option-presidenten-players = Number of players
option-presidenten-rounds = Number of rounds
    .help = Leave it empty to decide together after every round whether to go on.
value-presidenten-rounds-open = until you stop
option-presidenten-exchange = Giving up cards
    .help = The slave gives the President the highest card and gets one of the President's choice back.
option-presidenten-orders = Orders
    .help = A higher rank may give a lower one a harmless order. It makes no difference to the game.
value-presidenten-orders-between_rounds = between rounds
value-presidenten-orders-always = always
value-presidenten-orders-off = none

## Words of the game

presidenten-phase-giving = give a card back
presidenten-phase-deciding = another round?
presidenten-fact-to-beat = beat
presidenten-fact-gave = given
presidenten-fact-received = received
presidenten-badge-title = rank
presidenten-badge-place = out as number
presidenten-badge-presidencies = times President
presidenten-badge-order = has to
presidenten-badge-order-done = did
presidenten-zone-trick = on the table
presidenten-zone-discard = underneath
presidenten-zone-taken = out of play
presidenten-title-president = President
presidenten-title-vice-president = Vice-President
presidenten-title-burger = Citizen
presidenten-title-burger-1 = Citizen 1
presidenten-title-burger-2 = Citizen 2
presidenten-title-burger-3 = Citizen 3
presidenten-title-arbeider = Worker
presidenten-title-slaaf = Slave
presidenten-order-pour = pour the drinks
presidenten-order-applaud = applaud
presidenten-order-bow = take a bow
presidenten-order-sing = sing a song
presidenten-order-congratulate = congratulate the President
presidenten-order-done-pour = { presidenten-order-pour }
presidenten-order-done-applaud = { presidenten-order-applaud }
presidenten-order-done-bow = { presidenten-order-bow }
presidenten-order-done-sing = { presidenten-order-sing }
presidenten-order-done-congratulate = { presidenten-order-congratulate }
presidenten-word-pour = pour the drinks
presidenten-word-applaud = applaud
presidenten-word-bow = take a bow
presidenten-word-sing = sing a song
presidenten-word-congratulate = congratulate the President
presidenten-verb-play = lay { $cards }
    .log = { $name } lay{ s } { $cards }
presidenten-verb-give = give the slave { $cards }
    .log = { $name } give{ s } the slave a card { $cards }
presidenten-verb-continue = another round
    .log = { $name } want{ s } another round
presidenten-verb-stop = stop
    .log = { $name } want{ s } to stop
presidenten-verb-order = { $target }, { $word }!
    .log = { $name }: “{ $target }, { $word }!”
    .menu = order somebody
presidenten-verb-done = order of { $whom } done
    .log = { $name } { has } carried out the order of { $whom }
presidenten-reason-stopped = most want to stop
presidenten-reason-limit = two hundred rounds are enough

## Why something is not allowed

# R5
presidenten-refusal-leader-plays = You lead, so you have to lay something.
presidenten-refusal-one-rank = A set is made of cards of one rank.
# $wanted cards of $rank are laid, you hold $held.
presidenten-refusal-not-so-many = You hold only { $held } of rank { $rank }, not { $wanted }.
# R6: $wanted is the number that lies.
presidenten-refusal-wrong-number = A set of { $wanted } lies there: lay as many, or pass.
# $rank lies there now.
presidenten-refusal-rank-too-low = There lies a { $rank }: lay something higher, or pass.
presidenten-refusal-equal-rank = There lies a { $rank } already: equal is not enough, it must be higher.
presidenten-refusal-nothing-beats-twos = Nothing goes over a { $rank }: you can only pass.
# R23
presidenten-refusal-give-first = First give the slave a card of your choice.
presidenten-refusal-nothing-to-give = No cards are given away now.
# R25
presidenten-refusal-round-goes-on = The round is still on: you stop between rounds.
presidenten-refusal-answer-first = First say whether you want another round.
# T1 T2
presidenten-refusal-no-orders-now = You cannot give orders now.
presidenten-refusal-not-below-you = You can only order somebody of lower rank.
presidenten-refusal-ordered-already = That player has an order of yours already in this round.
presidenten-refusal-no-such-order = You have no such order.
