"""Sharing unseen cards among hands, uniformly over all the ways that respect what is known.

Cards that may lie with the same seats are alike, so the ways are counted by groups (at most one per set of seats) and
then drawn with the right chances: no rejection, however tight the knowledge. Where there are too many kinds of places
to be counted, `matching.py` finds some way and exchanges cards along random cycles until each is (nearly)
equally likely.
"""

from math import comb
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, cards_in
from troef.core.rng import Rng, shuffle

#: The room that hands have left is one number, of this many bits for each: no hand holds more cards than one pack has.
_ROOM_BITS: Final = 6
_MOST_ROOM: Final = 63


class NoWorld(ValueError):
    """What is claimed to be known contradicts itself: there is no way to share the cards."""


@final
class Portions:
    """What the hands from one on can take of a group of like cards, and of the groups after it.

    With `least + number` of the group's cards for this hand there are `ways[number]` ways in all; each pairs one of
    `picks[number]` choices of these cards with a way of `after[number]`. The last group fills what room there is:
    nothing comes after it.
    """

    def __init__(self, hand: int, least: int) -> None:
        self.hand = hand
        self.least = least
        self.total = 0
        self.ways: list[int] = []
        self.picks: list[int] = []
        self.after: list[Portions] = []


@final
class Sharing:
    """The ways to give each of `unseen` to one of the hands.

    `sizes[h]` is how many cards hand `h` takes (together as many as are unseen), `barred[h]` the set that it cannot
    have. They are counted once, when the sharing is made; `draw` and `draw_sets` only look up the numbers. Raises
    NoWorld when there is no way.
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
        self.takers: list[list[int]] = [
            [hand for hand in range(len(sizes)) if hands >> hand & 1] for hands, _ in self.groups
        ]
        self.known: dict[int, Portions] = {}
        room = 0
        for hand, size in enumerate(sizes):
            room |= size << _ROOM_BITS * hand
        self.first: Portions = self._group(0, room)
        #: how many ways there are
        self.total: int = self.first.total
        if not self.total:
            raise NoWorld("the unseen cards cannot be shared so")

    def _group(self, group: int, room: int) -> Portions:
        """The ways for the groups from this one on to fill the room that the hands have left (six bits for each)."""
        if group + 1 < len(self.groups):
            return self._portions(group, 0, len(self.groups[group][1]), room)
        filled = Portions(-1, 0)
        hands, count = self.groups[group] if self.groups else (0, [])
        filled.total = _ways_to_fill(hands, len(count), room)
        return filled

    def _portions(self, group: int, place: int, left: int, room: int) -> Portions:
        """As `_group`, when the takers before this place have had theirs and this many cards of the group are left.

        Hand by hand, so that what is alike is counted once: whole divisions of a group are far too many to list.
        """
        takers = self.takers[group]
        if place == len(takers):
            return self._group(group + 1, room)
        key = (room * len(self.groups) + group) * len(self.sizes) + place  # how many are left follows from the room
        found = self.known.get(key)
        if found is not None:
            return found
        after = 0
        for other in takers[place + 1 :]:
            after += room >> _ROOM_BITS * other & _MOST_ROOM
        hand = takers[place]
        found = Portions(hand, max(0, left - after))
        for n in range(found.least, min(room >> _ROOM_BITS * hand & _MOST_ROOM, left) + 1):
            rest = self._portions(group, place + 1, left - n, room - (n << _ROOM_BITS * hand))
            picks = comb(left, n)
            found.ways.append(picks * rest.total)
            found.picks.append(picks)
            found.after.append(rest)
            found.total += picks * rest.total
        self.known[key] = found
        return found

    def _pick(self, rng: Rng) -> list[list[int]]:
        """How many cards of each group each of its takers gets, each way equally likely."""
        taken: list[list[int]] = []
        node = self.first
        number = _below(self.total, rng)
        room = list(self.sizes)
        for group in range(len(self.groups) - 1):
            counts: list[int] = []
            for hand in self.takers[group]:
                choice = 0
                while number >= node.ways[choice]:
                    number -= node.ways[choice]
                    choice += 1
                number //= node.picks[choice]
                counts.append(node.least + choice)
                room[hand] -= node.least + choice
                node = node.after[choice]
            taken.append(counts)
        if self.groups:
            taken.append([room[hand] for hand in self.takers[-1]])
        return taken

    def draw(self, rng: Rng) -> list[list[int]]:
        """One way, each equally likely: the cards of every hand, in random order within a group."""
        hands: list[list[int]] = [[] for _ in self.sizes]
        for group, counts in enumerate(self._pick(rng)):
            cards = shuffle(self.groups[group][1], rng)
            for hand, n in zip(self.takers[group], counts, strict=True):
                hands[hand] += cards[:n]
                cards = cards[n:]
        return hands

    def draw_sets(self, rng: Rng) -> list[i64]:
        """As `draw`, quicker: the set of cards of every hand."""
        hands: list[i64] = [0] * len(self.sizes)
        for group, counts in enumerate(self._pick(rng)):
            cards = vec[i64](self.groups[group][1])
            left: i64 = len(cards)
            for hand, n in zip(self.takers[group], counts, strict=True):
                drawn: i64 = 0
                wanted: i64 = n
                while wanted:
                    place = rng.below(left) if wanted < left else left - 1
                    drawn |= BIT[cards[place]]
                    left -= 1
                    cards[place] = cards[left]
                    wanted -= 1
                hands[hand] = hands[hand] | drawn
        return hands


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


def _ways_to_fill(hands: int, count: int, room: int) -> int:
    """In how many ways this many different cards fill a room exactly, all of it with hands (bits) that take them."""
    ways, left = 1, count
    while room:
        space = room & _MOST_ROOM
        if space > left or (space and not hands & 1):
            return 0
        ways *= comb(left, space)
        left -= space
        room >>= _ROOM_BITS
        hands >>= 1
    return 0 if left else ways


def _below(n: int, rng: Rng) -> int:
    """A number from 0 to n - 1 for n of any size."""
    if n <= 1:
        return 0
    words = (n.bit_length() + 31) // 32
    while True:
        number = 0
        for _ in range(words):
            number = number << 32 | int(rng.word())
        limit = 2 ** (32 * words) // n * n
        if number < limit:
            return number % n
