lesson-hartenjagen-follow = Ducking
    .text =
        Everybody plays for himself. You must follow suit, there are no trumps, and points are bad: each heart costs 1,
        the queen of spades 5 and the jack of clubs 2.
    .ask = Fien leads the 10 of hearts. Which heart stays below it without wasting your lowest?
    .right = The 9 ducks just below the 10, and you keep the 7 for later.
    .wrong = You may, but the ace takes the hearts yourself, and you will need the 7 later. The 9 is just low enough.
lesson-hartenjagen-discard = Away with the queen
    .text = If you cannot follow you may play anything. That is the moment to give penalty cards away.
    .ask = Fien plays the ace of diamonds and you have no diamonds. Which card does she get?
    .right = Five points for Fien, and you are rid of the most dangerous card.
    .wrong = You may, but the queen of spades costs 5: do not miss such a chance.
lesson-hartenjagen-last = Playing last
    .text = Whoever plays last knows exactly what the trick costs.
    .ask = Three small spades lie there and no penalty card. You hold ace and 10. Which do you play?
    .right = The trick is free, and your ace can no longer catch the queen of spades.
    .wrong = You may, but you win the trick anyway. Do it with the ace: later it might catch the queen of spades.
lesson-hartenjagen-lead = Hunting
    .text = You may lead anything, hearts too. A low card is safest.
    .ask = You lead. How do you drive out the queen of spades without danger to yourself?
    .right = Small spades force her out. You cannot catch her.
    .wrong = You may, but that might win the trick. Small spades are safe and hunt the queen.
lesson-hartenjagen-all = All fifteen
    .text =
        If you take all 15 points, you score none of them. You choose: 15 off your own total, or 15 more for each of
        the others.
    .ask = You held all hearts and took everything. What do you choose?
    .right = Both put you 15 ahead of everybody. But adding 15 brings the end of part one nearer.
lesson-hartenjagen-second = Part two
    .text =
        As soon as somebody reaches the agreed 50 everything turns around: from then on points come off your total. Who
        first gets to 0 wins.
    .ask = This is part two. Three hearts lie there. What do you play now?
    .right = Four hearts: 4 points off. Now you want what you avoided before.
    .wrong = You may, but in part two you want points: take this trick with the ace.
