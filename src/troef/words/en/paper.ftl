# The words on the paper of a tournament: score sheets, lists, diplomas.

## On every page

paper-made = made at { $time }
paper-round = round
paper-table = table
paper-player = player { $number }
paper-open-player = player
paper-scorer = scorer · { $number }
paper-bot = Bot { $number }
paper-format-M = format M
paper-format-K = format K
paper-format-game = free format
paper-rules-version = rules { $version }

## Score sheets

paper-sheets = score sheets
paper-times = start – end
paper-w = W
paper-z = Z
paper-boompje = Boompje { $number }
paper-boompje-short = boompje { $number }
paper-first-dealer = deals first:
paper-deal-columns = no. | dealer | trump | × | W | Z
paper-game-columns = no. | dealer | contract | tricks | ×
paper-no-trump = NT
paper-sum = sum
paper-gross = gross
paper-penalty-total = penalty
paper-score = round score
paper-column = column { $number }
paper-penalties = Penalties
paper-penalty-columns = deal | player | clause | reason | points | decided by
paper-decisions = Decisions of the jury
paper-decision-columns = deal | decision | jury | time
paper-remarks = Remarks
paper-signatures = Agreed and signed
paper-signed-by = by { $name }
paper-signed-phone = { $time } · own phone
paper-signed-pin = { $time } · PIN
paper-signed-initials = { $time } · initials on paper
paper-signed-bot = { $time } · bot
paper-came-in = { $joker } came in for { $name } from deal { $deal } on
paper-corrected = corrected at { $time } by { $name }
paper-ruling-no-action = no action
paper-ruling-warning = warning
paper-ruling-penalty = penalty points
paper-ruling-correct-trick = trick corrected, play went on
paper-ruling-re-deal = re-deal
paper-ruling-new-pack = new pack
paper-ruling-award-won = deal awarded as won
paper-ruling-award-lost = deal awarded as lost
paper-ruling-annul = scores of the deal annulled
paper-ruling-refuse-bid = bid refused
paper-ruling-exclude = excluded

## Lists and cards

paper-by-table = Who sits where, by table
paper-by-name = Who sits where, by name
paper-ranking = Ranking
paper-results = Results
paper-seat-cards = seat cards
paper-pin-cards = PIN cards
paper-diplomas = diplomas
paper-round-number = round { $number }
paper-round-short = R{ $number }
paper-table-number = Table { $number }
paper-bye = bye
paper-name = name
paper-number = no.
paper-rank = rank
paper-club = club
paper-total = total
paper-won = deals won
paper-best = best
paper-place = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
}
paper-points = { $points } points
paper-tie-breaks = Equal totals are parted by more deals won, then the best round, then fewer penalties.
paper-by-lot = The lot decided between { $names }.
paper-so-far = { $published } of { $rounds } rounds published · { $players } players
paper-final = final
paper-pin = PIN
paper-office-desk = desk
paper-office-jury = jury
paper-office-table = table
paper-office-player = player
paper-office-public = public

## Diplomas

paper-diploma-place = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
}
paper-diploma-lead = won by
paper-diploma-told = with { $points } points, after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
paper-diploma-jury = the jury
paper-diploma-board = the board · { $day }
paper-slam-title = Grote soloslim
paper-slam-lead = all thirteen tricks, alone, by
paper-slam-trump = trump { $trump }
paper-slam-told = round { $round }, table { $table }, deal { $deal } · these cards are never played again

## The rehearsal

paper-rehearsal = Rehearsal
paper-rehearsal-under = tick what works; what does not is no disaster today
paper-rehearsal-before = Before
paper-rehearsal-before-lines =
    The desk’s laptop is on, the second laptop lies ready, both are plugged in. | The wifi or router works without the internet; two phones open the page of a table. | The printer has paper; one score sheet and one list ‘who sits where’ have been printed. | The PINs of desk, jury and scorers have been printed and handed out. | The seed of the draw is committed and its hash published. | The rules and their version are on the registration form.
paper-rehearsal-tables = A round with eight players
paper-rehearsal-tables-lines =
    Eight names are registered and reported; one reports too late and is refused. | The round is drawn; everybody finds his table on the list. | At each table: scorer chosen, cards drawn, first dealer right. | Five deals entered, one of them corrected. | The end signal sounds at all tables; the deal that was begun is finished. | Four signatures, sheet handed in with pen and cards.
paper-rehearsal-faults = What goes wrong
paper-rehearsal-faults-lines =
    A phone without network goes on writing and hands in by QR code. | Two phones at one table: both are warned. | The jury gets a call, decides, and the decision is on the sheet. | A sheet with a wrong sum goes back with a remark. | A published sheet is corrected; the old score stays in the history. | The laptop is switched off: the second one takes over in less than two minutes.
paper-rehearsal-after = Afterwards
paper-rehearsal-after-lines =
    The ranking agrees with a count by hand for one player. | The log has been exported and verified. | The rehearsal event has been deleted.
