"""Advice by HTTP: what is answered, and what a stranger or a hostile client gets instead."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.conftest import AT_ONCE, Client, address, open_table, served
from server.test_calls import ANYTHING, HOSTILE
from server.test_socket import hear, play_to_the_end, until_my_turn
from stores import Store
from troef.words.words import LANGUAGES, words

Chair = dict[str, Any]


@pytest.fixture(scope="module")
def client(store: Store) -> Iterator[Client]:
    """A server whose adviser tries two worlds."""
    with served(replace(AT_ONCE, adviser="strong:2"), store) as client:
        yield client


def ask(client: Client, chair: Chair, **question: Any) -> Any:
    """The answer, or the key of the fault."""
    answer = client.post(f"/api/tables/{chair['table']}/advice", json={"token": chair["token"], **question})
    return answer.json() if answer.status_code == 200 else answer.json()["error"]["key"]


@pytest.fixture(scope="module")
def ended(client: Client) -> Chair:
    """A chair at a table whose match is over."""
    chair = open_table(client, options={"deals": 4}, bot="rule", seed=1)
    with client.websocket_connect(address(chair)) as socket:
        play_to_the_end(socket)
    return chair


def test_on_ones_own_turn_and_only_then(client: Client) -> None:
    chair = open_table(client, game="hartenjagen", seed=1)
    with client.websocket_connect(address(chair)) as socket:
        message = until_my_turn(socket)
        assert message["advice"] is True
        offered = {move["text"] for move in message["view"]["moves"]}
        answer = ask(client, chair)
        assert answer["move"]["text"] in offered
        assert {thought["move"]["text"] for thought in answer["thoughts"]} == (offered if len(offered) > 1 else set())
        socket.send_json({"type": "play", "move": answer["move"]["text"]})
        assert hear(socket)["version"] == message["version"] + 1


def test_every_line_of_a_deal_that_is_over_leads_to_an_answer(client: Client, ended: Chair) -> None:
    path = f"/api/tables/{ended['table']}/deals/2"
    course = client.post(path, json={"token": ended["token"]}).json()
    assert course["deal"] == 2
    for line in course["log"][::7]:
        answer = ask(client, ended, event=line["event"])
        assert (answer["seat"], answer["played"]["text"], answer["deal"]) == (line["seat"], line["text"], 2)


def test_a_table_is_opened_with_the_advice_that_was_agreed(client: Client) -> None:
    chair = open_table(client, open=True, advice=True)
    with client.websocket_connect(f"/ws/{chair['table']}") as watcher:
        assert hear(watcher)["advice"] is True
    answer = client.post("/api/tables", json={"game": "zenuwen", "advice": True})
    assert (answer.status_code, answer.json()["error"]["key"]) == (409, "advice-race")
    races = [entry["slug"] for entry in client.get("/api/games").json() if entry.get("race")]
    assert sorted(races) == ["ezelen", "zenuwen"]


@pytest.mark.parametrize(
    ("question", "status", "key"),
    [
        ({}, 409, "advice-no-choice"),  # the match is over
        ({"event": -1}, 404, "no-such-move"),
        ({"event": 0}, 404, "no-such-move"),  # the deal
        ({"event": 10**18}, 404, "no-such-move"),
        ({"event": 1.5}, 400, "bad-message"),
        ({"event": [3]}, 400, "bad-message"),
        ({"event": 3, "seat": 2}, 400, "bad-message"),  # only the token says for whom
        ({"token": "guess"}, 403, "bad-token"),
        ({"token": ""}, 403, "bad-token"),
        ({"token": None}, 400, "bad-message"),
    ],
)
def test_what_may_not_be_asked(client: Client, ended: Chair, question: dict[str, Any], status: int, key: str) -> None:
    path = f"/api/tables/{ended['table']}/advice"
    answer = client.post(path, json={"token": ended["token"], **question})
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)


def test_who_only_watches_asks_nothing(client: Client, ended: Chair) -> None:
    """Without a token nothing is read."""
    for path in ("advice", "deals/1"):
        answer = client.post(f"/api/tables/{ended['table']}/{path}", json={})
        assert (answer.status_code, answer.json()["error"]["key"]) == (400, "bad-message")


def test_a_token_asks_nothing_at_another_table(client: Client, ended: Chair) -> None:
    other = open_table(client)
    for path in ("advice", "deals/1"):
        answer = client.post(f"/api/tables/{ended['table']}/{path}", json={"token": other["token"]})
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "bad-token")
        assert client.post(f"/api/tables/nowhere/{path}", json={"token": other["token"]}).status_code == 404


def test_before_the_match_and_while_a_deal_runs_nothing_is_told(client: Client) -> None:
    chair = open_table(client, open=True, advice=True)
    assert ask(client, chair) == "not-started"
    assert ask(client, chair, event=3) == "not-started"
    client.post(f"/api/tables/{chair['table']}/fill", json={"token": chair["token"]})
    with client.websocket_connect(address(chair)) as socket:
        message = until_my_turn(socket)
        assert ask(client, chair, event=message["version"]) in ("no-such-move", "deal-running")
        path = f"/api/tables/{chair['table']}/deals/1"
        answer = client.post(path, json={"token": chair["token"]})
        assert (answer.status_code, answer.json()["error"]["key"]) == (409, "deal-running")
        with client.websocket_connect(f"/ws/{chair['table']}") as watcher:
            assert hear(watcher)["version"] == message["version"]


@HOSTILE
@given(
    body=ANYTHING
    | st.fixed_dictionaries({"token": st.text(max_size=40)}, optional={"event": ANYTHING, "seat": st.integers()})
)
def test_no_question_breaks_it(client: Client, ended: Chair, body: Any) -> None:
    """With the right token too."""
    for question in (body, {**body, "token": ended["token"]} if isinstance(body, dict) else body):
        for path in ("advice", "deals/1"):
            answer = client.post(f"/api/tables/{ended['table']}/{path}", json=question)
            assert answer.status_code < 500
            if answer.status_code != 200:
                assert all(words(lang).has(f"error-{answer.json()['error']['key']}") for lang in LANGUAGES)


@pytest.mark.parametrize("deal", ["0", "-1", "99", "99999999999999999999", "one", "1.5", "%00"])
def test_a_deal_that_is_not_there(client: Client, ended: Chair, deal: str) -> None:
    answer = client.post(f"/api/tables/{ended['table']}/deals/{deal}", json={"token": ended["token"]})
    assert answer.status_code == 404
    assert answer.json()["error"]["key"] in ("no-such-deal", "unknown-page")


def test_a_coach_answers_after_ones_own_card(client: Client) -> None:
    chair = open_table(client, game="hartenjagen", seed=1)
    with client.websocket_connect(address(chair)) as socket:
        message = until_my_turn(socket)
        socket.send_json({"type": "play", "move": message["view"]["moves"][0]["text"]})
        hear(socket)
        path = f"/api/tables/{chair['table']}/coach"
        said = client.post(path, json={"token": chair["token"]}).json()
        assert said.keys() == {"better"}
        assert said["better"] is None or said["better"]["played"]["text"] == message["view"]["moves"][0]["text"]
        assert client.post(path, json={"token": "a stranger"}).status_code == 403
