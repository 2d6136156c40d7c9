game-boerenbridge = Boerenbridge
    .line = Zeg hoeveel slagen je haalt en haal er precies zoveel: van één kaart omhoog en weer terug.

preset-boerenbridge-book = zo hoog als het kan
preset-boerenbridge-short = kort: tot vijf kaarten

option-boerenbridge-max_hand = Hoogstens zoveel kaarten
    .help = Leeg: zo veel als het spel toelaat. Met vier spelers is dat 12, met zeven 7. Lager is korter.
option-boerenbridge-hook_above = Gever gebonden boven
    .help = Met meer kaarten dan dit mag de gever de voorspellingen samen niet laten kloppen.

## Wat je kunt zeggen en doen

boerenbridge-verb-predict = { $amount }
    .log = { $name } voorspelt { $amount }
boerenbridge-verb-play-blind = speel je kaart
    .log = { $name } speelt { $cards } van het voorhoofd

## Waar het spel is

boerenbridge-phase-predicting = voorspellen

## De kop van de tafel

boerenbridge-fact-size = kaarten
boerenbridge-fact-together = samen voorspeld
boerenbridge-fact-forbidden = de gever zegt geen
boerenbridge-trump-no-trump = zonder troef
    .fact = zonder troef
boerenbridge-badge-predicted = voorspeld
boerenbridge-zone-waste = omgedraaide kaart

## Waarom iets niet mag

# R8: eerst zegt iedereen zijn slagen.
boerenbridge-refusal-predict-first = Zeg eerst hoeveel slagen je haalt.
boerenbridge-refusal-not-so-many = Zeg een heel getal van 0 tot { $most }.
boerenbridge-refusal-prediction-stands = Wat je voorspeld hebt, staat vast.
# R9: $size is het aantal kaarten.
boerenbridge-refusal-hook = Met { $amount } komen de voorspellingen samen op { $size } uit, en dat mag de gever niet laten gebeuren.
# R7.
boerenbridge-refusal-card-unseen = Je eigen kaart heb je nog niet gezien: speel ze zonder te kijken.
# R17.
boerenbridge-refusal-only-in-closing-round = Ongezien spelen doe je alleen in de laatste ronde.
