"""Neither the good nor the strong player makes a blunder that anybody at the table would see."""

from importlib import import_module
from pathlib import Path

import pytest
from never import FIXED, LEVELS, OTHERS, Never

import troef

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
    for seed in FIXED if level == "good" else (*FIXED, *OTHERS):
        assert position.committed(level, seed) is None
