"""Reads the tables of the system: text that is set as a system card, rows of call, points, hand and name.

    after 1M -                      the calls from the opening on; `-` is an opponent's pass
      4M    0-9     M5+         preempt
      3M    10-12:M M3+         limit-raise
      2NT   13+:M   M4+         jacoby!!

* A call may name a variable instead of a suit: `M` a major and `O` the other, `m` a minor and `n` the other, `W` a suit
  but clubs, `X`, `Y` and `Z` different suits. A table stands for every way to fill them in that gives a legal auction.
* Points are high cards; `t` after them adds a point for each card from the fifth of a suit, `:M` counts with M as
  trumps. `@13` is what partner counts on.
* Of the hand: `M4+`, `M0-1`, `M6`, and the names of `conditions`, with commas; `-` is any hand. `Y<X` keeps the suits
  of which the one is lower than the other.
* `!` after the name forces for one round, `!!` until game; `?` marks what one says for want of better.
"""

import re
from collections.abc import Iterator
from itertools import pairwise, permutations
from typing import Final

from troef.bots.bridge.meaning import FREE, GAME, ROUND, Meaning
from troef.bots.bridge.valuing import DOUBLED, MOST, PASSED, REDOUBLED, bid

LETTERS: Final = "CDHS"
#: The suits that a variable may stand for.
VARIABLES: Final = {"M": "HS", "O": "HS", "m": "CD", "n": "CD", "W": "DHS", "X": "CDHS", "Y": "CDHS", "Z": "CDHS"}
_LENGTH: Final = re.compile(r"([CDHSMOmnWXYZ])(\d+)(\+|-\d+)?$")
_ORDER: Final = re.compile(r"([CDHSMOmnWXYZ])<([CDHSMOmnWXYZ])$")
_POINTS: Final = re.compile(r"(\d+)(?:-(\d+)|(\+))?(t)?(?::(\w))?(?:@(\d+))?$")
_SPECIAL: Final = {"P": PASSED, "X": DOUBLED, "XX": REDOUBLED}

Binding = dict[str, str]


class BookError(ValueError):
    """A row that cannot be read."""


class SystemTable:
    """The rows after one auction, with variables."""

    def __init__(self, after: str, rows: list[str]) -> None:
        self.after = after
        self.rows = rows

    def auctions(self) -> Iterator[tuple[str, Binding]]:
        """Every auction that the table is for, with the suits that its variables stand for."""
        calls = self.after.split()
        used = [name for name in VARIABLES if any(name == call[-1] and call[0].isdigit() for call in calls)]
        for suits in permutations(LETTERS, len(used)):
            binding = dict(zip(used, suits, strict=True))
            if any(suit not in VARIABLES[name] for name, suit in binding.items()):
                continue
            found = [_filled(call, binding) for call in calls]
            if _is_legal(found):
                yield " ".join(found), binding

    def meanings(self, binding: Binding) -> list[Meaning]:
        """The rows with the variables filled in; those that name suits the binding leaves open, for each suit."""
        return [meaning for row in self.rows for meaning in row_meanings(row, binding)]


def read_tables(text: str) -> list[SystemTable]:
    """The tables of a text.

    Raises:
        BookError: where a row stands before the first `after`.
    """
    tables: list[SystemTable] = []
    for line in text.splitlines():
        if line.startswith("after"):
            tables.append(SystemTable(line[5:].strip(), []))
        elif line.strip():
            if not tables:
                raise BookError(f"a row before the first auction: {line.strip()}")
            tables[-1].rows.append(line.strip())
    return tables


def row_meanings(row: str, binding: Binding) -> Iterator[Meaning]:
    """What a row says with these suits; one meaning for each way to fill in a variable that it alone uses.

    Raises:
        BookError: for a row that is not of the form above.
    """
    fields = row.split()
    if len(fields) != 4:
        raise BookError(f"a row has a call, points, a hand and a name: {row}")
    own = fields[0][1:] if fields[0] not in _SPECIAL and fields[0][1:] in VARIABLES else ""
    if own and own not in _completed(binding):
        for suit in reversed(VARIABLES[own]):
            if suit not in binding.values():
                yield from _meaning(row, fields, _completed({**binding, own: suit}))
        return
    yield from _meaning(row, fields, _completed(binding))


def call_of(text: str) -> int:
    """The move that a call is: `2NT`, `3H`, `P`, `X`, `XX`."""
    if text in _SPECIAL:
        return _SPECIAL[text]
    strain = text[1:]
    return bid(int(text[0]), 4 if strain == "NT" else LETTERS.index(strain))


def _meaning(row: str, fields: list[str], binding: Binding) -> Iterator[Meaning]:
    call, points, hand, name = fields
    found = _POINTS.match(points)
    if not found:
        raise BookError(f"points {points!r} in {row}")
    low, high, more, total, trumps, base = found.groups()
    least, most, wants = [0] * 4, [13] * 4, []
    for part in hand.split(",") if hand != "-" else []:
        length = _LENGTH.match(part)
        order = _ORDER.match(part)
        if order:
            lower, higher = (LETTERS.index(binding.get(letter, letter)) for letter in order.groups())
            if lower >= higher:
                return
        elif not length:
            wants.append(part)
        if not length:
            continue
        suit = LETTERS.index(binding.get(length[1], length[1]))
        least[suit] = int(length[2])
        most[suit] = 13 if length[3] == "+" else int(length[3][1:]) if length[3] else int(length[2])
    measure: str | int = LETTERS.index(binding.get(trumps, trumps)) if trumps else "total" if total else "hcp"
    yield Meaning(
        call_of(_filled(call, binding)),
        int(low),
        MOST if more else int(high or low),
        (least[0], least[1], least[2], least[3]),
        (most[0], most[1], most[2], most[3]),
        measure,
        tuple(wants),
        GAME if name.endswith("!!") else ROUND if name.endswith("!") else FREE,
        int(base) if base else -1,
        name.rstrip("!?"),
        name.endswith("?"),
    )


def _filled(call: str, binding: Binding) -> str:
    """A call with its variable filled in."""
    if call in _SPECIAL or not call[0].isdigit():
        return call
    return call[0] + binding.get(call[1:], call[1:])


def _completed(binding: Binding) -> Binding:
    """The other major and the other minor follow from the one."""
    found = dict(binding)
    for one, other in (("M", "O"), ("m", "n")):
        if one in found and other not in found:
            found[other] = VARIABLES[one].replace(found[one], "")
    return found


def _is_legal(calls: list[str]) -> bool:
    """Whether each bid is above the last."""
    bids = [call_of(call) for call in calls if call[0].isdigit()]
    return all(low < high for low, high in pairwise(bids))
