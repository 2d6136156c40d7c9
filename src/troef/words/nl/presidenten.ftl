game-presidenten = Presidenten
    .line = Speel je kaarten als eerste weg en word President. Wie overblijft, is slaaf en deelt.

preset-presidenten-book = zoals in het boek
preset-presidenten-open = tot niemand meer zin heeft
preset-presidenten-equals = zonder kaarten afstaan

option-presidenten-players = Aantal spelers
option-presidenten-rounds = Aantal rondes
    .help = Laat het leeg om na elke ronde samen te beslissen of jullie doorgaan.
value-presidenten-rounds-open = tot jullie stoppen
option-presidenten-exchange = Kaarten afstaan
    .help = De slaaf geeft zijn hoogste kaart aan de President en krijgt er een van zijn keuze terug.
option-presidenten-orders = Bevelen
    .help = Een hogere mag een lagere een onschuldig bevel geven. Op het spel heeft dat geen invloed.
value-presidenten-orders-between_rounds = tussen de rondes
value-presidenten-orders-always = altijd
value-presidenten-orders-off = niet

## Woorden van het spel

presidenten-phase-giving = kaart teruggeven
presidenten-phase-deciding = nog een ronde?
presidenten-fact-to-beat = overtref
presidenten-fact-gave = gegeven
presidenten-fact-received = gekregen
presidenten-badge-title = rang
presidenten-badge-place = uit als nummer
presidenten-badge-presidencies = keer President
presidenten-badge-order = moet
presidenten-badge-order-done = deed
presidenten-zone-trick = op tafel
presidenten-zone-discard = daaronder
presidenten-zone-taken = uit het spel
presidenten-title-president = President
presidenten-title-vice-president = Vice-president
presidenten-title-burger = Burger
presidenten-title-burger-1 = Burger 1
presidenten-title-burger-2 = Burger 2
presidenten-title-burger-3 = Burger 3
presidenten-title-arbeider = Arbeider
presidenten-title-slaaf = Slaaf
presidenten-order-pour = inschenken
presidenten-order-applaud = applaudisseren
presidenten-order-bow = een buiging maken
presidenten-order-sing = een liedje zingen
presidenten-order-congratulate = de President feliciteren
presidenten-order-done-pour = { presidenten-order-pour }
presidenten-order-done-applaud = { presidenten-order-applaud }
presidenten-order-done-bow = { presidenten-order-bow }
presidenten-order-done-sing = { presidenten-order-sing }
presidenten-order-done-congratulate = { presidenten-order-congratulate }
presidenten-word-pour = schenk in
presidenten-word-applaud = applaudisseer
presidenten-word-bow = maak een buiging
presidenten-word-sing = zing een liedje
presidenten-word-congratulate = feliciteer de President
presidenten-verb-play = leg { $cards }
    .log = { $name } legt { $cards }
presidenten-verb-give = geef de slaaf { $cards }
    .log = { $name } geeft de slaaf een kaart { $cards }
presidenten-verb-continue = nog een ronde
    .log = { $name } wil nog een ronde
presidenten-verb-stop = stoppen
    .log = { $name } wil stoppen
presidenten-verb-order = { $target }, { $word }!
    .log = { $name }: “{ $target }, { $word }!”
    .menu = beveel iemand
presidenten-verb-done = bevel van { $whom } uitgevoerd
    .log = { $name } voert het bevel van { $whom } uit
presidenten-reason-stopped = de meesten willen stoppen
presidenten-reason-limit = na tweehonderd rondes is het mooi geweest

## Waarom iets niet mag

# R5
presidenten-refusal-leader-plays = Je komt uit: dan moet je iets leggen.
presidenten-refusal-one-rank = Een setje bestaat uit kaarten van één waarde.
# $wanted kaarten van $rank worden gelegd, je hebt er $held.
presidenten-refusal-not-so-many = Je hebt er maar { $held } van { $rank }, geen { $wanted }.
# R6: $wanted is het aantal dat ligt.
presidenten-refusal-wrong-number = Er ligt een setje van { $wanted }: leg er ook zoveel, of pas.
# $rank ligt er nu.
presidenten-refusal-rank-too-low = Er ligt { $rank }: leg iets hogers, of pas.
presidenten-refusal-equal-rank = Er ligt al { $rank }: gelijk is niet genoeg, het moet hoger.
presidenten-refusal-nothing-beats-twos = Boven { $rank } gaat niets: je kunt alleen passen.
# R23
presidenten-refusal-give-first = Geef eerst de slaaf een kaart van je keuze.
presidenten-refusal-nothing-to-give = Er wordt nu niets weggegeven.
# R25
presidenten-refusal-round-goes-on = De ronde loopt nog: stoppen doe je ertussen.
presidenten-refusal-answer-first = Zeg eerst of je nog een ronde wilt.
# T1 T2
presidenten-refusal-no-orders-now = Bevelen kun je nu niet geven.
presidenten-refusal-not-below-you = Je kunt alleen iemand van lagere rang iets bevelen.
presidenten-refusal-ordered-already = Die heeft deze ronde al een bevel van je.
presidenten-refusal-no-such-order = Zo'n bevel heb je niet gekregen.
