### Replaying: a match that is over, looked at move by move.

replay-title = Replay
replay-controls = Replay
replay-first = to the beginning
replay-back = a step back
replay-play = play
replay-pause = pause
replay-forward = a step on
replay-last = to the end
replay-place = place in this deal
replay-step = Step { $number } of { $of }
replay-more = More
replay-keys = Arrows: a step. Space: play. Home and End: beginning and end.
replay-deal = Deal { $number }
replay-deals = Deals
replay-thrown-in = not played
replay-score = Course of the score
replay-seat = At the seat of
replay-all-open = All hands lie open.
replay-own-only = Not all hands of this deal are yours to see while the match goes on.
replay-loading = One moment: the deal is being laid.
replay-empty = No deal of this match is over yet.
replay-going-on = This match is still going on: you see the deals that are over.

## The best play, with all cards open

replay-best = Best play with open cards
replay-best-thinking = The solver is working…
# $names: who play together; $form: one of them, several, or who reads this; $value: what they get from here on.
replay-best-value = Without errors { $names } { $form ->
    [one] gets
   *[many] get
  } { $value } more from here.
replay-best-made = { $names }: exactly { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
  } when nobody errs.
replay-best-lost = { $names }: cannot be made when nobody errs (exactly { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
  }).
replay-best-cost = Played: { $card }. That cost { $cost }.
replay-best-wrong = Played: { $card }. That was the error.
replay-best-right = Played: { $card }. Nothing was better.
replay-best-line = And so on: { $cards }
replay-best-winnable = This can be won, in { $moves } { $moves ->
    [one] move
   *[other] moves
  }.
replay-best-unwinnable = This cannot be won any more, however you play.
replay-best-unknown = The solver did not find out whether this can be won.

## What if?

replay-what-if = What if?
replay-what-if-help = Play on from here yourself against bots. You sit in the chair that is to play; what lay there lies there again.
replay-what-if-go = Play on from here

## Sharing and taking along

replay-share-link = Share this step
replay-shared = The link is on the clipboard.
replay-share-by-hand = Copy this link:
replay-file-jsonl = Record
replay-file-pbn = PBN
replay-file-phh = PHH
replay-file-iss = ISS
replay-open-file = Replay a file
replay-open-help = A record of Troef, or a file of another program: PBN, LIN, PHH, ISS.
replay-choose = Choose a file
replay-drop = or drop it here
replay-match = Match { $number } of { $of }

error-no-such-match = There is no match { $number }.
error-no-such-step = There is no step { $number }.
error-no-replay-file = This file is no longer here. Open it again.
error-no-match-in-file = No match can be read in this file.
error-bad-replay-file = Line { $line } of the record is not right: { $text }
error-no-such-format = This match cannot be told in that form.
error-replay-slow = Replaying took too long. Try again in a moment.
error-solving-slow = Too much is left to play here: the solver was not ready in time. Try it further on in the deal.
error-nothing-to-solve = There is nothing to work out here: no tricks are played now.
error-nothing-to-play = There is nothing to play on here.
