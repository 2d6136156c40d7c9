"""All that is told at a table of each game is kept and searched for cards that the rules hide.

On a real server sit a person who takes part in the draws, one who speaks protocol 1, a spectator and bots. An oracle
that follows the log with all cards in its hands (`wiretap.eyewitness`) says who has seen what. In another world, where
two hidden cards have changed places, every byte must be the same (`wiretap.other_worlds`). What is planted is found.
Where it was agreed that who watches sees play later, he is told of no card before its time.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import troef
from proving import AT_LENGTH, often, seeded
from server.conftest import Client
from server.wiretap.eyewitness import named
from server.wiretap.leaks import given_away
from server.wiretap.listening import Heard, Tap, quick_server, tapped
from server.wiretap.other_worlds import compared
from stores import MEMORY, Store
from table.fake_time import JumpingTime
from troef.cards.card import HEARTS, card_text, suit_of
from troef.core.rng import Rng
from troef.core.view import REFEREE, SPECTATOR
from troef.table.attended import AttendedTable

#: Moves that people make at a table, and pairs of worlds that are compared.
MOVES, WORLDS = often(12), often(4)
#: Seconds that who watches is behind, where that is agreed.
LATER = 1800


@pytest.fixture(scope="module")
def quick(store: Store) -> Iterator[Client]:
    with quick_server(store) as client:
        yield client


@pytest.mark.parametrize("game", [info.slug for info in troef.all_games()])
def test_nobody_is_told_what_the_rules_hide(quick: Client, game: str) -> None:
    for bot in ("rule", "random") if AT_LENGTH else ("rule",):
        with tapped(quick, game, bot, seeded(game), fair=AT_LENGTH) as tap:
            tap.play(MOVES)
            log = tap.log
        assert given_away(tap.table, log, tap.heard, tap.tokens) == []
        assert compared(tap.table, log, Rng(seeded(game)), WORLDS)[1] == []


def test_who_watches_later_hears_of_no_move_before_its_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing by HTTP either; then all of it, in the order in which it happened."""
    time = JumpingTime(monkeypatch)
    with (
        quick_server(Store(MEMORY, tmp_path)) as client,
        tapped(client, "klaverjassen", "random", "later", fair=False, delay=LATER) as tap,
    ):
        tap.play(MOVES)
        played = tap.live.version
        seats = [heard.version for heard in tap.heard if heard.seat == tap.people[0].seat]
        early = [heard.text for heard in tap.heard if heard.seat == SPECTATOR]
        assert len(set(seats)) > MOVES
        assert {json.loads(text)["type"] for text in early if '"type"' in text} == {"waiting"}
        assert set().union(*map(named, early)) <= {"*"}
        tap.heard.clear()
        time.jump(LATER)
        tap.listen()
        shown = [heard.version for heard in tap.heard if heard.seat == SPECTATOR]
        assert shown == sorted(shown) and shown[-1] >= played
        assert found(tap, [heard for heard in tap.heard if heard.seat == SPECTATOR]) == []


def found(tap: Tap, heard: list[Heard]) -> list[Any]:
    """What is given away by messages."""
    return given_away(tap.table, tap.log, heard, tap.tokens)


@pytest.fixture(scope="module")
def tap(quick: Client) -> Iterator[Tap]:
    """A table of klaverjassen at which nothing is given away."""
    with tapped(quick, "klaverjassen", "rule", "a leak", fair=True) as tap:
        tap.play(6)
        assert found(tap, tap.heard) == []
        yield tap


def hidden_card(tap: Tap) -> str:
    """A card in the hand of a bot at the end."""
    zones = tap.live.table.state.view(REFEREE).zones
    return next(card_text(zone.cards[0]) for zone in zones if zone.kind == "hand" and zone.owner == 2)


def in_a_hand(message: dict[str, Any], tap: Tap) -> None:
    zone = next(zone for zone in message["view"]["zones"] if zone["id"] == "hand-2")
    zone["cards"] = [hidden_card(tap)]


def in_a_field_of_its_own(message: dict[str, Any], tap: Tap) -> None:
    message["people"][2]["thought"] = f"better keep the {hidden_card(tap)}"


def by_codes(message: dict[str, Any], tap: Tap) -> None:
    message["view"]["zones"][0]["ids"] = [3, 17, 40]


def in_what_cards_belong_together(message: dict[str, Any], tap: Tap) -> None:
    zone = next(zone for zone in message["view"]["zones"] if zone["id"] == "hand-2")
    zone["groups"] = [2, 3, 1]


def as_the_seed_of_the_server(message: dict[str, Any], tap: Tap) -> None:
    message["fair"]["next"] = str(tap.live.table.chance.secret)


def as_the_token_of_another(message: dict[str, Any], tap: Tap) -> None:
    message["people"][0]["token"] = tap.people[0].chair["token"]


@pytest.mark.parametrize(
    "plant",
    [
        in_a_hand,
        in_a_field_of_its_own,
        by_codes,
        in_what_cards_belong_together,
        as_the_seed_of_the_server,
        as_the_token_of_another,
    ],
)
def test_what_is_planted_in_a_message_is_found(tap: Tap, plant: Callable[[dict[str, Any], Tap], None]) -> None:
    mine = [heard for heard in tap.heard if heard.seat == tap.people[1].seat]
    last = [heard for heard in mine if heard.text.startswith('{"type":"view"')][-1]
    message = json.loads(last.text)
    plant(message, tap)
    assert found(tap, [replace(last, text=json.dumps(message))])


def test_a_record_before_the_end_is_found(tap: Tap) -> None:
    match = tap.live.table.match
    assert match is not None
    assert found(tap, [Heard(1, tap.live.version, match.record.text())])


def test_what_follows_from_a_hidden_card_is_found(tap: Tap, monkeypatch: pytest.MonkeyPatch) -> None:
    """A number that no search can read: one more or less, as a bot holds a card of hearts or not."""
    shown = AttendedTable.shown

    def show_more(live: AttendedTable, seat: int) -> dict[str, object]:
        hand = live.table.state.view(REFEREE).zone("hand-2").cards
        return {**shown(live, seat), "weight": sum(suit_of(card) == HEARTS for card in hand)}

    monkeypatch.setattr(AttendedTable, "shown", show_more)
    rng = Rng("a leak")
    assert any(compared(tap.table, tap.log, rng, 10)[1] for _ in range(50))  # few pairs of cards differ in this
