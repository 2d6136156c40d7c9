# What the result of a deal holds (`troef score`, the form of the desk): what each field is called and what it is.
# Which fields there are and of which types is said by the class `Result` of the game. The texts are those of the class.
#
# Names that games share; what exactly a field holds is said by each game.
result-bid = bid
result-bidder = bidder
result-card-points = card points
result-contract = contract
result-left = left in hand
result-loser = loser
result-partner = partner
result-points = points
result-roem = roem
result-seats = players
result-tricks = tricks
result-winner = winner
result-winners = winners

# klaverjassen

result-klaverjassen-makers = makers
    .help = the side that made trump, 0 or 1.
result-klaverjassen-trick-points = trick points
    .help = card points of each side with 10 for the last trick, together 162.
result-klaverjassen-roem =
    .help = what each side claimed.
result-klaverjassen-pit = pit
    .help = the side that won all tricks, or null.

# pesten

result-pesten-seats =
    .help = how many play, 2 to 6.
result-pesten-winners =
    .help = the seat that laid its last card, or all with the fewest cards where the game ended without (S1).

# rummy

result-rummy-winner =
    .help = the seat that discarded its last card, or null when the round ended without a winner.
result-rummy-left =
    .help = what the cards left in each hand count.

# ezelen

result-ezelen-seats =
    .help = how many play, 3 to 13.
result-ezelen-slapped = slapped in time
    .help = who slapped in time, the opener first (R12, R13); where all are named, the last one was too late.
result-ezelen-false-slap = false slap
    .help = the seat that slapped without four of a rank (P1), or null.

# patience

result-patience-foundation = on the foundations
    .help = how many cards lie on the foundations, 0 to 52; with all of them the player has won (R18, S1).

# poker

result-poker-put = put in
    .help = what each seat put in during the whole hand, antes and blinds included.
result-poker-folded = folded
    .help = the seats that have folded.
result-poker-strengths = strengths
    .help = how good each seat's hand is: numbers of which the higher one wins (`hand_strength` gives such), not looked at for seats that folded.
result-poker-carried = carried over
    .help = the chips that stayed on the table from the hand before.
result-poker-dealer = dealer
    .help = who dealt; null where it is not told. Then there must be a seat that can have dealt, and chips that cannot be divided go clockwise from the left of the first such seat.
result-poker-out = out
    .help = the seats that were dealt no cards, for they had no chips.

# wiezen

result-wiezen-contract =
    .help = a bid as the book writes it (`meegaan` or `vraag` for asker and joiner, `abondance_troef` …).
result-wiezen-players = played by
    .help = the seats that played it: two for meegaan and troel, one or more for the miseries, otherwise one.
result-wiezen-tricks =
    .help = those of each of the players in the same order; for two together one number will do.

# rikken

result-rikken-contract =
    .help = a bid as the book writes it (`rik_beter`, `alleen 9`, `open_piek` …); where several play misère or piek at once, one for each of them, or one for all.
result-rikken-players = played by
    .help = the seats that played it: bidder and partner in rik, rik beter and troela, one or more in misère and piek, otherwise one.
result-rikken-tricks =
    .help = those of each of the players in the same order; for bidder and partner one number for both will do.

# manillen

result-manillen-card-points =
    .help = the points in each side's tricks, together 60; the tricks themselves are not counted in.
result-manillen-tricks =
    .help = how many tricks each side won, together 8.
result-manillen-false-answer = false answer
    .help = the side that answered falsely or signalled (P3), or null. The deal is then lost for it, whatever was played, and points and tricks may be left out.

# manillen-tornooi

result-manillen-tornooi-points =
    .help = the card points of W and of Z, together 60 (S1).
result-manillen-tornooi-multiplier = counts ×
    .help = 1, 2 or 4 (R12, `multiplier_of`).
result-manillen-tornooi-partner = partner of the scorer
    .help = who sits opposite the scorer in this boompje: 2 in the first, 1 in the second, 3 in the third.

# pandoeren

result-pandoeren-contract =
    .help = a bid as it is written: 150, "solo zwabber", "pandoer+40".
result-pandoeren-bidder =
    .help = the seat that plays it.
result-pandoeren-partner =
    .help = the holder of the called card, or in kereltje of the jas; null where the bidder is alone.
result-pandoeren-tricks =
    .help = the winners of the eight tricks in order; points contracts do without.
result-pandoeren-card-points =
    .help = in points contracts what the bidder's side has in tricks, with 5 for the last one; other contracts do without.
result-pandoeren-roem =
    .help = in points contracts and pandoer+n the roem of the bidder's side that counts (S4).
result-pandoeren-stuk = stuk
    .help = whether the bidder's side has 20 for king and queen of trump beside the roem (S5).

# bridge

result-bridge-contract =
    .help = the last bid (`4S`, `3NT`), null when everybody passed.
result-bridge-doubled = doubled
    .help = 0, 1 (doubled) or 2 (redoubled).
result-bridge-declarer = declarer
    .help = the seat that plays it: N, E, S, W are 0 to 3.
result-bridge-tricks =
    .help = what declarer's side won of thirteen.
result-bridge-vulnerable = vulnerable
    .help = whether declarer's side has a game.
result-bridge-honours = honours
    .help = the points of S12 of N–S and E–W, for tables that play with them.

# skat

result-skat-declarer = declarer
    .help = the seat that plays alone, or null when everybody passed; then nothing else is said.
result-skat-game = game
    .help = clubs, spades, hearts, diamonds, grand, nul or nul ouvert.
result-skat-bid =
    .help = the value at which declarer won the auction.
result-skat-matadors = matadors
    .help = how many with, below zero how many without (S3); 0 in a Nul game.
result-skat-card-points =
    .help = declarer's, the skat included; they may be left out in a Nul game.
result-skat-tricks =
    .help = declarer's own.
result-skat-hand = hand game
    .help = whether declarer left the skat untouched.
result-skat-announcement = announced
    .help = schneider, schwarz or open, or an empty text.
result-skat-revoke = revoke
    .help = declarer or defenders, whose revoke or wrong lead decided the deal at a real table: that side loses at the simple level, and points and tricks do not matter (P4).
result-skat-seats =
    .help = how many are at the table; null is the usual number of the rules.

# bieden

result-bieden-bid =
    .help = the contract: 130, "pandoer", "overleg".
result-bieden-bidder =
    .help = the seat that made it.
result-bieden-card-points =
    .help = those of the playing side; pandoer and overleg do without.
result-bieden-roem =
    .help = all credited roem of the playing side, with belote; none in pandoer and overleg.
result-bieden-tricks =
    .help = what the bidder himself won; bids of points do without.
result-bieden-forced = forced
    .help = whether it is the dealer's 100 after three passes (S9).
result-bieden-conceded = conceded
    .help = whether the contract was given up (R19).
result-bieden-achttiender = achttiender
    .help = the seat that was dealt eight cards of one suit (R23), or null. Its pair's tree goes to zero; there is nothing else to say but the trees.
result-bieden-trees = trees
    .help = both trees before the deal: they count only for an achttiender.

# cinch

result-cinch-bidders = bidding side
    .help = the bidding side, 0 or 1.
result-cinch-bid =
    .help = what it undertook; 0 where the dealer names trumps after four passes.
result-cinch-points =
    .help = what each side has, together 14; scoring cards that were thrown away count for the bidding side (R16).
result-cinch-revokes = revoked
    .help = the sides that revoked (P6).

# kleurenwiezen

result-kleurenwiezen-contract =
    .help = as the book writes it (`samen 8`, `kleine_miserie`, `abondance 9 D`), or empty when only penalties are written.
result-kleurenwiezen-declarers = played by
    .help = the seats that play it: two for samen and troel, several for shared contracts.
result-kleurenwiezen-tricks =
    .help = those of the pair or lone player together (of a pair also each partner's), or of each player of a shared contract; of a deal that was conceded, claimed or awarded, those taken until then.
result-kleurenwiezen-penalties = penalties
    .help = the irregularities.
result-kleurenwiezen-penalty-clause = clause
    .help = P2 wrong deal, P3 troel not called, P4 and P5 failure to follow (noticed in the same or a later trick), P6 two cards, P7 looking or cheating, P8 remarks, P11 jury not called (the deal is annulled).
result-kleurenwiezen-penalty-seat = offender
    .help = the offender.
result-kleurenwiezen-penalty-points = costs
    .help = what it costs him, where the jury sets a lower amount (P6, P8).
result-kleurenwiezen-penalty-others = others gain
    .help = what each other player gains, where the jury sets a lower amount (P6).
result-kleurenwiezen-penalty-agreed = agreed
    .help = all four have agreed to deal again (P2).
result-kleurenwiezen-verdict = verdict
    .help = a game that the jury awards as won or lost (P5, P8).
result-kleurenwiezen-conceded-by = conceded by
    .help = the seat that laid down its cards and gave up too soon (P9).
result-kleurenwiezen-claimed-by = claimed by
    .help = the seat that laid them down because it thought that it had won (P10).

# boerenbridge

result-boerenbridge-predicted = predicted
    .help = what each seat said it would win, 3 to 7 seats.
result-boerenbridge-won = won
    .help = the tricks that each seat won.

# ninety-nine

result-ninety-nine-bids = bids
    .help = what each seat bid, 0 to 9.
result-ninety-nine-tricks =
    .help = the tricks that each seat won, together 9.
result-ninety-nine-extra = extra bid
    .help = the extra bid that was in force at the end of the question.
result-ninety-nine-bidder =
    .help = whose extra bid that is, seat 0 to 2; null without one.

# hartenjagen

result-hartenjagen-part = part
    .help = 1 or 2.
result-hartenjagen-points =
    .help = the points in each seat's tricks, together 15.
result-hartenjagen-choice = choice
    .help = `self_minus_15` or `others_plus_15` after all 15 in part one, otherwise null.

# kingen

result-kingen-deal = deal
    .help = its number, 1 to 10.
result-kingen-counts = counts
    .help = what each seat has won of what counts: tricks (deals 1 and 7 to 10), hearts (2), kings and jacks (3), queens (4), the king of hearts (5); left out in deal 6.
result-kingen-seventh = seventh trick
    .help = who won the seventh trick, in deal 6 only.
result-kingen-last = last trick
    .help = who won the thirteenth trick, in deal 6 only.

# bonken

result-bonken-game = game
    .help = which one; troeven may have its denomination (`"troeven S"`).
result-bonken-counts = counts
    .help = by seat what the game counts: tricks (bukken, troeven), hearts (hartenjagen), queens (vrouwen), kings (herenboeren); left out in the games that one player loses.
result-bonken-jacks = jacks
    .help = by seat the jacks of herenboeren; left out in other games.
result-bonken-loser =
    .help = who lost hartenheer, laatste slag or domino; left out in other games.
result-bonken-doubles = doubles
    .help = who has doubled whom; a mutual double is there twice (R24).

# rumba

result-rumba-tricks =
    .help = the tricks of each seat, null for who was out; 3 to 6 seats.
result-rumba-caller = caller
    .help = who called rumba, or null.

# zwikken

result-zwikken-pot = pot
    .help = the pot at the end of the bidding, in chips.
result-zwikken-shares = shares
    .help = the share that each seat plays for (`"1/2"`, `"1"`), null for a passer; 3 to 5 seats.
result-zwikken-points =
    .help = the card points of each seat; null when a zwik decided.
result-zwikken-zwik = zwik
    .help = the bidder who had the highest zwik; null when the cards were played.

# toepen

result-toepen-seats =
    .help = how many sit at the table, 3 to 8.
result-toepen-winner =
    .help = who won the fourth trick, or the knocker for whom everybody else folded; -1 (`UNFINISHED`) where somebody's last life, lost at the exchange or by folding, ended the match before (A5, A15).
result-toepen-knocks = knocks
    .help = how often was knocked.
result-toepen-folded = folded
    .help = who folded, and after which knock.
result-toepen-caught = caught
    .help = who was caught bluffing at the exchange.
result-toepen-doubted = doubted
    .help = who challenged an honest exchange, as often as he did.
result-toepen-lives = lives
    .help = what each seat had before the round; null: 10 each. Who had none is not in the round.
result-toepen-protected = protected
    .help = who fetches the drinks he owes (T6).

# blackjack

result-blackjack-bank = bank
    .help = the bank's total, above 21 bust; any number from 2 to 26 where no hand had to be compared with it.
result-blackjack-boxes = boxes
    .help = every seat's box, or null for who took no part.
result-blackjack-box-bet = bet
    .help = the bet before the deal.
result-blackjack-box-hands = hands
    .help = the hands from first to last.
result-blackjack-box-hand-end-total = total
    .help = what it counts; above 21 it is bust.
result-blackjack-box-hand-end-doubled = doubled
    .help = whether its bet was doubled.
result-blackjack-box-hand-end-blackjack = blackjack
    .help = whether it is an ace and a ten-card, unsplit.
result-blackjack-box-insured = insured
    .help = whether half the bet was put beside it against the bank's blackjack.
result-blackjack-box-even-money = even money
    .help = whether a blackjack took the bet at once.
result-blackjack-box-surrender = surrender
    .help = empty, early or late.
result-blackjack-bank-blackjack = bank's blackjack
    .help = whether the bank had an ace and a ten-card.

# canasta

result-canasta-sides = sides
    .help = the team of seats 0 and 2, and that of seats 1 and 3.
result-canasta-side-melded = melded
    .help = what the cards in its melds count; 0 when it has no meld.
result-canasta-side-left =
    .help = what the cards left in its two hands count.
result-canasta-side-clean = clean canastas
    .help = how many clean canastas it has.
result-canasta-side-dirty = dirty canastas
    .help = how many dirty canastas it has.
result-canasta-side-red-threes = red threes
    .help = how many red threes lie before it.
result-canasta-side-out = out
    .help = `out` or `concealed` when one of its players went out, otherwise empty.

# zwartepiet

result-zwartepiet-seats =
    .help = how many played, 2 to 8.
result-zwartepiet-loser =
    .help = the seat that was left with the jack of spades.

# eenendertigen

result-eenendertigen-values = values
    .help = what each seat's hand counts, `30.5` for three alike; null for who is out of the match (lives only).

# zenuwen

result-zenuwen-cards = cards
    .help = how many cards each of the 2, 4 or 6 players has, together 26 for each.
result-zenuwen-rounds = rounds
    .help = how many rounds have been played, up to 30; null: fewer than 30.

# presidenten

result-presidenten-order = order
    .help = all seats in the order of going out; the last one was left with cards (R14, R15).

# mao

result-mao-seats =
    .help = how many play, 3 to 6.
result-mao-winner =
    .help = who has won the round; null after 500 turn actions.

# liegen

result-liegen-seats =
    .help = how many play, 3 to 8.
result-liegen-winners =
    .help = the seat that laid its last card, or all with the fewest cards where the game ended without (S1).

# eenenvijftigen

result-eenenvijftigen-seats =
    .help = how many play, 2 to 8.
result-eenenvijftigen-loser =
    .help = who had nothing to play (R9) or was left over (R19), or null where nobody lost (R19, R20).

# shithead

result-shithead-seats =
    .help = how many play, 2 to 5.
result-shithead-shitheads = shitheads
    .help = who is left with cards (R34); several only where most turns are used up and they tie (R35).

# duizenden

result-duizenden-sets = sets
    .help = for each seat the cards in its sets, one set after the other; a joker is `*`, or with the card that it stands for `*=QS`.
result-duizenden-hands = hands
    .help = for each seat the cards left in its hand.

# jokeren

result-jokeren-winner =
    .help = the seat that discarded its last card, or null when the stock could not be renewed (R27).
result-jokeren-left =
    .help = how many cards are left in each hand.

## What a field may say, where it is one of a few words

result-value-declarer = declarer
result-value-defenders = defenders
result-value-won = won
result-value-lost = lost
result-value-none = nothing
result-value-informatie = information
result-value-open = open
result-value-early = early
result-value-late = late
result-value-out = in turn
result-value-concealed = concealed
