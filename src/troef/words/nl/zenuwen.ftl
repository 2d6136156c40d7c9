game-zenuwen = Zenuwen
    .line = Allemaal tegelijk: speel je stapeltjes leeg en sla op de kleinste stapel.

preset-zenuwen-book = zoals in het boek
preset-zenuwen-rustig = rustige bots

option-zenuwen-bot_speed = Snelheid van de bots
    .help = Hoelang een bot over elke handeling doet.
value-zenuwen-bot_speed-slow = langzaam (2 tot 4 seconden)
value-zenuwen-bot_speed-normal = gewoon (1 tot 2,5 seconde)
value-zenuwen-bot_speed-fast = snel (een halve tot 1,5 seconde)
option-zenuwen-deadlock_seconds = Pauze als niets meer past
    .help = Zoveel seconden later slaat iedereen een nieuwe kaart om.

## Wat je doet

zenuwen-verb-play = { $cards } → { $whom }
    .log = { $name }: { $cards } → { $whom }
zenuwen-verb-merge = leg { $cards } bij de gelijke
    .log = { $name } legt { $cards } bij de gelijke
zenuwen-verb-shift = leg { $cards } op de lege plek
    .log = { $name } legt { $cards } op de lege plek
zenuwen-verb-ready = klaar
    .log = { $name } { is } klaar
zenuwen-verb-stuck = ik kan niet meer
    .log = { $name } kan niet meer
zenuwen-verb-slap = sla op de stapel van { $whom } ({ $amount })
    .log = { $name } slaat op de stapel van { $whom }
zenuwen-verb-timeout = tijd om
    .log = De tijd is om
zenuwen-verb-idle = { $target } doet niets
    .log = { $target } { heeft } dertig seconden niets gedaan

## Waar het spel is

zenuwen-phase-preparing = voorbereiden
zenuwen-phase-racing = spelen
zenuwen-phase-slapping = slaan
zenuwen-fact-deadlock = niets past meer
zenuwen-fact-finisher = uitgespeeld
    .seat = { $name } { is } uitgespeeld

## Bij een stoel

zenuwen-badge-stock = gedekt
zenuwen-badge-small = in stapeltjes
zenuwen-badge-ready = klaar
zenuwen-badge-stuck = kan niet meer
zenuwen-badge-took = pakt

## Plekken op tafel

zenuwen-zone-tableau = stapeltje
zenuwen-zone-discard = open stapel
zenuwen-zone-stock = gedekte stapel

## Hoe het afliep

zenuwen-reason-won = alle kaarten passen in de stapeltjes
zenuwen-reason-limit = na dertig rondes winnen de minste kaarten

## Waarom iets niet mag

# R4
zenuwen-refusal-no-such-pile = Er zijn { $count } open stapels, voor elke speler één.
# R5 en R6
zenuwen-refusal-same-pile = Dat is twee keer hetzelfde stapeltje.
zenuwen-refusal-pile-empty = Op plaats { $pile } ligt niets.
zenuwen-refusal-unequal = { $cards } zijn niet gelijk: alleen gelijke kaarten mogen bij elkaar.
zenuwen-refusal-place-taken = Plaats { $pile } is niet leeg.
zenuwen-refusal-nothing-under = Onder stapeltje { $pile } ligt niets gedekt: dan blijft het liggen.
# R10, R11
zenuwen-refusal-flip-first = Eerst slaat iedereen zijn bovenste kaart om.
zenuwen-refusal-already-ready = Je hebt al gezegd dat je klaar bent.
zenuwen-refusal-already-flipped = Er is al omgeslagen: speel maar.
# R12
zenuwen-refusal-no-card-there = Daar ligt nog geen kaart om { $card } op te leggen.
zenuwen-refusal-equal-rank = { $card } past niet op { $top }: gelijk is niet opeenvolgend.
zenuwen-refusal-no-neighbour = { $card } past niet op { $top }: het moet één hoger of één lager zijn.
# R14
zenuwen-refusal-too-late = Te laat: er ligt nu { $top }, en daar past { $card } niet op.
# R18
zenuwen-refusal-already-stuck = Je hebt al gezegd dat je niet meer kunt.
# R22 tot R26
zenuwen-refusal-round-over = De ronde is uit: nu telt alleen nog slaan.
zenuwen-refusal-pile-taken = Die stapel is al weg. Sla op een andere!
zenuwen-refusal-has-a-pile = Je hebt al een stapel.
zenuwen-refusal-slap-too-early = Slaan telt pas als iemand zijn stapeltjes kwijt is.
