lesson-pesten-match = Suit or rank
    .text =
        Whoever gets rid of all cards first wins. Play a card of the same suit or the same rank as the top card. If you
        can play, you must.
    .ask = The 9 of hearts lies open. Which card do you play?
    .right = A 9 goes on a 9, and a heart on a heart. Now it is up to the next player.
    .wrong = The card fits, but you only call ‘last card’ when you keep exactly one. Now it cost you two penalty cards.
lesson-pesten-draw = Drawing
    .text = If nothing fits, you draw a card from the stock.
    .ask = Nothing in your hand fits the 9 of hearts. What do you do?
    .right = You drew the 5 of hearts, and that one fits.
lesson-pesten-drawn = The drawn card
    .text = If the card you drew fits, you may play it at once. You may also keep it: then your turn is over.
    .ask = You drew the 5 of hearts. What do you do?
    .right = Well done: one card fewer, and the next player needs a heart or a 5.
    .wrong = You may, but that leaves you one card more than you need. Play the 5.
lesson-pesten-eight = Eight and seven
    .text =
        Some cards are there to pester. After an 8 the next player misses a turn. After a 7 the direction of play is
        reversed.
    .ask = Bram is next. Which card makes him miss his turn?
    .right = Bram misses his turn, and Joris plays on.
    .wrong = You may, but only the 8 skips Bram.
lesson-pesten-two = Draw two
    .text =
        After a 2 the next player must take two cards, unless he plays a 2 or a joker himself. Then it adds up and moves
        on.
    .ask = Fien plays the 2 of spades. What do you do?
    .right = Now the count is four, and it is Bram’s, unless he has something too.
    .wrong = You may, but why take two cards? Your own 2 passes the penalty on.
lesson-pesten-take = The joker
    .text =
        A joker may always be played and costs the next player five cards. After taking them you have a normal turn,
        with your new cards too, and anything fits on a joker.
    .ask = Fien plays a joker, and you have no 2 and no joker. What now?
    .right = Five more cards, but now you may play anything.
lesson-pesten-jack = The jack chooses
    .text =
        A jack fits on anything, except on a pending penalty. Whoever plays it names a suit, and the next player has to
        play that suit.
    .ask = Play your jack. Which suit do you name?
    .right = You hold five hearts: next time you are nearly sure to have a card that fits.
    .wrong = You may, but look at what you keep: almost nothing but hearts.
lesson-pesten-call = Last card!
    .text =
        If your play leaves you with exactly one card, you call it: last card! If you forget, you draw two. Whoever
        plays his last card wins at once.
    .ask = You have two cards left. Play the queen of clubs, and forget nothing.
    .right = Nicely called. If the 3 of hearts fits later, you have won.
    .wrong = You forgot to call ‘last card’: two penalty cards. Say it before you play the card.
