lesson-klaverjassen-follow = Following suit
    .text =
        Four players, two pairs: Joris, opposite you, is your partner. Everybody plays one card to a trick. If you
        hold the suit that was led, you must play it.
    .ask = Fien leads the ace of spades. What do you play?
    .right =
        That is following suit. Which spade is up to you. The highest card of the suit led wins, unless somebody
        ruffs.
lesson-klaverjassen-order = Jack and nine
    .text =
        In trumps the jack is highest, then the 9, called nel, and only then ace, 10, king and queen. The other
        suits go ace, 10, king, queen, jack.
    .ask = Hearts are trumps and you lead. Which card is sure to win, and draws the trumps?
    .right = The jack always wins and is worth 20 points. Now the trumps of the others come down.
    .wrong = You may, but only the jack is sure to win the trick. Even the nine loses to the jack.
lesson-klaverjassen-ruff = You must ruff
    .text =
        If you cannot follow and an opponent is winning, you must ruff if you hold a trump. Any trump will do while
        none lies there.
    .ask = Hearts are trumps. Fien plays the ace of spades and you have no spades. What now?
    .right = The trick is yours unless somebody overruffs. With the 7 you keep your nine for later.
lesson-klaverjassen-partner = Your partner has the trick
    .text =
        If your partner is winning and you cannot follow, you are free: in Amsterdam you need not ruff then. Give
        him points.
    .ask = Joris is winning with the ace of spades. Hearts are trumps. Which card do you give him?
    .right = A 10 is ten points for your side: the trick is worth more now.
    .wrong = You may, but your partner is winning this trick: a 10 brings your side ten points.
lesson-klaverjassen-overruff = Overruffing
    .text =
        If an opponent is winning with a trump and you cannot follow, you must play a higher trump if you have one.
        Playing a lower one, underruffing, is hardly ever allowed.
    .ask = Fien ruffed with the ace of hearts. What do you play?
    .right = The nine beats the ace: 14 points, and 11 more for the ace.
lesson-klaverjassen-trump = Making trumps
    .text =
        The player to the left of the dealer may make trumps first, or pass. Whoever does must take more points with
        his partner than the others, and there are 162.
    .ask = You hold jack, nine, king and 7 of clubs, and ace-10 of spades. What do you say?
    .right = Jack and nine with one more trump is enough to dare. Four trumps with an ace beside them is plenty.
    .wrong = A hand like this should not slip by: with jack and nine of clubs you make clubs trumps.
lesson-klaverjassen-roem = Roem in the trick
    .text =
        Three in a row of one suit in a trick is 20 roem, four in a row 50. Whoever wins the trick gets it, if he
        notes it down.
    .ask = Jack, queen and king of clubs lie there. The ace is your only club: play it.
    .right = Jack, queen, king, ace: four in a row, 50 roem. And the trick is yours.
lesson-klaverjassen-claim = Noting roem
    .text =
        You must claim roem yourself, before the next card. You may keep silent: if you made trumps and fail, the
        others get your roem too.
    .ask = Bram and Fien made trumps, not you. Do you note the 50?
    .right = Against the makers you always note it: now they need even more.
    .wrong = Silence costs 50 points here. Only the side that can fail has a reason to keep silent.
