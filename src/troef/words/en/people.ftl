# Who you are: your account, how you come back, what you played, and the leaderboards.

## Who you are

people-title = You
people-who = Who are you?
people-who-text = A name is enough. You need no e-mail address, and you can play without an account too.
people-name = Your name
people-begin = that is me
people-avatar = Your face
people-avatar-other = another face
people-avatar-part = { $part ->
    [skin] skin
    [hair] hair
    [tint] hair colour
    [eyes] eyes
    [mouth] mouth
    [extra] extra
   *[coat] jumper
} { $number } of { $of }
people-avatar-next = { $part ->
    [skin] Other skin
    [hair] Other hair
    [tint] Other hair colour
    [eyes] Other eyes
    [mouth] Other mouth
    [extra] Other extra
   *[coat] Other jumper
}
people-change = name and face
people-save = save
people-saved = Saved.
people-guest = Guest
people-guest-text = Only this browser knows that it is you. Keep your account if you want to go on on another device.
people-kept = Kept account

## Keeping it

people-keep = How you come back
people-keep-text = Choose at least one. Your account is then yours on another device too.
people-passkey = Passkey
people-passkey-text = Your device keeps a key behind your finger, face or PIN. Nobody can guess it.
people-passkey-make = make a passkey
people-passkey-not-here = A passkey needs an address with https. On this network a card or a password works.
people-password = Password
people-password-text = At least ten characters. A sentence that only you know is best.
people-password-set = set the password
people-password-new = New password
people-password-now = Your present password
people-sign-in-name = Name to sign in with
people-card = Card
people-card-text = A number and a PIN that you print or write down. Handy for whoever has no device of his own.
people-card-make = make a card
people-card-again = make a new card
people-card-again-text = Your former card then ends.
people-card-title = Card of { $name }
people-card-number = Card number
people-card-pin = PIN
people-card-once = This PIN is shown only once. Print the card or write it down.
people-card-use = Go to { $address } and choose ‘card’.
people-card-code = QR code with which another device signs in
people-card-print = print
people-card-done = I have it
people-way-made = made { $date }
people-way-used = , used { $date }
people-way-end = remove
people-way-end-of = Remove: { $way }
people-way-ended = You cannot sign in with it any more.

## Signing in

people-sign-in = I have an account already
people-sign-in-do = sign in
people-sign-in-passkey = sign in with a passkey
people-sign-in-text = What you did as a guest on this device comes along to your account.
people-signed-in = You are signed in as { $name }.

## Whom you do not hear

people-muted = People you mute
people-muted-text = You do not see what they say, at any table. They do not know.
people-muted-none = You mute nobody.
people-hear = hear again
people-hear-who = Hear { $name } again
people-heard-again = You hear { $name } again.

## Devices

people-devices = Where you are signed in
people-device-unknown = unknown device
people-device-here = this device
people-device-seen = last { $date }
people-device-end = sign out
people-device-end-of = Sign out on { $device }
people-device-ended = That device is signed out.
people-devices-end = sign out everywhere but here
people-devices-ended = All other devices are signed out.
people-sign-out = sign out on this device
people-sign-out-guest = You are a guest: once you sign out here, nobody can reach this account.
people-sign-out-yes = sign out anyway
people-signed-out = You are signed out.
people-no = better not

## Your data

people-data = Your data
people-data-text = Of you we keep your name, your face, how you sign in, where you are signed in and what you played. No e-mail address, no place.
people-export = download everything (JSON)
people-erase = erase my account
people-erase-sure = Your account, your ways to sign in and your ratings go. Your name is taken out of what you played; the cards and the points stay, since they are the others’ too. A record that somebody has downloaded stays as it is.
people-erase-type = Type your name to be sure: { $name }
people-erase-yes = erase everything
people-erased = Your account is erased.

## Tables

people-tables = { $count ->
    [one] Go on with your table
   *[other] Go on with your tables
}

## Figures

people-statistics = What you played
people-statistics-none = Your figures come here once you have finished a match with this account.
people-game = Game
people-won = Won
people-rating = Rating
people-rating-none = none yet
people-rating-of = { $rating }{ "\u00A0" }±{ "\u00A0" }{ $error }
people-rating-text = A rating counts only matches at tables for the leaderboard: with people, without bots and without advice. Behind ± is how uncertain it still is (95 %).
people-curve = Course of your rating in { $game }
people-curve-match = Match
people-curve-table = the figures of this line
people-opponents = Against whom
people-opponent-none = Nobody with an account yet.
people-challenge = The same cards
people-challenge-what = { $game }: everybody plays the same { $deals } deals on the same chair, against bots. Who plays better shows here, deal by deal.
people-challenge-play = play these cards
people-challenge-after = Once you have played them yourself, you see how each deal went.
people-challenge-link = Send this link to whomever you challenge
people-challenge-who = Who
people-challenge-deal = Deal
people-challenge-total = Final score
people-challenge-better = Difference with { $name }
people-challenge-running = is still playing
people-challenge-nobody = somebody
people-challenge-people = { $count ->
    [one] with one other person at the table
   *[other] with { $count } other people at the table
}
people-challenge-low = Here a low score is good.
people-challenge-statistics = This does not count for the leaderboard: whoever has played can tell another how the cards lie.
people-challenge-picture = What each deal brought
people-versus = Head to head, in all games
people-versus-picture = { $name }: { $ahead } times ahead, { $even } times level, { $behind } times behind
people-versus-games = { $count ->
    [one] one game
   *[other] { $count } games
}
people-opponent = Opponent
people-ahead = You ahead
people-behind = You behind
people-even = Even
people-together = { $count ->
    [one] 1 match together
   *[other] { $count } matches together
}
people-won-share = { $won } of { $played }

## Leaderboards

people-boards = Leaderboards
people-board-of = Leaderboard of { $game }
people-board-text = Only people stand here, with at least { $least } matches at tables for the leaderboard. The order is careful: who has played little stands lower.
people-board-none = Nobody has played { $least } matches at such a table yet.
people-board-place = Place
people-board-open = Open a table that counts from the agreements of a game.
people-player = Player
people-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
people-listed = Show me on leaderboards

## Faults

error-no-account = You are not signed in.
error-bad-name = That name cannot be: it must be visible.
error-bad-avatar = There is no such face.
error-password-short = A password has at least { $least } characters.
error-password-long = A password has at most { $most } characters.
error-password-easy = That password is too easy to guess.
error-bad-way-in = That is not right.
error-guess-later = Guessed too often. Try again in { $seconds } seconds.
error-sign-in-taken = Somebody signs in with that name already. Choose another.
error-passkey-wrong = That passkey is not right, or it took too long. Try again.
error-passkey-unknown = We do not know that passkey.
error-passkey-taken = That passkey is of an account already.
error-passkey-refused = Your device made no passkey.
error-too-many-ways = We keep no more than { $most } passkeys.
error-last-way = This is your only way back. Make another one first.
error-other-name = That is not your name.
error-rated-needs-account = This table counts for the leaderboard: keep your account first.
error-rated-only-people = At a table for the leaderboard only people play, to the end.
error-rated-no-advice = At a table for the leaderboard there is no advice.
error-rated-no-seed = At a table for the leaderboard nobody may know the cards.
error-rated-alone = Who plays alone does not play for the leaderboard.
