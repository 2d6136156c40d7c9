"""Simulations: the same whoever plays them, files that can be read back, playouts that end."""

from pathlib import Path

import pyarrow.parquet
import pytest

import troef
from troef.bots import by_name
from troef.bots.base import WAIT
from troef.core.rng import Rng
from troef.core.view import View
from troef.search.playout import playout
from troef.sim.executors import Processes
from troef.sim.many import simulate
from troef.sim.matches import MatchFault, Plan, make_plan

GAMES = [(info.slug, preset) for info in troef.all_games() for preset in info.presets]


def small_plan(bots: list[str], seed: str = "7") -> Plan:
    return make_plan(troef.game("klaverjassen", deals=4), 4, bots, seed)


@pytest.mark.parametrize(("slug", "preset"), GAMES)
def test_random_playouts_end(slug: str, preset: str) -> None:
    game = troef.game(slug, rules=preset)
    for seats in {game.info.least_seats, game.usual_seats, game.info.most_seats}:
        try:
            state = game.start(seats)
        except ValueError:  # rules for a number of their own
            assert seats != game.usual_seats
            continue
        assert playout(state, Rng(f"{slug}{seats}")) > 0
        assert state.outcome() is not None


def test_a_playout_stops_at_its_bound() -> None:
    state = troef.game("klaverjassen").start()
    assert playout(state, Rng(1), 10) == 10
    assert state.outcome() is None


@pytest.mark.parametrize("bots", [["random"], ["random", "rule"]])
def test_the_columns_do_not_depend_on_the_number_of_workers(bots: list[str]) -> None:
    plan = small_plan(bots)
    assert simulate(plan, 5).data == simulate(plan, 5, Processes(3)).data


def test_another_seed_is_another_simulation() -> None:
    assert simulate(small_plan(["random"]), 3).data != simulate(small_plan(["random"], "8"), 3).data


def test_a_longer_simulation_begins_like_a_shorter_one() -> None:
    short, long = simulate(small_plan(["random"]), 3).data, simulate(small_plan(["random"]), 5).data
    assert {name: values[:3] for name, values in long.items()} == short


class Patient:
    """A player that lets the others go first, always."""

    def __init__(self, game: troef.Game, seed: "int | str") -> None:
        self.asked = 0

    def choose(self, view: View, budget: float) -> int:
        self.asked += 1
        return WAIT


def test_players_that_all_wait_are_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(by_name._MAKERS, "patient", Patient)
    with pytest.raises(MatchFault) as fault:
        simulate(make_plan(troef.game("toepen"), 4, ["patient"], "7"), 1)
    assert (fault.value.key, fault.value.facts) == ("match-waiting", {"number": 0, "moves": 0})


def test_progress_counts_every_match() -> None:
    done: list[int] = []
    simulate(small_plan(["random"]), 5, progress=done.append)
    assert sum(done) == 5


def test_parquet_gives_back_the_columns(tmp_path: Path) -> None:
    columns = simulate(small_plan(["random"]), 4)
    columns.write(tmp_path / "matches.parquet")
    assert pyarrow.parquet.read_table(tmp_path / "matches.parquet").to_pydict() == columns.data
