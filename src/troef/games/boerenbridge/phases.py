"""The phases that only boerenbridge has: predicting, and playing a card that one has not seen."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import first_card
from troef.core.moves import BID, OWN, PLAY, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.tricks.play import TrickPlay
from troef.tricks.state import AroundTricks

#: R17: play one's only card without having seen it.
PLAY_BLIND: Final[i64] = OWN
_PLAY_BLIND: Final[list[BoxedMove]] = [int(PLAY_BLIND)]

#: Every prediction, made once.
_PREDICTIONS: Final[list[BoxedMove]] = [int(make_move(BID, tricks)) for tricks in range(18)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Predicting(Phase):
    """R8–R11: each player in turn says how many tricks he will win, the dealer last.

    `predicted[seat]` is -1 until the seat has spoken; with `hook` the sum may not become the size of the hands.
    """

    def __init__(self, seats: i64, first: i64, size: i64, hook: bool) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.size: i64 = size
        self.hook: bool = hook
        self.predicted = vec[i64]([-1] * seats)
        self.spoken: i64 = 0
        self.total: i64 = 0
        self.turn = first

    def name(self) -> str:
        return "predicting"

    def copy(self) -> Phase:
        predicted = self.predicted
        other = Predicting(self.seats, self.turn, self.size, self.hook)
        other.spoken, other.total = self.spoken, self.total
        other.predicted = predicted[: len(predicted)]
        return other

    def forbidden(self) -> i64:
        """R9: the number that the dealer may not say, or -1."""
        if not self.hook or self.spoken < self.seats - 1 or self.turn < 0:
            return -1
        return max(self.size - self.total, -1)

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        forbidden = self.forbidden()
        if forbidden < 0:
            return _PREDICTIONS[: self.size + 1]
        return _PREDICTIONS[:forbidden] + _PREDICTIONS[forbidden + 1 : self.size + 1]

    def allows(self, seat: i64, move: i64) -> bool:
        tricks = payload_of(move)
        if seat != self.turn or kind_of(move) != BID or not 0 <= tricks <= self.size:
            return False
        return tricks != self.forbidden()

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if kind == PLAY or kind == PLAY_BLIND:
            return Refusal("R8", "predict-first")
        if kind != BID:
            return Refusal("", "wrong-phase", {"phase": self.name()})
        tricks = payload_of(move)
        if not 0 <= tricks <= self.size:
            return Refusal("R8", "not-so-many", {"amount": int(tricks), "most": int(self.size)})
        return Refusal("R9", "hook", {"amount": int(tricks), "size": int(self.size)})

    def play(self, seat: i64, move: i64) -> None:
        tricks = payload_of(move)
        self.predicted[seat] = tricks
        self.total += tricks
        self.spoken += 1
        self.turn = i64(-1) if self.spoken == self.seats else (seat + 1) % self.seats

    def pick(self, seat: i64, rng: Rng) -> i64:
        forbidden = self.forbidden()
        if forbidden < 0:
            return make_move(BID, rng.below(self.size + 1))
        tricks = rng.below(self.size)
        return make_move(BID, tricks + 1 if tricks >= forbidden else tricks)


@final
@mypyc_attr(acyclic=True)
class ForeheadPlay(AroundTricks):
    """R17: the one trick of the closing round. The move says nothing of the card: its own player does not know it."""

    def __init__(self, tricks: TrickPlay) -> None:
        super().__init__(tricks)
        self.turn = tricks.turn

    def over(self, tricks: TrickPlay) -> AroundTricks:
        other = ForeheadPlay(tricks)
        other.turn = self.turn
        return other

    def legal(self, seat: i64) -> list[int]:
        return _PLAY_BLIND[:] if seat == self.turn else []

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and move == PLAY_BLIND

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if kind_of(move) == PLAY:  # whichever card was named: the answer must not tell one's own
            return Refusal("R7", "card-unseen")
        return Refusal("", "wrong-phase", {"phase": self.name()})

    def play(self, seat: i64, move: i64) -> None:
        play = self.tricks
        play.play(seat, make_move(PLAY, first_card(play.hands[seat])))
        self.turn = play.turn

    def pick(self, seat: i64, rng: Rng) -> i64:
        return PLAY_BLIND
