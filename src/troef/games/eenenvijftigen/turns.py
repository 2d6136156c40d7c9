"""The turns of one round: playing up to fifty, drawing in time, "pas", and who loses."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.betting.pots import zeros
from troef.cards.bits import BIT, RANK_CARDS, card_count, first_card, without_first
from troef.cards.card import ACE, TEN, card_text
from troef.core.moves import DRAW, PASS, PLAY, BoxedMove, kind_of, payload_of
from troef.core.phase import SINGLES, Phase
from troef.core.refusal import Refusal
from troef.games.eenenvijftigen.moves import (
    HIGH,
    HIGH_MOVES,
    LOW_ACE,
    LOW_MOVES,
    LOW_TEN,
    PLAYS,
    card_played,
    is_named,
    value_of,
    values_of,
)

HAND: Final[i64] = 3  # R3
MOST_TOTAL: Final[i64] = 50  # R7
MOST_PLAYS: Final[i64] = 500  # R20
NOBODY: Final[i64] = -1

# What goes on when a card that had to wait for a new stock has been drawn (R14).
AFTER_DRAW: Final[i64] = 1  # nothing: the player on turn was there already
AFTER_PLAY: Final[i64] = 2  # the next player's turn (auto_draw)
AFTER_PASS: Final[i64] = 3  # the end of the round (R19)

_DRAW: Final[list[BoxedMove]] = [int(DRAW)]
_PASS: Final[BoxedMove] = int(PASS)
#: Who is on turn and who may still draw, by 8 times the first plus the second.
_PAIRS: Final = [(turn, drawer) for turn in range(8) for drawer in range(8)]


def is_triple(hand: i64) -> bool:
    """R15: exactly three cards of one rank."""
    return card_count(hand) == HAND and not hand & ~RANK_CARDS[first_card(hand) & 15]


def least_value(card: i64) -> i64:
    """The lowest value that a card can have."""
    rank = card & 15
    if rank == TEN:
        return LOW_TEN
    return LOW_ACE if rank == ACE else HIGH[rank - 5]


def is_stuck(hand: i64, total: i64) -> bool:
    """R9: no play is legal and "pas" cannot be called."""
    cards = hand
    while cards:
        if total + least_value(first_card(cards)) <= MOST_TOTAL:
            return False
        cards = without_first(cards)
    return not is_triple(hand)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(Phase):
    """One round. At most six plays (three tens) and "pas" for the seat on turn, DRAW for one other.

    `on_turn` is to play; `drawer` has played last and may still draw (R11, R12). Phase.turn says so only where nobody
    else may act. Sets of seats are masks: `passed`, `acted` (has played), `missed` (did not draw after the last play).
    """

    def __init__(self, seats: i64, auto_draw: bool) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.auto_draw: bool = auto_draw
        self.hands: vec[i64] = zeros(seats)
        #: the cards that lie open, and the stock, of which `place` cards are gone
        self.pile: vec[i64] = vec[i64]()
        self.stock: vec[i64] = vec[i64]()
        self.place: i64 = 0
        self.total: i64 = 0
        self.played: i64 = 0
        self.on_turn: i64 = NOBODY
        self.drawer: i64 = NOBODY
        self.passed: i64 = 0
        self.acted: i64 = 0
        self.missed: i64 = 0
        #: who waits for a new stock (R14), and what follows (AFTER_…)
        self.owed: i64 = NOBODY
        self.after: i64 = 0
        self.over: bool = False
        self.loser: i64 = NOBODY

    def name(self) -> str:
        return "play"

    def copy(self) -> "Turns":
        hands, pile, stock = self.hands, self.pile, self.stock
        other = Turns(self.seats, self.auto_draw)
        other.turn, other.place, other.total, other.played = self.turn, self.place, self.total, self.played
        other.on_turn, other.drawer, other.passed, other.acted = self.on_turn, self.drawer, self.passed, self.acted
        other.missed, other.owed, other.after, other.over = self.missed, self.owed, self.after, self.over
        other.loser = self.loser
        other.hands = hands[: len(hands)]
        other.pile = pile[: len(pile)]
        other.stock = stock[: len(stock)]
        return other

    def begin(self, hands: vec[i64], stock: vec[i64], first: i64) -> None:
        """R3, R4: the cards are dealt."""
        self.hands = hands
        self.stock = stock
        self.on_turn = first
        self.turn = first

    # ---- what is legal ----

    def actors(self) -> tuple[int, ...]:
        """Who must play, then who may still draw."""
        if self.drawer >= 0:
            return _PAIRS[8 * self.on_turn + self.drawer]
        return SINGLES[self.on_turn]

    def legal(self, seat: i64) -> list[int]:
        moves: list[BoxedMove] = []
        if seat == self.on_turn:
            hand = self.hands[seat]
            room = MOST_TOTAL - self.total
            cards = hand
            while cards:
                card = first_card(cards)
                cards = without_first(cards)
                rank = card & 15
                if HIGH[rank - 5] <= room:
                    moves.append(HIGH_MOVES[card])
                if rank == TEN or (rank == ACE and room >= LOW_ACE):
                    moves.append(LOW_MOVES[card])
            if is_triple(hand):
                moves.append(_PASS)
        elif seat == self.drawer and seat >= 0:
            return _DRAW[:]
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        if seat < 0:
            return False
        if seat != self.on_turn:
            return seat == self.drawer and move == DRAW
        if move == PASS:
            return is_triple(self.hands[seat])
        if kind_of(move) != PLAY or not 0 <= payload_of(move) < PLAYS or not is_named(move):
            return False
        card, value = card_played(move), value_of(move)
        if card > 62 or not self.hands[seat] & BIT[card] or self.total + value > MOST_TOTAL:
            return False
        rank = card & 15
        return value == HIGH[rank - 5] or (rank == TEN and value == LOW_TEN) or (rank == ACE and value == LOW_ACE)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if move == DRAW:
            return self.why_no_draw(seat)
        if seat != self.on_turn:
            turn = [int(actor) for actor in self.actors()]
            return Refusal("", "not-your-turn", {"seat": int(seat), "turn": turn})
        if move == PASS:
            return Refusal("R15", "no-triple")
        if kind_of(move) != PLAY or not 0 <= payload_of(move) < PLAYS:
            return Refusal("", "not-offered")
        card = card_played(move)
        if card > 62 or not self.hands[seat] & BIT[card]:
            return Refusal("R6", "not-held", {"card": card_text(card)})
        values = values_of(card)
        facts: dict[str, object] = {"card": card_text(card), "values": [str(value) for value in values]}
        if not is_named(move) and len(values) > 1:
            return Refusal("R6", "name-value", facts)
        if value_of(move) not in values:
            return Refusal("R5", "wrong-value", facts)
        return Refusal("R7", "over-fifty", {"card": card_text(card), "total": int(self.total + value_of(move))})

    def why_no_draw(self, seat: i64) -> Refusal:
        """Why a seat may not draw now (R11, R12)."""
        if self.auto_draw:
            return Refusal("R11", "draws-itself")
        if self.passed & BIT[seat]:
            return Refusal("R16", "has-passed")
        if self.missed & BIT[seat]:
            return Refusal("R12", "drawn-too-late")
        return Refusal("R11", "drawn-already" if self.acted & BIT[seat] else "draw-after-play")

    # ---- playing ----

    def play(self, seat: i64, move: i64) -> None:
        if move == DRAW:
            self.drawer = NOBODY
            self._draw(seat, AFTER_DRAW)
        elif move == PASS:
            self.passed |= BIT[seat]  # R16
            self._next_turn()
        else:
            self._lay(seat, move)

    def _lay(self, seat: i64, move: i64) -> None:
        card = card_played(move)
        self.hands[seat] &= ~BIT[card]
        self.pile = append(self.pile, card)
        self.total += value_of(move)
        self.played += 1
        if self.drawer >= 0:
            self.missed |= BIT[self.drawer]  # R12, R13, P1
        self.drawer = NOBODY
        self.acted |= BIT[seat]
        self.missed &= ~BIT[seat]
        if self.played == MOST_PLAYS:
            self._end(NOBODY)  # R20
        elif self.auto_draw:
            self._draw(seat, AFTER_PLAY)
        else:
            self.drawer = seat  # R11
            self._next_turn()

    def _draw(self, seat: i64, after: i64) -> None:
        """Draw the top card, or wait for a new stock (R14)."""
        self.after = after
        place = self.place
        if place == len(self.stock):
            self.owed = seat
            return
        self.place = place + 1
        self.hands[seat] |= BIT[self.stock[place]]
        self._go_on()

    def _go_on(self) -> None:
        if self.after == AFTER_PLAY:
            self._next_turn()
        elif self.after == AFTER_PASS:
            self._judge_last(self.on_turn)
        else:
            self.turn = self.on_turn

    def restock(self, order: list[int]) -> None:
        """R14: the open cards, shuffled, are the new stock; who waits draws."""
        seat = self.owed
        self.owed = NOBODY
        self.pile = vec[i64]()
        self.stock = vec[i64](order)
        self.place = 0
        self._draw(seat, self.after)

    def _next_turn(self) -> None:
        """R10: the next player who is still active; he may be the last one (R19), or lose (R9)."""
        seat = self.on_turn
        while True:
            seat = seat + 1 if seat + 1 < self.seats else 0
            if not self.passed & BIT[seat]:
                break
        self.on_turn = seat
        self.turn = seat if self.drawer < 0 else NOBODY
        if self.passed | BIT[seat] == BIT[self.seats] - 1:
            if self.drawer == seat:
                self.drawer = NOBODY
                self._draw(seat, AFTER_PASS)
            else:
                self._judge_last(seat)
        elif is_stuck(self.hands[seat], self.total):
            self._end(seat)

    def _judge_last(self, seat: i64) -> None:
        """R19: the last active player is safe with three of a rank only."""
        if is_triple(self.hands[seat]):
            self.passed |= BIT[seat]
            self._end(NOBODY)
        else:
            self._end(seat)

    def _end(self, loser: i64) -> None:
        self.over = True
        self.loser = loser
        self.drawer = NOBODY
        self.turn = NOBODY
