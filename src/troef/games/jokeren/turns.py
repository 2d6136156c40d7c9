"""One round of jokeren: draw, lay, discard, turn after turn (R5–R7, R13–R27)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import first_card, without_first
from troef.core.moves import DISCARD, DRAW, LAYOFF, MELD, kind_of, make_move, payload_of
from troef.core.refusal import Refusal
from troef.games.jokeren.opening import LEAST_NATURALS, LONGEST, openings, value_of
from troef.games.jokeren.refusing import why_not
from troef.games.jokeren.standing import MOST_RENEWALS, JokerenRound
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
class Turns(JokerenRound):
    """One round, turn after turn.

    Coming out is a meld after the other (R13): the first is legal when the hand can reach the minimum with it, and
    until it is reached only melds are that still lead there. A list of moves holds at most: the melds of fourteen cards
    (see `melds.declared`: some 4,000 with all four jokers, rarely more than ten), four lay-offs for each meld on the
    table, a swap for each joker there, and fifteen discards.
    """

    def copy(self) -> "Turns":
        pile, out = self.pile, self.out
        other = Turns(self.turn, self.hands.copy(), self.known.copy(), self.stock, self.minimum)
        self.copy_lying(other)
        other.laid, other.renewals = self.laid, self.renewals
        other.pile = pile[: len(pile)]
        other.out = out[: len(out)]
        return other

    # ---- what is legal ----

    def options(self, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=_USUAL_MOVES)
        if seat != self.turn:
            return moves
        if self.step == DRAWING:
            return append(moves, make_move(DRAW))
        hands = self.hands
        held, twice, jokers, room = hands.held(seat), hands.twice(seat), hands.jokers(seat), self.room(seat)
        if not self.out[seat]:
            for meld in openings(held, twice, jokers, self.minimum - self.laid, room):
                moves = append(moves, make_move(MELD, meld))
            if self.laid:
                return moves
        else:
            for meld in melds_in(held, twice, jokers, LONGEST, LEAST_NATURALS):
                if meld_size(meld) <= room:
                    moves = append(moves, make_move(MELD, meld))
            moves = self._with_table(moves, held, jokers, room)
        return with_discards(moves, held, jokers)

    def _with_table(self, moves: vec[i64], held: i64, jokers: i64, room: i64) -> vec[i64]:
        """Moves, and the lay-offs and swaps."""
        melds = self.melds
        for place in range(len(melds)):
            meld = melds[place]
            number = PER_MELD * (place + 1)
            fitting = fits(meld, LONGEST) if room > 0 else 0
            if not jokers:
                fitting &= held
            while fitting:
                face = first_card(fitting)
                bit = fitting & -fitting
                fitting = without_first(fitting)
                moves = self._with_layoff(moves, meld, face, held & bit != 0, jokers, number)
            moves = self.with_swaps(moves, place, held)
        return moves

    def _with_layoff(self, moves: vec[i64], meld: i64, face: i64, has: bool, jokers: i64, number: i64) -> vec[i64]:
        both_ends = takes_ace_at_both_ends(meld, LONGEST)
        if has:
            moves = append(moves, make_move(LAYOFF, number + face))
            if both_ends:
                moves = append(moves, make_move(LAYOFF, number + face + LOW_END))
        if jokers:
            moves = append(moves, make_move(LAYOFF, number + face + FOR_JOKER))
            if both_ends:
                moves = append(moves, make_move(LAYOFF, number + face + FOR_JOKER + LOW_END))
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn or move < 0:
            return False
        kind, payload = kind_of(move), payload_of(move)
        if self.step == DRAWING:
            return kind == DRAW and payload == 0
        if kind == DISCARD:
            return payload < 64 and self.hands.has(seat, payload) and not self.is_opening(seat)
        if kind == MELD:
            return self.allows_meld(seat, payload)
        if kind == LAYOFF:
            return self.allows_layoff(seat, payload)
        return kind == SWAP and self.allows_swap(seat, payload)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return why_not(self, seat, move)

    # ---- what a move does ----

    def play(self, seat: i64, move: i64) -> None:
        kind, payload = kind_of(move), payload_of(move)
        if kind == DISCARD:
            self.discard(seat, payload)
            self._end_turn(seat)
        elif kind == DRAW:
            self.hands.give(seat, self.stock[self.drawn])
            self.drawn += 1
            self.step = MELDING
        elif kind == MELD:
            self._come_out(seat, payload)
        elif kind == LAYOFF:
            self.extend(seat, payload)
        else:
            self.swap(seat, payload)  # R20

    def _come_out(self, seat: i64, meld: i64) -> None:
        self.lay(seat, meld, naturals(meld), joker_count(meld))
        if not self.out[seat]:
            self.laid += value_of(meld)
            if self.laid >= self.minimum:
                self.out[seat] = 1  # R14
                self.laid = 0

    def _end_turn(self, seat: i64) -> None:
        self.step = DRAWING
        self.laid = 0
        if self.hands.count(seat) == 0:
            self.winner = seat  # R23
            self.turn = -1
            return
        self.begin_turn((seat + 1) % len(self.turns))

    def begin_turn(self, seat: i64) -> None:
        """Let a seat begin its turn: an empty stock must be renewed first (R26), or the round ends (R27)."""
        self.turn = seat
        if self.in_stock() > 0:
            self.turns[seat] += 1
        elif self.renewals < MOST_RENEWALS and len(self.pile) > 1:
            self.lacks_stock = True
        else:
            self.turn = -1

    def old_discards(self) -> list[int]:
        """What becomes the new stock (R26): all discards but the top."""
        pile = self.pile
        return [int(face) for face in pile[: len(pile) - 1]]

    def renew(self, stock: vec[i64]) -> None:
        """Lay the new stock (R26) and go on with the turn."""
        pile = self.pile
        self.pile = pile[len(pile) - 1 :]
        self.stock = stock
        self.drawn = 0
        self.renewals += 1
        self.lacks_stock = False
        self.begin_turn(self.turn)
