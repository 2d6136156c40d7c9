"""Who gets in by the front door: names of the server, odd paths, how often somebody asks, for whom a proxy asks."""

import contextlib
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from server.conftest import AT_ONCE, Client, address, open_table, served
from troef.server.app import make_app
from troef.server.settings import Settings
from troef.store.sql_log import SqlLog

ODD_PATHS = [
    "/assets/%00",
    "/assets/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%2f..%2fetc%2fpasswd",
    "/assets/" + "a" * 300,
    "/" + "long/" * 400,
    "/assets/%ff%fe",
    "/spel/%0d%0aset-cookie:%20a=b",
    "/preview/nl/%00.png",
    "/preview/%00/klaverjassen.png",
    "/api/rules/%00/nl",
    "/api/rules/..%2f..%2f/nl",
    "/api/games/%f0%9f%82%a1",
    "/api/tables/" + "x" * 900 + "/record",
    "/%e2%80%ae",
]


@pytest.fixture(scope="module")
def with_pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    pages = tmp_path_factory.mktemp("pages")
    (pages / "index.html").write_text("<title>Troef</title>")
    (pages / "assets").mkdir()
    with served(replace(AT_ONCE, static=pages, hosts=("kaarten.example",))) as client:
        yield client


@pytest.mark.parametrize("path", ODD_PATHS)
@pytest.mark.parametrize("accept", ["text/html", "application/json"])
def test_an_odd_path_is_no_page(with_pages: Client, path: str, accept: str) -> None:
    answer = with_pages.get(path, headers={"accept": accept})
    assert answer.status_code in (400, 404)
    assert "root:" not in answer.text and "set-cookie" not in answer.headers


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1", "192.168.1.9:8000", "[fe80::1]", "kaarten.example"])
def test_a_server_answers_to_its_own_names(with_pages: Client, host: str) -> None:
    assert with_pages.get("/api/tables", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost@evil.example", "a" * 5000])
def test_a_name_that_somebody_else_gave_it_is_refused(with_pages: Client, host: str) -> None:
    answer = with_pages.get("/api/tables", headers={"host": host})
    assert (answer.status_code, answer.json()["error"]["key"]) == (421, "bad-host")
    for lang, word in (("nl", "Deze server kent"), ("en", "This server does")):
        told = with_pages.get("/", headers={"host": host, "accept": "text/html", "accept-language": lang})
        assert told.text.startswith(word) and "TROEF_HOSTS" in told.text


def test_a_websocket_under_another_name_is_refused(with_pages: Client) -> None:
    chair = open_table(with_pages)
    with (
        pytest.raises(WebSocketDisconnect),
        with_pages.websocket_connect(address(chair), headers={"host": "evil.example"}),
    ):
        pass


def test_reading_is_counted_too_and_the_answer_says_when_to_come_back() -> None:
    with served(replace(AT_ONCE, reads_per_minute=3)) as client:
        answers = [client.get("/api/tables") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["error"] == {"key": "too-many", "facts": {"seconds": 20}}
        assert answers[-1].headers["retry-after"] == "20"


def first_word(client: Client, place: str) -> str:
    with client.websocket_connect(place) as line:
        return str(line.receive_json()["type"])


def test_one_address_has_so_many_lines_and_hears_why_not_more() -> None:
    with served(replace(AT_ONCE, lines_per_visitor=1)) as client:
        chair = open_table(client)
        with client.websocket_connect(address(chair)) as first:
            assert first.receive_json()["type"] == "view"
            with client.websocket_connect(address(chair)) as second:
                assert second.receive_json()["error"]["key"] == "too-many-lines"
                with pytest.raises(WebSocketDisconnect) as closed:
                    second.receive_json()
            assert closed.value.code == 4429
        assert "view" in (first_word(client, address(chair)) for _ in range(1000))  # once the first line is gone


def test_a_token_comes_as_a_subprotocol_so_that_no_address_has_it(client: Client) -> None:
    chair = open_table(client)
    offered = ["troef", f"token.{chair['token']}"]
    with client.websocket_connect(f"/ws/{chair['table']}", subprotocols=offered) as line:
        assert line.accepted_subprotocol == "troef"
        assert line.receive_json()["view"]["seat"] == 0
    with client.websocket_connect(address(chair)) as line:  # as protocol 1 has it
        assert line.accepted_subprotocol is None
        assert line.receive_json()["view"]["seat"] == 0
    with client.websocket_connect(f"/ws/{chair['table']}", subprotocols=["troef", "token.wrong"]) as line:
        assert line.receive_json()["error"]["key"] == "bad-token"


def test_the_oldest_screen_of_a_chair_hears_why_it_stops(client: Client) -> None:
    chair = open_table(client)
    with contextlib.ExitStack() as open_lines:
        lines = [open_lines.enter_context(client.websocket_connect(address(chair))) for _ in range(5)]
        heard = iter(lines[0].receive_json, None)
        assert next(said for said in heard if said["type"] == "error")["error"]["key"] == "seen-elsewhere"
        with pytest.raises(WebSocketDisconnect) as closed:
            lines[0].receive_json()
        assert closed.value.code == 4409


def test_without_limits_nothing_is_counted(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setenv("TROEF_LIMITS", "off")
    with served(Settings(reads_per_minute=1, requests_per_minute=1)) as client:
        assert [client.get("/api/tables").status_code for _ in range(3)] == [200] * 3
        assert [client.post("/api/tables", json={}).status_code for _ in range(3)] == [400] * 3
    assert "LIMITS ARE OFF" in caplog.text


@pytest.mark.parametrize("text", ["", "no", "OFF"])
def test_limits_are_on_or_off(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("TROEF_LIMITS", text)
    with pytest.raises(ValueError, match="'on' or 'off'"):
        Settings()


async def asked_from(settings: Settings, *forwarded: str) -> list[int]:
    """How requests that came from 198.51.100.1 were answered, each with what it says of who asks."""
    app: Any = make_app(settings)
    door = ASGITransport(app, client=("198.51.100.1", 1))
    async with AsyncClient(transport=door, base_url="http://localhost") as client:
        answers = [await client.get("/api/games", headers={"x-forwarded-for": hops}) for hops in forwarded]
    return [answer.status_code for answer in answers]


async def test_only_a_proxy_of_ours_says_for_whom_it_asks() -> None:
    """Who writes `X-Forwarded-For` himself stays who he is; behind our proxy, the last hop counts."""
    alone = replace(AT_ONCE, reads_per_minute=1)
    assert await asked_from(alone, "192.0.2.1", "192.0.2.2") == [200, 429]
    behind = replace(alone, proxies=("198.51.100.0/24",))
    assert await asked_from(behind, "192.0.2.1", "192.0.2.2", "203.0.113.99, 192.0.2.1") == [200, 200, 429]


async def test_no_seed_is_in_what_a_failing_database_says(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    log = await SqlLog.open(f"sqlite:///{tmp_path / 'troef.db'}")
    seed = "5eed" * 16
    with caplog.at_level(logging.INFO), pytest.raises(SQLAlchemyError) as failed:
        lines: list[Any] = [f'{{"secret": "{seed}"}}', object()]
        await log.append("table", 0, lines)
    await log.close()
    assert seed not in f"{failed.value}{caplog.text}"
