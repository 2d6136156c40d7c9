# Why a move is advised: one sentence, from facts that are certain (bots/reasons).
# $cards cards, $seat a player, $suit a suit, $number a count.

## Trumps
reason-trump-suit = You hold { $number ->
    [one] one card of { $suit }
   *[other] { $number } cards of { $suit }
  }: { $cards }.
reason-trump-void = You have no { $suit }: there you can ruff.
reason-draw-trumps = { $number ->
    [one] One trump is still out: draw it.
   *[other] Up to { $number } trumps are still out: draw them.
  }
reason-highest-trump = { $cards } is the highest trump left.
reason-trumps-gone = The others have no trump left.
reason-trumps-left = Trumps are gone but for { $cards }.

## Leading
reason-cannot-be-beaten = Nobody can beat { $cards } any more.
reason-highest-left = { $cards } is the highest left of its suit; only a ruff beats it.
reason-lead-singleton = { $cards } is your only card of that suit: after it you can ruff.
reason-lead-long = It is your longest suit, with { $number ->
    [one] one card.
   *[other] { $number } cards.
  }
reason-lead-under = { $number ->
    [one] One card can still beat it.
   *[other] { $number } cards can still beat it.
  }

## Following
reason-ruff = You have none of that suit: ruff the trick.
reason-take-last = You play last: take the trick.
reason-take-last-cheaply = You play last: this is the cheapest card that takes the trick.
reason-take-for-sure = Nobody after you can beat it: { $cards } takes the trick.
reason-take-unless = Only { $cards } can still beat it.
reason-take-at-risk = You take the lead in the trick; { $number } cards can still beat it.
reason-partner-wins-give = The trick is { $seat }’s already: give { $number ->
    [one] one point
   *[other] { $number } points
  } to it.
reason-partner-wins = The trick is { $seat }’s already: play what you miss least.
reason-partner-holds = { $seat } holds the trick for your side: leave it there.
reason-partner-behind = { $seat } still plays after you, for your side.
reason-not-worth-it = You could take the trick, but your high card is worth more later.
reason-cannot-win = You cannot take the trick: play what you miss least.
reason-cannot-win-no-points = You cannot take the trick: give no points away.
reason-discard-void = After it you have no { $suit } left.
reason-keeps-guarded = So { $cards } stays guarded.

## Avoiding tricks
reason-stay-under = This card stays under the trick.
reason-stay-under-highest = It is your highest card that stays under the trick: so it is gone safely.
reason-discard-danger = You cannot follow: now you get rid of { $cards }.
reason-may-be-beaten = { $number ->
    [one] One card can still go over it.
   *[other] { $number } cards can still go over it.
  }
reason-must-take-high = You take the trick anyway: then best with your highest.
reason-takes-it = This card takes the trick.

## Bidding
reason-bid-long-suit = { $suit } is your longest suit, with { $number } cards.
reason-pass-longest = Your longest suit is { $suit }, with { $number ->
    [one] only one card.
   *[other] { $number } cards.
  }
reason-holds-trumps = You hold { $number ->
    [0] no trump
    [one] one trump
   *[other] { $number } trumps
  } and { $tops ->
    [0] the highest card of no suit.
    [one] the highest card of one suit.
   *[other] the highest cards of { $tops } suits.
  }
reason-holds-tops = You hold { $number ->
    [0] the highest card of no suit.
    [one] the highest card of one suit.
   *[other] the highest cards of { $number } suits.
  }
reason-bridge-points = You have { $number ->
    [one] one point.
   *[other] { $number } points.
  }
reason-means-points = The bid promises { $least } to { $most } points.
reason-means-at-least = The bid promises at least { $least } points.
reason-means-at-most = A pass promises no more than { $most } points.
reason-means-length = It promises at least { $number } cards of { $suit }.
reason-means-balanced = It promises a balanced hand.

## What a call of bridge is called (docs/bridge-system.md)
reason-bridge-accept = It bids the suit that partner asked for.
reason-bridge-answer = It is an answer to the double: the suit in which the hand is longest.
reason-bridge-asks = 2NT asks how good the weak opening is.
reason-bridge-checkback = Checkback: asks for three cards in the major.
reason-bridge-clubs = It asks partner to bid 3 clubs, and is a weak hand with a long minor suit.
reason-bridge-compete = It competes: with as many trumps as tricks that are bid, by the law of total tricks.
reason-bridge-cue-raise = A bid in the suit of the opponents: a good raise of partner's suit.
reason-bridge-extras = It shows more than a minimum.
reason-bridge-four-cards = It shows four cards in this major, in answer to Stayman.
reason-bridge-fourth-suit = A suit that says nothing of its cards: it asks partner to go on to game.
reason-bridge-game = It bids game.
reason-bridge-game-notrump = It bids game in no trump.
reason-bridge-good-raise = 2NT over the double: a good raise of partner's suit.
reason-bridge-grand-slam = It bids grand slam.
reason-bridge-inverted = A strong raise of a minor suit: forcing for one round.
reason-bridge-invite = It invites partner to bid game.
reason-bridge-invite-notrump = It invites partner to bid 3NT.
reason-bridge-jacoby = Jacoby 2NT: four trumps and the points for game. It asks for a short suit.
reason-bridge-jump-answer = A jump in answer to the double: nine points or more.
reason-bridge-jump-notrump = A jump in no trump: a balanced hand, too strong for 1NT.
reason-bridge-jump-overcall = A weak jump: a long suit and few points.
reason-bridge-jump-raise = A jump raise: four trumps and a medium hand.
reason-bridge-jump-shift = A jump in a new suit: forcing to game.
reason-bridge-jump-suit = A jump in the same suit: six cards and a medium hand.
reason-bridge-key-cards = Blackwood: asks for the aces and the king of trumps.
reason-bridge-keys-0-3 = It shows no key card or three.
reason-bridge-keys-1-4 = It shows one key card or four.
reason-bridge-keys-2 = It shows two key cards, without the queen of trumps.
reason-bridge-keys-2-queen = It shows two key cards and the queen of trumps.
reason-bridge-limit-raise = A limit raise: it invites partner to bid game.
reason-bridge-maximum = It shows a maximum.
reason-bridge-michaels = A bid in their suit: five cards in each major.
reason-bridge-minimum = It shows a minimum.
reason-bridge-natural = A natural call.
reason-bridge-negative = A negative double: four cards in each unbid major.
reason-bridge-new-suit = A new suit: partner must bid again over it after an opening.
reason-bridge-no-major = It denies four cards in a major.
reason-bridge-notrump = No trump, with the points that belong to it.
reason-bridge-notrump-answer = No trump in answer, without anything better to bid.
reason-bridge-overcall = An overcall: five cards or more.
reason-bridge-pass = Nothing to bid.
reason-bridge-penalty = A double for penalties.
reason-bridge-penalty-pass = A pass for penalties: long and strong in their trump suit.
reason-bridge-preempt = A preempt: a long suit and few points.
reason-bridge-preemptive-raise = A preemptive raise: many trumps and few points.
reason-bridge-preference = It chooses between the suits of partner.
reason-bridge-quantitative = 4NT as an invitation: partner bids 6NT with a maximum.
reason-bridge-raise = A raise of partner's suit.
reason-bridge-rebid = The same suit again: longer than was promised.
reason-bridge-redouble = A redouble: ten points or more.
reason-bridge-reverse = A reverse: a strong hand, forcing for one round.
reason-bridge-shortness = It shows at most one card of this suit.
reason-bridge-slam = It bids slam.
reason-bridge-slam-try = A long minor suit and thoughts of slam.
reason-bridge-stayman = Stayman: asks for four cards in a major.
reason-bridge-stop-below-slam = Too many key cards are missing for slam.
reason-bridge-strong = The strong opening of 2 clubs: partner must bid.
reason-bridge-strong-double = A double with a strong hand.
reason-bridge-strong-raise = Game in partner's suit, with a strong hand.
reason-bridge-strong-suit = A suit of one's own after a double: a strong hand.
reason-bridge-suit = A suit, bid naturally.
reason-bridge-super-accept = A jump to partner's suit: a fit and a maximum.
reason-bridge-support = It supports partner's suit.
reason-bridge-takeout = A takeout double: it asks partner for a suit.
reason-bridge-texas = Texas: it asks partner to bid game in the next suit up.
reason-bridge-to-play = It wants to play here.
reason-bridge-transfer = A transfer: it asks partner to bid the next suit up, of which it shows five cards.
reason-bridge-unusual-notrump = 2NT over their opening: five cards in each of the two lowest unbid suits.
reason-bridge-waiting = A waiting bid: it tells nothing.

## A hand that must be empty
reason-goes-out = Your hand is empty with it.
reason-lays-meld = You are rid of { $number } cards.
reason-lays-off = You are rid of { $number ->
    [one] one card.
   *[other] { $number } cards.
  }
reason-discard-alone = { $cards } fits no other card of your hand.
reason-discard-least = { $cards } is what you miss least.
reason-takes-fitting = { $cards } fits { $beside }.
reason-lowest-that-goes = { $cards } is the lowest that you can lay.
reason-keeps-best = You keep { $cards } for later.
reason-keeps-high = You keep your high cards for later.
reason-plays-later = What you could lay is worth more later.
reason-nothing-goes = Nothing in your hand fits.
reason-suit-left = You keep { $number ->
    [one] one card
   *[other] { $number } cards
  } of { $suit } to follow with.
reason-holds-of-suit = You hold { $number ->
    [0] no { $suit }
    [one] one card of { $suit }
   *[other] { $number } cards of { $suit }
  } yourself.
reason-true-card = It really is { $suit }: who challenges takes the pile.
reason-lies-little = It is no { $suit }, but only you know.

## Totals and stakes
reason-makes-total = The pile comes to { $number }.
reason-hand-is-worth = Your hand is worth { $number }.
reason-hand-was-worth = Your hand is worth { $number } now: swapping may bring more.
reason-beside-the-bank = You have { $number }, the bank shows { $bank }.
reason-pot-odds-call = A call costs { $cost } for a pot of { $pot }: it pays if you win { $number } % of the time.
reason-pot-odds-fold = A call costs { $cost } for a pot of { $pot }: you would have to win { $number } % of the time.
reason-free-card = The next card costs you nothing.
reason-free-showdown = The showdown costs you nothing.

## Patience
reason-turns-up = It turns a card up; { $number } lie face down there.
reason-empties-column = It empties a column.
reason-to-foundation = What lies on the foundations lies well.
reason-fills-column = The empty column is put to use.
reason-from-waste = It frees the card below.
reason-looks-further = See first what the stock holds: that costs nothing.
reason-turns-stock-over = The stock is turned over: something there is still of use.
reason-nothing-helps = No move brings the game out any more.
