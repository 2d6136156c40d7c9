"""The cards of a match once more: others play them on the same chair, and the results lie side by side."""

from collections.abc import Iterator
from typing import Any

import pytest

from server.conftest import Client, address, open_table, served
from server.test_chairs_on_the_wire import until
from stores import Store
from troef.core.record import Record, read_record
from troef.table.replay.duplicate import cards_of, result_of

SHORT = {"deals": 4}


@pytest.fixture
def server(store: Store) -> Iterator[Client]:
    with served(store=store) as client:
        yield client


def played(client: Client, chair: dict[str, Any]) -> Record:
    """Somebody plays the last move that is offered until the match is over; its record."""
    with client.websocket_connect(address(chair)) as line:
        while True:
            told = until(line, "view")
            if told["type"] != "view":
                continue
            if told["view"]["outcome"] is not None:
                break
            if told["view"]["moves"]:
                line.send_json({"type": "play", "move": told["view"]["moves"][-1]["text"]})
    return read_record(client.get(f"/api/tables/{chair['table']}/record").text)


def challenged(client: Client, chair: dict[str, Any]) -> str:
    answer = client.post("/api/challenges/", json={"table": chair["table"], "token": chair["token"]})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["challenge"])


def test_who_is_challenged_plays_the_same_cards_and_both_see_how_it_went(server: Client) -> None:
    server.post("/api/account", json={"name": "Lies"})
    chair = open_table(server, name="Lies", options=SHORT)
    record = played(server, chair)
    name = challenged(server, chair)
    assert challenged(server, chair) == name
    server.cookies.clear()
    server.post("/api/account", json={"name": "Wout"})
    before = server.get(f"/api/challenges/{name}").json()
    assert (before["deals"], before["played"]) == (len(cards_of(record)), False)
    assert [(row["name"], "gains" in row) for row in before["rows"]] == [("Lies", False)]  # it would tell of the cards
    again = server.post(f"/api/challenges/{name}/table", json={"name": "Wout"}).json()
    assert again["seat"] == chair["seat"] and again["table"] != chair["table"]
    refused = server.post(f"/api/challenges/{name}/table", json={})
    assert (refused.status_code, refused.json()["error"]["key"]) == (409, "challenge-played")
    other = played(server, again)
    assert other.dealer == record.dealer
    same = min(len(cards_of(record)), len(cards_of(other)))
    assert cards_of(other)[:same] == cards_of(record)[:same]
    assert challenged(server, again) == name
    board = server.get(f"/api/challenges/{name}").json()
    rows = sorted(board["rows"], key=lambda row: str(row["name"]))  # both may have ended in the same second
    assert board["played"] and [row["name"] for row in rows] == ["Lies", "Wout"]
    for row, one in zip(rows, (record, other), strict=True):
        result = result_of(one, chair["seat"], 0)
        assert (row["gains"], row["score"], row["won"]) == (list(result.gains), result.score, result.won)
        assert sum(row["gains"]) == row["score"]
    assert rows[1]["own"]
    server.post("/api/account/erase", json={"name": "Wout"})
    assert sorted(row["name"] for row in server.get(f"/api/challenges/{name}").json()["rows"]) == ["", "Lies"]


def test_not_every_match_is_a_challenge(client: Client) -> None:
    chair = open_table(client, options=SHORT)
    asked = {"table": chair["table"], "token": chair["token"]}
    for wish, key in ((asked, "not-over"), ({**asked, "token": "guess"}, "bad-token")):
        assert client.post("/api/challenges/", json=wish).json()["error"]["key"] == key
    assert client.get("/api/challenges/nothing").status_code == 404
    assert client.post("/api/challenges/nothing/table", json={}).status_code == 404


@pytest.mark.parametrize(
    ("game", "options"),
    [("pesten", {"games": 1}), ("rummy", {"end_mode": "rounds", "rounds": 2}), ("wiezen", {}), ("presidenten", {})],
)
def test_the_cards_of_other_kinds_of_games_are_the_same_too(
    client: Client, game: str, options: dict[str, object]
) -> None:
    """Packs that are only cut, piles that are shuffled in the middle of a deal, places instead of points."""
    chair = open_table(client, game=game, options=options)
    seat = chair["seat"]
    record = played(client, chair)
    again = client.post(f"/api/challenges/{challenged(client, chair)}/table", json={}).json()
    other = played(client, again)
    same = min(len(cards_of(record)), len(cards_of(other)))
    assert same > 0 and cards_of(other)[:same] == cards_of(record)[:same]
    result = result_of(other, seat, 0)
    assert (result.gains == ()) == record.game.info.places
