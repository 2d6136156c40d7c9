fair-title = Dealt fairly
fair-what = For every deal the server and everybody's device commit to a secret beforehand. Only when all is fixed are the secrets shown, and how the cards lie follows from all of them together. So nobody chooses the cards: not even the server.
fair-own-notes = This browser noted it while you played. No server can change it any more.
fair-nothing = This browser noted nothing of this table.
fair-all-well = All is well.
fair-wrong = This is wrong
fair-wrong-what = Keep the file and the record, and show them to whoever runs the server.
fair-match = Match { $match }
fair-checked = Checked: { $own ->
    [0] no deal
    [one] one deal
   *[other] { $own } deals
  } with your secret, { $seen } without, { $unseen } that you did not see dealt.
fair-not-over = It is checked as soon as the match is over: until then the secrets of the server stay hidden.
fair-not-checked = The record has not been checked yet.
fair-check = Check it now
fair-no-record = The server does not give the record.
fair-draw = Draw { $number }
fair-with-own = with your secret
fair-without-own = without your secret
fair-own-file = Keep what was noted
fair-record = Keep the record
fair-how = With both files another program can check everything too: { $command }
fair-sum = Committed as
fair-key-announced-twice = Draw { $number } was announced in two ways. So your secret stayed hidden.
fair-key-other-record = The record is not that of the match that was played.
fair-key-nothing-noted = Nothing in the record is what was noted here.
fair-key-lot = Who dealt first does not follow from draw { $number }.
fair-key-deal = A deal does not follow from the secrets of draw { $number }.
fair-key-unproven = A deal has no proof.
fair-key-other-draw = Draw { $number } was announced otherwise.
fair-key-other-link = Draw { $number } has another secret than yours.
fair-key-other-hand = You were dealt other cards by draw { $number }.
fair-key-draw-left-out = Draw { $number } was announced, but is not in the record.
fair-key-part-left-out = The record says that you gave no secret for draw { $number }, but you did.
fair-key-part-not-given = The record says that you gave a secret for draw { $number }, but you did not.
