lesson-liegen-name = Name a suit
    .text =
        All cards are dealt. Whoever begins names a suit; then each in turn plays a card face down that is said to be
        of that suit. Who first has no cards left wins.
    .ask = You begin. Which suit can you be honest in the longest?
    .right = You hold six hearts: you need not lie for long, and the others have fewer.
    .wrong = You may, even a suit you do not hold. But you have six hearts, so the others have few.
lesson-liegen-lie = You may lie
    .text = Nobody sees what you play. Any card is allowed, of another suit too: but then you lie.
    .ask = You named hearts, and nobody expects a lie with your first card. Get rid of another suit.
    .right = So you keep your hearts for when it gets exciting.
    .wrong = You may, and it is safe. But try a lie now: play a card that is not a heart.
lesson-liegen-challenge = You lie!
    .text =
        On your turn you play a card, or you say to whoever just played: you lie! The card is turned up. If he lied he
        takes the whole pile; if not, you take it.
    .ask = The suit is spades, and you hold twelve of the thirteen. Fien has just played. What do you say?
    .right = It was the 9 of diamonds. Fien takes the pile, and she names a suit again.
    .wrong = You may, but look at your hand: Fien can hardly have a spade. Say that she lies.
lesson-liegen-now = Now or never
    .text = Who plays his last card wins at once: that card cannot be challenged any more.
    .ask = Fien has one card left. If she plays again, she has won. What do you do?
    .right = She lied: the 3 of spades was no heart. With the whole pile in her hand she starts all over.
    .wrong = You may, but then Fien plays her last card and wins. This was the last chance.
lesson-liegen-end = The last lie
    .text = Nobody can challenge your last card, even if it is of another suit.
    .ask = You have the 5 of hearts and the 7 of diamonds left, and the suit is hearts. Which do you play now?
    .right = You are honest now, and the 7 of diamonds may lie later: with it you win.
    .wrong = That is a risk: a lie that comes out costs you the whole pile. Play the true heart now.
