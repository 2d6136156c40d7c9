"""Chairs, host, pause and reactions as they go over the wire, and what hostile clients hear."""

from typing import Any

import pytest

from server.conftest import Client, address, open_table
from server.test_socket import Message, hear

Socket = Any


def until(socket: Socket, key: str) -> Message:
    """The next message of a type, or the next view that has this fact."""
    while True:
        message = hear(socket)
        if message["type"] == key or key in message:
            return message


def join(client: Client, host: dict[str, Any], /, **wish: Any) -> Any:
    return client.post(f"/api/tables/{host['table']}/join", json=wish)


def test_a_friend_joins_a_running_table_by_its_link(client: Client) -> None:
    host = open_table(client, name="Lies")
    with client.websocket_connect(address(host)) as lies:
        assert until(lies, "host")["host"] == 0
        assert join(client, host, name="Wout").json()["error"]["key"] == "table-full"
        lies.send_json({"type": "chairs", "open": [1, 2]})
        told = until(lies, "invited")
        assert [person.get("open", False) for person in told["people"]] == [False, True, True, False]
        answer = join(client, host, name="Wout", seat=2)
        assert (answer.status_code, set(answer.json())) == (201, {"table", "token", "seat"})
        with client.websocket_connect(address(answer.json())) as wout:
            view = until(wout, "view")
            assert view["view"]["seat"] == 2 and view["people"][2]["name"] == "Wout"
            wout.send_json({"type": "react", "word": "hello"})
            assert (
                until(wout, "reaction") == until(lies, "reaction") == {"type": "reaction", "seat": 2, "word": "hello"}
            )
            wout.send_json({"type": "stand"})
        with client.websocket_connect(address(answer.json())) as wout:  # the same link gives the chair back
            assert until(wout, "view")["view"]["seat"] == 2


@pytest.mark.parametrize(
    ("wish", "status", "key"),
    [
        ({"seat": 0}, 409, "chair-taken"),
        ({"seat": 3}, 403, "chair-closed"),
        ({"seat": 99}, 404, "no-such-chair"),
        ({"seat": "one"}, 400, "bad-message"),
        ({"seat": 10**30}, 400, "bad-message"),
        ({"chair": 1}, 400, "bad-message"),
    ],
)
def test_a_chair_that_one_does_not_get(client: Client, wish: dict[str, Any], status: int, key: str) -> None:
    host = open_table(client)
    with client.websocket_connect(address(host)) as lies:
        lies.send_json({"type": "chairs", "open": [1]})
        until(lies, "invited")
        answer = join(client, host, **wish)
        assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)
        again = join(client, host, token=host["token"])
        assert (again.status_code, again.json()["error"]["key"]) == (409, "already-seated")


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ({"type": "chairs", "open": [0]}, "no-bot-there"),
        ({"type": "chairs", "open": [9]}, "no-such-chair"),
        ({"type": "chairs", "open": list(range(99))}, "bad-message"),
        ({"type": "chairs", "open": [-1]}, "bad-message"),
        ({"type": "chairs", "open": [10**30]}, "bad-message"),
        ({"type": "chairs"}, "bad-message"),
        ({"type": "level", "seat": 1, "bot": "strong:100000"}, "unknown-bot"),
        ({"type": "level", "seat": 0, "bot": "good"}, "no-bot-there"),
        ({"type": "pause", "on": "yes"}, "bad-message"),
        ({"type": "pace", "pace": "0"}, "no-such-pace"),
        ({"type": "react", "word": "rude"}, "no-such-reaction"),
        ({"type": "sit", "seat": 1}, "bad-message"),
    ],
)
def test_a_host_cannot_do_everything(client: Client, message: Message, key: str) -> None:
    with client.websocket_connect(address(open_table(client))) as socket:
        socket.send_json(message)
        assert until(socket, "error")["error"]["key"] == key


@pytest.mark.parametrize(
    "message",
    [
        {"type": "chairs", "open": [1]},
        {"type": "level", "seat": 1, "bot": "good"},
        {"type": "pause", "on": True},
        {"type": "pace", "pace": "calm"},
        {"type": "stand"},
        {"type": "react", "word": "nice"},
    ],
)
def test_who_watches_does_nothing_at_the_table(client: Client, message: Message) -> None:
    chair = open_table(client)
    with client.websocket_connect(f"/ws/{chair['table']}") as watcher:
        watcher.send_json(message)
        assert until(watcher, "error")["error"]["key"] == "watching"


def test_a_pause_is_told_to_all_and_a_move_is_an_error(client: Client) -> None:
    host = open_table(client)
    with client.websocket_connect(address(host)) as lies, client.websocket_connect(f"/ws/{host['table']}") as watcher:
        lies.send_json({"type": "pause", "on": True})
        assert until(lies, "paused")["paused"] is until(watcher, "paused")["paused"] is True
        lies.send_json({"type": "play", "move": "pass"})
        assert until(lies, "error")["error"]["key"] == "table-paused"
