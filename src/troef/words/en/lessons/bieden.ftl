lesson-bieden-bid = A bid
    .text =
        Four players, two pairs: Joris, opposite you, is your partner. A bid promises that many points with your
        partner: at least 100, and the tricks hold 141 in all. Everybody speaks once.
    .ask = You speak first. In trumps the jack counts 20, the 9 counts 14 and the ace 11. What do you bid?
    .right = Jack, 9, ace and king of one suit with two aces beside them: 100 to 120 is a sound bid.
    .wrong =
        It is a pity to pass with this hand, and much more than 120 is a gamble: all tricks together hold only 141.
lesson-bieden-trump = The first card is trump
    .text =
        The highest bidder leads, and the suit of that card is trumps. Trumps go jack, 9, ace, king, queen, 10, 8, 7.
    .ask = You play for 110. Which card makes spades trumps and is sure of the trick?
    .right = Spades are trumps and the jack is highest: it draws the trumps of the others.
    .wrong = You may, but start with the jack of your best suit: it is sure to win, and the others must give up trumps.
lesson-bieden-low = Following trumps
    .text =
        When trumps are led you must play a trump if you have one. You never have to go higher: a small one will always
        do.
    .ask = Fien plays for 110 and leads the jack of spades. Which spade do you give?
    .right = The ace is worth 11 points, and Fien does not get them for nothing. The 8 costs nothing.
    .wrong = You may, but nothing beats the jack. Give the 8, and Fien does not get your 11 points.
lesson-bieden-ruff = You may always ruff
    .text =
        You follow suit, or you ruff: even if you could follow. Only if you do not hold the suit may you play anything.
    .ask = Fien leads the ace of diamonds. You hold diamonds, and one trump. How do you take the trick?
    .right =
        The 9 of spades is the highest trump now: 14 points, and Fien's ace with it. In most games you would have to
        follow here.
    .wrong = Following is allowed, but your 9 of trumps takes the ace. You may ruff even if you can follow.
lesson-bieden-belote = Belote
    .text =
        King and queen of trumps in one hand are worth 20 to the side that plays: that is belote. But play the queen
        first and the king later.
    .ask = Your partner Joris plays for 120, and hearts are trumps. Which heart do you play first?
    .right = Belote, and later rebelote with the king: 20 more points towards your bid.
    .wrong = You may, but with the king first the belote is lost. Play the queen.
lesson-bieden-forced = The dealer is stuck
    .text = If the other three pass, the dealer must play for 100. More is allowed; passing is not.
    .ask = You dealt, and everybody passes. Which bid is the least dangerous?
    .right = If you lose this forced 100, your own tree does not go up. After a free bid it would.
    .wrong = You may, but a higher bid that fails costs you. The forced 100 costs your side nothing.
lesson-bieden-run = Bidding with roem
    .text =
        Three in a row of one suit are 20 roem, four in a row 50, four jacks even 200. The roem in your hands counts
        towards your bid if your side plays.
    .ask = Fien bid 110. You hold ace, king, queen, jack of spades, and strong hearts. Bid 150 or 160.
    .right =
        With 50 roem you need 100 to 110 points more. Made, 150 takes 3 off your tree and 110 only 2. Each tree starts
        at 15, and who comes down to 0 wins.
    .wrong = That leaves too much, or asks too much: 50 roem and about a hundred points in tricks make 150 or 160.
