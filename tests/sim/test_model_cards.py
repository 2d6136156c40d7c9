"""The model cards tell of every player there is, and of no other."""

import re
from pathlib import Path

from troef.bots.by_name import BOT_NAMES
from troef.sim.benchmark import benchmark_games, positions_of

PAGE = Path(__file__).parents[2] / "docs" / "model_cards.md"


def test_every_player_has_a_card() -> None:
    text = PAGE.read_text(encoding="utf-8")
    told = [name for line in re.findall(r"^## (.*)$", text, re.MULTILINE) for name in re.findall(r"`([\w-]+)`", line)]
    assert sorted(told) == sorted(BOT_NAMES)


def test_the_number_of_positions_is_right() -> None:
    count = sum(len(positions_of(slug)) for slug in benchmark_games())
    assert f"the {count} positions of the benchmark" in PAGE.read_text(encoding="utf-8")
