lesson-zwartepiet-pairs = Pairs
    .text =
        Two cards of one rank and one colour, black with black and red with red, are a pair. All pairs are laid down at
        once. The jack of clubs is left out, so the jack of spades has no partner: that is the piet.
    .ask = Your first pairs lie there already. Draw a card from Fien, on your right.
    .right = If the card matches one of yours, the pair goes down by itself. If not, you keep it.
lesson-zwartepiet-out = Out of cards
    .text = You only see the backs, so it is all luck. Whoever has no cards left is safe and out of the game.
    .ask = Fien has one card left. Draw it.
    .right = The 7 matches your red 7: a pair. And Fien is safe.
lesson-zwartepiet-skip = Who draws from whom?
    .text =
        On your turn you draw from the nearest player on your right who still has cards. After that your left neighbour
        draws from you.
    .ask = Fien had nothing but pairs and is safe already. So draw from Joris.
    .right = That is how it goes around: next Bram drew from you.
lesson-zwartepiet-piet = The piet
    .text = The piet matches nothing. Only you and whoever gave it know where it is, so keep a straight face.
    .ask = Fien has one card left, and you have to draw.
    .right =
        You got the jack of spades. See whether Bram drew it from you already: your cards lay before him in random
        order.
lesson-zwartepiet-last = Who is left with it?
    .text =
        When all fifteen pairs lie on the table, the game is over. Whoever is left with the jack of spades loses.
        Everybody else wins.
    .ask = You have one 7 left, and Joris two cards: the other red 7 and the piet. Draw one.
    .right =
        If you drew the 7, you are safe and Joris is left with the piet. If you drew the jack, it was up to Joris to
        draw from you.
