"""Who may sit where at a table of an event that plays on line, and what it is called."""

from collections.abc import Sequence

from troef.core.view import REFEREE, SPECTATOR
from troef.server.events.offices import Holder
from troef.table.fault import Fault
from troef.tournament.event import Event


def seat_names(event: Event, players: Sequence[int]) -> list[str]:
    """What each seat is called: the player, or the member of the pair that sits there."""
    names: list[str] = []
    for seat, number in enumerate(players):
        named = members(event, number)
        names.append(named[list(players[:seat]).count(number)] if named else event.people[number].name)
    return names


def members(event: Event, number: int) -> list[str]:
    """The members of a pair or team by name; none where single players enter."""
    one = event.people[number]
    chairs = event.template.seats // event.template.entries_at_table
    if chairs == 1:
        return []
    return [one.members[place] if place < len(one.members) else f"{one.name} {place + 1}" for place in range(chairs)]


def seat_of(event: Event, players: Sequence[int], holder: Holder) -> int:
    """The seat of somebody with a card: of a player his own, of the jury REFEREE, which sees all hands; the desk
    watches. The card of a member of a pair has his name on it, so that nobody sees two hands.

    Raises:
        Fault: it is a card of a pair, or of nobody who may look.
    """
    if holder.office == "jury":
        return REFEREE
    if holder.office == "desk":
        return SPECTATOR
    if holder.office != "player" or holder.number not in event.people:
        raise Fault("not-your-card", {"office": holder.office})
    seats = [seat for seat, number in enumerate(players) if number == holder.number]
    if not seats:
        return SPECTATOR
    named = members(event, holder.number)
    if not named:
        return seats[0]
    if holder.name not in named:
        raise Fault("card-of-a-pair", {"names": ", ".join(named)})
    return seats[named.index(holder.name)]
