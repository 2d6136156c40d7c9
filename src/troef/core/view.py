"""What one seat may know of a position, and nothing else.

Bots, browsers, environments and logs are built from views; a view holds no reference to the state it came from.
`View.as_dict` is the form on the wire: docs/protocol.md.
"""

from typing import Any, final

from mypy_extensions import i64

from troef.cards.bits import card_count, cards_in
from troef.cards.card import card_text
from troef.core.display import HAND_NAMES, NOBODY, REFEREE, SPECTATOR, TIMEKEEPER, Display, may_see
from troef.core.outcome import AtTable, Outcome, Ruling
from troef.core.wire import view_dict


@final
class Zone:
    """Cards lying together: a hand, the trick, a pile.

    `hidden` counts cards that the viewer sees the back of (they lie under the open ones); `cards` are the open ones
    from bottom to top; `by` is the seat that played each (in a trick; that of a card face down comes last); `mark` the
    index of a card that stands out, or -1; `amount` is for chips; `stands` says for each card of a meld with jokers
    which card it stands for (a natural card for itself).
    """

    def __init__(
        self,
        name: str,
        kind: str,
        owner: int = NOBODY,
        layout: str = "pile",
        cards: "list[int] | None" = None,
        hidden: int = 0,
        by: "list[int] | None" = None,
        mark: int = -1,
        amount: int = -1,
        stands: "list[int] | None" = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.owner = owner
        self.layout = layout
        self.cards: list[int] = cards if cards is not None else []
        self.hidden = hidden
        self.by: list[int] = by if by is not None else []
        self.mark = mark
        self.amount = amount
        self.stands: list[int] = stands if stands is not None else []

    def __repr__(self) -> str:
        return f"<Zone {self.text()}>"

    def text(self) -> str:
        """The zone in a few words: `hand-1: KH 9H`, `stock: 12 hidden`, `pot: 40`."""
        parts = [card_text(card) for card in self.cards]
        if self.hidden:
            parts.append(f"{self.hidden} hidden")
        if self.amount >= 0:
            parts.append(str(self.amount))
        return f"{self.name}: {' '.join(parts) or 'empty'}"

    def as_dict(self) -> dict[str, object]:
        """For the wire."""
        facts: dict[str, object] = {
            "id": self.name,
            "kind": self.kind,
            "owner": None if self.owner == NOBODY else self.owner,
            "layout": self.layout,
            "hidden": self.hidden,
            "cards": [card_text(card) for card in self.cards],
        }
        if self.by:
            facts["by"] = self.by
        if self.mark >= 0:
            facts["mark"] = self.mark
        if self.amount >= 0:
            facts["amount"] = self.amount
        if self.stands:
            facts["stands"] = [card_text(card) for card in self.stands]
        return facts


@final
class Fact:
    """One thing for the header of the table or beside a seat: a key, the kind of its value (suit, seat, number, text,
    cards, phrase), and the value. A badge of the kind `passing` holds while the deal runs; then faces leave it out.
    """

    def __init__(self, key: str, kind: str, value: object) -> None:
        self.key = key
        self.kind = kind
        self.value = value

    def __repr__(self) -> str:
        return f"<Fact {self.key}: {self.value}>"

    def as_dict(self) -> dict[str, object]:
        """For the wire."""
        return {"key": self.key, "kind": self.kind, "value": self.value}


@final
class SheetEntry:
    """One item of a row of the score sheet: whose column, what for (a key: `entry-<label>`), its points.

    `place` is where on the paper it stands, in games that have places (bridge: `below` and `above` the line); `count`
    how many of something it stands for (tricks), 0 when that says nothing.
    """

    def __init__(self, column: int, label: str, points: int, place: str = "", count: int = 0) -> None:
        self.column = column
        self.label = label
        self.points = points
        self.place = place
        self.count = count

    def as_dict(self) -> dict[str, object]:
        """For the wire."""
        return {
            "column": self.column,
            "label": self.label,
            "points": self.points,
            "place": self.place,
            "count": self.count,
        }


@final
class SheetRow:
    """One line of the score sheet: a number per column and the marks beside it.

    `entries` are the items that the numbers are the sums of, in games whose sheet names them.
    """

    def __init__(
        self, cells: tuple[int, ...], marks: tuple[str, ...] = (), entries: tuple[SheetEntry, ...] = ()
    ) -> None:
        self.cells = cells
        self.marks = marks
        self.entries = entries

    def __repr__(self) -> str:
        marks = [mark for mark in self.marks if mark]
        return f"<SheetRow {' '.join([str(cell) for cell in self.cells])}{' ' if marks else ''}{' '.join(marks)}>"

    def as_dict(self) -> dict[str, object]:
        """For the wire."""
        facts: dict[str, object] = {"cells": list(self.cells), "marks": list(self.marks)}
        if self.entries:
            facts["entries"] = [entry.as_dict() for entry in self.entries]
        return facts


@final
class View(Display):
    """One position as one seat may know it; `seat` may also be SPECTATOR or REFEREE.

    `moves` are the legal moves of this seat now. `log` is the current deal so far as (seat, move), with what this
    seat may not know hidden.
    """

    def __init__(self, slug: str, rules: str, seats: int, seat: int, phase: str, dealer: int) -> None:
        super().__init__(seats, seat, phase, dealer)
        self.slug = slug
        self.rules = rules
        #: the rules and options, for texts; None in a view made by hand
        self.game: Any = None
        self.actors: tuple[int, ...] = ()
        self.facts: list[Fact] = []
        self.zones: list[Zone] = []
        self.badges: list[list[Fact]] = [[] for _ in range(seats)]
        self.sheet: list[SheetRow] = []
        self.moves: list[int] = []
        self.log: list[tuple[int, int]] = []

    def show_zone(
        self,
        name: str,
        kind: str,
        owner: int = NOBODY,
        layout: str = "pile",
        cards: "list[int] | None" = None,
        hidden: int = 0,
        by: "list[int] | None" = None,
        mark: int = -1,
        amount: int = -1,
        stands: "list[int] | None" = None,
    ) -> None:
        self.zones.append(Zone(name, kind, owner, layout, cards, hidden, by, mark, amount, stands))

    def show_hand(self, seat: i64, cards: i64, shown: bool, turned: i64 = -1, mark: i64 = -1) -> None:
        if mark >= 0 or (turned >= 0 and not shown):
            super().show_hand(seat, cards, shown, turned, mark)
        elif shown:
            self.zones.append(Zone(HAND_NAMES[seat], "hand", int(seat), "fan", cards_in(cards)))
        else:
            self.zones.append(Zone(HAND_NAMES[seat], "hand", int(seat), "fan", None, int(card_count(cards))))

    def show_won(self, seat: i64, tricks: i64) -> None:
        self.badges[seat].append(Fact("tricks", "number", int(tricks)))

    def show_number(self, key: str, number: i64) -> None:
        self.facts.append(Fact(key, "number", int(number)))

    def show_seat(self, key: str, seat: i64) -> None:
        self.facts.append(Fact(key, "seat", int(seat)))

    def badge_number(self, seat: i64, key: str, number: i64) -> None:
        self.badges[seat].append(Fact(key, "number", int(number)))

    def show_fact(self, key: str, kind: str, value: object) -> None:
        self.facts.append(Fact(key, kind, value))

    def show_badge(self, seat: int, key: str, kind: str, value: object) -> None:
        self.badges[seat].append(Fact(key, kind, value))

    def as_dict(self) -> dict[str, object]:
        """The view as plain data: the form on the wire (docs/protocol.md).

        Raises:
            ValueError: the view was made by hand, so that its game is not known.
        """
        if self.game is None:
            raise ValueError("a view made by hand has no wire form: its game is not known")
        return view_dict(self.game, self)

    def __repr__(self) -> str:
        names = {SPECTATOR: "a spectator", REFEREE: "the referee", TIMEKEEPER: "the timekeeper"}
        who = names.get(self.seat, f"seat {self.seat}")
        acting = ", ".join([str(seat) for seat in self.actors]) or "nobody"
        zones = "; ".join([zone.text() for zone in self.zones if zone.cards or zone.hidden])
        about = f"{self.slug}:{self.rules}, deal {self.deal_number}, {self.phase}, to act: {acting}"
        return f"<View of {who}, {about}{' | ' if zones else ''}{zones}>"

    def zone(self, name: str) -> Zone:
        """The zone with this name.

        Raises:
            KeyError: there is none.
        """
        for zone in self.zones:
            if zone.name == name:
                return zone
        raise KeyError(name)

    def hand(self) -> list[int]:
        """The viewer's own cards."""
        return self.zone(f"hand-{self.seat}").cards

    def fact(self, key: str) -> object:
        """The value of a fact of the header, or None."""
        for fact in self.facts:
            if fact.key == key:
                return fact.value
        return None

    def badge(self, seat: int, key: str) -> object:
        """The value of a seat's badge, or None."""
        for fact in self.badges[seat]:
            if fact.key == key:
                return fact.value
        return None


__all__ = [
    "NOBODY",
    "REFEREE",
    "SPECTATOR",
    "TIMEKEEPER",
    "AtTable",
    "Fact",
    "Outcome",
    "Ruling",
    "SheetEntry",
    "SheetRow",
    "View",
    "Zone",
    "may_see",
]
