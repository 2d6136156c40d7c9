lesson-patience-join = Joining
    .text =
        A card joins a card that is one higher and of the other colour: black on red, red on black. If a face-down card
        comes free, it is turned up.
    .ask = Which card joins the 8 of hearts?
    .right = A black 7 on a red 8, and a new card is open.
    .wrong = You may, but there is a move on the table: the 7 of spades joins the 8 of hearts.
lesson-patience-deep = Where most lies hidden
    .text = Often you have a choice. Face-down cards cannot be played, so first free the pile with many of them.
    .ask =
        Both black sevens join the 8 of hearts. One covers a single face-down card, the other five. Which do you move?
    .right = That one covered most. The other 7 can wait.
    .wrong = You may, but five face-down cards lie under the 7 of clubs: free those first.
lesson-patience-king = An empty place
    .text = Only a king may go to an empty place, with all open cards on it, and only if a face-down card lies under it.
    .ask = The first place is empty. Which column do you move there?
    .right = King and queen went together: all open cards of a column move as one.
    .wrong = You may, but here move the king to the empty place: that frees a face-down card.
lesson-patience-foundation = The foundations
    .text =
        For each suit you build a pile from ace to king. When all four are complete you have won. What lies there does
        not come back.
    .ask = Which card can go there at once?
    .right = Aces always go at once. Now the 2 of clubs may follow.
    .wrong = You may, but the ace of clubs can go at once, and an ace on the table is of no use.
lesson-patience-draw = Turning three
    .text =
        If there is nothing to do on the table, you turn the top three cards of the stock. Only the uppermost of them
        can be played.
    .ask = Nothing fits on the table. What do you do?
    .right = The 3 of clubs is now on top.
    .wrong = You may always give up, but there is still a stock to turn from.
lesson-patience-waste = From the waste
    .text =
        The top card of the waste may go to the table if it joins, or to its foundation if it is next. Then the card
        under it comes free.
    .ask = Where does the 3 of clubs go?
    .right = On the 4 of diamonds. Now the jack of hearts is on top.
    .wrong = You may, but the 3 of clubs joins the 4 of diamonds.
lesson-patience-redeal = Through the stock again
    .text =
        When the stock is gone, you turn the waste over, without shuffling. You may do so as often as you like, but
        three times in a row without a move loses.
    .ask = The stock is gone and nothing fits. What do you do?
    .right = The order stays the same. Play one card out of it and the rest shifts, so others come up.
    .wrong = You may always give up, but you can go through the stock again.
lesson-patience-won = Won
    .text =
        When all 52 cards lie on the foundations, you have won. If nothing is possible and the stock does not help
        either, you are stuck and have lost.
    .ask = The king of clubs is the last one. Put it away.
    .right = All 52 away: you won!
    .wrong = You may, but that does not win: put the king of clubs on its foundation.
