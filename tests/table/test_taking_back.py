"""Who plays alone takes back what he did, as far as he likes, and does it again; it is in the log like everything."""

import json

import pytest

from table.conftest import AT_ONCE
from troef.core.record import read_record
from troef.core.view import REFEREE
from troef.core.wire import view_dict
from troef.table.fault import Fault
from troef.table.hall.hall import Hall
from troef.table.live import LiveTable
from troef.table.log import MemoryLog
from troef.table.match.winnable import winnable
from troef.table.table import Table


class Listener:
    """Somebody who looks at the table."""

    def __init__(self) -> None:
        self.seat = 0
        self.heard: list[dict[str, object]] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(json.loads(message))


async def patience(seed: str = "7") -> tuple[Hall, LiveTable]:
    """A table of patience with a deal that lies."""
    hall = Hall(MemoryLog(), AT_ONCE)
    chair = await hall.open("patience", seed=seed)
    live = await hall.find(chair.table)
    if live.table.state.awaits_deal:
        await live.deal()
    return hall, live


def shown(live: LiveTable) -> dict[str, object]:
    return view_dict(live.table.game, live.table.state.view(REFEREE))


@pytest.mark.clause("patience", ("R13", "R16"))
async def test_moves_are_taken_back_one_by_one_and_made_again() -> None:
    hall, live = await patience()
    positions = [shown(live)]
    for _ in range(3):
        await live.play(0, "draw")
        positions.append(shown(live))
    for before in reversed(positions[:-1]):
        await live.undo()
        assert shown(live) == before
    with pytest.raises(Fault, match="nothing-to-undo"):
        await live.undo()
    for after in positions[1:]:
        await live.redo()
        assert shown(live) == after
    with pytest.raises(Fault, match="nothing-to-redo"):
        await live.redo()
    await hall.close()


async def test_another_move_ends_what_could_be_made_again() -> None:
    hall, live = await patience("3")
    await live.play(0, "draw")
    await live.undo()
    await live.play(0, "T2>T4")
    with pytest.raises(Fault, match="nothing-to-redo"):
        await live.redo()
    await hall.close()


async def test_the_whole_deal_is_taken_back_at_once() -> None:
    hall, live = await patience()
    start = shown(live)
    for _ in range(4):
        await live.play(0, "draw")
    await live.undo(True)
    assert shown(live) == start
    for _ in range(4):
        await live.redo()
    assert live.table.moves_made() == 4
    await hall.close()


@pytest.mark.clause("patience", "R21")
async def test_who_gave_up_can_go_on_after_all() -> None:
    hall, live = await patience()
    await live.play(0, "resign")
    assert live.table.over
    await live.undo()
    assert not live.table.over
    await live.play(0, "draw")
    assert live.table.match is not None
    assert [text for kind, _, text in live.table.match.record.events if kind >= 0] == ["draw"]
    await hall.close()


async def test_the_log_makes_the_same_table_and_the_record_has_only_what_stayed() -> None:
    log = MemoryLog()
    hall = Hall(log, AT_ONCE)
    live = await hall.find((await hall.open("patience", seed="7")).table)
    if live.table.state.awaits_deal:
        await live.deal()
    for step in ("draw", "undo", "draw", "draw", "undo"):
        await (live.undo() if step == "undo" else live.play(0, step))
    again = Table(live.table.name)
    for line in await log.load(live.table.name):
        again.apply(line)
    assert view_dict(again.game, again.state.view(REFEREE)) == shown(live)
    assert (again.moves_made(), again.undone) == (1, ["draw"])
    await live.play(0, "resign")
    record = read_record(live.table.record_text())
    assert [text for kind, _, text in record.events if kind >= 0] == ["draw", "resign"]
    await hall.close()


async def test_where_others_play_nothing_is_taken_back() -> None:
    hall = Hall(MemoryLog(), AT_ONCE)
    live = await hall.find((await hall.open("klaverjassen", seed="7")).table)
    for command in (live.undo, live.redo):
        with pytest.raises(Fault, match="not-alone"):
            await command()
    await hall.close()


async def test_the_player_hears_how_far_he_can_go_back_and_the_number_of_the_deal() -> None:
    hall, live = await patience("4711")
    guest = Listener()
    live.arrive(guest)
    await live.play(0, "draw")
    await live.undo()
    assert [one["alone"] for one in guest.heard[-2:]] == [
        {"made": 1, "undone": 0, "seed": "4711"},
        {"made": 0, "undone": 1, "seed": "4711"},
    ]
    await hall.close()


def test_deals_that_can_be_won_are_known_by_number() -> None:
    numbers = winnable()
    assert len(numbers) == len(set(numbers)) > 1000
    assert min(numbers) >= 1
