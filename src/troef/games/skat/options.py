"""The options of skat, and `INFO`: what lists of games say of it."""

from dataclasses import dataclass, field
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import LATER, Choice, Flag, OptionSpec, Whole, not_allowed


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match.

    `deals` None is the number of the book: 36 with three players, 48 with four.
    """

    players: int = 3
    deals: int | None = None
    allow_jump_bids: bool = False
    #: P4: `table`, where a revoke may happen and must be claimed
    enforcement: str = field(default="strict", metadata=LATER)


SPECS: Final[tuple[OptionSpec, ...]] = (
    Whole("players", 3, 4),
    Whole("deals", 3, none=True),
    Flag("allow_jump_bids"),
    Choice("enforcement", "strict", "table"),
)

#: S10: how many times each player deals in a whole match.
ROUNDS: Final = 12

INFO: Final = GameInfo(
    "skat",
    "trumps",
    (3, 4, 3),
    90,
    Options(),
    SPECS,
    presets={"book": {}, "four-players": {"players": 4}},
    synonyms=("skaat", "scat", "skatspel"),
    order=Order(
        deal="R2",
        turn="R21",
        end="S10",
        players="R3",
        phases={"auction": "R6", "last-word": "R10", "skat": "R12", "laying": "R12", "game": "R13", "recording": "P4"},
    ),
    at_table={"enforcement": "table"},
    quiet={"": "P2"},
)


def check_options(options: Options) -> None:
    """Check that the options do not contradict each other.

    Raises:
        OptionError: not everybody would deal equally often.
    """
    if options.deals is not None and options.deals % options.players:
        raise not_allowed("deals", options.deals, f"× {options.players}")
