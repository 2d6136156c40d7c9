lesson-shithead-arrange = Exchanging
    .text =
        Three blind cards lie before you, with three open cards on them, and you hold three. You only play the ones on
        the table when your hand and the stock are gone. Before play you may exchange hand and open cards.
    .ask = Which three cards do you lay open, for the end of the game?
    .right = The 10, the 2 and the king will save you in the end. You start with the 4, 5 and 9.
    .wrong = You may, but keep your best cards for the end: the 10 and the 2 can always be played, and the king is high.
lesson-shithead-play = Equal or higher
    .text =
        Play one or more cards of one rank, equal to the top card or higher. Then you refill your hand to three, as long
        as there is a stock. The last player with cards is the shithead.
    .ask = Bram plays an 8. You hold two eights and a queen. What do you play?
    .right = Two low cards in one go, and you keep your queen.
    .wrong = You may, but your two eights get rid of two low cards at once.
lesson-shithead-two = The 2 always goes
    .text = A 2 goes on any card, and any card goes on a 2.
    .ask = Bram plays an ace. You hold a 2, a 4 and a 7. What do you do?
    .right = The 2 keeps you out of trouble, and Bram starts from the bottom again.
    .wrong = You may, but then you have one card more. A 2 can always be played.
lesson-shithead-ten = The 10 clears the pile
    .text = A 10 goes on any card too. The whole pile leaves the game, and you lead again at once.
    .ask = Bram plays a king. You hold a 4, a 5 and a 10. What do you do?
    .right = The pile is gone. Now you lead, with your lowest card.
    .wrong = You may, but the 10 clears the pile, and you lead again.
lesson-shithead-four = Four of a kind
    .text = If the top four cards are of one rank, the pile goes as well. Whoever played the fourth leads.
    .ask = Bram plays two sixes. You hold the other two. What do you play?
    .right = Four sixes on top: the pile is gone and you lead again.
    .wrong = You may, but with your sixes there are four: the pile goes, and you lead.
lesson-shithead-pickup = Picking up
    .text =
        If you cannot play, you take the whole pile into your hand. If you can, you may still take it. The next player
        leads.
    .ask = Bram plays an ace, and nothing of yours goes on it. What must you do?
    .right = You have the ace now. Early in the game that is not so bad.
lesson-shithead-open = Your open cards
    .text =
        When your hand and the stock are gone, you play your open cards. If you have to pick up, one of your open cards
        goes on the pile first.
    .ask = Three aces lie there. Which open card saves you?
    .right = From the table too the 10 clears the pile, and you lead again.
    .wrong = You may, but then you have four extra cards in hand. The 10 goes on anything.
lesson-shithead-blind = Blind
    .text =
        In the end you turn up your blind cards, one per turn. If the card fits, it is played. If not, you take the
        whole pile. Whoever has nothing left cannot lose any more.
    .ask = There is a 9, and you have one blind card left. Turn it up.
    .right = A 9 goes on a 9. You are out; Bram or Joris will be the shithead.
