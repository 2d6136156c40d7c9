lesson-rumba-in = Are you in?
    .text =
        Everybody starts at 21 points and wants to be first at 0. Everybody gets five cards, and the up-card makes
        trumps. If you are in you go down one point per trick, but with no trick at all you go up five.
    .ask = Spades are trumps. You hold the ace and jack of trumps and the ace of hearts. What do you say?
    .right = This hand takes a trick for sure, and probably more.
    .wrong = You may, but here you are simply in: enough tricks to go down, too few for a rumba.
lesson-rumba-out = Staying out
    .text = If you are out your points stay as they are. Only if the up-card is a jack must everybody be in.
    .ask = No trumps and nothing high. What do you say?
    .right = Wise: no trick at all would have cost five points.
    .wrong = You may, but this hand probably takes no trick, and that costs five points. Stay out.
lesson-rumba-swap = The two of trumps
    .text = If you hold the 2 of trumps and go in, you may exchange it for the up-card.
    .ask = The king of clubs is turned up, and you hold the 2 of clubs. What do you say?
    .right = Now you hold king and queen of trumps, and the 2 lies on the table. Clubs stay trumps.
    .wrong = You may, but your 2 is worth a king: go in and exchange it.
lesson-rumba-exchange = Exchanging with the stock
    .text = Everybody who is in may exchange up to three cards. The last to go in exchanges first.
    .ask = Which three cards do you exchange?
    .right = The two highest trumps stayed, and three loose cards could only get better.
    .wrong = You may, but exchange all three loose cards: keep your trumps.
lesson-rumba-beat = Higher if you can
    .text = You must follow suit, and if you can beat the highest card in that suit, you must.
    .ask = Fien leads the 9 of diamonds. You hold the 2, queen and ace of diamonds. What do you play?
    .right = Queen or ace: both beat it. The 2 was not allowed.
lesson-rumba-ruff = Ruffing is free
    .text =
        If you do not hold the suit led, any card will do: you need not ruff. If there is a trump already and you play
        one too, you must beat it if you can.
    .ask = Spades are trumps. Fien plays the king of clubs, and you have no clubs. Which card takes the trick?
    .right = One trick is enough to escape those five points.
    .wrong = You may, but without a trick you go up five points. The 9 of spades takes one.
lesson-rumba-rumba = Rumba
    .text =
        Whoever calls rumba promises three tricks. Then he goes down ten points, otherwise up ten. Everybody after him
        must be in, nobody exchanges, and for them everything counts double.
    .ask = You hold the ace, king, queen and 9 of trumps, and the ace of hearts. What do you say?
    .right = Three tricks are certain. That is ten points down in one go.
    .wrong = You may, but with the three highest trumps three tricks are certain: call rumba.
