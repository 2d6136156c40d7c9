"""Lists of registrations, a player's own page, the calendar, and erasing names, over HTTP."""

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.conftest import AT_ONCE, Client, served
from server.test_events import DAY, RULES, SHORT, Afternoon, play_a_sheet
from troef.paper.letterhead import Letterhead
from troef.paper.lists import ranking_list
from troef.server.events.calls import REGISTER_BURST
from troef.tournament.log import read_log

AFTER = "2026-06-01T12:00:00"


def desk_headers(one: Afternoon, lang: str = "en") -> dict[str, str]:
    return {"authorization": f"Bearer {one.desk}", "accept-language": lang}


def send_list(one: Afternoon, data: bytes, **query: Any) -> Any:
    return one.client.post(f"{one.path}/list", content=data, params=query, headers=desk_headers(one))


# ---- registration ----


@pytest.mark.clause("tournament", ("R1", "R2"))
def test_a_list_is_shown_first_and_registered_when_its_count_is_confirmed(client: Client) -> None:
    one = Afternoon(client)
    data = "naam;geboren\nAn;1980-02-03\nCéline;1975-11-30\n".encode("latin-1")
    shown = send_list(one, data).json()
    assert shown == {"count": 2, "first": ["An", "Céline"], "done": False}
    assert one.get().json()["players"] == 0
    assert one.refused(send_list(one, data, expected=3, id="a"))[0] == "other-count"
    assert send_list(one, data, expected=2, id="b").json()["done"]
    assert [person["name"] for person in one.get("/desk", one.desk).json()["people"]] == ["An", "Céline"]


@pytest.mark.clause("tournament", ("R2",))
def test_each_wrong_line_of_a_list_is_told_and_nobody_is_registered(client: Client) -> None:
    one = Afternoon(client)
    answer = send_list(one, b"An;1980-02-03\nKind;2015-01-01\nBert;ooit\n", expected=3)
    fault = answer.json()["error"]
    assert (answer.status_code, fault["key"], fault["facts"]["count"]) == (400, "wrong-list", 2)
    assert [(told["line"], told["reason"]) for told in fault["facts"]["faults"]] == [(2, "too-young"), (3, "no-date")]
    assert one.get().json()["players"] == 0
    answer = client.post(f"{one.path}/list", content=b"An;1980-02-03")
    assert answer.json()["error"]["key"] == "not-your-card"


@pytest.mark.clause("tournament", ("R1", "R2"))
def test_the_registration_page_knows_what_it_has_to_say(client: Client) -> None:
    told = Afternoon(client, {"name": "iwwa-manillen", "fee": 1250}).get().json()
    expected = {"fee": 1250, "min_age": 16, "rules_version": RULES, "checkin_deadline": "09:45", "entry": "player"}
    assert {name: told[name] for name in expected} == expected
    assert told["registration_open"]


def test_one_address_does_not_register_a_whole_field(client: Client) -> None:
    one = Afternoon(client)
    facts = {"born": "1980-01-01", "rules_version": RULES}
    for number in range(REGISTER_BURST):
        assert one.send("register", name=f"Speler {number}", **facts).status_code == 201
    answer = one.send("register", name="Te veel", **facts)
    assert (answer.status_code, answer.json()["error"]["key"]) == (429, "too-many")
    one.do("register", name="Aan de balie", **facts)


# ---- a player's own page ----


@pytest.mark.clause("tournament", ("R8", "R29", "A14", "S6"))
def test_a_player_sees_his_table_his_score_and_why(client: Client) -> None:
    one = Afternoon(client, SHORT).drawn(8)
    play_a_sheet(one)
    people = [who["person"] for who in one.get("/draw").json()["tables"][0]]
    scorer = one.cards("player", people[0])[0]["token"]
    headers = {"authorization": f"Bearer {scorer}", "accept-language": "en"}

    def mine() -> dict[str, Any]:
        found: dict[str, Any] = client.get(f"{one.path}/mine", headers=headers).json()
        return found

    (result,) = mine()["results"]
    assert (result["table"], result["state"], result["score"]) == (1, "handed_in", None)  # R29
    assert len(result["people"]) == 4
    one.do("verify", round=1, table=1)
    one.do("publish", round=1, table=1)
    told = mine()
    assert (told["results"][0]["score"], told["standing"]["total"], told["of"]) == (60, 60, 8)
    assert f"Number {people[0]}" in told["why_ranked"]
    assert "born" not in json.dumps(told)
    sentence = client.get(f"{one.path}/why?person={people[0]}", headers={"accept-language": "en"}).json()["sentences"][
        0
    ]
    assert "table 1" in sentence and f"Number {people[0]}" in sentence
    client.post(f"{one.path}/scoreboard", json={"scoreboard": "hidden"}, headers=desk_headers(one))
    assert (mine()["standing"], mine()["why_ranked"]) == (None, None)
    assert one.get("/mine").json()["error"]["key"] == "not-your-card"


def test_why_is_refused_for_who_is_not_there(client: Client) -> None:
    one = Afternoon(client)
    assert one.refused(one.get("/why?person=9"))[0] == "no-such-person"


# ---- pot and prizes ----


@pytest.mark.clause("tournament", ("R6", "S7"))
def test_the_public_sees_pot_and_prizes_where_the_club_shows_them(client: Client) -> None:
    """Half of what was paid for the first, three tenths for the second; those who share a place divide it."""
    one = Afternoon(client, {**SHORT, "fee": 500, "prizes": [500, 300], "prize_places": [4]}).drawn()
    for person in range(1, 5):
        one.do("pay", person=person, amount=500)
        assert one.get("/desk", one.desk).json()["money"]["paid"] == 500 * person
    assert one.get().json()["prizes"] is None
    answer = client.post(f"{one.path}/scoreboard", json={"prizes": True}, headers=desk_headers(one))
    assert answer.json() == {"scoreboard": "open", "prizes": True}
    told = one.get().json()["prizes"]
    assert (told["pot"], told["won"]) == (2000, None)
    places = [(one["place"], one["amount"], one["in_kind"]) for one in told["places"]]
    assert places == [(1, 1000, False), (2, 600, False), (4, 0, True)]
    play_a_sheet(one)
    for verb in ("verify", "publish"):
        one.do(verb, round=1, table=1)
    assert one.get().json()["prizes"]["won"] is None
    one.do("finish")
    won = one.get().json()["prizes"]["won"]
    assert [(prize["rank"], prize["amount"], prize["in_kind"]) for prize in won] == [
        (1, 800, False),
        (1, 800, False),
        (3, 0, True),
        (3, 0, True),
    ]
    one.do("draw-lots", among=won[0]["player"])
    (equals,) = one.get().json()["by_lot"]
    assert [row["rank"] for row in equals] == [1, 2]
    assert [prize["amount"] for prize in one.get().json()["prizes"]["won"][:2]] == [1000, 600]
    notes = ranking_list(Letterhead(read_log(one.get("/log", one.desk).text).event(), "en"))["notes"]
    assert notes[-1] == f"The lot decided between {equals[0]['name']}, {equals[1]['name']}."
    client.post(f"{one.path}/scoreboard", json={"prizes": False}, headers=desk_headers(one))
    assert one.get().json()["prizes"] is None


# ---- the calendar ----


def test_an_event_is_on_the_calendar_when_its_desk_puts_it_there(client: Client) -> None:
    made = client.post("/api/events", json={"title": "Beker", "day": DAY, "template": "vrij", "rules_version": "1"})
    key, token = made.json()["event"], made.json()["card"]["token"]
    assert client.get("/api/events").json() == []

    def put(listed: bool, token: str) -> Any:
        headers = {"authorization": f"Bearer {token}"}
        body = {"listed": listed, "club": "De Zwaan"}
        return client.post(f"/api/events/{key}/calendar", json=body, headers=headers)

    assert put(True, token).status_code == 200
    (row,) = client.get("/api/events").json()
    assert (row["event"], row["title"], row["day"], row["club"]) == (key, "Beker", DAY, "De Zwaan")
    put(False, token)
    assert client.get("/api/events").json() == []
    rehearsal = Afternoon(client)
    answer = client.post(f"{rehearsal.path}/calendar", json={"listed": True}, headers=desk_headers(rehearsal))
    assert answer.json()["error"]["key"] == "no-rehearsal-in-calendar"


# ---- after the event ----


@pytest.fixture
def on_disk(tmp_path: Path) -> Iterator[tuple[Client, Path]]:
    """A server whose database is a file."""
    file = tmp_path / "troef.db"
    with served(replace(AT_ONCE, db=f"sqlite:///{file}")) as client:
        yield client, file


@pytest.mark.clause("tournament", ("S5", "R36"))
def test_names_are_erased_from_the_disk_and_the_ranking_stays(on_disk: tuple[Client, Path]) -> None:
    client, file = on_disk
    one = Afternoon(client, SHORT).drawn(8)
    players = play_a_sheet(one)
    jury = one.cards("jury", name="Mia Recht")[0]["token"]
    one.do("warn", jury, person=1, reason="Speler 1 riep")
    standings = one.get("/ranking", one.desk).json()

    def erase(people: int, token: str = one.desk) -> Any:
        return client.post(f"{one.path}/erase", json={"people": people}, headers={"authorization": f"Bearer {token}"})

    assert one.refused(erase(8))[0] == "event-not-over"
    one.clock = "23:59:00"
    headers = desk_headers(one)
    body = {"id": "late", "act": "warn", "at": AFTER, "facts": {"person": 2, "reason": "later"}}
    client.post(f"{one.path}/acts", json=body, headers={"authorization": f"Bearer {jury}"})
    database = sqlite3.connect(file)
    line = json.dumps({"sit": 0, "name": "Speler 1"}), json.dumps({"troef": 1, "names": ["Speler 1", "Bot 2"]})
    database.executemany("INSERT INTO events VALUES (?, ?, ?)", [(f"play:{one.key}.1.1", n, line[n]) for n in (0, 1)])
    database.commit()
    assert erase(7).json()["error"]["key"] == "other-number-of-people"
    assert erase(8, jury).json()["error"]["key"] == "not-your-card"
    assert erase(8).status_code == 200
    told = one.get("/log", one.desk).text
    kept = b"".join([part.read_bytes() for part in file.parent.glob("troef.db*")])
    rows = database.execute("SELECT line FROM events").fetchall()
    assert ('{"troef": 1, "names": ["nr 1", "Bot 2"]}',) in rows
    database.close()
    for name in ("Speler 1", "Mia Recht", "1980-01-01"):
        assert name not in told and name not in str(rows) and name.encode() not in kept
    after = one.get("/ranking", one.desk).json()
    assert [{**row, "name": ""} for row in after] == [{**row, "name": ""} for row in standings]
    assert after[0]["name"] == f"nr {after[0]['player']}"
    assert read_log(told).event().names_erased
    assert one.get("/mine", players[0]["token"]).json()["error"]["key"] == "bad-token"
    assert client.get(f"{one.path}/desk", headers=headers).status_code == 200
    assert one.refused(erase(8))[0] == "names-erased-already"
