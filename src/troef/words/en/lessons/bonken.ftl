lesson-bonken-choose = Choose a game
    .text =
        Bonken has eleven deals. In seven of them something costs points; four times it is troeven, and then each trick
        is worth 10. The player opposite the dealer chooses.
    .ask = You choose, with seven spades and many aces and kings. Which game?
    .right = With this hand you want tricks, and only troeven pays for them. Everybody chooses it just once.
    .wrong =
        You may, but in all other games tricks are dangerous, and this hand takes many. Choose troeven with spades.
lesson-bonken-follow = Following suit
    .text =
        The player to the left of the dealer leads. If you hold the suit, you follow; if not, any card will do. You
        never have to ruff or overruff.
    .ask = Spades are trumps and Fien leads the ace of diamonds. What do you play?
    .right = That is right: you follow with a diamond. The highest trump wins, or else the highest diamond.
lesson-bonken-bukken = Bukken
    .text = In bukken each trick costs 5 points and there are no trumps. So you duck under the card that lies there.
    .ask = Fien leads the 9 of hearts. Which heart ducks, and gets rid of your most dangerous one?
    .right = The 8 stays just below the 9. Keep the 4: it will duck under nearly anything later.
    .wrong = You may, but play the highest card that still loses: the 8. So you keep the 4 for later.
lesson-bonken-hearts = Chasing hearts
    .text =
        In hartenjagen each heart in your tricks costs 5 points. You may not lead hearts while you hold anything else.
    .ask = You lead. Which card is nearly sure to lose the trick?
    .right = A 2 does not win while anybody can follow. Leads get dangerous later, when hearts fall on them.
    .wrong = You may, but that card could win the trick. With a 2 you are nearly sure to stay below.
lesson-bonken-king = The king of hearts
    .text = In hartenheer only that one card costs points, but 50 of them, for whoever takes it in a trick.
    .ask = The 9 and the ace of spades lie there, and you have no spades. What do you throw?
    .right = Away with it! Fien, who chose this game, may well get it.
    .wrong = You may, but this is the moment: if you cannot follow, the king of hearts goes to somebody else.
lesson-bonken-domino = Domino
    .text =
        In domino you play an 8, or a card next in rank in a suit on the table. If you can, you must. Who plays the
        very last card gets 50 penalty points.
    .ask =
        You can play the 10 of hearts or the 8 of clubs. You hold all higher hearts. Which one opens the door only for
        you?
    .right = Jack to ace of hearts are now yours alone. The others wait for your 8 of clubs.
    .wrong = You may, but the 8 of clubs helps the others. In hearts only you hold the high cards: they win you time.
lesson-bonken-double = Doubling
    .text =
        Before the first card you may double others. The difference between the two of you then counts once more:
        whoever did better gets it, and the other pays it.
    .ask = Fien chose vrouwen: each queen costs 30. You hold only low cards. Whom do you double?
    .right = With this hand you take no queen at all, and whoever takes one pays you another 30.
    .wrong = You may, but it will never be safer than now: you hardly take a queen. Double somebody.
