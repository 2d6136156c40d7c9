"""Clocks and what watchers see, as clients hear of it."""

from typing import Any

import pytest

from server.conftest import Client, address, open_table
from server.test_socket import hear, until_my_turn


def test_a_table_tells_how_long_people_may_think(client: Client) -> None:
    clock = {"move": 10, "bank": 60, "per": "match"}
    chair = open_table(client, game="bridge", clock=clock, open=True)
    friend = client.post(f"/api/tables/{chair['table']}/join", json={"name": "Wout"}).json()
    with client.websocket_connect(address(chair)) as socket:
        assert hear(socket)["time"] == clock
        with client.websocket_connect(address(friend)):
            client.post(f"/api/tables/{chair['table']}/fill", json={"token": chair["token"]})
            message = hear(socket)
            while message["type"] == "waiting" or message["view"]["actors"] not in ([0], [1]):
                message = hear(socket)
            seats = message["time"].pop("seats")
            assert message["time"] == clock and message["clock"]["of"] == 70.5
            (turn,) = message["view"]["actors"]
            assert seats[turn]["bank"] == 60 and 0 < seats[turn]["free"] <= 10.5
            assert seats[1 - turn] == {"bank": 60} and seats[2:] == [None, None]
            socket.send_json({"type": "here"})  # he was not late: nothing is written down
            socket.send_json({"type": "ping"})
            assert hear(socket)["type"] == "pong"


@pytest.mark.parametrize(
    "clock",
    [
        {"move": -1},
        {"move": 601},
        {"bank": 60},
        {"move": 5, "per": "year"},
        {"move": 2},
        {"move": 0, "bank": 5},
        "none",
    ],
)
def test_a_clock_that_cannot_be_opens_no_table(client: Client, clock: Any) -> None:
    answer = client.post("/api/tables", json={"game": "bridge", "open": True, "clock": clock})
    assert answer.status_code == 400 and answer.json()["error"]["key"]


def test_a_stranger_learns_nothing_of_a_deal_that_is_played(client: Client) -> None:
    """By no address: not at the table, not in a replay, not in a record, not with a token of somebody else."""
    chair = open_table(client, options={"deals": 4}, delay="deal", hands=True)
    table = chair["table"]
    with client.websocket_connect(address(chair)) as socket:
        message = until_my_turn(socket)
        assert message["delay"] == "deal"
        with client.websocket_connect(f"/ws/{table}") as stranger:
            heard = hear(stranger)
            assert heard["type"] == "waiting" and heard["delay"] == "deal" and "view" not in heard
            socket.send_json({"type": "play", "move": message["view"]["moves"][0]["text"]})
            until_my_turn(socket)
            socket.send_json({"type": "react", "word": "wow"})
            while hear(socket)["type"] != "reaction":
                pass
            stranger.send_json({"type": "ping"})
            assert hear(stranger)["type"] == "pong", "nothing was told before"
    refused = {
        f"/api/tables/{table}/record": "not-over",
        f"/api/replays/{table}/1/deals/1": "deal-running",
        f"/api/replays/{table}/1/file/jsonl": "not-over",
    }
    for path, key in refused.items():
        assert client.get(path).json()["error"]["key"] == key
    assert client.get(f"/api/replays/{table}/1").json()["deals"] == []
    assert client.post("/api/chairs", json={"chairs": [{"table": table, "token": "x" * 32}]}).json() == []


def test_a_stranger_replays_nothing_of_a_match_that_he_sees_some_seconds_later(client: Client) -> None:
    chair = open_table(client, options={"deals": 4}, delay=600)
    assert client.get(f"/api/replays/{chair['table']}/1").json()["error"]["key"] == "not-over"
    own = client.get(f"/api/replays/{chair['table']}/1", headers={"Authorization": f"Bearer {chair['token']}"})
    assert own.json()["deals"] == []
