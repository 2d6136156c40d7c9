"""The phases that only pandoeren has: naming trump and partner, reports of roem and stuk, challenges."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.auction.contract import CALLED_CARD, THE_JAS
from troef.cards.bits import BIT, RANK_CARDS, SUIT_CARDS, card_count, cards_in, nth_card
from troef.cards.card import ACE, JACK, KING, QUEEN, card_text, rank_of, suit_text
from troef.core.moves import CALL, NO_ROEM, OWN, ROEM, TRUMP, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.games.pandoeren.contracts import Contract

CHALLENGE: Final[i64] = OWN
DECLINE: Final[i64] = OWN + 1
STUK_MOVE: Final[i64] = OWN + 2
NO_STUK: Final[i64] = OWN + 3


def callable_cards(own: i64) -> i64:
    """R10: what a bidder with these cards (his hand and what he buried) may call: an ace he has not; when he has them
    all a king, and after that a queen."""
    for rank in (ACE, KING, QUEEN):
        others = RANK_CARDS[rank] & ~own
        if others:
            return others
    raise AssertionError("nine cards are not all aces, kings and queens")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Naming(Phase):
    """R9, R10, R12: the bidder names trump, then the called card, as far as his contract has them."""

    def __init__(self, bidder: i64, contract: Contract, hand: i64, buried: i64) -> None:
        super().__init__()
        self.turn = bidder
        self.contract = contract
        self.hand: i64 = hand
        self.buried: i64 = buried
        self.trump: i64 = -1
        self.called: i64 = -1

    def name(self) -> str:
        return "call" if self._calling() else "trump"

    def copy(self) -> Phase:
        other = Naming(self.turn, self.contract, self.hand, self.buried)
        other.trump, other.called = self.trump, self.called
        return other

    def _calling(self) -> bool:
        """Whether the trump suit has been named, or there is none."""
        return self.trump >= 0 or not self.contract.trump

    def suits(self) -> i64:
        """The suits that may be trump (bits): R12 bars the suit whose jack is buried."""
        if self.contract.partner == THE_JAS and rank_of(self.buried) == JACK:
            return 15 & ~BIT[self.buried >> 4]
        return 15

    def cards(self) -> i64:
        """The cards that may be called."""
        return callable_cards(self.hand | BIT[self.buried])

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        if self._calling():
            return [int(make_move(CALL, card)) for card in cards_in(self.cards())]
        return [int(make_move(TRUMP, suit)) for suit in cards_in(self.suits())]

    def allows(self, seat: i64, move: i64) -> bool:
        payload = payload_of(move)
        if seat != self.turn or not 0 <= payload <= 62:
            return False
        if self._calling():
            return kind_of(move) == CALL and self.cards() & BIT[payload] != 0
        return kind_of(move) == TRUMP and payload < 4 and self.suits() & BIT[payload] != 0

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind, payload = kind_of(move), payload_of(move)
        if kind == CALL and self._calling() and 0 <= payload <= 62:
            return self._not_callable(payload)
        if kind == TRUMP and not self._calling() and 0 <= payload < 4:
            return Refusal("R12", "jas-buried", {"suit": suit_text(payload)})
        return Refusal("R9", "name-card-first" if self._calling() else "name-trump-first")

    def _not_callable(self, card: i64) -> Refusal:
        facts: dict[str, object] = {
            "card": card_text(card),
            "cards": [card_text(other) for other in cards_in(self.cards())],
        }
        if self.hand & BIT[card]:
            return Refusal("R10", "call-own-card", facts)
        if card == self.buried:
            return Refusal("R10", "call-buried-card", facts)
        return Refusal("R10", "call-other-rank", facts)

    def play(self, seat: i64, move: i64) -> None:
        if kind_of(move) == TRUMP:
            self.trump = payload_of(move)
        else:
            self.called = payload_of(move)
        if self.called >= 0 or self.contract.partner != CALLED_CARD:
            self.turn = -1

    def pick(self, seat: i64, rng: Rng) -> i64:
        choices = self.cards() if self._calling() else self.suits()
        kind = CALL if self._calling() else TRUMP
        return make_move(kind, nth_card(choices, rng.below(card_count(choices))))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Report(Phase):
    """S4.1, S4.3 without `auto_announce`: the bidder, or the partner once he is known, reports what he has, or
    nothing. Who has nothing is asked as well, so that the question gives nothing away."""

    def __init__(self, seat: i64, points: i64) -> None:
        super().__init__()
        self.turn = seat
        self.seat: i64 = seat
        self.points: i64 = points
        self.reported: i64 = 0

    def name(self) -> str:
        return "roem"

    def copy(self) -> Phase:
        other = Report(self.seat, self.points)
        other.turn, other.reported = self.turn, self.reported
        return other

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        return [int(make_move(ROEM, self.points)), int(NO_ROEM)] if self.points else [int(NO_ROEM)]

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn:
            return False
        return move == NO_ROEM or (self.points > 0 and move == make_move(ROEM, self.points))

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal("S4", "wrong-roem" if kind_of(move) == ROEM else "roem-first")

    def play(self, seat: i64, move: i64) -> None:
        self.reported = i64(0) if move == NO_ROEM else self.points
        self.turn = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Challenge(Phase):
    """A17: after a report everybody who bid says, clockwise from the bidder's left, whether he has better. `better`
    are the seats (bits) that have: all others, and a partner who is not known yet, can only decline."""

    def __init__(self, bidder: i64, asked: i64, better: i64) -> None:
        super().__init__()
        self.bidder: i64 = bidder
        self.asked: i64 = asked
        self.better: i64 = better
        #: who answered last, and whether he challenged
        self.answerer: i64 = bidder
        self.challenged: bool = False
        self.turn = self._next(bidder)

    def name(self) -> str:
        return "challenge"

    def copy(self) -> Phase:
        other = Challenge(self.bidder, self.asked, self.better)
        other.turn, other.answerer, other.challenged = self.turn, self.answerer, self.challenged
        return other

    def _next(self, seat: i64) -> i64:
        """Who is asked after a seat, -1 when nobody is left."""
        for step in range(1, 4):
            other = (seat + step) & 3
            if other == self.bidder:
                return -1
            if self.asked & BIT[other]:
                return other
        return -1

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        return [int(CHALLENGE), int(DECLINE)] if self.better & BIT[seat] else [int(DECLINE)]

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn:
            return False
        return move == DECLINE or (move == CHALLENGE and self.better & BIT[seat] != 0)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal("S4", "not-better" if move == CHALLENGE else "challenge-first")

    def play(self, seat: i64, move: i64) -> None:
        self.answerer = seat
        self.challenged = move == CHALLENGE
        self.turn = self._next(seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class StukReport(Phase):
    """S5 without `auto_announce`: who played the second of king and queen of trump reports stuk, or keeps silent."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.turn = seat
        self.seat: i64 = seat
        self.reported: bool = False

    def name(self) -> str:
        return "stuk"

    def copy(self) -> Phase:
        other = StukReport(self.seat)
        other.turn, other.reported = self.turn, self.reported
        return other

    def legal(self, seat: i64) -> list[int]:
        return [int(STUK_MOVE), int(NO_STUK)] if seat == self.turn else []

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and (move == STUK_MOVE or move == NO_STUK)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal("S5", "stuk-first")

    def play(self, seat: i64, move: i64) -> None:
        self.reported = move == STUK_MOVE
        self.turn = -1


def king_and_queen(trump: i64) -> i64:
    """The cards of stuk (S5)."""
    return SUIT_CARDS[trump] & (RANK_CARDS[KING] | RANK_CARDS[QUEEN])
