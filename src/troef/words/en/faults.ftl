# What is wrong with a result, a position, a deal or the text of a move (cards/sentence.py). The key of a sentence is
# made of its own words.

# cards

fault-is-no-suit-write-s-h-d-or-c = '{ $text }' is no suit: write S, H, D or C
fault-is-no-card-write-rank-and-suit-such-as-kh-10s-or-for-a-joker =
    '{ $text }' is no card: write rank and suit, such as KH, 10S or * for a joker
fault-cards-given-the-pack-has = { $given } cards given, the pack has { $count }
fault-is-not-in-this-pack = { $card } is not in this pack
fault-is-named-more-often-than-the-pack-has-it = { $card } is named more often than the pack has it
fault-is-given-twice-or-is-not-in-the-pack = { $card } is given twice or is not in the pack

# core

fault-there-is-no-in-there-are = there is no '{ $place }' in { $slug }; there are: { $rooms }
fault-takes-cards-not = '{ $place }' takes { $count } cards, not { $given }
fault-lies-where-other-cards-are-named-already = '{ $place }' lies where other cards are named already
fault-a-cut-takes-off-to-cards-not = a cut takes off { $least } to { $most } cards, not { $cut }
fault-no-laid-deal-is-left = no laid deal is left
fault-no-lawful-play-of-the-tricks-before-was-found-that-leaves-these-cards =
    no lawful play of the tricks before was found that leaves these cards
fault-tricks-is-a-whole-number-from-1 = 'tricks' is a whole number from 1
fault-leads-is-a-seat-0-to = 'leads' is a seat, 0 to { $seats }
fault-won-says-for-each-of-seats-how-many-of-the-tricks-it-won =
    'won' says for each of { $seats } seats how many of the { $tricks } tricks it won
fault-seat-leads-after-the-tricks-and-has-won-none-of-them =
    seat { $leads } leads after the { $tricks } tricks and has won none of them
fault-a-card-is-named-twice = a card is named twice
fault-holds-cards-after-tricks-not = '{ $place }' holds { $left } cards after { $tricks } tricks, not { $given }
fault-is-played-by-not = { $slug } is played by { $counts }, not { $seats }
fault-there-is-no-seat-among = there is no seat { $seat } among { $seats }
fault-no-deal-is-awaited-now = no deal is awaited now
fault-was-arranged-for-a-deal-by-seat-here-seat-deals-use-state-arrange-for-the-deal-of-this-state =
    '{ $place }' was arranged for a deal by seat { $dealer }, here seat { $due } deals: use state.arrange for the deal of this state
fault-is-played-by-to-not = { $game } is played by { $least } to { $most }, not { $seats }
fault-one-card = one card
fault-one-suit = one suit
fault-one-amount = one amount
fault-one-seat = one seat
fault-is-no-move-of-this-game = '{ $text }' is no move of this game
fault-takes = '{ $verb }' takes { $payload }
fault-is-no-whole-number = '{ $word }' is no whole number
fault-has-no-choice = '{ $verb }' has no choice { $choice }
fault-is-no-card = { $payload } is no card
fault-is-no-suit = { $payload } is no suit
fault-stands-alone-without = '{ $verb }' stands alone, without '{ $rest }'
fault-takes-one-of = '{ $verb }' takes one of: { $some }
fault-this-pack-is-not-cut = this pack is not cut
fault-there-are = { $fault }; there are: { $known }
fault-did-you-mean = { $fault }; did you mean '{ $meant }'?
fault-it-is-to-not = it is { $low } to { $high }, not { $value }
fault-sheet-row = sheet row { $number }
fault-the-history-of-this-state-is-not-known-it-was-sampled-or-dealt-in-a-playout =
    the history of this state is not known: it was sampled or dealt in a playout
fault-a-list-of-moves-is-wanted-such-as-0-kh = a list of moves is wanted, such as '0: KH'
fault-a-trick-of-this-deal-was-corrected-which-a-position-does-not-tell =
    a trick of this deal was corrected, which a position does not tell
fault-a-position-is-a-dictionary-or-its-json-text = a position is a dictionary or its JSON text
fault-version-is-not-known-only = version { $given } is not known, only { $known }
fault-a-dictionary-of-its-parts-is-wanted = a dictionary of its parts is wanted
fault-a-dictionary-is-wanted = a dictionary is wanted
fault-a-whole-number-is-wanted-not = a whole number is wanted, not { $value }
fault-a-list-of-whole-numbers-is-wanted = a list of { $count } whole numbers is wanted
fault-it-is-at-least-not = it is at least { $low }, not { $value }
fault-it-is-at-most-not = it is at most { $high }, not { $value }
fault-seat-deals-here-not-seat = seat { $due } deals here, not seat { $given }
fault-the-match-would-be-over = the match would be over
fault-a-list-of-rows-is-wanted = a list of rows is wanted
fault-they-are-not-the-sums-of-the-sheet = they are not the sums of the sheet
fault-marks-are-a-list-of-texts = marks are a list of texts
fault-entries-are-a-list = entries are a list
fault-an-entry-has-a-column-a-label-points-and-perhaps-a-place-and-a-count =
    an entry has a column, a label, points, and perhaps a place and a count
fault-a-match-has-deals-this-would-be-number = a match has { $most } deals, this would be number { $played }
fault-rows-after-deals = { $rows } rows after { $played } deals
fault-1-deal = 1 deal
fault-deals = { $deals } deals
fault-1-round = 1 round
fault-rounds = { $rounds } rounds
fault-a-dictionary-of-places-and-their-cards-is-wanted = a dictionary of places and their cards is wanted
fault-move = move { $number }
fault-it-is-a-position-of-not-of = it is a position of { $given }, not of { $value }
fault-is-in-this-game-not = '{ $name }' is { $given } in this game, not { $value }
fault-positions-of-have-no-such-part = positions of { $game } have no such part
fault-it-adds-up-to-what-some-have-won-the-others-have-paid =
    it adds up to { $cells }: what some have won, the others have paid
fault-is-not-what-finished-games-give = { $cells } is not what { $games } finished games give
fault-there-is-no-there-are = there is no '{ $unknown }'; there are: { $rooms }
fault-is-no-move-write-seat-and-move-such-as-0-kh = '{ $step }' is no move: write seat and move, such as '0: KH'
fault-is-not-allowed = '{ $step }' is not allowed: { $refusal }
fault-this-is-no-json = this is no JSON
fault-with-the-whole-pack-no-other-place-is-named = with the whole pack no other place is named
fault-card = CARD
fault-suit = SUIT
fault-number = NUMBER
fault-seat = SEAT
fault-a-whole-number = a whole number
fault-true-or-false = true or false
fault-a-text = a text
fault-a-number = a number
fault-an-object = an object
fault-an-object-with = an object with { $names }
fault-must-be-given = { $missing } must be given
fault-it-is-not = it is { $wanted }, not { $given }
fault-a-list-is-wanted-not = a list is wanted, not { $value }
fault-values-are-wanted-not = { $count } values are wanted, not { $value }
fault-one-of = one of { $values }
fault-a-list-of = a list of { $count }: { $items }
fault-null = null
fault-an-object-with-fields-is-wanted-not = an object with fields is wanted, not { $value }
fault-there-is-no-field = there is no field '{ $field }'
fault-or = { $first } or { $second }
fault-a-list-each = a list: each { $item }
fault-a-view-made-by-hand-has-no-wire-form-its-game-is-not-known =
    a view made by hand has no wire form: its game is not known

# melds

fault-after-turns-there-is-no-there-are = after turns there is no '{ $given }'; there are: { $known }
fault-holds-not = '{ $place }' holds { $held }, not { $given }
fault-after-were-laid = { $cards } after { $laid } were laid
fault-laid-more-cards-of-rank-are-named-than-the-pack-has =
    'laid': more cards of rank { $word } are named than the pack has
fault-lays-nothing-only-melds-and-lay-offs-can-be-laid-in-these-turns =
    '{ $step }' lays nothing: only melds and lay-offs can be laid in these turns
fault-turns-is-a-whole-number-from-1 = 'turns' is a whole number from 1
fault-discard-holds-cards-after-turns-not = 'discard' holds { $count } cards after { $turns } turns, not { $pile }
fault-the-round-is-over-after-turns = the round is over after { $number } turns
fault-cannot-be-laid-within-turns = '{ $text }' cannot be laid within { $turns } turns
fault-there-are-not-other-cards-for-the-discard-pile = there are not { $count } other cards for the discard pile
fault-seat-may-not-discard = seat { $seat } may not discard { $card }: { $refusal }
fault-laid-is-a-list-of-melds-and-lay-offs-such-as-1-meld-4s-5s-6s =
    'laid' is a list of melds and lay-offs, such as '1: meld 4S 5S 6S'
fault-positions-of-tell-every-turn = positions of { $game } tell every turn
fault-turns-that-are-not-told-are-the-first-of-the-deal = turns that are not told are the first of the deal
fault-is-no-move-of-a-seat-write-1-meld-4s-5s-6s = '{ $step }' is no move of a seat: write '1: meld 4S 5S 6S'
fault-the-stock-has-cards-not-one-for-each-of-turns =
    the stock has { $count } cards, not one for each of { $turns } turns
fault-nobody-of-that-side-has-drawn-a-red-three-within-turns =
    nobody of that side has drawn a red three within { $turns } turns
fault-does-not-hold-after-these-turns = '{ $place }' does not hold { $card } after these turns
fault-is-no-meld = { $name } is no meld
fault-name-a-card-and-the-meld-for-it = name a card, and the meld for it
fault-is-no-number-of-a-meld-on-the-table = '{ $rest }' is no number of a meld on the table
fault-is-no-card-a-joker-for-a-card-is-written-7h = '{ $text }' is no card: a joker for a card is written *=7H
fault-in-one-round = in one round
fault-in-rounds = in { $rounds } rounds

# search

fault-at-most-cards-can-be-solved = at most { $most } cards can be solved
fault-a-card-belongs-to-no-suit = a card belongs to no suit
fault-no-card-can-be-played-here-or-one-lies-face-down = no card can be played here, or one lies face down

# shedding

fault-is-no-set-write-a-rank-and-a-number-from-1-to-4-such-as-7x2 =
    '{ $first }×{ $second }' is no set: write a rank and a number from 1 to 4, such as 7x2
fault-is-no-rank-write-2-to-10-j-q-k-or-a = '{ $word }' is no rank: write 2 to 10, J, Q, K or A
fault-a-set-is-one-to-four-cards-of-one-rank = a set is one to four cards of one rank
fault-is-no-set-it-is-one-to-four-cards-of-one-rank = '{ $given }' is no set: it is one to four cards of one rank

# tricks

fault-every-player-draws-a-card = every player draws a card
fault-all-who-drew-alike-draw-again = all who drew alike draw again
fault-only-players-who-drew-alike-draw-again = only players who drew alike draw again
fault-the-cards-of-the-gathered-pack-are-wanted-top-first = the cards of the gathered pack are wanted, top first
fault-before-the-first-deal-no-tricks-have-been-gathered = before the first deal no tricks have been gathered
fault-it-has-cards-not = it has { $count } cards, not { $given }

# bieden

fault-both-trees-stand-before-a-deal-unlike-and = both trees stand before a deal, unlike { $first } and { $second }
fault-a-seat-is-0-1-2-or-3-not = a seat is 0, 1, 2 or 3, not { $seat }
fault-there-are-tricks-not = there are { $count } tricks, not { $given }
fault-only-a-bid-of-100-can-be-forced-not = only a bid of 100 can be forced, not { $bid }
fault-a-deal-with-an-achttiender-is-not-played-nothing-else-is-said-but-the-trees =
    a deal with an achttiender is not played: nothing else is said but the trees
fault-no-have-card-points = no { $tricks } have { $points } card points
fault-with-early-end-off-every-deal-is-played-out = with early_end off every deal is played out
fault-a-contract-that-is-made-cannot-be-given-up = a contract that is made cannot be given up
fault-in-no-roem-is-credited = in { $name } no roem is credited
fault-the-roem-of-two-hands-and-belote-cannot-be = the roem of two hands and belote cannot be { $roem }
fault-tricks-of-which-the-bidder-won = tricks of which the bidder won { $won }
fault-tricks = tricks
fault-with-the-jack-of-trump-which-roem-of-needs = { $fault } with the jack of trump, which roem of { $roem } needs
fault-no-contract-changes-the-trees-by-and = no contract changes the trees by { $one } and { $other }
fault-deals-cannot-change-the-trees-by-and = { $deals } deals cannot change the trees by { $one } and { $other }
fault-there-is-no-bid-tens-from-100-to-660-pandoer-or-overleg =
    there is no bid '{ $bid }': tens from 100 to 660, pandoer or overleg
fault-a-tree-has-come-to-zero-the-match-would-be-over = a tree has come to zero: the match would be over

# blackjack

fault-there-are-1-to-not = there are 1 to { $most }, not { $boxes }
fault-it-is-even-from-to-not = it is even, from { $least } to { $most }, not { $bet }
fault-a-box-has-1-to-not = a box has 1 to { $most }, not { $hands }
fault-nobody-has-chips-for-its-bets = nobody has { $stake } chips for its bets
fault-hands-that-were-split-begin-with-cards-of-one-value-and-none-makes-these-totals =
    hands that were split begin with cards of one value, and none makes these totals
fault-there-is-no-insurance-at-this-table = there is no insurance at this table
fault-even-money-is-for-a-blackjack = even money is for a blackjack
fault-a-blackjack-is-not-insured = a blackjack is not insured
fault-there-is-no-surrender-at-this-table = there is no { $surrender } surrender at this table
fault-only-the-first-two-cards-can-be-given-up = only the first two cards can be given up
fault-the-bank-ends-with-to-not = the bank ends with { $least } to { $most }, not { $bank }
fault-a-blackjack-counts-not = a blackjack counts { $wanted }, not { $bank }
fault-who-is-insured-sees-an-ace-and-against-an-ace-nobody-may-surrender =
    who is insured sees an ace, and against an ace nobody may surrender
fault-there-are-aces-for-blackjacks = there are { $decks } aces for { $naturals } blackjacks
fault-the-packs-have-not-the-cards-for-such-hands = the packs have not the cards for such hands
fault-a-hand-counts-to-not = a hand counts { $least } to { $most }, not { $total }
fault-a-blackjack-is-21-with-two-cards-unsplit-and-not-doubled =
    a blackjack is 21 with two cards, unsplit and not doubled
fault-there-is-no-doubling-after-a-split-at-this-table = there is no doubling after a split at this table
fault-no-doubled-hand-counts = no doubled hand counts { $total }
fault-nobody-has-the-least-bet-of-the-match-is-over = nobody has the least bet of { $least }: the match is over
fault-the-cards-that-are-gone-are-wanted-as-text = the cards that are gone are wanted, as text
fault-with-cards-left-the-shoe-is-shuffled-before-a-round =
    with { $pack } cards left the shoe is shuffled before a round
fault-seat-has-won-more-than-it-has = seat { $seat } has won more than it has
fault-that-seat-takes-no-part = that seat takes no part

# boerenbridge

fault-players-get-1-to-cards-each-not = { $count } players get 1 to { $most } cards each, not { $given }
fault-no-round-with-each-gives = no round with { $each } each gives { $cells }
fault-to-play-not = { $least } to { $most } play, not { $seats }
fault-players-make-predictions-not = { $seats } players make { $seats } predictions, not { $predicted }
fault-players-win-1-to-tricks-together-not = { $seats } players win 1 to { $most } tricks together, not { $won }
fault-with-cards-the-dealer-may-not-make-the-predictions-together =
    with { $size } cards the dealer may not make the predictions { $size } together
fault-1-card = 1 card
fault-cards = { $count } cards
fault-after-rounds-a-total-is-to-not = after { $rounds } rounds a total is { $low } to { $high }, not { $totals }
fault-with-these-options-cannot-play = with these options { $seats } cannot play
fault-with-cards-one-predicts-0-to-tricks-not = with { $size } cards one predicts 0 to { $size } tricks, not { $tricks }

# bonken

fault-double-takes-seats-or-none = 'double' takes seats, or none
fault-double-takes-different-seats-from-0-to-3-or-none-not =
    'double' takes different seats from 0 to 3, or none, not '{ $name }'
fault-there-is-no-game-there-are-troeven = there is no game '{ $game }'; there are: { $games }, troeven
fault-four-players-have-together-not = four players have { $together } together, not { $counts }
fault-at-this-table-nobody-doubles = at this table nobody doubles
fault-a-player-doubles-another-one-once = a player doubles another one once
fault-one-of-the-four-chose-the-game-and-can-only-double-back = one of the four chose the game and can only double back
fault-has-one-loser-seat-0-to-3-not = { $game } has one loser, seat 0 to 3, not { $loser }
fault-has-one-loser-and-nothing-to-count = { $game } has one loser, and nothing to count
fault-has-no-single-loser = { $game } has no single loser
fault-jacks-count-in-herenboeren-only = jacks count in herenboeren only
fault-a-player-doubles-another-one-seats-0-to-3-not-and =
    a player doubles another one, seats 0 to 3, not { $seat } and { $other }
fault-there-is-no-game-there-are = there is no game { $name }; there are: { $choices }
fault-for-each-of-four-seats-a-list-of-games-is-wanted = for each of four seats a list of games is wanted
fault-the-sheet-says-otherwise = the sheet says otherwise
fault-seat-has-chosen-times-not = seat { $seat } has chosen { $turns } times, not { $chosen }
fault-seat-cannot-choose-troeven-twice = seat { $seat } cannot choose troeven twice
fault-seat-had-to-choose-troeven-in-its-last-turn = seat { $seat } had to choose troeven in its last turn
fault-is-there-twice = '{ $choices }' is there twice
fault-seat-has-chosen-its-game = seat { $seat } has chosen its game
fault-brings-points-together-not = { $games } brings { $together } points together, not { $cells }
fault-points-are-a-number-of-s-not = points are a number of { $unit }s, not { $cells }
fault-no-game = no game

# bridge

fault-deals-are-too-few-for-the-games-and-the-points-below-the-line =
    { $played } deals are too few for the games and the points below the line
fault-name-the-entries-of-every-row-or-give-totals-alone = name the entries of every row, or give totals alone
fault-with-it-the-rubber-would-be-over = with it the rubber would be over
fault-by-the-sheet-it-is-not = by the sheet it is { $found }, not { $given }
fault-contracts-of-less-than-a-game-add-up-to-0-or-to-90-in-tens =
    contracts of less than a game add up to 0 or { $least } to 90, in tens
fault-points-are-tens-not = points are tens, not { $totals }
fault-is-less-than-the-games-and-the-points-below-the-line =
    { $totals } is less than the games and the points below the line
fault-an-entry-has-a-column-0-or-1-points-and-a-place-below-or-above-the-line =
    an entry has a column 0 or 1, points, and a place below or above the line
fault-before-the-end-of-a-rubber-no-deal-writes = before the end of a rubber no deal writes '{ $label }'
fault-only-contracts-stand-below-the-line-s1 = only contracts stand below the line (S1)
fault-its-entries-add-up-to-not-to = its entries add up to { $points }, not to { $cells }
fault-a-suit-alone-names-dummy-s-lowest-card-and-dummy-is-not-on-turn =
    a suit alone names dummy's lowest card, and dummy is not on turn
fault-it-is-0-1-or-2-not = it is 0, 1 or 2, not { $doubled }
fault-a-seat-is-0-to-3-not = a seat is 0 to 3, not { $declarer }
fault-a-side-wins-0-to-13-tricks-not = a side wins 0 to 13 tricks, not { $tricks }
fault-in-the-only-deal-of-a-match-nobody-has-won-a-game-s8 = in the only deal of a match nobody has won a game (S8)
fault-this-table-does-not-play-honours = this table does not play honours
fault-they-are-for-one-side-not-s12-a12 = they are { $allowed } for one side, not { $honours } (S12, A12)
fault-the-side-with-honours-wins-tricks-at-least-not =
    the side with { $points } honours wins { $least } tricks at least, not { $won }
fault-a-passed-out-deal-has-no-declarer-doubles-tricks-or-honours =
    a passed-out deal has no declarer, doubles, tricks or honours
fault-the-rubber-is-over = the rubber is over
fault-is-no-contract-write-1c-to-7nt = '{ $contract }' is no contract: write 1C to 7NT

# canasta

fault-first-melds-count-at-least-not = first melds count { $least_meld } at least, not { $melded }
fault-a-team-has-cards-or-more-which-count-at-least-not =
    a team has { $dealt } cards or more, which count { $least } at least, not { $melded }
fault-who-goes-out-concealed-lays-eleven-cards-which-count-at-least-not =
    who goes out concealed lays eleven cards, which count { $least } at least, not { $melded }
fault-without-a-meld-a-team-holds-cards-which-count-at-most-not =
    without a meld a team holds { $dealt } cards, which count { $most } at most, not { $left }
fault-the-cards-of-both-teams-count-at-least-not =
    the { $dealt } cards of both teams count { $least } at least, not { $together }
fault-on-no-other-card-is-turned-up-it-starts-the-discard-pile =
    on { $card } no other card is turned up: it starts the discard pile
fault-layoff-takes-a-card-and-a-meld = 'layoff' takes a card and a meld
fault-layoff-takes-one-card-at-a-time = 'layoff' takes one card at a time
fault-there-are-not-that-many-cards = there are not that many cards
fault-takes-cards = '{ $name }' takes cards
fault-these-cards-are-no-meld = these cards are no meld
fault-no-melds-with-clean-and-dirty-canastas-count =
    no melds with { $clean } clean and { $dirty } dirty canastas count { $melded }
fault-and-are-too-little-for-the-canastas-of-both-few-ranks-count-five =
    { $first } and { $second } are too little for the canastas of both: few ranks count five
fault-there-are-four-red-threes-not-and = there are four red threes, not { $first } and { $second }
fault-only-one-side-goes-out = only one side goes out
fault-melds-and-hands-together-count-at-most-not = melds and hands together count { $most } at most, not { $together }
fault-four-hands-of-eleven-count-at-most-not = four hands of eleven count { $most } at most, not { $together }
fault-there-are-four-red-threes-not = there are four red threes, not { $red_threes }
fault-clean-and-dirty-canastas = { $clean } clean and { $dirty } dirty canastas
fault-a-team-has-0-to-canastas-not = a team has 0 to { $ranks } canastas, not { $canastas }
fault-who-goes-out-has-a-canasta-on-his-side = who goes out has a canasta on his side
fault-cards-count-5-or-more-each-and-of-the-team-hold-some-not =
    cards count 5 or more each, and { $holders } of the team hold some: not { $left }
fault-one-pack-has-no-clean-and-dirty-canastas-so-shared =
    one pack has no { $cleans } clean and { $dirties } dirty canastas so shared
fault-with-and-the-match-would-be-over = with { $first } and { $second } the match would be over
fault-scores-are-multiples-of-5-not = scores are multiples of 5, not { $cell }
fault-a-team-scores-to-not = a team scores { $least } to { $most } { $rounds }, not { $cell }

# cinch

fault-a-change-is-the-card-that-goes-and-the-one-that-comes-back-such-as-change-7h-6h =
    a change is the card that goes and the one that comes back, such as 'change 7H 6H'
fault-a-side-is-0-or-1-not = a side is 0 or 1, not { $side }
fault-to = { $least } to { $most }
fault-it-is-not-r7-r8 = it is { $allowed }, not { $bid } (R7, R8)
fault-both-sides-together-have-points-not-and-s1 =
    both sides together have { $total } points, not { $first } and { $second } (S1)
fault-or-after-four-passes = { $bids }, or { $owed } after four passes
fault-and-are-not-the-score-of-in-each-one-side-scores-its-lead-an-even-number-up-to-or-to-for-a-set =
    { $first } and { $second } are not the score of { $deals }: in each one side scores its lead, an even number up to { $lead }, or { $least } to { $most } for a set
fault-with-it-the-match-would-be-over = with it the match would be over
fault-four-players-draw-for-four-seats = four players draw for four seats
fault-some-players-drew-alike-and-draw-again = some players drew alike and draw again

# duizenden

fault-cards-are-left-too-few-for-the-discard-and-thirteen-of-each-player =
    { $count } cards are left, too few for the discard and thirteen of each player
fault-who-has-laid-nothing-holds-cards-not = who has laid nothing holds { $count } cards, not { $held }
fault-take-pile-takes-the-two-cards-of-your-hand-that-make-a-set-with-the-top-card =
    'take pile' takes the two cards of your hand that make a set with the top card
fault-discard-takes-one-card-or-two-equal-ones = 'discard' takes one card, or two equal ones
fault-from-on-the-cards-are-no-sets-one-after-the-other = from { $first } on the cards are no sets one after the other
fault-hands-are-wanted-one-for-each-seat-not = { $seats } hands are wanted, one for each seat, not { $hands }
fault-the-round-ends-when-one-has-no-cards-left-not-seats-and =
    the round ends when one has no cards left, not seats { $first } and { $second }
fault-all-cards-are-named-none-was-discarded-last = all cards are named: none was discarded last
fault-who-has-no-cards-left-has-laid-or-more-not = who has no cards left has laid { $count } or more, not { $laid }
fault-with-cards-laid-two-equal-ones-were-discarded-last-and-the-packs-have-none =
    with { $laid } cards laid two equal ones were discarded last, and the packs have none
fault-all-cards-count-not = all cards count { $most } { $rounds }, not { $together }
fault-the-packs-have-times-not = the packs have { $card } { $count } times, not { $given }

# eenendertigen

fault-in-a-round-the-lowest-of-those-who-are-in-lose-one-point-not =
    in a round the lowest of those who are in lose one point, not { $cells }
fault-no-winners-of-have = no winners of { $rounds } have { $cells }
fault-a-round = a round
fault-a-swap-is-one-card-of-the-hand-for-one-card-of-the-pot-such-as-swap-9s-qh =
    a swap is one card of the hand for one card of the pot, such as 'swap 9S QH'
fault-nobody-is-ever-out-of-the-match-where-the-highest-hand-wins =
    nobody is ever out of the match where the highest hand wins
fault-a-showdown-has-at-least-two-hands = a showdown has at least two hands
fault-the-pack-has-no-such-hands-at-once = the pack has no such hands at once: { $hands }
fault-no-hand-counts-hands-count = no hand counts { $value }; hands count { $known }
fault-seat-is-out-of-the-match = seat { $dealer } is out of the match
fault-who-sits-on-the-schopstoel-has-no-points-left = who sits on the schopstoel has no points left
fault-rounds-before-it-cost-more-than-points = { $deal_number } rounds before it cost more than { $lost } points
fault-the-sheet-leaves-not = the sheet leaves { $points }, not { $lives }
fault-these-points-take-rounds-before-it-at-least = these points take { $sheet } rounds before it at least

# eenenvijftigen

fault-after-the-card-stands-what-it-counts-such-as-10s-10-or-ad-11 =
    after the card stands what it counts, such as '10S -10' or 'AD 11'
fault-a-play-is-a-card-with-a-ten-or-an-ace-what-it-counts-10s-10-ad-11 =
    a play is a card, with a ten or an ace what it counts: '10S -10', 'AD 11'
fault-are-not-the-minus-points-of-each-has-one-loser-or-none =
    { $cells } are not the minus points of { $rounds }: each has one loser, or none

# ezelen

fault-after-rounds-nobody-has-more-than = after { $deal_number } rounds nobody has more than { $most }
fault-the-sheet-has-given-not = the sheet has given { $gained }, not { $letters }
fault-each-seat-slaps-once-r16 = each seat slaps once (R16)
fault-a-false-slap-ends-the-round-nobody-reacts-to-it-p1 = a false slap ends the round: nobody reacts to it (P1)

# hartenjagen

fault-a-match-has-part-1-and-part-2-not = a match has part 1 and part 2, not { $part }
fault-four-players-take-points-together-not = four players take { $points } points together, not { $given }
fault-who-has-the-queen-of-spades-has-points-at-least-unlike =
    who has the queen of spades has { $least } points at least, unlike { $given }
fault-no-round-of-part-two-brings = no round of part two brings { $brought }
fault-no-round-of-part-one-brings = no round of part one brings { $brought }
fault-part-is-being-played-not = { $reason }: part { $second } is being played, not { $part }
fault-who-takes-all-points-chooses-one-of = who takes all { $points } points chooses one of { $choices }
fault-there-is-a-choice-only-after-all-points-in-part-one = there is a choice only after all points in part one
fault-rounds-change-a-total-by-at-most = { $deals } rounds change a total by { $points } at most
fault-a-total-is-0-or-less-after-a-round-of-part-two-the-match-would-be-over =
    a total is 0 or less after a round of part two: the match would be over
fault-a-total-has-come-to = a total has come to { $target }
fault-no-total-has-come-to = no total has come to { $target }

# jokeren

fault-nobody-gets-cards = { $rounds } nobody gets { $cells } cards
fault-who-goes-out-has-no-cards-left-seat-has = who goes out has no cards left, seat { $seat } has { $cards }
fault-who-does-not-go-out-holds-cards-or-1-to-once-he-has-come-out-not =
    who does not go out holds { $count } cards, or 1 to { $most } once he has come out, not { $cards }

# kingen

fault-there-are-deals-1-to-not = there are deals 1 to { $deals }, not { $deal }
fault-in-deal-four-players-win-together-not = in deal { $deal } four players win { $wanted } together, not { $given }
fault-deal-does-not-give = deal { $deal } does not give { $cells }
fault-after-deals-the-totals-add-up-to-not = after { $deals } deals the totals add up to { $worth }, not { $totals }
fault-after-deals-a-total-is-to-not = after { $deals } deals a total is { $low } to { $high }, not { $totals }
fault-who-wins-the-seventh-and-the-last-trick-counts-in-deal-6-only =
    who wins the seventh and the last trick counts in deal 6 only
fault-the-seventh-and-the-last-trick-are-won-by-seats-0-to-3-not =
    the seventh and the last trick are won by seats 0 to 3, not { $seat }
fault-it-is-shuffled-before-every-deal = it is shuffled before every deal

# klaverjassen

fault-both-sides-together-have-not-and = both sides together have { $total }, not { $first } and { $second }
fault-the-side-without-a-trick-has-no-points-and-no-roem = the side without a trick has no points and no roem
fault-no-whole-tricks-have-and-the-others-points = no whole tricks have { $first } and the others { $second } points
fault-no-tricks-with-and-points-hold-roem-of-and =
    no tricks with { $first } and { $second } points hold roem of { $roem } and { $other }
fault-no-combinations-make = no combinations make { $roem }
fault-and-are-not-the-points-of-each-has-and-what-roem-and-pit-bring =
    { $first } and { $second } are not the points of { $deals }: each has { $every }, and what roem and pit bring

# kleurenwiezen

fault-there-is-no-contract-there-are = there is no contract '{ $contract }'; there are: { $name }
fault-has-no-trump-suit = { $name } has no trump suit
fault-has-a-trump-suit = { $name } has a trump suit
fault-a-join-names-a-suit-and-8-to-13-tricks = a join names a suit and 8 to 13 tricks
fault-only-one-player-deals-and-after-a-wrong-deal-he-deals-again-p2 =
    only one player deals, and after a wrong deal he deals again (P2)
fault-only-one-player-can-hold-three-aces-p3 = only one player can hold three aces (P3)
fault-they-are-different-seats-from-0-to-3-not = they are different seats from 0 to 3, not { $players }
fault-is-not-played-by = { $name } is not played by { $players }
fault-has-one-number-for-each-game-not = { $name } has one number for each game, not { $tricks }
fault-four-players-together-take-tricks-not = four players together take { $most } tricks, not { $tricks }
fault-the-pair-of-troel-has-the-ace-of-trumps-which-takes-a-trick-r11-r15 =
    the pair of troel has the ace of trumps, which takes a trick (R11, R15)
fault-a-deal-ends-by-a-verdict-a-concession-or-a-claim-not-by-two-of-them =
    a deal ends by a verdict, a concession or a claim, not by two of them
fault-there-is-no-seat = there is no seat { $offender }
fault-nothing-was-left-to-concede = nothing was left to concede
fault-nothing-was-left-to-claim = nothing was left to claim
fault-all-tricks-were-played = all tricks were played: { $left }
fault-with-tricks-was-decided = with { $tricks } tricks { $name } was decided: { $left }
fault-has-no-amount-there-are = { $clause } has no amount; there are: { $penalties }
fault-only-after-a-wrong-deal-all-four-may-agree-p2 = only after a wrong deal all four may agree (P2)
fault-without-a-contract-there-is-nothing-but-penalties = without a contract there is nothing but penalties
fault-there-is-no-jury-to-be-called-p11 = there is no jury to be called (P11)
fault-the-jury-is-called-by-the-bidder-p11 = the jury is called by the bidder (P11)
fault-nobody-asks-the-jury-for-p11 = nobody asks the jury for { $contract } (P11)
fault-is-at-most-and = { $clause } is at most -{ $most } and +{ $each }
fault-is-and = { $clause } is -{ $most } and +{ $each }

# liegen

fault-a-game-is-won-by-at-least-one-seat-each-named-once = a game is won by at least one seat, each named once

# manillen

fault-takes-cards-beside-the-turned-up-card = '{ $place }' takes { $count } cards beside the turned-up card
fault-the-match-ends-at-it-would-be-over = the match ends at { $target }: it would be over
fault-both-sides-together-win-tricks-not-and = both sides together win { $count } tricks, not { $first } and { $second }
fault-cards-cannot-have-points-together = { $tricks } cards cannot have { $points } points together
fault-and-are-not-the-score-of-in-each-one-side-scores-an-even-number-up-to =
    { $first } and { $second } are not the score of { $deals }: in each one side scores an even number up to { $total }
fault-four-players-draw = four players draw

# manillen-tornooi

fault-both-pairs-together-have-not-and = both pairs together have { $card_points }, not { $first } and { $second }
fault-a-deal-counts-once-twice-or-four-times-not-times =
    a deal counts once, twice or four times, not { $multiplier } times
fault-in-this-round-the-scorer-s-partner-is-seat-not =
    in this round the scorer's partner is seat { $seats }, not { $partner }
fault-a-counter-knock-answers-a-knock = a counter-knock answers a knock
fault-without-trumps-there-is-no-counter-knock = without trumps there is no counter-knock
fault-scores-of-deals-and-penalties-are-not-negative = scores of deals and penalties are not negative
fault-there-cannot-be-misdeals = there cannot be { $misdeals } misdeals
fault-in-each-deal-one-pair-scores-up-to-both-partners-alike-cannot-be =
    in each deal one pair scores up to { $most }, both partners alike: { $text } cannot be
fault-seats-and-are-partners-and-seats-and-cannot-be =
    seats { $first } and { $second } are partners, and seats { $third } and { $fourth }: { $text } cannot be
fault-no-deal-brings = no deal brings { $text }
fault-a-list-of-four-cards-is-wanted-or-of-four-empty-texts = a list of four cards is wanted, or of four empty texts
fault-everybody-has-drawn-or-nobody = everybody has drawn, or nobody
fault-everybody-draws-or-those-do-again-who-drew-the-same-rank =
    everybody draws, or those do again who drew the same rank
fault-everybody-draws-when-no-card-has-been-drawn-fewer-after-equal-ranks =
    everybody draws when no card has been drawn, fewer after equal ranks
fault-penalties-are-multiples-of-not-seat = penalties are multiples of { $unit }, not { $penalty } (seat { $seat })
fault-where-cards-are-checked-nobody-has-penalties-p8 = where cards are checked nobody has penalties (P8)
fault-seat-cannot-have-in-this-deal = seat { $seat } cannot have { $noted } in this deal
fault-cards-are-drawn-before-the-first-deal-of-a-later-boompje-only =
    cards are drawn before the first deal of a later boompje only
fault-a-deal-is-dealt-again-only-where-cards-are-not-checked-p8 =
    a deal is dealt again only where cards are not checked (P8)
fault-after-the-signal-only-a-deal-that-was-stopped-is-dealt-again-a9 =
    after the signal only a deal that was stopped is dealt again (A9)

# mao

fault-secret-rule = secret rule { $number }
fault-a-list-of-rules-is-wanted-in-the-order-in-which-they-were-made =
    a list of rules is wanted, in the order in which they were made
fault-it-has-an-owner-and-a-rule-and-it-may-be-withdrawn-or-shown-to-others =
    it has an owner and a rule, and it may be withdrawn or shown to others
fault-does-not-go-together = '{ $given }' does not go together
fault-the-game-master-has-made-two-and-each-winner-of-a-round-one-not =
    the game master has made two, and each winner of a round one: { $wanted }, not { $owners }
fault-no-rule-can-have-contradicted-it-so-it-was-not-withdrawn =
    no rule can have contradicted it, so it was not withdrawn
fault-only-a-rule-that-contradicts-another-is-shown-to-the-game-master =
    only a rule that contradicts another is shown, to the game master
fault-it-was-made-by-seat-not = it was made by seat { $maker }, not { $made }
fault-there-was-the-same-rule-in-force = there was the same rule in force
fault-cannot-be-won-times = { $rounds } cannot be won { $cells } times
fault-there-is-no-seat-among-to-be-the-game-master = there is no seat { $master } among { $seats } to be the game master
fault-a-rule-is-a-trigger-and-an-obligation-such-as-rank-7-call-dank-u =
    a rule is a trigger and an obligation, such as rank:7 call:dank_u
fault-name-a-player-p0-p1 = name a player: p0, p1 …
fault-name-a-rule-by-its-number = name a rule by its number
fault-is-no-signal-there-are = '{ $rest }' is no signal: there are { $signals }
fault-one-chair-at-a-time = one chair at a time
fault-a-play-is-a-card-and-the-signals-given-with-it = a play is a card, and the signals given with it
fault-one-signal-at-a-time-or-several-with-the-card-9h-mao-dank-u =
    one signal at a time, or several with the card: 9H mao dank_u
fault-the-reasons-are = the reasons are { $reasons }
fault-is-no-rule = { $payload } is no rule
fault-seat-is-the-game-master-and-deals = seat { $seat } is the game master and deals
fault-before-the-first-round-the-game-master-has-made-none = before the first round the game master has made none

# ninety-nine

fault-a-bid-is-0-to-not = a bid is 0 to { $most }, not { $bids }
fault-three-players-win-tricks-together-not = three players win { $wanted } tricks together, not { $given }
fault-no-round-gives = no round gives { $cells }
fault-after-rounds-a-total-is-0-to-not = after { $rounds } rounds a total is 0 to { $most }, not { $totals }
fault-rounds-cannot-bring-points-together = { $rounds } rounds cannot bring { $totals } points together
fault-without-an-extra-bid-there-is-no-bidder = without an extra bid there is no bidder
fault-an-extra-bid-is-one-of-seat-0-1-or-2-not = an extra bid is one of seat 0, 1 or 2, not { $bidder }

# pandoeren

fault-there-is-no-bid = there is no bid '{ $bid }'
fault-is-no-bid-points-go-by-tens-from-to-r4-r6 =
    '{ $text }' is no bid: points go by tens from { $least } to { $most } (R4, R6)
fault-is-no-bid-pandoer-goes-by-twenties-up-to-r6 =
    '{ $text }' is no bid: pandoer goes by twenties up to { $pandoer } (R6)
fault-roem-and-stuk-do-not-count-in = roem and stuk do not count in { $name }
fault-the-winners-of-tricks-are-wanted-not-of = the winners of { $wanted } tricks are wanted, not of { $given }
fault-with-roem-of-they-hold-the-jas-and-win-at-least-one-trick =
    with roem of { $roem } they hold the jas and win at least one trick
fault-no-two-hands-have-roem-of-and-stuk = no two hands have roem of { $roem } and stuk
fault-no-two-hands-have-roem-of = no two hands have roem of { $roem }
fault-is-played-with-the-holder-of-the-called-card = { $name } is played with the holder of the called card
fault-is-played-alone-not-with-seat = { $name } is played alone, not with seat { $partner }
fault-a-trick-is-won-by-seat-0-1-2-or-3-not = a trick is won by seat 0, 1, 2 or 3, not { $winner }
fault-seat-holds-the-jas-and-wins-at-least-one-trick-with-it =
    seat { $holder } holds the jas and wins at least one trick with it
fault-of-these-tricks = { $won } of these tricks
fault-with-the-jas-as-roem-of-needs-it = { $fault } with the jas, as roem of { $roem } needs it
fault-nobody-is-his-own-partner-seat = nobody is his own partner: seat { $partner }
fault-deals-cannot-bring-at-most-each = { $played } deals cannot bring { $given }: at most { $most } each
fault-no-contract-brings = no contract brings { $given }

# patience

fault-is-not-how-is-dealt-one-open-card-on-its-face-down-ones =
    '{ $text }' is not how '{ $place }' is dealt: one open card on its face-down ones
fault-t-has-no-open-card-its-top-card-is-turned-up-at-once-r7 =
    T{ $pile } '{ $text }' has no open card: its top card is turned up at once (R7)
fault-patience-is-played-by-1-not = patience is played by 1, not { $given }
fault-a-list-of-moves-is-wanted-such-as-0-draw = a list of moves is wanted, such as '0: draw'
fault-a-list-of-columns-is-wanted-such-as-2-qh-js = a list of columns is wanted, such as '2|QH JS'
fault-t-wants-cards-face-down-only-are-not-named-yet =
    T{ $pile } wants { $count } cards face down; only { $unnamed } are not named yet
fault-there-is-no-column-t-t1-to-t7 = there is no column T{ $number }: T1 to T7
fault-t-does-not-join-on-r4 = T{ $pile } '{ $text }': { $card } does not join on { $deeper } (R4)
fault-a-position-by-its-table-has-no-such-part-there-are =
    a position by its table has no such part; there are: { $known }
fault-a-text-with-cards-is-wanted = a text with cards is wanted
fault-there-is-no-column-t1-to-t7 = there is no column { $name }: T1 to T7
fault-t-is-a-text-such-as-2-qh-js-not = T{ $number } is a text, such as '2|QH JS', not { $text }
fault-only-from-one-column-to-another-a-number-of-cards-is-named =
    '{ $text }': only from one column to another a number of cards is named
fault-a-move-names-two-places-such-as-t1-t2-t1-f-w-t3-or-w-f = a move names two places, such as T1>T2, T1>F, W>T3 or W>F
fault-0-to-cards-lie-on-the-foundations-not = 0 to { $cards } cards lie on the foundations, not { $foundation }

# pesten

fault-a-play-is-a-card-with-a-jack-the-suit-it-names-and-last-card-where-that-is-called =
    a play is a card, with a jack the suit it names, and 'last card' where that is called

# poker

fault-no-hidden-hands-were-found-that-lose-as-those-in-the-view-did =
    no hidden hands were found that lose as those in the view did
fault-no-hidden-hand-was-found-that-loses-as-one-in-the-view-did =
    no hidden hand was found that loses as one in the view did
fault-needs-a-view-of-a-seat-how-much-it-is-depends-on-the-chips =
    '{ $text }' needs a view of a seat: how much it is depends on the chips
fault-a-number-for-each-of-seats-is-wanted = a number for each of { $seats } seats is wanted
fault-who-was-dealt-no-cards-has-not-folded = who was dealt no cards has not folded
fault-somebody-is-left-who-has-not-folded = somebody is left who has not folded
fault-at-least-two-play = at least two play
fault-the-dealer-is-one-of-those-who-play = the dealer is one of those who play
fault-from-the-hand-before-at-most-can-have-stayed-not =
    from the hand before at most { $most } can have stayed, not { $carried }
fault-different-seats-of-are-wanted-not = different seats of { $seats } are wanted, not { $given }
fault-are-no-whole-chips = { $amount } are no whole chips
fault-seat-has-no-chips = seat { $seat } has no chips
fault-who-has-called-the-highest-bet-folds-only-while-another-still-has-chips =
    who has called the highest bet folds only while another still has chips
fault-such-bets-cannot-have-followed-each-other = such bets cannot have followed each other
fault-nobody-could-call-what-seat-bet = nobody could call what seat { $first } bet
fault-there-are-not-that-many-chips-in-the-match = there are not that many chips in the match
fault-everybody-is-all-in-and-there-were-more-chips = everybody is all-in, and there were more chips
fault-seat-folded-and-has-not-paid-blind-and-ante = seat { $seat } folded, and has not paid blind and ante
fault-seat-folded-with-less-than-a-big-blind = seat { $seat } folded with less than a big blind
fault-seat-has-not-folded-and-put-nothing-in = seat { $seat } has not folded, and put nothing in
fault-seat-folded-with-more-than-anybody-left-has-put-in = seat { $seat } folded with more than anybody left has put in
fault-seat-was-not-behind-anybody-so-it-put-in-no-more = seat { $seat } was not behind anybody, so it put in no more
fault-nobody-was-asked-so-nobody-folded = nobody was asked, so nobody folded
fault-the-small-blind-was-not-behind-anybody-so-it-did-not-fold =
    the small blind was not behind anybody, so it did not fold
fault-together-they-are-at-most = together they are at most { $most }
fault-fewer-than-two-have-chips-the-match-is-over = fewer than two have chips: the match is over
fault-seat-has-no-chips-so-the-deal-has-moved-on = seat { $dealer } has no chips, so the deal has moved on
fault-a-list-is-wanted-of-chips-winners-and-dealer = a list is wanted, of chips, winners and dealer
fault-at-this-table-nothing-is-carried-over-odd-chips = at this table nothing is carried over (odd_chips)
fault-winners-are-different-seats-and-chips-are-whole-chips = winners are different seats, and chips are whole chips
fault-is-no-multiple-of-the-smallest-chip = { $amount } is no multiple of the smallest chip, { $chip }

# presidenten

fault-these-rules-are-for-at-the-table-players-not =
    these rules are for { $players } at the table (players), not { $given }
fault-these-rules-are-for-at-the-table-players-not-for =
    these rules are for { $players } at the table (players), not for { $seats }
fault-is-no-seat = '{ $word }' is no seat
fault-an-order-names-what-and-to-whom-such-as-order-bow-3 =
    an order names what ({ $orders }) and to whom, such as 'order bow 3'
fault-is-no-order-there-are = '{ $said }' is no order: there are { $orders }
fault-an-order-says-by-to-order-and-perhaps-done = an order says 'by', 'to', 'order', and perhaps 'done'
fault-an-order-is-one-of-done-is-true-or-false = an order is one of { $orders }; done is true or false
fault-seat-is-not-lower-in-rank-than-seat = seat { $target } is not lower in rank than seat { $giver }
fault-seat-gives-seat-one-order = seat { $giver } gives seat { $target } one order
fault-presidenten-is-played-by-4-to-7-not = presidenten is played by 4 to 7, not { $given }
fault-every-seat-from-0-to-goes-out-once-which-does-not-say =
    every seat from 0 to { $last } goes out once, which { $given } does not say
fault-each-seat-from-0-to-sits-on-one-chair = each seat from 0 to { $seats } sits on one chair
fault-after-the-last-row-they-are-not = after the last row they are { $last }, not { $given }
fault-the-rounds-before-had-presidents-not = the { $played } rounds before had { $played } Presidents, not { $given }
fault-each-of-the-places-1-to-is-taken-once = each of the places 1 to { $seats } is taken once
fault-nobody-has-changed-chairs-before-the-first-round = nobody has changed chairs before the first round
fault-say-who-sits-where-after-the-last-round-or-give-its-row-of-the-sheet =
    say who sits where after the last round, or give its row of the sheet
fault-seat-became-president-or-more-times-not = seat { $seat } became President { $count } or more times, not { $given }
fault-a-list-of-orders-is-wanted = a list of orders is wanted
fault-the-options-allow-none = the options allow none
fault-nobody-has-a-rank-before-the-first-round = nobody has a rank before the first round

# rikken

fault-players-cannot-have-contracts = { $players } players cannot have { $rungs } contracts
fault-only-equal-bids-are-played-together-not = only equal bids are played together, not { $contract }
fault-they-are-given-for-each-of-the-players-not = they are given for each of the players, not { $tricks }
fault-the-bidder-of-troela-has-the-ace-of-trumps-which-takes-a-trick-r9-r11 =
    the bidder of troela has the ace of trumps, which takes a trick (R9, R11)

# rumba

fault-a-hand-has-cards = a hand has { $count } cards
fault-is-named-twice = '{ $word }' is named twice
fault-players-who-are-in-win-tricks-together-not =
    { $wanted } players who are in win { $together } tricks together, not { $given }
fault-who-calls-rumba-is-in = who calls rumba is in
fault-a-caller-of-rumba-never-plays-alone = a caller of rumba never plays alone
fault-after-rounds-nobody-has-more-than-points = after { $rounds } rounds nobody has more than { $most } points
fault-the-winners-are-among-seats-0-to-not = the winners are among seats 0 to { $totals }, not { $winners }

# rummy

fault-rummy-has-no-jokers = rummy has no jokers
fault-meld-takes-the-cards-of-a-meld = 'meld' takes the cards of a meld
fault-layoff-takes-a-card = 'layoff' takes a card
fault-winners-score-to-each-not = { $rounds } winners score { $least } to { $most } each, not { $cells }
fault-no-hands-of-at-most-cards-from-one-pack-count = no hands of at most { $most } cards from one pack count { $given }
fault-who-goes-out-has-no-cards-left-seat-has-points =
    who goes out has no cards left, seat { $seat } has { $points } points
fault-who-does-not-go-out-holds-1-to-cards-which-count-1-to-not =
    who does not go out holds 1 to { $most } cards, which count 1 to { $highest }, not { $points }

# shithead

fault-three-different-cards-lie-open = three different cards lie open
fault-blind-cards-lie-on-places-1-to = blind cards lie on places 1 to { $blind_cards }
fault-the-pile-is-picked-up-behind-one-open-card-at-most = the pile is picked up behind one open card at most
fault-a-round-has-at-least-one-shithead-r34-r35 = a round has at least one shithead (R34, R35)
fault-each-is-named-once = each is named once
fault-each-round-before-had-a-shithead-give-the-rows-of-these-or-the-totals =
    each round before had a shithead: give the rows of these { $played }, or the totals
fault-a-list-of-proposals-is-wanted = a list of proposals is wanted
fault-a-proposal-says-by-and-task-one-of = a proposal says 'by' and 'task', one of { $tasks }
fault-seat-cannot-have-proposed-a-task-or-not-twice-t2 = seat { $seat } cannot have proposed a task, or not twice (T2)

# skat

fault-the-skat-alone = the skat alone
fault-tricks-and-the-skat = { $tricks } tricks and the skat
fault-no-cards-make-points = no { $cards } cards, { $won }, make { $points } points
fault-these-rules-are-for-4-at-the-table-players-not-for-3 = these rules are for 4 at the table (players), not for 3
fault-deals-cannot-be-shared-equally-by-4-deals = { $deals } deals cannot be shared equally by 4 (deals)
fault-a-game-is-one-of-c-d-h-s = a game is one of: C, D, H, S, { $games }
fault-it-is-one-of-not = it is one of { $games }, not { $game }
fault-is-no-value-of-the-ladder-r5 = { $bid } is no value of the ladder (R5)
fault-it-is-schneider-schwarz-or-open-not = it is schneider, schwarz or open, not { $announcement }
fault-there-are-points-not = there are { $total } points, not { $points }
fault-nothing-is-announced-in-a-nul-game-r14 = nothing is announced in a Nul game (R14)
fault-a-nul-game-has-no-matadors-r20 = a Nul game has no matadors (R20)
fault-a-nul-game-of-is-not-chosen-at-a-bid-of-r16 = a Nul game of { $value } is not chosen at a bid of { $bid } (R16)
fault-a-nul-game-ends-with-declarer-s-first-trick-not-with-r25 =
    a Nul game ends with declarer's first trick, not with { $tricks } (R25)
fault-who-has-looked-at-the-skat-announces-nothing-r14 = who has looked at the skat announces nothing (R14)
fault-one-plays-with-or-without-1-to-matadors-not = one plays with or without 1 to { $most } matadors, not { $matadors }
fault-with-matadors-declarer-wins-tricks-at-least = with { $count } matadors declarer wins { $least } tricks at least
fault-without-matadors-declarer-wins-tricks-at-most = without { $count } matadors declarer wins { $most } tricks at most
fault-the-cards-of-tricks-and-the-skat-have-to-points-not =
    the cards of { $tricks } tricks and the skat have { $least } to { $most } points, not { $points }
fault-no-cards-have-points-together = no cards have { $points } points together
fault-when-everybody-passed-there-is-nothing-else-to-say-r11 = when everybody passed there is nothing else to say (R11)
fault-only-declarer-s-score-changes-in-a-deal = only declarer's score changes in a deal
fault-no-deal-scores = no deal scores { $cells }
fault-seat-dealt-and-sat-out-r3 = seat { $rest } dealt and sat out (R3)
fault-are-not-the-scores-of-deals = { $cells } are not the scores of { $deals } deals

# toepen

fault-who-lost-his-last-life-at-the-exchange-plays-no-further = who lost his last life at the exchange plays no further
fault-each-of-seats-has-0-to-lives = each of { $seats } seats has 0 to { $lives } lives
fault-a-round-has-at-least-two-players = a round has at least two players
fault-the-match-ended-when-the-first-player-had-no-lives-left = the match ended when the first player had no lives left
fault-only-one-player-can-have-lost-nothing-or-all = only one player can have lost nothing, or all
fault-of-lives-nobody-loses = of { $lives } lives nobody loses { $cells }
fault-a-round-spares-only-its-winner = a round spares only its winner
fault-players-exchange-at-most-hands-not = { $players } players exchange at most { $most } hands, not { $challenges }
fault-nobody-doubts-himself-a-hand-twice-or-a-hand-after-he-is-out =
    nobody doubts himself, a hand twice, or a hand after he is out
fault-one-folds-after-a-knock-1-to = one folds after a knock, 1 to { $knocks }
fault-nobody-folds-on-his-own-knock = nobody folds on his own knock
fault-nobody-is-left-to-answer-the-last-knock = nobody is left to answer the last knock
fault-the-first-last-life-that-is-lost-by-folding-ends-the-match =
    the first last life that is lost by folding ends the match
fault-there-are-0-or-more-knocks-not = there are 0 or more knocks, not { $knocks }
fault-a-last-life-lost-at-the-exchange-has-ended-the-match-nobody-won =
    a last life lost at the exchange has ended the match: nobody won
fault-a-seat-is-there-twice = a seat is there twice
fault-nobody-with-enough-lives-can-have-made-knock = nobody with enough lives can have made knock { $number }
fault-a-round-without-a-winner-ends-with-somebody-s-last-life = a round without a winner ends with somebody's last life
fault-a-last-life-lost-by-folding-has-ended-the-match-nobody-won =
    a last life lost by folding has ended the match: nobody won
fault-seat-is-not-in-the-round = seat { $seat } is not in the round
fault-who-is-left-alone-wins-the-round = who is left alone wins the round
fault-seat-has-no-lives-left = seat { $dealer } has no lives left
fault-in-the-first-round-everybody-has-say-which-deal-it-is =
    in the first round everybody has { $lives }: say which deal it is
fault-seat-cannot-have-gone = seat { $seat } cannot have gone

# wiezen

fault-seat-dealt-first-here-so-seat-deals-now = seat { $seat } dealt first here, so seat { $due } deals now
fault-the-pair-of-troel-has-the-ace-of-trumps-which-takes-a-trick-r12-r13 =
    the pair of troel has the ace of trumps, which takes a trick (R12, R13)

# zenuwen

fault-a-match-has-at-most-rounds = a match has at most { $most } rounds
fault-a-list-of-texts-of-cards-is-wanted = a list of { $seats } texts of cards is wanted
fault-the-match-would-have-been-won-before = the match would have been won before
fault-seat-has-cards-by-the-sheet-not = seat { $seat } has { $count } cards by the sheet, not { $hand }
fault-for-seat = for seat { $seat }: { $fault }
fault-is-part-of-the-hand-of-seat = '{ $place }' is part of the hand of seat { $seat }
fault-is-no-small-pile-there-are-1-to = '{ $word }' is no small pile: there are 1 to { $piles }
fault-is-no-open-pile-there-are-o0-o1-and-so-on-one-for-each-player =
    '{ $word }' is no open pile: there are O0, O1 and so on, one for each player
fault-names-two-piles-such-as = '{ $name }' names two piles, such as '{ $example }'
fault-slap-names-one-open-pile-such-as-slap-o1 = 'slap' names one open pile, such as 'slap O1'
fault-lies-open-on-none-of-your-small-piles = { $word } lies open on none of your small piles
fault-cards-lie-nowhere = { $count } cards lie nowhere
fault-a-player-has-small-piles = a player has { $piles } small piles
fault-there-are-open-piles-one-for-each-player-not =
    there are { $seats } open piles, one for each player, not { $heaps }
fault-more-cards-lie-here-than-the-pack-has = { $count } more cards lie here than the pack has
fault-a-stock-has-no-fewer-than-0-cards = a stock has no fewer than 0 cards
fault-zenuwen-is-played-by-2-4-or-6-not = zenuwen is played by 2, 4 or 6, not { $cards }
fault-a-match-has-at-most-rounds-not = a match has at most { $most } rounds, not { $rounds }
fault-players-have-cards-together-not = { $seats } players have { $together } cards together, not { $given }
fault-nobody-has-fewer-than-after-not = nobody has fewer than { $least } after { $after }, not { $given }
fault-only-who-laid-his-last-card-can-have-no-more-than-and-that-is-one-player =
    only who laid his last card can have no more than { $least }, and that is one player
fault-everybody-begins-with-cards = everybody begins with { $count } cards
fault-one-round = one round
fault-before-the-first-round-nobody-has-cards-they-are-dealt = before the first round nobody has cards: they are dealt

# zwikken

fault-antes-make-and-no-round-leaves = { $seats } antes make { $once }, and no round leaves { $pot }
fault-the-antes-of-the-first-round-make = the antes of the first round make { $first }
fault-no-first-round-leaves-a-pot-that-becomes = no first round leaves a pot that becomes { $pot }
fault-after-rounds-the-pot-holds-at-most-not = after { $rounds } rounds the pot holds { $most } at most, not { $pot }
fault-two-circles-of-bidding-cannot-come-to-these-shares = two circles of bidding cannot come to these shares
fault-no-round-with-chips-in-the-pot-gives = no round with { $pot } chips in the pot gives { $cells }
fault-the-pot-holds-a-chip-at-least = the pot holds a chip at least
fault-only-the-whole-pot-is-played-for-by-two = only the whole pot is played for by two
fault-players-have-points-0-or-more-not = { $seats } players have points, 0 or more, not { $points }
fault-the-cards-of-players-count-to-not =
    the { $count } cards of { $seats } players count { $least } to { $most }, not { $points }
fault-no-three-tricks-of-cards-give = no three tricks of { $seats } cards give { $points }
fault-a-share-is-one-of-not = a share is one of { $names }, not { $name }
fault-nobody-plays = nobody plays
fault-a-round-is-decided-by-card-points-or-by-a-zwik = a round is decided by card points or by a zwik
fault-a-zwik-counts-for-who-plays = a zwik counts for who plays
fault-the-players-leave-chips-in-it-not = the players leave { $wanted } chips in it, not { $given }
fault-the-players-have-chips-more-than-there-are = the players have { $value } chips more than there are

# tournament

fault-a-line-has-a-number-n-a-time-at-and-an-act = a line has a number `n`, a time `at` and an `act`
fault-each-is-an-object-with-act-and-facts = each is an object with `act` and `facts`
fault-table-has-and-not = table { $table } has { $count } and not { $size }
fault-is-placed-times = { $player } is placed { $count } times
fault-is-placed-nowhere = { $player } is placed nowhere
fault-stand-in-not = { $count } stand in, not { $wanted }
fault-has-a-bye-and-had-more-of-them-than-others = { $player } has a bye and had more of them than others
fault-is-not-there = { $player } is not there
fault-the-seed-gives-another-draw = the seed gives another draw
fault-there-is-at-least-one = there is at least one
fault-it-is-not-below-zero = it is not below zero
fault-the-rounds-of-the-knock-out-have-no-room-for-them = the rounds of the knock-out have no room for them
fault-a-sheet-of-is-for-players-not = a sheet of { $game } is for { $counts } players, not { $seats }
fault-there-is-no-template-there-are = there is no template '{ $name }'; there are: { $names }
fault-it-is-a-multiple-of-four = it is a multiple of four
fault-it-is-at-least-one-or-null = it is at least one, or null
fault-four-sit-at-a-table = four sit at a table
fault-at-least-two-sit-at-a-table = at least two sit at a table
fault-two-pairs-or-teams-sit-at-a-table = two pairs or teams sit at a table
fault-it-is-no-more-than-there-are-rounds = it is no more than there are rounds
fault-it-is-a-time-such-as-09-45 = it is a time such as 09:45
fault-they-are-no-more-than-the-whole-pot-1000 = they are no more than the whole pot, 1000
fault-no-share-is-below-zero = no share is below zero
fault-places-are-numbers-from-1 = places are numbers from 1
fault-nobody-has-a-second-chance = nobody has a second chance
fault-this-one-is-for-pairs-or-teams = this one is for pairs or teams
fault-pairs-are-drawn-of-single-players = pairs are drawn of single players
fault-two-pairs-sit-at-a-table = two pairs sit at a table
fault-pools-take-three-of-them = pools take three of them
fault-at-least-two-go-on-who-meet = at least two go on, who meet
fault-only-pools-have-a-knock-out-after-them = only pools have a knock-out after them
fault-there-is-one-only-after-pools-or-in-a-knock-out = there is one only after pools or in a knock-out
fault-not-where-results-decide-who-plays-on = not where results decide who plays on
fault-a-round-by-its-table-has-no-such-part-there-are = a round by its table has no such part; there are: { $known }
fault-a-list-of-open-piles-is-wanted-such-as-2-kd = a list of open piles is wanted, such as '2|KD'
fault-a-list-of-moves-is-wanted-such-as-0-ready = a list of moves is wanted, such as '0: ready'
fault-a-list-of-small-piles-is-wanted-for-each-seat-such-as-2-kd = a list of small piles is wanted for each seat, such as '2|KD'
fault-a-dictionary-by-seat-is-wanted = a dictionary by seat is wanted
