lesson-bridge-open = Opening
    .text =
        Four players, two pairs: Joris, opposite you, is your partner. A bid promises tricks: 1 spade is 6 + 1 = 7
        tricks with spades as trumps. Count your points: an ace is 4, a king 3, a queen 2, a jack 1.
    .ask = You have 17 points and five spades. What do you bid?
    .right =
        You open with 12 points or more, and with five spades you open that suit. Now Joris knows where you are strong.
    .wrong = You may, but this hand is best told in the simplest way: 1 spade.
lesson-bridge-raise = Responding
    .text =
        A new bid must be higher: more tricks, or as many in a higher suit. From low to high they go clubs, diamonds,
        hearts, spades, no trump.
    .ask = Joris opened 1 heart. You hold four of them, and 8 points. What do you say?
    .right = Four hearts beside his five are trumps enough. With 6 to 9 points you raise to 2.
    .wrong = You may, but support your partner: he promises hearts, you hold four, and 8 points are worth 2 hearts.
lesson-bridge-game = Game
    .text =
        Each trick above six counts: spades and hearts 30, clubs and diamonds 20, no trump 30 and the first one 40.
        With 100 points bid and made you have a game; two games win the rubber.
    .ask = Joris jumped to 3 spades: he has four, and 10 to 12 points. You have 17. What now?
    .right = Four times 30 is 120: a game. You have 27 points together at least, and 25 will mostly do.
    .wrong = You may, but count: with some 27 points together 4 spades is the bid. It brings a game at once.
lesson-bridge-lead = The opening lead
    .text =
        The player to the left of declarer leads. Then the hand of declarer's partner is laid open: that is dummy, and
        declarer plays it too.
    .ask = Fien plays 3 no trump. Which card attacks best?
    .right =
        The top of a sequence: once the ace is gone, your other hearts are free. In no trump even your smallest may win
        later.
    .wrong = You may, but king, queen, jack, 10 is a sequence to attack with: lead the king.
lesson-bridge-ruff = Ruffing
    .text =
        If you hold the suit led, you follow. If not, any card will do, a trump too. The highest trump wins the trick.
    .ask =
        You play 4 spades. The ace of diamonds lies there and you have no diamonds. How do you win the trick most
        cheaply?
    .right =
        The smallest trump is enough, as everybody else has played. Keep the high ones to draw the trumps of the
        others.
    .wrong = You may, but a small trump wins this trick too and costs nothing: play the 3.
lesson-bridge-finesse = The finesse
    .text = Dummy lies open and you play it. You led a small heart from your hand, and Bram played low.
    .ask = Dummy has ace and queen. Which heart do you call for, to win two tricks perhaps?
    .right = Bram had the king: your queen wins, and so will the ace. That is a finesse, and it works half the time.
    .wrong = You may, but the ace is one sure trick and no more. Play the queen: if Bram has the king, you win two.
lesson-bridge-double = Double
    .text =
        If you think the others bid too high, you double: every trick they fall short costs them more. If they make it,
        it counts double too.
    .ask = Fien and Bram bid 6 hearts: twelve tricks. You hold two aces and another trump trick.
    .right = Two aces and the queen of trumps: they fall short by one trick at least, and probably more.
    .wrong = You may, but with two aces and good trumps 6 hearts is sure to fail. Double.
