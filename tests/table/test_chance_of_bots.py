"""What bots do by chance follows from a secret of their table, and nobody can foretell it from what is public."""

import pytest

from table.company import Here, play_to_the_end, sit_down
from troef.table.clock.timing import Timing
from troef.table.hall.hall import Hall
from troef.table.log import Log, MemoryLog
from troef.table.table import Table


async def test_the_chance_of_bots_follows_from_a_secret_in_the_log(hall: Hall, log: Log, toy: None) -> None:
    """Not from the name of the table, which stands in its address."""
    chair = await hall.open("toy", bot="random")
    live, _ = await sit_down(hall, chair)
    rebuilt = Table("another name")
    for line in await log.load(chair.table):
        rebuilt.apply(line)
    assert rebuilt.bots_seed == live.table.bots_seed
    assert len(rebuilt.bots_seed) == 64 and chair.table not in rebuilt.bots_seed


async def test_every_table_and_every_match_has_its_own(hall: Hall, toy: None) -> None:
    seeds = []
    for _ in range(3):
        live, person = await sit_down(hall, await hall.open("toy", bot="random"))
        seeds.append(live.table.bots_seed)
    await play_to_the_end(live, person)
    await live.again()
    seeds.append(live.table.bots_seed)
    assert len(set(seeds)) == 4


async def test_a_rehearsal_is_played_alike_each_time(hall: Hall, toy: None) -> None:
    tables = [(await hall.find((await hall.open("toy", bot="random", seed="s")).table)).table for _ in range(2)]
    assert tables[0].bots_seed == tables[1].bots_seed == "s:1"


async def test_a_bot_that_searches_is_not_quicker_where_it_has_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise its haste would tell that it holds one card of the suit that was led."""
    monkeypatch.setattr("random.uniform", lambda least, most: 1.0)
    hall = Hall(MemoryLog(), Timing(thinking=0.3, away=0), thinkers=Here())
    live, _ = await sit_down(hall, await hall.open("klaverjassen", bot="strong"))
    forced, free = live.table.view(1), live.table.view(1)
    forced.moves, free.moves = [1], [1, 2]
    pauses = [live.steward._pause_of(1, view)() for view in (forced, free)]
    assert pauses == [pytest.approx(1.3), pytest.approx(1.0)]
    await hall.close()
