lesson-jokeren-draw = Drawing
    .text =
        You want to be the first without cards. Each turn starts with a card from the stock; nobody ever takes from the
        discard pile.
    .ask = Bram put away the king of clubs. Begin your turn.
    .right = The king of spades! Now you hold 10, jack, queen and king of spades.
lesson-jokeren-open = Coming out
    .text =
        The first time you lay cards, they must be worth at least 40 together. Court cards count 10, an ace 11 or low
        1, a joker 10.
    .ask = Lay a row that is enough to come out by itself.
    .right = Ten, jack, queen, king: exactly 40. From now on you may lay what you like, and add to the melds of others.
    .wrong = That is not what we want: lay 10, jack, queen and king of spades together, that is 40.
lesson-jokeren-wait = Not enough yet
    .text = 5, 6 and 7 are only 18: they may not go on the table yet. Each turn ends with putting a card away.
    .ask = Which card fits nothing in your hand?
    .right = The king of clubs stands alone. Your pairs and your little row you keep for coming out.
    .wrong = You may, but that card belongs to a pair or a row. The king of clubs stands all alone.
lesson-jokeren-joker = Fetching the joker
    .text =
        A joker stands for one particular card. If you hold that card, and are out, you swap them and take the joker
        into your hand.
    .ask = In Bram's row the joker stands for the 10 of clubs. What do you do?
    .right = The joker is yours: put it where it helps you.
    .wrong = You may, but first the joker: you hold the 10 of clubs, and that is what it stands for.
lesson-jokeren-layoff = Laying off
    .text = Once you are out you may add to the melds of others too: at an end of a row, or the missing suit.
    .ask = Bram has 3, 4, 5 of hearts on the table. Which card can you get rid of there?
    .right = The 6 of hearts fits. One card is left.
    .wrong = You may, but then you keep the 6 of hearts, which fits Bram's row.
lesson-jokeren-last = The last card
    .text =
        You go out by putting your last card away. Everybody else gets a penalty point for each card he still holds.
    .ask = Put your last card away.
    .right = Out! You have no penalty points, and Bram one for each card in his hand, high or low.
