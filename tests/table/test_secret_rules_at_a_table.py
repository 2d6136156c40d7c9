"""Mao at a live table: the game hears who is a bot, clocks follow the book's seconds, and secrets stay secret."""

import pytest

from table.company import Listener, Message, over, sit_down
from troef.bots.base import WAIT
from troef.bots.mao import RulePlayer
from troef.core.view import REFEREE, SPECTATOR
from troef.table.hall.hall import Hall
from troef.table.live import LiveTable


async def play_as_a_person(live: LiveTable, person: Listener) -> Message:
    """A person who plays well; whatever need not be done is left."""
    mind = RulePlayer(live.table.game, "person")
    while True:
        message = await person.until(lambda facts: facts["type"] == "view")
        if over(message):
            return message
        if message["version"] != live.table.version or not message["view"]["moves"]:
            continue
        view = live.table.state.view(person.seat)
        move = mind.choose(view, 1.0)
        if move != WAIT:
            await live.play(person.seat, live.table.game.show(move, view))


@pytest.mark.parametrize("seed", ["one", "two"])
async def test_a_match_with_one_person_and_three_bots(hall: Hall, seed: str) -> None:
    chair = await hall.open("mao", options={"target_wins": 1}, seed=seed)
    live, person = await sit_down(hall, chair)
    watcher = Listener(SPECTATOR)
    live.arrive(watcher)
    match = live.table.match
    assert match is not None
    told = [(seat, text) for kind, seat, text in match.record.events if kind == 0]
    assert told[:3] == [(REFEREE, "bot 1"), (REFEREE, "bot 2"), (REFEREE, "bot 3")]
    message = await play_as_a_person(live, person)
    assert message["view"]["outcome"]["reason"] == "target"
    for heard in watcher.heard:
        facts = {fact["key"] for fact in heard["view"]["facts"]} if heard["type"] == "view" else set()
        assert not facts & {"my-rules", "shown-rules", "contradicting-rules", "trigger"}
    clocks = {heard["clock"]["of"] for heard in person.heard if "clock" in heard}
    assert 30.0 in clocks and clocks <= {10.0, 15.0, 30.0, 60.0, 120.0}


async def test_again_is_asked_for_once(hall: Hall) -> None:
    chair = await hall.open("mao", options={"target_wins": 1}, seed="again")
    live, person = await sit_down(hall, chair)
    await play_as_a_person(live, person)
    assert live.table.matches == 1
    await live.again()
    await live.again()
    assert live.table.matches == 2
    assert live.table.state.view(REFEREE).memory["bots"] == 0b1110
