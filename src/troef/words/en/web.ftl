# The browser's own words.

## The door

ui-tagline = Every card game of the Low Countries, by the book.
ui-welcome-text = Pick a game and you are seated. No account, no ads; the bots keep a chair warm for you.
ui-search = Find a game
ui-search-hint = hearts, manille, rummy…
ui-search-none = No game found for “{ $query }”.
ui-search-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
ui-no-page = There is no page { $address }. These are the games.
ui-play = play
ui-play-game = Play { $game }
ui-arrange = options
ui-arrange-game = Options for { $game }
ui-seats = { $min ->
    [1] alone
   *[other] { $min } players
}
ui-seats-range = { $min }–{ $max } players
ui-minutes = ± { $minutes } min
ui-later = on its way
ui-open-seats = { $free ->
    [one] 1 free chair
   *[other] { $free } free chairs
}
ui-join = Join
ui-sit-down = sit down
ui-watch = just watch
ui-name = Your name
ui-name-hint = may stay empty
ui-preset = Way of playing
ui-seat-count = Players
ui-details = All options
ui-bots = Bots
ui-bots-easy = easy
ui-bots-good = good
ui-bots-strong = strong
ui-open-table = Open table: wait for friends instead of bots
ui-start = Start
ui-start-open = Open the table
ui-games-loading = Laying out the games…
ui-retry = try again
ui-new-version = There is a new version of Troef.
ui-new-version-now = renew now
ui-new-version-later = later
ui-language = Language

## At the table

ui-to-door = to the games
ui-go-on-here = go on here
ui-seat = seat { $number }
ui-you = you
ui-you-object = you
ui-us = we
ui-them = they
ui-bot = bot
ui-away = away
ui-dealer = dealer
ui-dealer-letter = D
ui-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ui-badges = At { $whom }
ui-all-said = All that was said
ui-deal = deal
ui-deal-number = deal { $number }
ui-deal-of = deal { $number }/{ $of }
ui-reply-none = none
ui-place = { $place }.
ui-times-first = how often first
ui-pile-of = { $pile }: { $name }
ui-total = total
ui-your-turn = your turn
ui-all-at-once = everybody at once
ui-waiting-for = { $count ->
    [one] { $names } is to play
   *[other] { $names } are to play
}
ui-your-turn-may = Your turn; you may: { $moves }.
ui-cut = cut
ui-cut-you = You cut: take off { $least } to { $most } cards, or leave it to the dealer.
ui-cut-go = take off { $count }
ui-cut-leave = let the dealer cut
ui-cut-count = how many cards you take off
ui-cut-wait = { $name } cuts
ui-cut-done = Cut: { $name } took off { $count } cards.
ui-and-more = { $moves }; and { $count } more
ui-said = { $name }: { $words }
ui-called = { $line } and say{ s } “{ $call }”
ui-your-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ui-play-for = you play from the hand of { $name }
ui-laid-hand = Open hand of { $whom }
ui-order = Order of your cards
ui-order-game = game order
ui-order-mirrored = trumps at the left
ui-order-suit = by suit
ui-order-rank = by rank
ui-order-own = your own order
ui-hand-empty = no cards left
ui-not-allowed = not allowed now
ui-trick = The trick
ui-card-of = { $card } by { $whom }
ui-last-trick = last trick
ui-pile = { $pile }: { $card }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ui-face-down = face down
ui-empty = empty
ui-named-suit = asked: { $suit }
ui-meld = { $pile } { $owner }: { $cards }
ui-column = { $pile } { $number }, { $hidden } face down
ui-you-may = What you can do
ui-which = What do you mean?
ui-sure = Are you sure?
ui-which-suit = Which suit?
ui-agreement-why = It ends only when all agree, before the next call or card.
ui-never-mind = never mind
ui-no-fit = add more cards
ui-put-back = put back
ui-choose-there = tap the card you want
ui-put-aside = set aside, more to come
ui-also-aside = add: { $cards }
ui-joker-as = { $words } (★ as { $cards })
ui-staging = Ready to lay
ui-lay-aside = { $count ->
    [one] lay this
   *[other] lay all { $count }
}
ui-take-back = back to the hand: { $cards }
ui-take-all-back = take all back
ui-draw-from = Draw a card from { $whom }
ui-open-hand = { $count ->
    [one] hand
   *[other] hand { $number } of { $count }
}{ $active ->
    [yes] , being played
   *[no] { "" }
}: { $cards }{ $amount ->
    [0] { "" }
   *[other] ; bet { $amount }
}
ui-menu = more
ui-menu-search = search
ui-menu-none = Nothing like that here.
ui-menu-other = somebody else
ui-to-place = { $words } on { $place }
ui-call = last card!
ui-amount = amount
ui-amount-min = minimum
ui-amount-half-pot = half pot
ui-amount-pot = pot
ui-amount-all = all-in
ui-amount-most = maximum
ui-bid-number = Bid
ui-bid-less = lower
ui-bid-more = higher

## Kinds of bids

kind-alone = alone
kind-together = together
kind-no-trick = no trick
kind-one-trick = one trick
kind-all-tricks = all tricks
kind-each-trick = by the trick
kind-ask = ask
kind-suit = a suit
kind-miserie = misère

## What the table answers

ui-refused = That is not allowed now.
ui-play-anyway = play it all the same
ui-see-rule = rule { $clause }
ui-close = close
ui-fault = Something went wrong.
ui-lost = The connection is lost. Trying again…
ui-connecting = Setting the table…
ui-offline = No connection to the server
ui-offline-table = The table stands on the server, also that of a patience or with bots only: it shuffles, knows the rules and lets the bots think. Your chair stays yours. As soon as there is a connection, it goes on here.
ui-offline-lesson = A lesson is played on the server, which knows the rules. What you have done is kept. As soon as there is a connection, it goes on here.
ui-offline-games = To play, the server is needed, also for a patience or a table with bots. As soon as there is a connection, you can sit down again.

## Beside the table

ui-side = Beside the table
ui-tab-sheet = score
ui-tab-log = course
ui-tab-rules = rules
ui-sheet-none = This game keeps no score sheet.
ui-sheet-empty = Nothing written yet.
ui-auction = Said before the first card
ui-bid-box = Bids
ui-no-trump = NT
ui-log-empty = Nothing has happened yet.
ui-fair = Shuffled and sealed beforehand: { $hash }…
ui-fair-own = Sealed beforehand, with your secret too: { $hash }…
ui-fair-details = Dealt fairly?
ui-fair-late = Your part of a deal came too late: in this match the dealing goes on without your secret.
ui-fair-well = Checked: all was dealt fairly
ui-fair-alarm = Look out: something is wrong with the dealing.
ui-fair-look = See what
ui-drawing-lots = Drawing lots for the dealer…
ui-curve = How the score went
ui-rules-loading = Fetching the rules…
ui-rules-missing = The rules are not there now.

## Advice, and why

ui-advice = advice
ui-advice-title = Advice of the strong player
ui-coach-better = { $move } was better.
ui-advice-thinking = The strong player is thinking…
ui-advice-now = Advice: { $move }
ui-advice-then = { $same ->
    [yes] The strong player does the same
   *[no] The strong player chooses { $move }
  }
ui-advice-tag-best = advice
ui-advice-tag-played = played
ui-advice-tag-usual = rule of thumb
ui-advice-by = { $level ->
    [strong] { $name } searched here too, in less time. This was searched again, with what could be seen then.
    [good] { $name } plays by rules of thumb and searched nothing. This is what the strong player thinks, with what could be seen then.
    [easy] { $name } plays by rules of thumb, now and then in haste, and searched nothing. This is what the strong player thinks, with what could be seen then.
    [random] { $name } plays anything. This is what the strong player thinks, with what could be seen then.
   *[person] This is what the strong player thinks, with what { $name } could see then.
  }
ui-advice-position = What { $name } saw
ui-advice-table = What each move is worth
ui-advice-tries = layouts
ui-advice-worth = { $unit ->
    [chips] chips
    [percent] won %
   *[points] worth
  }
ui-advice-lead = { $lead } ±{ "\u00A0" }{ $error }
ui-advice-figures = figures
ui-advice-whiskers = The thin line on a bar is the uncertainty.
ui-advice-times = Under ×: in how many layouts.
ui-advice-clearly = The rule of thumb stands, for no other move is clearly enough ahead.
ui-advice-forced = This was the only move
ui-advice-allowed = Advice may be asked
ui-advice-allowed-help = Who plays here may ask on their turn what the strong player would do, and after a deal why a bot did something.
ui-advice-yes = Who plays at this table may ask for advice.
ui-advice-no = At this table nobody asks for advice.
ui-log-deal = Deal { $number }
ui-log-before = deal before
ui-log-after = next deal
ui-log-why = Choose a move to see what the strong player thinks of it.
ui-log-later = When this deal is over, every move can be explained here.
ui-look-back = look at the moves

## Waiting for others

ui-waiting-chairs = { $count ->
    [one] 1 chair is still free.
   *[other] { $count } chairs are still free.
}
ui-free-chair = free chair
ui-fill = fill up with bots

ui-company = At this table
ui-coming = You join at the next deal.

## The end

ui-all-hands = all hands
ui-hide-hands = hide the hands
ui-go-on = go on
ui-points-for = { $points } { $label }
ui-count-for = { $label }: { $points }
ui-end-draw = A draw
ui-end-solved = Solved!
ui-last-deal = Last deal: { $line }
ui-end-given-up = Given up
ui-end-lost = Stuck
ui-end-over = It is over
ui-end-you-win = You win!
ui-end-you-win-with = { $names } win!
ui-end-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
ui-wanting = Another match: { $names }.
ui-wanting-waits = Waiting for { $names }.
ui-no-more = I’ll stop here
ui-series = { $best ->
    [yes] Match { $played }, best of { $matches }
   *[no] Match { $played } of { $matches }
}
ui-series-go-on = next match
ui-series-won = The series goes to { $names }.
ui-again = another
ui-challenge = challenge others with these cards
ui-challenge-board = compare on these cards
ui-record = record
ui-to-table = to the table
ui-replay = replay
ui-replay-file = replay a file
ui-other-game = other game

## Settings

ui-settings = Settings

## Playing alone (patience)

ui-solo-deal = Deal { $number }
ui-solo-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
ui-solo-time = Time played { $time }
ui-solo-tally = { $won } of { $played } won, streak { $streak }
ui-solo-undo = ↶ Undo
ui-solo-redo = ↷ Redo
ui-solo-restart = Start over
ui-solo-new = Another deal
ui-solo-finish = Finish
ui-solo-winnable = winnable deals only
ui-solo-back = Take the last move back
ui-solo-last-redeal = The stock was turned over twice in a row: a third time without playing a card ends the game.

## The lesson of a game

ui-learn = Learn
ui-learn-lesson = Lesson
ui-learn-lesson-of = Learn this game in a lesson
ui-learn-step = Step { $number } of { $of }
ui-learn-rule = Rule { $clause }
ui-learn-right = Right.
ui-learn-wrong = That is allowed, but there is better.
ui-learn-again = Try again
ui-learn-next = Next step
ui-learn-back = Step back
ui-learn-end = That was the lesson: you know the rules well enough to play.
ui-learn-play = Play the game
ui-learn-restart = The lesson from the start
ui-learn-none = There is no lesson for this game yet.
