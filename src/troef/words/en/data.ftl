# Data sets of decisions (troef sim --observations) and schemas (troef schema).

cli-schema = The JSON Schema of a line of a record, or of a view.
cli-argument-schema = What it is of: record or view.
error-cli-schema = There is no schema of { $name }. There is: { $names }.
    .nearest = Did you mean { $nearest }?
cli-option-observations = Keep every decision as a data set: Parquet files in the folder --out.
cli-option-data-deals = With --observations: number of deals, each by itself; with --matches whole matches.
cli-option-data-worlds = With --observations: sampled worlds beside each decision.
cli-option-shard = With --observations: deals or matches in each file.
cli-data-done = { $unit ->
    [deal] { $episodes ->
        [one] 1 deal
       *[other] { $episodes } deals
    }
   *[match] { $episodes ->
        [one] 1 match
       *[other] { $episodes } matches
    }
}, { $rows } rows in { $files ->
    [one] 1 file
   *[other] { $files } files
} of { $name }; { $played } new in { $seconds } s.
error-cli-only-with = { $name } is for { $other } only.
error-cli-deals-or-matches = Say how much to keep: --deals or --matches, not both.
error-data-foreign = { $name } is not empty, and holds no data set of Troef.
error-data-other = { $name } holds a data set of other settings: there { $setting } is { $other }, not { $value }.
error-data-larger = { $name } has more than { $number } already: { $there }.
error-data-damaged = { $name } is damaged: remove it, and the same command makes it again.

## The card of a data set

cli-card-title = { $game }: decisions of bots
cli-card-what = Every row is one decision of a bot in a card game of Troef: what its seat saw (as the view that a player gets, and as { $width } numbers), which of { $actions } actions were legal, which one it gave, and what the deal brought it.
cli-card-made = How it was made
cli-card-fact-version = version of Troef
cli-card-fact-game = game and preset
cli-card-fact-options = options
cli-card-fact-seats = seats
cli-card-fact-bots = bots, by seat
cli-card-fact-seed = seed
cli-card-fact-episodes = { $unit ->
    [deal] deals
   *[match] matches
}
cli-card-fact-rows = rows
cli-card-fact-worlds = sampled worlds in each row
cli-card-count = { $episodes ->
    [one] 1
   *[other] { $episodes }
}{ $missing ->
    [0] {""}
   *[other] { " " }of { $asked }: not finished, the same command goes on
}
cli-card-columns = Columns
cli-card-field-episode = number of the deal or match, from 0
cli-card-field-seed = its seed: what the cards follow from
cli-card-field-deal = number of the deal within it, from 1
cli-card-field-step = number of the row within it, from 0
cli-card-field-seat = who decides; seats are numbered clockwise from 0
cli-card-field-bot = the name of the bot that decides
cli-card-field-view = all that the seat may know, as JSON: the view of docs/protocol.md (troef schema view)
cli-card-field-observation = the same as numbers: troef.env.space(…).observe(view)
cli-card-field-spelled = a move that takes several actions: those that were given before this one
cli-card-field-legal = the actions that were legal
cli-card-field-action = the action that was given; 0: to wait, where it is the turn of another
cli-card-field-move = the whole move as text
cli-card-field-outcome = what the deal brought the seat when it was settled (more is better); empty where it was not
cli-card-field-truth = what the seat does not see, as it really is, as JSON: cards by zone, hidden facts. Never an input of a player
cli-card-field-worlds = the same in sampled worlds that agree with all the seat knows, each a JSON text like truth
cli-card-labels = `settings.json` says what each number of `observation` is (`columns`) and what each action is (`actions`). The metadata of the fields `observation` and `action` in the files say the same.
cli-card-again = The same deals with other players
cli-card-duplicate = The cards follow from the seed in the row alone{ $unit ->
    [deal] {""}
   *[match] { " " }(those of the first deal; the next deals may also follow from how it was played)
}. The same command with other bots deals the same cards; so does:
cli-card-limits = What it cannot be used for
cli-card-not-people = To learn how people play: all decisions are of bots.
cli-card-not-best = As the best moves: a bot errs, and whoever imitates it errs likewise.
cli-card-not-luck = As the worth of a move: an outcome is that of one deal, with the luck of its cards and all that was played after the move. Only the mean over many deals says something.
cli-card-not-truth = truth is no knowledge of the player: whoever trains on it has a player that sees hidden cards. Worlds are equally likely by the rules of dealing; what others chose is not weighed.
cli-card-not-chance = For fair deals: the seed is public, so everybody knows all cards.
cli-card-not-version = With another version of Troef or other options without a look at settings.json: columns and actions may be others. A bot that thinks for a time (strong, pimc, ismcts or flat without a number) may move otherwise on another machine.
cli-card-licence = Licence
cli-card-mit = MIT, as Troef itself. Whoever publishes the data under another licence changes the line `license` above.
