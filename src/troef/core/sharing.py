"""Sharing unseen cards among hands, uniformly over all the ways that respect what is known.

Cards that may lie with the same seats are alike, so the ways are counted by groups (at most one per set of seats) and
then drawn with the right chances: no rejection, however tight the knowledge.
"""

from math import comb
from typing import final

from mypy_extensions import i64

from troef.cards.bits import BIT, cards_in
from troef.core.rng import Rng, shuffle


class NoWorld(ValueError):
    """What is claimed to be known contradicts itself: the cards cannot be shared so."""


@final
class Sharing:
    """The ways to give each of `unseen` to one of the hands.

    `sizes[h]` is how many cards hand `h` takes (together as many as are unseen), `barred[h]` the set that it cannot
    have. Raises NoWorld when there is no way.
    """

    def __init__(self, unseen: i64, sizes: list[int], barred: list[i64]) -> None:
        groups: dict[int, list[int]] = {}
        for card in cards_in(unseen):
            hands = 0
            for hand in range(len(sizes)):
                if sizes[hand] and not barred[hand] & BIT[card]:
                    hands |= 2**hand
            groups.setdefault(hands, []).append(card)
        #: (hands that may take the group's cards, the cards), the most limited first
        self.groups = sorted(groups.items(), key=lambda group: bin(group[0]).count("1"))
        self.sizes = list(sizes)
        self.ways: dict[tuple[int, ...], int] = {}
        #: how many ways there are
        self.total: int = self._count(0, tuple(sizes))
        if not self.total:
            raise NoWorld("the unseen cards cannot be shared so")

    def _splits(self, group: int, room: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
        """Every division of a group over the hands: (number of ways to pick the cards, what each hand takes)."""
        hands, cards = self.groups[group]
        if group + 1 == len(self.groups):  # the last group fills what room there is
            return [(_multinomial(room), room)] if _fits(hands, len(cards), room) else []
        splits: list[tuple[int, tuple[int, ...]]] = [(1, ())]
        for hand, space in enumerate(room):
            longer: list[tuple[int, tuple[int, ...]]] = []
            for ways, taken in splits:
                left = len(cards) - sum(taken)
                most = min(space, left) if hands >> hand & 1 else 0
                if hand + 1 < len(room):
                    longer += [(ways * comb(left, n), (*taken, n)) for n in range(most + 1)]
                elif most == left:  # the last hand takes all that is left
                    longer.append((ways, (*taken, left)))
            splits = longer
        return splits

    def _count(self, group: int, room: tuple[int, ...]) -> int:
        if group == len(self.groups):
            return 1 if not any(room) else 0
        key = (group, *room)
        if key not in self.ways:
            total = 0
            for ways, taken in self._splits(group, room):
                total += ways * self._count(group + 1, _less(room, taken))
            self.ways[key] = total
        return self.ways[key]

    def draw(self, rng: Rng) -> list[list[int]]:
        """One way, each equally likely: the cards of every hand."""
        hands: list[list[int]] = [[] for _ in self.sizes]
        room = tuple(self.sizes)
        for group in range(len(self.groups)):
            pick = _below(self._count(group, room), rng)
            for ways, taken in self._splits(group, room):
                pick -= ways * self._count(group + 1, _less(room, taken))
                if pick < 0:
                    break
            cards = shuffle(self.groups[group][1], rng)
            for hand, n in enumerate(taken):
                hands[hand] += cards[:n]
                cards = cards[n:]
            room = _less(room, taken)
        return hands


def pick_sharing(sharings: list[Sharing], rng: Rng) -> int:
    """Which of several sharings to draw from, so that each way of all of them is equally likely."""
    pick = _below(sum([sharing.total for sharing in sharings]), rng)
    for number, sharing in enumerate(sharings):
        pick -= sharing.total
        if pick < 0:
            return number
    raise NoWorld("there is nothing to share")


def _fits(hands: int, count: int, room: tuple[int, ...]) -> bool:
    """Whether so many cards fill a room exactly, all of it with hands (bits) that may take them."""
    return sum(room) == count and all(not space or hands >> hand & 1 for hand, space in enumerate(room))


def _multinomial(room: tuple[int, ...]) -> int:
    """In how many ways different cards fill a room."""
    ways, left = 1, sum(room)
    for space in room:
        ways *= comb(left, space)
        left -= space
    return ways


def _less(room: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([space - n for space, n in zip(room, taken, strict=True)])


def _below(n: int, rng: Rng) -> int:
    """A number from 0 to n - 1 for n of any size."""
    words = (n.bit_length() + 31) // 32
    while True:
        number = 0
        for _ in range(words):
            number = number << 32 | int(rng.word())
        limit = 2 ** (32 * words) // n * n
        if number < limit:
            return number % n
