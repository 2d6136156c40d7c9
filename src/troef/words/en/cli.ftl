# The words of the command troef.

## Help

cli-troef = Troef: every card game of the Low Countries, by the book.
cli-games = All games, with their presets and options.
cli-rules = The rules of a game or of a tournament, or which tests prove them.
cli-play = Play in the terminal against bots.
cli-learn = Play the lesson of a game in the terminal: its rules in a few laid positions.
cli-serve = Open the tables to browsers.
cli-robot = Answer others' programs over HTTP: what a hand of bridge calls, leads or plays.
cli-backup = Write all that a server keeps to one file, also while it runs.
cli-restore = Make a new database of a backup.
cli-reports = Show what people at the tables of a server reported of others, or settle it.
cli-reports-found = { $count ->
    [0] There are no reports.
    [one] There is one report.
   *[other] There are { $count } reports.
}
cli-report-done = settled
cli-report-settled = Report { $name } is settled.
cli-report-where = { $game }, table { $table }, match { $match }
cli-report-by = reported by { $name }; account of who was reported: { $account }
cli-report-note = note: { $text }
cli-report-decision = settled on { $at }: { $text }
cli-argument-report = The report to show or settle; without it: all reports.
cli-option-settle = Settle the report, with what was decided.
cli-option-settled = The reports that are settled too.
error-cli-which-report = Which report? Give its number: troef reports NUMBER --settle TEXT.
error-cli-no-report = There is no report { $name } (any more).
cli-arena = Measure players against each other on duplicate deals.
cli-train = Learn what a bid is worth, from deals that are played out with each bid, and write the weights.
cli-score = What finished deals are worth, as a score sheet; without deals: which fields a result has.
cli-solve = Solve a laid deal: what each card is worth when all cards lie open and nobody errs; of a patience whether it can be won.
cli-advise = What the strong player would do in a laid deal, seeing only what its seat sees, and why.
cli-odds = The house's edge at a table of blackjack, and how two cards are best played.
cli-sim = Let bots play many matches and sum them up, or keep every decision as data.
cli-check = Replay records and report the first fault of each.
cli-replay = Look at a match again in the terminal, step by step with all hands open.
cli-position = The position of a record, or after its first events, as JSON that can be changed and laid again.
cli-verify = Prove that every deal of a record was shuffled fairly.
cli-benchmark = How a player does on frozen positions whose best moves are known.
cli-bench = Measure how fast the rules go on this machine.
cli-pbn = Deals of bridge to and from PBN (Portable Bridge Notation).
cli-pbn-export = The deals of a record of bridge as PBN, for other bridge programs.
cli-pbn-import = The boards of a PBN file as records of matches.
cli-lin = Deals of bridge from LIN, the files of Bridge Base Online (BBO).
cli-lin-import = The boards of a LIN file as records of matches.
cli-phh = Hands of poker to and from PHH (Poker Hand History).
cli-phh-export = The hands of a record of poker as PHH, for other poker programs.
cli-phh-import = The hands of a PHH file as records of matches.
cli-iss = Games of skat to and from the text of the International Skat Server (ISS).
cli-iss-export = The deals of a record of skat as lines of the ISS.
cli-iss-import = Games of the ISS as records of matches.
cli-tournament = An event: registration, draw, results, jury and ranking, in one log.
cli-tournament-new = Open an event: the first line of its log.
cli-tournament-register = Register somebody, who gets the next number.
cli-tournament-draw = The tables of a round, computed from the seed.
cli-tournament-seat = Give whoever enters late a seat, without moving anybody.
cli-tournament-catch-up = Make a table for those who missed a round and play it later.
cli-tournament-check-draws = Whether every draw is right: computed once more, nobody twice, nobody left out.
cli-tournament-enter = Append an act, such as what a scorer notes.
cli-tournament-decide = Append a decision of the jury, with the name of who decides.
cli-tournament-rank = The ranking, from the published sheets.
cli-tournament-export = The ranking as CSV, or the event as JSON, without dates of birth.
cli-tournament-verify = Replay a log with every seal and every draw; a line that was changed is named.
cli-tournament-erase = After the event, erase names, dates of birth and clubs; the ranking stays, with numbers.
cli-tournament-explain = Why somebody sits at his table, and why he is ranked where he is.
cli-tournament-schema = The JSON Schema of a line of the log.
cli-tournament-print = The sheets, lists, cards and diplomas of an event as PDF.
cli-tournament-simulate = A whole event by chance, from opening to ranking, also with all faults that people make.
cli-tournament-rehearse = An event to rehearse, with invented players, and a checklist.
cli-tournament-keep-copy = A second laptop keeps a copy of an event on a running server, again and again.
cli-tournament-take-over = Serve an event from its copy, when the laptop of the desk is lost.
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-whole-number = a whole number
cli-number = a number
cli-argument-game = The game, with its preset after a colon: klaverjassen:rotterdams.
cli-argument-lesson = The game that you want to learn.
cli-argument-rules = The game, or tournament.
cli-argument-records = Records of matches (JSON Lines).
cli-argument-replay = A record, or a file of another program (PBN, LIN, PHH, ISS).
cli-option-replay-match = Which match of the file.
cli-option-replay-deal = With which deal it begins.
cli-argument-record = The record of a match (JSON Lines).
cli-argument-bench = The games; all of them when none is named.
cli-argument-score = The finished deal, field by field (trick_points=81,81), or whole deals as JSON.
cli-argument-pbn = A file in Portable Bridge Notation.
cli-argument-lin = A LIN file of Bridge Base Online, of one deal or many, or links to its hand viewer.
cli-argument-phh = A PHH file, of one hand or many.
cli-argument-iss = A file with games of the ISS.
cli-option-score-file = Finished deals from this file, one JSON object a line; - is standard input.
cli-option-pbn-out = Write to this file; otherwise to the screen.
cli-option-import-out = Write to this file; several matches to this folder, a file each. Without it all go to the screen, one after another.
cli-option-board = Only boards with this number; otherwise all.
cli-option-place-in-file = Only the board at this place of the file, where numbers come more than once.
cli-option-hand-number = Only hands with this number; otherwise all.
cli-option-iss-game = Only the game at this place of the file; otherwise all.
cli-option-lang = The language; otherwise that of the surroundings, otherwise Dutch.
cli-option-version = Which version this is.
cli-option-help = Show this help.
cli-option-json = Answer in JSON.
cli-option-coverage = Which tests prove which clauses.
cli-option-option = An option of the game; may be given several times.
cli-option-seats = Number of players; otherwise the usual one.
cli-argument-benchmark = The games; otherwise all that have frozen positions.
cli-option-benchmark-bot = The player: strong, pimc, ismcts, practised, good (rule), flat, easy, random; strong:20 tries 20 worlds a move, whatever the time.
cli-option-players = Two or more players: strong, pimc, ismcts, practised, good (rule), flat, easy, random; strong:20 tries 20 worlds a move, whatever the time. Also a class or function of yours (package.module:Class), or http://host:port/path.
cli-option-deals = Number of deals; in each everybody has every hand.
cli-option-rounds = This many rounds at the beginning of a match count as one deal: for games in which one round is not like another.
cli-option-packs = Packs in the shoe, up to 8; otherwise what the table has agreed on.
cli-option-peek = The bank looks for a blackjack before anybody plays, as in American casinos.
cli-option-budget = How long a player may think about a move, in milliseconds.
cli-option-worlds = Players that search try this many worlds for each move, whatever the time: the same result on every machine.
cli-option-arena-out = Keep every deal in this file (.csv or .parquet), and go on where it stops.
cli-option-arena-page = Write the results with their picture as a page, in this .html file.
cli-option-entrant-limit = How long a class or an address among the players may take for a move, in milliseconds.
cli-option-picture = Draw the intervals, and how they settled over the deals, in this .svg file.
cli-option-hand = The cards of a player, such as 0="JH 9H AH"; what is left open is filled in a fixed way.
cli-option-place = Cards in another place of the game, such as stock or upcard.
cli-option-position = The position in this file, as troef position writes it, instead of cards and moves.
cli-option-events = Only this many deals and moves from the beginning; otherwise all.
cli-option-dealer = Who deals.
cli-option-moves = What has been said and played, with semicolons between: "pass; trump H; JH".
cli-option-for = For whom is reckoned; otherwise for who is on turn.
cli-option-solve-seed = Deal the cards from this seed instead of naming them.
cli-option-back = Patience: cards may be taken back from the foundations, as Klondike is often played; the rules of this house do not allow it.
cli-option-contracts = Bridge: how many tricks each declarer makes in each strain, before a card is played.
cli-option-limit = Patience: give up after this many positions.
cli-option-think = How long it thinks, in seconds.
cli-option-matches = Number of matches.
cli-option-bots = The players, seated in turn: strong, pimc, ismcts, practised, good (rule), flat, easy, random; strong:20 tries 20 worlds a move.
cli-option-bot = Who plays against you: strong, pimc, ismcts, practised, good (rule), flat, easy or random.
cli-option-seed = What all chance follows from: the same seed, the same matches.
cli-option-play-seed = What all chance follows from; otherwise new every time.
cli-option-workers = Number of processes (with --ray: how many work at once); the results do not depend on it.
cli-option-ray = Spread the work over a Ray cluster: the one that runs, or one on this machine (needs: pip install ray).
cli-option-train-out = Write the weights to this .json file.
cli-option-train-deals = How many deals to learn from in each round.
cli-option-train-rounds = Number of rounds; in each, players bid what the round before has learnt.
cli-option-penalty = How strongly weights are held to zero, in decisions.
cli-option-train-start = Weights to begin with, a file of this command: what is learnt corrects them.
cli-option-train-player = Who plays the deals out once a bid is made; else who bids.
cli-option-out = Write a row per match, as .csv or .parquet; with --observations: the folder of the data set.
cli-option-seconds = How long each measurement takes at least.
cli-option-runs = How often is measured; the median counts.
cli-argument-event = The log of an event (JSON Lines).
cli-argument-copy = The file with the copy.
cli-argument-event-url = The address of the event, such as http://192.168.1.10:8000/#/tornooi/…
cli-argument-act = The act, such as close-registration; troef tournament schema names them all.
cli-argument-facts = What the act needs: person=7 reason="too loud".
cli-option-at = The time of the event, such as 2026-05-09T09:30:00; otherwise this machine's clock.
cli-option-set = A value of the template; may be given several times.
cli-option-by = In what office.
cli-option-office-name = The name of who does it.
cli-option-jury-name = The name of the jury member.
cli-option-person = The number of the player or scorer who does it.
cli-option-template = The template, such as iwwa-manillen or wk-kleurenwiezen.
cli-option-title = What the event is called.
cli-option-day = The date.
cli-option-event-seed = Where the draw comes from; only its commitment gets into the log. Otherwise a new one.
cli-option-rules-version = The version of the rules that players accept; otherwise that of Troef.
cli-option-event-out = Begin this log; otherwise on the screen.
cli-option-simulation-out = Write the log here.
cli-option-simulation-players = How many players there are.
cli-option-simulation-faults = With people who are late or excluded, wrong sheets, penalties, the jury, corrections and undoing.
cli-option-rehearsed = How many invented players take part.
cli-option-server = Put the event on this server, which is running; otherwise one is started.
cli-option-rehearsal-db = Where the event is kept; memory: nowhere.
cli-option-pin = The PIN of the desk.
cli-option-every = After how many seconds again; 0: only once.
cli-option-who = The name, or that of a pair or team.
cli-option-born = The date of birth.
cli-option-club = The club.
cli-option-members = The members of a pair or team.
cli-option-joker = As a joker: who stands in.
cli-option-report = Report him as present at once.
cli-option-csv = A list from a spreadsheet: name, date of birth and club on each line. All are registered, or nobody.
cli-option-erase-yes = Yes, erase now; without this it is only told what would be erased.
cli-option-round = The round; otherwise the next one.
cli-option-reveal-seed = The seed, as long as it has not been revealed.
cli-option-again = Draw the last round again, for this reason, as long as no sheet is open.
cli-option-write = Append the draw to the log, and the seed before it if need be.
cli-option-explain-round = The round; otherwise the last one.
cli-option-explain-person = The number of the player.
cli-option-export-out = Write to this file; otherwise to the screen.
cli-option-what = What is printed; everything is who sits where and all sheets.
cli-option-pdf = The PDF file.
cli-option-print-round = The round; otherwise the last one that was drawn.
cli-option-table = The sheets of this table; may be given several times.
cli-option-link = The address of a table's page, for the QR codes on the seat cards; what stands in braces becomes its number.
cli-option-sheets = How many blank sheets.
cli-option-places = For how many places there are diplomas.
cli-option-late = The number of who enters late.
cli-option-missed = The number of somebody who missed the round; once for each.
cli-option-missed-round = The round that was missed.
cli-option-seal = The last seal that you kept: the log must still end with it.
cli-option-host = The address to listen on.
cli-option-robot-player = The player of ours that chooses the cards: good, strong, easy …
cli-option-port = The port to listen on.
cli-option-db = Where tables are kept; otherwise in an SQLite file.
cli-argument-backup = The file of the backup; compressed where its name ends in .gz.
cli-option-processes = How many processes serve together, on one port and one database.

## Answers

cli-seats = { $seats } players
cli-there-are = There are: { $names }.
cli-at-line = line { $line }
cli-at-game = game { $number }
cli-at-seat = seat { $seat }
cli-at-move = move “{ $move }”
cli-sound = sound: { $game }, { $seats } players, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $moves } moves; { $ending }
cli-sound-open = sound: { $game }, { $seats } players, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $moves } moves; not over yet
cli-proof-proven = deal { $number } (line { $line }): proven, committed beforehand as { $commit }
cli-proof-none = deal { $number } (line { $line }): not proven, there is no proof with it
cli-proof-commit = deal { $number } (line { $line }): not proven, the seed is not the one committed beforehand
cli-proof-order = deal { $number } (line { $line }): not proven, the cards lie otherwise than follows from the seed and the words
cli-proof-nothing = nothing proven: no cards were dealt in this record
cli-proof-alone = Whether these commitments were published before the deals, only notes of that time can show: --commits FILE.
cli-proof-link = deal { $number } (line { $line }): not proven, a secret of a player is not the one committed beforehand
cli-proof-pack = deal { $number } (line { $line }): not proven, the pack is not the one committed beforehand
cli-proof-void = deal { $number } (line { $line }): not proven, a draw that came to nothing before it is wrong
cli-lot-proven = first dealer, seat { $seat }: proven, committed beforehand as { $commit }
cli-lot-commit = first dealer: not proven, the seed is not the one committed beforehand
cli-lot-link = first dealer: not proven, a secret of a player is not the one committed beforehand
cli-lot-pack = first dealer: not proven, a lot has no pack
cli-lot-void = first dealer: not proven, a draw that came to nothing before it is wrong
cli-lot-order = first dealer: not proven, another seat follows from the secrets than seat { $seat }
cli-option-commits = What your page or program noted while you played: the record must agree with it.
error-cli-no-notes = { $name }: line { $line } is nothing that was noted of draws.
cli-notes-agree = The record agrees with what was noted: { $own } deals with your own secret, { $seen } without, { $unseen } of which nothing was noted.
cli-notes-nothing-noted = FORGED or another match: nothing in the record is what was noted.
cli-notes-other-record = FORGED: the match in the record is not the one that was played to its end.
cli-notes-other-draw = FORGED: draw { $number } was announced otherwise.
cli-notes-other-link = FORGED: draw { $number } has another secret than the one you gave.
cli-notes-other-hand = FORGED: you were dealt other cards by draw { $number }.
cli-notes-draw-left-out = FORGED: draw { $number } was announced to you, and the record does not have it.
cli-notes-part-left-out = The record says that you gave no secret for draw { $number }, but you did.
cli-notes-part-not-given = FORGED: the record says that you gave a secret for draw { $number }, but you did not.
cli-unproven = { $game }: not proven: { $clauses }
cli-sim-done = { $matches } matches, { $decisions } decisions in { $seconds } s ({ $rate } per second, { $workers ->
    [one] 1 process
   *[other] { $workers } processes
})
cli-arena-rule = An illegal answer, one after { $limit } ms, or a crash is a fault; then the random player plays that seat until the end of the table.
cli-arena-how = { $game }, { $seats } seats, seed { $seed }; { $options }
cli-arena-players = Players
cli-arena-pairs = Pairs
cli-arena-faults = { $player }: faults: { $illegal } illegal, { $late } late, { $crashes } crashes
cli-arena-first-fault = { $player }: first error: { $text }
cli-train-learnt = Round { $round }: learnt from { $decisions } decisions; { $gain } points a decision on unseen deals.
cli-train-done = { $number } weights are in { $name }.
cli-arena-done = { $deals } deals, in each everybody has every hand; { $budget ->
    [0] points
   *[other] at most { $budget } ms a move; points
} per deal against the others, with 95 % intervals:
cli-benchmark-done = { $positions } positions; the share of best moves, and what was lost per position, with 95 % intervals:
cli-picture-points = points per deal, with 95 % intervals
cli-picture-deals = deals
cli-compiled = The rules are compiled.
cli-interpreted = The rules run as plain Python, not compiled: all the same, only slower.
cli-event-seed = Keep this seed: { $seed }
cli-event-registered = { $name } is number { $number }.
cli-event-registered-list = { $count } registered: numbers { $first } to { $last }.
cli-event-erase = { $name }: names, dates of birth and clubs of { $count } people would be erased. With --yes it is done; that cannot be undone.
cli-event-erased = { $name }: names, dates of birth and clubs of { $count } people have been erased. The last seal was { $seal }.
cli-event-line = line { $line }: { $act }
cli-event-draw = Round { $number }
cli-event-seat = Number { $number } sits at table { $table }.
cli-event-waits = Number { $number } has a bye: there is no table to fill.
cli-event-catches-up = Numbers { $numbers } play round { $round } at table { $table }.
cli-event-draw-right = Round { $round } (line { $line }): { $tables } tables, { $byes } byes, { $again } meetings again. Right: computed from the seed once more, everybody placed once.
cli-event-draw-wrong = Round { $round } (line { $line }) is wrong: { $faults }.
cli-event-byes = Byes: { $names }
cli-event-sound = { $name }: sound: { $lines } lines, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $players } in the ranking; last seal { $seal }
cli-event-simulated = { $lines } lines, { $deals } deals, { $seconds } s; { $refused } times something was tried that is not allowed, and refused
cli-event-winner = Won by { $name } (number { $player }) with { $total }
cli-rehearsal = The event to rehearse is ready; the first round is drawn and has begun.
cli-rehearsal-board = scoreboard
cli-rehearsal-desk = control desk
cli-rehearsal-jury = jury
cli-rehearsal-table = table 1
cli-rehearsal-print = The same list as PDF: troef tournament print LOG --what rehearsal --out list.pdf
cli-copy-kept = { $at }: { $name }, { $lines } lines
cli-taken-over = { $lines } lines taken over. The desk is at { $path } below; every card and PIN counts as before.
cli-event-other-seal = { $name }: the last seal is { $seal }, not the one that you name: lines were changed, added or removed
cli-event-column-rank = rank
cli-event-column-number = no.
cli-event-column-name = name
cli-event-column-total = total
cli-event-column-rounds = rounds
cli-event-column-won = won
cli-event-column-best = best round
cli-event-column-penalties = penalties

cli-column-player = player
cli-column-pair = pair
cli-column-points = points
cli-column-interval = interval
cli-column-positions = positions
cli-column-right = right
cli-column-loss = loss
cli-column-unit = of
cli-unit-points = points or tricks
cli-unit-chips = chips
cli-column-pace = ms/decision
cli-column-deals = deals
cli-column-illegal = illegal
cli-column-late = late
cli-column-crashes = crashes
cli-column-first-fault = first error
cli-score-deal = deal
cli-score-total = total
cli-score-seat = seat { $seat }
cli-score-result = result
cli-score-fields = The result of a deal of { $game }
cli-score-field = field
cli-score-type = what it is
cli-score-default = when left out
cli-score-meaning = meaning
cli-solve-value = Seat { $seats } gets { $value } from here on when nobody errs.
cli-solve-made = Seat { $seats } takes exactly { $tricks } tricks when nobody errs.
cli-solve-lost = Seat { $seats } does not take exactly { $tricks } tricks when the others do not err.
cli-solve-winnable = This patience can be won when all cards are known: { $moves } moves ({ $positions } positions looked at).
cli-solve-unwinnable = This patience cannot be won, whatever is played: proven ({ $positions } positions looked at).
cli-solve-unknown = Not decided: { $positions } positions were looked at. A higher --limit may tell.
cli-contracts-seat = { $place ->
    [N] North
    [E] East
    [S] South
   *[W] West
 } ({ $seat })
cli-no-trump = NT
cli-odds-house = The house's edge is { $edge } % of the bet with { $packs ->
    [one] one pack
   *[other] { $packs } packs
  }, when every hand is played as well as can be:
cli-odds-player = The player is { $edge } % of the bet ahead with { $packs ->
    [one] one pack
   *[other] { $packs } packs
  }, when every hand is played as well as can be:
cli-odds-hard = hard
cli-odds-soft = soft
cli-odds-pair = pairs
cli-odds-letters = H card, S pass, D double, P split, R surrender; the bank's card stands above.

cli-column-card = card
cli-column-value = value
cli-column-declarer = declarer
cli-column-game = game
cli-column-clauses = clauses
cli-column-proven = proven
cli-column-social = table manners
cli-column-clause = clause
cli-column-tests = tests
cli-column-seat = seat
cli-column-bot = bot
cli-column-score = mean score
cli-column-error = error
cli-column-won = won
cli-column-decisions-per-s = decisions/s
cli-column-playout-moves-per-s = moves/s (playout)
cli-column-copy-ns = copy, ns
cli-column-view-us = view, µs
cli-column-worlds-per-s = worlds/s

## The table in the terminal

tui-keys = ↑↓ Enter choose · F1 rules · F2 Nederlands · F3 save · F4 advice · q quit
tui-learn-keys = ↑↓ Enter choose · F5 F6 other step · F1 rules · F2 Nederlands · q quit
tui-replay-keys = ←→ step · space play · Home End · PgUp PgDn deal · F1 rules · F2 Nederlands · q quit
tui-rules-keys = ↑↓ PgUp PgDn read  ·  Esc back to the table
tui-type = type a move, such as hk, ♥K or pass
tui-unclear = { $text } can be { $cards }: type the sign or the name of the suit.
tui-thinking = Thinking…
tui-no-advice = There is nothing to advise now: it is not your turn.
tui-saved = Saved as { $name }.

## What went wrong

error-cli-lang = There is no language { $name }: choose nl or en.
    .nearest = Did you mean { $nearest }?
error-cli-command = There is no command { $name }.
    .nearest = Did you mean { $nearest }?
error-cli-no-command = Name a command: { $names }.
error-cli-option = This command has no { $name }.
    .nearest = Did you mean { $nearest }?
error-cli-missing = { $name } is missing.
error-cli-value = { $name } cannot be that. Possible: { $allowed }.
error-cli-seats = { $text }.
error-cli-no-lesson = There is no lesson for { $name } yet.
error-cli-db = The database cannot be opened: { $text }.
error-cli-usage = That is too much: { $name }.
error-cli-score = Deal { $number }: { $text }
error-cli-option-form = Write an option as name=value, not as { $name }.
error-cli-no-page = There is no rules page for { $name } yet.
error-cli-no-file = There is no file { $name }.
    .nearest = Did you mean { $nearest }?
error-cli-file = { $name } cannot be read or written: { $text }.
error-cli-no-benchmark = There are no frozen positions of { $name }. There are: { $names }.
error-cli-arena-players = An arena is for two or more players.
error-cli-nothing-to-learn = No bid of { $name } can be learnt: there is no module with features of its auction.
error-cli-no-weights = { $file } holds no learnt weights: { $why }
error-cli-other-weights = { $file } holds { $number } weights; the auction of { $name } has { $size }.
error-no-entrant = { $name } cannot take part: { $text }.
error-cli-no-odds = There are no odds for { $game }: only for blackjack.
error-cli-other-contest = { $name } holds another contest, or is no file of an arena.
error-cli-no-folder = { $name } cannot be written there.
error-cli-no-searcher = { $name }: none of them searches, so there are no worlds to count.
error-cli-picture-suffix = { $name } does not end in { $suffix }.
error-cli-extra = That needs a part of Troef that is not installed here: pip install 'troef[{ $extra }]' brings it.
error-no-ray = Ray is not installed here: pip install 'troef[ray]' brings it.
error-no-ray-start = Ray did not start on this machine: { $text } Try it again when the machine has less to do, or leave --ray out.
error-no-ray-cluster = No Ray cluster answers at { $name } (RAY_ADDRESS).
error-cli-suffix = { $name } does not end in .csv or .parquet.
    .nearest = Did you mean { $nearest }?
error-cli-interrupted = Interrupted.
error-cli-internal = Something went wrong inside Troef: { $text }.
error-cli-deal = It cannot have been dealt so: { $text }
error-cli-move = The move { $move } cannot be made: { $text }
error-cli-nothing-to-solve = There is nothing to solve here: no tricks are played now (phase { $phase }).
error-cli-no-contracts = Only a deal of bridge has a table of contracts.
error-cli-contracts-begun = The table of contracts is made before a card is played.
error-cli-nothing-to-advise = There is nothing to advise here: nobody is on turn (phase { $phase }).
error-cli-position = This is no position: { $text }
error-cli-seed-and-cards = Give either a seed or cards, not both.
error-match-endless = Match { $number } was not over after { $moves } moves.
error-match-waiting = Match { $number }: after { $moves } moves all players waited for each other.
error-match-illegal = Match { $number }: bot { $bot } on seat { $seat } made a move that is not allowed: { $move } [{ $clause }].
error-cli-pbn-not-bridge = { $name } is a match of { $game }, not of bridge.
error-cli-phh-not-poker = { $name } is a match of { $game }, not of poker.
error-cli-phh-no-hand = { $name } has no hand that PHH can tell.
error-cli-iss-not-skat = { $name } is a match of { $game }, not of skat.
error-cli-import-no-number = There is no number { $number } in it; there are: { $names }.
error-cli-import-no-place = There is nothing at place { $number }; the file has { $games }.
error-cli-import-folder = These are { $matches } matches: name a folder with --out, not { $name }.
error-cli-iss-four = { $name } is a match of four; the server knows three at a table.
error-cli-tournament-exists = { $name } exists already; a log is never overwritten.
error-cli-tournament-who = Say who: --name, or --csv with a list, not both.
error-cli-tournament-template = There is no template { $name }. There is: { $names }.
    .nearest = Did you mean { $nearest }?
error-cli-tournament-value = The template cannot be so: { $text }
error-cli-simulation-game = { $name } is played alone: there is no table of it in an event.
error-cli-simulation-seats = A sheet of { $name } is for { $known } players, not { $seats }: add --set seats=N.
error-cli-no-server = No server of Troef answers at { $url }.
error-cli-workers-memory = Several processes need a database that they share: not memory.
error-cli-backup = { $name }: { $text }.
cli-backed-up = { $rows } rows are in { $name }.
cli-restored = { $rows } rows were restored from { $name }.
error-cli-server-refuses = The server at { $url } says: { $text }
error-cli-event-url = { $url } is no address of an event, such as http://192.168.1.10:8000/#/tornooi/…
error-cli-tournament-role = There is no office { $name }. There is: { $names }.
error-cli-tournament-act = There is no act { $name }. There is: { $names }.
    .nearest = Did you mean { $nearest }?
error-cli-tournament-facts = { $name }: { $text }
error-cli-tournament-other-draw = The draw of round { $number } in the log is not the one that follows from the seed.
error-cli-tournament-what = { $name } cannot be printed. There is: { $names }.
    .nearest = Did you mean { $nearest }?

cli-usage = Usage:
cli-usage-options = OPTIONS
cli-usage-command = COMMAND [ARGS]...
cli-required = required
cli-default = default: { $value }

# What stands for a value in a help text.
cli-name-act = act
cli-name-cards = cards
cli-name-field = field
cli-name-file = file
cli-name-game = game
cli-name-log = log
cli-name-move = move
cli-name-name = name
cli-name-preset = preset
cli-name-reason = reason
cli-name-record = record
cli-name-seat = seat
cli-name-seconds = seconds
cli-name-text = text
cli-name-time = time
cli-name-value = value
cli-name-yyyy = yyyy

# What the system says of a file or a database.
fault-no-such-file-or-directory = no such file or directory
fault-permission-denied = permission denied
fault-operation-not-permitted = operation not permitted
fault-is-a-directory = is a directory
fault-not-a-directory = not a directory
fault-no-space-left-on-device = no space left on device
fault-file-exists = file exists
fault-read-only-file-system = read-only file system
fault-file-name-too-long = file name too long
fault-input-output-error = input/output error
fault-its-driver-is-not-installed = its driver { $name } is not installed
fault-it-must-be-sqlite-or-postgresql-such-as-sqlite-troef-db-or-postgresql-host-troef = it must be SQLite or PostgreSQL, such as sqlite:///troef.db or postgresql://host/troef
fault-a-newer-troef-has-been-here-its-version-is = a newer Troef has been here: its version is { $found }
fault-the-database-says = the database says: { $text }
fault-it-is-not-empty = it is not empty
fault-this-is-no-backup-that-this-troef-can-read = this is no backup that this Troef can read
fault-line-is-no-row-of-a-backup = line { $line } is no row of a backup
fault-a-row-of-does-not-fit = a row of { $name } does not fit
fault-this-is-no-address-of-a-database-such-as-sqlite-troef-db = this is no address of a database, such as sqlite:///troef.db
fault-unable-to-open-database-file = the file cannot be opened
fault-file-is-not-a-database = the file is no database
fault-database-is-locked = another program is using it
fault-attempt-to-write-a-readonly-database = the file can only be read
fault-disk-i-o-error = the disk gives an error
fault-database-disk-image-is-malformed = the file is damaged
fault-database-or-disk-is-full = the disk is full
fault-nothing-answers-there = nothing answers there
