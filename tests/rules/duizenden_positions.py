"""Positions of duizenden for the tests of its clauses."""

from librt.vecs import vec
from mypy_extensions import i64
from twin_positions import OTHERS, lay_round, round_of

import troef
from playing import play
from troef import REFEREE
from troef.cards.card import cards_text
from troef.games.duizenden.game import DuizendenState
from troef.games.duizenden.turns import Turns


def running(state: troef.State) -> Turns:
    assert isinstance(state, DuizendenState)
    assert isinstance(state.round, Turns)
    return state.round


def table(
    hand: str,
    top: str = "2D",
    sets: "tuple[tuple[int, str], ...]" = (),
    stock: str = "6S 8C 4H",
    others: "tuple[str, ...]" = (OTHERS, OTHERS),
    turn: int = 2,
    totals: "tuple[int, ...]" = (),
    **options: object,
) -> troef.State:
    """Seat 0 begins its turn with this hand, by default its second; `top` is the pile from the bottom.

    With totals it is the fourth round, otherwise the first.
    """
    game = troef.game("duizenden", **options)
    state = round_of(game, 1 + len(others), totals, 4)
    now = running(state)
    lay_round(now, [hand, *others], stock, top, list(sets))
    now.turns = vec[i64]([turn - 1] * (1 + len(others)))
    return state


def laying(hand: str, draws: str = "6S", **more: object) -> troef.State:
    """As `table`, after drawing a card."""
    stock = f"{draws} 8C 4H" if " " not in draws else draws
    return play(table(hand, stock=stock, **more), "0: draw")  # type: ignore[arg-type]


def hand_text(state: troef.State, seat: int = 0) -> str:
    return cards_text(state.view(REFEREE).zone(f"hand-{seat}").cards)
