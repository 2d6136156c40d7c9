"""The search player: it corrects the rule player, can say why, and sees nothing but its view."""

from collections.abc import Iterator
from time import perf_counter

import pytest

import troef
from playing import dealt, lay, looking_alike, play
from troef.bots.base import WAIT
from troef.bots.by_name import make_player
from troef.bots.search import CLEARLY, SURELY, RuleRollout, SearchPlayer
from troef.sampling.sharing import NoWorld
from troef.search.aims import unlike_moves
from troef.search.rollouts import Weighing, worth_of

EVERY_GAME = [info.slug for info in troef.all_games()]


@pytest.mark.parametrize("slug", EVERY_GAME)
def test_it_plays_every_game(slug: str) -> None:
    """The first moves of a deal, in a single world and with few candidates: always one of the view's moves.

    Only where seats act at the same time may it wait.
    """
    state = dealt(slug)
    players = [SearchPlayer(state.game, f"{seat}", worlds=1) for seat in range(int(state.seats))]
    for player in players:
        player.most_candidates = 3
    played = 0
    for _ in range(2):
        actors = [seat for seat in state.actors() if seat >= 0]
        for seat in actors:
            view = state.view(seat)
            move = players[seat].choose(view, 0.0)
            if move == WAIT and (len(actors) > 1 or len(actors) < len(state.actors())):
                continue
            assert move in view.moves
            state.play(seat, move)
            played += 1
            break
    assert played


@pytest.mark.parametrize("slug", ["klaverjassen", "hartenjagen", "wiezen", "rummy"])
def test_the_same_view_gives_the_same_choice_whatever_the_others_hold(slug: str) -> None:
    """Two deals that differ only in what this seat cannot see: the same choice and the same thoughts."""
    state = dealt(slug)
    seat = state.actors()[0]
    game = state.game
    view = state.view(seat)
    other = looking_alike(state, seat)
    first, second = SearchPlayer(game, "s", worlds=6), SearchPlayer(game, "s", worlds=6)
    assert first.choose(view, 0.0) == second.choose(other.view(seat), 0.0)
    assert first.thoughts == second.thoughts


@pytest.mark.parametrize("slug", ["pesten", "eenenvijftigen", "mao"])
def test_where_chance_nearly_always_puts_a_card_ahead_practice_stands(slug: str) -> None:
    """What is one standard error ahead there loses games (docs/experiments.md, Practice)."""
    game = troef.game(slug)
    player = make_player("strong:2", game, 1)
    assert isinstance(player, SearchPlayer)
    view = dealt(slug).view(0)
    assert player._clearly(*(view.moves[:1] * 2 or [0, 0])) == SURELY > CLEARLY


def test_it_says_what_it_thought() -> None:
    state = dealt("hartenjagen")
    seat = state.actors()[0]
    player = SearchPlayer(state.game, 1, worlds=8)
    view = state.view(seat)
    move = player.choose(view, 0.0)
    own = player.base.choose(view, 0.0)
    different = unlike_moves(state, [own, *[other for other in view.moves if other != own]])
    assert {thought.move: list(thought.alike) for thought in player.thoughts} == different
    assert all(thought.worlds == 8 for thought in player.thoughts)
    own = player.thoughts[0]
    assert own.lead == 0.0 and own.error == 0.0
    best = max(player.thoughts[1:], key=lambda thought: thought.lead)
    assert move == (best.move if best.lead > best.error else own.move)


class Stubborn:
    """Always makes the same move."""

    def __init__(self, move: int) -> None:
        self.move = move

    def choose(self, view: troef.View, budget: float) -> int:
        return self.move


def test_a_bad_habit_is_left_for_a_move_that_is_clearly_better() -> None:
    """Last in a trick of spades that it must win, the queen would bring five penalty points and king or ace none."""
    state = lay(troef.game("hartenjagen"), dealer=3, hands={0: "8S", 1: "9S", 2: "10S", 3: "QS AS"})
    play(state, "0: 8S", "1: 9S", "2: 10S")
    player = SearchPlayer(state.game, 1, worlds=60)
    player.base = Stubborn(state.game.parse("QS", state.view(3)))
    assert state.game.show(player.choose(state.view(3), 0.0)) != "QS"
    assert state.game.show(player.thoughts[0].move) == "QS"


class Lost(SearchPlayer):
    """A player whose sampler finds no world, as rare roem can bring about."""

    def _worlds(self, view: troef.View) -> Iterator[troef.State]:
        raise NoWorld("a hand cannot hold that many cards")
        yield


def test_where_no_world_is_found_the_rule_player_decides() -> None:
    state = dealt("hartenjagen")
    seat = state.actors()[0]
    player = Lost(state.game, 1, worlds=3)
    view = state.view(seat)
    assert player.choose(view, 0.0) == player.base.choose(view, 0.0)
    assert player.thoughts == []


def test_where_a_world_takes_long_two_moves_are_weighed_in_it() -> None:
    state = dealt("hartenjagen")
    view = state.view(state.actors()[0])
    player = SearchPlayer(state.game, 1)
    weighing = Weighing(state.game, view, list(view.moves), player.finish, player.rng)
    weighing.try_world(patience=0.0)
    assert weighing.tried == 1
    assert [weighed.tries for weighed in weighing.alive] == [1, 1] and weighing.alive[0] is weighing.weighed[0]
    assert sum(weighed.tries for weighed in weighing.weighed) == 2 < len(view.moves)


def test_a_world_that_is_not_through_when_the_time_is_up_does_not_count() -> None:
    state = dealt("liegen")
    view = state.view(state.actors()[0])
    player = SearchPlayer(state.game, 1)
    weighing = Weighing(state.game, view, list(view.moves), player.finish, player.rng)
    weighing.try_world(until=0.0)
    assert weighing.tried == 0
    assert all(weighed.tries == 0 for weighed in weighing.weighed)


def test_where_there_is_no_time_any_world_will_do() -> None:
    """The worlds that it was given, in which the others bid as they did, take too long to find."""
    state = dealt("hartenjagen")
    view = state.view(state.actors()[0])
    player = SearchPlayer(state.game, 1)
    nothing_but_this: Iterator[troef.State] = iter([state.copy()])
    weighing = Weighing(state.game, view, list(view.moves), player.finish, player.rng, worlds=nothing_but_this)
    player._think(weighing, begin=perf_counter(), budget=0.0)
    weighing.try_world()  # from the game


def test_without_time_the_rule_player_decides() -> None:
    state = dealt("hartenjagen")
    view = state.view(state.actors()[0])
    player = SearchPlayer(state.game, 1)
    assert player.choose(view, 0.0) == player.base.choose(view, 0.0)
    assert player.thoughts == []


def test_a_single_legal_move_needs_no_thought() -> None:
    game = troef.game("klaverjassen", rules="rotterdams")
    state = lay(game, hands={1: "AS 7S 9H 7H KC QC JD 8D"})
    play(state, "1: trump H")
    view = state.view(1)
    view.moves = view.moves[:1]
    player = SearchPlayer(game, 1, worlds=3)
    assert player.choose(view, 0.0) == view.moves[0]
    assert player.thoughts == []


def test_a_rollout_finishes_the_deal_and_no_more() -> None:
    state = dealt("klaverjassen")
    rows = len(state.sheet)
    RuleRollout(state.game, 1)(state, troef.Rng(1), rows)
    assert len(state.sheet) == rows + 1
    assert worth_of(state, rows, [[0, 2], [1, 3]], 0) == -worth_of(state, rows, [[0, 2], [1, 3]], 1)


def test_a_rollout_stops_when_the_time_is_up() -> None:
    state = dealt("liegen")
    rollout = RuleRollout(state.game, 1)
    rollout.until = 0.0
    rollout(state, troef.Rng(1), 0)
    assert len(state.sheet) == 0 and state.outcome() is None
