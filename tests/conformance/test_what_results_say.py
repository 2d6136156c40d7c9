"""What every game says of a deal that has ended: its result, and what became of it (docs/library.md)."""

import json
import re
from pathlib import Path

import pytest
from tables import proven_tables, table_name

import troef
from proving import often, seeded
from scored_deals import scored_deals
from troef.core.result import ResultError
from troef.core.view import SPECTATOR
from troef.words.words import LANGUAGES, words

ROOT = Path(__file__).parents[2] / "src" / "troef"
#: Games in which a deal by chance takes long.
LONG = ("mao", "jokeren", "pesten", "shithead", "ezelen")
#: Games in which somebody may score though he failed, or not though he made it: tricks count beside the bid, or several
#: contracts are settled at once.
WINS_ALL_THE_SAME = ("ninety-nine", "cinch", "bridge", "wiezen", "rikken")
#: What a rubber of bridge adds to the row of a deal (S9, S10, A8); `settle` counts the deal alone.
OF_THE_RUBBER = ("rubber", "unfinished-game", "unfinished-part")

on_every_table = pytest.mark.parametrize("table", proven_tables(), ids=table_name)


def written(state: troef.State) -> tuple[int, ...]:
    """What the deal brought each seat, as the row says it, the most the best."""
    row, columns = state.sheet[-1], state.view(SPECTATOR).columns
    cells = list(row.cells)
    for entry in row.entries:
        cells[entry.column] -= entry.points if entry.label in OF_THE_RUBBER else 0
    sign = -1 if state.game.info.low_wins else 1
    by_seat = {seat: sign * cell for cell, seats in zip(cells, columns, strict=True) for seat in seats}
    return tuple(by_seat[seat] for seat in sorted(by_seat))


@on_every_table
def test_a_deal_that_has_ended_is_a_result_that_brings_what_the_sheet_says(table: tuple[str, str, int]) -> None:
    slug, preset, seats = table
    game = troef.game(slug, rules=preset)
    found = 0
    for state in scored_deals(game, seeded("results"), often(1 if slug in LONG else 31), modest=3, seats=seats):
        result = game.result_of(state)
        if result is None:
            continue
        found += 1
        assert game.Result.read(json.dumps(result.as_written())) == game.Result.read(result.as_dict()) == result
        try:
            gains = game.gains(result)
        except ResultError:
            assert slug == "poker"  # what can be put in hangs on the stacks, which a result does not tell
            continue
        if slug == "zenuwen":  # S1: the sheet counts cards, and the match is won by who has fewest
            left: list[int] = json.loads(json.dumps(result.as_written()))["cards"]
            assert gains == tuple(int(cards == min(left)) for cards in left)
        elif slug == "zwikken":  # S8: the row has the antes, which all pay alike, and the last one the pot
            paid = {gain - cell for gain, cell in zip(gains, written(state), strict=True)}
            assert len(paid) == 1 or state.outcome() is not None
        else:
            assert gains == written(state)
        for verdict in game.verdicts(result):
            assert verdict.seats and set(verdict.seats) <= set(range(seats))
            if slug not in WINS_ALL_THE_SAME:
                made, failed = verdict.key.endswith("-made"), verdict.key.endswith("-failed")
                assert all(gains[seat] > 0 if made else gains[seat] <= 0 or not failed for seat in verdict.seats)
        assert all(part.column in range(len(state.sheet[-1].cells)) for part in result.parts())
        if found == (1 if slug in LONG else often(8)):
            return
    assert found


def verdict_keys(source: str) -> set[str]:
    """The keys of the verdicts that a module gives."""
    keys = set(re.findall(r'\bVerdict\(\s*"([\w-]+)"', source))
    made = re.findall(r'\bmade_or_failed\(\s*"([\w-]+)"', source)
    return keys | {f"{key}-{how}" for key in made for how in ("made", "failed")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verdict_has_a_sentence(lang: str) -> None:
    for path in sorted(ROOT.glob("*/**/result.py")):
        game = path.parent.name.replace("_", "-") if path.parts[-3] == "games" else ""
        for key in verdict_keys(path.read_text(encoding="utf-8")):
            assert words(lang).has(f"{game}-ending-{key}") or words(lang).has(f"ending-{key}"), (path, key)
