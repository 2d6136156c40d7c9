"""What people say to each other as it goes over the wire, reports, mutes, and who has to go."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from server.conftest import AT_ONCE, Client, address, open_table, served
from server.test_chairs_on_the_wire import join, until
from troef.store import reports
from troef.store.database import open_database


@pytest.fixture
def stored(tmp_path: Any) -> Iterator[tuple[Client, str]]:
    db = f"sqlite:///{tmp_path}/troef.db"
    with served(replace(AT_ONCE, db=db)) as client:
        yield client, db


def seated(client: Client, host: dict[str, Any], name: str = "Wout") -> dict[str, Any]:
    """A friend on chair 2 of a table with bots."""
    with client.websocket_connect(address(host)) as lies:
        lies.send_json({"type": "chairs", "open": [2]})
        until(lies, "invited")
    answer = join(client, host, name=name, seat=2)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def test_a_chat_is_agreed_on_when_the_table_is_opened(client: Client) -> None:
    host = open_table(client, name="Lies", chat=True)
    wout = seated(client, host)
    with client.websocket_connect(address(host)) as one, client.websocket_connect(address(wout)) as other:
        assert until(one, "talk")["talk"] == "chat"
        one.send_json({"type": "say", "text": "dag Wout"})
        said = until(other, "said")
        assert (said["seat"], said["name"], said["text"]) == (0, "Lies", "dag Wout") and said == until(one, "said")
        other.send_json({"type": "talk"})
        while (told := until(other, "talk"))["type"] != "talk":
            pass
        assert told["lines"] == [{key: said[key] for key in ("id", "seat", "name", "at", "text")}]
        assert "partner" in told["phrases"]


def test_people_talk_before_the_match_and_read_it_when_it_has_begun(client: Client) -> None:
    host = open_table(client, open=True, name="Lies", chat=True)
    with client.websocket_connect(address(host)) as lies:
        assert until(lies, "waiting")["talk"] == "chat"
        lies.send_json({"type": "say", "text": "is daar iemand?"})
        until(lies, "said")
        wout = join(client, host, name="Wout").json()
        with client.websocket_connect(address(wout)) as other:
            other.send_json({"type": "say", "text": "ja, hier"})
            said = until(lies, "said")
            assert (said["seat"], said["name"], said["text"]) == (wout["seat"], "Wout", "ja, hier")
            client.post(f"/api/tables/{host['table']}/fill", json={"token": host["token"]})
            until(other, "view")
            other.send_json({"type": "talk"})
            while (told := until(other, "talk"))["type"] != "talk":
                pass
            assert [line["text"] for line in told["lines"]] == ["ja, hier"]  # he was not there before


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ({"type": "say", "text": "dag"}, "only-phrases"),
        ({"type": "say", "text": "x" * 1001}, "bad-message"),
        ({"type": "say"}, "bad-message"),
        ({"type": "talk", "talk": "songs"}, "no-such-talk"),
        ({"type": "report", "seat": 1, "reason": "rude"}, "no-person-there"),
        ({"type": "report", "seat": 1, "reason": "ugly"}, "no-such-reason"),
        ({"type": "remove", "seat": 1}, "no-person-there"),
        ({"type": "remove", "seat": 0}, "removes-himself"),
        ({"type": "remove", "seat": 77}, "no-such-chair"),
        ({"type": "watched", "on": "no"}, "bad-message"),
    ],
)
def test_what_cannot_be_said_or_done(client: Client, message: dict[str, Any], key: str) -> None:
    with client.websocket_connect(address(open_table(client))) as socket:
        socket.send_json(message)
        assert until(socket, "error")["error"]["key"] == key


def test_who_watches_writes_nothing(client: Client) -> None:
    host = open_table(client, chat=True)
    with client.websocket_connect(f"/ws/{host['table']}") as watcher:
        for message in (
            {"type": "say", "text": "boe"},
            {"type": "talk"},
            {"type": "report", "seat": 0, "reason": "rude"},
        ):
            watcher.send_json(message)
            assert until(watcher, "error")["error"]["key"] == "watching"


def test_who_is_sent_away_hears_it_and_does_not_come_back(client: Client) -> None:
    host = open_table(client, name="Lies")
    wout = seated(client, host)
    with client.websocket_connect(address(host)) as one, client.websocket_connect(address(wout)) as other:
        one.send_json({"type": "remove", "seat": 2})
        assert until(other, "error")["error"]["key"] == "removed-here"
        one.send_json({"type": "chairs", "open": [2]})
        with client.websocket_connect(address(wout)) as again:
            assert until(again, "error")["error"]["key"] == "removed-here"
        one.send_json({"type": "watched", "on": False})
        while until(one, "watched")["watched"] is not False:
            pass
        with client.websocket_connect(f"/ws/{host['table']}") as watcher:
            assert until(watcher, "error")["error"]["key"] == "not-watched"


def test_a_report_reaches_whoever_runs_the_server(stored: tuple[Client, str]) -> None:
    client, db = stored
    host = open_table(client, name="Lies", chat=True)
    wout = seated(client, host)
    with client.websocket_connect(address(host)) as one, client.websocket_connect(address(wout)) as other:
        other.send_json({"type": "say", "text": "sukkel"})
        said = until(one, "said")
        one.send_json({"type": "report", "seat": 2, "reason": "rude", "note": "alweer", "said": said["id"]})
        assert until(one, "reported") == {"type": "reported"}
    database = open_database(db)
    with database.reading.connect() as connection:
        (filed,) = reports.filed(connection)
    database.close()
    assert (filed.table, filed.by_name, filed.name, filed.reason) == (host["table"], "Lies", "Wout", "rude")
    assert [line["text"] for line in filed.said] == ["sukkel"]


def test_whom_one_mutes_is_muted_at_other_tables_too(stored: tuple[Client, str]) -> None:
    client, _ = stored
    assert client.get("/api/account/mutes").status_code == 401
    client.post("/api/account", json={"name": "Wout"})
    wouts = dict(client.cookies)
    tables = [open_table(client, name="Wout") for _ in range(2)]
    client.cookies.clear()
    client.post("/api/account", json={"name": "Lies"})
    mute = {"table": tables[0]["table"], "seat": 0, "on": True}
    assert client.post("/api/account/mutes", json=mute).json() == {"kept": True}
    assert client.post("/api/account/mutes", json={**mute, "seat": 1}).json() == {"kept": False}  # a bot
    assert client.post("/api/account/mutes", json={**mute, "seat": 9}).status_code == 404
    assert client.get(f"/api/account/mutes/{tables[1]['table']}").json() == {"seats": [0]}
    (muted,) = client.get("/api/account/mutes").json()
    assert muted["name"] == "Wout" and client.get("/api/account/export").json()["muted"] == ["Wout"]
    assert client.post("/api/account/mutes/end", json={"id": muted["id"]}).json() == []
    assert client.get(f"/api/account/mutes/{tables[1]['table']}").json() == {"seats": []}
    client.cookies.clear()
    client.cookies.update(wouts)
    assert client.get("/api/account/mutes").json() == []
