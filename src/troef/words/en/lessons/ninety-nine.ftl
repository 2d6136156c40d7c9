lesson-ninety-nine-bid = Bidding with cards
    .text =
        You predict exactly how many tricks you will take, and say so with three cards that you lay aside: a diamond is
        0, a spade 1, a heart 2, a club 3. You play with the other nine.
    .ask =
        You laid aside the 6 of diamonds and the 7 of spades. With two aces and two kings you aim for four tricks. Which
        card makes your bid 4?
    .right = Zero, one and three is four. And you got rid of your worst cards.
    .wrong = You may, but then you do not bid four. A club is worth three.
lesson-ninety-nine-extra = Informatie or open
    .text =
        Then one player may promise more. With informatie his three cards are turned up, with open he also plays from an
        open hand. If it comes true he gets 30 or 60 more; if not, the others do.
    .ask = Four tricks are quite possible, but not certain. What do you say?
    .right = Without an extra bid your bid stays secret, and that helps you.
    .wrong = You may, but if it goes wrong each of the others gets those points. Keep it secret for now.
lesson-ninety-nine-joker = The joker
    .text =
        The up-card makes trumps. The joker counts as that card in every way: here it is the 10 of hearts, a trump. If
        you hold the suit led, you follow.
    .ask = Joris leads the 9 of hearts. Which card must you play?
    .right = The joker was your only heart, so you had to follow with it.
lesson-ninety-nine-nine = Without trumps
    .text = If a 9 or the joker is turned up, there are no trumps. The highest card of the suit led always wins then.
    .ask = Your bid is 3, and Joris leads the king of clubs. Which card takes one of your tricks?
    .right = Nothing beats the ace. One of your three tricks is in.
    .wrong = You may, but that gives up a sure trick: you need three.
lesson-ninety-nine-ruff = Ruffing is free
    .text = If you do not hold the suit led, any card will do. You need not ruff, nor play higher.
    .ask =
        Hearts are trumps and your bid is 4. Joris plays the ace of clubs, and you have no clubs. Take the trick, and
        keep your best trump.
    .right = A small trump is enough. The ace of hearts takes another trick later.
    .wrong = You may, but a small trump takes the trick and keeps the ace of hearts.
lesson-ninety-nine-exact = Exactly
    .text =
        Every trick is 1 point, but whoever makes his bid exactly gets 10, 20 or 30 more: the fewer players manage, the
        more it is. Once your bid is full, you avoid the rest.
    .ask =
        You bid 2, with informatie, and you have 2. Spades are trumps, and the 9 of spades lies in the trick. What do
        you play?
    .right = Exactly two. That is 2 for the tricks, 20 because two players made their bids, and 30 for the informatie.
    .wrong = You may, but that takes a third trick, and you bid 2. Throw in the 8 of clubs.
