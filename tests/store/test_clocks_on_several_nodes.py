"""What somebody has used of his time is known to every node, and to who takes a table over."""

import json

from store.two_nodes import Node, until
from table.company import Listener, sit_down
from troef.table.clock.clocks import Clock
from troef.table.live import LiveTable
from troef.table.terms import Terms


async def friends(nodes: tuple[Node, Node]) -> tuple[list[LiveTable], list[Listener]]:
    """Lies and Wout at one table with clocks, each on another node, and the cards are dealt."""
    one, other = nodes
    terms = Terms(clock=Clock(10, 60))
    chair = await one.hall.open("toy", bot="random", waits=True, name="Lies", terms=terms)
    here, lies = await sit_down(one.hall, chair)
    there, wout = await sit_down(other.hall, await other.hall.join(chair.table, "Wout"))
    lives = [here, there]
    await until(lambda: here.here(1) and there.here(0) and here.table.match and there.table.match)
    await until(lambda: here.tends != there.tends)
    await next(live for live in lives if live.tends).deal()
    await until(lambda: all(live.table.match and live.table.to_act() for live in lives))
    return lives, [lies, wout]


def bank(live: LiveTable, seat: int) -> float:
    told = live.steward.clocks.told()
    assert told is not None
    return float(told["seats"][seat]["bank"])


async def test_the_bank_follows_a_table_from_node_to_node(two: tuple[Node, Node], toy: None) -> None:
    """He thinks for long on his own node; the other one looks after the table when that dies."""
    lives, _ = await friends(two)
    (seat,) = lives[0].table.to_act()
    own, other = lives[seat], lives[1 - seat]
    own.steward.clocks.count()
    free, full = own.steward.clocks._free, bank(own, seat)
    own.steward.clocks._owed[seat].thought += free + 40
    view = own.table.view(seat)
    await own.play(seat, own.table.game.show(view.moves[0]))
    await until(lambda: other.version == own.version)
    left = full - other.table.times.used[seat]
    assert full - 41 < left <= full - 40
    assert bank(own, seat) == bank(other, seat) == round(left, 1)
    await two[seat].die()
    await until(lambda: other.tends)
    assert bank(other, seat) == round(left, 1)
    lines = [json.loads(line) for line in await two[1 - seat].log.load(other.table.name)]
    assert [line["seat"] for line in lines if "used" in line] == [seat], "one short line says it"
