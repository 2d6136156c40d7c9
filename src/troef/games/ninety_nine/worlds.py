"""A round of ninety-nine that fits all that one seat knows."""

from collections.abc import Iterator
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, cards_in, set_of
from troef.core.moves import DISCARD, HIDDEN, PLAY, kind_of, make_move, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.ninety_nine.cards import PACK, bid_value, ordering_for
from troef.games.ninety_nine.state import TABLE
from troef.sampling.sharing import Sharing
from troef.tricks.play import TrickPlay
from troef.tricks.proven import proven


@dataclass(frozen=True)
class Imagined:
    """The hands of twelve cards as they were dealt, and the moves that were made, nothing hidden."""

    hands: list[int]
    log: list[tuple[int, int]]


def imagine(view: View, turned: int, rng: Rng) -> Iterator[Imagined]:
    """Ways to share the cards that a view's seat cannot see over hands and bids, each equally likely.

    A hand is ruled out what following suit has proven (R21); bid cards may be anything, but that a bid that was not
    shown after the round did not come in (R26).
    """
    hands = [int(set_of(view.zone(f"hand-{seat}").cards)) for seat in range(3)]
    for seat, move in view.log:
        if kind_of(move) == PLAY:
            hands[seat] |= BIT[payload_of(move)]
    bids = [int(set_of(view.zone(f"bid-{seat}").cards)) for seat in range(3)]
    unseen = int(set_of(PACK)) & ~int(BIT[turned])
    for held in (*hands, *bids):
        unseen &= ~held
    order = ordering_for(turned)
    leader = next((seat for seat, move in view.log if kind_of(move) == PLAY), 0)
    play = TrickPlay(TABLE, order, vec[i64]([i64(held) for held in hands]), leader)
    barred = [*proven(play, view.log, unseen), 0, 0, 0]
    sizes = [view.zone(f"{place}-{seat}").hidden for place in ("hand", "bid") for seat in range(3)]
    sharing = Sharing(unseen, sizes, barred)
    secret = [seat for seat in range(3) if view.between_deals() and view.zone(f"bid-{seat}").hidden]
    failed = {seat: view.badge(seat, "tricks") for seat in secret}
    while True:
        drawn = [int(cards) for cards in sharing.draw_sets(rng)]
        laid = [bids[seat] | drawn[3 + seat] for seat in range(3)]
        if any(bid_value(laid[seat], order) == tricks for seat, tricks in failed.items()):
            continue
        full = [hands[seat] | drawn[seat] | laid[seat] for seat in range(3)]
        yield Imagined(full, _told(view, laid))


def _told(view: View, laid: list[int]) -> list[tuple[int, int]]:
    """The log with the hidden bid cards filled in."""
    piles = [cards_in(cards) for cards in laid]
    log: list[tuple[int, int]] = []
    for seat, move in view.log:
        if kind_of(move) == DISCARD and payload_of(move) == HIDDEN:
            move = int(make_move(DISCARD, piles[seat].pop()))
        log.append((seat, move))
    return log
