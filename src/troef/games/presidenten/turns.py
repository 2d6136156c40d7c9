"""The play of a round: sets of equal cards on each other, until one player is left with cards (R4-R15)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import first_card
from troef.cards.card import RANK_NAMES, TWO, card_text
from troef.core.moves import CHOOSE, PASS, PLAY, kind_of, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.games.presidenten.moves import (
    CONTINUE,
    LEADS,
    SET_MOVES,
    SETS,
    STOP,
    count_laid,
    rank_laid,
    suits_named,
)
from troef.shedding.equals import (
    HIGHER_CARDS,
    MIXED,
    RANK_SET_CARDS,
    count_of,
    first_of_rank,
    height,
    heights_in,
    rank_at,
)

_PASS: Final = int(PASS)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(Phase):
    """One round. A leader has at most 52 moves (each rank in each number he holds), the others at most 13."""

    def __init__(self, hands: vec[i64], next_of: vec[i64], leader: i64) -> None:
        super().__init__()
        self.seats: i64 = len(hands)
        self.hands: vec[i64] = hands
        #: the left neighbour of every seat, as people sit now; does not change in a round, so copies share it
        self.next_of: vec[i64] = next_of
        self.turn = leader
        #: the set to be beaten: rank, number of cards (0: a lead is due), who laid it, how many have passed on it
        self.rank: i64 = 0
        self.count: i64 = 0
        self.last: i64 = leader
        self.passes: i64 = 0
        #: how many still hold cards
        self.inside: i64 = len(hands)
        #: who went out, in order; at the end all seats
        self.out: vec[i64] = vec[i64]()
        #: every set of the round (cards, and who laid it), and where those of this trick begin
        self.laid: vec[i64] = vec[i64]()
        self.laid_by: vec[i64] = vec[i64]()
        self.trick_start: i64 = 0

    def name(self) -> str:
        return "play"

    def copy(self) -> "Turns":
        hands, out, laid, laid_by = self.hands, self.out, self.laid, self.laid_by
        other = Turns(hands[: len(hands)], self.next_of, self.turn)
        other.seats, other.rank, other.count, other.last = self.seats, self.rank, self.count, self.last
        other.passes, other.inside, other.trick_start = self.passes, self.inside, self.trick_start
        other.out = out[: len(out)]
        other.laid = laid[: len(laid)]
        other.laid_by = laid_by[: len(laid_by)]
        return other

    def is_over(self) -> bool:
        """R14: only one has cards."""
        return self.inside <= 1

    # ---- what is legal ----

    def legal(self, seat: i64) -> list[int]:
        moves: list[int] = []
        if seat != self.turn:
            return moves
        hand = self.hands[seat]
        count = self.count
        if count:
            hand &= HIGHER_CARDS[self.rank]
        ranks = heights_in(hand)
        while ranks:
            rank = rank_at(first_card(ranks))
            ranks &= ranks - 1
            held = count_of(hand, rank)
            if not count:  # R5
                moves.extend(LEADS[rank][held])
            elif held >= count:
                moves.append(SET_MOVES[rank][count])
        if count:
            moves.append(_PASS)  # R8
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn:
            return False
        if move == PASS:
            return self.count > 0
        if kind_of(move) != PLAY or move < 0 or payload_of(move) >= SETS or suits_named(move):
            return False
        rank, count = rank_laid(move), count_laid(move)
        if rank > 12 or count < 1 or count_of(self.hands[seat], rank) < count:
            return False
        return not self.count or (count == self.count and height(rank) > height(self.rank))

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if move == PASS:
            return Refusal("R5", "leader-plays")
        if kind == CHOOSE:
            return Refusal("R23", "nothing-to-give")
        if kind == CONTINUE or kind == STOP:
            return Refusal("R25", "round-goes-on")
        if kind == PLAY and payload_of(move) >= MIXED:
            return Refusal("R6" if self.count else "R5", "one-rank")
        if kind == PLAY and move >= 0 and payload_of(move) < SETS:
            return self._why_no_set(seat, move)
        return Refusal("", "not-offered")

    def _why_no_set(self, seat: i64, move: i64) -> Refusal:
        rank, count, suits = rank_laid(move), count_laid(move), suits_named(move)
        if rank > 12 or not 1 <= count <= 4:
            return Refusal("", "not-offered")
        clause = "R6" if self.count else "R5"
        missing = RANK_SET_CARDS[rank << 4 | suits] & ~self.hands[seat]
        if missing:
            named = [16 * suit + int(rank) for suit in range(4) if RANK_SET_CARDS[rank << 4 | (2**suit)] & missing]
            return Refusal(clause, "not-held", {"card": card_text(named[-1])})
        held = int(count_of(self.hands[seat], rank))
        facts: dict[str, object] = {"rank": RANK_NAMES[rank], "held": held, "wanted": int(count)}
        if held < count:
            return Refusal(clause, "not-so-many", facts)
        if count != self.count:
            return Refusal("R6", "wrong-number", {"wanted": int(self.count)})
        facts = {"rank": RANK_NAMES[self.rank]}
        if self.rank == TWO:
            return Refusal("R7", "nothing-beats-twos", facts)
        return Refusal("R7", "equal-rank", facts) if rank == self.rank else Refusal("R6", "rank-too-low", facts)

    # ---- playing ----

    def play(self, seat: i64, move: i64) -> None:
        if move == PASS:
            self.passes += 1
            others = self.inside - 1 if self.hands[self.last] else self.inside
            if self.passes < others:
                self.turn = self._next_inside(seat)
            else:
                self._end_trick()  # R10, R13
            return
        rank, count = rank_laid(move), count_laid(move)
        hands = self.hands
        cards = first_of_rank(hands[seat], rank, count)
        hands[seat] &= ~cards
        self.laid = append(self.laid, cards)
        self.laid_by = append(self.laid_by, seat)
        self.rank = rank
        self.count = count
        self.last = seat
        self.passes = 0
        if not hands[seat]:
            self.out = append(self.out, seat)  # R15
            self.inside -= 1
        self.turn = self._next_inside(seat)
        if self.inside == 1:
            self.out = append(self.out, self.turn)  # R14: the one who is left
            self.turn = -1

    def _next_inside(self, seat: i64) -> i64:
        """R13: who has no cards is passed over."""
        hands, next_of = self.hands, self.next_of
        seat = next_of[seat]
        while not hands[seat]:
            seat = next_of[seat]
        return seat

    def _end_trick(self) -> None:
        self.turn = self.last if self.hands[self.last] else self._next_inside(self.last)  # R11, R12
        self.last = self.turn
        self.rank = 0
        self.count = 0
        self.passes = 0
        self.trick_start = len(self.laid)
