"""A round of rumba that fits all that one seat knows."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, cards_in, set_of
from troef.cards.card import parse_card
from troef.core.moves import BID, HIDDEN, PLAY, kind_of, payload_of
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.rumba.cards import ORDERINGS, PACK, places_of
from troef.games.rumba.phases import EXCHANGE, STAY_OUT, exchange_count, exchange_move
from troef.games.rumba.state import TABLES
from troef.sampling.sharing import NoWorld, Sharing
from troef.tricks.play import TrickPlay
from troef.tricks.proven import proven

#: Of this many places the ways are counted; the others are tried out this many times.
MOST_COUNTED: Final = 3
TRIES: Final = 2_000


@final
class RumbaDeals:
    """Ways in which the cards that a view's seat cannot see may lie: what they have in common is found once.

    The unseen cards are shared uniformly over hands, cards laid away and the stock, but for what the play has proven
    (R17, R19) and the card that was taken for the two of trump (R6). `dealer` is that of the view's round.
    """

    def __init__(self, view: View, dealer: int) -> None:
        seats = view.seats
        self.view = view
        self.dealer = dealer
        upcard = view.zone("upcard").cards[0]
        self.taken = _taken(view)
        self.held = [int(set_of(view.zone(f"hand-{seat}").cards)) for seat in range(seats)]
        for seat, move in view.log:
            if kind_of(move) == PLAY:
                self.held[seat] |= BIT[payload_of(move)]
        self.laid = [int(set_of(view.zone(f"laid-{seat}").cards)) for seat in range(seats)]
        unseen = int(set_of(PACK)) & ~int(BIT[upcard])
        for known in (*self.held, *self.laid):
            unseen &= ~known
        self.shares = _shares(view, self.held, unseen, self.taken)

    def draw(self, rng: Rng) -> tuple[list[int], list[tuple[int, int]]]:
        """An order of the pack, and the moves that were made with nothing hidden, that give the view."""
        view, seats = self.view, self.view.seats
        shared = self.shares.draw(rng)
        held = [self.held[seat] | int(set_of(shared[seat])) for seat in range(seats)]
        laid = [self.laid[seat] | int(set_of(shared[seats + seat])) for seat in range(seats)]
        order = _order(view, self.dealer, held, laid, shuffle(shared[-1], rng), self.taken, rng)
        return order, _told(view, laid)


def _taken(view: View) -> tuple[int, int]:
    """Who took which card for the two of trump; (-1, -1) when nobody did."""
    texts, seat = view.fact("taken"), view.fact("swapper")
    if isinstance(texts, list) and isinstance(seat, int):
        return seat, parse_card(texts[0])
    return -1, -1


def _shares(view: View, held: list[int], unseen: int, taken: tuple[int, int]) -> "RumbaShares":
    """The ways to share the unseen cards over hands, cards laid away and stock."""
    seats = view.seats
    swapper, card = taken
    names = [f"{place}-{seat}" for place in ("hand", "laid") for seat in range(seats)]
    sizes = [view.zone(name).hidden for name in (*names, "stock")]
    leader = next((seat for seat, move in view.log if kind_of(move) == PLAY), 0)
    play = TrickPlay(
        TABLES[seats], ORDERINGS[view.zone("upcard").cards[0] >> 4], vec[i64]([i64(cards) for cards in held]), leader
    )
    for seat, move in view.log:
        if kind_of(move) == BID and payload_of(move) == STAY_OUT:
            play.absent |= BIT[seat]
    play.size = seats - card_count(play.absent)
    barred = [*proven(play, view.log, unseen), *[0] * seats, 0]
    if card < 0 or not unseen & BIT[card]:
        return RumbaShares(unseen, sizes, barred, [], 0)
    homes = [place for place in (swapper, seats + swapper) if sizes[place]]
    return RumbaShares(unseen, sizes, barred, homes, BIT[card])


@final
class RumbaShares:
    """The ways to share unseen cards over all the places; the card that was taken from the table (a set) lies in one of
    its homes.

    With up to six hands, six piles and the stock there are too many ways to count one by one. So the ways are counted
    for the few places of which most is known. The others take their cards from one heap, and what gives them a barred
    card is thrown away: what is left is still uniform.
    """

    def __init__(self, unseen: int, sizes: list[int], barred: list[i64], homes: list[int], taken: i64) -> None:
        self.unseen = unseen
        self.sizes = sizes
        self.barred = barred
        self.homes = homes
        self.taken = taken
        #: the places of which anything is known, those of which most is known first
        self.bound = [place for place, cards in enumerate(barred) if sizes[place] and cards & unseen]
        self.bound.sort(key=lambda place: -int(card_count(barred[place] & unseen)))
        self._count(MOST_COUNTED)

    def _count(self, most: int) -> None:
        """Count the ways for the homes and at most this many other places."""
        self.counted: list[int] = [*self.homes, *[place for place in self.bound if place not in self.homes][:most]]
        known = [self.sizes[place] for place in self.counted]
        bars = [self.barred[place] | (0 if place in self.homes else self.taken) for place in self.counted]
        room = [*known, sum(self.sizes) - sum(known)]
        self.sharing: Sharing = Sharing(self.unseen, room, [*bars, self.taken])

    def draw(self, rng: Rng) -> list[list[int]]:
        """One way, each equally likely: the cards of every place.

        Raises:
            NoWorld: what is claimed to be known leaves none.
        """
        while True:
            for _ in range(TRIES):
                shared = self._with_heap(self.sharing.draw(rng), rng)
                if not any(set_of(shared[place]) & self.barred[place] for place in self.bound):
                    return shared
            if all(place in self.counted for place in self.bound):
                raise NoWorld("what is claimed to be known leaves no share")
            self._count(len(self.bound))

    def _with_heap(self, drawn: list[list[int]], rng: Rng) -> list[list[int]]:
        """What lies in each place, when those that are not counted take theirs from the heap, the last one drawn."""
        heap = shuffle(drawn[-1], rng)
        shared: list[list[int]] = []
        for place, size in enumerate(self.sizes):
            if place in self.counted:
                shared.append(drawn[self.counted.index(place)])
            else:
                shared.append(heap[:size])
                heap = heap[size:]
        return shared


def _order(
    view: View,
    dealer: int,
    held: list[int],
    laid: list[int],
    stock: list[int],
    taken: tuple[int, int],
    rng: Rng,
) -> list[int]:
    """The pack as it was dealt. Of the cards that a seat kept or drew any may have been drawn (R13), but not the card
    that it took from the table."""
    swapper, card = taken
    rooms = places_of(view.seats, dealer)
    upcard = view.zone("upcard").cards[0]
    order = [-1] * len(PACK)
    order[rooms["upcard"][0]] = card if card >= 0 else upcard
    drawn: list[int] = []
    fresh = {seat: int(exchange_count(payload_of(move))) for seat, move in view.log if kind_of(move) == EXCHANGE}
    for seat in fresh:  # in the order in which they drew
        kept = held[seat] & ~int(BIT[card]) if seat == swapper else held[seat]
        new = shuffle(cards_in(kept), rng)[: fresh[seat]]
        drawn += new
        held[seat] &= ~int(set_of(new))
    for seat in range(view.seats):
        dealt = held[seat] | laid[seat]
        if seat == swapper:
            dealt ^= int(BIT[card] | BIT[upcard])
        for place, own in zip(rooms[f"hand-{seat}"], cards_in(dealt), strict=True):
            order[place] = own
    for place, left in zip(rooms["stock"], drawn + stock, strict=True):
        order[place] = left
    return order


def _told(view: View, laid: list[int]) -> list[tuple[int, int]]:
    """The log with the hidden cards that were laid away filled in."""
    log: list[tuple[int, int]] = []
    for seat, move in view.log:
        if kind_of(move) == EXCHANGE and payload_of(move) & HIDDEN:
            move = int(exchange_move(laid[seat]))
        log.append((seat, move))
    return log
