# What the desk and the jury do: correcting, deciding, people, and sheets from paper.

act-draw-again = Draw again
act-seat-late = Give a seat
act-stay-away = Stays away next time
act-attend = Is back
act-correct-dealer = First dealer corrected
act-correct-scorer = Scorer corrected
act-erase-names = Names erased
act-catch-up = Catch up a round

desk-ruling-award-won = award the deal as won
desk-ruling-award-lost = award the deal as lost

## What an act changes

office-changes = This changes
office-changes-nothing = No points, no ranks, no sheets.
office-counting = Counting …
office-round-gone = Round { $round } is void and will be drawn again.
office-signatures-lost = { $count ->
    [one] 1 signature is void
   *[other] { $count } signatures are void
  }
office-round-scores = Score of the round
office-not-reported = registered
office-others-too = { $count ->
    [one] and one more
   *[other] and { $count } others
}
office-others-move = and { $count } others move
office-on = Go on

## A sheet

office-correct = Correct
office-corrected = corrected
office-annul = This deal does not count
office-annulled = does not count
office-count-again = This deal counts again
office-correct-dealer = Correct the first dealer
office-correct-scorer = Correct the scorer
office-who-wrote = { $name } is the scorer on the sheet. Who really wrote it?
office-scorer-M = W is the scorer’s pair, and he keeps his seat when the others move on (R16, R17). The results stay as they were written; they go to who then sat there.
office-scorer-K = The results stay with who made them. Who sits on the scorer’s left deals first and has the first column (R19).
office-scorer-game = The results stay with who made them. Who sits on the scorer’s left deals first and has the first column (R19).
office-correct-seats = Correct seats
office-appoint-scorer = Appoint the scorer
office-take-away = Take away
office-history = History ({ $count })
office-no-changes = Nothing has changed here yet.
office-undone-by = Undone in line { $line }.
office-scorer-corrects = Until the sheet is handed in, the scorer corrects it (R26).
office-press-a-number = Press a deal, a penalty or a name to see its history and to correct it.
office-until-deal = until deal { $deal }
office-decisions = Decisions of the jury
office-on-paper = Go on with paper
office-on-paper-text = The desk types this sheet from paper; the phone of the table no longer writes.
office-off-paper = Back to the phone
office-type-sheet = Type the sheet
office-return-text = All four have to sign again after that (R27).
office-without-consent = Deal { $deal }: { $name } did not ask the jury for consent.
office-sign-for = Sign for { $name }
office-brought = Brought along: { $what }.
office-pen = pen
office-cards = cards
office-draw-scorer = Draw lots: they do not agree (A13)
office-at-most = at most −{ $points }
office-each-other = each other +{ $points }
office-free = no fixed amount
office-publish-all = Publish { $count } sheets without a difference
office-publish-all-text = { $count } sheets were computed once more and agree. One step undoes it.
office-waits-for-jury = waits for the jury
office-paper = paper
office-stopped = stopped
office-differences = { $count ->
    [one] 1 difference
   *[other] { $count } differences
  }
office-all-sheets = All sheets
office-find-sheet = Find a table, name or number

## From paper

desk-boompje = Boompje { $boompje }
desk-chair = Chair { $chair }
desk-change-deal-number = Change deal { $deal }
desk-deal-number = Deal { $deal }
desk-deals-now = { $name } deals
desk-jury-comes = The jury has been called: play waits.
desk-after-the-jury = Notes, strike-outs and penalties go on once the jury has decided (R31).
desk-note = Note
desk-pack = cards come with it
desk-pen = pen comes with it
desk-where-do-you-sit = Who sits where?
desk-who-writes = Who is the scorer?
office-deal-of = Deal { $deal } of { $of }
office-typed-help-M = Suit (h d c s, or nt), 2 or 4 if it was knocked, then w or z with the score, or - for a drawn deal. Enter notes it; the up arrow corrects the deal before.
office-typed-help-K = Contract (sa8, so6, a9, km, gm, gmt, p, t, ks, gs), columns of who plays it, tricks. After = you may type the four amounts to compare them.
office-typed-help-game = Fill in the fields; Tab goes on, Enter notes the deal.
office-fields = What each field holds
office-typed-manille = That is no deal: write for example h2w16, d z8 or s-.
office-typed-no-trump = No trump counts double at least.
office-typed-one-side = One pair has 0: note only who won.
office-typed-nobody = Nobody got points: a drawn deal is written as -.
office-typed-multiple = { $score } is no multiple of { $multiplier }.
office-typed-too-much = { $score } is impossible: { $most } at most.
office-typed-contract = Which contract is that? For example sa8, so6, a9, km, gmt, p or t.
office-typed-columns = After the contract, write the columns of who plays it, for example 13.
office-typed-declarers = This contract is not played by that number of players.
office-typed-tricks = These tricks are impossible.
office-typed-end = Write o or n with a column (conceded, laid down), or w or v (awarded as won or lost).
office-typed-amounts = The amounts would be { $amounts }.
office-typed-cards = Four cards, the rank first: 10h ad qc 7s. Where equals drew again, write a / and a row with a - for who no longer drew: 10h 10d 7c 8s / ah qd - -.
office-doubt-all-points = All points for one pair:
office-doubt-four-times = Counts four times:
office-doubt-same-as-before = Exactly as the line before:
office-look-twice = look at it once more.
office-enter-again = Enter again if the sheet says so.
office-type-again = Type again
office-drawn-cards = Cards drawn, in the order of the chairs: { $names }
office-sums-text = Type the totals as they stand on the sheet, or leave all fields empty.
office-sum-differs = { $name }: the deals give { $score }.
office-all-signed = The four signatures are on the sheet

## The jury

office-time-to-answer = Time to answer
office-waits-since = Has waited
office-asks-consent = { $name } asks for consent to { $contract } (R34).
office-consent = Allow
office-refuse = Refuse: must pass
office-stay = Stay at the table until the deal is over, if you can (R34).
office-jury-comes = The jury comes by itself
office-to-table = To that table
office-deal-or-none = Deal (0: none)
office-about-deal = About deal
office-contract = Contract
office-award-text = Or enter the result that the jury awards.
office-as-on-sheet = With the result on the sheet
office-notices = For information (A9)
office-who-revoked = Who revoked?
office-trump = Trumps
office-who-led = Who led?
office-noticed-in = Noticed in trick (empty: the last)
office-lay-text = Lay the cards in the order in which they were played: press them, or type them.
office-type-cards = Cards, the rank first
office-lay = Lay
office-no-cards = No card: { $cards }
office-trick = Trick { $trick }
office-hands = The four hands before the first trick, if you know them
office-clear = Clear all
office-could-have = Could have played: { $cards }
office-repeated = again: the jury decides freely (A12)
office-take-over = Decide so
office-nobody-revoked = Nobody revoked in these cards.

## People

office-show = Show
office-filter-all = everybody
office-filter-registered = not reported
office-filter-unpaid = not paid
office-filter-unseated = without a seat
office-filter-joker = jokers
office-filter-out = out
office-choose-several = Several at once
office-choose-all = Choose these { $count }
office-paid-sum = € { NUMBER($amount, minimumFractionDigits: 2) } received
office-pay-all = { $count } players pay
office-pay-all-text = { $count } payments, together € { NUMBER($amount, minimumFractionDigits: 2) }. One step undoes it.
office-leave-all = { $count } players leave
office-warned = { $count ->
    [one] warned
   *[other] warned { $count }×
  }
office-not-paid = not paid
office-more = More about { $name }
office-member = Player { $place }
office-pair-name = Name (may stay empty)
office-youngest-born = Date of birth of the youngest
office-fee = Fee: € { NUMBER($amount, minimumFractionDigits: 2) }.
office-only-jokers = Registration is closed; a joker can still apply.
office-status = Status
office-joker-place = joker, number { $place } in line
office-members = Members
office-paid = Paid
office-paid-of = € { NUMBER($paid, minimumFractionDigits: 2) } of € { NUMBER($fee, minimumFractionDigits: 2) }
office-euro = € { NUMBER($amount, minimumFractionDigits: 2) }
office-warnings = Warnings
office-plays-at = Plays at
office-stands = rank { $rank }, { $total } points
office-report = Report present
office-pay = Pays € { NUMBER($amount, minimumFractionDigits: 2) }
office-pay-back = € { NUMBER($amount, minimumFractionDigits: 2) } back
office-pay-back-text = Only for what was paid by mistake: who leaves gets nothing back (R6).
office-seat-late-text = Who comes late fills a free seat or that of a joker first; nobody is moved.
office-away = away
office-catch-up = Catch up round { $round }
office-catch-up-text = Round { $round } gets another table; jokers and bots fill it up (R13).
office-strike-last = Strike out deal { $deal }
office-strike-header = Strike out the header
office-points-history = History of the points
office-out = Out of the event
office-from-deal = A joker comes in from deal
office-next-deal = the next one
office-stand-in-text = Plays at round { $round }, table { $table } now: a joker takes the chair, or the table stops (P17).
office-exclude-text = Exclusion is the last resort (R5): the round scores become 0 and there is no rank (P17).

## Rounds and log

office-lots = Draw lots for rank { $rank }
office-lots-text = The order follows from the seed of the draw: { $names }.
office-players = { $count } players
office-draw-again-text = Everybody who is here now is seated again by lot. The draw before it is kept.
office-player-number = Player
office-round = Round
office-find-lines = Find
office-older-lines = Older lines

## The phone of the table

office-ask-consent = Ask the jury for consent
office-tell-jury = Tell the jury
office-asked-consent = The jury was asked: { $contract }. Play waits.
office-jury-refused = The jury refuses { $contract }: { $name } must pass.
