game-wiezen = Wiezen
    .line = Vraag, ga mee of waag het alleen: wie het hoogst biedt, moet zijn slagen halen.

preset-wiezen-book = tot 50 punten
preset-wiezen-money = een vast aantal spellen

option-wiezen-target_points = Spelen tot
    .help = Wie dit aantal punten haalt, maakt een eind aan het spel.
option-wiezen-end_mode = Het spel eindigt
    .help = Bij een afgesproken score, of na een vast aantal spellen.
value-wiezen-end_mode-points = bij de afgesproken score
value-wiezen-end_mode-deals = na een vast aantal spellen
option-wiezen-deals_per_session = Aantal spellen
    .help = Alleen bij een vast aantal spellen. Een spel waarin iedereen past, telt niet mee.
option-wiezen-troel_lead = Uitkomst bij troel
    .help = Waarmee de houder van de vierde aas uitkomt.
value-wiezen-troel_lead-any = met elke kaart
value-wiezen-troel_lead-fourth_ace = met de vierde aas
option-wiezen-first_dealer = Eerste gever
    .help = Wie het eerste spel deelt: het lot beslist, of een vaste stoel.
value-wiezen-first_dealer-random = het lot beslist
value-wiezen-first_dealer-0 = stoel 1
value-wiezen-first_dealer-1 = stoel 2
value-wiezen-first_dealer-2 = stoel 3
value-wiezen-first_dealer-3 = stoel 4

## Wat je kunt zeggen

wiezen-verb-bid = { $word }
    .log = { $name }: { $word }
wiezen-verb-wait = ik wacht
    .log = { $name } wacht
wiezen-verb-trump = troef { $suit }
    .log = { $name } kiest { $suit } als troef

wiezen-word-vraag = ik vraag
    .log = { $name } vraagt
wiezen-word-meegaan = ik ga mee
    .log = { $name } gaat mee
wiezen-word-solo = solo
wiezen-word-abondance = abondance
wiezen-word-abondance-troef = abondance in troef
wiezen-word-miserie = miserie
wiezen-word-troel = troel
wiezen-word-open-miserie = open miserie
wiezen-word-solo-slim = solo slim

## Wat er op het spel staat: punten van of aan elke tegenstander

wiezen-stake-each-trick = { $need } slagen: +{ $value }, en { $step } per slag meer; verlies vanaf −{ $lost }
    .short = +{ $value } / −{ $lost }
wiezen-stake-fixed = { $need } slagen: +{ $value } of −{ $value } per tegenstander
    .short = ± { $value }
wiezen-stake-no-trick = geen enkele slag: +{ $value } of −{ $value } per tegenstander
    .short = ± { $value }

## De kop van de tafel

wiezen-fact-highest = hoogste bod
wiezen-fact-declarer = van
    .seat = van { $whom }
wiezen-fact-turned = gedraaid
wiezen-fact-called = maatkaart
wiezen-highest-vraag = vraag
wiezen-highest-meegaan = vragen en meegaan
wiezen-highest-solo = solo
wiezen-highest-abondance = abondance
wiezen-highest-abondance-troef = abondance in troef
wiezen-highest-miserie = miserie
wiezen-highest-troel = troel
wiezen-highest-open-miserie = open miserie
wiezen-highest-solo-slim = solo slim
wiezen-contract-meegaan = vragen en meegaan
    .badge = vraagt en gaat mee
wiezen-contract-solo = solo
wiezen-contract-abondance = abondance
wiezen-contract-abondance-troef = abondance in troef
wiezen-contract-miserie = miserie
wiezen-contract-troel = troel
wiezen-contract-open-miserie = open miserie
wiezen-contract-solo-slim = solo slim

## Waarom iets niet mag

# R7: alleen links van de gever, en alleen de eerste keer.
wiezen-refusal-only-first-waits = Wachten mag alleen de speler links van de gever, op zijn eerste beurt.
# R7: wie gewacht heeft.
wiezen-refusal-waiter-joins-or-passes = Je hebt gewacht: nu kun je alleen nog meegaan of passen.
# R8.
wiezen-refusal-nobody-to-join = Er is geen vraag van een ander waarmee je nog kunt meegaan.
# R9.
wiezen-refusal-solo-after-vraag = Solo kan alleen wie gevraagd heeft en niemand meekreeg.
# R11: drie of vier azen.
wiezen-refusal-must-troel = Je hebt drie azen of meer: je moet troel zeggen, of hoger bieden.
wiezen-refusal-troel-needs-aces = Voor troel heb je minstens drie azen nodig.
# R18.
wiezen-refusal-trump-first = Zeg eerst welke kleur troef is.
wiezen-refusal-trump-is-made = Troef ligt al vast.
# R19: de uitkomst bij troel ($cards is de kaart die het moet zijn).
wiezen-refusal-lead-ban = Bij deze troel kom je uit met { $cards }.
