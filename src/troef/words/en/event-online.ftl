# Playing on line in an event: where a player sits, the table, and what the desk and the jury see.

act-play-on-line = Play on line
act-sit-in = Let a bot play
act-back-at-table = Back at the table

error-table-not-on-line = This table does not play on line.
error-table-waits = Play has stopped: the round has not begun yet, or is over.
error-table-waits-for-jury = Play waits for the jury.
error-card-of-a-pair = This is the card of a pair. Each needs a card with a name: { $names }.

online-title = How does each table play?
online-text = At a real table the scorer writes on a phone, or the desk types the sheet. On line the players are seated by themselves and the sheet fills itself.
online-all = All tables on line
online-all-text = { $tables ->
    [one] One table will play on line.
   *[other] { $tables } tables will play on line.
  } No card has been dealt yet.
online-table = Table { $table }
online-mode-online = on line
online-mode-phone = by phone
online-mode-paper = on paper
online-to-online = On line
online-to-table = At a real table
online-bots = Level of the bots
online-bot-easy = easy
online-bot-rule = normal
online-bot-strong = strong
online-wrong-card = A wrong card
online-wrong-strict = is refused
online-wrong-table = falls: a revoke must be claimed (P4)
online-here = is here
online-away = is not here
online-sat-in = a bot plays
online-sit-in = Let a bot play
online-sit-in-text = A bot plays for { $name } until { $name } is back. The points are for { $name }. Who is gone for good is replaced (P17).
online-come-back = Plays again
online-look = Watch

online-my-place = Your place
online-no-place = You have no table now. This page looks by itself whether there is one.
online-at-table = Round { $round }, table { $table }
online-real-table = You play at a real table. Go to table { $table }.
online-play = To the table
online-sign-page = Check the sheet and sign
online-with = At this table
online-waits-for-start = The round has not begun yet.
online-who-scores = Who is the scorer?
online-who-scores-text = Say who it is to be. If all of you agree, play begins at once. Otherwise lots are drawn after a minute.
online-named-by = named by { $names }

online-deal = Deal { $deal } of { $deals }
online-call-jury = Call the jury
online-call-reason = What has happened?
online-jury-called = The jury has been called. Play waits until it has decided.
online-bot-plays = A bot plays for you.
online-back = I am back
online-last-deal = The signal has sounded: this is the last deal.
online-round-over = The round is over. Check the sheet and sign.
online-sign = I sign
online-signed = Signed
online-not-signed = has not signed yet
online-all-signed = All four have signed. The sheet has been handed in.
online-score = Round score
online-record = All deals of this table
online-record-text = So everybody can check the deals.
online-jury-sees = You see all hands because you are of the jury. Players see only their own cards.
online-watching = You are watching.
online-to-place = To your place
online-to-desk = To the desk
