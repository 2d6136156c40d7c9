"""The conditions that a meaning may name, beside points and lengths."""

from collections.abc import Callable
from typing import Final

from troef.bots.bridge.history import AuctionPosition
from troef.bots.bridge.meaning import Meaning
from troef.bots.bridge.valuing import HEARTS, MAJORS, NT, SPADES, ValuedHand, level_strain
from troef.core.moves import BID, kind_of


class Asked:
    """A hand that is held against a meaning: who holds it, after which auction, and the strain that the call names."""

    def __init__(self, at: AuctionPosition, seat: int, hand: ValuedHand, meaning: Meaning) -> None:
        self.at = at
        self.seat = seat
        self.hand = hand
        self.partner = at.shown[seat ^ 2]
        self.strain = level_strain(meaning.call)[1] if kind_of(meaning.call) == BID else at.high % 5


def _stopped(asked: Asked) -> bool:
    """Every suit of theirs is stopped, by this hand or by partner who promised it."""
    partner = asked.partner
    return partner.no_trump or all(
        asked.hand.stopped(suit) or partner.lengths[suit] >= 4 for suit in asked.at.theirs(asked.seat)
    )


def _stoppers(asked: Asked) -> bool:
    """Every suit in which partner is not long is stopped."""
    return all(asked.hand.stopped(suit) or asked.partner.lengths[suit] >= 4 for suit in range(4))


def _stopped_elsewhere(asked: Asked) -> bool:
    """Two suits beside one's own are stopped."""
    mine = asked.at.shown[asked.seat].lengths
    return sum(asked.hand.stopped(suit) for suit in range(4) if mine[suit] < 6) >= 2


def _preempts(asked: Asked) -> bool:
    """A good suit, or when not vulnerable one with two of the five highest."""
    ranks = asked.hand.ranks[asked.strain]
    return asked.hand.good(asked.strain) or (
        not asked.at.vulnerable[asked.seat & 1] and sum(rank >= 8 for rank in ranks) >= 2 and asked.hand.hcp >= 5
    )


def _answer(asked: Asked) -> bool:
    """The longest of the suits that the opponents have not bid; of equal ones the higher."""
    hand, strain = asked.hand, asked.strain
    theirs = asked.at.theirs(asked.seat)
    return all(
        (hand.lengths[strain], strain) >= (hand.lengths[other], other) for other in range(4) if other not in theirs
    )


def _some_of_each(asked: Asked) -> bool:
    """Two cards of each suit, or partner has four."""
    return all(asked.hand.lengths[suit] >= 2 or asked.partner.lengths[suit] >= 4 for suit in range(4))


def _no_major(asked: Asked) -> bool:
    theirs = asked.at.theirs(asked.seat)
    return all(asked.hand.lengths[suit] < 4 for suit in MAJORS if suit not in theirs)


def _rather(asked: Asked) -> bool:
    """More cards in both hands than in the suit that stands."""
    now, partner, hand = asked.at.strain(), asked.partner, asked.hand
    gain = hand.lengths[asked.strain] + partner.lengths[asked.strain]
    return gain > hand.lengths[now] + partner.lengths[now]


def missing_keys(asked: Asked) -> int:
    """Key cards that both hands lack, after partner's answer."""
    trumps = asked.at.trumps(asked.seat)
    mine, shown = asked.hand.keys(trumps), asked.partner.keys
    if shown in (0, 1) and mine + shown + 3 <= 5 and asked.partner.low >= 4 + 6 * shown:
        shown += 3
    return 5 - mine - shown


def _keys(count: int) -> "Callable[[Asked], bool]":
    return lambda asked: asked.hand.keys(asked.at.trumps(asked.seat)) in (count, count + 3)


def _queen(asked: Asked) -> bool:
    trumps = asked.at.trumps(asked.seat)
    if trumps == NT:
        return False
    return 10 in asked.hand.ranks[trumps] or asked.hand.lengths[trumps] + asked.partner.lengths[trumps] >= 10


CONDITIONS: Final[dict[str, Callable[[Asked], bool]]] = {
    "balanced": lambda asked: asked.hand.balanced(),
    "distributional": lambda asked: min(asked.hand.lengths) <= 1,
    "longest": lambda asked: asked.hand.longest(asked.strain),
    "spades-longer": lambda asked: asked.hand.lengths[SPADES] >= asked.hand.lengths[HEARTS],
    "hearts-longer": lambda asked: asked.hand.lengths[HEARTS] > asked.hand.lengths[SPADES],
    "better-minor": lambda asked: asked.hand.better_minor(asked.strain),
    "opens": lambda asked: asked.hand.opens() and (len(asked.at.calls) < 3 or asked.hand.hcp >= 12
                                                  or asked.hand.hcp + asked.hand.lengths[SPADES] >= 15),
    "not-last": lambda asked: len(asked.at.calls) < 3,
    "preempts": _preempts,
    "good": lambda asked: asked.hand.good(asked.strain),
    "first": lambda asked: all(
        asked.hand.lengths[asked.strain] >= asked.hand.lengths[other]
        for other in (HEARTS, SPADES) if asked.at.cheapest(other) == 1 and other != asked.strain
    ),
    "stopped": _stopped,
    "stoppers": _stoppers,
    "stopped-elsewhere": _stopped_elsewhere,
    "answer": _answer,
    "some-of-each": _some_of_each,
    "no-major": _no_major,
    "rather": _rather,
    "no-long-suit": lambda asked: max(asked.hand.lengths) <= 5 and max(asked.hand.lengths[2:]) <= 4,
    "short-of-theirs": lambda asked: asked.hand.lengths[asked.at.high % 5] <= 2,
    "an-ace": lambda asked: asked.hand.aces >= 1,
    "two-aces": lambda asked: asked.hand.aces >= 2,
    "trump-tricks": lambda asked: asked.strain == NT or asked.hand.trump_tricks(asked.strain) >= 2,
    "keys-0-3": _keys(0),
    "keys-1-4": _keys(1),
    "keys-2-5": _keys(2),
    "queen": _queen,
    "all-keys": lambda asked: missing_keys(asked) <= 0,
    "one-key-missing": lambda asked: missing_keys(asked) <= 1,
}  # fmt: skip
