# Who sits at a table, and what one sets: what the page says only when somebody asks for it.

## At the table

ui-share-link = Send this link to your friends
ui-copy = copy the link
ui-copied = copied
ui-copy-by-hand = The link is selected: copy it yourself now.
ui-host = host
ui-host-decides = { $name } is host and decides who may sit here, how good the bots are and when play rests.
ui-invite = Invite a friend
ui-invite-text = { $count ->
    [0] Whoever opens this link watches.
    [one] Whoever opens this link can take the free chair, or watch.
   *[other] Whoever opens this link can take one of { $count } free chairs, or watch.
}
ui-invite-share = share the link
ui-invite-code = QR code of the link to this table
ui-invite-message = Come and play { $game }!
ui-chair-open = free for a friend
ui-chair-give = give the chair away
ui-chair-give-help = A bot plays for { $name }, and a friend may take the chair.
ui-chair-gone = Your chair is taken
ui-chair-gone-help = You were away for a while, and somebody else has sat down on your chair. You can watch.
ui-chair-next = { $name } joins at the next deal
ui-chair-left = kept for { $name }
ui-chair-take = Whose chair do you take?
ui-level-of = How well { $name } plays
ui-pause = pause
ui-resume = go on
ui-paused = Pause
ui-paused-text = Play rests, and so does the clock.
ui-stand = stand up
ui-stand-help = Whoever stands up leaves the chair to a bot. Come back to this page and it is yours again.
ui-mute = mute
ui-remove = send away
ui-remove-sure = Send { $name } away from this table? A bot takes the chair, and { $name } cannot come back here.
ui-remove-yes = yes, send away
ui-report = report …
ui-watched = Others may watch
ui-news-sat = { $name } sits down.
ui-news-you-sit = You are playing now.
ui-news-stood = { $name } stands up; { $bot } plays on.
ui-news-next = { $name } joins at the next deal.
ui-news-level = { $name } now plays { $level }.
ui-news-open = { $count ->
    [one] The chair of { $names } is free for a friend.
   *[other] The chairs of { $names } are free for friends.
}
ui-news-paused = Pause: play rests.
ui-news-resumed = Play goes on.
ui-news-talk-none = Nothing more is said at this table.
ui-news-talk-phrases = From now on there are only quick phrases here.
ui-news-talk-chat = Whoever sits here can chat now.
ui-news-talk-aloud = Whoever sits here can chat now; whoever watches reads along.
ui-news-removed = { $name } was sent away.
ui-news-not-watched = Nobody can watch here any more.
ui-react = say something
ui-reaction-heard = { $name }: { $words }
ui-reaction-hello = hello!
ui-reaction-nice = well played
ui-reaction-thanks = thank you
ui-reaction-oops = oops
ui-reaction-wow = wow
ui-reaction-laugh = haha
ui-reaction-think = let me think
ui-reaction-cheers = cheers!
ui-reaction-sorry = sorry
ui-reaction-moment = one moment
ui-reaction-turn = your turn!
ui-reaction-bye = see you!
ui-reaction-partner = well played, partner
ui-reaction-shuffled = well shuffled!
ui-reaction-close = that was close
ui-reaction-luck = good luck
ui-reaction-revenge = another one?
ui-reaction-hand = nice hand
ui-reaction-ready = ready?
ui-reaction-fast = quick fingers!

## Settings

ui-set-language = Language
ui-set-language-nl = Nederlands
ui-set-language-en = English
ui-set-theme = Light
ui-set-theme-auto = as the device
ui-set-theme-light = light
ui-set-theme-dark = dark
ui-set-speed = Bots and cards
ui-set-speed-calm = calm
ui-set-speed-normal = normal
ui-set-speed-quick = quick
ui-set-pause = After each deal
ui-set-pause-short = a moment
ui-set-pause-long = longer
ui-set-pause-wait = until I go on
ui-set-coach = A coach: say it when another card was clearly better (at a table with bots)
ui-set-four-colours = Four colours for the four suits
ui-set-dim = Cards that are not allowed a little darker
ui-set-one-tap = One tap plays a card
ui-set-sound-turn = Sound when it is your turn
ui-set-sound-card = Sound of a card
ui-set-sound-trick = Sound of a trick
ui-set-cloth = Table cloth
ui-set-cloth-green = green
ui-set-cloth-blue = blue
ui-set-cloth-wine = wine red
ui-set-cloth-slate = slate grey
ui-set-back = Back of the cards
ui-set-back-brick = lattice
ui-set-back-delft = dots
ui-set-back-moss = stripes
ui-set-back-night = rings
ui-set-large = Larger cards
ui-set-left-handed = Left-handed: buttons and cards mirrored
ui-set-volume = Volume
ui-set-volume-off = off
ui-set-volume-soft = soft
ui-set-volume-normal = normal
ui-set-sound-end = Sound at the end of a deal
ui-set-sound-people = Sound when somebody says something
ui-set-reactions = Show what others say
ui-settings-look = Look
ui-settings-cards = Cards
ui-settings-pace = Pace
ui-settings-sound = Sound
ui-settings-people = People
ui-settings-kept = All of this is kept on this device.
ui-keys = Keys
ui-key-arrows = arrows, Home, End
ui-key-arrows-does = another card
ui-key-shift = Shift + arrows
ui-key-shift-does = move the card (or drag it in your hand)
ui-key-letters = letters
ui-key-letters-does = the card that begins so (hearts 7: h7)
ui-key-enter = Enter
ui-key-enter-does = play or choose
ui-key-space = space
ui-key-space-does = slap, where a game knows it
ui-key-question = ?
ui-key-question-does = advice, when it is your turn
ui-key-escape = Esc
ui-key-escape-does = never mind, or close

## Deciding together

ui-together = Together
ui-undo-ask = ask for the last move back
ui-undo-take = take the last move back
ui-claim = claim the rest …
ui-claim-how = What do you claim? It is worked out whether that is right, with all cards open. If it is not, play goes on, and you claim nothing more in this deal.
ui-claim-all = all tricks
ui-claim-none = not one trick
ui-seats-ask = other seats …
ui-seats-how = Who changes places? The others must agree.
ui-seats-swap = { $first } ↔ { $second }
ui-proposal-undo = { $name } asks for the last move back.
ui-proposal-undo-own = You ask for your last move back.
ui-proposal-seats = { $name } would like to sit so: { $names }.
ui-proposal-seats-own = You would like to sit so: { $names }.
ui-seats-lot = draw the places by lot
ui-proposal-lot = { $name } wants to draw the places by lot.
ui-proposal-lot-own = You want to draw the places by lot.
ui-proposal-agree = agree
ui-proposal-decline = rather not
ui-proposal-withdraw = never mind
ui-proposal-waits = Waiting for { $names }.
ui-news-undone = The move has been taken back.
ui-news-seats = The seats have been changed.
ui-news-declined = The proposal falls.
ui-news-claim-all = { $own ->
    [yes] You claim
   *[no] { $name } claims
} all tricks that are left, and that is right.
ui-news-claim-none = { $own ->
    [yes] You win
   *[no] { $name } wins
} no more tricks, and that is right.
ui-news-claim-fails = { $own ->
    [yes] You claim
   *[no] { $name } claims
} the rest, but that is not right.

## The clock, and who watches

ui-clock-of = Time of { $name }: { $time }
ui-clock-own = Your time: { $time }
ui-clock-seconds = You have { $seconds } seconds left.
ui-clock-bot = bot plays
ui-clock-sits-in = You were late three times. A bot plays for you.
ui-clock-here = I am back
ui-clock-bank = { $minutes ->
    [0] { $seconds } seconds
    [one] 1 minute
   *[other] { $minutes } minutes
}
ui-clock-usual = A minute and a half for each turn. Then a bot plays that turn.
ui-clock-none = Everybody thinks as long as they like.
ui-clock-move = { $seconds } seconds for each turn. When your time is up, a bot plays that turn.
ui-clock-deal = { $seconds } seconds for each turn, and { $bank } more in each deal. When your time is up, a bot plays that turn.
ui-clock-match = { $seconds } seconds for each turn, and { $bank } more in the whole match. When your time is up, a bot plays that turn.
ui-clock = Time to think
ui-clock-set-usual = as always
ui-clock-set-calm = calm
ui-clock-set-brisk = brisk
ui-clock-set-quick = quick
ui-clock-set-turn = fixed for each turn
ui-clock-set-match = for the whole match
ui-clock-set-none = without a clock
ui-watchers = Who watches sees a deal
ui-watch-set-now = at once
ui-watch-set-soon = half a minute later
ui-watch-set-late = five minutes later
ui-watch-set-deal = when it is over
ui-watch-set-hands = when it is over, with all cards open
ui-watch-seconds = Who watches sees this table { $time } later.
ui-watch-deal = Who watches sees each deal when it is over.
ui-watch-soon = There is nothing to see yet. Leave this page open.

## As at the table

ui-revoked = Accuse
ui-revoked-how = Who did something that the rules forbid? All that was said and played in this deal is checked. If it proves nothing, play goes on.
ui-revoked-not-now = There is nobody to accuse now.
ui-award-how = The game can be awarded. The others must agree.
ui-award-won = game won
ui-award-lost = game lost
ui-proposal-award-won = { $name } wants to award the game as won.
ui-proposal-award-won-own = You want to award the game as won.
ui-proposal-award-lost = { $name } wants to award the game as lost.
ui-proposal-award-lost-own = You want to award the game as lost.
ui-irregular-how = This is not allowed, but at this table it can be done. The others may accuse you of it.
ui-fine-how = The table can also decide together, as a jury. Everybody must agree.
ui-fine-clause = For what?
ui-fine-P6 = two cards played
ui-fine-P7 = looking at cards, or cheating
ui-fine-P8 = remarks that influence the play
ui-fine-who = Who?
ui-fine-points = Penalty points
ui-fine-propose = propose a penalty
ui-proposal-fine = { $name } wants { $whom } to pay { $points } ({ $reason }).
ui-proposal-fine-own = You want { $whom } to pay { $points } ({ $reason }).
ui-ruling-unproven = { $own ->
    [yes] You accused { $whom }.
   *[no] { $name } accused { $whom }.
} That proves nothing, or it is too late: nothing changes.
ui-ruling-proven = Revoked by { $whom }, in trick { $trick }, with { $card }.
ui-ruling-corrected = It was seen in time: the card goes back and another is played. That costs 3 points, and brings each of the others 1.
ui-ruling-repeated = It was not the first time: the card goes back and it costs 3 points again. The game can now be awarded.
ui-ruling-paid = The trick has been turned: that costs 15 points, and brings each of the others 5. The game can be awarded.
ui-ruling-no-score = Play goes on, but that side scores nothing in this deal.
ui-ruling-no-score-no-set = Play goes on, but that side scores nothing in this deal, and the bidder cannot be set.
ui-ruling-game-lost = That side loses the game, without schneider or schwarz.
ui-ruling-decided = The game was decided by then: nothing changes.
ui-ruling-early = Out of turn: { $whom }, in trick { $trick }, with { $card }.
ui-ruling-taken-back = The card goes back to the hand.
ui-ruling-lead-ordered = The card goes back to the hand. The opponents now say whether a trump is led.
ui-ruling-lead-lost = That side loses the game, without schneider or schwarz.
ui-ruling-lead-decided = The game was decided by then: nothing changes.
ui-ruling-silenced = { $own ->
    [yes] You bid out of turn
   *[no] { $name } bid out of turn
}: the bid does not count, and that side bids no more in this deal.
ui-ruling-troel-not-called = { $own ->
    [yes] You had three aces and did not call troel
   *[no] { $name } had three aces and did not call troel
}: that costs 15 points, and brings each of the others 5.
ui-ruling-annulled = { $own ->
    [yes] You did not call the jury
   *[no] { $name } did not call the jury
}: that costs 15 points, and the deal counts for nobody.
ui-ruling-fined = { $own ->
    [yes] You pay
   *[no] { $name } pays
} { $points } penalty points, so it was decided together: { $reason }.
