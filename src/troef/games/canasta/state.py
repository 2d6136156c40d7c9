"""A position of a match of canasta."""

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.card import JOKER, rank_of
from troef.core.display import Display
from troef.core.game import Game, State
from troef.core.moves import DISCARD, LAYOFF, MELD, TAKE, kind_of, make_move, payload_of
from troef.core.phase import AWAITS_DEAL
from troef.core.refusal import Refusal
from troef.core.view import SheetEntry, SheetRow
from troef.games.canasta.cards import DEALT, SIDES
from troef.games.canasta.counts import (
    CANASTA,
    FIRST_NATURAL,
    JOKERS,
    LAST_NATURAL,
    TWOS,
    VALUES,
    count_at,
    points_of,
)
from troef.games.canasta.language import (
    DRAW_STOCK,
    MELD_PAYLOADS,
    RED_THREE,
    faces_payload,
    naturals_in,
    place_of,
    rank_in,
    twos_in,
)
from troef.games.canasta.result import check_sheet
from troef.games.canasta.rules import TableRules
from troef.games.canasta.scoring import CONCEALED, NOT_OUT, OUT, TeamHolding, items_of, score_of
from troef.games.canasta.showing import show_round, wild_faces
from troef.games.canasta.standing import RUNNING, is_red_three
from troef.games.canasta.turns import Turns
from troef.melds.laid_turns import lay_turns
from troef.melds.twins import face_of

_THREE_OF_DIAMONDS: Final[i64] = 17
_THREE_OF_HEARTS: Final[i64] = 33


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CanastaState(State):
    """A position of a match of canasta."""

    def __init__(self, game: Game, rules: TableRules, dealer: int) -> None:
        super().__init__(game, 4, dealer)
        self.rules: TableRules = rules
        self.turns: Turns | None = None
        #: of each side
        self.totals = vec[i64]([0] * 2)

    # ---- the deal ----

    def lay(self, order: list[int]) -> None:
        self.begin_deal()
        turns = Turns()
        turns.minimums = self.rules.minimums_for(self.totals)
        start = DEALT
        while not may_start(order[start]):  # R3
            start += 1
        pile = vec[i64]([0] * int(start - DEALT + 1))
        for at in range(len(pile)):
            pile[at] = face_of(order[DEALT + at])
        turns.pile = pile
        turns.frozen = len(pile) > 1  # R3, R25
        stock = vec[i64]([0] * int(len(order) - 1 - start))
        for at in range(len(stock)):
            stock[at] = face_of(order[start + 1 + at])
        turns.stock = stock
        first = (self.dealer + 1) & 3
        for place in range(4):
            self._deal_to(turns, (first + place) & 3, place, order)
        turns.begin_turn(first)  # R5
        self.turns = turns
        self.phase = turns

    def _deal_to(self, turns: Turns, seat: i64, place: i64, order: list[int]) -> None:
        """R2: every fourth card; a red three is laid open and replaced (R4)."""
        for at in range(place, DEALT, 4):
            card = face_of(order[at])
            while is_red_three(card):
                turns.lay_red_three(seat, card)
                self.write_log(seat, make_move(RED_THREE, card))
                card = turns.stock[turns.drawn]
                turns.drawn += 1
            turns.gain(seat, card)

    # ---- moves ----

    def apply(self, seat: i64, move: i64) -> None:
        """As `State.apply`; the log also tells the cards, for those who know them, and the red threes (T4)."""
        turns = self.turns
        assert turns is not None
        if self.brief:
            turns.play(seat, move)
            if turns.ended != RUNNING:
                self.advance()
            return
        kind = kind_of(move)
        reds: i64 = turns.red_threes[seat & 1]
        if kind == DRAW_STOCK:
            self._note_draw(turns, seat)
        elif kind == DISCARD:
            self.write_log(seat, move)
        else:
            self.write_log(seat, _with_faces(turns, seat, move))
        turns.play(seat, move)
        reds = turns.red_threes[seat & 1] - reds
        while reds:
            card = _THREE_OF_HEARTS if reds >> 4 else _THREE_OF_DIAMONDS
            reds -= 16 if reds >> 4 else 1
            self.write_log(seat, make_move(RED_THREE, card))
        if turns.ended != RUNNING:
            self.advance()

    def _note_draw(self, turns: Turns, seat: i64) -> None:
        """The draw with the card that comes into the hand, if one does (R6, R39)."""
        at = turns.drawn
        while at < len(turns.stock) and is_red_three(turns.stock[at]):
            at += 1
        seen: i64 = turns.stock[at] + 1 if at < len(turns.stock) else i64(0)
        self.write_log(seat, make_move(DRAW_STOCK, seen))

    def seen(self, viewer: i64, seat: i64, move: i64) -> i64:
        if viewer != seat and kind_of(move) == DRAW_STOCK:
            return DRAW_STOCK
        return move

    def refused(self, seat: i64, move: i64) -> Refusal | None:
        if self.phase is AWAITS_DEAL and self.deal_number:
            return Refusal("R37", "round-over")
        return super().refused(seat, move)

    # ---- the end of a round ----

    def advance(self) -> None:
        """Settle a round that is over."""
        turns = self.turns
        if turns is None or turns.ended == RUNNING:
            return
        sides = (_side_of(turns, 0), _side_of(turns, 1))
        scores = [score_of(sides[0]), score_of(sides[1])]
        entries: list[SheetEntry] = []
        for side in range(2):
            self.totals[side] += scores[side]
            if self.brief:
                continue
            entries += [SheetEntry(side, label, points, "", count) for label, points, count in items_of(sides[side])]
        self.add_row(SheetRow((scores[0], scores[1]), (), tuple(entries)))
        reason = self._ending()
        if not reason:
            self.dealer = (self.dealer + 1) & 3  # R1
            self.await_deal()
            return
        self.finish_sides(self.totals[0], self.totals[1], reason)

    def _ending(self) -> str:
        """Why the match is over after this round (S6, S7), or nothing."""
        first, second = self.totals[0], self.totals[1]
        target = self.rules.target
        if (first >= target or second >= target) and first != second:
            return "target"
        return "rounds" if self.deal_number >= self.rules.max_rounds else ""

    # ---- copies and positions ----

    def made(self, seat: i64, entry: i64) -> i64:
        """The log tells the cards too: what a move itself says stands in the lowest bits."""
        kind = kind_of(entry)
        if kind == RED_THREE:
            return -1  # it is laid open by itself (T4)
        if kind == DRAW_STOCK:
            return make_move(DRAW_STOCK)
        if kind == MELD or kind == TAKE:
            return make_move(kind, payload_of(entry) % MELD_PAYLOADS)
        return make_move(LAYOFF, payload_of(entry) & 255) if kind == LAYOFF else entry

    def lay_turns(self, cards: dict[str, str], turns: Mapping[str, Any]) -> None:
        """As `State.lay_turns`."""
        lay_turns(self, cards, turns)

    def is_plain_card(self, face: int) -> bool:
        """Whether anybody may discard such a card without any effect: it is neither wild nor a three (R24, R25)."""
        return place_of(face) != JOKERS and rank_of(face) >= FIRST_NATURAL

    def red_three_places(self) -> list[str]:
        """Where red threes are laid open (R6)."""
        return ["red-threes-0", "red-threes-1"]

    def set_match(self, facts: dict[str, Any]) -> None:
        """The totals follow from the sheet (S6)."""
        self.check_deals(self.rules.max_rounds)
        check_sheet(self.sheet, int(self.deal_number), int(self.rules.target))
        self.totals = self.column_sums(2)

    def copy(self) -> "CanastaState":
        totals = self.totals
        other = CanastaState(self.game, self.rules, self.dealer)
        self.copy_base(other)
        other.totals = totals[: len(totals)]
        turns = self.turns
        if turns is not None:
            other.turns = turns.copy()
        phase = self.phase
        if phase is self.turns and other.turns is not None:
            other.phase = other.turns
        else:
            other.phase = phase.copy()
        return other

    # ---- views ----

    def show_table(self, display: Display) -> None:
        display.columns = SIDES
        display.totals = (int(self.totals[0]), int(self.totals[1]))
        turns = self.turns
        if turns is not None:
            show_round(turns, display)
        display.show_number("target", self.rules.target)


def may_start(card: i64) -> bool:
    """Whether the card turned up may start the discard pile (R3)."""
    return place_of(card) != JOKERS and rank_of(card) != TWOS and not is_red_three(card)


def _with_faces(turns: Turns, seat: i64, move: i64) -> i64:
    """A meld, a take or a lay-off with the cards that go."""
    kind = kind_of(move)
    payload = payload_of(move)
    if kind == LAYOFF:
        place = payload >> 4
        card: i64 = JOKER if place == JOKERS else turns.lowest_faces(seat, place, 1)[0]
        return make_move(LAYOFF, payload | (card + 1) << 8)
    if (kind != MELD and kind != TAKE) or not payload:
        return move
    naturals = turns.lowest_faces(seat, rank_in(payload), naturals_in(payload))
    return make_move(kind, faces_payload(payload, naturals, turns.lowest_faces(seat, TWOS, twos_in(payload))))


def _side_of(turns: Turns, side: i64) -> TeamHolding:
    """What a side has at the end, for the score."""
    clean = dirty = 0
    melded = points_of(turns.naturals[side])
    for place in range(FIRST_NATURAL, LAST_NATURAL + 1):
        for card in wild_faces(turns.wild_cards[16 * side + place]):
            melded += VALUES[place_of(card)]
        wild = count_at(turns.wilds[side], place)
        if count_at(turns.naturals[side], place) + wild >= CANASTA:
            if wild:
                dirty += 1
            else:
                clean += 1
    out = NOT_OUT
    if turns.winner >= 0 and turns.winner & 1 == side:
        out = CONCEALED if turns.concealed else OUT
    left = points_of(turns.hands[side]) + points_of(turns.hands[side + 2])
    return TeamHolding(int(melded), int(left), clean, dirty, int(turns.red_three_count(side)), out)
