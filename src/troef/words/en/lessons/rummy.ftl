lesson-rummy-draw = First take a card
    .text =
        In rummy you lay melds and try to be the first to get rid of all your cards. Every turn begins with a card: the
        top of the stock, unseen, or the open card.
    .ask = You hold two sevens, and the 7 of spades lies open. Which card do you take?
    .right = Now you have three sevens. The stock would have been a guess.
    .wrong = You may, but the stock is a guess. With the open 7 you have a meld.
lesson-rummy-meld = Laying a meld
    .text = Three or four cards of one rank are a set. You may lay one meld in a turn.
    .ask = Lay your three sevens on the table.
    .right = There they are. Cards on the table stay there.
    .wrong = You may, but you get rid of three cards at once if you lay the sevens first.
lesson-rummy-discard = Discarding
    .text =
        Every turn ends with a card on the discard pile; not the card that you just took from it. Whoever goes out
        scores what the others still hold: king, queen and jack are 10, an ace 1, the rest what they show.
    .ask = Discard a card that would cost you a lot.
    .right = Single court cards go early: they cost 10 if another player goes out.
    .wrong = You may, but small cards cost you less if another player goes out. Discard a court card.
lesson-rummy-run = A run
    .text =
        Three or more cards of one suit in a row are a run. The ace is always low: ace-2-3 is a run, queen-king-ace is
        not.
    .ask = Lay a run. Which cards belong to it?
    .right = Jack, queen, king. The ace does not belong to it, since nothing goes above the king.
    .wrong = You may, but you hold a run: lay jack, queen and king of spades first.
lesson-rummy-layoff = Laying off
    .text =
        You may add cards to any meld on the table, also to somebody else’s. The meld must be right each time. After
        laying off you lay no meld in that turn.
    .ask = Fien laid the 4, 5 and 6 of spades. Which card of yours fits?
    .right = The 7 fits. One card fewer.
    .wrong = You may, but laying off the 7 of spades gets rid of an extra card.
lesson-rummy-keep = The last card
    .text = You go out by discarding your last card. So you may only meld or lay off if you keep a card to discard.
    .ask = You hold the 4, 5 and 6 of clubs, and you drew the 9 of hearts. What do you lay?
    .right = Now you have one card left.
    .wrong = You may, but you can go out this turn: lay the run first.
lesson-rummy-out = Out!
    .text =
        Whoever discards his last card wins the round. He scores all the cards that the others still hold. Whoever
        reaches 100 first wins.
    .ask = Discard your last card.
    .right = Out! Bram’s cards now count for you.
