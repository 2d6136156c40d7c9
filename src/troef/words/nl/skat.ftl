game-skat = Skat
    .line = Eén speelt tegen twee: bied je spel, neem de skat op of waag het uit de hand.

preset-skat-book = wedstrijdregels, met drie
preset-skat-four-players = met vier, de gever pauzeert

option-skat-players = Aan tafel
    .help = Met vier deelt de gever alleen: hij zit dat spel aan de kant.
option-skat-deals = Aantal spellen
    .help = Leeg is 36 met drie en 48 met vier. Anders een veelvoud van het aantal spelers.
option-skat-allow_jump_bids = Een bod overslaan
    .help = Wie vraagt, mag dan ook een hoger getal noemen dan het volgende.
option-skat-enforcement = Foute kaarten
    .help = Zoals aan een echte tafel kan elke kaart vallen. Wie een fout ziet, moet ze zelf aanklagen.
value-skat-enforcement-strict = worden geweigerd
value-skat-enforcement-table = mogen vallen, en worden aangeklaagd

## Woorden van het spel

skat-phase-auction = reizen
skat-phase-last-word = voorhand zegt het laatste woord
skat-phase-skat = skat of hand
skat-phase-laying = drukken
skat-phase-game = spel noemen

skat-verb-bid = vraag { $amount }
    .log = { $name } vraagt { $amount }
skat-verb-take-skat = neem de skat
    .log = { $name } neemt de skat op
skat-verb-hand = hand
    .log = { $name } speelt uit de hand
skat-verb-discard = druk { $cards }
    .log = { $name } drukt { $cards }
skat-verb-game = { $suit } { $word }
    .log = { $name } speelt { $suit } { $word }

skat-word-schneider = schneider
skat-word-schwarz = schwarz
skat-word-open = open
skat-word-grand = Grand
skat-word-grand-schneider = Grand schneider
skat-word-grand-schwarz = Grand schwarz
skat-word-grand-open = Grand open
skat-word-nul = Nul
skat-word-nul-ouvert = Nul Ouvert

skat-game-grand = Grand
skat-game-nul = Nul
skat-game-nul-ouvert = Nul Ouvert
skat-announced-schneider = schneider
skat-announced-schwarz = schwarz
skat-announced-open = open

skat-fact-declarer = uitdager
skat-fact-game = spel
skat-fact-hand = hand
skat-fact-announced = aangekondigd
skat-fact-bid = bod
skat-fact-asked = gevraagd
skat-fact-base = keer
skat-fact-value = is
skat-fact-points = punten
skat-fact-result = uitslag
skat-fact-step-with = met
skat-fact-step-without = zonder
skat-fact-step-game = spel
skat-fact-step-hand = hand
skat-fact-step-schneider = schneider
skat-fact-step-schneider-announced = aangezegd
skat-fact-step-schwarz = schwarz
skat-fact-step-schwarz-announced = schwarz aangezegd
skat-fact-step-open = open
skat-result-won = gewonnen
skat-result-lost = verloren
skat-result-overbid = overboden

skat-badge-place = plaats
skat-badge-pause = pauze
skat-place-forehand = voorhand
skat-place-middlehand = middenhand
skat-place-rearhand = achterhand
skat-zone-stock = skat
skat-reason-deals = alle spellen zijn gespeeld

## Waarom iets niet mag

# R3: met vier pauzeert de gever.
skat-refusal-sits-out = Jij deelt: dit spel heb je pauze.
# R4: eerst wordt er gereisd.
skat-refusal-auction-first = Eerst wordt er gereisd.
# R5: $amount is geen waarde van de reeks.
skat-refusal-not-on-ladder = { $amount } is geen bod: het staat niet in de reeks.
skat-refusal-top-of-ladder = Hoger dan { $amount } gaat het niet.
# R6: er is gevraagd; $amount is de vraag.
skat-refusal-answer-first = { $amount } is gevraagd: zeg ja of pas.
skat-refusal-nothing-asked = Jou is niets gevraagd: jij vraagt, of je past.
# R6–R8: $amount is wat nu gevraagd mag worden.
skat-refusal-ask-next = Vraag { $amount }, of pas.
skat-refusal-ask-higher = Vraag minstens { $amount }, of pas.
# R9: het reizen is voorbij.
skat-refusal-auction-over = Het reizen is voorbij.
# R10: beiden pasten.
skat-refusal-eighteen-or-pass = De anderen hebben gepast: speel op 18, of pas.
# R12: de skat.
skat-refusal-skat-or-hand-first = Zeg eerst of je de skat neemt of uit de hand speelt.
skat-refusal-skat-was-taken = Je hebt de skat gezien: een handspel kan niet meer.
skat-refusal-hand-was-said = Je speelt uit de hand: de skat blijft liggen.
skat-refusal-cards-are-played = Er wordt al gespeeld: aan de skat komt niemand meer.
skat-refusal-lay-away-first = Druk eerst nog { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
skat-refusal-not-that-card = { $card } kun je niet drukken.
# R13: het spel moet een naam hebben.
skat-refusal-name-a-game = Noem eerst je spel.
skat-refusal-game-is-named = Het spel is al genoemd.
# R14: aankondigen.
skat-refusal-nothing-in-nul = Bij Nul kondig je niets aan.
skat-refusal-announced-after-skat = Je hebt de skat gezien: { $word } aankondigen kan alleen uit de hand.
# R16: $word is het spel, $amount de waarde, $bid het bod.
skat-refusal-nul-below-bid = { $word } is { $amount } waard, minder dan het bod van { $bid }.

# Wat er op het spel staat.
skat-stake-game = +{ $won } / −{ $lost }
skat-stake-overbid = overboden, −{ $lost }
