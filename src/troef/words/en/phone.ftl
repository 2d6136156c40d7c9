# The score sheet of a table on the phone of its scorer.

phone-title = Table { $table }
phone-round = round { $round }
phone-signal = The end-of-round signal has sounded
phone-minutes-left = Minutes until the signal
phone-next-round = To round { $round }
phone-sheet = Score sheet
phone-totals = Scores of this round
phone-on-paper = This sheet is on paper: the control desk types it in.

## What is still on its way

phone-waiting =
    { $count ->
        [one] 1 line not sent yet
       *[other] { $count } lines not sent yet
    }
phone-send = Send now
phone-all-sent = The control desk has everything.
phone-no-desk = The control desk cannot be reached. Just go on writing.
phone-keeps-nothing = This phone keeps nothing: leave this page open until everything is sent.
phone-other-tab = This sheet is open in another tab, which writes it.
phone-take-over = Write here instead
phone-other-phone = Another phone writes this sheet. This one reads.
phone-not-sent-here =
    { $count ->
        [one] 1 line of this phone was not sent:
       *[other] { $count } lines of this phone were not sent:
    }
phone-drop-all = Leave these lines out
phone-second-phone = A second phone has opened this sheet. This phone writes; the other one reads.
phone-understood = Seen
phone-take-over-text = The other phone then reads. See first that it has nothing left to send.
phone-take-over-sends =
    { $count ->
        [one] The line of this phone that waits is then sent.
       *[other] The { $count } lines of this phone that wait are then sent.
    }
phone-again = Send again
phone-drop = Leave this line out
phone-left-over =
    { $count ->
        [one] This phone still has 1 line of another sheet. It is not sent from here.
       *[other] This phone still has { $count } lines of another sheet. They are not sent from here.
    }
phone-clear = Erase
phone-line-sit = Seats
phone-line-name-scorer = Scorer
phone-line-draw-scorer = Scorer drawn
phone-line-begin-boompje = First dealer
phone-line-strike-boompje = First dealer struck out
phone-line-begin-deal = Deal { $deal } begun
phone-line-enter-deal = Deal { $deal }
phone-line-change-deal = Deal { $deal } corrected
phone-line-strike-deal = Deal { $deal } struck out
phone-line-penalise = Penalty { $clause } in deal { $deal }
phone-line-strike-penalty = Penalty struck out
phone-line-complete = Sheet closed
phone-line-reopen = Sheet opened again
phone-line-sign = Signature
phone-line-hand-in = Handed in
phone-line-call-jury = Jury called

## Seats, scorer, first dealer

phone-who-sits-where = Who sits where
phone-scorer = scorer
phone-deals = deals
phone-sit = Who sits where?
phone-sit-first = Tap who sits on the first chair, then go on clockwise.
phone-sit-next = Who sits on the left of { $name }?
phone-sit-otherwise = We sit otherwise
phone-who-writes = Who is the scorer?
phone-who-writes-text = Agree on it, all four.
phone-names = Whom does { $name } name?
phone-disagree = We do not agree
phone-agree = We agree
phone-draw-scorer = Let the lot decide
phone-draw-scorer-in = The lot may decide in { $seconds } s
phone-boompje = Boompje { $boompje }
phone-begin = Begin
phone-move = The scorer keeps his seat. The three others move one seat on.
phone-left-deals = The player on the scorer's left deals first.
phone-draws = Which card did { $name } draw?
phone-draws-again = Equal! Which card did { $name } draw now?
phone-deals-first = { $name } deals first.
phone-back = One step back
phone-play = Play

## A deal

phone-deal = Deal { $deal }
phone-who-deals = { $name } deals
phone-announced = Trumps
phone-announce-first = What is trumps?
phone-no-trump = no trump
phone-no-trump-short = NT
phone-knocks = Knocking
phone-knocks-0 = No knock
phone-knocks-1 = Knocked
phone-knocks-2 = Counter-knocked
phone-points-of = Points of { $side }
phone-rond = { $side } all 60
phone-plat = drawn 30–30
phone-erase = Erase a digit
phone-note = Note
phone-yes = yes
phone-no = no
phone-none = none
phone-part = { $label } { $number }
phone-part-out = takes no part
phone-part-more = { $label }: one more
phone-part-away = Take away
phone-desk-counts = The control desk works out the scores as soon as it is reached again.
phone-will-stand = On the sheet: { $written }
phone-noted = Deal { $deal } is noted.
phone-struck = Deal { $deal } is struck out.
phone-undo-deal = Strike out deal { $deal }
phone-undo-boompje = Another first dealer
phone-change = Correct deal { $deal }
phone-contract = What is played?
phone-other-contract = another contract
phone-jury-needed = For this contract the jury must have been called.
phone-which-pair = Which two play together?
phone-which-player = Who plays?
phone-which-players = Who plays? There can be several.
phone-tricks = Tricks
phone-tricks-pair = Tricks together
phone-tricks-of = Tricks of { $name }
phone-other-end = Not played to the end?
phone-end = How did the deal end?
phone-end-played = played to the end
phone-end-won = awarded as won by the jury
phone-end-lost = awarded as lost by the jury
phone-end-conceded_by = conceded too soon by
phone-end-claimed_by = laid down too soon by
phone-impossible = No deal can end so.

## Penalties

phone-penalty = Penalty
phone-penalties = Penalties
phone-cost-P1 = 0 at first, −15 each time after that
phone-cost-P2 = −30, −60 or −120
phone-penalty-line = Deal { $deal }: { $name }, { $clause }, −{ $points }
phone-strike = Strike out
phone-others = each other +{ $points }
phone-at-most = at most; the jury decides
phone-dealer-pays = For the dealer: { $name }
phone-offender = For whom?
phone-counts = How often did the deal count?
phone-waived = All four agree: deal again without a sanction
phone-points = Points
phone-jury-member = Name of the jury member
phone-reason = Reason
phone-amount = { $others ->
    [0] Deal { $deal }: −{ $points }
   *[other] Deal { $deal }: −{ $points }, each other +{ $others }
}
phone-clause-P1 = Misdeal
phone-clause-P2 = Revoke or cheating
phone-clause-P3 = Misdeal
phone-clause-P4 = Suit not followed, noticed in the same trick
phone-clause-P5 = Suit not followed, noticed later
phone-clause-P6 = Two cards at once
phone-clause-P7 = Looking at cards, or cheating
phone-clause-P8 = Remark that influences the game
phone-clause-P9 = Troel not called
phone-clause-P10 = Jury not called
phone-clause-P11 = Conceded too soon (last deal)
phone-clause-P12 = Laid down too soon (last deal)
phone-clause-R32 = Decision of the jury

## The end

phone-full = All deals are on the sheet
phone-full-text = Check the scores together and close the sheet.
phone-had-begun = Deal { $deal } had begun
phone-close = Close the sheet
phone-everybody-signs = All four sign
phone-everybody-signs-text = Check your score and sign with your PIN.
phone-pin = PIN
phone-sign = Sign
phone-reopen = Open the sheet again
phone-hand-in = Hand in
phone-hand-in-text = Bring the pen and the cards to the control desk.
phone-pen = pen
phone-cards = cards
phone-handed-in = The control desk has the sheet.
phone-handed-in-here = On this phone the sheet is handed in. The control desk does not have it yet.
phone-state-handed_in = Handed in
phone-state-verified = Verified
phone-state-published = On the scoreboard
phone-without-network = Hand in without network
phone-code = QR code of the whole sheet
phone-code-text = Show this to the control desk: the whole sheet in { $bytes } bytes.
phone-deals-played = Deals
phone-column-contract = Contract
phone-number = Deal
phone-call-jury = Call the jury
phone-jury-comes = The jury has been called: play waits.
