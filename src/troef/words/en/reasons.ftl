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
