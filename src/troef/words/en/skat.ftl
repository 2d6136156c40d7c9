game-skat = Skat
    .line = One plays against two: bid your game, pick up the skat or dare it from the hand.

preset-skat-book = competition rules, for three
preset-skat-four-players = for four, the dealer sits out

option-skat-players = At the table
    .help = With four the dealer only deals and sits out that deal.
option-skat-deals = Number of deals
    .help = Left open it is 36 with three and 48 with four. Otherwise a multiple of the number of players.
option-skat-allow_jump_bids = Skipping values
    .help = Who asks may then name a higher value than the next one.
option-skat-enforcement = Wrong cards
    .help = As at a real table any card may fall. Who sees a fault must claim it.
value-skat-enforcement-strict = are refused
value-skat-enforcement-table = may fall, and are claimed

## Words of the game

skat-phase-auction = bidding
skat-phase-last-word = forehand has the last word
skat-phase-skat = skat or hand
skat-phase-laying = laying away
skat-phase-game = naming the game

skat-verb-bid = ask { $amount }
    .log = { $name } ask{ s } { $amount }
skat-verb-take-skat = take the skat
    .log = { $name } pick{ s } up the skat
skat-verb-hand = hand
    .log = { $name } play{ s } from the hand
skat-verb-discard = lay away { $cards }
    .log = { $name } lay{ s } away { $cards }
skat-verb-game = { $suit } { $word }
    .log = { $name } play{ s } { $suit } { $word }

skat-word-schneider = schneider
skat-word-schwarz = schwarz
skat-word-open = open
skat-word-grand = Grand
skat-word-grand-schneider = Grand schneider
skat-word-grand-schwarz = Grand schwarz
skat-word-grand-open = Grand open
skat-word-nul = Null
skat-word-nul-ouvert = Null Ouvert

skat-game-grand = Grand
skat-game-nul = Null
skat-game-nul-ouvert = Null Ouvert
skat-announced-schneider = schneider
skat-announced-schwarz = schwarz
skat-announced-open = open

skat-fact-declarer = declarer
skat-fact-game = game
skat-fact-hand = hand
skat-fact-announced = announced
skat-fact-bid = bid
skat-fact-asked = asked
skat-fact-base = times
skat-fact-value = is
skat-fact-points = points
skat-fact-result = result
skat-fact-step-with = with
skat-fact-step-without = without
skat-fact-step-game = game
skat-fact-step-hand = hand
skat-fact-step-schneider = schneider
skat-fact-step-schneider-announced = announced
skat-fact-step-schwarz = schwarz
skat-fact-step-schwarz-announced = schwarz announced
skat-fact-step-open = open
skat-result-won = won
skat-result-lost = lost
skat-result-overbid = overbid

skat-badge-place = place
skat-badge-pause = sits out
skat-place-forehand = forehand
skat-place-middlehand = middlehand
skat-place-rearhand = rearhand
skat-zone-stock = skat
skat-reason-deals = all deals have been played

## Why something is not allowed

# R3: with four the dealer sits out.
skat-refusal-sits-out = You are dealing: you sit out this deal.
# R4: the auction comes first.
skat-refusal-auction-first = The bidding comes first.
# R5: $amount is no value of the ladder.
skat-refusal-not-on-ladder = { $amount } cannot be bid: no game has that value.
skat-refusal-top-of-ladder = Nothing is higher than { $amount }.
# R6: a question waits; $amount is what was asked.
skat-refusal-answer-first = { $amount } was asked: say yes or pass.
skat-refusal-nothing-asked = Nobody asked you: you ask, or you pass.
# R6–R8: $amount is what may be asked now.
skat-refusal-ask-next = Ask { $amount }, or pass.
skat-refusal-ask-higher = Ask at least { $amount }, or pass.
# R9: the auction is over.
skat-refusal-auction-over = The bidding is over.
# R10: both passed.
skat-refusal-eighteen-or-pass = The others have passed: play at 18, or pass.
# R12: the skat.
skat-refusal-skat-or-hand-first = First say whether you take the skat or play from the hand.
skat-refusal-skat-was-taken = You have seen the skat: a hand game is no longer possible.
skat-refusal-hand-was-said = You play from the hand: the skat stays where it is.
skat-refusal-cards-are-played = Cards are being played: nobody touches the skat any more.
skat-refusal-lay-away-first = First lay away { $count ->
        [one] one more card
       *[other] { $count } cards
    }.
skat-refusal-not-that-card = { $card } cannot be laid away.
# R13: the game must be named.
skat-refusal-name-a-game = Name your game first.
skat-refusal-game-is-named = The game has been named already.
# R14: announcing.
skat-refusal-nothing-in-nul = Nothing is announced in a Null game.
skat-refusal-announced-after-skat = You have seen the skat: { $word } can only be announced from the hand.
# R16: $word is the game, $amount its value, $bid the bid.
skat-refusal-nul-below-bid = { $word } is worth { $amount }, less than the bid of { $bid }.

# What is at stake.
skat-stake-game = +{ $won } / −{ $lost }
skat-stake-overbid = overbid, −{ $lost }
