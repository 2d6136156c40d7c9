lesson-manillen-tornooi-announce = The dealer makes trumps
    .text =
        The 10 is the highest card, the manille: 5 points. Then ace 4, king 3, queen 2, jack 1. There are 60 points;
        the pair with more than 30 notes the difference.
    .ask = You dealt, and choose trumps for Joris and yourself. What do you choose?
    .right =
        Four hearts with manille and ace: they will not easily get past those. The deal passes on each time, and twelve
        deals are a boompje.
    .wrong = You may, but hearts are your strongest and longest suit, with manille and ace.
lesson-manillen-tornooi-notrump = No trump
    .text = No trump always counts double, for whoever wins. And nobody can ruff your high cards.
    .ask = You hold all four manilles. What do you say?
    .right = Double points with the four highest cards in hand: it does not get better.
    .wrong = You may, but with four manilles you want nobody to ruff, and the points to be doubled.
lesson-manillen-tornooi-knock = Knocking
    .text =
        If you do not believe that the dealer and his partner will make it, you knock: the deal counts double. They may
        knock back, and it counts four times.
    .ask = Fien made clubs trumps. You hold their manille and ace, and two more manilles.
    .right = With points like these in hand you want them doubled.
    .wrong = You may, but with three manilles and the two highest trumps let it count double: knock.
lesson-manillen-tornooi-higher = Raising the trick
    .text = You always follow suit. If the trick belongs to the opponents and you can go higher, you must.
    .ask = Fien leads the ace of spades. What must you play?
    .right = The manille beats the ace: 9 points in one trick for your side.
lesson-manillen-tornooi-partner = Giving points
    .text = If the trick is your partner's, any card of the suit will do. Give points if he is sure to win.
    .ask = Joris is winning with the manille of spades. Ace or 7?
    .right = Four more points, for only a trump beats the manille.
    .wrong = You may, but Joris has the highest spade: give him your ace, worth 4.
lesson-manillen-tornooi-overruff = Overruffing
    .text =
        If you cannot follow and the trick belongs to the opponents, you must ruff, and higher than the trump that lies
        there.
    .ask = Fien ruffed with the jack of hearts. How do you take the trick without giving more than you need?
    .right = The queen is just enough, and you keep your ace.
    .wrong = You may, but the queen will do. Keep the ace of trumps.
lesson-manillen-tornooi-under = No underruffing
    .text =
        If you cannot beat the trump, you may not go under it either: while you have anything else, you play another
        suit.
    .ask = Fien ruffed with the ace of hearts, and you cannot beat it. Which card costs you nothing?
    .right = An 8 or a 9 is worth no point. So you keep your manille, your ace and your trumps.
    .wrong = You may, but that gives points to Fien and Bram. The 8 or 9 of diamonds costs nothing.
