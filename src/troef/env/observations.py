"""What a view says, as numbers: a flat array of floats whose columns have names.

Everything comes from the `View` alone, so nothing that a seat may not know can be in it. Seats are told as the viewer
sees them: 0 is the viewer, 1 the next one clockwise.
"""

import re
from typing import Final

import numpy as np
from numpy.typing import NDArray

from troef.cards.card import card_text
from troef.core.game import Game
from troef.core.view import Fact, View, Zone
from troef.env.actions import Actions, different_cards
from troef.env.columns import Columns
from troef.env.shown import FactKind, Shown, ZoneKind

Floats = NDArray[np.float32]

_NUMBER: Final = re.compile(r"-?\d+")


def numberless(name: str) -> str:
    """A key with `N` for its numbers: `doubles-2` -> `doubles-N`."""
    return re.sub(r"\d+", "N", name)


def items_of(fact: Fact) -> list[str]:
    """The value of a fact in words.

    >>> items_of(Fact("trump", "suit", "H")), items_of(Fact("shown", "cards", ["9H", "KH"]))
    (['H'], ['9H', 'KH'])
    """
    value = fact.value
    if isinstance(value, list | tuple):
        return [str(item) for item in value]
    return str(value).split() if fact.kind == "cards" else [str(value)]


def scale_of(most: int) -> int:
    """By what a number is divided: the first of 1, 10, 100 … that is not below the largest one seen.

    >>> scale_of(0), scale_of(10), scale_of(162)
    (1, 10, 1000)
    """
    scale = 1
    while scale < most:
        scale *= 10
    return scale


class FactColumns:
    """The columns of one fact or badge."""

    def __init__(self, kind: FactKind, name: str, seats: int, cards: list[str], columns: Columns) -> None:
        self.kind = kind
        self.seats = seats
        self.scale = scale_of(kind.number)
        labels = ["told"]
        self.number = len(labels)
        labels += [f"number / {self.scale}"] if kind.number else []
        self.seat = len(labels)
        labels += [f"seat {seat}" for seat in range(seats)] if kind.seat else []
        self.words = {word: len(labels) + place for place, word in enumerate(kind.words)}
        labels += [*kind.words, "other"] if kind.words else []
        self.other = len(labels) - 1
        self.cards = {card: len(labels) + place for place, card in enumerate(cards)} if kind.cards else {}
        labels += cards if kind.cards else []
        self.start = columns.add(name, labels, "the fact of this name, where it is told")

    def write(self, fact: Fact, viewer: int, out: Floats) -> None:
        """Write what a fact says."""
        out[self.start] = 1
        value = fact.value
        if isinstance(value, bool):
            return
        if isinstance(value, int):
            if fact.kind == "seat":
                if self.kind.seat and value >= 0:
                    out[self.start + self.seat + (value - viewer) % self.seats] = 1
            elif self.kind.number:
                out[self.start + self.number] = value / self.scale
            return
        for item in items_of(fact):
            self._write_item(item, fact.kind == "cards", out)

    def _write_item(self, item: str, card: bool, out: Floats) -> None:
        if card and item in self.cards:
            out[self.start + self.cards[item]] += 1
        elif item in self.words:
            out[self.start + self.words[item]] = 1
        elif (found := _NUMBER.match(item)) and self.kind.number:
            out[self.start + self.number] = int(found[0]) / self.scale
        elif self.kind.words:
            out[self.start + self.other] = 1


class ZoneColumns:
    """The columns of all zones of one kind that one seat owns, or nobody."""

    def __init__(
        self, kind: ZoneKind, name: str, seats: int, texts: list[str], places: dict[int, int], columns: Columns
    ) -> None:
        self.kind = kind
        self.seats = seats
        self.places = places
        self.count = len(texts)
        self.cards = columns.add(name, texts, "how many of each card lie open there")
        self.hidden = columns.add(f"{name}/hidden", ["hidden / 10", "zones / 10"], "cards face down, and zones")
        if kind.by:
            by = [f"{text} by {seat}" for seat in range(seats) for text in texts]
            self.by = columns.add(f"{name}/by", by, "which seat played each card")
        if kind.mark:
            self.mark = columns.add(f"{name}/mark", texts, "the card that stands out")
        if kind.amount:
            self.amount = columns.add(f"{name}/amount", ["chips / 1000"], "chips that lie there")
        if kind.stands:
            self.stands = columns.add(f"{name}/stands", texts, "the cards for which jokers stand")

    def write(self, zone: Zone, viewer: int, out: Floats) -> None:
        """Add what a zone shows."""
        out[self.hidden] += zone.hidden / 10
        out[self.hidden + 1] += 0.1
        for card in zone.cards:
            out[self.cards + self.places[card]] += 1
        if self.kind.by:
            for card, seat in zip(zone.cards, zone.by, strict=False):  # a card face down comes last
                out[self.by + (seat - viewer) % self.seats * self.count + self.places[card]] = 1
        if self.kind.mark and 0 <= zone.mark < len(zone.cards):
            out[self.mark + self.places[zone.cards[zone.mark]]] = 1
        if self.kind.amount and zone.amount >= 0:
            out[self.amount] += zone.amount / 1000
        if self.kind.stands:
            for card, stands in zip(zone.cards, zone.stands, strict=False):
                if stands != card and stands in self.places:
                    out[self.stands + self.places[stands]] += 1


class Observations:
    """How views of a game with its options at a number of seats become arrays."""

    def __init__(self, game: Game, seats: int, shown: Shown, actions: Actions) -> None:
        self.game = game
        self.seats = seats
        self.actions = actions
        self.columns = columns = Columns()
        self.points = scale_of(shown.points)
        self._phases = {name: place for place, name in enumerate(shown.phases)}
        clockwise = [f"seat {seat}" for seat in range(seats)]
        self._viewer = columns.add("viewer", clockwise, "the number of the viewer's own seat")
        self._phase = columns.add("phase", [*shown.phases, "other"], "the part of the deal")
        self._dealer = columns.add("dealer", clockwise, "who deals, as seen from the viewer")
        self._turn = columns.add("turn", clockwise, "whose turn it is, as seen from the viewer")
        self._actors = columns.add("actors", clockwise, "who may act, as seen from the viewer")
        self._deal = columns.add(
            "deal", ["number / 10", "of / 10", "direction"], "which deal, of how many, and the direction"
        )
        self._totals = columns.add(
            "totals", clockwise, f"points / {self.points} before this deal, as seen from the viewer"
        )
        whole = [action.text for action in list(actions)[1 : actions.first_part]]
        self._did = [
            columns.add(f"did/{seat}", whole, "how often the seat did what is one action, in this deal")
            for seat in range(seats)
        ]
        texts = [card_text(card) for card in different_cards(game, seats)]
        places = {card: texts.index(card_text(card)) for card in game.pack(seats)}
        self._zones: dict[tuple[str, int], ZoneColumns] = {}
        for zone in shown.zones:
            for owner in [*([-1] if zone.common else []), *(range(seats) if zone.owned else [])]:
                name = zone.kind if owner < 0 else f"{zone.kind}/{owner}"
                self._zones[zone.kind, owner] = ZoneColumns(zone, name, seats, texts, places, columns)
        self._facts = {kind.key: FactColumns(kind, f"fact/{kind.key}", seats, texts, columns) for kind in shown.facts}
        self._badges = {
            (kind.key, seat): FactColumns(kind, f"badge/{kind.key}/{seat}", seats, texts, columns)
            for kind in shown.badges
            for seat in range(seats)
        }

    def write(self, view: View, out: Floats) -> None:
        """Write what a view says over a row of `columns.width` zeros."""
        seats, viewer = self.seats, max(0, view.seat)
        if view.seat >= 0:
            out[self._viewer + view.seat] = 1
        out[self._phase + self._phases.get(view.phase, len(self._phases))] = 1
        out[self._dealer + (view.dealer - viewer) % seats] = 1
        if view.turn >= 0:
            out[self._turn + (view.turn - viewer) % seats] = 1
        for actor in view.actors:
            if actor >= 0:
                out[self._actors + (actor - viewer) % seats] = 1
        out[self._deal : self._deal + 3] = view.deal_number / 10, view.deals / 10, view.direction
        for column, total in zip(view.columns, view.totals, strict=False):
            for seat in column:
                out[self._totals + (seat - viewer) % seats] = total / self.points
        for seat, move in view.log:
            action = self.actions.whole(move)
            if seat >= 0 and action:
                out[self._did[(seat - viewer) % seats] + action - 1] += 1
        self._write_zones(view, viewer, out)
        for fact in view.facts:
            if (found := self._facts.get(numberless(fact.key))) is not None:
                found.write(fact, viewer, out)
        for seat, badges in enumerate(view.badges):
            for badge in badges:
                if (place := self._badges.get((numberless(badge.key), (seat - viewer) % seats))) is not None:
                    place.write(badge, viewer, out)

    def _write_zones(self, view: View, viewer: int, out: Floats) -> None:
        for zone in view.zones:
            owner = (zone.owner - viewer) % self.seats if zone.owner >= 0 else -1
            found = self._zones.get((zone.kind, owner))
            if found is not None:
                found.write(zone, viewer, out)
