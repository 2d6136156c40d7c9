game-poker = Texas Hold’em
    .line = Twee kaarten voor jou, vijf voor iedereen: zet in, bluf of gooi weg.

preset-poker-book = no limit
preset-poker-limit = limit
preset-poker-casino = casinoregels
preset-poker-toernooi = toernooiregels

option-poker-starting_stack = Fiches bij het begin
    .help = Iedereen begint met evenveel.
option-poker-big_blind = Big blind
    .help = De verplichte inzet links van de small blind, en meteen de kleinste inzet.
option-poker-small_blind = Small blind
    .help = De verplichte inzet links van de gever, gewoonlijk de helft van de big blind.
option-poker-ante = Ante
    .help = Wat er elk spel vooraf in de pot gaat. Gewoonlijk niets.
option-poker-ante_by = Wie de ante betaalt
    .help = In toernooien betaalt de big blind één ante voor de hele tafel.
value-poker-ante_by-everyone = iedereen
value-poker-ante_by-big_blind = de big blind, voor de tafel
option-poker-betting = Inzetten
    .help = Met limit is er een grens aan elke verhoging; met vaste bedragen is elke inzet even groot.
value-poker-betting-no_limit = no limit: zoveel je hebt
value-poker-betting-limit = limit: tot een grens
value-poker-betting-fixed = vaste bedragen
option-poker-chip = Kleinste fiche
    .help = Elk bedrag is er een veelvoud van.
option-poker-showdown = Kaarten tonen
    .help = In toernooien gaan alle handen tegelijk open zodra iemand all-in is en er niet meer ingezet wordt.
value-poker-showdown-in_turn = om de beurt
value-poker-showdown-all_in_open = na een all-in allemaal tegelijk
option-poker-max_raise = Grootste verhoging
    .help = Zoveel mag je bij limit hoogstens boven de hoogste inzet gaan.
option-poker-min_raise = Kleinste verhoging
    .help = In het casino verhoog je minstens zoveel als de vorige deed.
value-poker-min_raise-big_blind = één big blind
value-poker-min_raise-last_raise = zoveel als de vorige verhoging
option-poker-odd_chips = Fiches die niet te delen zijn
    .help = Delen spelers een pot, dan blijft er soms een fiche over.
value-poker-odd_chips-carry = blijven liggen voor het volgende spel
value-poker-odd_chips-left_of_dealer = voor wie het eerst links van de gever zit
option-poker-end = Het spel eindigt
    .help = Tot er één over is, of op een afgesproken moment.
value-poker-end-last_man = als er één speler over is
value-poker-end-timed = op een afgesproken moment
option-poker-end_time = Eindtijd
    .help = Na deze tijd begint er geen nieuw spel meer.
option-poker-end_hands = Aantal spellen
    .help = Na zoveel spellen is het afgelopen.
option-poker-rebuy = Opnieuw inkopen
    .help = Wie bijna niets meer heeft, mag tussen twee spellen bijkopen. Alleen met een afgesproken einde.
option-poker-rebuy_amount = Fiches per inkoop
    .help = Zoveel krijg je als je opnieuw inkoopt.
option-poker-rebuy_threshold = Inkopen mag onder
    .help = Met minder fiches dan dit mag je inkopen. Bij nul: alleen als je niets meer hebt.
option-poker-chip_value = Waarde van een fiche
    .help = Alleen om te laten zien: er wordt om fiches gespeeld.

## Woorden van het spel

poker-street-preflop = voor de flop
poker-street-flop = flop
poker-street-turn = turn
poker-street-river = river
poker-street-showdown = showdown
poker-main-pot = hoofdpot
poker-side-pot = zijpot { $number }
poker-carried = blijft liggen
poker-hand-royal-flush = royal flush
poker-hand-straight-flush = straight flush
poker-hand-four-of-a-kind = four of a kind
poker-hand-full-house = full house
poker-hand-flush = flush
poker-hand-straight = straight
poker-hand-three-of-a-kind = three of a kind
poker-hand-two-pairs = two pairs
poker-hand-pair = pair
poker-hand-high-card = high card
poker-fact-chip-value = waarde van een fiche
poker-fact-to-call = te leggen
poker-fact-ante = ante voor de tafel
poker-fact-winner = wint
    .seat = { $name } wint
poker-fact-hand = winnende hand
poker-badge-hand = hand
poker-verb-time-up = de afgesproken tijd is om
    .log = Er begint geen nieuw spel meer
poker-verb-call-all-in = call all-in met { $amount }
    .log = { $name } callt all-in met { $amount }
poker-reason-last-player = alle fiches liggen bij één speler

## Waarom iets niet mag

# R11: $amount ontbreekt nog aan je inzet.
poker-refusal-cannot-check = Er is meer ingezet: leg { $amount } bij, verhoog of fold.
poker-refusal-nothing-to-call = Je hebt al evenveel ingezet als de hoogste: check of verhoog.
# R12: $amount is het laagste totaal.
poker-refusal-raise-too-small = Verhoog minstens tot { $amount }.
# R14
poker-refusal-no-reraise = Sinds je laatste beurt is er te weinig verhoogd: je mag alleen meegaan of folden.
# R15: $amount is het hoogste totaal.
poker-refusal-raise-too-big = Verhoog hoogstens tot { $amount }.
poker-refusal-not-enough-chips = Zoveel fiches heb je niet: je kunt tot { $amount }.
poker-refusal-others-all-in = Alle anderen zijn all-in: verhogen heeft geen zin meer.
poker-refusal-nobody-can-call = Niemand anders heeft meer dan de hoogste inzet: verhogen heeft geen zin meer.
# R15: $number is het grootste aantal inzetten in een ronde.
poker-refusal-no-more-bets = Er zijn in deze ronde al { $number } inzetten gedaan: ga mee of fold.
# P1: $amount is de kleinste fiche.
poker-refusal-no-such-chips = De kleinste fiche is { $amount }: elk bedrag is er een veelvoud van.
# S9
poker-refusal-no-rebuy = Inkopen mag nu niet.
