game-new-game = New Game
    .line = Thirty-two cards, eight tricks, and every trick is a point.

preset-new-game-book = without trump
preset-new-game-hearts = hearts are trump

option-new-game-trump = Trump
    .help = The same suit all match long, or none.
value-new-game-trump-none = none
value-new-game-trump-clubs = clubs
value-new-game-trump-diamonds = diamonds
value-new-game-trump-hearts = hearts
value-new-game-trump-spades = spades

option-new-game-deals = Deals
    .help = After this many deals the match is over.

# The fields of a result.
result-new-game-tricks =
    .help = how many tricks each seat has won, eight together.
