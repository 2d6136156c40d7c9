# The door remembers, and each game has its page.

## What the door remembers

door-go-on = { $count ->
    [one] Go on with your table
   *[other] Go on with your tables
}
door-go-on-deal = { $of ->
    [0] deal { $number }
   *[other] deal { $number } of { $of }
}
door-go-on-start = nothing dealt yet
door-with = with { $names }
door-leave = Let go of the table of { $game }
door-leave-sure = Your seat at this table will not come back.
door-leave-yes = let go
door-leave-no = never mind
door-tables-go = A table where nobody plays and a match that is left are deleted after a while. What was played to its end stays.
door-yours = Your games
door-favour = { $game } among your favourites
door-history = { $count ->
    [one] 1 match played
   *[other] { $count } matches played
}
door-rated = counts for the leaderboard
door-rated-help = Only people with an account that they keep, no bots and no advice. Who walks away has the result all the same.
door-chat = Chat at this table
door-chat-help = Without it there are only quick phrases. What is written is forgotten with the table.
door-at-table = As at the table: revokes can happen
door-at-table-help = A card that is not allowed may fall all the same. The others must see it and say “Revoke!”; then the penalty of the book counts.
error-clock-race = A game of speed has a clock of its own.
error-rated-needs-clock = Who plays for the leaderboard plays with a clock.
error-bad-clock = A clock gives { $least } to { $most } seconds for a turn, or you play without one.
error-bad-bank = A time bank lasts { $most } minutes at most.
error-bad-delay = Who watches can be { $most } minutes behind at most, or a whole deal.
error-hands-after-the-deal = All hands can be shown to who watches only when the deal is over.
door-you = You: account and figures
door-you-are = Signed in as { $name }

## What you played

history-title = What you played
history-kept = This is kept in this browser only.
history-none = Matches that you play to the end are listed here.
history-won = won
history-lost = lost
history-draw = draw
history-record = record
history-record-of = Record of { $game }, { $date }
history-replay = replay
history-replay-of = Replay { $game } of { $date }
history-record-gone = This record is no longer there.
history-forget = clear history
history-forget-sure = All matches and their records go from this browser. Tables that still go on and your favourites stay.
history-forget-yes = clear all
history-forgotten = The history is cleared.
history-tally = { $played ->
    [one] 1 match
   *[other] { $played } matches
}, { $won } won
history-all = all games
history-game = Game

## The page of a game

game-cards = { $count } cards
game-rules = Rules
game-rules-of = Rules of { $game }
game-presets = Ways of playing
game-presets-usual = This is what starts when you press ‘play’.
game-presets-play = Play { $game }, { $preset }
game-presets-differs = Other than usual:
game-presets-same = Nothing other than usual.
game-was = usual: { $value }
game-bots = The bots
game-bots-how = Measured in deals in which each level gets the same cards. Behind ± is the 95 % interval.
game-bots-pair = level
game-bots-lead = lead per deal
game-bots-deals = deals
game-bots-over = { $better } over { $worse }
game-bots-points = { $lead }{ "\u00A0" }±{ "\u00A0" }{ $error } { $unit ->
    [percent] % of the deals
   *[points] { "" }
}
game-bots-rounds = { $deals } of { $rounds } rounds
game-bots-even = no difference that could be measured
game-bots-chance = Nobody plays this game better than another: it is pure chance.
game-bots-random = random
game-names = Also called
game-find = Find others
game-learn = Learn it
game-learn-text = A lesson in steps: positions that you play yourself.
game-missing = We do not know the game { $address }.
ui-puzzles = Puzzles of the day
