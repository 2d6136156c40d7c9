"""The moves of bots: from a worker or from here, and the rule player's where nothing comes of it."""

import marshal
from typing import Any

import pytest

from playing import dealt
from troef.bots.base import WAIT
from troef.bots.by_name import make_player
from troef.bots.rule_players import rule_player
from troef.core.dealer import SeededDealer, order_for
from troef.core.jury import seats_to_act, view_at_table
from troef.core.record import Record
from troef.core.registry import find_game, slugs
from troef.core.view import View
from troef.thinking import bots as bots_module
from troef.thinking.bots import Bot, Bots
from troef.thinking.choosing import choose
from troef.thinking.desk import NoAnswer, Question
from troef.thinking.plain import game_of, plain_game, plain_record, plain_view, record_of, view_of
from troef.thinking.thinkers import Thinkers
from troef.thinking.worker import Memory


def views_of(slug: str, moves: int = 60) -> list[View]:
    """The views of who acts, as the rule players play."""
    game = find_game(slug)
    state = game.start()
    players = [make_player("rule", game, seat) for seat in range(int(state.seats))]
    seen: list[View] = []
    while len(seen) < moves and state.outcome() is None:
        if state.awaits_deal:
            state.deal(order_for(state, SeededDealer(len(seen))))
            continue
        for seat in seats_to_act(state):
            view = view_at_table(state, seat)
            seen.append(view)
            move = players[seat].choose(view, 0.0) if view.moves else WAIT
            if move != WAIT:
                state.play(seat, move)
                break
        else:
            return seen
    return seen


@pytest.mark.parametrize("slug", slugs())
def test_a_view_crosses_to_a_worker_as_plain_data_and_is_the_same_there(slug: str) -> None:
    for view in views_of(slug):
        plain = marshal.loads(marshal.dumps(plain_view(view)))
        there = view_of(plain, game_of(*plain_game(view.game)))
        assert there.as_dict() == view.as_dict()
        assert (there.memory, there.moves, there.log) == (view.memory, view.moves, view.log)


def test_a_worker_keeps_the_player_of_each_chair() -> None:
    """Its random numbers go on where they were: the same seed plays the same moves as at the table."""
    game = find_game("klaverjassen")
    view = dealt("klaverjassen").view(1)
    here, memory = make_player("random", game, "7"), Memory(10)
    asked = [choose(memory, 0.1, "1:1", "random", "7", plain_game(game), plain_view(view)) for _ in range(8)]
    assert asked == [here.choose(view, 0.1) for _ in range(8)]


def test_a_record_crosses_with_its_deals_cuts_and_end() -> None:
    game = find_game("toepen")
    record = Record(game, 4, 0, ["An", "Bo", "Cy", "Di"])
    state = record.start()
    dealer = SeededDealer(1)
    order = order_for(state, dealer)
    state.deal(order)
    record.add_deal(order)
    view = state.view(state.actors()[0])
    record.add_move(view.seat, game.show(view.moves[0], view))
    assert record_of(marshal.loads(marshal.dumps(plain_record(record)))).text() == record.text()
    assert record_of(plain_record(record, 1)).events == [(-1, order, None)]


class Silent(Thinkers):
    """Workers that never answer in time."""

    asked = 0

    async def think(self, question: Question) -> Any:
        self.asked += 1
        raise NoAnswer


async def test_a_bot_that_is_late_plays_what_the_rule_player_does() -> None:
    """Not a random move, and not the first one that is offered."""
    thinkers = Silent(1)
    view = next(view for view in views_of("klaverjassen") if view.phase == "play" and len(view.moves) > 4)
    late = Bot(view.game, "strong", "1", "table", "1:1")
    wanted = rule_player(view.game, "1").choose(view, 0.0)
    assert wanted != view.moves[0]
    assert await Bots(thinkers).choose(late, view, 0.1) == wanted
    assert (thinkers.asked, thinkers.counters.fallbacks, thinkers.counters.here) == (1, 1, 0)


async def test_who_does_not_search_plays_here_until_more_than_one_move_in_a_hundred_is_slow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thinkers = Silent(1)
    bots, view = Bots(thinkers), views_of("klaverjassen")[0]
    rule = Bot(view.game, "rule", "1", "table", "1:1")
    slow = {40, 250, 251, 252}
    times = iter([moment for move in range(1000) for moment in (move, move + (0.1 if move in slow else 0.0001))])
    monkeypatch.setattr(bots_module, "thread_time", lambda: next(times))
    for _ in range(252):
        await bots.choose(rule, view, 0.1)
        assert bots.is_quick(rule)
    await bots.choose(rule, view, 0.1)  # the third of the last two hundred
    assert not bots.is_quick(rule)
    await bots.choose(rule, view, 0.1)
    assert (thinkers.counters.here, thinkers.asked) == (253, 1)
    assert bots.is_quick(Bot(find_game("hartenjagen"), "rule", "1", "table", "1:1"))
    assert bots.is_quick(Bot(find_game("zenuwen"), "strong", "1", "table", "1:1"))  # its hand carries out its own plan
