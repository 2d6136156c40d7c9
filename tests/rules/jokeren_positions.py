"""Positions of jokeren for the tests of its clauses."""

from librt.vecs import vec
from mypy_extensions import i64
from twin_positions import OTHERS, lay_round, round_of

import troef
from playing import play
from troef.games.jokeren.game import JokerenState
from troef.games.jokeren.turns import Turns


def running(state: troef.State) -> Turns:
    assert isinstance(state, JokerenState)
    assert isinstance(state.round, Turns)
    return state.round


def table(
    hand: str,
    draws: str = "6S",
    melds: "tuple[str, ...]" = (),
    pile: str = "2D",
    others: "tuple[str, ...]" = (OTHERS, OTHERS),
    out: bool = True,
    had_turns: bool = True,
    totals: "tuple[int, ...]" = (),
    **options: object,
) -> troef.State:
    """Seat 0 is to draw the first of `draws`; the melds on the table are seat 1's. With totals it is the fourth round,
    otherwise the first."""
    game = troef.game("jokeren", **options)
    seats = 1 + len(others)
    state = round_of(game, seats, totals, 4)
    now = running(state)
    lay_round(now, [hand, *others], draws, pile, [(1, cards) for cards in melds])
    now.turns = vec[i64]([1] * seats if had_turns else [1] + [0] * (seats - 1))
    now.out = vec[i64]([int(out)] + [0] * (seats - 1))
    return state


def laying(hand: str, draws: str = "6S 8C 4H", **more: object) -> troef.State:
    """As `table`, after drawing."""
    return play(table(hand, draws, **more), "0: draw")  # type: ignore[arg-type]


def first(*melds: str) -> troef.State:
    """A player who is not out and holds these melds and nothing else that goes together."""
    return laying(
        " ".join([*melds, "10S 2H"]).replace("*=", "* ").replace("* 10C", "*").replace("* 7S", "*"), out=False
    )
