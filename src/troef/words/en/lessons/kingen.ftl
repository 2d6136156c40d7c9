lesson-kingen-tricks = Fewest tricks
    .text =
        Kingen is ten deals in a fixed order. In the first six you do not want something; in the last four, with
        trumps, each trick is a plus point. In the first deal each trick costs 1.
    .ask = Fien leads the 10 of clubs. Which club ducks and still leaves you the lowest?
    .right = The 9 stays just below. The 3 will duck under anything later.
    .wrong = You may, but the 9 is best: high enough to want it gone, low enough to duck.
lesson-kingen-hearts = Fewest hearts
    .text =
        In the second deal each heart costs 1. You may not lead hearts while you hold anything else. And if you cannot
        follow, you must play your highest heart.
    .ask = Fien has the trick and you have no spades. Which card must you play?
    .right = The queen, your highest heart. You must, and you are glad to be rid of it.
lesson-kingen-kings = No kings, no jacks
    .text = Now each king and each jack costs 1. If you cannot follow, you must play one if you have one.
    .ask = Fien plays the ace of spades. You hold the king of diamonds and the jack of clubs. Which one?
    .right = A penalty point for whoever takes this trick. Which of the two you give is up to you.
lesson-kingen-queens = Fewest queens
    .text =
        Each queen costs 2. If you cannot follow you play a queen; if you have none, the highest card of a suit of your
        choice.
    .ask = The ace of hearts lies there. You have no hearts and no queen. Which high card would you like to lose?
    .right = Sooner or later the ace of spades would catch the queen of spades, with only two small ones beside it.
    .wrong = You may, but your spades are short and the ace is sure to catch a queen that falls. Away with it.
lesson-kingen-king = No king of hearts
    .text =
        In the fifth deal only one card counts: the king of hearts costs 5. If you cannot follow and you hold it, it
        must go.
    .ask = Fien plays the ace of spades and you have no spades. What do you play?
    .right = Five points for whoever takes the trick, and the deal is over at once.
lesson-kingen-trump = Making trumps
    .text =
        In the last four deals the player to the left of the dealer chooses trumps, and leads too. Now each trick is
        worth a point.
    .ask = You choose. Which suit?
    .right = Six spades with ace and king: they win tricks.
    .wrong = You may, but with six spades and ace-king that suit wins most tricks.
lesson-kingen-overruff = Overruffing
    .text = If you cannot follow you must ruff, and if a trump lies there already you must go over it if you can.
    .ask = Joris played the ace of spades, Fien ruffed with the 9 of hearts. What do you play?
    .right = The jack is enough, and you keep the king for another trick.
    .wrong = You may, but the jack probably wins too. Save the king.
