game-shithead = Shithead
    .line = Eerst je hand, dan je open kaarten, dan blind gokken. Wie als laatste kaarten heeft, is de shithead.

preset-shithead-book = één ronde
preset-shithead-evening = vijf rondes

option-shithead-claim_seconds = Tijd om te roepen
    .help = In seconden: zo lang kun je roepen dat jij de gevraagde kaart hebt en mag beginnen.
option-shithead-rounds = Aantal rondes
    .help = Wie het minst vaak shithead was, wint.
option-shithead-forfeit = Opdracht voor de shithead
    .help = De anderen stellen een onschuldige opdracht voor. Op het spel heeft dat geen invloed.

## Woorden van het spel

shithead-phase-arranging = kaarten ruilen
shithead-phase-calling = wie begint?
shithead-fact-asked = wie heeft een
shithead-asked-A = aas
shithead-asked-K = heer
shithead-asked-Q = vrouw
shithead-asked-J = boer
shithead-fact-shithead = shithead
shithead-fact-task = opdracht
shithead-fact-turns = beurten
shithead-task-drinks = drinken halen
shithead-task-song = een liedje zingen
shithead-task-hat = de hoed dragen
shithead-badge-place = uit als nummer
shithead-badge-ready = klaar
shithead-badge-declined = zwijgt
shithead-badge-marks = keer shithead
shithead-zone-meld = voor zich
shithead-zone-taken = van tafel
shithead-word-drinks = haal drinken
shithead-word-song = zing een liedje
shithead-word-hat = draag de hoed
shithead-verb-play = leg { $cards }
    .log = { $name } legt { $cards }
shithead-verb-pickup = pak de stapel { $cards }
    .log = { $name } pakt de stapel { $cards }
shithead-verb-blind = draai kaart { $amount } om
    .log = { $name } draait { $cards } om
shithead-verb-arrange = leg { $cards } open, neem { $card }
    .log = { $name } { heeft } { $cards } open
shithead-verb-leave = laat ze zo liggen
shithead-verb-ready = klaar
    .log = { $name } { is } klaar met ruilen
shithead-verb-claim = ik heb een { $rank }!
    .log = { $name } { heeft } een { $rank } en begint
shithead-verb-no-claim = zwijg
    .log = { $name } zwijgt
shithead-verb-propose = stel voor: { $word }
    .log = { $name } stelt voor: { $word }
shithead-verb-timeout = tijd om
    .log = De tijd is om
shithead-reason-shithead = er is een shithead
shithead-reason-limit = na duizend beurten verliezen de meeste kaarten

## Waarom iets niet mag

# R5 R6
shithead-refusal-exchange-first = Er wordt nog geruild: zeg klaar als je kaarten goed liggen.
shithead-refusal-exchange-over = Ruilen kan niet meer.
shithead-refusal-ready-already = Je zei al dat je klaar bent.
# R7 R8 R36: $rank is de gevraagde waarde.
shithead-refusal-start-first = Eerst moet blijken wie er begint.
shithead-refusal-start-found = Er is al iemand begonnen.
shithead-refusal-other-rank = Nu gaat het om een { $rank }.
shithead-refusal-rank-not-held = Je hebt geen { $rank } in de hand.
shithead-refusal-declined-already = Je hebt al gezwegen bij { $rank }.
# R10: $card ligt open voor je.
shithead-refusal-hand-first = { $card } ligt open: die mag pas als je hand leeg is.
shithead-refusal-blind-last = Je blinde kaarten komen pas als hand en open kaarten op zijn.
# R11
shithead-refusal-one-rank = Leg alleen kaarten van één waarde bij elkaar.
# R27: $card ligt open voor je.
shithead-refusal-hand-or-open = { $card } ligt open: kaarten uit je hand en open kaarten leg je nooit samen.
# R12: $cards wil je leggen, $card ligt boven.
shithead-refusal-too-low-for-pile = { $cards } is lager dan { $card }: leg iets gelijks of hogers, een 2 of een 10, of pak de stapel.
# R13
shithead-refusal-no-pile = Er ligt geen stapel: je moet iets leggen.
# R16 R25
shithead-refusal-no-card-with-pile = Je speelt uit de hand: pak gewoon de stapel.
shithead-refusal-open-card-first = Leg eerst een van je open kaarten op de stapel en pak hem dan.
shithead-refusal-not-open = { $card } ligt niet open voor je.
# R28
shithead-refusal-turn-blind = Je hebt alleen nog blinde kaarten: draai er een om.
shithead-refusal-blind-gone = Die blinde kaart is al weg.
# T2
shithead-refusal-no-proposal = Een opdracht stel je één keer voor, en niet als je zelf nog shithead kunt worden.
