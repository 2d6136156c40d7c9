lesson-presidenten-lead = Leading
    .text =
        Whoever gets rid of all cards first becomes President; the last one is the slaaf. The 2 is highest, then ace,
        king, queen and so on down to the 3. The leader plays one or more cards of one rank.
    .ask = You lead. Start low.
    .right = You only get rid of low cards when you lead yourself, and a pair clears two at once.
    .wrong = You may, but you will need your high cards later. Start with your lowest: the two threes, or the 4.
lesson-presidenten-beat = As many, and higher
    .text =
        After the lead you play as many cards of one rank, and they must be higher. Equal is not enough. You may also
        pass, and come back later.
    .ask = Fien plays two sevens. What do you play?
    .right = Two nines are enough. You keep your kings.
    .wrong = You may, but two nines beat two sevens, and your kings are better saved.
lesson-presidenten-keep = Keeping pairs whole
    .text = A single card only meets single cards, a pair only pairs. Break your pairs and you end up with loose cards.
    .ask = Fien plays a 4. Which card can you play without breaking anything?
    .right = The 6 was your only small single card. Your pairs and your three queens stay together.
    .wrong = You may, but that breaks a pair or plays a high card too early. The 6 is single.
lesson-presidenten-two = The 2 is highest
    .text = Nothing beats a 2. If everybody passes after you, the trick is put aside and you lead.
    .ask = Fien plays a king. You have a 2 and two fives left. What do you do?
    .right = Nobody can beat it, and now you lead.
    .wrong = You may, but your fives will never beat a king. Take the trick with your 2 and lead.
lesson-presidenten-out = President
    .text =
        The first player without cards is President, the second vice-president, the last one slaaf. Next round you sit
        in that order.
    .ask = You lead and hold two fives. What do you play?
    .right = You are out: you are President. The others play on for their places.
    .wrong = You may, but then one stays behind. Play them together and you are out.
lesson-presidenten-give = Exchanging cards
    .text =
        In the next round the slaaf gives the President his highest card. The President gives back any card he likes,
        and leads.
    .ask = You are President and received a 2. Which card do you give back?
    .right = The 4 was your lowest, and a single card: a good exchange.
    .wrong = You may, but better give your lowest single card: the 4.
