game-bonken = Bonken
    .line = Elf spelletjes, van bukken tot troeven: wie tegenover de gever zit kiest, en iedereen mag dubbelen.

preset-bonken-book = zoals het hoort
preset-bonken-beginners = zonder dubbelen

option-bonken-doubling = Dubbelen
    .help = Wie denkt een ander te verslaan, dubbelt hem: het verschil telt dan nog een keer, of twee keer als hij terugdubbelt.

## Wat je kunt zeggen en doen

bonken-verb-choose = { $word } { $suit }
    .log = { $name } kiest { $word } { $suit }
bonken-verb-double = dubbel { $whom }
    .log = { $name } dubbelt { $whom }
bonken-verb-double-back = dubbel terug: { $whom }
    .log = { $name } dubbelt { $whom } terug
bonken-verb-double-none = dubbel niemand
    .log = { $name } dubbelt niemand
bonken-verb-pass = pas
    .log = { $name } past

bonken-word-bukken = bukken
bonken-word-hartenjagen = hartenjagen
bonken-word-herenboeren = herenboeren
bonken-word-vrouwen = vrouwen
bonken-word-hartenheer = hartenheer
bonken-word-laatste-slag = laatste slag
bonken-word-domino = domino
bonken-word-troeven = troeven
bonken-word-troeven-sans = troeven sans

## Wat er op het spel staat

bonken-stake-bukken = elke slag −{ $points }
bonken-stake-hartenjagen = elke harten −{ $points }
bonken-stake-herenboeren = elke heer −{ $points }, elke boer −{ $other }
bonken-stake-vrouwen = elke vrouw −{ $points }
bonken-stake-hartenheer = hartenheer −{ $points }
bonken-stake-laatste-slag = de laatste slag −{ $points }
bonken-stake-domino = wie de laatste kaart legt −{ $points }
bonken-stake-troeven = elke slag +{ $points }

## Waar het spel is

bonken-phase-choosing = spel kiezen
bonken-phase-doubling = dubbelen
bonken-phase-domino = domino

## De kop van de tafel

bonken-fact-game = spel
bonken-game-bukken = bukken
bonken-game-hartenjagen = hartenjagen
bonken-game-herenboeren = herenboeren
bonken-game-vrouwen = vrouwen
bonken-game-hartenheer = hartenheer
bonken-game-laatste-slag = laatste slag
bonken-game-domino = domino
bonken-game-troeven = troeven
bonken-trump-sans = sans
    .fact = sans
bonken-fact-chooser = gekozen door
    .seat = gekozen door { $whom }
bonken-badge-doubles = dubbelt
    .seat = dubbelt { $whom }
bonken-badge-doubles-2 = dubbelt ook
    .seat = dubbelt ook { $whom }
bonken-badge-doubles-3 = en ook
    .seat = en ook { $whom }
bonken-zone-board = op tafel

bonken-entry-base = gehaald
bonken-entry-doubled = door dubbelen

## Waarom iets niet mag

# R3.
bonken-refusal-choose-first = Eerst moet het spel gekozen worden.
bonken-refusal-game-chosen = Het spel is al gekozen.
# R4.
bonken-refusal-game-played = Dat spel ({ $game }) is al gespeeld: kies een ander.
bonken-refusal-troeven-once = Je hebt al een keer troeven gekozen, en dat mag maar één keer.
# R5.
bonken-refusal-troeven-due = Dit is je laatste keuze en je hebt nog niet getroefd: kies troeven.
# R7.
bonken-refusal-denomination-used = Deze troef is al geweest: noem een andere.
# R9.
bonken-refusal-must-play = Passen kan alleen bij domino: speel een kaart.
# R11.
bonken-refusal-lead-ban = Je mag niet met harten uitkomen zolang je iets anders hebt ({ $cards }).
# R14, R15, R17.
bonken-refusal-fits-nowhere = { $card } past nog nergens aan.
bonken-refusal-not-around = { $card } past hier niet: de rij loopt van twee tot aas en gaat niet rond.
bonken-refusal-can-lay = Je kunt leggen ({ $cards }), dus passen mag niet.
# R20.
bonken-refusal-no-doubling = Aan deze tafel wordt niet gedubbeld.
bonken-refusal-game-first = Dubbelen kan pas als het spel gekozen is.
bonken-refusal-doubling-first = Eerst wordt er gedubbeld.
bonken-refusal-doubling-over = Het dubbelen is voorbij.
# R22, R23.
bonken-refusal-not-yourself = Jezelf kun je niet dubbelen.
bonken-refusal-only-back = Wie het spel kiest, mag alleen terugdubbelen: alleen wie jou gedubbeld heeft.
