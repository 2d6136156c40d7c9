"""Eenendertigen and eenenvijftigen: what a hand or the pile is worth."""

from collections.abc import Iterator
from typing import Any

from troef.bots.reasons.reason import Reason
from troef.core.game import Game
from troef.core.view import Fact, View


def reasons(game: Game, view: View, move: int) -> Iterator[Reason]:
    """Why a move is a good one."""
    told: dict[str, Any] = game.language.describe_in(move, view)
    stake = told.get("stake") or {}
    if stake.get("key") == "total":
        yield Reason("makes-total", (Fact("number", "number", stake["total"]),))
    value = view.badge(view.seat, "value")
    if value is not None and told.get("verb") in ("keep", "pass"):
        yield Reason("hand-is-worth", (Fact("number", "text", str(value)),))
    elif value is not None and told.get("verb") == "swap":
        yield Reason("hand-was-worth", (Fact("number", "text", str(value)),))
