lesson-duizenden-pile = Taking the pile
    .text =
        You collect points by laying sets. A turn begins with a card from the stock, or with the whole discard pile if
        you can lay its top card at once with two cards from your hand.
    .ask = The 9 of hearts lies on top, and you hold two more. What do you do?
    .right = Three nines on the table: 15 points. The bigger the pile, the better.
    .wrong = You may draw, but with two nines in hand you lay a set at once: take the pile.
lesson-duizenden-first = Your first turn
    .text =
        In your first turn you lay at most one set, of exactly three cards and without a joker. After that anything
        goes.
    .ask = 2 to 9 count 5, 10 to king 10, an ace 20. Which set is worth most now?
    .right = Three kings: 30 points. Next turn your diamonds become a run of four.
    .wrong = You may, but three kings count 30, and of your diamonds you will lay four at once later.
lesson-duizenden-queen = The queen of spades
    .text =
        The queen of spades is worth 100. On the table they are yours, in your hand they count against you, and you may
        hardly ever discard her.
    .ask = You hold jack, queen and king of spades. What do you lay?
    .right = A hundred and twenty points at once, and the danger is over.
    .wrong = You may, but as long as the queen of spades is in your hand she can cost you 100. Lay her now.
lesson-duizenden-joker = Fetching the joker
    .text =
        A joker stands for one particular card. From your second turn on you may replace it by that card, in anybody's
        set.
    .ask = In Bram's run the joker stands for the 10 of clubs, and you hold that card.
    .right = The joker is yours: in a set it counts 25.
    .wrong = You may, but first fetch the joker: you hold the 10 of clubs, and that is what it stands for.
lesson-duizenden-layoff = Laying off
    .text = You add cards to your own sets only. One card must always be left to discard.
    .ask = You hold the 8 of spades and the 4 of clubs, and your own 4 to 7 of spades lie there. Where does a card fit?
    .right = Five more points. The 4 of clubs would fit Bram's run, but you may not touch that.
    .wrong = You may, but take 5 points first: the 8 of spades fits your own run.
lesson-duizenden-end = Out
    .text =
        When you discard your last card the round is over. Everybody counts what lies before him, less what he still
        holds.
    .ask = Discard your last card.
    .right = All you laid counts, and nothing comes off. The first to reach 1000 wins.
