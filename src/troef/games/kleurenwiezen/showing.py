"""What was bid so far, as facts of the table and badges of the seats."""

from mypy_extensions import i64

from troef.cards.bits import BIT, cards_in
from troef.cards.card import suit_text
from troef.core.display import Display
from troef.games.kleurenwiezen.auction import MainAuction
from troef.games.kleurenwiezen.bidding import BiddingRound
from troef.games.kleurenwiezen.contracts import NAMES, NO_SUIT, rank_at, suit_at


def show_auction(display: Display, phase: BiddingRound) -> None:
    """The highest bid and whose it is; who asks, waits or has passed."""
    if phase.high >= 0:
        show_bid(display, "highest", rank_at(phase.high), suit_at(phase.high))
        for seat in cards_in(phase.holders):
            display.show_badge(seat, "highest", "text", NAMES[rank_at(phase.high)].replace(" ", "-"))
    if phase.asking >= 0:
        display.show_seat("jury", phase.asking)
    for seat in cards_in(phase.passed):
        display.show_badge(seat, "passed", "flag", True)
    if isinstance(phase, MainAuction):
        for seat in range(4):
            if phase.request[seat] >= 0:
                kept = phase.kept & BIT[seat]
                display.show_badge(seat, "kept" if kept else "asks", "suit", suit_text(phase.request[seat]))
            elif phase.waiting == seat:
                display.show_badge(seat, "waits", "flag", True)


def show_bid(display: Display, key: str, rank: i64, suit: i64) -> None:
    """A bid, and its trump where it has one."""
    display.show_fact(key, "text", NAMES[rank].replace(" ", "-"))
    if suit != NO_SUIT:
        display.show_suit("trump", suit)
