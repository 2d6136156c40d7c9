"""The small parts of a sheet as bytes: numbers, texts and people (docs/sheet-code.md).

Whole numbers are varints, seven bits a byte, the low ones first; people and texts are written by their place.
"""

from collections.abc import Sequence
from typing import Any

from troef.tournament.sheets.handed import Damaged


class ByteWriter:
    """Bytes while they are written, with the texts and people that occurred."""

    def __init__(self, texts: tuple[str, ...] = ()) -> None:
        self.out = bytearray()
        self.texts = {text: place for place, text in enumerate(texts)}
        self.people: dict[int, int] = {}

    def number(self, value: int) -> None:
        """A whole number from 0."""
        while value > 127:
            self.out.append(value & 127 | 128)
            value >>= 7
        self.out.append(value)

    def signed(self, value: int) -> None:
        self.number(folded(value))

    def text(self, value: str) -> None:
        self.number(self.texts.setdefault(value, len(self.texts)))

    def person(self, value: int) -> None:
        self.number(self.people.setdefault(value, len(self.people)))

    def flags(self, *values: bool, above: int = 0) -> None:
        """A bit each, and a number in the bits above them."""
        self.number(sum([2**place for place, value in enumerate(values) if value]) + (above << len(values)))

    def raw_texts(self, values: list[str]) -> None:
        self.number(len(values))
        last = b""
        for value in values:
            encoded = value.encode()
            shared = _shared(last, encoded)
            self.number(shared)
            self.number(len(encoded) - shared)
            self.out += encoded[shared:]
            last = encoded

    def raw_numbers(self, values: list[int]) -> None:
        self.number(len(values))
        for value in values:
            self.number(value)

    def persons(self, values: Sequence[int]) -> None:
        self.number(len(values))
        for value in values:
            self.person(value)

    def strings(self, values: Sequence[str]) -> None:
        self.number(len(values))
        for value in values:
            self.text(value)


class ByteReader:
    """Bytes while they are read, with the texts and people by place; the mirror of `ByteWriter`."""

    def __init__(self, data: bytes, place: int) -> None:
        self.data = data
        self.place = place
        self.texts: list[str] = []
        self.people: list[int] = []

    def byte(self) -> int:
        if self.place >= len(self.data):
            raise Damaged("the sheet ends too soon")
        self.place += 1
        return self.data[self.place - 1]

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def signed(self) -> int:
        return unfolded(self.number())

    def text(self) -> str:
        return str(at_place(self.texts, self.number(), "text"))

    def person(self) -> int:
        return int(at_place(self.people, self.number(), "person"))

    def flags(self, count: int) -> list[bool]:
        return self.flags_below(count)[0]

    def flags_below(self, count: int) -> tuple[list[bool], int]:
        """As many bits, and the number above them."""
        value = self.number()
        return [bool(value >> place & 1) for place in range(count)], value >> count

    def raw_texts(self) -> list[str]:
        found = []
        told = b""
        for _ in range(self.number()):
            shared, size = self.number(), self.number()
            told = told[:shared] + self.data[self.place : self.place + size]
            self.place += size
            try:
                found.append(told.decode())
            except UnicodeDecodeError as error:
                raise Damaged("a text is not readable") from error
        return found

    def raw_numbers(self) -> list[int]:
        return [self.number() for _ in range(self.number())]

    def persons(self) -> list[int]:
        return [self.person() for _ in range(self.number())]

    def strings(self) -> list[str]:
        return [self.text() for _ in range(self.number())]

    def raw(self, size: int) -> bytes:
        self.place += size
        if self.place > len(self.data):
            raise Damaged("the sheet ends too soon")
        return self.data[self.place - size : self.place]


def at_place(values: Any, place: int, what: str) -> Any:
    """What a place names.

    Raises:
        Damaged: there is nothing.
    """
    if place >= len(values):
        raise Damaged(f"there is no {what} {place}")
    return values[place]


def folded(value: int) -> int:
    """A signed number as one from 0."""
    return 2 * value if value >= 0 else -2 * value - 1


def unfolded(value: int) -> int:
    """The signed number that a number from 0 stands for."""
    return -(value + 1) // 2 if value % 2 else value // 2


def _shared(one: bytes, other: bytes) -> int:
    """How many bytes two texts begin with in common."""
    count = 0
    while count < min(len(one), len(other)) and one[count] == other[count]:
        count += 1
    return count
