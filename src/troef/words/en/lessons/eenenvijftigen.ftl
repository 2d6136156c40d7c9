lesson-eenenvijftigen-play = Counting together
    .text =
        In turn you play a card and say the new total: 7 and 8 count themselves, jack 2, queen 3, king 4, a 9 nothing.
        Who cannot play without passing 50 loses the round.
    .ask = The total is zero. Which of your cards is best played now?
    .right = Eight! Big cards still fit easily; keep the jack and the king for later.
    .wrong = You may, but you will need small cards later, just below 50. Play your biggest now.
lesson-eenenvijftigen-draw = Do not forget to draw
    .text =
        After your card you draw one from the stock yourself, before the next player plays. If you forget, you go on
        with a card less.
    .ask = You have just played. What must you do now?
    .right = Now you have three again. At the table nobody tells you, and that is the fun of it.
lesson-eenenvijftigen-minus = Ten off
    .text = A 10 adds 10 or takes 10 off, as you like. An ace is 1 or 11.
    .ask = The total is 46. A 7 or an 8 would pass 50. What saves you?
    .right = Thirty-six! A 10 is golden when the total is high.
lesson-eenenvijftigen-fifty = Fifty
    .text =
        If the total is exactly 50, only a 9 or a 10 saves the next player. If he can play nothing he loses at once,
        and that is a minus point.
    .ask = The total is 46. How do you make it hardest for Bram?
    .right = Fifty! Bram has no 9 and no 10: he loses the round.
    .wrong = You may, and it is safe. But the king makes it 50, and Bram is stuck. Keep the 9 and the 10.
lesson-eenenvijftigen-pass = Pass!
    .text =
        With three cards of one rank you may pass: you put them face down, play no further and cannot lose this round.
    .ask = The total is 46 and you hold three jacks. What is safest?
    .right = Now you can watch one of the others lose.
    .wrong = You may, but three of a kind takes you out of danger at once. Pass.
