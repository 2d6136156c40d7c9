"""Positions of poker for the tests of its clauses."""

from typing import Any

import troef
from playing import texts
from troef.cards.card import card_text

#: Hands that nobody needs to look at.
NOTHING_SPECIAL = "AS KD 8H 4C 2D"


def before(stacks: list[int], dealer: int = 0, **options: Any) -> troef.State:
    """A match that awaits a hand, with these chips before the blinds."""
    game = troef.game("poker", **{"starting_stack": 100, **options})
    return game.position({"seats": len(stacks), "dealer": dealer, "chips": stacks})


def table(seats: int = 3, dealer: int = 0, stacks: "list[int] | None" = None, **options: Any) -> troef.State:
    """A match whose first hand is dealt; `stacks` are the chips before the blinds."""
    state = before(stacks or [int(options.get("starting_stack", 100))] * seats, dealer, **options)
    state.deal(state.arrange(board=NOTHING_SPECIAL))
    return state


def raises(state: troef.State) -> tuple[int, int]:
    """The least and the most the seat on turn may raise to; every whole amount between them is legal."""
    amounts = sorted(int(text.split()[1]) for text in texts(state) if text.startswith("raise"))
    assert amounts == list(range(amounts[0], amounts[-1] + 1))
    return amounts[0], amounts[-1]


def others(state: troef.State) -> set[str]:
    """What the seat on turn may do beside raising."""
    return {text for text in texts(state) if not text.startswith("raise")}


def chips(state: troef.State) -> list[int]:
    return [state.view(troef.SPECTATOR).badge(seat, "chips") for seat in range(int(state.seats))]


def bets(state: troef.State) -> list[int]:
    return [state.view(troef.SPECTATOR).badge(seat, "bet") or 0 for seat in range(int(state.seats))]


def on_table(state: troef.State) -> str:
    zone = state.view(troef.SPECTATOR).zone("board")
    return " ".join(zone.as_dict()["cards"])


def card_texts(cards: list[int]) -> list[str]:
    return [card_text(card) for card in cards]
