# The words every table shares.
#
# In sentences $card, $cards, $suit and $rank are words or signs of this language already, $name is a player.
# A verb is the text on a button; its attribute .log tells that somebody did it.
# What is missing is an empty text.

## Families on the first page

family-trumps = trumps and partners
family-whist = whist and bidding
family-prediction = predicting and avoiding
family-melds = laying melds
family-shedding = getting rid of cards
family-banking = banking and betting
family-speed = speed and company
family-alone = alone

## Cards

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
suit-J = jacks
suit-symbol-S = ♠
suit-symbol-H = ♥
suit-symbol-D = ♦
suit-symbol-C = ♣

rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-10 = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2
rank-index-A = A
rank-index-K = K
rank-index-Q = Q
rank-index-J = J
rank-index-10 = 10
rank-index-9 = 9
rank-index-8 = 8
rank-index-7 = 7
rank-index-6 = 6
rank-index-5 = 5
rank-index-4 = 4
rank-index-3 = 3
rank-index-2 = 2

joker = joker
joker-index = JOK

# A card in short (♥K) and in full (king of hearts).
card-short = { $suit }{ $rank }
card-long = { $rank } of { $suit }

## Agreements

value-true = yes
value-false = no
value-none = none

## What you can do

verb-play = play { $cards }
    .log = { $name } play{ s } { $cards }
verb-pass = pass
    .log = { $name } pass{ es }
verb-trump = { $suit } trump
    .log = { $name } make{ s } { $suit } trump
verb-roem = roem
    .log = { $name } record{ s } the roem
verb-no-roem = no roem
    .log = { $name } record{ s } no roem
verb-draw = draw a card
    .log = { $name } draw{ s } a card
verb-draw-stock = from the stock
    .log = { $name } draw{ s } from the stock
verb-draw-discard = from the discard pile
    .log = { $name } take{ s } { $cards } from the discard pile
verb-discard = discard { $cards }
    .log = { $name } discard{ s } { $cards }
verb-meld = lay down { $cards }
    .log = { $name } lay{ s } down { $cards }
verb-layoff = lay off { $cards }
    .log = { $name } lay{ s } off { $cards }
verb-take = take
    .log = { $name } take{ s }
verb-turn-over = turn the discard pile over
    .log = { $name } turn{ s } the discard pile over
verb-stop-round = stop the round
    .log = { $name } stop{ s } the round
verb-end-turn = done
    .log = { $name } { is } done
verb-move = move { $cards }
    .log = { $name } move{ s } { $cards }
verb-redeal = turn the pile over
    .log = { $name } turn{ s } the pile over
verb-resign = resign
    .log = { $name } resign{ s }
verb-choose = pass on { $cards }
    .log = { $name } { has } chosen
verb-slap = slap!
    .log = { $name } slap{ s }
verb-timeout = time is up
    .log = Time is up
verb-fold = fold
    .log = { $name } fold{ s }
verb-check = check
    .log = { $name } check{ s }
verb-call = call { $amount }
    .log = { $name } call{ s } { $amount }
verb-raise = raise to { $amount }
    .log = { $name } raise{ s } to { $amount }
verb-all-in = all-in with { $amount }
    .log = { $name } go{ es } all-in with { $amount }
verb-show = show { $cards }
    .log = { $name } show{ s } { $cards }
verb-rebuy = buy in again
    .log = { $name } buy{ s } in again
verb-no-rebuy = do not buy in
    .log = { $name } { does } not buy in
verb-bid = bid { $amount }
    .log = { $name } bid{ s } { $amount }
verb-knock = knock
    .log = { $name } knock{ s }
verb-double = double
    .log = { $name } double{ s }
verb-yes = yes
    .log = { $name } say{ s } yes
verb-no = no
    .log = { $name } say{ s } no
verb-deal = deal
    .log = { $name } deal{ s }
verb-revoke = play { $cards } all the same
    .log = { $name } revoke{ s } with { $cards }
verb-accuse = accuse { $whom }
    .log = { $name } accuse{ s } { $whom }
verb-record = write the deal down
    .log = { $name } agree{ s } with the deal
verb-out-of-turn = play { $cards } out of turn
    .log = { $name } play{ s } { $cards } out of turn
verb-shown = play { $cards } out of turn
    .log = { $name } play{ s } { $cards } out of turn
verb-undo = take back
    .log = { $name } take{ s } back a move

## Where the game is

phase-awaits-deal = dealing
phase-trump = making trump
phase-auction = bidding
phase-play = playing
phase-recording = writing down
phase-roem = recording roem
phase-betting = betting
phase-showdown = showdown
phase-rebuy = buying in
phase-passing = passing cards
phase-reaction = reacting
phase-draw = drawing
phase-meld = melding
phase-layoff = laying off
phase-discard = discarding
phase-penalty = penalty cards
phase-match-over = over

## The head of the table: the word before the value

fact-trump = trump
fact-maker = by
    .seat = by { $whom }
fact-declarer = declarer
fact-contract = contract
fact-partner = partner
fact-dealer = dealer
fact-deal = deal
fact-round = round
fact-hand = hand
fact-direction = direction
fact-penalty = penalty cards
fact-suit = suit to follow
fact-highest-bet = highest bet
fact-pot = pot
fact-street = cards on the table
fact-blinds = blinds
fact-redeals = turned over
fact-turns = turns
fact-exchanges = times passed on
fact-target = to
direction-clockwise = clockwise
direction-anticlockwise = anticlockwise

## At a seat

badge-tricks = tricks
badge-chips = chips
badge-bet = bet
badge-letters = letters
badge-points = points
badge-roem = roem
badge-dealer = dealer
badge-maker = made trump
badge-cards = cards
badge-wins = won
badge-foundation = put away
badge-folded = folded
badge-all-in = all-in
badge-small-blind = small blind
badge-big-blind = big blind
badge-out = eliminated
badge-chosen = has chosen
badge-slapped = has slapped
badge-lives = lives
badge-bid = bid
badge-contract = plays
badge-last-card = last card!

## Places on the table

zone-hand = hand
zone-trick = trick
zone-last-trick = last trick
zone-stock = stock
zone-discard = discard pile
zone-meld = meld
zone-tableau = column
zone-foundation = foundation
zone-waste = waste pile
zone-pot = pot
zone-board = on the table
zone-taken = tricks won

## How it ended

reason-deals = all deals have been played
reason-hands = the agreed number of hands has been played
reason-games = the agreed number of games has been played
reason-target = the agreed score has been reached
reason-rounds = all rounds have been played
reason-time = the agreed time is up
reason-last-player = all the others are eliminated
reason-won = the game is out
reason-stuck = nothing more can be done
reason-resigned = somebody resigned
reason-limit = the game took too long

## Why something is not allowed

refusal-not-your-turn = It is not your turn yet.
refusal-awaits-deal = The cards are dealt first.
refusal-no-such-seat = That seat is not there.
refusal-not-held = You do not hold { $card }.
# $suit is the suit led, $cards what you hold of it.
refusal-must-follow = You still hold { $suit } ({ $cards }): you must follow suit.
# $winning is winning, $cards beat it.
refusal-must-beat = { $winning } is winning and you can beat it ({ $cards }): then you must.
# $trump is the trump suit, $cards are your trumps.
refusal-must-ruff = You cannot follow suit and still hold trumps, { $trump } ({ $cards }): you must trump.
# $winning is the trump that wins so far, $cards are your higher trumps.
refusal-must-overruff = { $winning } is the highest trump and you hold higher ({ $cards }): you must overtrump.
refusal-no-underruff = { $winning } is the highest trump: you may not undertrump while you hold anything else.
# $winning is the highest trump in the trick, $cards are your lower trumps.
refusal-must-underruff = You cannot go over { $winning }, but you do hold trumps ({ $cards }): one of them must go in.
# $cards is what must be played here.
refusal-forced = This is the moment for { $cards }: it must fall now.
refusal-discard-first = You cannot follow suit: { $cards } goes first.
refusal-discard-top = You cannot follow suit: throw away the highest of a suit ({ $cards }).
refusal-ruff-to-win = You need not ruff, but you can beat the highest trump, so a lower one may not be played. Allowed: { $cards }.
refusal-lead-ban = You may not lead { $suit } now.
refusal-wrong-phase = That is not possible now.
refusal-no-revoke = { $card } may simply be played.
refusal-accused-already = You have said so in this trick already.
refusal-not-early = { $card } cannot fall out of turn now.
refusal-bound = You must now play one of these cards: { $cards }.
refusal-lead-order-first = First it is said what may be led.
refusal-auction-first = The bidding comes first.
refusal-auction-over = The bidding is over.
refusal-no-pass = You cannot pass now.
refusal-no-match = { $card } does not fit here.
refusal-no-meld = { $cards } is not a valid meld.
refusal-no-such-meld = That meld is not on the table.
refusal-not-offered = That is not a choice here.
refusal-face-down = A face-down card stays where it is.
refusal-stock-empty = The stock is empty.
refusal-discard-empty = The discard pile is empty.
refusal-too-low = That is too little: at least { $amount }.
refusal-bid-too-low = { $bid } is too low: the highest bid is { $high }.
refusal-too-high = That is too much: at most { $amount }.
refusal-out = You are no longer in this deal.
refusal-match-over = The match is over.

## Advice of the strong player

advice-heading = Advice: { $move }
advice-only = There is only one move to think about.
advice-by-rule = The strong player does not search here: this is its rule of thumb.
advice-exact = Reckoned exactly, over all that the cards you do not see can be.
advice-worlds = Tried in { $worlds ->
    [one] one layout
   *[other] { $worlds } layouts
  } of the hidden cards.
advice-unit = { $unit ->
    [chips] Worth: the chips that a move brings on average. Lead: over the best move.
    [percent] Worth: in how many per cent of the layouts the game comes out. Lead: over the rule of thumb.
   *[points] Worth: how much more the deal brings on average than the others get. Lead: over the rule of thumb.
  }
advice-move = move
advice-worth = worth
advice-lead = lead
advice-wait = wait
# Cards that do the same as the card this stands behind.
advice-alike = also { $moves }
# How the advised move stands beside the best of the others.
advice-beside = { $even ->
    [yes] { $other } is about as good, as far as can be told.
   *[no] { $unit ->
        [chips] By estimate { $ahead } chips better than { $other }.
        [percent] By estimate the game comes out { $ahead } percentage points more often than after { $other }.
       *[points] By estimate { $ahead } points better than { $other }.
    }
  }

## What went wrong

error-unknown-game = There is no game { $name }.
    .nearest = Did you mean { $nearest }?
error-unknown-rules = This game has no rules called { $name }.
    .nearest = Did you mean { $nearest }?
error-unknown-option = This game has no option { $name }.
    .nearest = Did you mean { $nearest }?
error-bad-option = { $name } cannot be { $value }. Possible: { $allowed }.
error-bad-options = These options do not go together: { $text }.
error-bad-seats = This game is for { $min } to { $max } players, not for { $seats }.
error-unknown-bot = There is no bot { $name }.
    .nearest = Did you mean { $nearest }?
error-bot-no-worlds = { $name }: this bot does not search, so it tries no worlds.
    .nearest = Did you mean { $nearest }?
error-bot-worlds = { $name }: behind the colon stands how many worlds the bot tries.
    .nearest = Such as { $nearest }.
error-unknown-page = This page is not there.
error-unreachable = The server cannot be reached.
error-not-connected = That cannot be done now: there is no connection to the server.
error-no-table = This table is not there (any more).
error-bad-token = Your place at this table was not recognised. Join again.
error-table-full = All chairs are taken.
error-no-such-chair = There is no chair { $number }.
error-chair-taken = Somebody sits on that chair already.
error-chair-closed = That chair has not been opened for friends.
error-already-seated = You have a chair at this table already.
error-sits-next-deal = You sit down when the next deal begins.
error-alone-at-table = There is only one chair here.
error-no-bot-there = No bot sits there.
error-not-away-long = { $name } has only just left. You can give the chair away after { $minutes } minutes.
error-not-the-host = The host of this table decides that.
error-no-such-pace = There is no such pace. There are: { $names }.
error-table-paused = Play is paused.
error-no-such-reaction = That cannot be said here. These can: { $names }.
error-react-slower = Slow down: in a moment you may say something again.
error-no-talk = At this table nothing is said.
error-only-phrases = At this table there are only quick phrases.
error-quiet-now = Nobody talks here while a deal is played (rule { $clause }): wait until it is over.
error-nothing-said = Your message is empty.
error-no-such-talk = That is not possible here. These are: { $names }.
error-rated-only-phrases = At a table for the leaderboard there are only quick phrases.
error-removed-here = You were sent away from this table.
error-not-watched = Nobody may watch at this table.
error-removes-himself = You do not send yourself away: just stand up.
error-no-person-there = Nobody else sits there.
error-rated-no-removal = A match for the leaderboard is played to the end by whoever began it. You can mute or report somebody.
error-no-such-reason = There is no such reason. These are: { $names }.
error-not-said-here = That message is not there (any more).
error-no-reports = Tell it to those who run the tournament.
error-report-later = You have just reported something. Try again later.
error-no-challenge = This challenge is not there (any more).
error-challenge-played = You have played these cards already: you know them.
error-no-same-cards = The cards of this game cannot be dealt once more.
error-event-decides = The tournament decides that.
error-not-over = This match is still going on.
error-bad-move = { $text } is not a move in this game.
error-bad-message = That message cannot be read.
error-bad-card = { $text } is not a card.
error-card-twice = { $card } occurs twice.
error-not-in-pack = { $card } is not in this pack.
error-bad-record = This record is not right: { $text }.
error-no-rule-player = There is no bot yet that knows { $name }.
error-watching = You are only watching.
error-not-started = The game has not begun yet.
error-not-to-cut = There is nothing for you to cut now.
error-not-alone = Only who plays alone can take moves back.
error-no-at-table = The book of this game does not say what a wrong card costs; so they are refused.
error-nothing-to-award = There is no game to award now.
error-no-such-fine = Nobody can be made to pay that now.
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-redo = There is nothing to do again.
error-bad-length = It cannot last that long: 1 to { $most } matches, or the best of an odd number.
error-rated-counts = At a rated table what was played stays played.
error-proposal-stands = Somebody has proposed something: play goes on when all have answered.
error-nothing-proposed = Nothing is proposed now.
error-declined-often = You were declined three times in this deal.
error-bad-chairs = Name each chair once, and change at least two.
error-nothing-to-claim = There is nothing to claim now.
error-claimed-before = You have claimed in this deal already.
error-claim-too-hard = That is too hard to judge yet. Play a trick first.
error-claim-too-late = A card has been played meanwhile. Claim again if you like.
error-bad-cut = Take off { $least } to { $most } cards.
error-bad-commitment = A commitment is 64 hexadecimal digits.
error-commits-no-more = Your part of a deal came too late, so in this match the deals are drawn without it.
error-bad-link = That is not what you had committed to.
error-no-draw = No draw is open now.
error-busy = This table was too busy for a moment. Try again.
error-too-large = That message is too long.
error-too-many = You ask too much at once. Wait a moment.
error-no-room = The server has no room for anybody else now. Try again in half a minute.
error-seen-elsewhere = This chair is open on too many screens at once. This one has stopped; go on at the newest.
error-too-many-lines = This address already has { $number } screens connected to tables. Close one, or try again later.
error-too-many-tables = You already have { $number } tables with somebody at them. Leave one before you open another.
error-bad-host = This server does not know itself by the name “{ $name }”. Whoever runs it adds that name to TROEF_HOSTS.
error-hall-full = Too many tables are open now. Try again later.
error-too-crowded = Too many people are watching already.
error-bad-origin = That request came from another site.
error-no-such-deal = There is no deal { $number }.
error-no-such-move = There is no move { $number }.
error-deal-running = This deal is not over yet. When it is, you may ask anything about it.
error-still-secret = That stays secret until the whole match is over.
error-advice-barred = At this table you may not ask for advice: so it was agreed.
error-advice-race = In a game of speed there is no time for advice.
error-advice-no-choice = There is nothing to choose here.
error-advice-asked = That is being thought about. A moment, please.
error-asking-busy = Many people are asking at once. { $seconds ->
        [one] Ask again in a second.
       *[other] Ask again in { $seconds } seconds.
    }
error-advice-slow = Thinking took too long. Try again in a moment.
error-internal = Something went wrong on our side.

## The end of a deal

# $names: who played it; $had: what they took; $need: what was needed, or what the others had.
ending-tricks-made = { $names }: made with { $had } tricks, { $over ->
    [0] just enough
   *[other] { $over } more than needed
}
ending-tricks-failed = { $names }: failed, { $had } of the { $need } tricks
ending-exactly-made = { $names }: made, { $had ->
    [0] no trick
    [one] 1 trick
   *[other] { $had } tricks
}
ending-exactly-failed = { $names }: lost with { $had ->
    [0] no trick
    [one] 1 trick
   *[other] { $had } tricks
}
ending-points-made = { $names }: made with { $had } points, { $need } needed
ending-points-failed = { $names }: failed, { $had } points and { $need } needed
ending-most-made = { $names }: made, { $had } to { $need }
ending-most-failed = { $names }: nat, { $had } to { $need }
ending-all-tricks = { $names }: pit, all the tricks!
ending-share = { $names }: { $had } to { $need }
ending-plain-made = { $names }: made
ending-plain-failed = { $names }: failed
ending-conceded = { $names }: given up
ending-too-high = { $names }: { $had } points, but bid too high
ending-predicted-made = { $names }: { $had } predicted and won
ending-predicted-failed = { $names }: { $need } predicted, { $had } won
entry-cards = card points
entry-roem = roem
entry-pit = pit
