game-hartenjagen = Dutch Hearts
    .line = Keep out of the hearts and the queen of spades, until it turns round: then you want them all.

preset-hartenjagen-book = to 50
preset-hartenjagen-short = short: to 25
preset-hartenjagen-long = long: to 100

option-hartenjagen-target = Part one to
    .help = When somebody reaches or passes this total, part two begins and everybody plays back to zero.

## What you can do

hartenjagen-verb-all-points = { $word }
    .log = { $name } had all the points: { $word }
hartenjagen-word-self-minus-15 = 15 off your own
hartenjagen-word-others-plus-15 = 15 on the others

## What is at stake

hartenjagen-stake-self = takes you to { $total }
hartenjagen-stake-others = takes the highest to { $highest }

## Where the game is

hartenjagen-phase-all-points = all the points!

## The head of the table

hartenjagen-fact-part = part
hartenjagen-part-one = one: avoid points
hartenjagen-part-two = two: collect points
hartenjagen-reason-nought = somebody is back at zero

## Why something is not allowed

# S3: who took all 15 points in part one chooses.
hartenjagen-refusal-choose-first = You have all the points: first choose what to do with them.
hartenjagen-refusal-not-all-points = You choose only when you have taken all 15 points of a round.
# S4.
hartenjagen-refusal-no-choice-now = There is nothing to choose in part two: all points come off your own total.

# The end of a round (S3).
hartenjagen-ending-all-points = { $names }: all { $had } points!
