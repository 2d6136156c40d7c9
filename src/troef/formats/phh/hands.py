"""Hands as they stand in a PHH file: TOML to fields and back. Nothing is played here."""

import re
import tomllib
from dataclasses import dataclass, field, replace
from decimal import Decimal, InvalidOperation
from typing import Any, Final

from troef.formats.reading import Fault, FormatError, Reading, quoted

#: The variants of the format, by code: what they are called.
VARIANTS: Final = {
    "FT": "fixed-limit Texas hold'em",
    "NT": "no-limit Texas hold'em",
    "NS": "no-limit short-deck hold'em",
    "PO": "pot-limit Omaha",
    "FO/8": "fixed-limit Omaha high/low",
    "F7S": "fixed-limit seven card stud",
    "F7S/8": "fixed-limit seven card stud high/low",
    "FR": "fixed-limit razz",
    "N2L1D": "no-limit deuce-to-seven single draw",
    "F2L3D": "fixed-limit deuce-to-seven triple draw",
    "FB": "fixed-limit badugi",
}
NO_LIMIT: Final = "NT"
FIXED: Final = "FT"

#: An amount has at most this many digits before and after its point.
_AMOUNT: Final = re.compile(r"[0-9]{1,12}(\.[0-9]{1,6})?")
_TABLE: Final = re.compile(r"^[ \t]*\[[ \t]*([A-Za-z0-9_-]{1,60})[ \t]*\][ \t]*(?:#.*)?$", re.MULTILINE)
_LINE: Final = re.compile(r"at line ([0-9]+)")


@dataclass(frozen=True)
class PhhHand:
    """One hand. Lists have a value for each player, from the dealer's left.

    `bets` are the smallest bets of the first two and of the last two rounds. `finishing` are the chips afterwards and
    `winnings` what each took from the pots, or empty where the file does not say; `numbers` are seat numbers, or empty.
    `place` counts the hands of the file from 1, `line` is its first line, and `label` its `hand` or its table's name.
    """

    variant: str
    antes: tuple[Decimal, ...]
    blinds: tuple[Decimal, ...]
    bets: tuple[Decimal, Decimal]
    stacks: tuple[Decimal, ...]
    actions: tuple[str, ...]
    trims_antes: bool = False
    names: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    finishing: tuple[Decimal, ...] = ()
    winnings: tuple[Decimal, ...] = ()
    place: int = 1
    label: str = ""
    line: int = 0
    facts: dict[str, object] = field(default_factory=dict)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.stacks)


# ---- reading ----


def read_phh(text: str) -> Reading[PhhHand]:
    """The hands of a file: one, or a table for each. A hand that cannot be read leaves the others as they are."""
    reading: Reading[PhhHand] = Reading()
    for place, (name, first_line, chunk) in enumerate(_chunks(text), 1):
        label = name
        try:
            values = _toml(chunk, first_line)
            label = str(values.get("hand", name))
            reading.games.append(_hand(values, place, label, first_line))
        except FormatError as error:
            reading.faults.append(at_hand(error, place, label, first_line))
    return reading


def at_hand(error: FormatError, place: int, label: str, line: int) -> Fault:
    """The fault of an error, with the hand that it is about; where it has no line of its own, the hand's first."""
    fault = error.fault.at(place, label)
    return fault if fault.line else replace(fault, line=line)


def _chunks(text: str) -> list[tuple[str, int, str]]:
    """The hands of a file as texts, each with the name of its table and its first line."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    starts = list(_TABLE.finditer(text))
    if not starts or text[: starts[0].start()].strip():
        return [("", 1, text)]
    ends = [match.start() for match in starts[1:]] + [len(text)]
    return [
        (match.group(1), text.count("\n", 0, match.end()) + 1, text[match.end() : end])
        for match, end in zip(starts, ends, strict=True)
    ]


def _toml(chunk: str, first_line: int) -> dict[str, Any]:
    try:
        return tomllib.loads(chunk, parse_float=Decimal)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        found = _LINE.search(str(error))
        line = first_line - 1 + int(found.group(1)) if found else first_line
        raise FormatError("phh-no-toml", line) from error


def _hand(values: dict[str, Any], place: int, label: str, line: int) -> PhhHand:
    variant = _text(values, "variant")
    if variant not in VARIANTS:
        raise FormatError("phh-no-variant", text=quoted(variant))
    if variant not in (NO_LIMIT, FIXED):
        raise FormatError("phh-variant", variant=variant, name=VARIANTS[variant])
    stacks = _amounts(values, "starting_stacks")
    count = len(stacks)
    steps = ("small_bet", "big_bet") if variant == FIXED else ("min_bet", "min_bet")
    bets = (_number(values.get(steps[0]), steps[0]), _number(values.get(steps[1]), steps[1]))
    actions = values.get("actions")
    if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        raise FormatError("phh-field", name="actions")
    return PhhHand(
        variant,
        _amounts(values, "antes", count),
        _amounts(values, "blinds_or_straddles", count),
        bets,
        stacks,
        tuple(actions),
        values.get("ante_trimming_status") is True,
        _texts(values, "players", count),
        _numbers(values, "seats", count),
        _amounts(values, "finishing_stacks", count) if "finishing_stacks" in values else (),
        _amounts(values, "winnings", count) if "winnings" in values else (),
        place,
        label,
        line,
    )


def _text(values: dict[str, Any], name: str) -> str:
    value = values.get(name)
    if not isinstance(value, str):
        raise FormatError("phh-field", name=name)
    return value


def _texts(values: dict[str, Any], name: str, count: int) -> tuple[str, ...]:
    """Texts that may be left out."""
    value = values.get(name, [])
    if not isinstance(value, list) or len(value) not in (0, count):
        raise FormatError("phh-field", name=name)
    return tuple([str(one) for one in value])


def _numbers(values: dict[str, Any], name: str, count: int) -> tuple[int, ...]:
    """Whole numbers that may be left out."""
    value = values.get(name, [])
    if not isinstance(value, list) or len(value) not in (0, count):
        raise FormatError("phh-field", name=name)
    if not all(isinstance(one, int) and not isinstance(one, bool) for one in value):
        raise FormatError("phh-field", name=name)
    return tuple(value)


def _amounts(values: dict[str, Any], name: str, count: int = 0) -> tuple[Decimal, ...]:
    """Amounts, one for each player."""
    value = values.get(name)
    if not isinstance(value, list) or (count and len(value) != count) or not value:
        raise FormatError("phh-field", name=name)
    return tuple([_number(one, name) for one in value])


def _number(value: object, name: str) -> Decimal:
    if isinstance(value, Decimal) and value.is_infinite() and name == "starting_stacks":
        raise FormatError("phh-stacks-unknown")
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        raise FormatError("phh-field", name=name)
    return read_amount(str(value), name)


def read_amount(text: str, name: str) -> Decimal:
    """An amount of chips or money.

    Raises:
        FormatError: it is none.
    """
    if not _AMOUNT.fullmatch(text):
        raise FormatError("phh-amount", name=name, text=quoted(text))
    try:
        return Decimal(text)
    except InvalidOperation as error:
        raise FormatError("phh-amount", name=name, text=quoted(text)) from error


# ---- writing ----


def write_phh(hands: list[PhhHand]) -> str:
    """Hands as a file: one as it is, several in a table each."""
    if len(hands) == 1:
        return _written(hands[0])
    return "\n".join([f"[{number}]\n{_written(hand)}" for number, hand in enumerate(hands, 1)])


def _written(hand: PhhHand) -> str:
    fields: list[tuple[str, object]] = [
        ("variant", hand.variant),
        ("ante_trimming_status", hand.trims_antes),
        ("antes", hand.antes),
        ("blinds_or_straddles", hand.blinds),
    ]
    if hand.variant == FIXED:
        fields += [("small_bet", hand.bets[0]), ("big_bet", hand.bets[1])]
    else:
        fields.append(("min_bet", hand.bets[0]))
    fields += [("starting_stacks", hand.stacks), ("actions", hand.actions), *hand.facts.items()]
    fields += [("seats", hand.numbers), ("players", hand.names), ("finishing_stacks", hand.finishing)]
    return "".join([f"{name} = {_value(value)}\n" for name, value in fields if value != ()])


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return "[" + ", ".join([_value(one) for one in value]) + "]"
    if isinstance(value, str):
        return _quoted_toml(value)
    return str(value)


def _quoted_toml(text: str) -> str:
    """A TOML text; signs that it must not hold are written by their number.

    >>> print(_quoted_toml('Ann "A" \\\\ Bo'))
    "Ann \\"A\\" \\\\ Bo"
    """
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join([sign if sign >= " " and sign != "\x7f" else f"\\u{ord(sign):04x}" for sign in escaped]) + '"'
