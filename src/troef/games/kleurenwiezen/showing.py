"""What was bid so far, as facts of the table and badges of the seats."""

from mypy_extensions import i64

from troef.cards.bits import BIT, cards_in
from troef.cards.card import suit_text
from troef.core.view import Fact, View
from troef.games.kleurenwiezen.auction import MainAuction
from troef.games.kleurenwiezen.bidding import BiddingRound
from troef.games.kleurenwiezen.contracts import NAMES, NO_SUIT, rank_at, suit_at


def show_auction(view: View, phase: BiddingRound) -> None:
    """The highest bid and whose it is; who asks, waits or has passed."""
    if phase.high >= 0:
        show_bid(view, "highest", rank_at(phase.high), suit_at(phase.high))
        for seat in cards_in(phase.holders):
            view.badges[seat].append(Fact("highest", "text", NAMES[rank_at(phase.high)].replace(" ", "-")))
    if phase.asking >= 0:
        view.facts.append(Fact("jury", "seat", int(phase.asking)))
    for seat in cards_in(phase.passed):
        view.badges[seat].append(Fact("passed", "flag", True))
    if isinstance(phase, MainAuction):
        for seat in range(4):
            if phase.request[seat] >= 0:
                kept = phase.kept & BIT[seat]
                view.badges[seat].append(Fact("kept" if kept else "asks", "suit", suit_text(phase.request[seat])))
            elif phase.waiting == seat:
                view.badges[seat].append(Fact("waits", "flag", True))


def show_bid(view: View, key: str, rank: i64, suit: i64) -> None:
    """A bid, and its trump where it has one."""
    view.facts.append(Fact(key, "text", NAMES[rank].replace(" ", "-")))
    if suit != NO_SUIT:
        view.facts.append(Fact("trump", "suit", suit_text(suit)))
