game-hartenjagen = Hartenjagen
    .line = Blijf weg van de harten en schoppenvrouw, tot het omdraait: dan wil je ze allemaal.

preset-hartenjagen-book = tot 50
preset-hartenjagen-short = kort: tot 25
preset-hartenjagen-long = lang: tot 100

option-hartenjagen-target = Eerste deel tot
    .help = Komt iemand op dit totaal of erover, dan begint het tweede deel en spelen jullie terug naar nul.

## Wat je kunt doen

hartenjagen-verb-all-points = { $word }
    .log = { $name } had alle punten: { $word }
hartenjagen-word-self-minus-15 = zelf 15 eraf
hartenjagen-word-others-plus-15 = de anderen 15 erbij

## Wat er op het spel staat

hartenjagen-stake-self = je komt op { $total }
hartenjagen-stake-others = de hoogste komt op { $highest }

## Waar het spel is

hartenjagen-phase-all-points = alle punten!

## De kop van de tafel

hartenjagen-fact-part = deel
hartenjagen-part-one = één: punten mijden
hartenjagen-part-two = twee: punten pakken
hartenjagen-reason-nought = iemand is terug op nul

## Waarom iets niet mag

# S3: kiezen doet wie in het eerste deel alle 15 punten pakte.
hartenjagen-refusal-choose-first = Je hebt alle punten: kies eerst wat je ermee doet.
hartenjagen-refusal-not-all-points = Kiezen doe je pas als je alle 15 punten van een ronde hebt.
# S4.
hartenjagen-refusal-no-choice-now = In het tweede deel valt er niets te kiezen: alle punten gaan van je eigen totaal af.

# Het einde van een ronde (S3).
hartenjagen-ending-all-points = { $names }: alle { $had } punten!
