lesson-mao-match = Suit or rank
    .text =
        Mao is like crazy eights: play a card of the same suit or the same rank as the top card, and be the first
        without cards. Only, nobody knows all the rules. If you can play, you must.
    .ask = The 7 of hearts lies open. Which card do you play?
    .right = It fits. Whether a secret rule hangs on it, you will notice.
    .wrong = You may still say that, but whoever talks without reason gets a penalty card. Just play a 7 or a heart.
lesson-mao-draw = Drawing
    .text = If nothing fits, you draw a card. Then your turn is over, even if the card fits.
    .ask = You have no 7 and no heart. What do you do?
    .right = One more card, and it is the next player’s turn.
    .wrong = Talking does not help, and will cost a penalty card. Draw a card.
lesson-mao-say = Mao!
    .text =
        If your play leaves you with one card, you say ‘Mao!’ with it, before you play. If you forget, you get a penalty
        card: ‘That was wrong!’
    .ask = You hold two cards, and the 8 of clubs fits. What do you do first?
    .right = Good, and now the card.
    .wrong = That was not what had to be said now: first say ‘Mao!’, and only then play the 8.
lesson-mao-lay = The last card but one
    .text = What you said belongs to the card that you play now. Saying more is too much.
    .ask = Play the 8 of clubs.
    .right = One card left. Whoever has none and did nothing wrong wins the round.
    .wrong = Every word too many costs a penalty card: ‘You talk too much!’ Just play the 8.
lesson-mao-watch = Guessing a secret rule
    .text =
        The game master made up two secret rules. Only she knows them, and whoever breaks one gets a penalty card. So
        you learn them by watching.
    .ask =
        Bram played a king in silence and was punished. Joris bowed with his queen, and that was right. You are going to
        play a jack. What do you do first?
    .right = Who watches, learns. Now the jack.
    .wrong = You may, but look at Joris: with a court card he bowed, and he was not punished.
lesson-mao-obey = Following the rule
    .text = A secret rule is for everybody, its maker too. It stays in force, in later rounds as well.
    .ask = You bowed. Now play the jack of hearts.
    .right = No penalty. So jack, queen and king ask for a bow.
    .wrong = One gesture was enough: now play the jack.
lesson-mao-rule = Making a rule
    .text =
        Whoever wins a round makes up another secret rule; the game master starts with two. A rule says for which card
        it holds, and what must happen then.
    .ask = You are game master. Make a rule for every 8.
    .right = With an 8, then. Now say what must happen.
    .wrong = That works too, but choose an 8 this time.
lesson-mao-duty = What must happen
    .text =
        Some rules ask for a word or a gesture, others for a certain card from the next player. Still others happen by
        themselves: missing a turn, turning round, drawing cards.
    .ask = With an 8, let the next player miss a turn.
    .right = The table carries out that rule itself, without saying why. Whoever wins five rounds wins the game.
    .wrong = That works too, but choose this now: the next player misses a turn.
