game-rikken = Rikken
    .line = Vraag een aas mee en ontdek onder het spelen wie je maat is.

preset-rikken-book = tot 50 punten
preset-rikken-money = een vast aantal spellen

option-rikken-deal_pattern = Delen
    .help = Er wordt nooit geschud, alleen gecoupeerd. Dan telt het uit hoeveel kaarten een pakje bestaat.
value-rikken-deal_pattern-4-4-5 = vier, vier en vijf kaarten
value-rikken-deal_pattern-6-7 = zes en zeven kaarten
option-rikken-target_points = Spelen tot
    .help = Wie dit aantal punten haalt, maakt een eind aan het spel.
option-rikken-end_mode = Het spel eindigt
    .help = Bij een afgesproken score, of na een vast aantal spellen.
value-rikken-end_mode-points = bij de afgesproken score
value-rikken-end_mode-deals = na een vast aantal spellen
option-rikken-deals_per_session = Aantal spellen
    .help = Alleen bij een vast aantal spellen. Een spel waarin iedereen past, telt niet mee.

## Wat je kunt zeggen en doen

rikken-verb-bid = { $word }
    .log = { $name }: { $word }
rikken-verb-trump = troef { $suit }
    .log = { $name } kiest { $suit } als troef
rikken-verb-call = { $cards } mee { $word }
    .log = { $name } vraagt { $cards } mee { $word }
rikken-verb-trump-and-call = troef { $suit }, { $cards } mee { $word }
    .log = { $name } maakt { $suit } troef en vraagt { $cards } mee { $word }
rikken-verb-blind = { $cards } blind
    .log = { $name } komt blind uit { $cards }

rikken-word-blind = (blind)
rikken-word-rik = rik
rikken-word-rik-beter = rik beter
rikken-word-alleen-8 = 8 alleen
rikken-word-misere = misère
rikken-word-piek = piek
rikken-word-alleen-9 = 9 alleen
rikken-word-alleen-10 = 10 alleen
rikken-word-alleen-11 = 11 alleen
rikken-word-alleen-12 = 12 alleen
rikken-word-open-misere = open misère
rikken-word-open-piek = open piek
rikken-word-troela = troela
rikken-word-open-misere-praatje = open misère met een praatje
rikken-word-open-piek-praatje = open piek met een praatje
rikken-word-alleen-13 = 13 alleen
rikken-word-open-alleen-13 = open 13 alleen

## Wat er op het spel staat: punten van of aan elke tegenstander

rikken-stake-each-trick = { $need } slagen: +{ $value }, en { $step } per slag meer; verlies vanaf −{ $lost }
    .short = +{ $value } / −{ $lost }
rikken-stake-all-tricks = alle { $need } slagen: +{ $value } of −{ $value } per tegenstander
    .short = ± { $value }
rikken-stake-no-trick = geen enkele slag: +{ $value } of −{ $value } per tegenstander
    .short = ± { $value }
rikken-stake-one-trick = precies één slag: +{ $value } of −{ $value } per tegenstander
    .short = ± { $value }

## De kop van de tafel

rikken-phase-calling = troef en maat kiezen
rikken-fact-highest = hoogste bod
rikken-fact-declarer = van
    .seat = van { $whom }
rikken-fact-called = meegevraagd
rikken-fact-blind = gevraagd
rikken-blind-called = blind
rikken-fact-secret-partner = stille maat
rikken-fact-blind-lead = blind uitgekomen
    .seat = { $name } kwam blind uit
rikken-fact-talk = praatje
rikken-badge-talk = praatje
rikken-talk-open = overleg mag

rikken-highest-rik = rik
rikken-highest-rik-beter = rik beter
rikken-highest-alleen-8 = 8 alleen
rikken-highest-misere = misère
rikken-highest-piek = piek
rikken-highest-alleen-9 = 9 alleen
rikken-highest-alleen-10 = 10 alleen
rikken-highest-alleen-11 = 11 alleen
rikken-highest-alleen-12 = 12 alleen
rikken-highest-open-misere = open misère
rikken-highest-open-piek = open piek
rikken-highest-troela = troela
rikken-highest-open-misere-praatje = open misère met een praatje
rikken-highest-open-piek-praatje = open piek met een praatje
rikken-highest-alleen-13 = 13 alleen
rikken-highest-open-alleen-13 = open 13 alleen
rikken-contract-rik = rik
rikken-contract-rik-beter = rik beter
rikken-contract-alleen-8 = 8 alleen
rikken-contract-misere = misère
rikken-contract-piek = piek
rikken-contract-alleen-9 = 9 alleen
rikken-contract-alleen-10 = 10 alleen
rikken-contract-alleen-11 = 11 alleen
rikken-contract-alleen-12 = 12 alleen
rikken-contract-open-misere = open misère
rikken-contract-open-piek = open piek
rikken-contract-troela = troela
rikken-contract-open-misere-praatje = open misère met een praatje
rikken-contract-open-piek-praatje = open piek met een praatje
rikken-contract-alleen-13 = 13 alleen
rikken-contract-open-alleen-13 = open 13 alleen

## Waarom iets niet mag

# R9: precies drie azen.
rikken-refusal-must-troela = Je hebt drie azen: je moet troela zeggen, of hoger bieden.
rikken-refusal-troela-needs-three-aces = Voor troela heb je precies drie azen nodig.
# R10, R15.
rikken-refusal-call-first = Zeg eerst welke kleur troef is en welke kaart je meevraagt.
rikken-refusal-name-both = Troef en meegevraagde kaart noem je samen.
rikken-refusal-trump-first = Zeg eerst welke kleur troef is.
rikken-refusal-trump-is-made = Troef en meegevraagde kaart liggen al vast.
rikken-refusal-no-card-to-call = In dit contract vraag je geen kaart mee.
# R15: $suit als troef laat niets over.
rikken-refusal-nobody-to-call = Met { $suit } als troef blijft er geen aas over om mee te vragen.
# R11.
rikken-refusal-beter-is-hearts = Bij rik beter is harten troef: noem alleen een kaart.
rikken-refusal-called-trump = { $card } is troef: vraag een kaart van een andere kleur mee ({ $cards }).
rikken-refusal-suit-of-the-ace = { $suit } is de kleur van je aas: kies een andere troef.
# R12, R17.
rikken-refusal-card-held = { $card } heb je zelf: vraag een kaart mee van een ander ({ $cards }).
rikken-refusal-wrong-rank = Nu vraag je een { $rank } mee: { $cards }.
# R13.
rikken-refusal-must-hold-suit = Van de kleur van { $card } heb je geen kaart: vraag { $cards } mee.
# R19: $cards is de meegevraagde kaart.
rikken-refusal-forced = De kleur van { $cards } is gevraagd: die kaart moet nu vallen.
# R23.
rikken-refusal-no-blind-lead = Blind uitkomen mag alleen wie blind gevraagd heeft, aan slag is, en wiens gevraagde kaart nog niet gevallen is.
