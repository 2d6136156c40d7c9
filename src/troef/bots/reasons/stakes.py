"""Poker and blackjack: what a call costs, and what one has beside the bank."""

from collections.abc import Iterator
from typing import Any

from troef.bots.reasons.reason import Reason
from troef.core.game import Game
from troef.core.view import Fact, View


def reasons(game: Game, view: View, move: int) -> Iterator[Reason]:
    """Why a move is a good one."""
    told: dict[str, Any] = game.language.describe_in(move, view)
    verb = told.get("verb")
    if view.slug == "blackjack":
        total, bank = view.badge(view.seat, "total"), view.fact("bank")
        if total is not None and bank is not None:
            yield Reason("beside-the-bank", (Fact("number", "text", str(total)), Fact("bank", "text", str(bank))))
        return
    cost, pot = view.fact("to-call"), view.fact("pot")
    if not isinstance(cost, int) or not isinstance(pot, int):
        return
    if verb in ("call", "fold") and cost > 0:
        facts = (Fact("cost", "number", cost), Fact("pot", "number", pot))
        share = -(-100 * cost // (pot + cost))
        yield Reason("pot-odds-call" if verb == "call" else "pot-odds-fold", (*facts, Fact("number", "number", share)))
    elif verb == "check":
        yield Reason("free-card" if view.fact("street") != "river" else "free-showdown")
