game-zwikken = Zwikken
    .line = Drie kaarten en een pot: speel voor een kwart, de helft of alles.

preset-zwikken-book = elke ronde inzetten
preset-zwikken-full-pot = alleen inzetten als de pot leeg is
preset-zwikken-old = zwik van de troefkaart gaat voor

option-zwikken-ante = Inzet
    .help = Zoveel fiches legt ieder in de pot.
option-zwikken-ante_when = Wanneer inzetten
    .help = Elke ronde, of alleen als de pot bij het begin van de ronde leeg is.
value-zwikken-ante_when-every_round = elke ronde
value-zwikken-ante_when-empty_pot = bij een lege pot
option-zwikken-shares = Delen van de pot
    .help = Waarvoor je kunt spelen, van klein naar groot; de hele pot (1) hoort erbij.
option-zwikken-rounds = Aantal rondes
    .help = Na zoveel rondes wordt de pot verdeeld en wint wie de meeste fiches heeft.
option-zwikken-start_chips = Fiches bij het begin
    .help = Daarna mag je ook onder nul komen.
option-zwikken-upcard_zwik_top = Zwik van de troefkaart gaat voor
    .help = Een zwik van dezelfde hoogte als de troefkaart gaat boven elke andere zwik, zoals in de 19e eeuw.

## Wat je kunt zeggen en doen

zwikken-verb-bid = speel { $word }
    .log = { $name } speelt { $word }
zwikken-verb-bid-better = speel beter: { $word }
    .log = { $name } speelt beter: { $word }
zwikken-verb-search = zoeken
    .log = { $name } zoekt een andere troef
zwikken-verb-stop = stoppen
    .log = { $name } stopt

zwikken-word-1 = de hele pot

## Wat er op het spel staat

zwikken-stake-share = { $chips } uit de pot, of { $chips } erin
    .short = ± { $chips }
zwikken-stake-search = ieder legt { $chips } bij

## Waar het spel is

zwikken-phase-bidding = biedfase
zwikken-phase-searching = zoeken of stoppen?

## De kop van de tafel

zwikken-fact-searches = keer gezocht
zwikken-badge-share = speelt
zwikken-badge-passed = gepast
zwikken-zone-waste = troefkaart

## Waarom iets niet mag

# R4.
zwikken-refusal-bid-first = Eerst wordt er geboden: speel of pas.
# R5.
zwikken-refusal-no-such-share = Voor dat deel van de pot kun je niet spelen.
# R6.
zwikken-refusal-share-too-low = Wie beter speelt, speelt voor een groter deel van de pot.
zwikken-refusal-only-whole-pot = Er speelt al iemand voor de hele pot: jij dan ook, of je past.
# R8.
zwikken-refusal-bidding-over = Er is al geboden; je deel ligt vast.
# R10.
zwikken-refusal-search-after-passes = Zoeken of stoppen doet de gever, en alleen als iedereen past.
zwikken-refusal-all-passed = Iedereen heeft gepast: de gever zoekt of stopt.
zwikken-refusal-search-or-stop = Kies eerst: zoeken of stoppen.

# Het einde van een ronde (S2, R14).
zwikken-ending-most-made = { $names }: deel gewonnen, { $had } tegen { $need }
zwikken-ending-most-failed = { $names }: deel verloren, { $had } tegen { $need }
zwikken-ending-zwik-made = { $names }: deel gewonnen met de hoogste zwik
zwikken-ending-zwik-failed = { $names }: deel verloren aan een zwik
