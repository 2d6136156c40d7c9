lesson-wiezen-follow = Following suit
    .text =
        If you hold the suit led, you follow. If you do not, any card will do: you never have to ruff. Fien asked
        and you joined, so you play together.
    .ask = Fien leads the 3 of spades. Which spade do you play?
    .right = Any spade is right. The highest trump wins, and without trumps the highest spade.
lesson-wiezen-ask = Asking
    .text =
        The last card of the dealer lies open: its suit is the turned suit. Who asks wants a partner to take 8
        tricks together, with that suit as trumps.
    .ask = Hearts are turned, and you hold five. What do you say?
    .right = Five good trumps and an ace beside them: that is worth asking.
    .wrong = You may, but with this hand asking is the usual bid: 8 tricks together will do.
lesson-wiezen-join = Joining
    .text =
        While nobody has joined, you may join a player who asks. Together you promise 8 tricks; each further trick
        counts one more.
    .ask = Fien asks and diamonds are turned. You hold the ace and king of diamonds and the ace of clubs.
    .right = With three or four sure tricks you gladly join.
    .wrong = You may, but with that many tricks you do not leave Fien alone: join her.
lesson-wiezen-misere = Misère
    .text = In miserie there are no trumps and you promise not a single trick. Low cards in every suit are golden then.
    .ask = Your highest card is an 8. What do you bid?
    .right = Taking no trick with this hand is nearly certain, and miserie is worth 10.
    .wrong = You may, but look at your cards: they can hardly be lower. This is a miserie.
lesson-wiezen-troel = Troel
    .text =
        With three or four aces you must say troel, or bid higher. Whoever holds the fourth ace is your partner, and
        its suit is trumps.
    .ask = You hold three aces. What do you say?
    .right = Troel: whoever has the ace of hearts is your partner, and hearts are trumps.
    .wrong = A higher bid is allowed, but this hand is simply troel: three aces and a partner.
