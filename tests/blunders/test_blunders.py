"""Neither the good nor the strong player makes a blunder that anybody at the table would see."""

from importlib import import_module
from pathlib import Path

import pytest
from never import LEVELS, OTHER_SEEDS, SEEDS, SELDOM, STRONG, Never

import troef
from proving import AT_LENGTH

#: The games that have positions: each a module `never_<slug>.py` with a list `NEVER`.
MODULES = {info.slug: f"never_{info.slug.replace('-', '_')}" for info in troef.all_games()}
POSITIONS: list[tuple[str, Never]] = [
    (slug, position)
    for slug, module in MODULES.items()
    if (Path(__file__).parent / f"{module}.py").exists()
    for position in import_module(module).NEVER
]

TRIALS = [(slug, position, level) for slug, position in POSITIONS for level in LEVELS]


@pytest.mark.parametrize(
    ("slug", "position", "level"), TRIALS, ids=[f"{slug}: {position.why}-{level}" for slug, position, level in TRIALS]
)
def test_it_is_never_done(slug: str, position: Never, level: str) -> None:
    for seed in SEEDS:
        assert position.committed(level, seed) is None


@pytest.mark.parametrize(
    ("number", "slug", "position"),
    [(number, slug, position) for number, (slug, position) in enumerate(POSITIONS) if number % SELDOM == 0],
    ids=[f"{slug}: {position.why}" for slug, position in POSITIONS[::SELDOM]],
)
def test_luck_does_not_make_it_better(number: int, slug: str, position: Never) -> None:
    """Other seeds give other worlds: what is a blunder in one is a blunder in all."""
    seeds = OTHER_SEEDS if AT_LENGTH else (OTHER_SEEDS[number // SELDOM % len(OTHER_SEEDS)],)
    assert {seed: position.committed(STRONG, seed) for seed in seeds} == dict.fromkeys(seeds)
