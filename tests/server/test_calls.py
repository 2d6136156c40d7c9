"""The calls by HTTP: lists, rules pages, tables, records, pages, faults."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from proving import examples
from server.conftest import AT_ONCE, Client, open_table, served
from troef.core.registry import all_games, find_game
from troef.server.settings import Settings, default_timing
from troef.words.words import LANGUAGES, words

HOSTILE = examples(60, suppress_health_check=[HealthCheck.function_scoped_fixture])


def test_every_game_is_on_the_list_with_all_that_can_be_agreed(client: Client) -> None:
    entries = client.get("/api/games").json()
    assert [entry["slug"] for entry in entries] == [info.slug for info in all_games()]
    for entry in entries:
        assert entry["ready"] is True
        assert set(entry["names"]) == {"nl", "en"}
        assert entry["seats"]["min"] <= entry["seats"]["default"] <= entry["seats"]["max"]
        assert {option["kind"] for option in entry["options"]} <= {"choice", "whole", "flag", "amount", "text"}
        for preset in entry["presets"]:
            assert not preset["names"]["nl"].startswith("preset-")
            find_game(entry["slug"], preset["id"], **preset["options"])


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_the_rules_page_has_an_anchor_for_each_clause(client: Client, lang: str) -> None:
    page = client.get(f"/api/rules/klaverjassen/{lang}").json()["html"]
    assert 'id="R9"' in page


@pytest.mark.parametrize("path", ["klaverjassen/de", "schaken/nl", "../nl", "..%2f..%2fnl/nl", "%00/nl", "A/nl"])
def test_a_rules_page_that_is_not_there(client: Client, path: str) -> None:
    answer = client.get(f"/api/rules/{path}")
    assert answer.status_code == 404
    assert answer.json() == {"error": {"key": "unknown-page", "facts": {}}}


def test_a_table_waits_is_joined_and_filled(client: Client) -> None:
    first = open_table(client, open=True, name="Lies")
    offer = next(offer for offer in client.get("/api/tables").json() if offer["table"] == first["table"])
    assert offer == {
        "table": first["table"],
        "game": "klaverjassen",
        "rules": "amsterdams",
        "seats": 4,
        "names": ["Lies"],
        "free": 3,
        "advice": False,
    }
    second = client.post(f"/api/tables/{first['table']}/join", json={"name": "Wout"}).json()
    assert (first["seat"], second["seat"]) == (0, 1)
    path = f"/api/tables/{first['table']}/fill"
    assert client.post(path, json={"token": "guess"}).json()["error"]["key"] == "bad-token"
    assert client.post(path, json={"token": second["token"]}).json() == {"table": first["table"]}
    assert client.post(path, json={"token": second["token"]}).json()["error"]["key"] == "table-full"
    assert first["table"] not in [offer["table"] for offer in client.get("/api/tables").json()]


def test_no_record_before_the_end(client: Client) -> None:
    chair = open_table(client)
    answer = client.get(f"/api/tables/{chair['table']}/record")
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "not-over")
    waiting = open_table(client, open=True)
    assert client.get(f"/api/tables/{waiting['table']}/record").status_code == 409


@pytest.mark.parametrize(
    ("wish", "status", "error"),
    [
        (
            {"game": "klavrjassen"},
            404,
            {"key": "unknown-game", "facts": {"name": "klavrjassen", "nearest": "klaverjassen"}},
        ),
        ({"game": "klaverjassen", "seats": 3}, 400, {"key": "bad-seats", "facts": {"min": 4, "max": 4, "seats": 3}}),
        ({"game": "klaverjassen", "seats": "vier"}, 400, {"key": "bad-message", "facts": {}}),
        ({"game": "klaverjassen", "seets": 4}, 400, {"key": "bad-message", "facts": {}}),
        (
            {"game": "klaverjassen", "bot": "rulr"},
            400,
            {"key": "unknown-bot", "facts": {"name": "rulr", "nearest": "rule"}},
        ),
        ({"game": "x" * 65}, 400, {"key": "bad-message", "facts": {}}),
        ({}, 400, {"key": "bad-message", "facts": {}}),
        ([], 400, {"key": "bad-message", "facts": {}}),
    ],
)
def test_a_table_that_cannot_be_opened(client: Client, wish: Any, status: int, error: dict[str, Any]) -> None:
    answer = client.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()) == (status, {"error": error})


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/nothing", 404),
        ("DELETE", "/api/tables", 405),
        ("GET", "/api/tables/nowhere/record", 404),
        ("POST", "/api/tables/nowhere/join", 404),
        ("GET", "/..%2fapp.py", 404),
        ("GET", "/assets/../../app.py", 404),
    ],
)
def test_what_is_not_there(client: Client, method: str, path: str, status: int) -> None:
    answer = client.request(method, path, json={} if method == "POST" else None)
    assert answer.status_code == status
    assert set(answer.json()) == {"error"}


def test_a_body_that_is_too_large(client: Client) -> None:
    answer = client.post("/api/tables", json={"game": "klaverjassen", "name": "x" * 20_000})
    assert (answer.status_code, answer.json()["error"]["key"]) == (413, "too-large")


@pytest.mark.parametrize("field", ["seats", "seed", "game", "options"])
@pytest.mark.parametrize("value", ["9" * 6000, "-1", "9e999", "[" * 5000, '{"deals":' + "9" * 6000 + "}", '"\\ud800"'])
def test_monstrous_values_never_break_it(client: Client, field: str, value: str) -> None:
    wish = {"game": '"klaverjassen"', "bot": '"random"', field: value}
    body = "{" + ",".join(f'"{name}":{text}' for name, text in wish.items()) + "}"
    answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in ((201, 400) if field == "seed" else (400,))


@HOSTILE
@given(body=st.binary(max_size=200))
def test_bytes_never_break_it(client: Client, body: bytes) -> None:
    answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500
    assert set(answer.json()["error"]) == {"key", "facts"}


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=30),
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text(max_size=10), parts, max_size=4),
    max_leaves=8,
)
WISHES = st.fixed_dictionaries(
    {"game": st.sampled_from(["klaverjassen", "klaverjassen:rotterdams", "", "x"]) | ANYTHING},
    optional={
        "rules": st.sampled_from(["rotterdams", "book"]) | ANYTHING,
        "options": st.dictionaries(st.sampled_from(["deals", "variant", "name", "rules", "self"]), ANYTHING) | ANYTHING,
        "seats": st.integers() | ANYTHING,
        "name": ANYTHING,
        "open": st.booleans(),
        "bot": st.sampled_from(["random", "rule"]) | ANYTHING,
        "seed": ANYTHING,
    },
)


@HOSTILE
@given(wish=WISHES)
def test_wishes_never_break_it(client: Client, wish: dict[str, Any]) -> None:
    answer = client.post("/api/tables", json=wish)
    if answer.status_code == 201:
        assert set(answer.json()) == {"table", "token", "seat"}
    else:
        assert 400 <= answer.status_code < 500
        error = answer.json()["error"]
        assert all(words(lang).has(f"error-{error['key']}") for lang in LANGUAGES)


@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing", "/api/tables/nowhere/record"])
def test_every_answer_keeps_the_browser_to_this_server(client: Client, path: str) -> None:
    headers = client.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "script-src" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_other_sites_may_not_ask(client: Client) -> None:
    wish = {"game": "klaverjassen", "bot": "random"}
    answer = client.post("/api/tables", json=wish, headers={"origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "bad-origin")
    own = client.post("/api/tables", json=wish, headers={"origin": str(client.base_url).rstrip("/")})
    assert own.status_code == 201


def test_long_answers_are_packed(client: Client) -> None:
    assert client.get("/api/games", headers={"accept-encoding": "gzip"}).headers["content-encoding"] == "gzip"


def test_the_pages_are_served_when_they_are_built(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Troef</title>")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-1a2b.js").write_text("export {}")
    with served(replace(AT_ONCE, static=tmp_path)) as client:
        page = client.get("/")
        assert page.headers["content-type"].startswith("text/html")
        assert "Troef" in page.text
        assert "immutable" in client.get("/assets/index-1a2b.js").headers["cache-control"]


def test_without_pages_it_says_how_to_build_them(tmp_path: Path) -> None:
    with served(replace(AT_ONCE, static=tmp_path)) as client:
        assert "npm run build" in client.get("/").text


def test_who_asks_too_much_must_wait() -> None:
    with served(replace(AT_ONCE, requests_per_minute=2)) as client:
        statuses = [client.post("/api/tables", json={}).status_code for _ in range(3)]
        assert statuses == [400, 400, 429]
        assert client.post("/api/tables", json={}).json()["error"]["key"] == "too-many"
        assert client.get("/api/games").status_code == 200


def test_the_calls_are_described(client: Client) -> None:
    assert "/api/tables/{table}/join" in client.get("/api/schema/openapi.json").json()["paths"]


def test_the_schema_says_of_every_call_what_it_does(client: Client) -> None:
    paths = client.get("/api/schema/openapi.json").json()["paths"]
    silent = [
        (verb, path)
        for path, verbs in paths.items()
        for verb, call in verbs.items()
        if path.startswith("/api/") and not call.get("description")
    ]
    assert silent == []


@pytest.mark.parametrize(("text", "pace"), [("0", 0.0), ("1", 1.0), ("2.5", 2.5)])
def test_the_speed_of_bots_can_be_set(monkeypatch: pytest.MonkeyPatch, text: str, pace: float) -> None:
    monkeypatch.setenv("TROEF_BOT_SPEED", text)
    assert Settings().timing.pace == pace


@pytest.mark.parametrize("text", ["quick", "-1", "nan", "inf", ""])
def test_a_speed_that_is_none(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("TROEF_BOT_SPEED", text)
    with pytest.raises(ValueError, match="TROEF_BOT_SPEED"):
        default_timing()


def test_the_page_of_a_game_has_its_cards_and_what_the_bots_were_measured_to(client: Client) -> None:
    page = client.get("/api/games/klaverjassen").json()
    assert (page["slug"], page["cards"], page["ready"], page["lesson"]) == ("klaverjassen", 32, True, True)
    assert page["lines"]["nl"].startswith("Maak troef")
    assert page["levels"][2] == {
        "better": "strong",
        "worse": "good",
        "deals": 1000,
        "lead": "30.14",
        "error": "3.67",
        "worlds": 12,
    }
    assert client.get("/api/games/kleurwies").json()["slug"] == "kleurenwiezen"
    assert client.get("/api/games/schaken").json()["error"]["key"] == "unknown-game"
