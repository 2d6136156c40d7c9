game-ninety-nine = Negenennegentig
    .line = Leg drie kaarten weg als bod en haal precies zoveel slagen als ze zeggen.

preset-ninety-nine-book = negen rondes
preset-ninety-nine-evening = een avond: achttien rondes

option-ninety-nine-rounds = Aantal rondes
    .help = Negen, of een veelvoud daarvan, zodat iedereen even vaak geeft.

## Wat je kunt zeggen en doen

ninety-nine-verb-lay = leg { $cards } weg als bod
    .log = { $name } legt een kaart weg voor het bod { $cards }
ninety-nine-verb-extra = { $word }
    .log = { $name } doet een extra bod: { $word }
ninety-nine-verb-leader = { $target } komt uit
    .log = { $name } kiest wie uitkomt: { $target }

ninety-nine-word-none = geen
ninety-nine-word-informatie = informatie
ninety-nine-word-open = open

## Wat er op het spel staat

ninety-nine-stake-extra = +{ $points }, of { $points } voor elk van de anderen

## Waar het spel is

ninety-nine-phase-laying = bod wegleggen
ninety-nine-phase-extra = extra bod?
ninety-nine-phase-leader = wie komt uit?

## De kop van de tafel

ninety-nine-trump-no-trump = zonder troef
    .fact = zonder troef
ninety-nine-fact-extra = extra bod
ninety-nine-extra-informatie = informatie
ninety-nine-extra-open = open
ninety-nine-fact-bidder = van
    .seat = van { $whom }
ninety-nine-badge-bid = bod
ninety-nine-zone-meld = bod
ninety-nine-zone-waste = omgedraaide kaart

## Waarom iets niet mag

# R10.
ninety-nine-refusal-lay-away-first = Leg eerst je bod weg: nog { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
ninety-nine-refusal-not-that-card = { $card } kun je niet wegleggen.
# R12.
ninety-nine-refusal-bid-stands = Je bod ligt vast: drie kaarten, en die blijven liggen.
ninety-nine-refusal-bid-card = { $card } ligt in je bod en speelt niet mee.
# R13.
ninety-nine-refusal-extra-first = Eerst de vraag: wil iemand een extra bod doen?
ninety-nine-refusal-asked-once = Een extra bod doe je alleen als het gevraagd wordt, en dat is één keer.
# R14.
ninety-nine-refusal-informatie-stands = Er is al informatie geboden: daar gaat alleen open overheen.
ninety-nine-refusal-open-stands = Er is al open geboden: daar gaat niets meer overheen.
# R17, R19.
ninety-nine-refusal-no-such-leader = Kies een van de drie spelers.
ninety-nine-refusal-leader-first = Zeg eerst wie er uitkomt.
ninety-nine-refusal-leader-is-known = Wie uitkomt, staat al vast.

# Het einde van een ronde (S3).
ninety-nine-ending-extra-made = { $names }: extra bod gehaald
ninety-nine-ending-extra-failed = { $names }: extra bod verloren
