lesson-pandoeren-bid = Bidding
    .text =
        Whoever bids highest plays it, with the up-card added. With 120 or more you promise that many points, together
        with a partner. In trumps the jack, the jas, counts 20 and the 9 counts 14; roem counts too, and king with queen
        of trumps is 20.
    .ask = With the queen of spades you would hold jack, 9, ace, king and queen of spades. What do you bid?
    .right = Ace, king, queen and jack are 50 roem, and king and queen another 20. So 120 to 140 is well within reach.
    .wrong = You may, but with these trumps and this roem a bid of 120 to 140 suits your hand.
lesson-pandoeren-bury = Laying away
    .text = The bidder takes the up-card and lays one card away face down. It counts for nobody.
    .ask = Which card do you lay away?
    .right = A card without points, and you are void in a suit: you can ruff it later.
    .wrong = You may, but keep your trumps and your points. Lay away the single 7 or 8.
lesson-pandoeren-trump = Trumps
    .text =
        Then you name trumps. In trumps the order is jack, 9, ace, king, queen, 10, 8, 7; in the other suits ace, king,
        queen, jack, 10, 9, 8, 7.
    .ask = Which suit do you make trumps?
    .right = Spades: jas and 9 are the two highest.
    .wrong = You may, but in spades you hold the five highest cards. Make spades trumps.
lesson-pandoeren-call = Calling an ace
    .text =
        Whoever holds the ace that you call is your partner. He does not say so: it shows when you take your first
        trick, or when the ace falls.
    .ask = You still hold the 8 of diamonds, and no clubs. Which ace do you call?
    .right = The 8 of diamonds finds your partner, and clubs you ruff yourself.
    .wrong = You may, but clubs you can ruff already. Call the ace of diamonds: your 8 leads to your partner.
lesson-pandoeren-jas = The jas need not be played
    .text = If trumps are led, you play a trump. But you never have to play the jas, even if it is your only trump.
    .ask =
        Fien leads the queen of spades, a trump. Your only trump is the jas. Keep it, and throw in a card without
        points.
    .right = The jas waits for a fatter trick: nothing beats it.
    .wrong = You may, but this trick is thin: keep your jas, and give Fien no points.
lesson-pandoeren-follow = Following or ruffing
    .text = If you hold the suit led, you follow, or you ruff. So here ruffing is always allowed.
    .ask = Spades are trumps, and Fien leads the ace of clubs. You do hold clubs. Take the trick all the same.
    .right = A small trump takes the ace of 11 points.
    .wrong = You may, but then the ace wins. You may ruff, even though you hold clubs.
lesson-pandoeren-under = No underruffing
    .text = If another player has ruffed already, you may not play a lower trump under it, unless you have nothing else.
    .ask = Joris led the ace of clubs, and Fien ruffed with the ace. Which card may you not play? Play another.
    .right = The 8 of spades was not allowed. The 9 of spades, over the ace, would have been.
lesson-pandoeren-misere = Misère
    .text =
        There are more games: in misère you lose every trick, in piccolo you take the first one only, in pandoer you
        take all eight together. A game that is won gives points to the bidder and his partner, one that is lost costs
        as many.
    .ask = You hold nothing above the 9. What do you bid?
    .right = Taking no trick: with this hand that nearly always works. It is worth 3 points.
    .wrong = You may, but with such low cards you take no trick. That is called misère.
