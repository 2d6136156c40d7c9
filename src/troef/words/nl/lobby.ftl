# Wie er wacht, wie er zoekt, en vrienden.

## Aan de deur

lobby-people = Samen spelen
lobby-find = Zoek medespelers
lobby-open = Open tafels
lobby-friends = Tafels van vrienden
lobby-invited = Je bent uitgenodigd
lobby-invited-by = { $name } nodigt je uit
lobby-wanted = Wie zoekt er medespelers
lobby-none = Nu wacht er niemand. Zoek medespelers, of zet zelf een tafel open bij de afspraken van een spel.
lobby-join = schuif aan
lobby-join-at = Schuif aan: { $game }, { $names }
lobby-also = ik ook
lobby-also-game = Ik zoek ook: { $game }
lobby-decline = liever niet
lobby-free = { $free ->
    [one] nog 1 plaats van { $seats }
   *[other] nog { $free } plaatsen van { $seats }
}
lobby-wanted-count = { $waiting } van { $needed }
lobby-to-friends = vrienden
lobby-length = { $best ->
    [yes] de beste van { $matches } partijen
   *[no] { $matches } partijen
}
lobby-changed = eigen afspraken

## Medespelers zoeken

lobby-find-title = Medespelers zoeken
lobby-find-text = Kies wat je wilt spelen, één spel of meer. Zodra genoeg mensen hetzelfde willen, zitten jullie samen aan een tafel. Wie het langst wacht, zit het eerst.
lobby-find-games = Spellen
lobby-find-which = Zoek een spel
lobby-find-rules = Spelwijze van { $game }
lobby-find-any = maakt niet uit
lobby-find-most = Hoogstens { $most } spellen tegelijk.
lobby-find-go = zoek
lobby-looking = Je zoekt medespelers
lobby-looking-count = { $game }: { $waiting } van { $needed }
lobby-looking-wait = Je mag intussen iets anders doen: deze balk blijft staan.
lobby-looking-lost = Even geen verbinding. Je plaats blijft nog een twintigtal seconden vrij.
lobby-stop = stop met zoeken
lobby-bots = begin nu met bots
lobby-found = Je tafel staat klaar: { $game }.
lobby-found-go = ga zitten

## De afspraken van een tafel

lobby-seen = Wie ziet dat deze tafel wacht
lobby-seen-all = iedereen
lobby-seen-friends = mijn vrienden
lobby-seen-link = wie de link heeft
lobby-lasts = Hoe lang
lobby-lasts-one = één partij
lobby-lasts-matches = { $matches } partijen
lobby-lasts-best = beste van { $matches }

## Vrienden

lobby-friends-title = Vrienden
lobby-friends-text = Vrienden zien elkaars tafels die wachten, en nodigen elkaar uit. Niemand anders ziet of je er bent.
lobby-friends-none = Nog niemand. Geef je code of je link aan wie je kent.
lobby-code = Jouw code
lobby-code-link = Link om je als vriend te vragen
lobby-code-renew = andere code
lobby-code-renewed = Je hebt een andere code. De vorige werkt niet meer.
lobby-code-of = Code van een vriend
lobby-ask = vraag
lobby-ask-who = { $name } als vriend vragen?
lobby-asks-you = vraagt of jullie vrienden zijn
lobby-you-asked = heeft nog niet geantwoord
lobby-you-blocked = geblokkeerd
lobby-accept = aanvaard
lobby-accept-who = Aanvaard { $name }
lobby-refuse = liever niet
lobby-refuse-who = Aanvaard { $name } niet
lobby-withdraw = laat maar
lobby-withdraw-who = Vraag { $name } niet meer
lobby-remove = verwijder
lobby-remove-who = Verwijder { $name }
lobby-block = blokkeer
lobby-block-who = Blokkeer { $name }
lobby-unblock = deblokkeer
lobby-unblock-who = Deblokkeer { $name }
lobby-asked = Gevraagd. Zodra { $name } aanvaardt, zijn jullie vrienden.
lobby-now-friends = { $name } en jij zijn vrienden.
lobby-invite = Nodig een vriend uit
lobby-invite-who = Nodig { $name } uit
lobby-invited-who = { $name } is uitgenodigd.

## Wat niet gaat

error-too-many-wishes = Van hier zoeken al { $number } mensen medespelers. Probeer het straks opnieuw.
error-plays-alone = Dit spel speel je alleen.
error-no-such-friend = Deze code of deze persoon kennen we niet.
error-own-friend = Dit is je eigen code.
error-too-many-friends = Meer dan { $most } vrienden kan niet.
