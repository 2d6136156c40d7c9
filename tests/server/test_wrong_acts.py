"""Events over HTTP: openings and acts that are wrong or hostile are refused, and change nothing."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.conftest import Client
from server.test_calls import ANYTHING, HOSTILE
from server.test_events import DAY, RULES, SHORT, Afternoon
from troef.words.words import LANGUAGES, words


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"template": "schaken"}, "bad-template"),
        ({"template": {"name": "vrij", "rounds": 0}}, "bad-template"),
        ({"template": {"name": "vrij", "game": "schaken"}}, "bad-template"),
        ({"template": 7}, "bad-message"),
        ({"day": "morgen"}, "act-refused"),
        ({"zone": "../../etc/passwd"}, "no-zone"),
        ({"zone": "Europe/Nergens"}, "no-zone"),
        ({"title": "x" * 81}, "bad-message"),
        ({"rehearsal": True, "at": "nu"}, "bad-time"),
        ({"seed": "mine"}, "no-rehearsal"),
        ({"colour": "red"}, "bad-message"),
    ],
)
def test_an_event_that_cannot_be_opened(client: Client, wish: dict[str, Any], key: str) -> None:
    usual = {"title": "K", "day": DAY, "template": "vrij", "rules_version": "1"}
    answer = client.post("/api/events", json={**usual, **wish})
    assert (answer.status_code // 100, answer.json()["error"]["key"]) == (4, key)


@pytest.mark.parametrize(
    ("template", "text"),
    [
        ("schaken", "er is geen sjabloon “schaken”"),
        ({"name": "vrij", "round_minutes": 0}, "minuten per ronde: het is minstens één, of null"),
        ({"name": "vrij", "rounds": "vier"}, "ronden: het is een geheel getal"),
        ({"name": "vrij", "game": "schaken"}, "Er is geen spel schaken."),
    ],
)
def test_what_is_wrong_with_a_template_is_said_in_the_language_asked(client: Client, template: Any, text: str) -> None:
    wish = {"title": "K", "day": DAY, "template": template, "rules_version": "1"}
    answer = client.post("/api/events", json=wish, headers={"accept-language": "nl"})
    assert answer.json()["error"]["facts"]["text"].startswith(text)


def test_facts_that_are_missing_or_wrong_are_called_as_on_the_page(client: Client) -> None:
    one = Afternoon(client)
    for facts, text in (
        ({"born": "1980-01-01"}, "naam, versie van het reglement ontbreekt"),
        ({"name": "Anna", "born": 1980, "rules_version": RULES}, "geboortedatum: het is een tekst"),
    ):
        answer = one.send("register", one.desk, "nl", **facts)
        assert answer.json()["error"]["facts"]["text"].startswith(text)


def test_an_event_that_is_not_there(client: Client) -> None:
    for path in ("nowhere", "x" * 300, "nowhere/desk", "nowhere/tables/1", "nowhere/log"):
        answer = client.get(f"/api/events/{path}")
        assert (answer.status_code, answer.json()["error"]["key"]) == (404, "no-event")


def test_the_schema_describes_the_calls(client: Client) -> None:
    paths = client.get("/api/schema/openapi.json").json()["paths"]
    assert {"/api/events", "/api/events/{event}/acts", "/api/events/{event}/log"} <= set(paths)


@pytest.fixture(scope="module")
def running(client: Client) -> Afternoon:
    return Afternoon(client, SHORT).drawn()


VERBS = st.sampled_from(["register", "report", "draw", "bulk", "undo", "sit", "enter-deal", "sign", "penalise", "open"])
NAMES = st.sampled_from(["person", "round", "table", "name", "acts", "expected", "line", "chairs", "deal", "result"])
FACTS = st.dictionaries(NAMES | st.text(max_size=8), ANYTHING | st.integers(-3, 5), max_size=6)


@HOSTILE
@given(verb=VERBS | st.text(max_size=20), facts=FACTS | ANYTHING, card=st.sampled_from(["desk", "public", "table"]))
def test_no_act_breaks_an_event(running: Afternoon, verb: str, facts: Any, card: str) -> None:
    before = running.get("/log", running.desk).text
    token = {"desk": running.desk, "public": "", "table": running.cards("table", 1)[0]["token"]}[card]
    body = {"id": f"h{running.sent}", "act": verb, "facts": facts, "at": running.at}
    running.sent += 1
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = running.client.post(f"{running.path}/acts", json=body, headers=headers)
    assert answer.status_code in (201, 400, 403, 409), answer.text
    after = running.get("/log", running.desk).text
    assert after.startswith(before) and (after == before) == (answer.status_code != 201)
    if answer.status_code != 201:
        key = answer.json()["error"]["key"]
        assert key != "internal" and all(words(lang).has(f"error-{key}") for lang in LANGUAGES)


@HOSTILE
@given(raw=st.binary(max_size=80))
def test_no_bytes_break_an_event(running: Afternoon, raw: bytes) -> None:
    headers = {b"authorization": b"Bearer " + raw.replace(b"\n", b"").replace(b"\r", b"").replace(b"\0", b"")}
    answer = running.client.post(f"{running.path}/acts", content=raw, headers=headers)
    assert 400 <= answer.status_code < 500
    assert set(answer.json()["error"]) == {"key", "facts"}
