"""What one node has in memory and another one changes: names that are erased, tables that are deleted, matches whose
end is noted."""

import pytest

from store.two_nodes import Node, until
from table.company import over, sit_down
from troef.store.expiring import Deleted
from troef.table.fault import Fault
from troef.table.people.nameless import nameless
from troef.table.people.people import Member
from troef.table.table import Table

LIES = Member("account-of-lies", "moon", True, lambda table: f"token-of-lies-at-{table}")


async def test_an_erased_name_leaves_the_memory_of_the_other_node_too(two: tuple[Node, Node], toy: None) -> None:
    one, other = two
    chair = await one.hall.open("toy", bot="random", waits=True, name="Lies", member=LIES)
    here, _ = await sit_down(one.hall, chair)
    there, wout = await sit_down(other.hall, await other.hall.join(chair.table, "Wout"))
    await until(lambda: here.table.match is not None and there.table.match is not None)
    await one.hall.rewrite(chair.table, lambda lines: nameless(lines, {LIES.account}, "nobody"))
    await wout.until(lambda message: message["people"][0]["name"] == "1")
    person = there.table.people[0]
    assert person is not None and (person.name, person.account, person.avatar) == ("1", "nobody", "")
    assert there.table.match is not None and "Lies" not in there.table.match.record.names
    await until(lambda: here.version == there.version)
    await (here if here.tends else there).deal()
    await until(lambda: here.version == there.version and not there.table.state.awaits_deal)


async def test_a_table_that_one_node_has_deleted_is_not_found_on_the_other(two: tuple[Node, Node], toy: None) -> None:
    one, other = two
    chair = await one.hall.open("toy", bot="random", waits=True, name="Lies")
    there = await other.hall.find(chair.table)
    await one.log.write(Deleted(chair.table, there.version, one.log.database.kind))
    await until(lambda: there.deleted)
    with pytest.raises(Fault, match="no-table"):
        await there.sit("Wout", "token")
    with pytest.raises(Fault, match="no-table"):
        await other.hall.find(chair.table)
    assert not other.hall.holds(chair.table)


async def test_a_match_whose_end_another_node_has_seen_is_noted_here_as_well(two: tuple[Node, Node], toy: None) -> None:
    """The other node may die before it has noted it. Who notes it twice counts it once (`store.results`)."""
    one, other = two
    noted: list[Table] = []
    chair = await one.hall.open("toy", bot="random", waits=True, name="Lies", member=LIES)
    here, _ = await sit_down(one.hall, chair)
    there, wout = await sit_down(other.hall, await other.hall.join(chair.table, "Wout"))
    there.when_ended = noted.append
    await until(lambda: here.table.match is not None and here.version == there.version)
    while not here.table.over:
        if here.table.state.awaits_deal:
            await here.deal()
        else:
            seat = here.table.to_act()[0]
            await here.play(seat, here.table.game.show(here.table.view(seat).moves[0]))
    await wout.until(over)
    await until(lambda: noted)
    assert noted == [there.table] and there.table.ends == here.table.ends


async def test_an_end_that_is_found_on_writing_is_noted_too(two: tuple[Node, Node], toy: None) -> None:
    """A node that has not heard of it yet reads the end in the log as soon as it writes itself."""
    one, other = two
    noted: list[Table] = []
    chair = await one.hall.open("toy", bot="random", waits=True, name="Lies", member=LIES)
    here, _ = await sit_down(one.hall, chair)
    there, _ = await sit_down(other.hall, await other.hall.join(chair.table, "Wout"))
    there.when_ended = noted.append
    await until(lambda: here.table.match is not None and here.version == there.version)

    async def is_deaf(after: int, lines: list[str]) -> None:
        """Hears nothing."""

    there.hear = there.refresh = is_deaf  # type: ignore[method-assign, assignment]
    while not here.table.over:
        if here.table.state.awaits_deal:
            await here.deal()
        else:
            seat = here.table.to_act()[0]
            await here.play(seat, here.table.game.show(here.table.view(seat).moves[0]))
    assert not noted
    await there.write(list)
    assert noted == [there.table] and there.table.ends == here.table.ends
