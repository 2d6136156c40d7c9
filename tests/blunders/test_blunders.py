"""Neither the good nor the strong player makes a blunder that anybody at the table would see."""

from importlib import import_module
from pathlib import Path

import pytest
from never import LEVELS, SEEDS, Never

import troef

#: The games that have positions: each a module `never_<slug>.py` with a list `NEVER`.
MODULES = {info.slug: f"never_{info.slug.replace('-', '_')}" for info in troef.all_games()}
POSITIONS: list[tuple[str, Never]] = [
    (slug, position)
    for slug, module in MODULES.items()
    if (Path(__file__).parent / f"{module}.py").exists()
    for position in import_module(module).NEVER
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("slug", "position"), POSITIONS, ids=[f"{slug}: {position.why}" for slug, position in POSITIONS]
)
def test_it_is_never_done(slug: str, position: Never, level: str) -> None:
    for seed in SEEDS:
        assert position.committed(level, seed) is None
