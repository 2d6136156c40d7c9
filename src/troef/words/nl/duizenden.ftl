game-duizenden = Duizenden
    .line = Leg sets en straten, neem de open stapel als je de bovenste kaart kunt gebruiken, en blijf niet met schoppenvrouw zitten.

preset-duizenden-book = tot 1000 punten
preset-duizenden-short = tot 500 punten

option-duizenden-jokers = Jokers
    .help = Twee of vier jokers in de twee pakken samen.
value-duizenden-jokers-2 = 2
value-duizenden-jokers-4 = 4
option-duizenden-target = Score
    .help = Wie na een ronde zoveel punten heeft of meer, beëindigt het spel.
option-duizenden-finish_pair = Twee gelijke kaarten over
    .help = Wie twee dezelfde kaarten overhoudt, mag ze samen afleggen en is uit.
value-duizenden-finish_pair-discard_both = mogen samen weg
value-duizenden-finish_pair-off = mogen niet samen weg
option-duizenden-ace_value = Een aas telt
value-duizenden-ace_value-15 = 15
value-duizenden-ace_value-20 = 20
option-duizenden-joker_value = Een joker telt
value-duizenden-joker_value-20 = 20
value-duizenden-joker_value-25 = 25
value-duizenden-joker_value-50 = 50
option-duizenden-max_rounds = Hoogstens zoveel rondes
    .help = Haalt niemand de score, dan wint na deze ronde wie de meeste punten heeft.

## Wat je kunt doen

duizenden-verb-draw = trek van de gedekte stapel
    .log = { $name } trekt van de gedekte stapel
duizenden-verb-take-pile = neem de open stapel met { $cards }
    .log = { $name } neemt de open stapel met { $cards }
duizenden-verb-meld = leg { $cards } neer
    .log = { $name } legt { $cards } neer
duizenden-verb-layoff = leg { $cards } aan
    .log = { $name } legt { $cards } aan
duizenden-verb-swap = ruil { $cards } voor de joker
    .log = { $name } ruilt { $cards } voor een joker
duizenden-verb-end-turn = klaar: alleen nog schoppenvrouw
    .log = { $name } { heeft } niets om af te leggen
duizenden-verb-stop-round = stop de ronde
    .log = { $name } laat de stapel liggen: de ronde is uit

## De tafel

duizenden-fact-first-turn = eerste beurt van
    .seat = eerste beurt van { $whom }
duizenden-badge-laid = op tafel
duizenden-zone-meld = set
duizenden-zone-discard = open stapel
duizenden-phase-draw = nemen
duizenden-phase-meld = leggen en afleggen
duizenden-reason-limit = het afgesproken aantal rondes is gespeeld

## Waarom iets niet mag

# R3
duizenden-refusal-take-first = Neem eerst: van de gedekte stapel, of de hele open stapel.
duizenden-refusal-already-taken = Je hebt deze beurt al genomen.
duizenden-refusal-must-discard = Je hebt nog een kaart om af te leggen: dat moet.
# R5 R6
duizenden-refusal-same-card-twice = { $cards }: dezelfde kaart kan geen twee keer in een set.
# R5 R6
duizenden-refusal-no-meld = { $cards } is geen set en geen straat.
# R7
duizenden-refusal-past-ace = Het aas is laag of hoog: een straat loopt er niet voorbij.
# R8
duizenden-refusal-say-which = Zeg voor welke kaart de joker ligt, zoals *=7H.
# R9
duizenden-refusal-two-naturals = In een set die je legt, zitten minstens twee gewone kaarten.
# R10
duizenden-refusal-not-your-set = Aanleggen kan alleen bij je eigen sets.
duizenden-refusal-no-fit = { $card } past daar niet.
duizenden-refusal-which-meld = { $card } past op meer dan één plek: zeg bij welke set.
# R11
duizenden-refusal-first-turn-one = In je eerste beurt leg je hoogstens één set.
duizenden-refusal-first-turn-three = In je eerste beurt is een set precies drie kaarten.
duizenden-refusal-first-turn-joker = In je eerste beurt gebruik je geen joker.
duizenden-refusal-first-turn-no-add = In je eerste beurt kun je nog niet aanleggen.
# R13: $card ligt bovenop.
duizenden-refusal-name-two = Noem de twee kaarten uit je hand die met { $card } een set vormen.
duizenden-refusal-no-set-with-top = { $cards } vormen geen set met { $card }: dan blijft de stapel liggen.
# R14
duizenden-refusal-first-turn-no-swap = In je eerste beurt kun je nog geen joker ruilen.
duizenden-refusal-swap-natural = Een joker ruil je tegen de gewone kaart waarvoor hij ligt.
duizenden-refusal-no-joker-for = Daar ligt geen joker voor { $card }.
# R16
duizenden-refusal-queen-stays = Schoppenvrouw mag je niet afleggen: leg haar in een set.
# R18
duizenden-refusal-keep-a-card = Hou een kaart over die je mag afleggen.
# R21
duizenden-refusal-no-pair-off = Twee kaarten samen afleggen is niet afgesproken.
duizenden-refusal-not-a-pair = Twee kaarten samen afleggen kan alleen als je hand precies die twee gelijke kaarten is.
duizenden-refusal-first-turn-no-pair = In je eerste beurt leg je één kaart af.
# R22
duizenden-refusal-stock-not-empty = Er liggen nog kaarten op de gedekte stapel: de ronde stopt nog niet.
