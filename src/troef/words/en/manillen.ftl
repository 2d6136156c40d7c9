game-manillen = Manillen
    .line = The ten is the boss. The pair that leads first confers aloud.

preset-manillen-book = with consultation
preset-manillen-silent = without consultation

option-manillen-target = Play to
    .help = The first pair with this many points wins.
option-manillen-consultation = Consultation before the first card
    .help = The pair that leads may ask each other questions. Everybody hears the answers.
option-manillen-max_questions = Number of questions
    .help = How many questions that pair has together in a deal. Empty is without limit; each can be asked once only.
value-manillen-max_questions-none = no limit
option-manillen-beat_partner = Over your partner too
    .help = When you follow suit you must play higher than what lies there, also when the trick is your partner’s already.

## The game's own words

manillen-phase-consultation = consultation
manillen-fact-upcard = dealer’s open card

manillen-verb-ask-trumps = which trumps?
    .log = { $name } ask{ s } for trumps: { $reply ->
        [none] none
       *[cards] { $cards }
    }
manillen-verb-ask-manillas = which manillas?
    .log = { $name } ask{ s } for manillas: { $reply ->
        [none] none
       *[cards] { $cards }
    }
manillen-verb-ask-small-manillas = which small manillas?
    .log = { $name } ask{ s } for small manillas: { $reply ->
        [none] none
       *[cards] { $cards }
    }
manillen-verb-ask-length = how many { $suit }?
    .log = { $name } ask{ s } how many { $suit }: { $amount }
manillen-verb-ask-top = highest { $suit }?
    .log = { $name } ask{ s } for the highest { $suit }: { $reply ->
        [none] none
       *[cards] { $cards }
    }

# What a player has answered.
manillen-badge-trumps = trumps
manillen-badge-manillas = manillas
manillen-badge-small-manillas = small manillas
manillen-badge-length-S = spades
manillen-badge-length-H = hearts
manillen-badge-length-D = diamonds
manillen-badge-length-C = clubs
manillen-badge-top-S = highest spade
manillen-badge-top-H = highest heart
manillen-badge-top-D = highest diamond
manillen-badge-top-C = highest club
manillen-trumps-none = none
manillen-manillas-none = none
manillen-small-manillas-none = none
manillen-top-S-none = none
manillen-top-H-none = none
manillen-top-D-none = none
manillen-top-C-none = none

## Why something is not allowed

# R8.
manillen-refusal-only-listen = Only the pair that leads may confer; you listen.
# R11.
manillen-refusal-consultation-over = The first card has been played: the time for questions is over.
manillen-refusal-no-consultation = There is no consultation at this table.
# R12.
manillen-refusal-asked-already = You have asked that already.
manillen-refusal-no-questions-left = Your side has no questions left.

# The end of a deal (P3).
manillen-ending-false-answer = { $names }: a false answer, the deal is lost
