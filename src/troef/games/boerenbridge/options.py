"""The options of boerenbridge, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import OptionSpec, Whole, not_allowed

LEAST_SEATS: Final = 3  # A1
MOST_SEATS: Final = 7


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match.

    Without `max_hand` the hands grow as far as the pack allows (R4).
    """

    max_hand: int | None = None
    hook_above: int = 3


def most_cards(seats: int) -> int:
    """R4: the largest hand for this many players, with one card left to turn up.

    >>> [most_cards(seats) for seats in range(3, 8)]
    [17, 12, 10, 8, 7]
    """
    return 51 // seats


def largest_hand(options: Options, seats: int) -> int:
    """The largest hand of a match.

    Raises:
        OptionError: an option asks for more cards than the pack has for this many players.
    """
    most = most_cards(seats)
    for name, value in (("max_hand", options.max_hand), ("hook_above", options.hook_above)):
        if value is not None and value > most:
            least = 2 if name == "max_hand" else 0
            raise not_allowed(name, value, f"{least} – {most}")
    return most if options.max_hand is None else options.max_hand


SPECS: Final[tuple[OptionSpec, ...]] = (
    Whole("max_hand", 2, most_cards(LEAST_SEATS), none=True),
    Whole("hook_above", 0, most_cards(LEAST_SEATS)),
)

INFO: Final = GameInfo(
    "boerenbridge",
    "prediction",
    (LEAST_SEATS, MOST_SEATS, 4),
    75,
    Options(),
    SPECS,
    presets={"book": {}, "short": {"max_hand": 5}},
    synonyms=(
        "chinees dekken",
        "chinees bridgen",
        "10 op en neer",
        "jodelen",
        "pronostieken",
        "op-en-affen",
        "oh hell",
        "op en neer",
        "chinees poepen",
        "fries poepen",
        "koreaanse poker",
        "slagenvragen",
        "hellen",
        "bollen",
        "nomination whist",
        "up and down the river",
    ),
    order=Order(deal="R2", turn="R12", end="R18", phases={"predicting": "R8"}),
)
