"""A round of rumba that fits all that one seat knows."""

from typing import Final

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


def imagine(view: View, dealer: int, rng: Rng) -> tuple[list[int], list[tuple[int, int]]]:
    """An order of the pack, and the moves that were made with nothing hidden, that give this view.

    The unseen cards are shared uniformly over hands, cards laid away and the stock, but for what the play has proven
    (R17, R19) and the card that was taken for the two of trump (R6). `dealer` is that of the view's round.
    """
    seats = view.seats
    upcard = view.zone("upcard").cards[0]
    taken = _taken(view)
    held = [int(set_of(view.zone(f"hand-{seat}").cards)) for seat in range(seats)]
    for seat, move in view.log:
        if kind_of(move) == PLAY:
            held[seat] |= BIT[payload_of(move)]
    laid = [int(set_of(view.zone(f"laid-{seat}").cards)) for seat in range(seats)]
    unseen = int(set_of(PACK)) & ~int(BIT[upcard])
    for known in (*held, *laid):
        unseen &= ~known
    shared = _share(view, held, unseen, taken, rng)
    for seat in range(seats):
        held[seat] |= set_of(shared[seat])
        laid[seat] |= set_of(shared[seats + seat])
    return _order(view, dealer, held, laid, shuffle(shared[-1], rng), rng), _told(view, laid)


def _taken(view: View) -> tuple[int, int]:
    """Who took which card for the two of trump; (-1, -1) when nobody did."""
    texts, seat = view.fact("taken"), view.fact("swapper")
    if isinstance(texts, list) and isinstance(seat, int):
        return seat, parse_card(texts[0])
    return -1, -1


def _share(view: View, held: list[int], unseen: int, taken: tuple[int, int], rng: Rng) -> list[list[int]]:
    """The unseen cards in hands, cards laid away and stock."""
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
        return _draw(unseen, sizes, barred, [], 0, rng)
    homes = [place for place in (swapper, seats + swapper) if sizes[place]]
    return _draw(unseen, sizes, barred, homes, BIT[card], rng)


def _draw(unseen: int, sizes: list[int], barred: list[i64], homes: list[int], taken: i64, rng: Rng) -> list[list[int]]:
    """The unseen cards in all the places; the card that was taken from the table (a set) in one of its homes.

    With up to six hands, six piles and the stock there are too many ways to count one by one. So the ways are counted
    for the few places of which most is known. The others take their cards from one heap, and what gives them a barred
    card is thrown away: what is left is still uniform.
    """
    bound = [place for place, cards in enumerate(barred) if sizes[place] and cards & unseen]
    others = [place for place in bound if place not in homes]
    others.sort(key=lambda place: -int(card_count(barred[place] & unseen)))
    for most in (MOST_COUNTED, len(others)):
        counted = [*homes, *others[:most]]
        known = [sizes[place] for place in counted]
        bars = [barred[place] if place in homes else barred[place] | taken for place in counted]
        sharing = Sharing(unseen, [*known, sum(sizes) - sum(known)], [*bars, taken])
        for _ in range(TRIES):
            shared = _with_heap(sharing.draw(rng), sizes, counted, rng)
            if not any(set_of(shared[place]) & barred[place] for place in bound):
                return shared
    raise NoWorld("what is claimed to be known leaves no share")


def _with_heap(drawn: list[list[int]], sizes: list[int], counted: list[int], rng: Rng) -> list[list[int]]:
    """What lies in each place, when those that are not counted take theirs from the heap, the last one drawn."""
    heap = shuffle(drawn[-1], rng)
    shared: list[list[int]] = []
    for place, size in enumerate(sizes):
        if place in counted:
            shared.append(drawn[counted.index(place)])
        else:
            shared.append(heap[:size])
            heap = heap[size:]
    return shared


def _order(view: View, dealer: int, held: list[int], laid: list[int], stock: list[int], rng: Rng) -> list[int]:
    """The pack as it was dealt. Of the cards that a seat kept or drew any may have been drawn (R13), but not the card
    that it took from the table."""
    swapper, card = _taken(view)
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
