"""The phases of a round: exchange, challenge, announcements, play with knocking, answers."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, first_card, nth_card
from troef.core.moves import FOLD, KNOCK, PASS, PLAY, TIMEOUT, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import TIMEKEEPER
from troef.games.toepen.moves import CHALLENGE, EXCHANGE, NONE, STAND, STAY, WHISTLE
from troef.games.toepen.scoring import EXCHANGE_LOSS, price
from troef.games.toepen.standing import NOBODY, ToepenRound, jacks, only_pictures, tens
from troef.tricks.play import CARD_MOVES

_EXCHANGE: Final[list[BoxedMove]] = [int(EXCHANGE), int(PASS)]
_CHALLENGE: Final[list[BoxedMove]] = [int(CHALLENGE), int(PASS)]
_ANSWERS: Final[list[BoxedMove]] = [int(STAY), int(FOLD)]
_KNOCK: Final[list[BoxedMove]] = [int(KNOCK)]
_TIMEOUT: Final[list[BoxedMove]] = [int(TIMEOUT)]
_WHISTLE: Final[list[BoxedMove]] = [int(WHISTLE)]
_STAND: Final[list[BoxedMove]] = [int(STAND)]
_NONE: Final[list[BoxedMove]] = [int(NONE)]
_MAY_WHISTLE: Final[list[BoxedMove]] = [int(NONE), int(WHISTLE)]
_MAY_STAND: Final[list[BoxedMove]] = [int(NONE), int(STAND)]

#: The seats of every set of seats, ascending.
SEATS_OF: Final = [tuple([seat for seat in range(8) if seats >> seat & 1]) for seats in range(256)]
#: The same with one seat in front: index is that seat times 256 plus the set.
SEATS_AFTER: Final = [
    (first, *[seat for seat in SEATS_OF[seats] if seat != first]) for first in range(8) for seats in range(256)
]


@mypyc_attr(acyclic=True)
class RoundPhase(Phase):
    """A phase of a round; all phases share one `ToepenRound`."""

    def __init__(self, standing: ToepenRound) -> None:
        super().__init__()
        self.standing: ToepenRound = standing

    def copy(self) -> Phase:
        return self.over(self.standing.copy())

    def over(self, standing: ToepenRound) -> "RoundPhase":
        """The same phase of a copied round."""
        raise NotImplementedError

    def why_no_knock(self, seat: i64) -> Refusal:
        """R13, R15, R16: what forbids somebody to knock."""
        standing = self.standing
        if not standing.playing & BIT[seat]:
            return Refusal("R13", "not-in")
        if seat == standing.knocker:
            return Refusal("R15", "knocked-last")
        facts: dict[str, object] = {"lives": int(standing.lives[seat]), "price": int(price(standing.knocks + 1))}
        return Refusal("R16", "too-few-lives", facts)


@final
@mypyc_attr(acyclic=True)
class Exchange(RoundPhase):
    """Each player in turn may lay his hand away for a new one (R3–R6)."""

    def __init__(self, standing: ToepenRound, asked: i64) -> None:
        super().__init__(standing)
        #: who has been asked
        self.asked: i64 = asked
        left = standing.playing & ~asked
        if left and standing.may_draw():  # R5
            start = standing.first + standing.seats - 1
            self.turn = standing.next_of(start % standing.seats, left)
        self.exchanger: i64 = NOBODY

    def name(self) -> str:
        return "exchange"

    def over(self, standing: ToepenRound) -> RoundPhase:
        other = Exchange(standing, self.asked)
        other.turn, other.exchanger = self.turn, self.exchanger
        return other

    def legal(self, seat: i64) -> list[int]:
        return _EXCHANGE[:] if seat == self.turn else []

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and (move == EXCHANGE or move == PASS)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal("", "wrong-phase", {"phase": self.name()})

    def play(self, seat: i64, move: i64) -> None:
        self.asked |= BIT[seat]
        self.turn = NOBODY
        if move == EXCHANGE:
            self.standing.exchange(seat)
            self.exchanger = seat


@final
@mypyc_attr(acyclic=True)
class Challenge(RoundPhase):
    """The others, clockwise from the exchanger, may doubt the exchange; the first who does settles it (R7, R8)."""

    def __init__(self, standing: ToepenRound, exchanger: i64, asked: i64) -> None:
        super().__init__(standing)
        self.exchanger: i64 = exchanger
        #: who has been asked to exchange
        self.asked: i64 = asked
        self.pending: i64 = standing.playing & ~BIT[exchanger]
        self.turn = standing.next_of(exchanger, self.pending)

    def name(self) -> str:
        return "challenge"

    def over(self, standing: ToepenRound) -> RoundPhase:
        other = Challenge(standing, self.exchanger, self.asked)
        other.turn, other.pending = self.turn, self.pending
        return other

    def legal(self, seat: i64) -> list[int]:
        return _CHALLENGE[:] if seat == self.turn else []

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and (move == CHALLENGE or move == PASS)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal("", "wrong-phase", {"phase": self.name()})

    def play(self, seat: i64, move: i64) -> None:
        standing = self.standing
        self.pending &= ~BIT[seat]
        if move == CHALLENGE:
            self.pending = 0
            standing.looked[self.exchanger] = BIT[seat]  # A2
            honest = only_pictures(standing.laid[self.exchanger])
            standing.lose(seat if honest else self.exchanger, EXCHANGE_LOSS)  # P1
        self.turn = standing.next_of(seat, self.pending)


@final
@mypyc_attr(acyclic=True)
class Announcing(RoundPhase):
    """One circle in which tens must, and jacks may, be told by a whistle or by standing up (R9, R31)."""

    def __init__(self, standing: ToepenRound) -> None:
        super().__init__(standing)
        self.pending: i64 = standing.playing
        start = standing.first + standing.seats - 1
        self.turn = standing.next_of(start % standing.seats, self.pending)

    def name(self) -> str:
        return "announcing"

    def over(self, standing: ToepenRound) -> RoundPhase:
        other = Announcing(standing)
        other.turn, other.pending = self.turn, self.pending
        return other

    def choices(self) -> list[int]:
        """What the hand on turn may say (R31): a list that is not the caller's own."""
        hand = self.standing.tricks.hands[self.turn]
        high, low = tens(hand), jacks(hand)
        if high == 3:
            return _WHISTLE
        if high == 4:
            return _STAND  # A9
        if low == 3:
            return _MAY_WHISTLE
        return _MAY_STAND if low == 4 else _NONE

    def legal(self, seat: i64) -> list[int]:
        return self.choices()[:] if seat == self.turn else []

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and move in self.choices()

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if move == NONE:  # R9: three or four tens must be told
            return Refusal("R9", "must-whistle" if tens(self.standing.tricks.hands[seat]) == 3 else "must-stand")
        if move == WHISTLE or move == STAND:
            return Refusal("P3", "signal-without-cards")
        if kind == KNOCK:
            return Refusal("R13", "knock-too-early")  # A13
        return Refusal("", "wrong-phase", {"phase": self.name()})

    def play(self, seat: i64, move: i64) -> None:
        if move != NONE:
            self.standing.signals[seat] = move
        self.pending &= ~BIT[seat]
        self.turn = self.standing.next_of(seat, self.pending)


@final
@mypyc_attr(acyclic=True)
class Play(RoundPhase):
    """The four tricks; anybody who is still in may knock at any moment (R10–R16)."""

    def __init__(self, standing: ToepenRound) -> None:
        super().__init__(standing)

    def name(self) -> str:
        return "play"

    def over(self, standing: ToepenRound) -> RoundPhase:
        other = Play(standing)
        other.turn = self.turn
        return other

    def actors(self) -> tuple[int, ...]:
        """Who must play a card, then everybody who may knock."""
        standing = self.standing
        return SEATS_AFTER[256 * standing.tricks.turn + standing.knockers()]

    def legal(self, seat: i64) -> list[int]:
        standing = self.standing
        if not 0 <= seat < standing.seats:
            return []
        knocks = standing.may_knock(seat)
        tricks = standing.tricks
        if seat != tricks.turn:
            return _KNOCK[:] if knocks else []
        cards = tricks.legal_cards()
        number = card_count(cards)
        moves = _KNOCK * (number + 1 if knocks else number)
        for place in range(number):
            moves[place] = CARD_MOVES[first_card(cards)]
            cards &= cards - 1
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        standing = self.standing
        if not 0 <= seat < standing.seats:
            return False
        if move == KNOCK:
            return standing.may_knock(seat)
        return standing.tricks.allows(seat, move)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        tricks = self.standing.tricks
        if kind_of(move) == PLAY and seat != tricks.turn:
            return Refusal("", "not-your-turn", {"seat": int(seat), "turn": [int(tricks.turn)]})
        return tricks.why_not(seat, move)  # P2

    def play(self, seat: i64, move: i64) -> None:
        if move == KNOCK:
            self.standing.knock(seat)
        else:
            self.standing.play_card(payload_of(move))

    def pick(self, seat: i64, rng: Rng) -> i64:
        standing = self.standing
        tricks = standing.tricks
        if seat != tricks.turn:
            return KNOCK
        cards = tricks.legal_cards()
        number = card_count(cards)
        if standing.may_knock(seat):
            number += 1
        chosen = rng.below(number)
        return make_move(PLAY, nth_card(cards, chosen)) if chosen < card_count(cards) else KNOCK


@final
@mypyc_attr(acyclic=True)
class Answering(RoundPhase):
    """After a knock: stay in or fold, in turn or as people call it (R17–R20)."""

    def __init__(self, standing: ToepenRound, in_turn: bool) -> None:
        super().__init__(standing)
        self.in_turn: bool = in_turn
        self.find_turn()

    def find_turn(self) -> None:
        """R20: clockwise from the knocker, or nobody in particular."""
        standing = self.standing
        self.turn = standing.next_of(standing.knocker, standing.pending) if self.in_turn else NOBODY

    def name(self) -> str:
        return "answering"

    def over(self, standing: ToepenRound) -> RoundPhase:
        other = Answering(standing, self.in_turn)
        other.turn = self.turn
        return other

    def actors(self) -> tuple[int, ...]:
        if not self.in_turn:
            return SEATS_OF[self.standing.pending]
        return () if self.turn < 0 else SEATS_OF[BIT[self.turn]]

    def may_answer(self, seat: i64) -> bool:
        """Whether a seat answers now."""
        if self.in_turn:
            return seat >= 0 and seat == self.turn
        return 0 <= seat < self.standing.seats and self.standing.pending & BIT[seat] != 0

    def legal(self, seat: i64) -> list[int]:
        if self.may_answer(seat):
            return _ANSWERS[:]
        return _TIMEOUT[:] if seat == TIMEKEEPER and not self.in_turn else []

    def allows(self, seat: i64, move: i64) -> bool:
        if seat == TIMEKEEPER:
            return move == TIMEOUT and not self.in_turn
        return (move == STAY or move == FOLD) and self.may_answer(seat)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if move == TIMEOUT:
            return Refusal("R20", "not-offered")
        if kind_of(move) == PLAY:
            return Refusal("R17", "answer-first")
        return Refusal("", "wrong-phase", {"phase": self.name()})

    def play(self, seat: i64, move: i64) -> None:
        standing = self.standing
        if move == TIMEOUT:
            standing.pending = 0  # R20: whoever hesitates stays in
        elif move == FOLD:
            standing.fold(seat)
        else:
            standing.pending &= ~BIT[seat]
        self.find_turn()
