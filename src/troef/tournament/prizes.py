"""Fees, the pot, and what is won: computed from the ranking and the template, never kept."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from troef.core.checked_fields import CheckedFields
from troef.tournament.ranking import ranking

if TYPE_CHECKING:
    from troef.tournament.event import Event

#: What stands for the whole pot in the shares of a template.
WHOLE: Final = 1000


@dataclass(frozen=True)
class Prize(CheckedFields):
    """What somebody wins.

    Fields:
        rank: his place.
        player: his number.
        name: his name.
        amount: his part of the pot, in cents.
        in_kind: whether his place wins a prize in kind.
    """

    rank: int
    player: int
    name: str
    amount: int
    in_kind: bool


@dataclass(frozen=True)
class Pot:
    """The money of an event, in cents: what was to be paid, what was paid, and what is given back as prizes."""

    due: int
    paid: int
    given: int


def prizes(event: "Event") -> list[Prize]:
    """What each in the ranking wins, best first; those who win nothing are left out.

    The shares of the pot go to places 1, 2, 3 …. Players who share a rank divide the shares of their places equally;
    cents that cannot be divided stay in the pot. Where a place wins a prize in kind, everybody who shares it wins one.
    """
    template = event.template
    rows = ranking(event)
    pot = sum([one.paid for one in event.people.values()])
    shares = [pot * share // WHOLE for share in template.prizes]
    sharing: dict[int, int] = {}
    for row in rows:
        sharing[row.rank] = sharing.get(row.rank, 0) + 1
    found: list[Prize] = []
    for row in rows:
        places = range(row.rank, row.rank + sharing[row.rank])
        amount = sum(shares[row.rank - 1 : row.rank - 1 + len(places)]) // len(places)
        in_kind = any(place in template.prize_places for place in places)
        if amount or in_kind:
            found.append(Prize(row.rank, row.player, row.name, amount, in_kind))
    return found


def pot(event: "Event") -> Pot:
    """The money of an event. Nobody is paid back who was late, left or was excluded (R6)."""
    players = [one for one in event.people.values() if one.kind == "player"]
    paid = sum([one.paid for one in event.people.values()])
    return Pot(event.template.fee * len(players), paid, sum([prize.amount for prize in prizes(event)]))
