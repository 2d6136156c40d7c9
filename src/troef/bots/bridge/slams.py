"""Key cards: the answers to the question for aces and the king of trumps, and what is bid with the answer."""

from collections.abc import Iterator
from typing import Final

from troef.bots.bridge.history import AuctionPosition
from troef.bots.bridge.meaning import Meaning
from troef.bots.bridge.valuing import MOST, NT, PASSED, bid

#: Points of both hands together that a game, a small slam and a grand slam want.
GAME_POINTS: Final = 24
MINOR_GAME_POINTS: Final = 28
SLAM_POINTS: Final = 30
NO_TRUMP_SLAM: Final = 31
GRAND_POINTS: Final = 37


def key_card_bids(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """The answer to partner's question, or what follows its answer; nothing where nobody has asked."""
    partner, me = at.shown[seat ^ 2], at.shown[seat]
    if at.bidder != seat ^ 2:
        return
    if partner.name == "key-cards":
        yield from _answers(at)
    elif partner.name.startswith("keys-") and me.name == "key-cards":
        yield from _placed(at, seat)
    elif me.name.startswith("keys-") and partner.name in ("slam", "stop-below-slam", "grand-slam", "texas"):
        yield Meaning(PASSED, 0, MOST, name="pass")


def _answers(at: AuctionPosition) -> Iterator[Meaning]:
    """Four steps: 0 or 3 key cards, 1 or 4, 2 without the queen of trumps, 2 with it."""
    first = at.high + 1
    for step, (name, wants) in enumerate(
        (("keys-0-3", ("keys-0-3",)), ("keys-1-4", ("keys-1-4",)), ("keys-2-queen", ("keys-2-5", "queen")),
         ("keys-2", ("keys-2-5",)))
    ):  # fmt: skip
        rung = first + (step if step < 2 else 5 - step)
        yield Meaning(bid(rung // 5 + 1, rung % 5), 0, MOST, wants=wants, name=name)


def _placed(at: AuctionPosition, seat: int) -> Iterator[Meaning]:
    """Grand slam with all key cards and points to spare, small slam with one missing, else as low as it goes."""
    partner, trumps = at.shown[seat ^ 2], at.trumps(seat)
    measure: str | int = trumps if trumps != NT else "hcp"
    grand = max(0, GRAND_POINTS - partner.base)
    yield Meaning(bid(7, trumps), grand, MOST, measure=measure, wants=("all-keys",), name="grand-slam")
    yield Meaning(bid(6, trumps), 0, MOST, wants=("one-key-missing",), name="slam")
    if at.is_contract(trumps):
        yield Meaning(PASSED, 0, MOST, name="pass")
    level = at.cheapest(trumps)
    yield Meaning(bid(level, trumps), 0, MOST, name="stop-below-slam")
