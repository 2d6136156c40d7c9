lesson-poker-raise = Two cards of your own
    .text =
        Everybody gets two face-down cards. To the left of the dealer lie two small bets, the blinds. On your turn you
        call, raise or fold. A raise is at least a big blind, here 2.
    .ask = You hold two aces, the best hand there is. What do you do?
    .right = That is it: with the best hand you want the others to pay.
    .wrong = You may, but you do not fold two aces or play them for nothing: raise to between 4 and 12.
lesson-poker-fold = Folding
    .text = Calling costs the difference to the highest bet. Whoever folds only loses what he has put in already.
    .ask = Fien raises to 12. You hold a 7 and a 2 of different suits. What do you do?
    .right = No hand starts worse. You had put in nothing, so it costs you nothing.
    .wrong = You may, but it does not get weaker than 7 and 2, and Fien paid six big blinds.
lesson-poker-check = Three open cards
    .text =
        After the first round three cards are turned up, the flop; later one more, the turn, and another, the river.
        They are everybody’s. If nobody has bet you may wait: check.
    .ask = The flop did not help you, and nobody has bet. What do you do?
    .right = Seeing a card for free is always better than folding.
    .wrong = You may, but waiting is free here. Check.
lesson-poker-bluff = Bluffing
    .text = If all others fold, you win the pot without showing your cards. So you can also bet with nothing: bluff.
    .ask = Bram checked twice, he looks weak. You have nothing. Try a bet of 3 to 8.
    .right = Bram folds, and nobody knows what you had.
    .wrong = You may, but try a bluff here: bet 3 to 8.
lesson-poker-best = The best five
    .text =
        Of your two cards and the five on the table the best five count. From high to low: straight flush, four of a
        kind, full house, flush (five of one suit), straight, three of a kind, two pairs, pair, high card.
    .ask = Three hearts lie there, and you hold the ace and 5 of hearts. What do you do?
    .right = Your flush with the ace beats Bram’s two pairs.
    .wrong = You may, but a flush with the ace cannot be beaten here: bet.
lesson-poker-draw = Is it worth the price?
    .text =
        Whoever bets all his chips is all-in: he stays in, and there is no more raising. Then work out what you pay, and
        what you can win.
    .ask =
        A call costs 12, and there is 36 in the pot. One more heart makes a flush: the chance is more than one in three.
        Do you call?
    .right = Well judged, and the heart came. Winning one time in four was enough already.
    .wrong = You may, but you pay 12 to win 36, and it works more than one time in three. Call.
lesson-poker-kicker = The fifth card
    .text =
        If the hands are otherwise equal, the highest card beside them decides. If all five are equal, the pot is
        shared. The last player with chips wins the game.
    .ask = Four jacks lie on the table. Bram goes all-in, and you hold a king. Do you call?
    .right = Four jacks both, but your king beats Bram’s queen.
    .wrong = You may, but everybody has four jacks: with your king you only lose to an ace.
