game-ezelen = Donkey (Ezelen)
    .line = Pass cards on, be the first to slap, and above all do not be the last.

preset-ezelen-book = by the book
preset-ezelen-mild = a false slap costs nothing

option-ezelen-gesture = Gesture
    .help = What you do when you have four of a kind. Agree on it beforehand.
value-ezelen-gesture-slap = hand on the table
value-ezelen-gesture-nose = finger on the nose
value-ezelen-gesture-thumb = thumb on the table edge
value-ezelen-gesture-tongue = tongue out
value-ezelen-gesture-ears = donkey's ears
option-ezelen-false_slap = False slap
    .help = What it costs to slap without four of a kind.
value-ezelen-false_slap-letter = a letter
value-ezelen-false_slap-ignore = nothing
option-ezelen-reaction_seconds = Time to react
    .help = In seconds after the first slap. Who has not slapped by then gets a letter.

## Words of the game

ezelen-word = EZEL
ezelen-gesture-slap = slap!
ezelen-gesture-nose = nose!
ezelen-gesture-thumb = thumb!
ezelen-gesture-tongue = tongue!
ezelen-gesture-ears = ears!
ezelen-quartet = { $name } has four of a kind
ezelen-letter = { $name } gets the { $letter }
ezelen-donkey = { $name } is the donkey
ezelen-false-slap = { $name } slapped without four of a kind
ezelen-fact-gesture = gesture
ezelen-fact-opener = slapped first
    .seat = { $name } slapped first
ezelen-reason-last-player = the word EZEL is complete
ezelen-reason-limit = a hundred rounds without a donkey: the most letters lose

## Why something is not allowed

# R16
ezelen-refusal-no-choosing = Somebody has slapped: only reacting counts now.
ezelen-refusal-already-slapped = You have slapped already.
