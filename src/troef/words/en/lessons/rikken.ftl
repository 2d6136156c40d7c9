lesson-rikken-rik = Rik
    .text =
        Whoever bids rik promises eight tricks together with a partner, with trumps of his choice. In turn you bid
        higher or pass. Whoever passes may not bid again.
    .ask = You hold six spades with the four highest, and the ace of diamonds. What do you bid?
    .right = A fine rik: with a partner eight tricks are well within reach. Each further trick counts one more.
    .wrong = You may, but going alone is daring here, and passing a waste. This hand is a rik.
lesson-rikken-call = Trumps, and calling an ace
    .text =
        The bidder names trumps and calls an ace that he does not hold. Its holder is his partner, and says nothing. You
        must hold a card of that suit yourself, and it may not be trumps.
    .ask = The others passed. Make spades trumps, and call the ace of the suit in which you hold a single card.
    .right = You will lead the 7 of hearts: your partner takes it with the ace, and after that you can ruff hearts.
    .wrong = You may, but spades are your long suit, and with a single heart you can ruff right after the ace.
lesson-rikken-ace = The called ace
    .text =
        When somebody else leads the called suit, the partner must play his ace. So everybody knows who he is. Otherwise
        you follow suit if you can, and you never have to ruff.
    .ask = Fien plays rik and called the ace of diamonds. You hold it. She leads the 7 of diamonds. What do you play?
    .right = You had to, and the trick is yours together. Now everybody knows that you are Fien’s partner.
lesson-rikken-alone = Alone
    .text =
        You can play alone from eight tricks up, against three. The number you bid does not change the price: each trick
        above your bid counts one more, each trick short costs one. So bid no higher than you need.
    .ask = You hold the seven highest spades in a row, and the ace and king of hearts. What do you bid?
    .right = Nine tricks are as good as certain, so the ninth counts as an extra one. Each of the three pays.
    .wrong =
        You may, but 8 alone is the lowest bid that you can make by yourself, and every further trick counts anyway.
lesson-rikken-troela = Troela
    .text =
        With exactly three aces you must bid troela, or higher. Whoever holds the fourth ace is your partner, and he
        chooses trumps, but not the suit of that ace.
    .ask = You hold three aces. What do you bid?
    .right = Fien had the ace of hearts: she is your partner, and made clubs trumps. Eight tricks together.
    .wrong = You may, but going above troela is madness here. Three aces and a partner: troela.
lesson-rikken-misere = Misère
    .text =
        In misère you play without trumps against three, and take not a single trick. That is 5 from each of the three,
        or 5 to each.
    .ask = Your highest card is a 9, and you hold low cards in every suit. What do you bid?
    .right = It is hard to get under cards like these. Nobody bid higher.
    .wrong = You may, but cards hardly come any lower. This is a misère.
lesson-rikken-piek = Piek
    .text =
        In piek you take exactly one trick: not none, not two. It too is played without trumps, and ranks level with
        misère.
    .ask = You hold the ace of hearts and nothing but low cards. What do you bid?
    .right = The ace takes that one trick, and all the rest stays under.
    .wrong = You may, but with one sure trick and everything else low this is a piek.
