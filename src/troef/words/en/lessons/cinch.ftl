lesson-cinch-bid = Bidding
    .text =
        Trumps hold 14 points: ace, 2, jack and 10 one each, and the two fives five each. You bid how many you and your
        partner Joris will take.
    .ask = With hearts as trumps you hold ace, king, jack, 10 and the right five. How high do you go?
    .right = Ace, jack, 10 and your five make eight already: 6 to 8 is a good bid.
    .wrong = You may, but count: ace, jack and 10 are three, and your five counts five. Bid 6 to 8.
lesson-cinch-trump = Two pedros
    .text =
        Not only the five of trumps is a trump, but also the five of the other suit of the same colour: the left pedro.
        Then everybody throws what is no trump and draws up to six.
    .ask = You hold five hearts, and the 5 of diamonds. What do you make trumps?
    .right = Now the 5 of diamonds is a heart too: you have both pedros, ten points together.
    .wrong = You may, but with hearts as trumps both your fives are worth five points.
lesson-cinch-rob = The dealer robs
    .text =
        The dealer takes all that is left of the pack and picks the six cards he wants. The rest he puts away one by
        one.
    .ask = Spades are trumps. Put away a card that is no trump.
    .right = Go on until you have six: you keep trumps, and otherwise aces and kings.
    .wrong = Keep your trumps, for all the points are in trumps. Put away another suit.
lesson-cinch-follow = Following trumps
    .text = When trumps are led, you must play a trump if you can. The left pedro, the 5 of diamonds, is one of them.
    .ask = Fien leads the ace of hearts. Which trump costs you no point?
    .right = The 8 is worth nothing. The 2 would have given Fien a point, and the pedro five.
    .wrong = You may, but that gives Fien points: the 2 counts one and the pedro five. The 8 is worth nothing.
lesson-cinch-pedro = Bringing a pedro home
    .text =
        If another suit is led, you may follow or ruff, as you like. Only if you do not hold the suit may you play
        anything.
    .ask = You play last. No trump lies there. How do you bring five points home?
    .right = A pedro, safe at home: nobody can beat it any more.
    .wrong = You may, but nobody can go over your pedro now: ruff with a 5 and you have five points.
lesson-cinch-partner = Points for your partner
    .text =
        If the bid is made, the pair with more points notes the difference. If not, the others get 14 plus what was
        missing.
    .ask = Joris bid 6 and plays the ace of hearts, which nobody can beat. Which trump do you give him?
    .right =
        Five points towards your bid, and the first side with 51 wins. Later you might have lost the pedro to the
        others.
    .wrong = You may, but the ace of Joris is sure to win: your pedro is safe now.
