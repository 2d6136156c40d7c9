lesson-eenendertigen-exchange = Thirty-one in one suit
    .text =
        Add up the cards of one suit, as near to 31 as you can. An ace is 11, court cards are 10, the rest count their
        number. The pot lies in the middle, open to all.
    .ask =
        Before the first turn you may swap everything or keep everything. You have 10, and the pot has ace and 10 of
        spades.
    .right = From 10 to 21: ace and 10 of spades. What you put down now lies open for the others.
    .wrong = You may keep, but your hand is worth only 10 and the pot 21. Swap all.
lesson-eenendertigen-swap = Swapping a card
    .text = In a turn you swap one card of your hand for one of the pot. You may also keep what you have.
    .ask = You hold ace and 9 of spades and the 8 of hearts. Which swap brings you nearest to 31?
    .right = Ace, 10 and 9 of spades: that is 30.
    .wrong = You may, but one swap brings you to 30 at once: put down the 8 of hearts and take the 10 of spades.
lesson-eenendertigen-three = Three of a kind
    .text = Three cards of one rank count 30½. Only 31 is more.
    .ask = You hold two nines, and there is one in the pot. What do you swap?
    .right = Three nines: 30½. Only a full 31 can beat you now.
    .wrong = You may, but with the third 9 you have 30½, and only 31 beats that.
lesson-eenendertigen-pass = Pass!
    .text =
        Instead of swapping you may pass. Your hand is fixed, everybody else gets one more turn, and then all show
        their cards.
    .ask = You have 30, and there is no heart in the pot. Why wait?
    .right = The sooner you pass, the less time the others have. The highest hand wins the round.
    .wrong = You may, but 30 is nearly the highest and every turn helps the others. Pass now.
lesson-eenendertigen-last = Your last turn
    .text = Fien has passed. You may swap once more, and passing is no longer possible.
    .ask = You have 21 with ace and king of hearts. How do you make the most of it?
    .right = Ace, king and 9: 30. There was no more in it.
    .wrong = You may, but this is your last turn: the 9 of hearts brings you to 30.
lesson-eenendertigen-forbid = Forbid!
    .text =
        With exactly 31 you may forbid, from your second turn on. Then nobody swaps any more, and all show their cards
        at once.
    .ask = You hold ace, king and queen of spades: 31. What do you say?
    .right = Nobody can do anything any more, and nothing is higher than 31.
    .wrong = You may, but now the others get more turns. With 31 you forbid everything.
