lesson-kleurenwiezen-ask = Asking
    .text =
        No trump is turned: you name your own suit. Who asks wants a partner to take at least 8 of the 13 tricks with
        that suit as trumps.
    .ask = You speak first, with five fine hearts and an ace beside them. What do you say?
    .right = You ask in hearts. Now one of the others may join you.
    .wrong = You may, but this hand wants a partner: ask in your best suit, hearts.
lesson-kleurenwiezen-join = Joining
    .text =
        If you hold a card of the suit asked, you may join. Together 8 is worth 7 points to each of you, and every
        further trick adds 3.
    .ask = Fien asks in diamonds. You hold four with the ace, and the ace of clubs. What do you say?
    .right = With three or four tricks and support in trumps you gladly join: together 8.
    .wrong = You may, but with four trumps and two aces joining for 8 is the usual bid.
lesson-kleurenwiezen-solo = Solo
    .text = If nobody joins, you may play alone in the suit you asked: solo for 6, 7 or 8 tricks. Or you pass.
    .ask = You asked in spades and everybody passed. You hold six, with an ace and a king-queen beside them.
    .right =
        Six tricks can be made: five in trumps, the ace of diamonds and a heart. Tricks above count too, up to eight.
    .wrong = You may, but count: five tricks in trumps, the ace of diamonds and a heart. Solo 6 is the sensible bid.
lesson-kleurenwiezen-troel = Troel
    .text =
        Before the auction everybody says whether he has troel: exactly three aces. You must declare it, and whoever
        holds the fourth ace is your partner.
    .ask = You speak first. You hold three aces. What do you say?
    .right =
        Troel! Whoever has the ace of hearts is your partner, chooses trumps and leads. Together you need 9 tricks.
lesson-kleurenwiezen-misery = Small misère
    .text =
        In small misère there are no trumps and you may not take a single trick. First everybody puts one card away:
        only 12 tricks are played.
    .ask = Your hand is low, apart from the king of clubs. What do you bid?
    .right = Your one dangerous card will go. If you succeed, that is 18 points.
    .wrong = You may, but this is a real small misère: one bad card, and you may put it away.
lesson-kleurenwiezen-remove = One card away
    .text = All four put a card away face down. Then you follow suit, as always.
    .ask = Which card must never win you a trick?
    .right = With the 4 and 2 of clubs you get under anything. The others do not know what you put away.
    .wrong = You may, but then the king of clubs stays in your hand, and sooner or later it wins a trick.
lesson-kleurenwiezen-partner = No need to ruff
    .text = If you cannot follow, any card will do: you never have to ruff.
    .ask =
        Your partner Fien plays the ace of spades, diamonds are trumps, and you have no spades. Which card do you miss
        least?
    .right = Fien's ace is high already. You save your trumps and your high hearts for later tricks.
    .wrong =
        You may, but the trick is your partner's already. Throw the worthless 3 of clubs and keep trumps and high
        cards.
