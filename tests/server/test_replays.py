"""Matches looked at again by HTTP: of tables and of files, and what is not shown of a match that goes on."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given

from server.conftest import Client, address, open_table, served
from server.test_calls import ANYTHING, HOSTILE
from server.test_socket import hear, play_to_the_end
from stores import Store
from troef.core.record import read_record
from troef.words.words import LANGUAGES, words

Chair = dict[str, Any]


@pytest.fixture(scope="module")
def client(store: Store) -> Iterator[Client]:
    with served(store=store) as client:
        yield client


@pytest.fixture(scope="module")
def ended(client: Client) -> Chair:
    """A chair at a table whose match of four deals is over."""
    chair = open_table(client, options={"deals": 4}, bot="rule", seed=1)
    with client.websocket_connect(address(chair)) as socket:
        play_to_the_end(socket)
    return chair


def ask(client: Client, path: str, token: str = "") -> Any:
    """The answer, or the key of the fault."""
    answer = client.get(f"/api/replays/{path}", headers={"authorization": f"Bearer {token}"} if token else {})
    return answer.json() if answer.status_code == 200 else answer.json()["error"]["key"]


def weigh(client: Client, path: str, step: int) -> Any:
    """What each card is worth at a step, or the key of the fault."""
    answer = client.post(f"/api/replays/{path}/open-cards", json={"step": step})
    return answer.json() if answer.status_code == 200 else answer.json()["error"]["key"]


def open_hands(steps: Any) -> int:
    """How many hands lie open in the position in which a deal begins."""
    zones = steps["steps"][0]["view"]["zones"]
    return sum(zone["kind"] == "hand" and bool(zone["cards"]) for zone in zones)


def test_a_match_that_is_over_is_for_who_has_the_address(client: Client, ended: Chair) -> None:
    told = ask(client, f"{ended['table']}/1")
    assert (told["game"], told["over"], told["solved"], told["seat"]) == ("klaverjassen", True, True, -1)
    assert [(deal["deal"], deal["row"], deal["open"]) for deal in told["deals"]] == [(n, n, True) for n in (1, 2, 3, 4)]
    assert told["sheet"]["totals"] == [told["outcome"]["scores"][seat] for seat in (0, 1)]
    steps = ask(client, f"{ended['table']}/1/deals/3")
    assert (steps["open"], steps["more"], len(steps["steps"])) == (True, False, told["deals"][2]["steps"])
    assert open_hands(steps) == 4
    assert len(ask(client, f"{ended['table']}/1/deals/3?start=30")["steps"]) == len(steps["steps"]) - 30


def test_with_the_best_play_at_each_card(client: Client, ended: Chair) -> None:
    path = f"{ended['table']}/1/deals/1"
    last = len(ask(client, path)["steps"]) - 1
    found = weigh(client, path, last - 8)
    assert set(found["best"]) <= {card["card"] for card in found["cards"]}
    assert len(found["line"]) == 8
    assert weigh(client, path, 0) == "nothing-to-solve"
    assert weigh(client, path, 999) == weigh(client, path, -1) == "no-such-step"


def test_one_plays_on_from_any_step_against_bots(client: Client, ended: Chair) -> None:
    path = f"/api/replays/{ended['table']}/1/deals/2"
    answer = client.post(f"{path}/table", json={"step": 12, "name": "Noor"})
    assert answer.status_code == 201, answer.text
    chair = answer.json()
    with client.websocket_connect(address(chair)) as socket:
        message = hear(socket)
    assert (message["view"]["deal"]["number"], message["view"]["actors"]) == (2, [chair["seat"]])
    assert [bool(person["bot"]) for person in message["people"]] == [seat != chair["seat"] for seat in range(4)]
    assert message["people"][chair["seat"]]["name"] == "Noor"
    over = client.post(f"/api/replays/{ended['table']}/1/deals/4/table", json={"step": 999})
    assert over.json()["error"]["key"] == "no-such-step"


def test_files_of_a_match(client: Client, ended: Chair) -> None:
    text = client.get(f"/api/replays/{ended['table']}/1/file/jsonl").text
    assert read_record(text).replay().outcome() is not None
    assert ask(client, f"{ended['table']}/1/file/pbn") == "no-such-format"
    brought = client.post("/api/replays/", content=text.encode()).json()
    assert brought["matches"] == 1
    told = ask(client, f"{brought['replay']}/1")
    assert (told["game"], told["formats"], len(told["deals"])) == ("klaverjassen", ["jsonl"], 4)
    assert open_hands(ask(client, f"{brought['replay']}/1/deals/1")) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_is_wrong_is_said_with_its_line(client: Client, ended: Chair, lang: str) -> None:
    lines = client.get(f"/api/replays/{ended['table']}/1/file/jsonl").text.splitlines()
    lines[3], lines[-1] = lines[4], ""
    name = client.post("/api/replays/", content="\n".join(lines[:-1]).encode()).json()["replay"]
    answer = client.get(f"/api/replays/{name}/1", headers={"accept-language": lang})
    fault = answer.json()["error"]
    assert (answer.status_code, fault["key"], fault["facts"]["line"]) == (400, "bad-replay-file", 4)
    assert words(lang).error(fault["key"], fault["facts"]).endswith(fault["facts"]["text"])


def test_of_a_match_that_goes_on_only_deals_that_are_over(client: Client) -> None:
    chair = open_table(client, seed=1, bot="rule")
    with client.websocket_connect(address(chair)) as socket:
        while (message := hear(socket))["view"]["deal"]["number"] < 2:
            if message["view"]["moves"]:
                socket.send_json({"type": "play", "move": message["view"]["moves"][0]["text"]})
        path = f"{chair['table']}/1"
        told = ask(client, path, chair["token"])
        assert (told["over"], told["seat"], [deal["deal"] for deal in told["deals"]]) == (False, 0, [1])
        assert told["formats"] == []
        assert open_hands(ask(client, f"{path}/deals/1")) == 4  # every card was played: nothing of it is secret
        assert ask(client, f"{path}/deals/2", chair["token"]) == "deal-running"
        assert ask(client, f"{path}/file/jsonl") == "not-over"


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("nowhere/1", 404, "no-table"),
        ("file-0123/1", 404, "no-replay-file"),
        ("{table}/2", 404, "no-such-match"),
        ("{table}/0", 404, "no-such-match"),
        ("{table}/1/deals/9", 404, "no-such-deal"),
        ("{table}/1/deals/0", 404, "no-such-deal"),
        ("{table}/1/deals/1?start=-1", 400, "bad-message"),
        ("{table}/1/file/exe", 404, "no-such-format"),
    ],
)
def test_what_is_not_there(client: Client, ended: Chair, path: str, status: int, key: str) -> None:
    answer = client.get(f"/api/replays/{path.format(table=ended['table'])}")
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)
    for lang in LANGUAGES:
        spoken = words(lang).error(key, answer.json()["error"]["facts"])
        assert spoken != f"error-{key}" and "{" not in spoken


@HOSTILE
@given(body=ANYTHING)
def test_any_file_is_answered(client: Client, body: Any) -> None:
    sent = body if isinstance(body, bytes) else repr(body).encode()
    answer = client.post("/api/replays/", content=sent)
    assert answer.status_code in (200, 400)
