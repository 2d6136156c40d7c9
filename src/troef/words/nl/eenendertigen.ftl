game-eenendertigen = Eenendertigen
    .line = Ruil kaart na kaart met de open pot tot je zo dicht mogelijk bij 31 zit.

preset-eenendertigen-book = om de hoogste hand
preset-eenendertigen-points = met punten
preset-eenendertigen-dealer = de gever ruilt blind

option-eenendertigen-opening_exchange = Ruil vooraf
    .help = Wie voor de eerste beurt zijn hele hand tegen de pot mag ruilen.
value-eenendertigen-opening_exchange-forehand = wie eerst aan de beurt is, met open pot
value-eenendertigen-opening_exchange-dealer = de gever, zonder de pot te zien
value-eenendertigen-opening_exchange-none = niemand
option-eenendertigen-scoring = Telling
    .help = Om de hoogste hand, of met punten: dan verliest de laagste telkens een punt.
value-eenendertigen-scoring-highest = de hoogste wint
value-eenendertigen-scoring-lives = met punten, de laagste verliest er een
option-eenendertigen-lives = Punten bij het begin
    .help = Alleen met punten. Wie het eerst op nul komt, gaat op de schopstoel.
option-eenendertigen-rounds = Aantal rondes
    .help = Alleen als de hoogste wint. De meeste gewonnen rondes winnen het geheel.
option-eenendertigen-pass_from_round = Pas vanaf
    .help = Vanaf de hoeveelste keer rond je “pas” mag zeggen.
value-eenendertigen-pass_from_round-1 = de eerste beurt
value-eenendertigen-pass_from_round-2 = de tweede beurt

## Woorden van het spel

call-eenendertigen = vuile was!
eenendertigen-phase-opening = ruil vooraf
eenendertigen-phase-turns = ruilen
eenendertigen-phase-last-round = laatste ronde
eenendertigen-phase-forbid = verbieden?
eenendertigen-fact-forbidder = verbood
    .seat = { $name } verbood
eenendertigen-fact-passer = zei pas
    .seat = { $name } zei pas
eenendertigen-fact-left = beurten nog
eenendertigen-fact-table-round = keer rond
eenendertigen-fact-refreshed = vuile was
eenendertigen-badge-value = in de hand
eenendertigen-badge-lives = punten
eenendertigen-badge-stool = schopstoel
eenendertigen-badge-passed = pas
eenendertigen-badge-forbade = verbied
eenendertigen-zone-board = pot
eenendertigen-zone-discard = vuile was
eenendertigen-verb-swap = ruil { $cards } voor { $card }
    .log = { $name } ruilt { $cards } voor { $card }
eenendertigen-verb-keep = laat liggen
    .log = { $name } laat de pot liggen
eenendertigen-verb-pass = pas
    .log = { $name } zegt pas: nog één ruil voor de anderen
eenendertigen-verb-forbid = verbied
    .log = { $name } verbiedt: nu tonen
eenendertigen-verb-end-turn = niets zeggen
    .log = { $name } zegt niets
eenendertigen-verb-swap-all = ruil alles
    .log = { $name } ruilt de hele hand met de pot
eenendertigen-verb-keep-all = houd mijn kaarten
    .log = { $name } houdt de eigen kaarten
eenendertigen-reason-rounds = alle rondes zijn gespeeld
eenendertigen-reason-last-player = er blijft één speler over
eenendertigen-reason-all-out = de laatsten vielen samen af

## Waarom iets niet mag

# R5, R6.
eenendertigen-refusal-opening-first = Eerst kies je: alle drie ruilen of alle drie houden.
# R7, R8.
eenendertigen-refusal-opening-over = De ruil vooraf is voorbij: nu ruil je kaart voor kaart.
# R10.
eenendertigen-refusal-one-for-one = In een beurt ruil je één kaart voor één kaart, niet meer.
eenendertigen-refusal-not-in-pot = { $card } ligt niet in de pot.
# R16, R17.
eenendertigen-refusal-pass-too-early = Pas zeggen mag hier pas vanaf de tweede keer rond.
eenendertigen-refusal-passed-already = Er is al pas gezegd: dit is de laatste ronde.
eenendertigen-refusal-hand-frozen = Je hebt pas gezegd: je kaarten blijven zoals ze zijn.
# R18, R21: $value is wat de hand telt.
eenendertigen-refusal-not-31 = Verbieden mag alleen met precies 31. Jij hebt { $value }.
eenendertigen-refusal-three-alike = Drie gelijke tellen 30½, en verbieden mag alleen met precies 31.
eenendertigen-refusal-forbid-too-early = Verbieden kan niet in je eerste beurt.
# R19.
eenendertigen-refusal-swapped-already = Je hebt al geruild: verbied, of zeg niets.
eenendertigen-refusal-nothing-to-end = Ruil, laat liggen of zeg pas; je beurt is dan vanzelf voorbij.
# S8.
eenendertigen-refusal-eliminated = Deze speler is afgevallen.
