"""Hands of two packs with jokers. Twins are alike and jokers are alike, so a hand only says how many it has of a face.

A face is a card of the first pack; every joker is `JOKER`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, first_card, without_first
from troef.cards.card import JOKER, JOKER_RANK, TWIN

#: The fields that a hand has in the row of numbers.
_FIELDS: Final[i64] = 3


def face_of(card: i64) -> i64:
    """The face of a card: its twin in the first pack, the first joker for a joker."""
    return JOKER if card & 15 == JOKER_RANK else card & 63


def numbered(faces: list[int]) -> list[int]:
    """Faces as different cards of two packs, in the order in which they come."""
    used: dict[int, int] = {}
    cards: list[int] = []
    for face in faces:
        copy = used.get(face, 0)
        used[face] = copy + 1
        if face == JOKER:
            cards.append(int(JOKER) + 16 * (copy % 2) + int(TWIN) * (copy // 2))
        else:
            cards.append(face + int(TWIN) * copy)
    return cards


def faces_from(order: list[int], start: i64) -> vec[i64]:
    """The faces of the cards of a pack from a place on."""
    count: i64 = len(order) - start
    faces = vec[i64]([0] * count)
    for place in range(count):
        faces[place] = face_of(order[start + place])
    return faces


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TwinHands:
    """The hands of all seats, or what is known of them.

    For each seat: the faces it has as a set, those of them that it has twice, and how many jokers.
    """

    def __init__(self, seats: int) -> None:
        self.fields = vec[i64]([0] * (3 * seats))

    def copy(self) -> "TwinHands":
        """Independent hands with the same cards."""
        fields = self.fields
        other = TwinHands(0)
        other.fields = fields[: len(fields)]
        return other

    def seats(self) -> int:
        """How many hands there are."""
        return len(self.fields) // int(_FIELDS)

    def held(self, seat: i64) -> i64:
        """The faces that a hand has, jokers left out."""
        return self.fields[_FIELDS * seat]

    def twice(self, seat: i64) -> i64:
        """The faces that a hand has twice."""
        return self.fields[_FIELDS * seat + 1]

    def jokers(self, seat: i64) -> i64:
        """How many jokers a hand has."""
        return self.fields[_FIELDS * seat + 2]

    def count(self, seat: i64) -> i64:
        """How many cards a hand has."""
        fields = self.fields
        at = _FIELDS * seat
        return card_count(fields[at]) + card_count(fields[at + 1]) + fields[at + 2]

    def copies(self, seat: i64, face: i64) -> i64:
        """How many cards of a face, not a joker's, a hand has."""
        at = _FIELDS * seat
        return (self.fields[at] >> face & 1) + (self.fields[at + 1] >> face & 1)

    def has(self, seat: i64, face: i64) -> bool:
        """Whether a hand has a card of this face (no face is no card either)."""
        if face == JOKER:
            return self.fields[_FIELDS * seat + 2] > 0
        return 0 <= face < 63 and self.fields[_FIELDS * seat] & BIT[face] != 0

    def give(self, seat: i64, face: i64) -> None:
        """Put a card into a hand."""
        at = _FIELDS * seat
        if face == JOKER:
            self.fields[at + 2] += 1
            return
        bit = BIT[face]
        self.fields[at + 1] |= self.fields[at] & bit
        self.fields[at] |= bit

    def take(self, seat: i64, face: i64) -> None:
        """Take a card out of a hand, if it is there (what is known of a hand may not have it)."""
        at = _FIELDS * seat
        if face == JOKER:
            if self.fields[at + 2] > 0:
                self.fields[at + 2] -= 1
        else:
            self.take_all(seat, BIT[face], 0)

    def take_all(self, seat: i64, faces: i64, jokers: i64) -> None:
        """Take one card of each face and some jokers out of a hand, those that are there."""
        at = _FIELDS * seat
        twice = self.fields[at + 1]
        self.fields[at] &= ~(faces & ~twice)
        self.fields[at + 1] = twice & ~faces
        left = self.fields[at + 2] - jokers
        self.fields[at + 2] = left if left > 0 else 0

    def faces(self, seat: i64) -> list[int]:
        """Every card of a hand by its face, jokers last."""
        at = _FIELDS * seat
        rest, twice = self.fields[at], self.fields[at + 1]
        found: list[int] = []
        while rest:
            face = first_card(rest)
            rest = without_first(rest)
            found.append(int(face))
            if twice & BIT[face]:
                found.append(int(face))
        return found + [int(JOKER)] * int(self.fields[at + 2])


def dealt_singly(order: list[int], seats: i64, dealer: i64, each: i64) -> TwinHands:
    """The hands of this many cards each, dealt one at a time from the dealer's left."""
    hands = TwinHands(int(seats))
    seat = dealer
    for place in range(seats * each):
        seat = seat + 1 if seat + 1 < seats else 0
        hands.give(seat, face_of(order[place]))
    return hands
