"""What a round of Toepen costs: `settle`, and the engine against a count made from the log alone."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from proving import examples
from troef.core.dealer import SeededDealer
from troef.core.game import State
from troef.games.toepen import Round
from troef.games.toepen.scoring import UNFINISHED


def settle(seats: int, winner: int, **facts: Any) -> tuple[int, ...]:
    options = {"drinks_protection": facts.pop("protects", True), "mode": facts.pop("mode", "drinks")}
    return troef.game("toepen", **options).settle(Round(seats, winner, **facts))


@clause("toepen", "S1", "E3", "E4", "E6", "E7", "E12")
def test_the_table_of_losses() -> None:
    assert settle(4, 2) == (1, 1, 0, 1)
    assert settle(4, 3, knocks=3, folded=((0, 1), (1, 2), (2, 3))) == (1, 2, 3, 0)
    assert settle(3, 0, knocks=1, folded=((0, 1),)) == (1, 2, 2)
    assert settle(3, 2, knocks=1, folded=((0, 1), (1, 1))) == (1, 1, 0)
    assert settle(4, 2, knocks=2, folded=((1, 1), (3, 2))) == (3, 1, 0, 2)
    assert settle(3, 2, knocks=2, folded=((0, 2), (1, 2))) == (2, 2, 0)


@clause("toepen", "S1", "P1", "R26", "E13", "T6")
def test_exchange_limits_and_protection() -> None:
    assert settle(4, 0, caught=(0,), doubted=(1, 1)) == (1, 3, 1, 1)
    assert settle(3, 0, knocks=3, lives=(10, 2, 10)) == (0, 2, 4)
    assert settle(4, 0, lives=(10, 0, 3, 3), mode="pot") == (0, 0, 1, 1)
    assert settle(3, 0, knocks=2, protected=(1,)) == (0, 0, 3)
    assert settle(3, 0, knocks=2, protected=(1,), protects=False) == (0, 3, 3)


@clause("toepen", "R29", "R30", "S1")
def test_a_last_life_lost_on_the_way_ends_the_round_or_only_its_owner() -> None:  # A5, A15
    assert settle(3, UNFINISHED, caught=(1,), lives=(10, 1, 10)) == (0, 1, 0)
    assert settle(4, UNFINISHED, knocks=2, folded=((1, 2),), lives=(10, 2, 10, 10)) == (0, 2, 0, 0)
    assert settle(3, 0, knocks=2, caught=(1,), lives=(10, 1, 10), mode="pot") == (0, 1, 3)
    assert settle(4, 0, knocks=2, folded=((1, 2),), lives=(10, 2, 10, 10), mode="pot") == (0, 2, 3, 3)
    assert settle(3, UNFINISHED, doubted=(2,), lives=(10, 0, 1), mode="pot") == (0, 0, 1)


def random_round(state: State, rng: troef.Rng, dealer: SeededDealer) -> None:
    """Play one round at random, with few knocks."""
    state.deal(dealer.next(state.pack()))
    number = state.deal_number
    while not state.awaits_deal and state.outcome() is None and state.deal_number == number:
        actors = state.actors()
        seat = actors[0] if state.view(0).phase == "play" and rng.below(8) else actors[rng.below(len(actors))]
        state.play(seat, state.legal(seat)[rng.below(len(state.legal(seat)))])


def result_of_the_log(state: State, before: tuple[int, ...]) -> Round:
    """Who folded after which knock and what the challenges were, read from the log and the badges."""
    view = state.view(troef.SPECTATOR)
    knocks, folded, doubted = 0, [], []
    exchanger = -1
    for seat, move in view.log:
        text = state.game.show(move)
        knocks += text == "knock"
        if text == "fold":
            folded.append((seat, knocks))
        if text == "exchange":
            exchanger = seat
        if text == "challenge" and view.badge(exchanger, "honest"):
            doubted.append(seat)
    caught = tuple(seat for seat in range(view.seats) if view.badge(seat, "caught"))
    fact = view.fact("winner")
    winner = fact if isinstance(fact, int) else UNFINISHED
    return Round(view.seats, winner, knocks, tuple(folded), caught, tuple(doubted), before)


@clause("toepen", "S1", "R19", "R25", "R26")
@examples(40)
@given(seed=st.integers(0, 10**6), seats=st.integers(3, 8), pot=st.booleans())
def test_the_engine_settles_as_the_log_says(seed: int, seats: int, pot: bool) -> None:
    game = troef.game("toepen", mode="pot" if pot else "drinks")
    rng, dealer = troef.Rng(seed), SeededDealer(seed)
    state = game.start(seats)
    before = (10,) * seats
    while state.outcome() is None:
        random_round(state, rng, dealer)
        cells = state.sheet[-1].cells
        after = tuple(state.view(0).totals)
        assert tuple(left + cell for left, cell in zip(before, cells, strict=True)) == after
        assert all(0 <= left <= 10 for left in after)
        assert tuple(-cell for cell in cells) == game.settle(result_of_the_log(state, before))
        before = after
