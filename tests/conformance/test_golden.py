"""Golden playouts: the same seeds give the same matches, interpreted and compiled, today and after any change.

A change of rules shows here. Written again by `make golden` after a change that is meant.
"""

import pytest
from golden import GOLDEN, counted_moves, load_golden, match_digest
from tables import all_tables, table_name

on_every_table = pytest.mark.parametrize("table", all_tables(), ids=table_name)


@on_every_table
def test_matches_are_as_they_were(table: tuple[str, str, int]) -> None:
    assert match_digest(table) == load_golden()[table_name(table)]["matches"], f"see {GOLDEN.name}"


@on_every_table
def test_there_are_as_many_lines_of_play_as_there_were(table: tuple[str, str, int]) -> None:
    assert counted_moves(table) == load_golden()[table_name(table)]["lines"], f"see {GOLDEN.name}"
