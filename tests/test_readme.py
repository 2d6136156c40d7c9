"""The examples in the README are run, and every page it names is there."""

import doctest
import re
from pathlib import Path

import pytest

import troef
from troef.words.words import words

ROOT = Path(__file__).parent.parent


def test_the_examples_in_the_readme_come_out_as_printed() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 8
    assert failed == 0


@pytest.mark.parametrize(
    ("page", "fewest"),
    [
        ("library.md", 6),
        ("worlds.md", 6),
        ("solver.md", 6),
        ("bots.md", 6),
        ("tournament.md", 6),
        ("env.md", 5),
        ("index.md", 6),
    ],
)
def test_the_examples_of_a_page_come_out_as_printed(page: str, fewest: int) -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert tried >= fewest
    assert failed == 0


def test_every_page_and_picture_that_the_readme_names_is_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", (ROOT / "README.md").read_text()):
        assert (ROOT / target).exists(), target


def test_the_table_of_games_says_what_the_games_say_of_themselves() -> None:
    """Family and number of players of each game, as `troef games` has them."""
    rows = re.findall(
        r"^\| .+ \| `([a-z-]+)` \| (.+) \| (.+) \| \[nl\]", (ROOT / "README.md").read_text(), re.MULTILINE
    )
    told = {slug: (family, players) for slug, family, players in rows}
    assert told == {
        info.slug: (words("en").say(f"family-{info.family}"), _span(info.seat_counts())) for info in troef.all_games()
    }


def _span(counts: list[int]) -> str:
    """Numbers of players in words.

    >>> _span([2, 3, 4]), _span([2, 4, 6]), _span([4])
    ('2–4', '2, 4 or 6', '4')
    """
    if len(counts) > 1 and counts[-1] - counts[0] + 1 > len(counts):
        return ", ".join(map(str, counts[:-1])) + f" or {counts[-1]}"
    return str(counts[0]) if len(counts) == 1 else f"{counts[0]}–{counts[-1]}"
