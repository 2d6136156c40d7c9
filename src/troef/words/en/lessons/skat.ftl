lesson-skat-bid = The auction
    .text =
        One player, the declarer, plays against the other two. The auction decides who: you bid the value of a game,
        from 18 up. That is the suit times the number of top jacks in a row, plus one.
    .ask =
        You hold the jacks of clubs and spades, and four diamonds. Diamonds are 9, so 2 jacks and 1 for the game make
        27. Do you ask 18?
    .right = The others passed, so you are declarer at 18.
    .wrong = You may, but with the two top jacks and a long suit you can go up to 27.
lesson-skat-skat = The skat
    .text =
        Two cards lie in the middle, the skat. The declarer may take them and then lay two away. If he plays without
        looking, from the hand, his game counts one step more.
    .ask = You are declarer. Take the skat.
    .right = The queen of diamonds and the 10 of clubs: one more trump.
    .wrong = You may, but the skat makes your hand stronger. Take it this time.
lesson-skat-lay = Laying away
    .text =
        Lay two cards away. Their points will count for you: ace 11, ten 10, king 4, queen 3, jack 2. Lay away what you
        would lose otherwise.
    .ask = You hold only two clubs: the 10 and the 8. Which card do you lay away?
    .right = Lay both away and you can ruff clubs, and the 10 is safe.
    .wrong = You may, but the 10 and 8 are your only clubs. Without them you can ruff.
lesson-skat-game = Naming the game
    .text =
        Now you name your game: a trump suit, Grand with only the jacks as trumps, or Nul. In a suit game and in Grand
        you need 61 of the 120 points. If you win you score the value; if you lose it costs double.
    .ask = The 10 and 8 of clubs are laid away. Which game do you play?
    .right = Diamonds: with the jacks you hold seven of the eleven trumps.
    .wrong = You may, but diamonds are your longest suit by far.
lesson-skat-ruff = Ruffing a fat card
    .text =
        The player to the left of the dealer leads. If you do not hold the suit led, you may ruff. The ten ranks above
        the king, and after the jacks the ace is the highest trump.
    .ask = Joris plays the ace of clubs, and you have no clubs left. Ruff, but not with a jack.
    .right = The eleven points of the ace are yours.
    .wrong =
        You may, but take this trick with an ordinary trump: it is worth eleven points, and you will need your jacks
        later.
lesson-skat-jack = A jack asks for trumps
    .text =
        The four jacks are always the highest trumps: clubs, spades, hearts, diamonds. Their own suit does not count. So
        whoever leads a jack asks for trumps.
    .ask = Bram plays hearts and leads the jack of diamonds. What do you play?
    .right = You had to follow with a trump, so with a heart, even on the jack of diamonds.
lesson-skat-smear = Feeding your partner
    .text = The two defenders count their points together. If your partner is winning the trick, give him points.
    .ask = Bram is declarer and led the king of spades. Joris played the ace. Which spade do you play?
    .right = The ace, the king and your 10: 25 points against Bram.
    .wrong = You may, but Joris has the trick already: give him the 10.
lesson-skat-nul = Nul
    .text =
        In Nul there are no trumps, and the declarer may not take a single trick. The order is then plain ace, king,
        queen, jack, ten. Nul always counts 23, Nul Ouvert with open cards 46.
    .ask = You are declarer at 18 and hold only low cards. Which game do you play?
    .right = Nobody gets under cards like these: you will take no trick.
    .wrong = You may, but without a single high card you never reach 61 points. Play Nul.
