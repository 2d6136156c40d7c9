"""Positions that are consistent with a view.

Each time the open cards become a new stock (R14) one knows of them that they were in no hand. So a card that is not
seen lies where cards of its last shuffle were dealt or drawn, and of every hand one knows how many those are. Who has
called "pas" holds three of a rank; who is on turn and has not lost can play or pass.
"""

from itertools import combinations
from typing import Final, final

from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, cards_in, set_of
from troef.core.moves import DRAW, PLAY, kind_of
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.eenenvijftigen.moves import PACK, card_played
from troef.games.eenenvijftigen.turns import AFTER_DRAW, HAND, MOST_PLAYS, is_stuck, is_triple
from troef.sampling.sharing import NoWorld

#: Shares that do not fit "pas" or the turn are thrown away.
TRIES: Final = 20_000


@final
class Knowledge:
    """Which shuffle the cards of every hand come from."""

    def __init__(self, view: View, auto_draw: bool) -> None:
        self.view = view
        self.stock_left = len(PACK) - int(HAND) * view.seats
        self.shuffles = 0
        self.pile: list[int] = []
        #: each card's last shuffle; each hand's number of cards by shuffle
        self.shuffle_of: dict[int, int] = dict.fromkeys(PACK, 0)
        self.counts: list[list[int]] = [[int(HAND)] for _ in range(view.seats)]
        self.owed = view.memory.get("owed")
        plays = 0
        for number, (seat, move) in enumerate(view.log):
            waits = isinstance(self.owed, list) and number + 1 == len(view.log)
            if kind_of(move) == PLAY:
                self._read_play(seat, int(card_played(move)))
                plays += 1
                if auto_draw and plays < MOST_PLAYS and not waits:
                    self._read_draw(seat)
            elif kind_of(move) == DRAW and not waits:
                self._read_draw(seat)
        self.known: list[i64] = []
        for seat in range(view.seats):
            zone = view.zone(f"hand-{seat}")
            if len(zone.cards) + zone.hidden > sum(self.counts[seat]):
                self._read_draw(seat)  # R19: the engine drew
            self.known.append(set_of(zone.cards))
        unseen: i64 = set_of(PACK) & ~set_of(self.pile)
        for cards in self.known:
            unseen &= ~cards
        self.stock = list(reversed(view.zone("stock").cards))  # the referee's alone
        unseen &= ~set_of(self.stock)
        self.unseen = cards_in(unseen)
        self.hidden = [seat for seat in range(view.seats) if view.zone(f"hand-{seat}").hidden]
        self.passed = [seat for seat in self.hidden if view.badge(seat, "passed")]

    def _read_play(self, seat: int, card: int) -> None:
        self.counts[seat][self.shuffle_of[card]] -= 1
        self.pile.append(card)

    def _read_draw(self, seat: int) -> None:
        if not self.stock_left:
            self.shuffles += 1
            for card in self.pile:
                self.shuffle_of[card] = self.shuffles
            self.stock_left = len(self.pile)
            self.pile = []
            for counts in self.counts:
                counts.append(0)
        self.stock_left -= 1
        self.counts[seat][self.shuffles] += 1

    def _triples(self, seat: int) -> list[i64]:
        """What somebody who has passed may have laid down."""
        found: list[i64] = []
        for cards in combinations(self.unseen, int(HAND)):
            three = set_of(list(cards))
            if is_triple(three) and self._fits(seat, list(cards)):
                found.append(three)
        return found

    def _fits(self, seat: int, cards: list[int]) -> bool:
        counts = [0] * (self.shuffles + 1)
        for card in cards:
            counts[self.shuffle_of[card]] += 1
        return counts == self.counts[seat]

    def draw(self, rng: Rng) -> tuple[list[i64], list[int]]:
        """Hands, and the stock in its order: each way equally likely.

        Raises:
            NoWorld: the view contradicts itself.
        """
        triples = [(seat, self._triples(seat)) for seat in self.passed]
        if any(not found for _, found in triples):
            raise NoWorld("nobody can have passed so")
        for _ in range(TRIES):
            hands = list(self.known)
            taken: i64 = 0
            for seat, found in triples:
                hands[seat] = found[rng.below(len(found))]
                taken |= hands[seat]
            if card_count(taken) < int(HAND) * len(triples):
                continue
            heap = self._deal(hands, taken, rng)
            if not self._stuck(hands):
                return hands, self.stock or heap
        raise NoWorld("the view's log does not fit its cards")

    def _deal(self, hands: list[i64], taken: i64, rng: Rng) -> list[int]:
        """Fill the other hands, shuffle by shuffle; what is left of the last one is the stock."""
        left: list[int] = []
        for number in range(self.shuffles + 1):
            cards = [card for card in self.unseen if self.shuffle_of[card] == number and not taken & BIT[card]]
            cards = shuffle(cards, rng)
            for seat in self.hidden:
                if seat not in self.passed:
                    count = self.counts[seat][number]
                    hands[seat] |= set_of(cards[:count])
                    cards = cards[count:]
            left += cards
        return left

    def _stuck(self, hands: list[i64]) -> bool:
        """Whether who is on turn would have lost."""
        view = self.view
        total = view.fact("total")
        assert isinstance(total, int)
        if view.turn < 0 or (isinstance(self.owed, list) and self.owed[1] != AFTER_DRAW):
            return False
        return is_stuck(hands[view.turn], total)
