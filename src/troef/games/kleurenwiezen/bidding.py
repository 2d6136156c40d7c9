"""What both rounds of bidding share: the highest standing bid, who holds it, and the jury (R10, R16, R27–R32)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT
from troef.core.moves import OWN, PASS, BoxedMove, kind_of
from troef.core.phase import SINGLES, Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import REFEREE
from troef.games.kleurenwiezen.contracts import (
    FIRST_SPECIAL,
    LEAST_SAMEN,
    NAMES,
    SAMEN_LEVELS,
    SHAREABLE,
    SHARED_BIDS,
    SPECIAL_MOVES,
    SPECIAL_RUNG,
    is_abondance,
    rank_at,
    suit_at,
)

WAIT: Final[i64] = OWN
ASK: Final[i64] = OWN + 1  # suit
JOIN: Final[i64] = OWN + 2  # see join_choice
SOLO: Final[i64] = OWN + 3  # n
KEEP: Final[i64] = OWN + 4
TROEL_CALL: Final[i64] = OWN + 5
PAS_TROEL: Final[i64] = OWN + 6
PAS_MISERIE: Final[i64] = OWN + 7
CONSENT: Final[i64] = OWN + 8
REFUSE: Final[i64] = OWN + 9

PASS_MOVE: Final[BoxedMove] = int(PASS)
JURY_MOVES: Final[list[BoxedMove]] = [int(CONSENT), int(REFUSE)]
JURY: Final = (REFEREE,)

#: A jury that is never asked: a rank above every contract.
NO_JURY: Final[i64] = 99

#: Why something may not be said: (clause, reason), by number; 0 is nothing.
FAULTS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("R16", "bid-too-low"),
    ("R17", "only-first-waits"),
    ("R17", "waiter-joins-or-passes"),
    ("R18", "miserie-ends-asking"),
    ("R18", "bid-ends-asking"),
    ("R18", "suit-is-asked"),
    ("R18", "nobody-left-to-join"),
    ("R24", "only-a-higher-suit"),
    ("R19", "no-open-request"),
    ("R19", "join-a-higher-suit"),
    ("R19", "no-card-of-the-suit"),
    ("R19", "too-late-to-join"),
    ("R19", "bid-too-low"),
    ("R21", "joiner-raises-or-passes"),
    ("R21", "only-the-joiner-raises"),
    ("R21", "bid-too-low"),
    ("R22", "first-turn-only"),
    ("R18", "asked-too-late"),
    ("R25", "nobody-left-to-join"),
    ("R25", "samen-13-too-low"),
    ("R25", "only-an-asker-keeps"),
    ("R26", "ask-before-solo"),
    ("R26", "bid-too-low"),
    ("R29", "bid-too-low"),
    ("R28", "own-abondance-only"),
    ("R28", "bid-too-low"),
    ("R13", "above-troel-only"),
    ("R13", "bid-too-low"),
    ("R13", "say-pas-grote-miserie"),
    ("R14", "raise-or-pass"),
    ("R27", "bid-too-low"),
    ("R27", "raise-or-pass"),
    ("R21", "eight-to-thirteen"),
    ("R26", "six-to-eight"),
    ("R28", "first-turn-only"),
]

TOO_LOW: Final[i64] = 1
ONLY_FIRST_WAITS: Final[i64] = 2
WAITER_BOUND: Final[i64] = 3
MISERIE_BLOCKS: Final[i64] = 4
HIGH_BLOCKS: Final[i64] = 5
SUIT_TAKEN: Final[i64] = 6
NOBODY_TO_ASK: Final[i64] = 7
HIGHER_SUIT: Final[i64] = 8
NO_REQUEST: Final[i64] = 9
JOIN_HIGHER: Final[i64] = 10
NO_CARD: Final[i64] = 11
JOIN_LATE: Final[i64] = 12
JOIN_LOW: Final[i64] = 13
JOINER_BOUND: Final[i64] = 14
ONLY_JOINER: Final[i64] = 15
RAISE_LOW: Final[i64] = 16
FIRST_TURN: Final[i64] = 17
ASK_LATE: Final[i64] = 18
NOBODY_TO_KEEP: Final[i64] = 19
KEEP_LOW: Final[i64] = 20
ONLY_ASKER: Final[i64] = 21
ASK_FIRST: Final[i64] = 22
SOLO_LOW: Final[i64] = 23
SOLO_RAISE_LOW: Final[i64] = 24
OWN_ABONDANCE: Final[i64] = 25
ABONDANCE_LOW: Final[i64] = 26
ABOVE_TROEL_ONLY: Final[i64] = 27
TROEL_LOW: Final[i64] = 28
SAY_PAS: Final[i64] = 29
RAISE_NOT_PAS: Final[i64] = 30
LATER_LOW: Final[i64] = 31
HOLDER_BOUND: Final[i64] = 32
NO_SUCH_RAISE: Final[i64] = 33
NO_SUCH_SOLO: Final[i64] = 34
NO_SLIM: Final[i64] = 35


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class BiddingRound(Phase):
    """A round of bidding.

    `high` is the rung of the highest standing bid (-1: none), `holders` the seats (bits) that hold it; `own[seat]` the
    rung that a seat bid last; `passed` who is out. With `asking` a seat's bid waits for the jury, which is asked from
    rank `jury_from` on; until it has spoken the bid is not made (R32).
    """

    def __init__(self, jury_from: i64) -> None:
        super().__init__()
        self.jury_from: i64 = jury_from
        self.high: i64 = -1
        self.holders: i64 = 0
        self.passed: i64 = 0
        self.own = vec[i64]([-1, -1, -1, -1])
        self.asking: i64 = -1
        self.asked_rung: i64 = -1

    def copy_round(self, other: "BiddingRound") -> None:
        """Copy the fields of every round into a subclass's copy."""
        own = self.own
        other.turn, other.high, other.holders, other.passed = self.turn, self.high, self.holders, self.passed
        other.asking, other.asked_rung = self.asking, self.asked_rung
        other.own = own[: len(own)]

    # ---- for a round to say ----

    def fault(self, seat: i64, move: i64) -> i64:
        """Why the seat on turn may not say this: a number of FAULTS, 0 when it may, -1 for what belongs elsewhere."""
        raise NotImplementedError

    def sayings(self, seat: i64) -> list[BoxedMove]:
        """All that the seat on turn may say."""
        raise NotImplementedError

    def bid(self, seat: i64, rung: i64) -> None:
        """Make a bid stand (R10: one of the same rank is shared, a higher one cancels those below)."""
        self.holders = self.holders | BIT[seat] if rung == self.high else BIT[seat]
        self.own[seat] = rung
        self.high = rung

    def drop(self, seat: i64) -> None:
        """R31: take no further part."""
        self.passed |= BIT[seat]

    def next_speaker(self, seat: i64) -> i64:
        """Who speaks after a seat; -1 when nobody is left."""
        raise NotImplementedError

    # ---- bids of one player ----

    def too_low(self, rung: i64) -> bool:
        """R16: whether a bid neither outranks the highest nor shares it."""
        return rung < self.high or (rung == self.high and not SHAREABLE[rank_at(rung)])

    def later_fault(self, seat: i64, index: i64) -> i64:
        """R22, R27, R28: a special bid that is not made on the first turn."""
        rung = SPECIAL_RUNG[index]
        rank, mine = rank_at(rung), self.own[seat]
        if SHAREABLE[rank]:
            return LATER_LOW if self.too_low(rung) else i64(0)
        if mine < 0 or not is_abondance(rank_at(mine)):
            return FIRST_TURN
        if not is_abondance(rank):
            return NO_SLIM
        if suit_at(rung) != suit_at(mine):
            return OWN_ABONDANCE
        return ABONDANCE_LOW if self.too_low(rung) else i64(0)

    def later_bids(self, seat: i64, moves: list[BoxedMove]) -> None:
        """Add the special bids that may be made after the first turn."""
        for place in range(len(SHARED_BIDS)):
            index = SHARED_BIDS[place]
            if not self.too_low(SPECIAL_RUNG[index]):
                moves.append(SPECIAL_MOVES[index])
        mine = self.own[seat]
        if mine >= 0 and is_abondance(rank_at(mine)):
            for index in range(FIRST_SPECIAL[self.high + 1], len(SPECIAL_MOVES)):
                if self.later_fault(seat, index) == 0 and not SHAREABLE[rank_at(SPECIAL_RUNG[index])]:
                    moves.append(SPECIAL_MOVES[index])

    # ---- the phase ----

    def actors(self) -> tuple[int, ...]:
        if self.asking >= 0:
            return JURY
        return SINGLES[self.turn] if self.turn >= 0 else ()

    def legal(self, seat: i64) -> list[int]:
        if self.asking >= 0:
            return list(JURY_MOVES) if seat == REFEREE else []
        return self.sayings(seat) if seat == self.turn and seat >= 0 else []

    def allows(self, seat: i64, move: i64) -> bool:
        if self.asking >= 0:
            return seat == REFEREE and (move == CONSENT or move == REFUSE)
        return seat == self.turn and seat >= 0 and self.fault(seat, move) == 0

    def pick(self, seat: i64, rng: Rng) -> i64:
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if self.asking >= 0:
            return Refusal("R32", "jury-decides")
        number = self.fault(seat, move)
        if number < 0:
            if move == CONSENT or move == REFUSE:
                return Refusal("R32", "no-jury-now")
            return Refusal("R16", "auction-first")
        clause, reason = FAULTS[number]
        facts: dict[str, object] = {}
        if reason == "bid-too-low" or reason == "samen-13-too-low" or reason == "bid-ends-asking":
            suit = suit_at(self.high)
            facts["word"] = NAMES[rank_at(self.high)].replace(" ", "-")
            facts["suit"] = "CDHS"[suit] if suit < 4 else ""
        return Refusal(clause, reason, facts)

    def settle_bid(self, seat: i64, rung: i64) -> bool:
        """Make a bid, or lay it before the jury (R32); whether the auction goes on now."""
        if rank_at(rung) >= self.jury_from:
            self.asking = seat
            self.asked_rung = rung
            self.turn = -1
            return False
        self.bid(seat, rung)
        return True

    def hear_jury(self, move: i64) -> None:
        """R32: the bid stands, or its bidder has passed."""
        seat = self.asking
        self.asking = -1
        if kind_of(move) == CONSENT:
            self.bid(seat, self.asked_rung)
        else:
            self.drop(seat)
        self.asked_rung = -1
        self.turn = self.next_speaker(seat)


def join_choice(suit: i64, n: i64) -> i64:
    """The payload of a join: the suit and Samen n (R19)."""
    return suit * SAMEN_LEVELS + n - LEAST_SAMEN


def join_suit(choice: i64) -> i64:
    """The suit of a join."""
    return choice // SAMEN_LEVELS


def join_level(choice: i64) -> i64:
    """The tricks that a join undertakes."""
    return LEAST_SAMEN + choice % SAMEN_LEVELS
