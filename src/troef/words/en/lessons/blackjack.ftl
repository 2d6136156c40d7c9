lesson-blackjack-bet = Betting
    .text =
        You play alone against the bank. First you bet an even number of chips. Then you get two open cards and the
        bank one.
    .ask = Choose a bet and see what you get.
    .right =
        An ace with a card of 10: blackjack! It pays one and a half times your bet at once, as a bank with a 9 cannot
        get one any more.
lesson-blackjack-hit = As near to 21 as you can
    .text =
        Court cards count 10, an ace 1 or 11, the others their number. You win if you are nearer to 21 than the bank,
        but above 21 you are bust and your bet is lost.
    .ask = You have 12, and the bank shows a 10. What do you do?
    .right = A 7 makes it 19. Against a 10 a total of 12 is far too little: the bank often gets to 17 or more.
    .wrong = You may, but with 12 against a 10 you should take a card: this way you win too seldom.
lesson-blackjack-stand = Let the bank go bust
    .text =
        The bank chooses nothing: it draws until it has 17 or more. With a 5 or a 6 that often goes wrong. If you went
        bust yourself, you lose even if the bank does so later.
    .ask = You have 14 and the bank shows a 6. What do you do?
    .right = The bank draws a 10 and then a 9: 25, bust. Your 14 wins because you risked nothing.
    .wrong = You may, but the bank stands badly here. Pass, and let it draw too much.
lesson-blackjack-double = Doubling
    .text = With 9, 10 or 11 on your first two cards you may double your bet. You then get exactly one more card.
    .ask = You have 11 against a 6. How do you get the most out of it?
    .right = You have 20 with twice the bet, and the bank goes bust. These are the hands that pay.
    .wrong = You may, but 11 against a weak bank is the best hand to double on.
lesson-blackjack-split = Splitting
    .text = Two cards of equal value may be split: you put down another bet and play two hands, one after the other.
    .ask = Two eights make 16, the hardest hand there is. What do you do?
    .right =
        Now you start twice from an 8, and the first hand already has 18. Always split aces and eights; never tens, for
        20 is good.
    .wrong = You may, but together they are a poor 16. Apart they are two good starts.
lesson-blackjack-insurance = Insurance
    .text =
        If the bank shows an ace, you may bet half your stake on a blackjack of the bank. If it comes you get twice
        that; if not, the half is lost.
    .ask = You have 19. Do you take insurance?
    .right = Fewer than a third of the cards count 10. In the long run insurance costs money.
    .wrong = You may, but the bank gets its blackjack less than a third of the time: better leave insurance alone.
lesson-blackjack-surrender = Surrender
    .text =
        As your first decision you may give up: you lose half and keep the other half. Only against a blackjack of the
        bank all is lost.
    .ask = You have 16 against a 10. What costs least in the long run?
    .right = You keep half your bet. With 16 against a 10 you would lose about three times out of four.
    .wrong = You may, but with 16 against a 10 you lose about three times out of four. Giving up costs only half.
