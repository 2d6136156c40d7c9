"""The test suites of others, on our environments: PettingZoo, Gymnasium, OpenSpiel.

`make test` gives each game to one of the four, `make prove` each game to all.
"""

import contextlib
import io
import warnings
from collections.abc import Callable, Iterator

import pyspiel
import pytest

import troef
from proving import AT_LENGTH
from troef import env

SLUGS = [info.slug for info in troef.all_games()]
#: Moves after which an episode is broken off here, and cycles that are tried.
MOVES, CYCLES = (2_000, 100) if AT_LENGTH else (60, 25)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """What the suites print, and warn of where observations are dictionaries, is not ours."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def in_turn(slug: str) -> None:
    from pettingzoo.test import api_test, seed_test

    api_test(env.aec(slug, most_moves=MOVES), num_cycles=CYCLES)
    seed_test(lambda: env.aec(slug, most_moves=MOVES), num_cycles=CYCLES // 5)


def together(slug: str) -> None:
    from pettingzoo.test import parallel_api_test, parallel_seed_test

    parallel_api_test(env.parallel(slug, most_moves=MOVES), num_cycles=CYCLES)
    parallel_seed_test(lambda: env.parallel(slug, most_moves=MOVES), num_cycles=CYCLES // 5)


def alone(slug: str) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(env.gym(slug, render_mode="ansi", most_moves=MOVES), skip_render_check=False)


def in_openspiel(slug: str) -> None:
    game = env.openspiel(slug, most_moves=MOVES)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


SUITES = [in_turn, together, alone, in_openspiel]
CASES = [
    (suite, slug)
    for number, slug in enumerate(SLUGS)
    for suite in (SUITES if AT_LENGTH else [SUITES[number % len(SUITES)]])
]


@pytest.mark.parametrize(("suite", "slug"), CASES, ids=[f"{suite.__name__}-{slug}" for suite, slug in CASES])
def test_what_others_ask_of_an_environment_holds(suite: Callable[[str], None], slug: str) -> None:
    suite(slug)
