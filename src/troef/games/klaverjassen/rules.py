"""The options of klaverjassen as its states use them."""

from typing import final

from troef.games.klaverjassen.cards import SIDES
from troef.games.klaverjassen.options import Options
from troef.tricks.following import (
    BEAT_TRUMP,
    BEAT_TRUMP_PARTNER,
    FOLLOW,
    NO_UNDERRUFF,
    OVERRUFF,
    RUFF,
    RUFF_PARTNER,
    RUFF_PARTNER_TRUMP,
    UNDERRUFF,
    Duties,
)
from troef.tricks.play import TrickTable


def duties(options: Options) -> Duties:
    """R9–R12: what a player must do, with the clause that a refusal names."""
    follow = [FOLLOW]
    if options.variant == "rotterdams":
        void, clause = [RUFF, RUFF_PARTNER, RUFF_PARTNER_TRUMP, OVERRUFF, UNDERRUFF], "R12"
    else:
        void, clause = [RUFF, OVERRUFF, NO_UNDERRUFF], "R10"
    lead = [BEAT_TRUMP, BEAT_TRUMP_PARTNER] if options.trump_lead == "must_beat" else []
    clauses = {int(flag): "R9" for flag in follow + lead} | {int(flag): clause for flag in void}
    return Duties(clauses, {int(NO_UNDERRUFF): "R11"})


@final
class TableRules:
    """The options of a match as the state uses them."""

    def __init__(self, options: Options) -> None:
        self.table = TrickTable(4, duties(options), SIDES)
        self.utrechts: bool = options.variant == "utrechts"
        self.tens: bool = options.rounding == "tens"
        self.auto_roem: bool = options.roem_claim == "auto"
        self.disclosed: bool = options.signal_disclosure == "on"
        self.signals: list[str] = [options.signals_02 or "", options.signals_13 or ""]
