game-new-game = New Game
    .line = Tweeëndertig kaarten, acht slagen, en elke slag is een punt.

preset-new-game-book = zonder troef
preset-new-game-hearts = harten is troef

option-new-game-trump = Troef
    .help = De hele partij dezelfde kleur, of geen.
value-new-game-trump-none = geen
value-new-game-trump-clubs = klaveren
value-new-game-trump-diamonds = ruiten
value-new-game-trump-hearts = harten
value-new-game-trump-spades = schoppen

option-new-game-deals = Spelletjes
    .help = Na zoveel spelletjes is de partij uit.

# De velden van een uitslag.
result-new-game-tricks =
    .help = hoeveel slagen elke stoel haalde, samen acht.
