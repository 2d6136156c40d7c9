"""The options of blackjack, and which of them exclude each other."""

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.core.info import GameInfo, Order
from troef.core.options import Choice, Flag, OptionSpec, Text, Whole, at_odds

#: The highest bet that can be agreed on: `legal` lists every even amount up to it.
MOST_BET: Final = 100_000
MOST_CHIPS: Final = 10_000_000
UNLIMITED: Final = "unlimited"


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    decks: int = 6
    shuffle: str = "shoe"
    reshuffle_at: float = 0.5
    starting_chips: int = 1000
    min_bet: int = 2
    max_bet: int = 500
    rounds: int = 20
    double_rule: str = "9_10_11"
    double_after_split: bool = True
    split_rule: str = "value"
    max_hands: int | str = 4
    split_aces: str = "one_card"
    resplit_aces: bool = True
    insurance: bool = True
    surrender: str = "late"
    surrender_vs_ace: bool = True
    bank_bj_takes: str = "all"
    show_counts: bool = False


class Part(Text):
    """A decimal part of the shoe within bounds; a number that a person may also write with a comma."""

    kind = "amount"

    def __init__(self, name: str, low: str, high: str) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def allowed(self) -> str:
        return f"{self.low} – {self.high}"

    def read(self, value: object) -> object:
        text = str(value).strip().replace(",", ".")
        if isinstance(value, bool) or not re.fullmatch(r"0?\.[0-9]{1,6}", text, re.ASCII):
            raise self.fault(value)
        if not Fraction(self.low) <= Fraction(text) <= Fraction(self.high):
            raise self.fault(value)
        return float(text)


class HandLimit(Choice):
    """A small number of hands, or `unlimited`."""

    def read(self, value: object) -> object:
        text = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
        chosen = str(super().read(text))
        return chosen if chosen == UNLIMITED else int(chosen)


SPECS: Final[tuple[OptionSpec, ...]] = (
    Whole("decks", 1, 6),
    Choice("shuffle", "shoe", "each_round", "continuous"),
    Part("reshuffle_at", "0.30", "0.50"),
    Whole("starting_chips", 2, MOST_CHIPS),
    Whole("min_bet", 2, MOST_BET, multiple_of=2),
    Whole("max_bet", 2, MOST_BET, multiple_of=2),
    Whole("rounds", 1, 1000),
    Choice("double_rule", "9_10_11", "any_two"),
    Flag("double_after_split"),
    Choice("split_rule", "value", "rank"),
    HandLimit("max_hands", "2", "3", "4", UNLIMITED),
    Choice("split_aces", "one_card", "ace_is_11"),
    Flag("resplit_aces"),
    Flag("insurance"),
    Choice("surrender", "none", "early", "late"),
    Flag("surrender_vs_ace"),
    Choice("bank_bj_takes", "all", "original_only"),
    Flag("show_counts"),
)

INFO: Final = GameInfo(
    "blackjack",
    "banking",
    (1, 7, 3),
    20,
    Options(),
    SPECS,
    presets={
        "book": {},
        "any-two": {"double_rule": "any_two"},
        "one-pack": {"decks": 1, "shuffle": "each_round"},
    },
    synonyms=("eenentwintigen", "black jack", "21", "twenty-one", "eenentwintig", "vingt-et-un"),
    order=Order(deal="R7", turn="R11", end="R31", phases={"betting": "R30", "insurance": "R30", "surrender": "R30"}),
)


def agree(options: Options) -> Options:
    """The options, if none of them exclude each other.

    Raises:
        OptionError: nobody could place a bet.
    """
    if options.max_bet < options.min_bet:
        raise at_odds("max_bet", f"max_bet={options.max_bet}, min_bet={options.min_bet}")
    if options.starting_chips < options.min_bet:
        raise at_odds("starting_chips", f"starting_chips={options.starting_chips}, min_bet={options.min_bet}")
    return options


@final
@mypyc_attr(acyclic=True)
class TableRules:
    """The agreed options as the engine uses them; the shoe is reshuffled when at most `few` cards are left (R4)."""

    def __init__(self, options: Options) -> None:
        self.decks: i64 = options.decks
        part = Fraction(str(options.reshuffle_at))
        whole = 52 * options.decks
        self.few: i64 = whole * part.numerator // part.denominator if options.shuffle == "shoe" else whole
        self.chips: i64 = options.starting_chips
        self.least: i64 = options.min_bet
        self.most: i64 = options.max_bet
        self.rounds: i64 = options.rounds
        self.any_two: bool = options.double_rule == "any_two"
        self.double_after_split: bool = options.double_after_split
        self.by_rank: bool = options.split_rule == "rank"
        # more hands than pairs of equal cards there can be
        self.most_hands: i64 = whole if options.max_hands == UNLIMITED else int(options.max_hands)
        self.ace_is_11: bool = options.split_aces == "ace_is_11"
        self.resplit_aces: bool = options.resplit_aces
        self.insurance: bool = options.insurance
        self.early: bool = options.surrender == "early"
        self.late: bool = options.surrender == "late"
        self.surrender_vs_ace: bool = options.surrender_vs_ace
        self.original_only: bool = options.bank_bj_takes == "original_only"
        self.show_counts: bool = options.show_counts
