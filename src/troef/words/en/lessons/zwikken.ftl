lesson-zwikken-bid = I play
    .text =
        Everybody puts four chips in the pot and gets three cards; the next card is trumps. Whoever plays says for which
        share of the pot. If he takes the most points, he gets that share. If not, he adds it to the pot.
    .ask = Hearts are trumps. You hold the ace and king of hearts and the ace of diamonds. What do you say?
    .right = With two sure trumps and an ace you dare half the pot, or more.
    .wrong = You may, but with this hand you are nearly sure to win. Play for half, or more.
lesson-zwikken-better = I play better
    .text =
        Whoever plays after another plays better: for a greater share. Everybody is held to his own bid. Players who
        passed get one more chance.
    .ask = Fien plays for half the pot. Spades are trumps, and you hold the three highest. What do you say?
    .right = Three tricks are yours for sure. Fien will have to pay half.
    .wrong = You may, but with the three highest trumps you cannot lose. Play better.
lesson-zwikken-zwik = Zwik
    .text =
        Three cards of one rank are a zwik. If a bidder holds one, no cards are played at all: the highest zwik wins.
        But if you pass, your zwik is worth nothing.
    .ask = Fien plays for half. You hold three kings. Play for the whole pot.
    .right = The whole pot of 16 is yours, and Fien pays 8 into the new one. Only three aces could have beaten you.
    .wrong = You may, but only three aces beat three kings. Go for the whole pot.
lesson-zwikken-free = Anything goes
    .text =
        You need not follow suit, nor ruff, nor play higher. The highest trump wins the trick, and without trumps the
        highest card of the suit led.
    .ask = Hearts are trumps. Ace, king and queen of spades lie in the trick. Which card wins it?
    .right = A small trump takes 9 points: ace 4, king 3, queen 2. A jack counts 1 and a 10 nothing.
    .wrong = You may, since anything goes, but only the 10 of hearts wins the trick.
lesson-zwikken-points = The most points
    .text =
        Only the player with the most points wins, even if he passed. If the highest score is shared, nobody wins, and
        the bidders pay.
    .ask = You play for half. Bram has 9 points already, and there are only 2 in this trick. What do you play?
    .right = You kept the highest trump for a fat trick: 15 points against 11. Half the pot is yours.
    .wrong = You may, but that makes 6 points for you and 9 for Bram. Keep the ace of hearts for the last trick.
lesson-zwikken-search = Searching
    .text =
        If everybody passes, the dealer chooses. He stops and the pot stays, or he searches: he turns a new trump card,
        everybody pays again, and there is a new round of bidding. He may do so twice.
    .ask = You are the dealer and everybody passed. With spades as trumps your cards would be good. What do you do?
    .right = Spades! There are 32 chips in the pot now. Had it been hearts again, everybody would have had to pass.
    .wrong = You may, and then the pot stays. But try a search here: your suit may turn up.
lesson-zwikken-again = Your own trumps
    .text =
        The others passed again. Whoever plays and wins takes his share out of the pot; the rest stays for the next
        round.
    .ask = Now spades are trumps, and you hold ace and king. What do you say?
    .right = Ace and king of trumps take two tricks for sure. You do not leave a pot like that.
    .wrong = You may, but with the ace and king of trumps you dare half, or more.
