"""Fees, the pot, and what is won: computed from the ranking and the template, never kept."""

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Final

from troef.core.checked_fields import CheckedFields
from troef.tournament.results.ranking import Standing, ranking
from troef.tournament.template import Template

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
        second: his place in the second chance, or 0; of those who share one, the first.
    """

    rank: int
    player: int
    name: str
    amount: int
    in_kind: bool
    second: int = 0


@dataclass(frozen=True)
class Pot:
    """The money of an event, in cents: what was to be paid, what was paid, and what is given back as prizes."""

    due: int
    paid: int
    given: int


@dataclass(frozen=True)
class PlacePrize:
    """What a place wins, whoever takes it: cents of the pot, and whether there is a prize in kind."""

    place: int
    amount: int
    in_kind: bool


@dataclass(frozen=True)
class PrizeList:
    """The prizes of an event by place, before anybody has won them.

    Fields:
        pot: what was paid, in cents.
        places: the places that are named, or have a share of the pot.
        second: those of the second chance.
        every: after the named places those that can be divided by this number win a prize in kind; 0: none.
        for_all: everybody in the ranking wins a prize in kind.
    """

    pot: int
    places: list[PlacePrize]
    second: list[PlacePrize]
    every: int
    for_all: bool

    def __bool__(self) -> bool:
        """Whether there is anything to win."""
        return bool(self.places or self.second or self.every or self.for_all)


def prizes_by_place(event: "Event") -> PrizeList:
    """What each place wins of the pot as it is now, and which places win a prize in kind."""
    template = event.template
    paid = sum([one.paid for one in event.people.values()])
    numbers = sorted({*range(1, len(template.prizes) + 1), *template.prize_places})
    shares = dict(enumerate(template.prizes, 1))
    places = [
        PlacePrize(number, paid * shares.get(number, 0) // WHOLE, wins_in_kind(template, number)) for number in numbers
    ]
    second = [
        PlacePrize(number, paid * share // WHOLE, False) for number, share in enumerate(template.second_prizes, 1)
    ]
    return PrizeList(paid, places, second, template.prize_every, template.prize_for_all)


def prizes(event: "Event", rows: "list[Standing] | None" = None) -> list[Prize]:
    """What each in the ranking wins, best first; those who win nothing are left out. `rows` is the ranking, where it is
    known already.

    The shares of the pot go to places 1, 2, 3 …, and those of the second chance to its places. Players who share a rank
    divide the shares of their places equally; cents that cannot be divided stay in the pot. Where a place wins a prize
    in kind, everybody who shares it wins one.
    """
    template = event.template
    rows = ranking(event) if rows is None else rows
    pot = sum([one.paid for one in event.people.values()])
    others = {number for played in event.rounds for number in played.second}
    amounts = _divided(rows, [pot * share // WHOLE for share in template.prizes])
    second = [row for row in rows if row.player in others]
    second_amounts = _divided(second, [pot * share // WHOLE for share in template.second_prizes])
    places = _places(second)
    in_kind = {
        row.player
        for place, equals in _groups(rows)
        if any(wins_in_kind(template, each) for each in range(place, place + len(equals)))
        for row in equals
    }
    found = [
        Prize(
            row.rank,
            row.player,
            row.name,
            amounts[row.player] + second_amounts.get(row.player, 0),
            row.player in in_kind,
            places.get(row.player, 0),
        )
        for row in rows
    ]
    return [prize for prize in found if prize.amount or prize.in_kind]


def _divided(rows: list[Standing], shares: list[int]) -> dict[int, int]:
    """What each has of the shares of the places; those who share a rank divide them."""
    found: dict[int, int] = {}
    for place, equals in _groups(rows):
        amount = sum(shares[place - 1 : place - 1 + len(equals)]) // len(equals)
        found.update({row.player: amount for row in equals})
    return found


def _places(rows: list[Standing]) -> dict[int, int]:
    """The place of each among these rows; those who share a rank have the first of theirs."""
    return {row.player: place for place, equals in _groups(rows) for row in equals}


def _groups(rows: list[Standing]) -> list[tuple[int, list[Standing]]]:
    """Those who share a rank, with the first of their places among these rows."""
    found: list[tuple[int, list[Standing]]] = []
    place = 1
    for _, equals in groupby(rows, key=lambda row: row.rank):
        found.append((place, list(equals)))
        place += len(found[-1][1])
    return found


def wins_in_kind(template: Template, place: int) -> bool:
    """Whether a place wins a prize in kind: it is named, or can be divided by `prize_every` and comes after
    those that are named, or everybody wins one.

    >>> rules = Template("evening", "klaverjassen", prize_places=(1, 2, 3, 4), prize_every=4)
    >>> [place for place in range(1, 17) if wins_in_kind(rules, place)]
    [1, 2, 3, 4, 8, 12, 16]
    """
    named = template.prize_places
    if template.prize_for_all or place in named:
        return True
    return bool(template.prize_every) and place % template.prize_every == 0 and place > max(named, default=0)


def pot(event: "Event", won: "list[Prize] | None" = None) -> Pot:
    """The money of an event. Nobody is paid back who was late, left or was excluded (R6). `won` are its prizes, where
    they are known already."""
    won = prizes(event) if won is None else won
    players = [one for one in event.people.values() if one.kind == "player"]
    paid = sum([one.paid for one in event.people.values()])
    return Pot(event.template.fee * len(players), paid, sum([prize.amount for prize in won]))
