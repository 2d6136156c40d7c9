"""The options of poker, and which of them exclude each other."""

import re
from dataclasses import dataclass, replace
from datetime import datetime, time
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, Flag, OptionSpec, Text, Whole, at_odds, not_allowed
from troef.games.poker.amounts import Amounts, amounts_of

#: The most chips of the smallest kind in a stack or a blind. `legal` lists every amount: fewer than seats × this.
MOST_CHIPS: Final = 100_000
#: A15: the bets of a round with fixed amounts, the big blind included (R9), while more than two players are left.
MOST_BETS: Final[i64] = 4


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match; None is the default that follows from the other options."""

    starting_stack: int = 200
    big_blind: int = 2
    small_blind: int | None = None
    ante: int = 0
    ante_by: str = "everyone"
    betting: str = "no_limit"
    chip: int = 1
    showdown: str = "in_turn"
    max_raise: int | None = None
    min_raise: str = "big_blind"
    odd_chips: str = "carry"
    end: str = "last_man"
    end_time: str | None = None
    end_hands: int | None = None
    rebuy: bool = False
    rebuy_amount: int | None = None
    rebuy_threshold: int = 0
    chip_value: str | None = None


class Moment(Text):
    """A time of the day (`23:30`) or a date with a time; the table's clock reads it, the rules never do."""

    def allowed(self) -> str:
        return "23:30, 2026-12-31T23:30, none"

    def read(self, value: object) -> object:
        if value is None or value == "none":
            return None
        if not isinstance(value, str):
            raise self.fault(value)
        text = value.strip()
        try:
            if "T" in text or " " in text:
                datetime.fromisoformat(text)
            else:
                time.fromisoformat(text if ":" in text else "?")
        except ValueError as error:
            raise self.fault(value) from error
        return text


class Decimal(Text):
    """A decimal number that is shown and not played with."""

    kind = "amount"

    def allowed(self) -> str:
        return "0.05, 1, 2.50, none"

    def read(self, value: object) -> object:
        if value is None or value == "none":
            return None
        text = str(value).strip().replace(",", ".")
        if isinstance(value, bool) or not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,6})?", text):
            raise self.fault(value)
        return text


SPECS: Final[tuple[OptionSpec, ...]] = (
    Whole("starting_stack", 1),
    Whole("big_blind", 1),
    Whole("small_blind", 0, none=True),
    Whole("ante", 0),
    Choice("ante_by", "everyone", "big_blind"),
    Choice("betting", "no_limit", "limit", "fixed"),
    Whole("chip", 1),
    Choice("showdown", "in_turn", "all_in_open"),
    Whole("max_raise", 1, none=True),
    Choice("min_raise", "big_blind", "last_raise"),
    Choice("odd_chips", "carry", "left_of_dealer"),
    Choice("end", "last_man", "timed"),
    Moment("end_time"),
    Whole("end_hands", 1, none=True),
    Flag("rebuy"),
    Whole("rebuy_amount", 1, none=True),
    Whole("rebuy_threshold", 0),
    Decimal("chip_value"),
)

_CASINO: Final[dict[str, object]] = {
    "min_raise": "last_raise",
    "odd_chips": "left_of_dealer",
    "showdown": "all_in_open",
}

INFO: Final = GameInfo(
    "poker",
    "banking",
    (2, 10, 6),
    60,
    Options(),
    SPECS,
    presets={
        "book": {},
        "limit": {"betting": "limit"},
        "casino": _CASINO,
        "toernooi": {**_CASINO, "ante_by": "big_blind"},
    },
    synonyms=("texas hold'em", "texas holdem", "holdem", "hold'em", "texas hold'm", "pokeren"),
    secrets_last=True,  # R18, R21: hands that were not shown stay closed
    dealer_by_result=True,
    order=Order(deal="R6", turn="R9", end="S7", players="R1", phases={"rebuy": "S9"}),
)


def agree(options: Options) -> Options:
    """The options with every default that follows from the others filled in.

    Raises:
        OptionError: two of them exclude each other.
    """
    _check_amounts(options)
    big, chip = options.big_blind, options.chip
    small = options.small_blind if options.small_blind is not None else max(chip, big // 2 // chip * chip)  # R4
    if small > big:
        raise not_allowed("small_blind", small, f"0 – {big} (big_blind)")
    timed = options.end == "timed"
    if timed and options.end_time is None and options.end_hands is None:
        raise at_odds("end", "end=timed, end_time=none, end_hands=none")
    if not timed:
        for name, value in (("end_time", options.end_time), ("end_hands", options.end_hands)):
            if value is not None:
                raise at_odds(name, f"{name}={value}, end={options.end}")
        if options.rebuy:  # A14
            raise at_odds("rebuy", f"rebuy=true, end={options.end}")
    if not options.rebuy:
        for name, value in (("rebuy_amount", options.rebuy_amount), ("rebuy_threshold", options.rebuy_threshold)):
            if value:
                raise at_odds(name, f"{name}={value}, rebuy=false")
    options = replace(options, small_blind=small, max_raise=_max_raise(options))
    if options.rebuy and options.rebuy_amount is None:
        options = replace(options, rebuy_amount=options.starting_stack)
    return options


def _check_amounts(options: Options) -> None:
    """A15: every amount is a multiple of the smallest chip, and stacks and blinds are no more than this many of it."""
    chip = options.chip
    bounded = (
        ("starting_stack", 1, options.starting_stack),
        ("big_blind", 1, options.big_blind),
        ("small_blind", 0, options.small_blind),
        ("ante", 0, options.ante),
        ("rebuy_amount", 1, options.rebuy_amount),
    )
    multiple = f", × {chip} (chip)" if chip != 1 else ""
    for name, least, amount in bounded:
        if amount is not None and (amount > MOST_CHIPS * chip or amount % chip):
            raise not_allowed(name, amount, f"{least} – {MOST_CHIPS * chip}{multiple}")
    for name, amount in (("max_raise", options.max_raise), ("rebuy_threshold", options.rebuy_threshold)):
        if amount is not None and amount % chip:
            raise not_allowed(name, amount, f"≥ 0{multiple}")


def _max_raise(options: Options) -> "int | None":
    """R15, A13."""
    most = options.max_raise
    if options.betting != "limit":
        if most is not None:
            raise at_odds("max_raise", f"max_raise={most}, betting={options.betting}")
        return None
    if most is None:
        return 2 * options.big_blind
    if most < options.big_blind:
        raise not_allowed("max_raise", most, f"≥ {options.big_blind} (big_blind)")
    return most


@final
@mypyc_attr(acyclic=True)
class TableRules:
    """The agreed options as plain numbers; `most_raise` is 0 without a limit, `amounts` are the raises there can be."""

    def __init__(self, options: Options) -> None:
        self.stack: i64 = options.starting_stack
        self.big: i64 = options.big_blind
        self.small: i64 = options.small_blind or 0
        self.ante: i64 = options.ante
        self.ante_by_big: bool = options.ante_by == "big_blind"
        self.chip: i64 = options.chip
        self.amounts: Amounts = amounts_of(options.chip)
        self.most_raise: i64 = options.max_raise or 0
        self.fixed: bool = options.betting == "fixed"
        self.by_last_raise: bool = options.min_raise == "last_raise"
        self.carries: bool = options.odd_chips == "carry"
        self.opens_all_in: bool = options.showdown == "all_in_open"
        self.timed: bool = options.end == "timed"
        self.clock: bool = options.end_time is not None
        self.hands: i64 = options.end_hands or 0
        self.rebuy: i64 = (options.rebuy_amount or 0) if options.rebuy else i64(0)
        self.rebuy_below: i64 = options.rebuy_threshold
        self.chip_value: float = float(options.chip_value or 0)
