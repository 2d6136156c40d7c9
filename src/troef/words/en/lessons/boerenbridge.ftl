lesson-boerenbridge-predict = Predicting
    .text =
        Each round you get one card more. One card is turned up: its suit is trumps. Then everybody says exactly how
        many tricks he will win.
    .ask = Spades are trumps and everybody holds three cards. How many tricks will you win?
    .right = Ace and king of trumps are two sure tricks, and the 3 of diamonds wins none.
    .wrong = You may, but count: ace and king of trumps always win, the 3 of diamonds hardly ever. Say two.
lesson-boerenbridge-follow = Following suit
    .text =
        If you hold the suit led, you follow. The highest trump wins the trick, and without a trump the highest card of
        the suit led.
    .ask = You predicted two tricks. Fien leads the 9 of hearts. Which heart do you play?
    .right = You need tricks, and the ace takes one. After a small heart the chance may be gone.
    .wrong = You may, but you still need two tricks: take this one with the ace.
lesson-boerenbridge-ruff = You may ruff
    .text = If you cannot follow you may play anything. You may ruff, but you never have to.
    .ask = You said one trick. Fien plays the ace of hearts and you have no hearts. How do you get it now?
    .right = Even the 2 of trumps beats the ace of hearts. From now on you want no more tricks.
    .wrong = You may, but you need a trick, and your small trump wins it here.
lesson-boerenbridge-duck = Taking nothing
    .text =
        Exactly none is good as well: it is worth 10 points. Every trick beside your number, too many or too few, costs
        3.
    .ask = You said none. Fien plays the ace of hearts and you have no hearts. Which card do you like to lose?
    .right = The king of diamonds could easily win a trick. Away with it while you can.
    .wrong = You may, but the king of diamonds is your dangerous card, and you do not want to ruff. Throw the king.
lesson-boerenbridge-dealer = The dealer is bound
    .text =
        The dealer speaks last. With more than three cards he may not make the sum come out: so somebody is always
        wrong.
    .ask = Five tricks; the others said 1, 0 and 2. So you may not say two. You hold the ace of trumps and small cards.
    .right = One: four are predicted and there are five. Somebody will take a trick too many.
    .wrong = You may, but apart from the ace of trumps nothing is sure to win, and that ace is. Say one.
lesson-boerenbridge-blind = On the forehead
    .text = In the last round everybody has one card, which all the others see and he himself does not.
    .ask = You see the 3 of clubs, the 5 of diamonds and the 2 of clubs, and hearts are trumps. Will you win the trick?
    .right =
        There was little against you, and your card is the queen of trumps. A right prediction is worth 10 points, and
        3 more for each trick.
    .wrong = You may, but look how low the others are: nearly any card may win here. Say one.
