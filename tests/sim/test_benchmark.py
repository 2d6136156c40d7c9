"""The benchmark: frozen positions, what is known of them, and how a player is marked."""

import json

import pytest
from tools.benchmark import enumerated, reckoned

from troef.cli.main import main
from troef.sim.benchmark import Answer, NoBenchmark, Position, answer, benchmark_games, mark, positions_of

GAMES = benchmark_games()


def test_there_are_twenty_positions_of_ten_games_and_more() -> None:
    assert len(GAMES) >= 10
    assert min(len(positions_of(slug)) for slug in GAMES) >= 20
    assert len({position.id for slug in GAMES for position in positions_of(slug)}) == sum(
        len(positions_of(slug)) for slug in GAMES
    )


@pytest.mark.parametrize("slug", GAMES)
def test_every_legal_move_has_a_worth_and_the_best_have_the_most(slug: str) -> None:
    for position in positions_of(slug)[::5]:
        view, game = position.view(), position.rules()
        assert {game.show(move, view) for move in view.moves} == set(position.worth)
        most = max(position.worth.values())
        assert set(position.best) == {move for move, worth in position.worth.items() if most - worth < 1e-9}
        assert 0 < len(position.best) < len(position.worth)


@pytest.mark.parametrize("slug", GAMES)
def test_what_is_known_is_found_again(slug: str) -> None:
    """The position with the fewest layouts, worked out once more."""
    position = min(positions_of(slug), key=lambda one: one.layouts)
    state = position.rules().position(position.position)
    found = (reckoned if position.how == "exact" else enumerated)(state, position.seat)
    assert found is not None
    assert (found["worth"], found["how"], found["layouts"]) == (position.worth, position.how, position.layouts)


def _position(number: int) -> Position:
    return Position(f"p{number}", "skat", 0, ("AS",), {"AS": 10.0, "7S": 4.0}, "points", "forced", 3, {})


def test_a_mark_is_the_share_of_best_moves_and_the_mean_loss() -> None:
    answers = [Answer(_position(0), "AS", 0.0), Answer(_position(1), "7S", _position(1).loss("7S"))]
    found = mark(answers)
    assert (found.positions, found.right, found.loss) == (2, 0.5, 3.0)
    assert found.half_width == pytest.approx(1.96 * 3.0)


def test_the_same_player_answers_the_same() -> None:
    position = positions_of("skat")[0]
    assert answer(position, "random", 0.1) == answer(position, "random", 0.1)


def test_a_game_without_positions_is_said() -> None:
    with pytest.raises(NoBenchmark, match="mao"):
        positions_of("mao")


def test_the_command_marks_a_player(capsys: pytest.CaptureFixture[str]) -> None:
    """In blackjack the rule player follows the chart of exact odds, and a random one loses chips."""
    marks = {}
    for bot in ("good", "random"):
        assert main(["benchmark", "blackjack", "--bot", bot, "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        marks[bot] = told["games"][0]
        assert len(told["answers"]) == marks[bot]["positions"]
    assert marks["good"]["right"] > marks["random"]["right"]
    assert marks["good"]["loss"] < marks["random"]["loss"]


@pytest.mark.parametrize(("more", "part"), [(["mao"], "mao"), (["skat", "--bot", "gd"], "good")])
def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str], more: list[str], part: str) -> None:
    assert main(["benchmark", *more]) == 2
    assert part in capsys.readouterr().err
