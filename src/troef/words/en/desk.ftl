# The pages of an event: the desk, the scoreboard, and the score sheet at a table.

## What can be wrong

error-act-refused = { $text }
error-wrong-fact = { $text }
error-no-event = There is no such event.
error-event-busy = Somebody else wrote at the same time. Try again.
error-other-act = Something else has been sent under this id.
error-other-phone-writes = Another phone writes this sheet now.
error-not-your-card = This card gives no right to that.
error-bad-pin = That PIN is not right.
error-pin-too-often = A wrong PIN too often. Wait { $seconds } seconds.
error-no-rehearsal = Only in a rehearsal can you give the time yourself.
error-bad-time = That is no time; write 2026-05-09T09:30:00.
error-time-goes-back = Time cannot go back: the act before was at { $last }.
error-bad-template = The template is not right: { $text }
error-no-zone = There is no time zone { $zone }.
error-bad-copy = This is no whole copy of an event: line { $line } is wrong.
error-other-copy = The database has other lines of this event ({ $event }). Use an empty one: --db sqlite:///new.db
error-no-such-paper = There is no paper { $what }; there is: { $known }.
error-ranking-not-shown = The totals are not shown now.
error-wrong-list = { $count ->
    [one] One line is wrong
   *[other] { $count } lines are wrong
}: nobody on the list is registered.
error-other-number-of-people = There are { $people } people now: look again.
error-no-rehearsal-in-calendar = A rehearsal is not put on the calendar.
error-registered-too-many = Only the desk can register people now.

## The acts

act-open = Open the event
act-register = Registration
act-apply-as-joker = Application as joker
act-pay = Payment
act-report = Reported
act-close-registration = Close registration
act-reveal-seed = Reveal the seed
act-warn = Warning
act-leave = Leaves the event
act-exclude = Exclusion
act-undo = Undo
act-bulk = Several at once
act-draw = Draw the round
act-start-round = Start the round
act-signal = Sound the signal
act-draw-lots = Draw lots among equals
act-finish = Make the final ranking
act-sit = This is how we sit
act-name-scorer = Scorer named
act-draw-scorer = Scorer drawn
act-appoint-scorer = Scorer appointed
act-keep-on-paper = Sheet on paper
act-begin-boompje = Begin
act-strike-boompje = Boompje struck out
act-begin-deal = Deal begun
act-enter-deal = Deal entered
act-change-deal = Deal changed
act-strike-deal = Deal struck out
act-remark = Remark
act-penalise = Penalty
act-strike-penalty = Penalty struck out
act-deliver-sheet = Sheet read from the phone
act-complete = Close the sheet
act-reopen = Open the sheet again
act-sign = Sign
act-hand-in = Hand in the sheet
act-confirm-brought = Pen and cards are back
act-return = Give back
act-verify = Sheet verified
act-publish = Publish
act-call-jury = Call the jury
act-ask-jury = Ask for consent
act-take-call = I am going
desk-slam = { $name } has won a grote soloslim ({ $place }, deal { $deal }). Give that table a new pack: this one is framed (T6).
desk-done-take-call = Call taken
desk-done-begin-boompje = Header filled in
act-decide = Decision of the jury
act-correct-deal = Deal corrected
act-correct-penalty = Penalty corrected
act-correct-away = Penalty taken off
act-correct-seats = Seats corrected

## The pages

desk-round-of = round { $round } of { $rounds }
desk-rehearsal = rehearsal
desk-event-over = The event is over
desk-signal-sounded = The signal has sounded
desk-time-left = Time left
desk-enter = Who are you?
desk-enter-text = Open the link on your card, or type the PIN on it.
desk-office = Office
desk-office-desk = Desk
desk-office-jury = Jury
desk-office-table = Table
desk-office-player = Player
desk-office-scorer = Scorer
desk-office-public = Public
desk-office-engine = Troef
desk-name-on-card = Name on the card
desk-number = Number
desk-pin = PIN
desk-enter-now = Enter
desk-scoreboard = Scoreboard
desk-standings = Standings
desk-final-ranking = Final ranking
desk-standings-hidden = The standings stay secret until the end.
desk-standings-frozen = The standings are frozen until the end.
desk-standings-none = Nobody has reported yet. Registered: { $players }.
desk-nothing-published = No sheet has been published yet. Present: { $players }.
desk-who-sits-where = Who sits where in round { $round }
desk-find-yourself = Find your name or number
desk-table = Table { $table }
desk-byes = Bye
desk-commitment = Commitment to the seed (SHA-256)
desk-seed = Seed of the draw
desk-rank = Rank
desk-name = Name
desk-total = Total
desk-won = Won
desk-best = Best
desk-penalties = Penalties
desk-desk = Desk
desk-part-people = People
desk-part-rounds = Rounds
desk-part-sheets = Sheets
desk-part-calls = Jury
desk-part-lines = Log
desk-part-cards = Cards
desk-part-print = Print
desk-part-public = Public
desk-people-sum = { $players } registered, { $present } present, { $jokers ->
    [one] one joker
   *[other] { $jokers } jokers
}
desk-find = Find a name or number; pressing the row reports somebody present
desk-joker = joker
desk-status-registered = report
desk-status-present = present
desk-status-late = late
desk-status-left = left
desk-status-excluded = excluded
desk-register = Register
desk-born = Born
desk-club = Club
desk-accepts-rules = Who registers accepts the rules (version { $version }) and is { $age } on the day.
desk-as-joker = as a joker
desk-register-now = Register
desk-list = Read a list
desk-list-text = A spreadsheet saved as CSV, with a name, a date of birth and a club on each line. All are registered, or nobody.
desk-list-choose = Choose a CSV file
desk-list-count = Register { $count } people
desk-list-ask = { $names }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
} One step takes it back.
desk-report-all = Report all { $count } present
desk-report-all-text = { $count } registered players are reported present at once. One step undoes it.
desk-leaves = Leaves the event
desk-leaves-text = Who leaves excludes himself (R4): no place in the ranking and no refund.
desk-no = No, not now
desk-close-text = Who has not reported is late: { $missing }.
desk-reveal-text = From now on everybody can check the draw.
desk-start-text = The clock of round { $round } starts.
desk-signal-text = Round { $round } ends: a deal that has begun is finished (R22).
desk-draw-text = Round { $round } is drawn for { $present } players.
desk-finish-text = All sheets are published: the final ranking is made (R36).
desk-scoreboard-open = Show standings
desk-scoreboard-frozen = Freeze standings
desk-scoreboard-hidden = Hide standings
desk-round-table = Round { $round }, table { $table }
desk-round = Round { $round }
desk-sheet = Score sheet
desk-sheet-open = open
desk-sheet-completed = closed
desk-sheet-signed = signed
desk-sheet-handed_in = handed in
desk-sheet-verified = verified
desk-sheet-published = published
desk-back = Back
desk-differences = Differences
desk-no-differences = Everything was computed once more and agrees.
desk-verify-and-publish = Correct: publish
desk-remark = Remark
desk-queue = Sheets handed in
desk-queue-empty = No sheet is waiting.
desk-other-sheets = Other sheets of this round
desk-deal = Deal
desk-scorer = scorer
desk-change-deal = change
desk-written = Written
desk-signed = Signed
desk-calls-text = Play waits at a table that calls until the jury decides (R31). Who came in with a jury card can decide.
desk-taken-by = { $name } is on the way
desk-reason = Reason
desk-no-calls = Nobody is calling the jury.
desk-decided = Decided
desk-line = line { $line }
desk-acts = { $count } × { $act }
desk-download-log = Download the log
desk-download-copy = Copy for a second laptop
desk-lines-text = The latest acts. Press a row to undo it.
desk-undo-line = Undo line { $line }?
desk-cards-text = A new card ends the one before it for the same table or player. The codes can only be seen now.
desk-cards-tables = Table cards ({ $count })
desk-cards-players = Player cards ({ $count })
desk-cards-members = Cards for each member ({ $count })
desk-cards-jury = Jury card
desk-cards-desk = Desk card
desk-print-all = Everything now
desk-print-all-text = Who sits where, and every sheet as it is now. For when the power goes out.
desk-print-all-now = Print everything now
desk-print-round = A round
desk-print-which = Which round
desk-print-no-round = No round has been drawn yet.
desk-print-tables = Who sits where, by table
desk-print-names = Who sits where, by name
desk-print-seats = Seat cards
desk-print-sheets = All score sheets
desk-print-table = Table
desk-print-sheet = Score sheet of a table
desk-print-before = Before the event
desk-print-count = How many
desk-print-blank = Blank score sheets
desk-print-rehearsal = Checklist of a rehearsal
desk-print-end = The result
desk-print-ranking = Ranking
desk-print-results = Results for the club
desk-print-places = Places
desk-print-diplomas = Diplomas
desk-print-slams = Grand slams
desk-print = Print
desk-deals-of = { $deals } of { $of } deals
desk-multiplier = Counts
desk-clause = What for
desk-clause-P1 = wrong deal, after the first
desk-clause-P2 = revoke or cheating
desk-clause-P3 = wrong deal
desk-clause-P4 = did not follow suit, same trick
desk-clause-P5 = did not follow suit, noticed later
desk-clause-P6 = two cards
desk-clause-P7 = looked or cheated
desk-clause-P8 = remarks
desk-clause-P9 = troel not called
desk-clause-P10 = jury not called
desk-clause-P11 = conceded too soon
desk-clause-P12 = laid down too soon
desk-clause-R32 = an amount set by the jury
desk-points = Costs
desk-others = Each of the others gains
desk-decide = Decide
desk-ruling-no-action = no action
desk-ruling-warning = warning
desk-ruling-penalty = penalty points
desk-ruling-correct-trick = correct the trick
desk-ruling-re-deal = deal again
desk-ruling-new-pack = new pack
desk-ruling-annul = annul the deal
desk-ruling-refuse-bid = bid refused
desk-ruling-exclude = exclude
desk-new-event = New event
desk-opened-text = Keep this PIN: with it you come to the desk from another device.
desk-to-desk = To the desk
desk-title = Name of the event
desk-day = Day
desk-template = Template
desk-template-iwwa-manillen = Manillen championship (IWWA)
desk-template-iwwa-manillen-text = Everybody plays for himself; every round is drawn again. Three rounds of three boompjes.
desk-template-wk-kleurenwiezen = World championship kleurenwiezen
desk-template-wk-kleurenwiezen-text = Everybody plays for himself; every round is drawn again. Three rounds of sixteen deals.
desk-template-klaverjasdrive = Klaverjas drive, fixed pairs
desk-template-klaverjasdrive-text = Pairs stay together and meet others each time. Three rounds of sixteen deals; one may register until the last moment.
desk-template-klaverjasdrive-geloot = Klaverjas drive, drawn pairs
desk-template-klaverjasdrive-geloot-text = In each round everybody draws another partner. Three rounds of sixteen deals; one may register until the last moment.
desk-template-vrij = Free: a game of your choice
desk-template-vrij-text = Any game and any number of rounds; everybody plays for himself.
desk-template-duo-poules = Pairs in pools, then a knock-out
desk-template-duo-poules-text = Pairs in pools of four in which each meets each; then a knock-out. Seven rounds.
desk-template-herkansing = Knock-out with a second chance
desk-template-herkansing-text = Pairs; who loses is out, and who loses in the first round plays on in a second chance.
desk-template-marathon = Marathon
desk-template-marathon-text = Ten rounds of klaverjassen; each meets as few as possible of the same players twice.
desk-template-seizoen = Season
desk-template-seizoen-text = Eight evenings of klaverjassen, of which the best six count; a missed evening can be played later.
desk-rules-change = Change rounds, clock, fee and prizes
desk-rules-game = Game
desk-rules-seats = Players at a table
desk-rules-rounds = Rounds
desk-rules-boompjes = Boompjes in a round
desk-rules-deals = Deals in a round
desk-rules-minutes = Minutes in a round (empty: no clock)
desk-rules-deadline = Report before
desk-rules-age = Least age
desk-rules-fee = Fee (€)
desk-rules-prizes = Prizes: percent of the pot, from the first place on
desk-rules-version = Version of the rules
desk-your-name = Your name
desk-as-rehearsal = This is a rehearsal
desk-draw-round = Draw round { $round }
desk-apply-now = Apply as a joker
desk-prizes = Pot and prizes
desk-pot = Due: { $due }. Paid: { $paid }. Left in the pot after the prizes: { $left }.
desk-prizes-now = As the standings are now.
desk-prize-in-kind = prize in kind
desk-prizes-public = Pot and prizes also on the scoreboard
desk-prizes-pot = Pot: { $pot }
desk-prize-place = place { $place }
desk-prize-place-second = place { $place } in the second chance
desk-prizes-every = After those there is also a prize in kind for every place that can be divided by { $every }.
desk-prizes-for-all = Everybody in the ranking wins a prize in kind.
desk-prizes-won = Who won what
desk-prize-second = place { $place } in the second chance

## A score sheet from a phone without network

desk-code-read = Read a sheet
desk-code-text = A phone without network shows the whole sheet as a QR code. Read it with a hand scanner, the camera or a photo.
desk-code-scanner = Scan with the hand scanner
desk-code-camera = Camera
desk-code-stop = Camera off
desk-code-photo = Choose a photo
desk-code-looking = Hold the code in front of the camera.
desk-code-camera-barred = The camera works only on this computer itself (localhost) or with https. The hand scanner and a photo always work.
desk-code-no-camera = The camera cannot be used. Take the hand scanner or a photo.
desk-code-none-found = No QR code was found. Take a photo from nearer, straight and sharp.
desk-code-brings = This is added
desk-code-deals =
    { $count ->
        [one] Deal { $first }
       *[other] { $count } deals, from { $first } to { $last }
    }
desk-code-signatures =
    { $count ->
        [one] 1 signature, given on the phone; the PIN was not checked
       *[other] { $count } signatures, given on the phone; the PINs were not checked
    }
desk-code-unproven = The code does not prove these signatures: the PIN is wrong, or the phone does not have the card of this table. They count only if you saw who signed.
desk-code-seen = I saw { $name } sign
desk-code-late = By the phone deal { $deal } began at { $began }, after the signal at { $signal } (R22). Ask whether it had begun before.
desk-code-after-signal = The sheet was closed at { $ended }, after the signal of { $signal }: only a deal that had begun still counts (R22).
desk-code-take =
    { $count ->
        [one] Take over 1 line
       *[other] Take over { $count } lines
    }

## Two phones at a table

desk-second-phone = Round { $round }, table { $table }: two phones have opened the sheet. One of them writes, since { $since }.
desk-seen = Seen

## The end signal

desk-end-of-round = End of round { $round }
desk-end-finish-deal = Finish the deal that has begun and note it. Begin no new one (R22).
desk-end-by-clock = The clock of the round has run out, and this phone cannot reach the control desk. Finish the deal that has begun and begin no new one, unless the hall plays on.
desk-hall-plays-on = The hall plays on
desk-sound-on = Sound on
