# What is said when files of other programs are read (troef pbn, lin, iss, phh).

## What was read

format-at-board = board { $number }
format-at-game = game { $number }
format-at-place = { $place } in the file
format-read = { $read ->
    [one] 1 deal read
   *[other] { $read } deals read
}{ $left ->
    [0] , none left out.
    [one] , 1 left out.
   *[other] , { $left } left out.
}
format-written = { $matches } records written to { $name }.
format-shown = { $matches } records one after another; each begins with the line that has "troef" in it.
format-latin-1 = this is no UTF-8 text; it was read as Latin-1.
format-boards-alone = Each of these boards is a match by itself: the first deal of a rubber, nobody vulnerable. The vulnerability in the file counts in the duplicate score only.
format-player-N = North
format-player-E = East
format-player-S = South
format-player-W = West
format-played = { $contract } by { $player }, { $tricks } tricks
format-claimed = { $contract } by { $player }, { $tricks } tricks as the file says (not all were played)
format-passed-out = passed out
format-open = no result; the record stops there
format-duplicate = duplicate score of North–South { $score } ({ $vulnerable ->
    [All] both vulnerable
    [NS] North–South vulnerable
    [EW] East–West vulnerable
    [None] nobody vulnerable
   *[other] vulnerability not said: nobody
})
format-iss-played = { $name } scores { $score }
format-iss-claimed = { $name } scores { $score }: as the file says, not all was played
format-iss-passed-out = passed out
format-iss-penalty = broken off before there was a declarer: nobody scores
format-iss-no-result = no result; the record stops there

## What was noted

format-result-differs = the file says { $said } tricks, the cards give { $played }; the cards count
format-result-impossible = { $said } tricks cannot be: after the cards that were played it is { $least } to { $most }; the deal has no score
format-score-differs = the file says { $said } points, by the rules it is { $scored }
format-passes-added = { $count ->
    [one] the first pass was left out and has been added
   *[other] the first { $count } passes were left out and have been added
}
format-auction-replaced = the auction is not whole: the shortest one to { $contract } stands in its place
format-play-columns = trick { $trick } stands in other columns than those of its players: each card goes to who holds it
format-declarer-swapped = { $player } played it although partner named the suit first: the shortest auction that makes { $player } declarer stands in its place

## Why a deal was left out

format-refused = { $player }, { $move }: { $text }
format-no-deal = these cards are no deal
format-after-the-deal = “{ $move }” comes after the end of the deal
format-hand-size = { $player } has { $cards } cards, not 13
format-card-in-two-hands = { $player } has a card that another hand has too
format-card-twice = a card is twice in “{ $text }”
format-hands-unknown = more than one hand is not known
format-hands-number = a deal has four hands, not { $hands }
format-hand-suits = a hand has four suits with a point between them, not “{ $text }”
format-rank = “{ $text }” is no rank: A K Q J T 9 … 2
format-deal-missing = there are no cards
format-deal-form = a deal is “N:” and four hands such as AK5.Q102..J9, not “{ $text }”
format-vulnerability = “{ $text }” is no vulnerability: None, NS, EW or All
format-player = “{ $text }” is no player: N, E, S or W
format-dealer = nobody is said to deal
format-call = “{ $text }” is no call
format-skipped-call = somebody called out of turn and a player was skipped
format-contract = “{ $text }” is no contract
format-other-contract = the auction ends in { $called }, not in { $said }
format-other-declarer = after this auction { $player } is declarer
format-card = “{ $text }” is no card: suit and rank, such as SK or HT
format-play-without-contract = there are cards, but no contract or nobody who leads
format-comment-open = a comment begins here and does not end
format-tag-form = a tag is [Name "value"], not { $text }
format-outside-a-game = “{ $text }” stands outside a game, which begins with a tag
format-pbn-empty = there is no deal in it
format-lin-empty = there is no deal in it
format-iss-empty = there is no game here: it begins with (;GM[Skat] and ends with ;)
format-iss-open = this game does not end with ;)
format-iss-stray = “{ $text }” stands between the games
format-iss-other-game = this is a game of “{ $text }”, not of skat
format-iss-pairs = MV is a list of pairs, who and what, that begins with the deal (w)
format-iss-pack = the deal is not the 32 cards, each once
format-iss-skat = the skat of the deal is { $skat }, not { $text }
format-iss-who = “{ $text }”: who is 0, 1 or 2
format-iss-move = “{ $text }” is no move
format-iss-card = “{ $text }” is no card: suit and rank, such as CJ or HT
format-iss-discard = “{ $text }” does not say which two cards are laid away
format-iss-discard-missing = after “{ $text }” the two cards are missing that are laid away
format-iss-too-many = “{ $text }” names more cards than are laid away
format-iss-unfinished = it stops before its end, and nobody has given up

## Hands of poker (PHH)

format-at-hand = hand { $number }
format-phh-no-toml = this is no TOML
format-phh-field = { $name } is missing, or is not what the format has there
format-phh-amount = “{ $text }” is no amount ({ $name })
format-phh-no-variant = “{ $text }” is no variant of the format
format-phh-variant = { $variant }, { $name }, is not played here: only Texas hold'em, no-limit (NT) or fixed-limit (FT)
format-phh-stacks-unknown = the file does not know everybody's chips (inf)
format-phh-players = poker is played by 2 to 10, not by { $number }
format-phh-straddle = somebody but the two blinds has posted (a straddle); that is not played here
format-phh-blinds = the first player posts the small blind and the second the big blind
format-phh-bets = at this table the smallest bet is not the big blind of { $big } (and twice that on turn and river, with fixed amounts)
format-phh-antes = antes are paid by everybody alike or by the big blind for the table
format-phh-ante-first = the big blind cannot pay both; the format takes the ante first, here the blind comes first
format-phh-short-ante = somebody cannot pay the whole ante and could still win all of them (ante_trimming_status); here one wins as much of each as one has paid
format-phh-too-many-chips = { $number } in chips are too many for the smallest chip that would do
format-phh-action = “{ $text }” is no action
format-phh-board = more than five cards lie on the board
format-phh-card-twice = a card comes twice
format-phh-other-cards = { $player } shows other cards than were dealt
format-phh-over = { $player } acts ({ $move }) after the betting is over
format-phh-short-blind = the big blind has too few chips to post all of it, and somebody bets: the format counts from what lies there, here it is a whole big blind
format-phh-winner-unknown = who wins cannot be told: cards of the showdown are missing
format-phh-moves-added = { $count ->
    [one] a check or fold that is left out in the file has been added
   *[other] { $count } checks or folds that are left out in the file have been added
}
format-phh-cards-invented = the cards of { $players } are not told; they have got cards that lose
format-phh-chips-differ = afterwards the chips are { $said } in the file; they are { $counted } by the rules
format-phh-winner-differs = the file says that { $player } wins something; by the cards that it tells it is somebody else
format-phh-limit = the format knows no limit with a largest raise
format-phh-carried = a chip lies there from the hand before; the format has no place for it
format-phh-raises = there are more than { $most } raises in a round
