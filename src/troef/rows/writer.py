"""A table as numbers: what a state shows to a seat, or a view says, column by column."""

import re
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from troef.cards.bits import card_count
from troef.cards.card import card_text, suit_text
from troef.core.display import NOBODY, Display
from troef.core.game import State
from troef.core.log import SEAT_OFFSET, SEAT_SHIFT
from troef.core.view import View
from troef.rows.moves import MoveNumbers
from troef.rows.slots import FactSlots, HeaderSlots, ZoneSlots

_NUMBER: Final = re.compile(r"-?\d+")
_DIGITS: Final = re.compile(r"\d+")

#: Numbers of cards that a zone may name: those of twin packs too.
_FACES: Final = 192

#: Cells that there is room for at first.
_ROOM: Final[i64] = 4096


def numberless(name: str) -> str:
    """A key with `N` for its numbers: `doubles-2` -> `doubles-N`."""
    return _DIGITS.sub("N", name)


@final
class RowWriter(Display):
    """Writes rows of numbers as cells: a column, and the value that is added to what the row has there.

    The column is written as `~column` where the value stands in place of what is there. Since `clear` there are `size`
    cells in `places` and `values`, and `counted` cells of the value 1 in `ones`, which has only their columns.
    """

    def __init__(
        self,
        seats: int,
        header: HeaderSlots,
        moves: MoveNumbers,
        zones: dict[str, list["ZoneSlots | None"]],
        facts: dict[str, FactSlots],
        badges: dict[str, list[FactSlots]],
    ) -> None:
        super().__init__(seats, 0)
        self.keeps_all = False
        self.places = vec[i32]([i32(0)] * int(_ROOM))
        self.values = vec[float]([0.0] * int(_ROOM))
        self.size: i64 = 0
        self.ones = vec[i32]([i32(0)] * int(_ROOM))
        self.counted: i64 = 0
        self._count: i64 = seats
        #: from whom seats are counted: the viewer, or seat 0 where nobody who plays looks
        self._from: i64 = 0
        self._header = header
        self._moves = moves
        self._zones = zones
        self._facts: dict[str, FactSlots | None] = {**facts}
        self._badges: dict[str, list[FactSlots] | None] = {**badges}
        self._hands: list[ZoneSlots | None] = zones.get("hand", [None] * (seats + 1))
        self._tricks = self._badges.get("tricks")
        self._own_columns = self.columns

    def clear(self) -> None:
        """Forget all cells."""
        self.size = 0
        self.counted = 0

    # ---- cells ----

    def one(self, column: i64) -> None:
        """Add 1 to a column of the row."""
        counted = self.counted
        if counted == len(self.ones):
            self._make_room(1)
        self.ones[counted] = i32(column)
        self.counted = counted + 1

    def add(self, column: i64, value: float) -> None:
        """Add a value to a column of the row."""
        size = self.size
        if size == len(self.places):
            self._grow()
        self.places[size] = i32(column)
        self.values[size] = value
        self.size = size + 1

    def put(self, column: i64, value: float) -> None:
        """Set a column of the row to a value."""
        self.add(~column, value)

    def _make_room(self, more: i64) -> None:
        """See that `more` ones can be written."""
        if self.counted + more > len(self.ones):
            ones = vec[i32]([i32(0)] * int(2 * (self.counted + more)))
            for at in range(self.counted):
                ones[at] = self.ones[at]
            self.ones = ones

    def _grow(self) -> None:
        size = int(self.size)
        places = vec[i32]([i32(0)] * (2 * size))
        values = vec[float]([0.0] * (2 * size))
        for at in range(self.size):
            places[at] = self.places[at]
            values[at] = self.values[at]
        self.places = places
        self.values = values

    def _relative(self, seat: i64) -> i64:
        """A seat as the viewer counts them."""
        place = seat - self._from
        return place + self._count if place < 0 else place

    # ---- rows ----

    def write_state(self, state: State, seat: int, actors: tuple[int, ...], log: bool = True) -> None:
        """Write a row of what a seat may know of a state in which these may act; without the log where `write_done`
        writes it."""
        phase = state.phase
        self._begin(seat, phase.name(), int(state.dealer), int(phase.turn))
        self.deal_number = int(state.deal_number)
        self.outcome = state.outcome_now
        if log:
            self._write_log(state, seat)
        state.show_table(self)
        self._write_header(actors)

    def write_done(self, done: "vec[i32]", count: i64) -> None:
        """Write what each seat has done in this deal, where everybody knows it: a seat in the lowest four bits of each
        entry, above it the column of its action among those of the seat."""
        self._make_room(count)
        ones, counted, seats, first, did = self.ones, self.counted, self._count, self._from, self._header.did
        for at in range(count):
            entry = i64(done[at])
            place = (entry & 15) - first
            ones[counted] = i32(did[place if place >= 0 else place + seats] + (entry >> 4))
            counted += 1
        self.counted = counted

    def _write_log(self, state: State, seat: i64) -> None:
        """What each seat has done in this deal."""
        log, moves, did = state.log, self._moves, self._header.did
        self._make_room(len(log))
        ones, counted, count, first = self.ones, self.counted, self._count, self._from
        for entry in log:
            actor = (entry & 15) - SEAT_OFFSET
            if actor >= 0:
                action = moves.whole(state.shown_move(seat, actor, entry >> SEAT_SHIFT))
                if action:
                    place = actor - first
                    ones[counted] = i32(did[place if place >= 0 else place + count] + action - 1)
                    counted += 1
        self.counted = counted

    def write_view(self, view: View) -> None:
        """Write a row of what a view says: the same as `write_state` writes of its state."""
        self._begin(view.seat, view.phase, view.dealer, view.turn)
        self.deal_number, self.deals, self.direction = view.deal_number, view.deals, view.direction
        self.columns, self.totals = view.columns, view.totals
        for seat, move in view.log:
            action = self._moves.whole(move)
            if seat >= 0 and action:
                self.one(self._header.did[self._relative(seat)] + action - 1)
        for zone in view.zones:
            self.show_zone(
                zone.name,
                zone.kind,
                zone.owner,
                zone.layout,
                zone.cards,
                zone.hidden,
                zone.by,
                zone.mark,
                zone.amount,
                zone.stands,
            )
        for fact in view.facts:
            self.show_fact(fact.key, fact.kind, fact.value)
        for seat in range(view.seats):
            for fact in view.badges[seat]:
                self.show_badge(seat, fact.key, fact.kind, fact.value)
        self._write_header(view.actors)

    def _begin(self, seat: int, phase: str, dealer: int, turn: int) -> None:
        self.seat = seat
        self._from = max(0, seat)
        self.phase, self.dealer, self.turn = phase, dealer, turn
        self.deals, self.direction = 0, 1
        self.columns, self.totals = self._own_columns, ()

    def _write_header(self, actors: tuple[int, ...]) -> None:
        header = self._header
        if self.seat >= 0:
            self.one(header.viewer + self.seat)
        phase = header.phases.get(self.phase)
        self.one(header.other_phase if phase is None else phase)
        if self.dealer >= 0:
            self.one(header.dealer + self._relative(self.dealer))
        if self.turn >= 0:
            self.one(header.turn + self._relative(self.turn))
        for actor in actors:
            if actor >= 0:
                self.one(header.actors + self._relative(actor))
        self.add(header.deal, self.deal_number / 10)
        if self.deals:
            self.add(header.deal + 1, self.deals / 10)
        self.add(header.deal + 2, float(self.direction))
        self._write_totals(header)

    def _write_totals(self, header: HeaderSlots) -> None:
        totals = self.totals
        for place in range(min(len(totals), len(self.columns))):
            total = totals[place]
            if total:
                for seat in self.columns[place]:
                    self.put(header.totals + self._relative(seat), total / header.points)

    def columns_of(self, state: State) -> list[list[int]]:
        """The seats of each column of a state's score sheet."""
        size, counted = self.size, self.counted
        self._begin(0, state.phase.name(), int(state.dealer), int(state.phase.turn))
        self.deal_number = int(state.deal_number)
        self.outcome = state.outcome_now
        state.show_table(self)
        self.size, self.counted = size, counted
        return self.columns

    # ---- what a state shows ----

    def show_hand(self, seat: i64, cards: i64, shown: bool, turned: i64 = -1, mark: i64 = -1) -> None:
        slots = self._hands[self._relative(seat)]
        if slots is None:
            return
        self.add(slots.hidden + 1, 0.1)
        if not shown:
            hidden = card_count(cards)
            if turned >= 0:
                hidden -= 1
                self.one(slots.cards + slots.places[turned])
            if hidden:
                self.add(slots.hidden, hidden / 10)
            return
        first, places = slots.cards, slots.places
        self._make_room(64)
        ones, counted = self.ones, self.counted
        while cards:
            ones[counted] = i32(first + places[card_count((cards & -cards) - 1)])
            counted += 1
            cards &= cards - 1
        self.counted = counted
        if mark >= 0 and slots.mark >= 0:
            self.one(~(slots.mark + places[mark]))

    def show_played(self, kind: str, cards: i64, by: i64, count: i64, hidden: i64, mark: i64) -> None:
        slots = self._open_zone(kind, -1, hidden)
        if slots is None:
            return
        for place in range(hidden, count):
            card = slots.places[cards >> 6 * place & 63]
            self.one(slots.cards + card)
            if slots.by >= 0:
                self.one(~(slots.by + self._relative(by >> 4 * place & 15) * slots.count + card))
            if slots.mark >= 0 and cards >> 6 * place & 63 == mark:
                self.one(~(slots.mark + card))

    def show_pile(self, name: str, kind: str, cards: "vec[i64]", mark: int = -1) -> None:
        slots = self._open_zone(kind, NOBODY, 0)
        if slots is None:
            return
        first, places = slots.cards, slots.places
        self._make_room(len(cards))
        ones, counted = self.ones, self.counted
        for card in cards:
            ones[counted] = i32(first + places[card])
            counted += 1
        self.counted = counted
        if mark >= 0 and slots.mark >= 0:
            self.one(~(slots.mark + places[cards[mark]]))

    def show_won(self, seat: i64, tricks: i64) -> None:
        if self._tricks is not None:
            slots = self._tricks[self._relative(seat)]
            self.one(~slots.told)
            if tricks and slots.number >= 0:
                self.put(slots.number, float(tricks) / slots.scale)

    def _open_zone(self, kind: str, owner: i64, hidden: i64) -> ZoneSlots | None:
        """The columns of a zone that lies there, with the cards of which only backs are seen; None without any."""
        kinds = self._zones.get(kind)
        slots = None if kinds is None else kinds[self._relative(owner) if owner >= 0 else self._count]
        if slots is not None:
            self.add(slots.hidden + 1, 0.1)
            if hidden:
                self.add(slots.hidden, hidden / 10)
        return slots

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
        slots = self._open_zone(kind, owner, hidden)
        if slots is None:
            return
        if cards is not None:
            first, places = slots.cards, slots.places
            for card in cards:
                self.one(first + places[card])
            if mark >= 0 and mark < len(cards) and slots.mark >= 0:
                self.one(~(slots.mark + places[cards[mark]]))
            if slots.by >= 0 and by is not None:
                self._write_by(slots, cards, by)
            if slots.stands >= 0 and stands is not None:
                self._write_stands(slots, cards, stands)
        if amount > 0 and slots.amount >= 0:
            self.add(slots.amount, amount / 1000)

    def _write_by(self, slots: ZoneSlots, cards: list[int], by: list[int]) -> None:
        """Who played each card; one that lies face down comes last."""
        for place in range(min(len(cards), len(by))):
            first = slots.by + self._relative(by[place]) * slots.count
            self.one(~(first + slots.places[cards[place]]))

    def _write_stands(self, slots: ZoneSlots, cards: list[int], stands: list[int]) -> None:
        for place in range(min(len(cards), len(stands))):
            card = stands[place]
            if card != cards[place] and slots.places[card] >= 0:
                self.one(slots.stands + slots.places[card])

    def show_totals(self, totals: "vec[i64]") -> None:
        self.points = totals
        header, columns = self._header, self.columns
        for place in range(min(len(totals), len(columns))):
            total = totals[place]
            if total:
                for seat in columns[place]:
                    self.put(header.totals + self._relative(seat), float(total) / header.points)

    def show_number(self, key: str, number: i64) -> None:
        slots = self._facts.get(key)
        if slots is None:
            self.show_fact(key, "number", int(number))
            return
        self.one(~slots.told)
        if slots.number >= 0:
            self.put(slots.number, float(number) / slots.scale)

    def show_seat(self, key: str, seat: i64) -> None:
        slots = self._facts.get(key)
        if slots is None:
            self.show_fact(key, "seat", int(seat))
            return
        self.one(~slots.told)
        if slots.seat >= 0 and seat >= 0:
            self.one(~(slots.seat + self._relative(seat)))

    def show_suit(self, key: str, suit: i64) -> None:
        slots = self._facts.get(key)
        if slots is None:
            self.show_fact(key, "suit", suit_text(suit))
            return
        self.one(~slots.told)
        if slots.suits[suit] >= 0:
            self.one(~slots.suits[suit])

    def badge_number(self, seat: i64, key: str, number: i64) -> None:
        found = self._badges.get(key)
        if found is None:
            self.show_badge(int(seat), key, "number", int(number))
            return
        slots = found[self._relative(seat)]
        self.one(~slots.told)
        if slots.number >= 0:
            self.put(slots.number, float(number) / slots.scale)

    def show_fact(self, key: str, kind: str, value: object) -> None:
        slots = self._facts.get(key)
        if slots is None:
            if key in self._facts:
                return
            slots = self._facts.get(numberless(key))
            self._facts[key] = slots
            if slots is None:
                return
        self._write_fact(slots, kind, value)

    def show_badge(self, seat: int, key: str, kind: str, value: object) -> None:
        found = self._badges.get(key)
        if found is None:
            if key in self._badges:
                return
            found = self._badges.get(numberless(key))
            self._badges[key] = found
            if found is None:
                return
        self._write_fact(found[self._relative(seat)], kind, value)

    def _write_fact(self, slots: FactSlots, kind: str, value: object) -> None:
        self.one(~(slots.told))
        if isinstance(value, bool):
            return
        if isinstance(value, int):
            if kind == "seat":
                if slots.seat >= 0 and value >= 0:
                    self.one(~(slots.seat + self._relative(value)))
            elif slots.number >= 0:
                self.put(slots.number, value / slots.scale)
        elif isinstance(value, (list, tuple)):  # a union would be made at every call
            for item in value:
                self._write_item(slots, str(item), kind)
        elif kind == "cards":
            for text in str(value).split():
                self._write_item(slots, text, kind)
        else:
            self._write_item(slots, str(value), kind)

    def _write_item(self, slots: FactSlots, item: str, kind: str) -> None:
        if kind == "cards":
            card = slots.cards.get(item)
            if card is not None:
                self.one(card)
                return
        word = slots.words.get(item)
        if word is not None:
            self.one(~(word))
            return
        if slots.number >= 0:
            found = _NUMBER.match(item)
            if found:
                self.put(slots.number, int(found[0]) / slots.scale)
                return
        if slots.other >= 0:
            self.one(~(slots.other))


def places_of(cards: list[int], texts: list[str]) -> "vec[i64]":
    """For each card of a pack, by its number, which of these texts it is; -1 for other numbers."""
    places = vec[i64]([-1] * max(_FACES, max(cards) + 1))
    for card in cards:
        places[card] = texts.index(card_text(card))
    return places
