lesson-canasta-first = The first meld
    .text =
        You lay melds of three or more cards of one rank; suits do not matter. Twos and jokers fit anywhere, but there
        must always be at least two natural cards.
    .ask = Your side must lay at least 50 the first time. An ace counts 20. What do you lay?
    .right = Three aces are 60: enough. From now on both Joris and you may add to this meld.
    .wrong = You may, but save your wild card: three aces are enough with 60.
lesson-canasta-pile = The pile
    .text = Instead of drawing you may take the whole discard pile, if you meld its top card at once.
    .ask = The king of clubs lies on top, and you hold two kings. What do you do?
    .right = Three kings on the table, and the rest of the pile in your hand. That is what canasta is about.
    .wrong = You may draw, but such a pile is worth far more than one card: take it with your two kings.
lesson-canasta-frozen = Frozen
    .text = With a wild card in it the pile is frozen: you may take it only with two natural cards of the rank on top.
    .ask = There is a 2 in the pile. You hold one king and a 2. What can you do?
    .right = A king and a 2 will not do, so you draw. Freeze the pile yourself when the others want it.
lesson-canasta-canasta = Canasta
    .text =
        Seven cards of one rank are a canasta. Without wild cards it is clean and worth 500, with wild cards dirty and
        only 300.
    .ask = Your side has six sevens on the table. You can add a 7 or a 2.
    .right = A clean canasta: 500 points. Keep the 2 for another meld.
    .wrong = You may, but a 2 makes the canasta dirty. Add the 7: then it is worth 500.
lesson-canasta-black = The black three
    .text =
        You end by discarding a card. A black 3 is a stop card: the next player cannot take the pile. Red threes are
        always laid open, for a bonus of 100.
    .ask = The pile is big, and Bram and Fien have jacks, queens and nines on the table. What is a safe discard?
    .right = Bram cannot take the pile now. A jack, queen or 9 would have been a present.
    .wrong = You may, but then Bram might take the big pile. The black 3 stops him.
lesson-canasta-out = Going out
    .text = You may go out only if your side has a canasta. You may first ask your partner whether he agrees.
    .ask = Your side has seven sevens, and you can get rid of everything. Lay the eights.
    .right = One card is left, and you discard that next.
    .wrong = You may, and asking is polite, but now it is simple: lay the three eights, and you can go out.
lesson-canasta-end = The end of the round
    .text =
        Whoever goes out gets 100. All that lies on the table counts for your side, all in hand comes off. First to
        5000 wins.
    .ask = Discard your last card.
    .right = The round is over: 500 for the canasta, 100 for going out, and the cards besides.
