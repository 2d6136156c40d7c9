lesson-ezelen-choose = Passing on
    .text =
        Everybody has four cards and wants four of a kind. You choose one to give away; once all have chosen, the cards
        move to the left at the same time.
    .ask = You hold three aces and a king. Which card do you give away?
    .right = One more ace and you have four. The king goes to Bram as soon as the others have chosen.
    .wrong =
        That is not wise: keep your three aces, and slapping without four of a kind costs you a letter. Give the king
        away.
lesson-ezelen-pair = A pair to build on
    .text = You always keep four cards. What you get now you may pass on next time.
    .ask = You hold two jacks, a king and a queen. What do you give away?
    .right = The jacks stay together. King or queen makes no difference now.
    .wrong = You may, but do not break your pair: the two jacks are your best start. Slap only with four of a kind.
lesson-ezelen-change = Changing your mind
    .text = As long as not everybody has chosen, you may still choose another card.
    .ask = You chose an ace by mistake. Put it right before the others are ready.
    .right = Just in time: now the king goes and your aces stay together.
    .wrong = That loses you an ace, or costs you a letter. Choose the king.
lesson-ezelen-slap = Slap!
    .text =
        Whoever has four of a kind slaps the table. Then everybody must slap, and the last one gets a letter: first E,
        then Z, E, L (ezel is Dutch for donkey).
    .ask = You hold four aces. What do you do?
    .right = You slapped first, and whoever was last gets a letter. Who gets his fourth letter is the donkey.
    .wrong = Look again: you hold four aces! Give nothing away, but slap.
lesson-ezelen-react = Be quick
    .text = When somebody slaps, your cards do not matter any more. Only the last to slap gets a letter.
    .ask = Joris slaps! What now?
    .right = You were not the last. So always watch the others, and not just your cards.
