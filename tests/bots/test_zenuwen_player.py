"""The rule player of zenuwen: what it does, and that its hands are a person's."""

import asyncio

import pytest

import troef
from playing import play
from table.company import LIMIT, Listener, over
from troef.bots import delay_of, make_player
from troef.bots.player import Resolute, sign_of
from troef.bots.zenuwen import RulePlayer
from troef.core.view import SPECTATOR
from troef.games.zenuwen import Zenuwen, ZenuwenState
from troef.sim.matches import make_plan, play_match
from troef.table.clock.timing import Timing
from troef.table.hall.hall import Hall
from troef.table.log import MemoryLog
from troef.tui.session import Session

OTHER = ["|8C", "1|10C", "2|QC", "3|3C", "4|2C"]


def laid(mine: list[str], heaps: "list[str] | None" = None, **options: object) -> ZenuwenState:
    game = troef.game("zenuwen", **options)
    assert isinstance(game, Zenuwen)
    return game.position({0: mine, 1: OTHER}, heaps)


def chosen(state: ZenuwenState, seat: int = 0, seed: int = 1) -> str:
    move = RulePlayer(state.game, seed).choose(state.view(seat), 0.1)
    return state.game.show(move) if move >= 0 else "wait"


def test_it_turns_up_as_many_cards_as_it_can_before_it_is_ready() -> None:
    assert chosen(laid(["|9S", "1|9H", "2|KD", "3|4C", "4|KS"])) == "merge 5 3"
    assert chosen(laid(["", "|9H", "2|KD", "3|4C", "4|AS"])) == "shift 5 1"
    assert chosen(laid(["|9S", "1|8H", "2|KD", "3|4C", "4|AS"])) == "ready"
    assert chosen(laid(["|9S", "|9H", "2|KD", "3|4C", "4|AS"])).startswith("merge")  # the place will be of use
    assert chosen(laid(["|9S", "|9H", "|KD", "|4C", "|AS"])) == "ready"


def test_it_plays_when_it_can_and_says_so_when_it_cannot() -> None:
    assert chosen(laid(["|9S", "1|8H", "2|KD", "3|4C", "4|AS"], heaps=["5H", "JH"])) == "play 4 O0"
    assert chosen(laid(["|9S", "1|8H", "2|KD", "3|4C", "4|AS"], heaps=["6H", "JH"])) == "stuck"


@pytest.mark.parametrize("seed", range(5))
def test_it_prefers_the_card_that_leads_on(seed: int) -> None:
    # the 4 leads to the 3, the 6 to nothing
    assert chosen(laid(["|6S", "|3H", "|KD", "|4S", ""], heaps=["5H", "JH"]), seed=seed) == "play 4 O0"


def test_it_slaps_the_smallest_pile_that_is_left() -> None:
    game = troef.game("zenuwen")
    assert isinstance(game, Zenuwen)
    piles = {0: ["6S"], 1: OTHER, 2: ["1|KD"], 3: ["1|KH"]}
    state = game.position(piles, ["5H", "4|9H", "2|JH", "3|QH"], seats=4)
    play(state, "0: play 1 O0")
    assert chosen(state, 2) == "slap O0"
    play(state, "3: slap O0")
    assert chosen(state, 2) == "slap O2"


def test_it_wins_from_hands_that_do_anything() -> None:
    game = troef.game("zenuwen")
    won = 0
    for number in range(12):
        won += 0 in play_match(game, make_plan(game, 2, ["rule", "random"], "1"), number).winners
    assert won >= 11


@pytest.mark.parametrize(("speed", "low", "high"), [("slow", 2.0, 4.0), ("normal", 1.0, 2.5), ("fast", 0.5, 1.5)])
def test_its_hands_are_as_fast_as_agreed(speed: str, low: float, high: float) -> None:
    state = laid(["|9S"], bot_speed=speed)
    player = make_player("rule", state.game, 3)
    taken = [delay_of(player, state.view(0)) for _ in range(300)]
    assert low <= min(taken) < low + 0.1
    assert high - 0.1 < max(taken) <= high


@pytest.mark.parametrize("name", ["rule", "strong", "easy"])
def test_players_of_every_level_have_hands(name: str) -> None:
    assert isinstance(make_player(name, troef.game("zenuwen"), 1), Resolute)


def test_its_hand_goes_on_while_the_others_play() -> None:
    state = laid(["|4S", "1|KD"], heaps=["5H", "9H"])
    player = RulePlayer(state.game, 1)
    intention = sign_of(player, state.view(0))
    play(state, "1: play 1 O1")
    assert sign_of(player, state.view(0)) == intention
    assert state.game.show(player.choose(state.view(0), 0.1)) == "play 1 O0"
    assert sign_of(player, state.view(0)) != intention  # once done, the next thing


def test_it_changes_its_mind_when_it_comes_too_late() -> None:
    state = laid(["|6S", "2|9D", "1|KD"], heaps=["7H", "2H"])
    player = RulePlayer(state.game, 1)
    intention = sign_of(player, state.view(0))
    play(state, "1: play 1 O0")
    assert sign_of(player, state.view(0)) != intention
    assert state.game.show(player.choose(state.view(0), 0.1)) == "play 2 O0"


def test_it_does_not_say_that_it_is_stuck_when_something_comes_up() -> None:
    state = laid(["|9S", "|4H"], heaps=["7H", "2H"])
    player = RulePlayer(state.game, 1)
    before = sign_of(player, state.view(0))  # it is about to say so
    play(state, "1: play 1 O0")
    assert sign_of(player, state.view(0)) != before
    assert state.game.show(player.choose(state.view(0), 0.1)) == "play 1 O0"


async def test_bots_play_a_match_at_a_live_table() -> None:
    hall = Hall(MemoryLog(), Timing(pace=0, clock=1.0, away=0.0, retry=0))
    chair = await hall.open("zenuwen", bot="rule", seats=4, seed="2")
    live = await hall.find(chair.table)
    watcher = Listener(SPECTATOR)
    live.arrive(watcher)
    end = await watcher.until(over)
    assert end["view"]["outcome"]["reason"] in ("won", "limit")
    moved = {entry["seat"] for message in watcher.heard for entry in message["view"]["log"]}
    assert {1, 2, 3} <= moved
    await hall.close()


async def test_the_clock_turns_the_cards_when_nobody_does_anything() -> None:
    hall = Hall(MemoryLog(), Timing(pace=0, clock=0.0, retry=0))
    chair = await hall.open("zenuwen", bot="rule", seats=2, waits=True, seed="2")
    live = await hall.find(chair.table)
    lies = Listener(chair.seat)
    live.arrive(lies)
    other = await hall.join(chair.table)
    live.arrive(Listener(other.seat))
    async with asyncio.timeout(LIMIT):
        message = await lies.until(lambda facts: facts["type"] == "view" and facts["view"]["phase"] == "racing")
    assert message["view"]["log"][-1]["verb"] == "timeout"
    await hall.close()


def test_in_the_terminal_bots_do_not_wait_for_a_quick_person() -> None:
    session = Session(troef.game("zenuwen"), 2, "rule", "a seed")
    while (due := session.due()) is not None and due.seat is None:
        session.happen(due)
    first = session.due()
    assert first is not None and first.seat == 1
    session.play("ready")
    again = session.due()
    assert again is not None and again.seconds <= first.seconds
