lesson-manillen-order = The ten is highest
    .text =
        In every suit the 10 is highest: the manilla. Then comes the ace, the small manilla, and then king, queen,
        jack. If you follow suit and can play higher, you must.
    .ask = Bram leads the ace of spades. What do you play?
    .right = The manilla is 5 points and beats the ace of 4. You had to go higher, and you could.
lesson-manillen-follow = If you cannot go higher
    .text = If you hold the suit but cannot beat the highest card, any card of the suit will do.
    .ask = Bram leads the ace of spades again. You hold the 9 and 7 of spades.
    .right = Both are worth nothing: you lose no points.
lesson-manillen-ruff = You must ruff
    .text =
        The last card of the dealer lies open: its suit is trumps, here hearts. If you do not hold the suit led, you
        must ruff.
    .ask = Bram plays the ace of spades and you have no spades. What now?
    .right = A small trump takes the ace along: 4 points and a trick.
lesson-manillen-lead = Leading
    .text =
        The player to the right of the dealer leads, and everything goes anticlockwise. Whoever wins the trick leads
        again.
    .ask = You lead. Which card is sure to win, as long as nobody ruffs?
    .right = The manilla of spades is the highest. After it your ace is.
    .wrong = You may, but only the 10 of spades cannot be beaten by another spade.
lesson-manillen-ask = Consulting
    .text =
        Before the first card the player who leads may ask his partner something. The answer is true, and everybody
        hears it.
    .ask = You lead and hold no manilla. Ask Joris which manillas he has.
    .right = Now you know in which suits Joris holds the 10: lead one of those.
    .wrong = You may ask something else or lead at once. Now ask for the manillas first.
