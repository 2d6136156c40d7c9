"""Where in a row of numbers each thing lies that a table shows; `troef.env.observations` lays them out."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.card import SUIT_LETTERS

#: The column of what a row does not tell.
NOWHERE: i64 = -1


@final
class FactSlots:
    """The columns of one fact or badge. `told` is its first column: 1 where the fact is told.

    `number` is the column of a number, divided by `scale`; `seat` the first of a column for each seat; `words` and
    `cards` have a column for each, and `suits` those of the words for suits; `other` is the column of a word that is
    not listed. `NOWHERE` where there is none.
    """

    def __init__(
        self, told: int, number: int, scale: int, seat: int, words: dict[str, int], other: int, cards: dict[str, int]
    ) -> None:
        self.told: i64 = told
        self.number: i64 = number
        self.scale: float = float(scale)
        self.seat: i64 = seat
        self.words = words
        self.suits = vec[i64]([words.get(letter, other) for letter in SUIT_LETTERS])
        self.other: i64 = other
        self.cards = cards


@final
class ZoneSlots:
    """The columns of all zones of one kind that one seat owns, or nobody.

    `cards` is the first of a column for each different card; `hidden` that of the cards face down, then comes that of
    the number of zones; `by` the first of a column for each seat and card; `mark` and `stands` those of a column for
    each card; `amount` that of chips. `NOWHERE` where there is none. `places` has for each card which it is of the
    `count` different ones.
    """

    def __init__(
        self,
        cards: int,
        hidden: int,
        by: int,
        mark: int,
        amount: int,
        stands: int,
        count: int,
        places: "vec[i64]",
    ) -> None:
        self.cards: i64 = cards
        self.hidden: i64 = hidden
        self.by: i64 = by
        self.mark: i64 = mark
        self.amount: i64 = amount
        self.stands: i64 = stands
        self.count: i64 = count
        self.places = places


@final
class HeaderSlots:
    """The columns of what every table shows: the first column of each block, as `troef.env.observations` names them.

    `phases` has the column of each phase, `other_phase` that of one that is not listed; totals are divided by `points`;
    `did` has the first column of each seat, as seen from the viewer, and of the `actions` after it.
    """

    def __init__(
        self,
        viewer: int,
        phases: dict[str, int],
        other_phase: int,
        dealer: int,
        turn: int,
        actors: int,
        deal: int,
        totals: int,
        points: int,
        did: "vec[i64]",
    ) -> None:
        self.viewer: i64 = viewer
        self.phases = phases
        self.other_phase: i64 = other_phase
        self.dealer: i64 = dealer
        self.turn: i64 = turn
        self.actors: i64 = actors
        self.deal: i64 = deal
        self.totals: i64 = totals
        self.points: float = float(points)
        self.did = did
