"""One round of duizenden: take, lay, discard, turn after turn (R3–R22)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, first_card, without_first
from troef.core.moves import DISCARD, DRAW, END_TURN, LAYOFF, MELD, TAKE, kind_of, make_move, payload_of
from troef.core.refusal import Refusal
from troef.games.duizenden.language import DISCARD_BOTH, STOP_ROUND
from troef.games.duizenden.refusing import why_not
from troef.games.duizenden.scoring import QUEEN
from troef.games.duizenden.standing import DuizendenRound
from troef.games.duizenden.taking import LEAST_NATURALS, LONGEST, taken_meld
from troef.melds.declared import (
    fits,
    joker_count,
    meld_size,
    melds_in,
    naturals,
    takes_ace_at_both_ends,
)
from troef.melds.naming import FOR_JOKER, LOW_END, PER_MELD, SWAP
from troef.melds.rounds import DRAWING, MELDING
from troef.melds.twin_round import with_discards

#: Room for as many moves as there mostly are at most.
_USUAL_MOVES: Final[i64] = 24


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(DuizendenRound):
    """One round, turn after turn.

    A list of moves holds at most what `melds.declared` says of the melds of a hand, two lay-offs and their jokers for
    each own set, one swap for each joker on the table, and a discard for each face.
    """

    def copy(self) -> "Turns":
        pile = self.pile
        other = Turns(self.turn, self.hands.copy(), self.known.copy(), self.stock, pile[: len(pile)])
        self.copy_lying(other)
        other.laid, other.queen_free, other.both = self.laid, self.queen_free, self.both
        return other

    # ---- what is legal ----

    def options(self, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=_USUAL_MOVES)
        if seat != self.turn:
            return moves
        first = self.is_first_turn(seat)
        if self.step == DRAWING:
            moves = append(moves, make_move(DRAW) if self.in_stock() > 0 else STOP_ROUND)
            for payload in self.takes(seat, first):
                if self.leaves_one(seat, taken_meld(payload, self.top())):
                    moves = append(moves, make_move(TAKE, payload))
            return moves
        spare = self.discardable(seat)
        hands = self.hands
        held = hands.held(seat)
        if spare > 0:
            if not first:
                moves = self._with_melds(moves, seat, spare)
                moves = self._with_layoffs(moves, seat, spare)
                moves = self._with_all_swaps(moves, held)
            elif not self.laid:
                for meld in melds_in(held, hands.twice(seat), 0, 3, 3):  # R11
                    if meld_size(meld) == 3 and spare > self.cost(meld):
                        moves = append(moves, make_move(MELD, meld))
            return self._with_all_discards(moves, seat, held, first)
        if not first:
            moves = self._with_all_swaps(moves, held)
        return append(moves, END_TURN)  # R19

    def _with_melds(self, moves: vec[i64], seat: i64, spare: i64) -> vec[i64]:
        hands = self.hands
        for meld in melds_in(hands.held(seat), hands.twice(seat), hands.jokers(seat), LONGEST, LEAST_NATURALS):
            if meld_size(meld) < spare or self.cost(meld) < spare:
                moves = append(moves, make_move(MELD, meld))
        return moves

    def _with_layoffs(self, moves: vec[i64], seat: i64, spare: i64) -> vec[i64]:
        held, jokers = self.hands.held(seat), self.hands.jokers(seat)
        if spare == 1:  # R18: only a queen that may not be discarded
            jokers = 0
            held = 0 if self.queen_free else held & BIT[QUEEN]
        melds, owners = self.melds, self.owners
        for place in range(len(melds)):
            if owners[place] != seat:
                continue  # R10
            meld = melds[place]
            number = PER_MELD * (place + 1)
            fitting = fits(meld, LONGEST)
            if jokers <= 0:
                fitting &= held
            while fitting:
                face = first_card(fitting)
                if held & BIT[face]:
                    moves = _with_layoff(moves, meld, number + face)
                if jokers > 0:
                    moves = _with_layoff(moves, meld, number + face + FOR_JOKER)
                fitting = without_first(fitting)
        return moves

    def _with_all_swaps(self, moves: vec[i64], held: i64) -> vec[i64]:
        for place in range(len(self.melds)):
            moves = self.with_swaps(moves, place, held)
        return moves

    def _with_all_discards(self, moves: vec[i64], seat: i64, held: i64, first: bool) -> vec[i64]:
        if not first and self.may_discard_both(seat):
            moves = append(moves, make_move(DISCARD_BOTH, first_card(held)))
        if not self.queen_free:
            held &= ~BIT[QUEEN]  # R16
        return with_discards(moves, held, self.hands.jokers(seat))

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn or move < 0:
            return False
        kind, payload = kind_of(move), payload_of(move)
        first = self.is_first_turn(seat)
        if self.step == DRAWING:
            if kind == DRAW or kind == STOP_ROUND:
                return payload == 0 and (self.in_stock() > 0) == (kind == DRAW)
            return kind == TAKE and self.allows_take(seat, payload, first)
        hands = self.hands
        if kind == DISCARD:
            return payload < 64 and hands.has(seat, payload) and (payload != QUEEN or self.queen_free)
        if kind == MELD:
            return self.allows_meld(seat, payload, first)
        if kind == LAYOFF:
            return not first and self.allows_layoff(seat, payload)
        if kind == SWAP:
            return not first and self.may_swap(seat, payload)  # R14
        if kind == DISCARD_BOTH:
            alike = 0 <= payload < 63 and hands.twice(seat) == BIT[payload]
            return not first and alike and self.may_discard_both(seat)
        return kind == END_TURN and not payload and self.discardable(seat) == 0

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return why_not(self, seat, move)

    # ---- what a move does ----

    def play(self, seat: i64, move: i64) -> None:
        kind, payload = kind_of(move), payload_of(move)
        if kind == DISCARD:
            self.discard(seat, payload)
            self._end_turn(seat)
        elif kind == DRAW:
            face = self.stock[self.drawn]
            self.drawn += 1
            self.hands.give(seat, face)
            self._begin_laying(seat)
            self.queen_free = face == QUEEN and self.in_stock() == 0  # R17
        elif kind == TAKE:
            self._take_pile(seat, payload)
        elif kind == MELD:
            self.lay(seat, payload, naturals(payload), joker_count(payload))
            self.laid = True
        elif kind == LAYOFF:
            self.extend(seat, payload)
        elif kind == SWAP:
            self.swap(seat, payload)
        elif kind == DISCARD_BOTH:
            for _ in range(2):
                self.discard(seat, payload)
            self._end_turn(seat)
        elif kind == END_TURN:
            self._show_queens(seat)
            self._end_turn(seat)
        else:
            self.turn = -1  # R22

    def _begin_laying(self, seat: i64) -> None:
        self.turns[seat] += 1
        self.step = MELDING
        self.laid = False
        self.queen_free = False

    def _take_pile(self, seat: i64, payload: i64) -> None:
        pile = self.pile
        last = len(pile) - 1
        meld = taken_meld(payload, pile[last])
        self._begin_laying(seat)
        cards, jokers = self.taken_with(payload)
        self.lay(seat, meld, cards, jokers)
        self.laid = True
        for place in range(last):
            self.hands.give(seat, pile[place])
            self.known.give(seat, pile[place])
        self.pile = vec[i64]()

    def _show_queens(self, seat: i64) -> None:
        """A hand with which nothing is discarded is known to everybody (R19)."""
        known = self.known
        while known.count(seat) < self.hands.count(seat):
            known.give(seat, QUEEN)

    def _end_turn(self, seat: i64) -> None:
        self.step = DRAWING
        self.queen_free = False
        if self.hands.count(seat) == 0:
            self.winner = seat  # R20, R21
            self.turn = -1
            return
        self.turn = (seat + 1) % len(self.turns)
        if self.in_stock() == 0 and not self.may_take(self.turn):
            self.turn = -1  # R22


def _with_layoff(moves: vec[i64], meld: i64, payload: i64) -> vec[i64]:
    """Moves, and the lay-off of a card, which may be an ace that fits at both ends."""
    moves = append(moves, make_move(LAYOFF, payload))
    return append(moves, make_move(LAYOFF, payload + LOW_END)) if takes_ace_at_both_ends(meld, LONGEST) else moves
