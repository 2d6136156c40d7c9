# Who waits, who looks for others, and friends.

## At the door

lobby-people = Play together
lobby-find = Find others
lobby-open = Open tables
lobby-friends = Tables of friends
lobby-invited = You are invited
lobby-invited-by = { $name } invites you
lobby-wanted = Who is looking for others
lobby-none = Nobody is waiting now. Look for others, or open a table yourself with the agreements of a game.
lobby-join = join
lobby-join-at = Join: { $game }, { $names }
lobby-also = me too
lobby-also-game = I look for { $game } too
lobby-decline = rather not
lobby-free = { $free ->
    [one] 1 place of { $seats } left
   *[other] { $free } places of { $seats } left
}
lobby-wanted-count = { $waiting } of { $needed }
lobby-to-friends = friends
lobby-length = { $best ->
    [yes] the best of { $matches } matches
   *[no] { $matches } matches
}
lobby-changed = own agreements

## Looking for others

lobby-find-title = Looking for others
lobby-find-text = Choose what you want to play, one game or more. As soon as enough people want the same, you sit at a table together. Who has waited longest sits first.
lobby-find-games = Games
lobby-find-which = Find a game
lobby-find-rules = Rules of { $game }
lobby-find-any = whichever
lobby-find-most = At most { $most } games at once.
lobby-find-go = look
lobby-looking = You are looking for others
lobby-looking-count = { $game }: { $waiting } of { $needed }
lobby-looking-wait = You can do something else meanwhile: this bar stays.
lobby-looking-lost = No connection for a moment. Your place is kept for some twenty seconds.
lobby-stop = stop looking
lobby-bots = start with bots now
lobby-found = Your table is ready: { $game }.
lobby-found-go = sit down

## The agreements of a table

lobby-seen = Who sees that this table waits
lobby-seen-all = everybody
lobby-seen-friends = my friends
lobby-seen-link = who has the link
lobby-lasts = How long
lobby-lasts-one = one match
lobby-lasts-matches = { $matches } matches
lobby-lasts-best = best of { $matches }

## Friends

lobby-friends-title = Friends
lobby-friends-text = Friends see each other's tables that wait, and invite each other. Nobody else sees whether you are here.
lobby-friends-none = Nobody yet. Give your code or your link to people you know.
lobby-code = Your code
lobby-code-link = Link to ask you to be friends
lobby-code-renew = another code
lobby-code-renewed = You have another code. The former one works no more.
lobby-code-of = Code of a friend
lobby-ask = ask
lobby-ask-who = Ask { $name } to be friends?
lobby-asks-you = asks you to be friends
lobby-you-asked = has not answered yet
lobby-you-blocked = blocked
lobby-accept = accept
lobby-accept-who = Accept { $name }
lobby-refuse = rather not
lobby-refuse-who = Do not accept { $name }
lobby-withdraw = never mind
lobby-withdraw-who = Ask { $name } no more
lobby-remove = remove
lobby-remove-who = Remove { $name }
lobby-block = block
lobby-block-who = Block { $name }
lobby-unblock = unblock
lobby-unblock-who = Unblock { $name }
lobby-asked = Asked. As soon as { $name } accepts, you are friends.
lobby-now-friends = { $name } and you are friends.
lobby-invite = Invite a friend
lobby-invite-who = Invite { $name }
lobby-invited-who = { $name } is invited.

## What cannot be

error-too-many-wishes = { $number } people are looking for others from here already. Try again later.
error-plays-alone = This game is played alone.
error-no-such-friend = We do not know this code or this person.
error-own-friend = This is your own code.
error-too-many-friends = More than { $most } friends are not possible.
