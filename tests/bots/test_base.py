"""Players by name, the random player, and the time they take."""

from importlib import import_module

import pytest

import troef
from troef.bots import BOT_NAMES, RandomPlayer, UnknownBot, delay_of, make_player, pesten
from troef.bots.ezelen import RulePlayer
from troef.bots.player import USUAL_DELAY
from troef.bots.search import SearchPlayer
from troef.core.game import Game
from troef.core.info import GameInfo
from troef.core.language import Language
from troef.sim.matches import Company

GAME = troef.game("ezelen")


def dealt() -> troef.State:
    state = GAME.start(4)
    state.deal(troef.SeededDealer(1).next(state.pack()))
    return state


def test_players_are_found_by_name() -> None:
    assert BOT_NAMES == (
        "strong",
        "pimc",
        "pimc-2026",
        "ismcts",
        "practised",
        "good",
        "rule",
        "good-2026",
        "flat",
        "easy",
        "random",
    )
    assert isinstance(make_player("random", GAME, 1), RandomPlayer)
    assert isinstance(make_player(" Rule ", GAME, 1), RulePlayer)


def test_a_tuned_player_is_the_rule_player_with_the_numbers_of_practice() -> None:
    player = make_player("practised", troef.game("pesten"), 1)
    assert isinstance(player, pesten.RulePlayer)
    assert player.tuning == pesten.TUNED != pesten.DEFAULT
    assert isinstance(make_player("practised", GAME, 1), RulePlayer)  # nobody practises ezelen


PRACTISED_GAMES = [
    info.slug
    for info in troef.all_games()
    if hasattr(import_module(f"troef.bots.{info.slug.replace('-', '_')}"), "TUNED")
]


@pytest.mark.parametrize("seats", ["fewest", "usual", "most"])
@pytest.mark.parametrize("slug", PRACTISED_GAMES)
def test_practice_changes_the_mind_and_not_the_rules(slug: str, seats: str) -> None:
    """A company refuses what is not allowed."""
    game = troef.game(slug)
    count = {"fewest": game.info.least_seats, "usual": game.usual_seats, "most": game.info.most_seats}[seats]
    state = game.start(count)
    company = Company(game, ("practised",) * count, 0, "practice", 0.0)
    company.play(state, troef.SeededDealer("practice"), troef.Rng("practice"), rows=1)
    assert state.sheet or state.outcome()


@pytest.mark.parametrize("info", troef.all_games(), ids=lambda info: info.slug)
def test_a_sensible_player_is_the_rule_player(info: GameInfo) -> None:
    """Good plays as a person would set its numbers, whatever practice made of them."""
    player = make_player("good", troef.game(info.slug), 1)
    tuning = getattr(player, "tuning", None)
    assert tuning is None or tuning == type(tuning)()


@pytest.mark.parametrize(("name", "nearest"), [("rul", "rule"), ("randm", "random"), ("zzz", "")])
def test_an_unknown_player_names_the_nearest(name: str, nearest: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        make_player(name, GAME, 1)
    assert caught.value.key == "unknown-bot"
    assert caught.value.facts == {"name": name, "nearest": nearest}


def test_who_searches_may_be_told_how_many_worlds_to_try() -> None:
    searcher = make_player(" Strong:3 ", troef.game("klaverjassen"), 1)
    assert isinstance(searcher, SearchPlayer)
    assert searcher.worlds == 3


@pytest.mark.parametrize(
    ("name", "key", "nearest"),
    [
        ("rule:3", "bot-no-worlds", "rule"),
        ("strong:", "bot-worlds", "strong:20"),
        ("strong:0", "bot-worlds", "strong:20"),
        ("strong:-1", "bot-worlds", "strong:20"),
        ("strnog:3", "unknown-bot", "strong"),
    ],
)
def test_worlds_that_cannot_be_tried_are_refused(name: str, key: str, nearest: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        make_player(name, GAME, 1)
    assert (caught.value.key, caught.value.facts) == (key, {"name": name, "nearest": nearest})


def test_a_game_without_a_rule_player_says_so() -> None:
    info = GameInfo("no-such-game", "alone", (1, 1, 1), 1, None, ())
    with pytest.raises(UnknownBot) as caught:
        make_player("rule", Game(info, "book", None, Language(())), 1)
    assert caught.value.key == "no-rule-player"
    assert caught.value.facts == {"name": "no-such-game", "nearest": "random"}


def test_the_random_player_plays_every_legal_move_sooner_or_later() -> None:
    view = dealt().view(0)
    player = RandomPlayer(GAME, "a seed")
    assert {player.choose(view, 0.1) for _ in range(200)} == set(view.moves)


def test_the_same_seed_plays_the_same_way() -> None:
    view = dealt().view(0)
    for name in BOT_NAMES:
        if name in (
            "strong",
            "pimc",
            "ismcts",
            "flat",
        ):  # think by the clock; with a number of worlds see their own tests
            continue
        one, two = make_player(name, GAME, 7), make_player(name, GAME, "7")
        assert [one.choose(view, 0.1) for _ in range(20)] == [two.choose(view, 0.1) for _ in range(20)]


def test_who_does_not_say_how_long_he_thinks_takes_the_usual_time() -> None:
    view = dealt().view(0)
    assert delay_of(make_player("random", GAME, 1), view) == USUAL_DELAY
    assert 0.5 <= delay_of(make_player("rule", GAME, 1), view) <= 2.5
