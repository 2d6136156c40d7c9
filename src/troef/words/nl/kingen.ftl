game-kingen = Kingen
    .line = Zes spelletjes waarin je slagen en kaarten mijdt, dan vier keer troef om alles goed te maken.

preset-kingen-book = geschud
preset-kingen-cut = Vlaams: afnemen en 4-4-5 delen

option-kingen-deal_mode = Delen
    .help = In Vlaanderen worden de slagen vaak alleen verzameld en afgenomen.
value-kingen-deal_mode-shuffle = elk spel schudden
value-kingen-deal_mode-cut_4_4_5 = verzamelen, afnemen en 4-4-5 delen

## De kop van de tafel

kingen-fact-game = spel
kingen-game-fewest-tricks = minste slagen
kingen-game-fewest-hearts = minste harten
kingen-game-no-kings-and-jacks = geen heren en boeren
kingen-game-fewest-queens = minste dames
kingen-game-no-king-of-hearts = geen hartenheer
kingen-game-not-seventh-nor-last = geen 7e en 13e slag
kingen-game-trump = troef
kingen-fact-trick = slag
kingen-fact-seventh = 7e slag voor
    .seat = 7e slag voor { $whom }
kingen-fact-ended = gedaan
kingen-ended-king-of-hearts = de hartenheer is gevallen
kingen-badge-penalty = strafpunten

## Wat er op het spel staat

kingen-stake-tricks = elke slag +{ $points }, samen { $most }

## Waarom iets niet mag

# R11, R17: $cards is waar je wel mee mag uitkomen.
kingen-refusal-lead-ban = Met harten uitkomen mag nog niet: je hebt iets anders ({ $cards }).
# R21.
kingen-refusal-trump-first = Maak eerst troef.
kingen-refusal-trump-is-named = Troef is al gemaakt.
# R9.
kingen-refusal-game-without-trump = In dit spel is er geen troef.
