lesson-zenuwen-merge = Equal cards together
    .text =
        Everybody has five small piles with an open card on top, and a stock. Before play you may put equal cards
        together. What lay face down under them is then turned up.
    .ask = Two of your piles show a 9. Put them together.
    .right = That frees a card, or a place.
    .wrong = You may, but first put your two nines together: it costs nothing.
lesson-zenuwen-shift = An empty place
    .text =
        If one of your places is empty, you may move the open cards of another pile there, if something lies face down
        under them. That frees a card again.
    .ask = Your first place is empty. Move the card that covers most.
    .right = Your last pile is the thickest: it has to shrink first.
    .wrong = You may, but the 6 of spades covers most face-down cards.
lesson-zenuwen-ready = Ready
    .text =
        When everybody is ready, all turn the top card of their stock at the same time, onto their open piles. From then
        on there are no turns: everybody plays at once.
    .ask = Bram is ready. Say that you are too.
    .right = There are a 5 and a jack.
lesson-zenuwen-play = One higher or one lower
    .text =
        A card fits on an open pile if it is one higher or one lower; the suit does not matter. You may play on any
        pile. Whoever is first, is first.
    .ask = A 5 and a jack lie there. Which card do you play?
    .right = A 4 or a 6 fits on the 5. Bram could have played too: speed counts.
    .wrong = Say that only when nothing fits: your 4 and your 6 fit on the 5.
lesson-zenuwen-circle = Round the corner
    .text = The order runs in a circle: a 2 or a king fits on an ace. Equal cards do not fit on each other.
    .ask = A 6 and an ace lie there. Which card fits?
    .right = The king fits on the ace, and now a queen fits.
    .wrong = Something still fits: your king goes on the ace.
lesson-zenuwen-deep = The thickest pile first
    .text = Nobody has to play. If you can choose, play from the pile that covers most.
    .ask =
        Your 5 fits on the 6, and your queen on the jack. Nothing lies under the 5, four cards under the queen. Which do
        you play?
    .right = A new card comes free, and your thickest pile shrinks.
    .wrong = You may, but play the queen first: four cards lie under her.
lesson-zenuwen-stuck = Nothing fits
    .text = If nobody can play, or everybody says so, all turn another card. Whoever has no stock left turns nothing.
    .ask = Bram cannot go on, and neither can you. Say so.
    .right = A 4 and a queen: cards fit again.
lesson-zenuwen-slap = The slap
    .text =
        Whoever empties his small piles ends the round. Then everybody slaps an open pile as fast as he can, and takes
        it. Whoever can then lay all his cards in his small piles, fifteen or fewer, wins.
    .ask = Your last card is gone. Which pile do you slap: the one of sixteen, or the one of eight?
    .right = The small one is yours, and Bram has the thick one.
    .wrong = You may, but you want as few cards as possible: slap the smallest pile.
