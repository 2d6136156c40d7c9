"""Sharing unseen cards among hands, uniformly over all the ways that respect what is known.

Cards that may lie with the same seats are alike, so the ways are counted by groups (at most one per set of seats) and
then drawn with the right chances: no rejection, however tight the knowledge. Where there are too many kinds of places
to be counted, `matching.py` finds some way and exchanges cards along random cycles until each is (nearly)
equally likely.
"""

from math import comb
from typing import final

from mypy_extensions import i64

from troef.cards.bits import BIT, cards_in
from troef.core.rng import Rng, shuffle


class NoWorld(ValueError):
    """What is claimed to be known contradicts itself: there is no way to share the cards."""


@final
class Sharing:
    """The ways to give each of `unseen` to one of the hands.

    `sizes[h]` is how many cards hand `h` takes (together as many as are unseen), `barred[h]` the set that it cannot
    have. Raises NoWorld when there is no way.
    """

    def __init__(self, unseen: i64, sizes: list[int], barred: list[i64]) -> None:
        if min(sizes) < 0:  # more is guessed of a hand than it has room for
            raise NoWorld("a hand cannot hold that many cards")
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

    def _count(self, group: int, room: tuple[int, ...]) -> int:
        """In how many ways the groups from this one on fill the room that the hands have left."""
        if group == len(self.groups):
            return 1 if not any(room) else 0
        hands, cards = self.groups[group]
        if group + 1 == len(self.groups):  # the last group fills what room there is
            return _multinomial(room) if _fits(hands, len(cards), room) else 0
        return self._ways(group, 0, len(cards), room)

    def _ways(self, group: int, hand: int, left: int, room: tuple[int, ...]) -> int:
        """As `_count`, when the hands before this one have had theirs and this many cards of the group are left.

        Hand by hand, so that what is alike is counted once: whole divisions of a group are far too many to list.
        """
        if hand == len(room):
            return 0 if left else self._count(group + 1, room)
        key = (group, hand, *room)  # how many are left follows from the room
        found = self.ways.get(key)
        if found is not None:
            return found
        total = 0
        for n in self._portions(group, hand, left, room):
            total += comb(left, n) * self._ways(group, hand + 1, left - n, _less(room, hand, n))
        self.ways[key] = total
        return total

    def _portions(self, group: int, hand: int, left: int, room: tuple[int, ...]) -> range:
        """How many of the cards that are left of a group a hand can take, for the hands after it to hold the rest."""
        hands = self.groups[group][0]
        after = 0
        for other in range(hand + 1, len(room)):
            if hands >> other & 1:
                after += room[other]
        most = min(room[hand], left) if hands >> hand & 1 else 0
        return range(max(0, left - after), most + 1)

    def draw(self, rng: Rng) -> list[list[int]]:
        """One way, each equally likely: the cards of every hand."""
        hands: list[list[int]] = [[] for _ in self.sizes]
        room = tuple(self.sizes)
        for group in range(len(self.groups)):
            taken = self._pick(group, room, _below(self._count(group, room), rng))
            cards = shuffle(self.groups[group][1], rng)
            for hand, n in enumerate(taken):
                hands[hand] += cards[:n]
                cards = cards[n:]
                room = _less(room, hand, n)
        return hands

    def _pick(self, group: int, room: tuple[int, ...], number: int) -> list[int]:
        """What each hand takes of a group in the way with this number, of all that `_count` counts."""
        if group + 1 == len(self.groups):
            return list(room)
        left = len(self.groups[group][1])
        taken: list[int] = []
        for hand in range(len(room)):
            for n in self._portions(group, hand, left, room):
                ways = comb(left, n) * self._ways(group, hand + 1, left - n, _less(room, hand, n))
                if number < ways:
                    break
                number -= ways
            taken.append(n)
            number //= comb(left, n)
            room = _less(room, hand, n)
            left -= n
        return taken


def pick_sharing(sharings: list[Sharing], rng: Rng) -> int:
    """Which of several sharings to draw from, so that each way of all of them is equally likely."""
    return pick_weighed([sharing.total for sharing in sharings], rng)


def pick_weighed(ways: list[int], rng: Rng) -> int:
    """Which of several cases to take, each with a chance in proportion to its ways (numbers of any size).

    Raises:
        NoWorld: none has any.
    """
    total = sum(ways)
    if not total:
        raise NoWorld("there is no way")
    pick = _below(total, rng)
    number = 0
    while pick >= ways[number]:
        pick -= ways[number]
        number += 1
    return number


def _fits(hands: int, count: int, room: tuple[int, ...]) -> bool:
    """Whether this many cards fill a room exactly, all of it with hands (bits) that may take them."""
    return sum(room) == count and all(not space or hands >> hand & 1 for hand, space in enumerate(room))


def _multinomial(room: tuple[int, ...]) -> int:
    """In how many ways different cards fill a room."""
    ways, left = 1, sum(room)
    for space in room:
        ways *= comb(left, space)
        left -= space
    return ways


def _less(room: tuple[int, ...], hand: int, n: int) -> tuple[int, ...]:
    """The room that is left when a hand has taken this many cards."""
    return (*room[:hand], room[hand] - n, *room[hand + 1 :]) if n else room


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
