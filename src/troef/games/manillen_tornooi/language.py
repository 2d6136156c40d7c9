"""What is said before the first card: the announcement of the dealer (R6-R8) and kloppen (R9-R13)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.core.moves import KNOCK, PASS, PLAY, TRUMP, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import REFEREE
from troef.games.manillen_tornooi.rules import COUNTER, MISDEAL, UNANNOUNCED, WITHOUT_TRUMP
from troef.games.manillen_tornooi.scoring import NO_TRUMP_MULTIPLIERS, TRUMP_MULTIPLIERS
from troef.tricks.ordering import NO_TRUMP

#: Moves made once, as objects: the lists of moves are slices of these.
_ANNOUNCEMENTS: Final[list[BoxedMove]] = [*[int(make_move(TRUMP, suit)) for suit in range(4)], int(WITHOUT_TRUMP)]
_KNOCKS: Final[list[BoxedMove]] = [int(KNOCK), int(PASS)]
_COUNTERS: Final[list[BoxedMove]] = [int(COUNTER), int(PASS)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Announcing(Phase):
    """R6: the dealer, who alone has seen cards, names a trump suit or plays without trumps.

    `misdealt`: the jury has said that the deal was wrong, which at a real table (`watched`) it may until now (P1).
    """

    def __init__(self, dealer: i64, only_suits: bool, watched: bool) -> None:
        super().__init__()
        self.turn = dealer
        self.only_suits = only_suits
        self.watched = watched
        self.trump: i64 = UNANNOUNCED
        self.misdealt: bool = False

    def name(self) -> str:
        return "announcement"

    def copy(self) -> Phase:
        other = Announcing(self.turn, self.only_suits, self.watched)
        other.trump, other.misdealt = self.trump, self.misdealt
        return other

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return [int(MISDEAL)] if seat == REFEREE and self.watched else []
        return _ANNOUNCEMENTS[:4] if self.only_suits else _ANNOUNCEMENTS[:]

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn:
            return seat == REFEREE and self.watched and move == MISDEAL
        if kind_of(move) == TRUMP:
            return 0 <= payload_of(move) < 4
        return move == WITHOUT_TRUMP and not self.only_suits

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if move == WITHOUT_TRUMP and self.only_suits and seat == self.turn:
            return Refusal("R8", "suit-after-misdeal")
        if seat == REFEREE:
            return Refusal("", "not-offered")
        return Refusal("R6", "announce-first")

    def play(self, seat: i64, move: i64) -> None:
        self.turn = -1
        if move == MISDEAL:
            self.misdealt = True
        else:
            self.trump = NO_TRUMP if move == WITHOUT_TRUMP else payload_of(move)

    def pick(self, seat: i64, rng: Rng) -> i64:
        choice = rng.below(4 if self.only_suits else 5)
        return WITHOUT_TRUMP if choice == 4 else make_move(TRUMP, choice)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Knocking(Phase):
    """R9-R11: the dealer's left and right neighbours may knock; after a knock on trumps the dealer and the partner may
    counter-knock (A4). `speakers` are these four in that order, `place` who of them speaks."""

    def __init__(self, speakers: vec[i64], without_trump: bool) -> None:
        super().__init__()
        self.speakers = speakers  # the order of speaking does not change, so copies share it
        self.without_trump = without_trump
        self.place: i64 = 0
        self.turn = speakers[0]
        self.knocker: i64 = -1
        self.counter: i64 = -1

    def name(self) -> str:
        return "knocking" if self.place < 2 else "countering"

    def copy(self) -> Phase:
        other = Knocking(self.speakers, self.without_trump)
        other.turn, other.place, other.knocker, other.counter = self.turn, self.place, self.knocker, self.counter
        return other

    def multiplier(self) -> i64:
        """What the deal counts as things stand (R12)."""
        knocks: i64 = (1 if self.knocker >= 0 else 0) + (1 if self.counter >= 0 else 0)
        return NO_TRUMP_MULTIPLIERS[knocks] if self.without_trump else TRUMP_MULTIPLIERS[knocks]

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        return _KNOCKS[:] if self.place < 2 else _COUNTERS[:]

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and (move == PASS or move == (KNOCK if self.place < 2 else COUNTER))

    def why_not(self, seat: i64, move: i64) -> Refusal:
        """Also for a seat that is not on turn."""
        kind = kind_of(move)
        if seat < 0:
            return Refusal("", "not-offered")
        opponents = seat == self.speakers[0] or seat == self.speakers[1]
        if kind == COUNTER:
            if self.without_trump:
                return Refusal("R11", "no-counter-without-trump")
            if opponents or self.place < 2:
                return Refusal("R10", "counter-is-dealers" if opponents else "nothing-to-counter")
            return self._out_of_turn(seat, "R10")
        if kind == KNOCK:
            if not opponents or self.place >= 2:
                return Refusal("R9", "knocked-already" if opponents else "knock-is-opponents")
            return self._out_of_turn(seat, "R9")
        if kind == PLAY:
            return Refusal("T1", "knocking-first")
        return Refusal("R6", "announced-already")

    def _out_of_turn(self, seat: i64, clause: str) -> Refusal:
        """Who may still speak waits; who has spoken may not speak again (A4)."""
        for place in range(self.place):
            if self.speakers[place] == seat:
                return Refusal(clause, "passed-already")
        return Refusal("", "not-your-turn", {"seat": int(seat), "turn": [int(self.turn)]})

    def play(self, seat: i64, move: i64) -> None:
        if move == KNOCK:
            self.knocker = seat
            self.place = 2
            self.turn = i64(-1) if self.without_trump else self.speakers[2]
        elif move == COUNTER:
            self.counter = seat
            self.turn = -1
        else:
            self.place += 1
            self.turn = self.speakers[self.place] if self.place & 1 else i64(-1)

    def pick(self, seat: i64, rng: Rng) -> i64:
        if rng.below(2):
            return PASS
        return KNOCK if self.place < 2 else COUNTER
