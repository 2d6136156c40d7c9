game-klaverjassen = Klaverjassen
    .line = Make trump, win more than half with your partner and do not forget the roem.

preset-klaverjassen-amsterdams = Amsterdam rules
preset-klaverjassen-rotterdams = Rotterdam rules
preset-klaverjassen-utrechts = Utrecht rules
preset-klaverjassen-amsterdams-club = Amsterdam, club rules
preset-klaverjassen-rotterdams-club = Rotterdam, club rules

option-klaverjassen-variant = Way of playing
    .help = Decides who makes trump and when you have to trump.
value-klaverjassen-variant-amsterdams = Amsterdam: you need not trump your partner's trick
value-klaverjassen-variant-rotterdams = Rotterdam: who cannot follow suit always trumps
value-klaverjassen-variant-utrechts = Utrecht: the dealer's left must make trump at once
option-klaverjassen-deals = Number of deals
    .help = A multiple of four, so that everybody deals equally often. The usual match has 16 deals.
option-klaverjassen-rounding = Writing the points
    .help = Tens are quicker to add: together they always make 16, plus the roem.
value-klaverjassen-rounding-exact = exact
value-klaverjassen-rounding-tens = in tens
option-klaverjassen-trump_lead = When trump is led
    .help = In most clubs you must then beat the highest trump if you can, even your partner's.
value-klaverjassen-trump_lead-free = any trump will do
value-klaverjassen-trump_lead-must_beat = you must beat it if you can
option-klaverjassen-roem_claim = Recording roem
    .help = Saying it yourself is the real game: sometimes silence is wiser.
value-klaverjassen-roem_claim-manual = the winner of the trick says so
value-klaverjassen-roem_claim-auto = goes by itself
option-klaverjassen-signal_disclosure = Disclose signals
    .help = In tournaments the opponents see which signals a pair has agreed on.
value-klaverjassen-signal_disclosure-on = yes
value-klaverjassen-signal_disclosure-off = no
option-klaverjassen-signals_02 = Signals of the first and third seat
    .help = What the pair has agreed that discards mean, in its own words.
option-klaverjassen-signals_13 = Signals of the second and fourth seat
    .help = What the pair has agreed that discards mean, in its own words.

## Words of the game

klaverjassen-nel = nel
klaverjassen-stuk = stuk
klaverjassen-nat = nat
klaverjassen-pit = pit
klaverjassen-fact-roem = roem now
klaverjassen-fact-signals-02 = signals of seats 1 and 3
klaverjassen-fact-signals-13 = signals of seats 2 and 4
klaverjassen-reason-deals = the last deal has been played

## Why something is not allowed

# R4: everybody passed.
klaverjassen-refusal-must-make-trump = Everybody passed: now you must make trump.
# R5: Utrecht rules.
klaverjassen-refusal-no-passing = Utrecht rules: the dealer's left may not pass, you make trump.
# R16: the roem of an old trick.
klaverjassen-refusal-roem-too-late = Roem is claimed directly after the trick, not later.
# R16: first the claim, then the lead.
klaverjassen-refusal-roem-first = First say whether you record the roem.

# What is at stake.
klaverjassen-stake-make-trump = +{ $need } / nat −{ $lost }
klaverjassen-stake-roem = +{ $points }, theirs if nat
