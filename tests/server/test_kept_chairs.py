"""How the tables stand at which a guest has kept a chair: what the first page shows of them."""

from dataclasses import replace

from server.conftest import AT_ONCE, Client, address, open_table, served
from troef.server.chairs import MOST_CHAIRS


def kept(chair: dict[str, object]) -> dict[str, object]:
    return {"table": chair["table"], "token": chair["token"]}


def test_tables_stand_as_they_were_left(client: Client) -> None:
    """One that waits for others, and one that is played with bots; in patience it is always one's own turn."""
    waiting = open_table(client, open=True, name="Lies")
    alone = open_table(client, game="patience", seed=7)
    with client.websocket_connect(address(alone)) as line:
        while not line.receive_json()["view"]["moves"]:
            pass  # the cards are still being dealt
    first, second = client.post("/api/chairs", json={"chairs": [kept(waiting), kept(alone)]}).json()
    assert first == {
        "table": waiting["table"],
        "game": "klaverjassen",
        "rules": "amsterdams",
        "seat": 0,
        "people": ["Lies", None, None, None],
        "deal": None,
        "turn": False,
        "over": False,
    }
    assert second["deal"] == {"number": 1, "of": None}
    assert (second["turn"], second["over"]) == (True, False)


def test_a_table_that_is_gone_and_a_chair_of_somebody_else_are_left_out(client: Client) -> None:
    chair = open_table(client)
    stolen = {"table": chair["table"], "token": "guessed"}
    asked = [{"table": "nowhere", "token": "x"}, stolen, kept(chair)]
    assert [found["table"] for found in client.post("/api/chairs", json={"chairs": asked}).json()] == [chair["table"]]


def test_a_table_is_found_again_after_the_server_was_started_again(address: str) -> None:
    settings = replace(AT_ONCE, db=address)
    with served(settings) as client:
        chair = open_table(client, open=True)
    with served(settings) as client:
        found = client.post("/api/chairs", json={"chairs": [kept(chair)]}).json()
    assert [(standing["table"], standing["over"]) for standing in found] == [(chair["table"], False)]


def test_so_many_chairs_can_be_asked_about_and_no_more(client: Client) -> None:
    asked = [{"table": "nowhere", "token": "x"}] * (MOST_CHAIRS + 1)
    assert client.post("/api/chairs", json={"chairs": asked[1:]}).json() == []
    assert client.post("/api/chairs", json={"chairs": asked}).status_code == 400
    assert client.post("/api/chairs", json={"chairs": [{"table": "nowhere"}]}).status_code == 400


def test_the_chair_of_who_stood_up_is_still_his_and_no_turn_waits_for_him(client: Client) -> None:
    chair = open_table(client, name="Lies")
    with client.websocket_connect(address(chair)) as line:
        while not line.receive_json()["view"]["moves"]:
            pass
        line.send_json({"type": "stand"})
        while line.receive_json()["view"]["seat"] == chair["seat"]:
            pass
    (standing,) = client.post("/api/chairs", json={"chairs": [kept(chair)]}).json()
    assert (standing["table"], standing["seat"], standing["turn"]) == (chair["table"], chair["seat"], False)
