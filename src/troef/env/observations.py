"""What a view says, as numbers: a flat array of floats whose columns have names.

Everything comes from what a state shows to a seat, so nothing that the seat may not know can be in it. Seats are told
as the viewer sees them: 0 is the viewer, 1 the next one clockwise. Here the columns are laid out;
`troef.rows.writer.RowWriter` writes them.
"""

from sys import intern

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from troef.cards.card import card_text
from troef.core.game import Game
from troef.core.view import View
from troef.env.actions import Actions, different_cards
from troef.env.columns import Columns
from troef.env.laying import lay
from troef.env.shown import FactKind, Shown, ZoneKind
from troef.rows.moves import MoveNumbers
from troef.rows.slots import NOWHERE, FactSlots, HeaderSlots, ZoneSlots
from troef.rows.writer import RowWriter, places_of

Floats = NDArray[np.float32]

#: Nothing that was laid before.
_NONE = np.zeros(0, dtype=np.int32)
_NO_CELLS = np.zeros(1, dtype=np.int32)


def scale_of(most: int) -> int:
    """By what a number is divided: the first of 1, 10, 100 … that is not below the largest one seen.

    >>> scale_of(0), scale_of(10), scale_of(162)
    (1, 10, 1000)
    """
    scale = 1
    while scale < most:
        scale *= 10
    return scale


class Observations:
    """The columns of what a game shows with its options at a number of seats."""

    def __init__(self, game: Game, seats: int, shown: Shown, actions: Actions) -> None:
        self.game = game
        self.seats = seats
        self.columns = Columns()
        self._texts = [card_text(card) for card in different_cards(game, seats)]
        self._places = places_of(game.pack(seats), self._texts)
        self._header = self._header_slots(shown, actions)
        self._zones = self._zone_slots(shown)
        about = "the fact of this name, where it is told"
        self._facts = {intern(kind.key): self._fact_slots(kind, f"fact/{kind.key}", about) for kind in shown.facts}
        self._badges = {
            intern(kind.key): [self._fact_slots(kind, f"badge/{kind.key}/{seat}", about) for seat in range(seats)]
            for kind in shown.badges
        }
        self._moves = MoveNumbers(actions.moves, len(actions), actions.path)
        self._writer = self.writer()

    def writer(self) -> RowWriter:
        """A writer of these columns, for one user at a time."""
        return RowWriter(self.seats, self._header, self._moves, self._zones, self._facts, self._badges)

    @property
    def moves(self) -> MoveNumbers:
        """The numbers of the moves, for compiled code."""
        return self._moves

    def observe(self, view: View, more: list[int], out: Floats) -> None:
        """Write what a view says over a row of zeros, and add 1 to the columns `more`."""
        writer = self._writer
        writer.clear()
        writer.write_view(view)
        for column in more:
            writer.one(column)
        ones, size = np.array([[int(writer.counted)], [int(writer.size)]], dtype=np.int32)
        cells = writer.ones, ones, writer.places, writer.values, size
        lay(out, len(out), *cells, _NONE, _NO_CELLS, _NONE, _NO_CELLS)

    # ---- the layout ----

    def _header_slots(self, shown: Shown, actions: Actions) -> HeaderSlots:
        columns, seats = self.columns, self.seats
        points = scale_of(shown.points)
        clockwise = [f"seat {seat}" for seat in range(seats)]
        viewer = columns.add("viewer", clockwise, "the number of the viewer's own seat")
        phase = columns.add("phase", [*shown.phases, "other"], "the part of the deal")
        dealer = columns.add("dealer", clockwise, "who deals, as seen from the viewer")
        turn = columns.add("turn", clockwise, "whose turn it is, as seen from the viewer")
        actors = columns.add("actors", clockwise, "who may act, as seen from the viewer")
        deal = columns.add(
            "deal", ["number / 10", "of / 10", "direction"], "which deal, of how many, and the direction"
        )
        totals = columns.add("totals", clockwise, f"points / {points} before this deal, as seen from the viewer")
        whole = [action.text for action in list(actions)[1 : actions.first_part]]
        did = [
            columns.add(f"did/{seat}", whole, "how often the seat did what is one action, in this deal")
            for seat in range(seats)
        ]
        phases = {intern(name): phase + place for place, name in enumerate(shown.phases)}
        other = phase + len(shown.phases)
        return HeaderSlots(viewer, phases, other, dealer, turn, actors, deal, totals, points, vec[i64](did))

    def _zone_slots(self, shown: Shown) -> "dict[str, list[ZoneSlots | None]]":
        """For each kind of zone the columns of each seat's, as seen from the viewer, and last of nobody's."""
        found: dict[str, list[ZoneSlots | None]] = {}
        for zone in shown.zones:
            slots: list[ZoneSlots | None] = [None] * (self.seats + 1)
            for owner in [*([-1] if zone.common else []), *(range(self.seats) if zone.owned else [])]:
                name = zone.kind if owner < 0 else f"{zone.kind}/{owner}"
                slots[owner] = self._slots_of_zone(zone, name)
            found[intern(zone.kind)] = slots
        return found

    def _slots_of_zone(self, kind: ZoneKind, name: str) -> ZoneSlots:
        columns, texts = self.columns, self._texts
        cards = columns.add(name, texts, "how many of each card lie open there")
        hidden = columns.add(f"{name}/hidden", ["hidden / 10", "zones / 10"], "cards face down, and zones")
        by = mark = amount = stands = int(NOWHERE)
        if kind.by:
            who = [f"{text} by {seat}" for seat in range(self.seats) for text in texts]
            by = columns.add(f"{name}/by", who, "which seat played each card")
        if kind.mark:
            mark = columns.add(f"{name}/mark", texts, "the card that stands out")
        if kind.amount:
            amount = columns.add(f"{name}/amount", ["chips / 1000"], "chips that lie there")
        if kind.stands:
            stands = columns.add(f"{name}/stands", texts, "the cards for which jokers stand")
        return ZoneSlots(cards, hidden, by, mark, amount, stands, len(texts), self._places)

    def _fact_slots(self, kind: FactKind, name: str, about: str) -> FactSlots:
        nowhere = int(NOWHERE)
        scale = scale_of(kind.number)
        labels = ["told"]
        number = len(labels) if kind.number else nowhere
        labels += [f"number / {scale}"] if kind.number else []
        seat = len(labels) if kind.seat else nowhere
        labels += [f"seat {seat}" for seat in range(self.seats)] if kind.seat else []
        words = {word: len(labels) + place for place, word in enumerate(kind.words)}
        labels += [*kind.words, "other"] if kind.words else []
        other = len(labels) - 1 if kind.words else nowhere
        cards = {card: len(labels) + place for place, card in enumerate(self._texts)} if kind.cards else {}
        labels += self._texts if kind.cards else []
        start = self.columns.add(name, labels, about)
        return FactSlots(
            start,
            start + number if number >= 0 else nowhere,
            scale,
            start + seat if seat >= 0 else nowhere,
            {intern(word): start + column for word, column in words.items()},
            start + other if other >= 0 else nowhere,
            {card: start + column for card, column in cards.items()},
        )
