"""Before the play: everybody arranges his open cards, then a start player is looked for (R5-R9, R36)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, RANK_CARDS, card_count, first_card, set_of
from troef.cards.card import RANK_NAMES, card_text
from troef.core.moves import TIMEOUT, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import TIMEKEEPER
from troef.games.shithead.moves import (
    ARRANGE,
    CLAIM,
    CLAIMS,
    NO_CLAIM,
    NO_CLAIMS,
    READY,
    TRIPLES,
    arranged,
)

ARRANGE_SECONDS: Final = 60  # R6
_READY: Final = int(READY)
_TIMEOUT: Final = int(TIMEOUT)


def without(seats: i64, gone: i64) -> tuple[int, ...]:
    """The seats that are not in a set."""
    return tuple([seat for seat in range(seats) if not gone & BIT[seat]])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Arranging(Phase):
    """Everybody at once chooses which three of his six cards lie open. Who is not ready has 21 moves."""

    def __init__(self, hands: vec[i64], open_cards: vec[i64]) -> None:
        super().__init__()
        self.seats: i64 = len(hands)
        self.hands: vec[i64] = hands
        self.open: vec[i64] = open_cards
        self.ready: i64 = 0
        #: every card that has lain open
        self.public: i64 = 0
        for cards in open_cards:
            self.public |= cards

    def name(self) -> str:
        return "arranging"

    def copy(self) -> "Arranging":
        hands, open_ = self.hands, self.open
        other = Arranging(hands[: len(hands)], open_[: len(open_)])
        other.turn, other.seats, other.ready, other.public = self.turn, self.seats, self.ready, self.public
        return other

    def is_over(self) -> bool:
        """R6: all are ready."""
        return card_count(self.ready) == self.seats

    def time_limit(self) -> tuple[int, int]:
        return (ARRANGE_SECONDS, 0)

    def actors(self) -> tuple[int, ...]:
        return without(self.seats, self.ready)

    def _may_act(self, seat: i64) -> bool:
        return 0 <= seat < self.seats and not self.ready & BIT[seat]

    def legal(self, seat: i64) -> list[int]:
        if seat == TIMEKEEPER:
            return [_TIMEOUT]
        if not self._may_act(seat):
            return []
        moves = [_READY]
        six = self.hands[seat] | self.open[seat]
        while six:
            first = first_card(six)
            six &= six - 1
            higher = six
            while higher:
                second = first_card(higher)
                higher &= higher - 1
                third = higher
                while third:
                    moves.append(int(make_move(ARRANGE, first | second << 6 | first_card(third) << 12)))
                    third &= third - 1
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        if seat == TIMEKEEPER:
            return move == TIMEOUT
        if not self._may_act(seat):
            return False
        if kind_of(move) != ARRANGE or not 0 <= payload_of(move) < TRIPLES:
            return move == READY
        cards = arranged(move)
        return cards[0] < cards[1] < cards[2] < 63 and not set_of(cards) & ~(self.hands[seat] | self.open[seat])

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if 0 <= seat < self.seats and self.ready & BIT[seat] and (kind == READY or kind == ARRANGE):
            return Refusal("R6", "ready-already")
        if kind == ARRANGE and 0 <= payload_of(move) < TRIPLES:
            mine = self.hands[seat] | self.open[seat]
            for card in arranged(move):
                if card < 63 and not mine & BIT[card]:
                    return Refusal("R5", "not-held", {"card": card_text(card)})
            return Refusal("", "not-offered")
        if kind == CLAIM or kind == NO_CLAIM:
            return Refusal("R7", "exchange-first")
        return Refusal("", "not-offered") if kind == TIMEOUT else Refusal("R6", "exchange-first")

    def play(self, seat: i64, move: i64) -> None:
        if seat == TIMEKEEPER:
            self.ready = BIT[self.seats] - 1
        elif move == READY:
            self.ready |= BIT[seat]
        else:
            hands, open_cards = self.hands, self.open
            mine = hands[seat] | open_cards[seat]
            chosen = set_of(arranged(move))
            open_cards[seat] = chosen
            hands[seat] = mine & ~chosen
            self.public |= chosen

    def pick(self, seat: i64, rng: Rng) -> i64:
        """A random move: as often ready as not, for cards can be swapped without end."""
        moves = self.legal(seat)
        return moves[0] if rng.below(2) else moves[rng.below(len(moves))]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Calling(Phase):
    """R7b: who holds a rank in his hand may call it. A seat has two moves at most."""

    def __init__(self, hands: vec[i64], rank: i64, seconds: i64) -> None:
        super().__init__()
        self.seats: i64 = len(hands)
        self.hands: vec[i64] = hands
        self.rank: i64 = rank
        self.seconds: i64 = seconds
        self.declined: i64 = 0
        self.starter: i64 = -1
        self.timed_out: bool = False

    def name(self) -> str:
        return "calling"

    def copy(self) -> "Calling":
        hands = self.hands
        other = Calling(hands[: len(hands)], self.rank, self.seconds)
        other.turn, other.seats, other.declined, other.starter = self.turn, self.seats, self.declined, self.starter
        other.timed_out = self.timed_out
        return other

    def is_over(self) -> bool:
        """Somebody has called, or nobody will."""
        return self.starter >= 0 or self.timed_out or card_count(self.declined) == self.seats

    def time_limit(self) -> tuple[int, int]:
        return (int(self.seconds), int(self.rank))

    def actors(self) -> tuple[int, ...]:
        return without(self.seats, self.declined)

    def _may_act(self, seat: i64) -> bool:
        return 0 <= seat < self.seats and not self.declined & BIT[seat]

    def legal(self, seat: i64) -> list[int]:
        if seat == TIMEKEEPER:
            return [_TIMEOUT]
        if not self._may_act(seat):
            return []
        quiet = NO_CLAIMS[self.rank]  # R36: whether he holds one or not
        return [CLAIMS[self.rank], quiet] if self.hands[seat] & RANK_CARDS[self.rank] else [quiet]

    def allows(self, seat: i64, move: i64) -> bool:
        if seat == TIMEKEEPER:
            return move == TIMEOUT
        if not self._may_act(seat):
            return False
        return move == NO_CLAIMS[self.rank] or (
            move == CLAIMS[self.rank] and self.hands[seat] & RANK_CARDS[self.rank] != 0
        )

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        asked: dict[str, object] = {"rank": RANK_NAMES[self.rank]}
        if kind == CLAIM or kind == NO_CLAIM:
            if 0 <= seat < self.seats and self.declined & BIT[seat]:
                return Refusal("R36", "declined-already", asked)
            if move != CLAIMS[self.rank]:
                return Refusal("R7" if kind == CLAIM else "R36", "other-rank", asked)
            return Refusal("R8", "rank-not-held", asked)
        if kind == READY or kind == ARRANGE:
            return Refusal("R6", "exchange-over")
        return Refusal("", "not-offered") if kind == TIMEOUT else Refusal("R7", "start-first")

    def play(self, seat: i64, move: i64) -> None:
        if seat == TIMEKEEPER:
            self.timed_out = True
        elif kind_of(move) == CLAIM:
            self.starter = seat
        else:
            self.declined |= BIT[seat]
