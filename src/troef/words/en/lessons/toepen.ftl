lesson-toepen-follow = Following suit
    .text =
        Everybody gets four cards and plays for himself; there are no trumps. If you hold the suit led, you follow. If
        you do not, any card will do.
    .ask = Fien leads the 7 of spades. What do you play?
    .right = Any spade is right. There is no hurry with your high cards: only the last trick counts.
    .wrong = First this trick: knocking comes later. Play a spade.
lesson-toepen-order = The ten is highest
    .text =
        The cards rank 10, 9, 8, 7 and only then ace, king, queen, jack. Everybody starts with ten lives. Whoever does
        not win the fourth trick loses one.
    .ask = This is the fourth trick, and Fien leads the ace of diamonds. Play your last card.
    .right = Your 7 beats the ace. You win the round, and the three others lose a life.
    .wrong = You may knock, but that comes later. Now play your 7.
lesson-toepen-last = The last trick
    .text = Whoever wins a trick leads to the next. Only the last trick counts, so that is where you want to lead.
    .ask = Two tricks to go, and you lead. Which card first?
    .right = The 10 keeps the lead. Then you lead the king of diamonds, and whoever has no higher diamond loses a life.
    .wrong =
        You may, but with the king you may well lose the lead, and your 10 is only good if hearts are led. Start with
        the 10.
lesson-toepen-exchange = Four pictures
    .text =
        Ace, king, queen and jack are the lowest cards. With four of them you may lay them face down and take four new
        ones. Nobody checks, unless somebody doubts you.
    .ask = You hold four pictures. What do you do?
    .right =
        Four new cards, and they can hardly be worse. You may even bluff with a 7 among them, but if you are caught you
        lose a life.
    .wrong = You may, but these cards will never win a last trick. Exchange them.
lesson-toepen-challenge = Do you believe it?
    .text =
        If another player exchanges, you may look at his cards. If there is a 7, 8, 9 or 10 among them, he loses a life.
        If he was honest, you lose one. He keeps his new hand either way.
    .ask = Fien exchanges. You hold four of the sixteen pictures yourself. Do you look?
    .right = Caught: there was a 7 among them. Fien loses a life.
    .wrong = You may, but you hold four pictures yourself. That Fien had four as well is unlikely.
lesson-toepen-whistle = Whistling
    .text =
        With three tens you must whistle, with four you stand up. With three jacks you may whistle too, so nobody knows
        which of the two you have.
    .ask = You hold three tens. There is no choice.
    .right = The others heard you. If you knock later, they will fold sooner.
lesson-toepen-knock = Knocking
    .text =
        You may knock at any moment: losing then costs one life more. The others say in turn whether they stay or fold.
        If everybody folds, you win at once.
    .ask = One trick to go: you hold the 10 of hearts and you lead. How do you make the most of it?
    .right = You are sure to win. Whoever folds loses one life; whoever stays loses two.
    .wrong = You may, but the 10 of hearts is sure to win. Knock first: whoever stays then loses two.
lesson-toepen-fold = Stay or fold
    .text =
        After a knock, folding costs as many lives as there were knocks, and losing costs one more. Whoever loses all
        ten lives first loses the game and buys a round.
    .ask = Fien knocks at once. You hold four pictures. What do you say?
    .right = One life gone, but not two. Next round you get new cards.
    .wrong = You may, but with these cards you hardly ever win, and then it costs two. Fold.
