game-zwartepiet = Zwartepiet
    .line = Trek bij je buur, leg paren, en blijf niet zitten met schoppen boer.

preset-zwartepiet-book = één potje
preset-zwartepiet-five-games = vijf potjes

option-zwartepiet-games = Aantal potjes
    .help = Wie het minst verliest, wint.

## Wat je kunt doen

zwartepiet-verb-draw = trek kaart { $word }
    .log = { $name } trekt een kaart
zwartepiet-word-0 = 1
zwartepiet-word-1 = 2
zwartepiet-word-2 = 3
zwartepiet-word-3 = 4
zwartepiet-word-4 = 5
zwartepiet-word-5 = 6
zwartepiet-word-6 = 7
zwartepiet-word-7 = 8
zwartepiet-word-8 = 9
zwartepiet-word-9 = 10
zwartepiet-word-10 = 11
zwartepiet-word-11 = 12
zwartepiet-word-12 = 13
zwartepiet-word-13 = 14
zwartepiet-word-14 = 15
zwartepiet-word-15 = 16

## Waar het spel is

zwartepiet-phase-drawing = trekken

## De kop van de tafel en bij een stoel

zwartepiet-fact-draws-from = trekken bij
    .seat = trekken bij { $whom }
zwartepiet-fact-drawn = getrokken
zwartepiet-badge-pairs = paren
zwartepiet-badge-safe = veilig
zwartepiet-badge-piet = zwartepiet!
zwartepiet-badge-lost = verloren
zwartepiet-zone-taken = paren
zwartepiet-reason-piet = schoppen boer bleef over

## Waarom iets niet mag

# R8: $amount is het aantal kaarten van je buur.
zwartepiet-refusal-no-such-place = Je buur heeft maar { $amount } kaarten.
zwartepiet-refusal-draw-a-card = Je moet een kaart trekken; iets anders is er niet te doen.
