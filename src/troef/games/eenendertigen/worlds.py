"""Rounds that are consistent with a view: unseen cards shared uniformly over what the table has seen and heard.

Who was offered "verbied" after a swap had 31 then, who was not had not (R19): hands that would tell otherwise are not
drawn. Then the log is played backwards to find what was dealt.
"""

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, cards_in, set_of
from troef.core.moves import END_TURN, kind_of
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.eenendertigen.moves import FORBID, KEEP_ALL, PACK, SWAP, SWAP_ALL, card_given, card_taken
from troef.games.eenendertigen.scoring import THIRTY_ONE, hand_halves
from troef.games.eenendertigen.standing import HAND
from troef.sampling.sharing import NoWorld

#: Shares in which somebody had 31 unheard are thrown away.
TRIES: Final = 10_000


class Knowledge:
    """What a view knows of every hand, and what was heard of it."""

    def __init__(self, view: View) -> None:
        self.view = view
        seats = view.seats
        shown, aside = view.memory["shown"], view.memory["aside"]
        assert isinstance(shown, list) and isinstance(aside, list)
        self.known: list[i64] = []
        self.missing: list[int] = []
        for seat in range(seats):
            zone = view.zone(f"hand-{seat}")
            known = set_of(zone.cards) if zone.cards else set_of(shown[seat])
            self.known.append(known)
            self.missing.append(len(zone.cards) + zone.hidden - int(card_count(known)))
        self.pot = list(view.zone("pot").cards)
        self.stock = list(reversed(view.zone("stock").cards))  # the referee's alone
        unseen = set_of(PACK) & ~set_of(self.pot) & ~set_of(aside) & ~set_of(self.stock)
        for known in self.known:
            unseen &= ~known
        self.unseen: i64 = unseen
        #: each seat's swaps, the last first: what was given, taken, and what was heard (1: 31, 0: not 31, -1: nothing)
        self.swaps: list[list[tuple[int, int, int]]] = [[] for _ in range(seats)]
        self._read_log()

    def _read_log(self) -> None:
        view = self.view
        players = sum([1 for seat in range(view.seats) if self.known[seat] or self.missing[seat]])
        turns = 0
        for number, (seat, move) in enumerate(view.log):
            kind = kind_of(move)
            if kind == SWAP_ALL or kind == KEEP_ALL:
                continue
            if kind != SWAP:
                turns += 1
                continue
            last = number + 1 == len(view.log)
            chose = view.phase == "forbid" if last else view.log[number + 1][1] in (END_TURN, FORBID)
            if not last and view.log[number + 1][0] != seat:
                chose = False
            heard = -1 if turns < players else int(chose)
            self.swaps[seat].insert(0, (int(card_given(move)), int(card_taken(move)), heard))
            if not chose:
                turns += 1

    def fits(self, seat: int, hand: i64) -> bool:
        """Whether a hand agrees with what was heard of it after each swap."""
        for given, taken, heard in self.swaps[seat]:
            if heard >= 0 and (hand_halves(hand) == THIRTY_ONE) != (heard == 1):
                return False
            hand = hand & ~BIT[taken] | BIT[given]
        return True

    def had_31(self, seat: int) -> bool:
        """Whether a hand that is not all known was heard to have 31: few hands are left."""
        return self.missing[seat] > 0 and any(heard == 1 for _, _, heard in self.swaps[seat])

    def _ways(self) -> list[dict[int, i64]]:
        """Every way to complete the hands that had 31."""
        ways: list[dict[int, i64]] = [{}]
        for seat in range(self.view.seats):
            if not self.had_31(seat):
                continue
            own = [set_of(list(cards)) for cards in combinations(cards_in(self.unseen), self.missing[seat])]
            own = [cards for cards in own if self.fits(seat, self.known[seat] | cards)]
            ways = [{**way, seat: cards} for way in ways for cards in own if not _taken(way, cards)]
        if not ways:
            raise NoWorld("no hands fit the calls of 31 that were heard")
        return ways

    def draw(self, rng: Rng) -> tuple[list[i64], list[int], list[int]]:
        """Hands, pot and the stock in its order.

        Raises:
            NoWorld: the view contradicts itself.
        """
        ways = self._ways()
        for _ in range(TRIES):
            hands = list(self.known)
            left = self.unseen
            for seat, cards in ways[rng.below(len(ways))].items():
                hands[seat] |= cards
                left &= ~cards
            heap = shuffle(cards_in(left), rng)
            for seat, missing in enumerate(self.missing):
                if not self.had_31(seat):
                    hands[seat] |= set_of(heap[:missing])
                    heap = heap[missing:]
            if all(self.fits(seat, hands[seat]) for seat in range(len(hands))):
                if self.pot:
                    return hands, self.pot, self.stock or heap
                return hands, heap[: int(HAND)], heap[int(HAND) :]
        raise NoWorld("the view's log does not fit its cards")


def _taken(way: dict[int, i64], cards: i64) -> bool:
    return any(cards & other for other in way.values())


def pack_order(view: View, dealer: int, rng: Rng) -> list[int]:
    """An order of the pack from which the view's log leads to the view.

    Raises:
        NoWorld: there is none.
    """
    hands, pot, stock = Knowledge(view).draw(rng)
    playing = [bool(hand) for hand in hands]
    aside, refreshed = view.memory["aside"], view.memory["refreshed"]
    assert isinstance(aside, list) and isinstance(refreshed, list)
    washes = list(refreshed)
    laundry = list(aside)
    pot = list(pot)
    for count in range(len(view.log), -1, -1):
        while washes and washes[-1] == count:
            washes.pop()
            stock = pot + stock
            pot, laundry = laundry[-int(HAND) :], laundry[: -int(HAND)]
        if count:
            seat, move = view.log[count - 1]
            if kind_of(move) == SWAP:
                given, taken = int(card_given(move)), int(card_taken(move))
                hands[seat] = hands[seat] & ~BIT[taken] | BIT[given]
                pot = [taken if card == given else card for card in pot]
            elif kind_of(move) == SWAP_ALL:
                pot, hands[seat] = cards_in(hands[seat]), set_of(pot)
    return _laid(playing, dealer, hands, pot, stock)


def _laid(playing: list[bool], dealer: int, hands: list[i64], pot: list[int], stock: list[int]) -> list[int]:
    """R3: dealt one at a time to those who are in the match."""
    seats = len(hands)
    cards = [cards_in(hand) for hand in hands]
    order: list[int] = []
    for step in range(1, int(HAND) * seats + 1):
        seat = (dealer + step) % seats
        if playing[seat]:
            order.append(cards[seat].pop())
    return order + pot + stock
