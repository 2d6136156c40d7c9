"""Whole events at our own tables: players are seated by themselves, sheets fill themselves, and the ranking is the one
that another program counts from the log."""

from collections.abc import Iterator
from typing import Any

import pytest
from recount import recount

from server.conftest import Client
from server.event_company import Company, seat, served, until
from server.test_events import RULES, Afternoon
from stores import Store


@pytest.fixture
def client(store: Store) -> Iterator[Client]:
    with served(store=store) as client:
        yield client


def entered(client: Client, template: dict[str, Any], players: int, **more: Any) -> Afternoon:
    """An event whose players have reported; the seed is known."""
    one = Afternoon(client, template, **more)
    for number in range(1, players + 1):
        one.do("register", name=f"Speler {number}", born="1980-01-01", rules_version=RULES)
    reports = [{"act": "report", "facts": {"person": number}} for number in range(1, players + 1)]
    one.do("bulk", acts=reports, expected=players)
    one.clock = "10:00:00"
    for verb in ("close-registration", "reveal-seed"):
        one.do(verb)
    return one


def on_line(one: Afternoon, round_number: int, tables: "list[int]", **more: Any) -> None:
    """Draw a round, let some of its tables play on line, and start it."""
    one.do("draw")
    acts = [{"act": "play-on-line", "facts": {"round": round_number, "table": table, **more}} for table in tables]
    one.do("bulk", acts=acts, expected=len(acts))
    one.do("start-round", round=round_number)


def sheets(one: Afternoon) -> "list[dict[str, Any]]":
    """The sheets as the desk sees them."""
    found: list[dict[str, Any]] = one.get("/desk", one.desk).json()["sheets"]
    return found


def play_round(one: Afternoon, round_number: int, tables: "list[int]", tokens: "dict[int, str]", **more: Any) -> None:
    """Play a round on line from the draw to the published sheets."""
    on_line(one, round_number, tables, **more)
    company = Company(one)
    seated = {row["table"]: row["people"] for row in sheets(one) if row["round"] == round_number}
    for table in tables:
        for person in seated[table]:
            if person in tokens:
                company.sits(table, tokens[person], f"{person}")
    jury = one.cards("jury", name="Mia")[0]["token"]

    def completed() -> bool:
        consent(one, jury)
        return all(row["state"] == "completed" for row in sheets(one) if row["round"] == round_number)

    until(completed)
    company.dissolve()
    assert company.faults == []
    for table in tables:
        for person in seated[table]:
            if person in tokens:
                one.do("sign", tokens[person], round=round_number, table=table, person=person)
    until(lambda: all(row["state"] == "handed_in" for row in sheets(one) if row["round"] == round_number))
    for table in tables:
        one.do("verify", round=round_number, table=table)
        one.do("publish", round=round_number, table=table)


def ranked(one: Afternoon, tables: "list[int]") -> None:
    """Publish sheets of the last round; the final ranking is the one that another program counts."""
    for table in tables:
        one.do("verify", round=1, table=table)
        one.do("publish", round=1, table=table)
    one.do("finish")
    standings = one.get().json()["standings"]
    log = one.get("/log", one.desk).text
    assert [(row["rank"], row["player"], row["total"]) for row in standings] == [
        (row["rank"], row["player"], row["total"]) for row in recount(log)
    ]
    assert any(row["total"] for row in standings)


def consent(one: Afternoon, jury: str) -> None:
    """The jury takes every call and lets play go on."""
    for call in one.get("/desk", jury).json()["calls"]:
        where = {"round": call["round"], "table": call["table"], "call": call["number"]}
        if call["state"] == "open":
            one.do("take-call", jury, **where)
            one.do("decide", jury, **where, rulings=[{"kind": "no-action"}])


def tokens_of(one: Afternoon, players: int) -> "dict[int, str]":
    """The token on each player's card."""
    return {card["number"]: card["token"] for card in one.cards("player", *range(1, players + 1))}


DRIVE = {"name": "klaverjasdrive", "deals_per_round": 4, "rounds": 1}


@pytest.mark.clause("tournament", ("R36", "S5", "S6"))
def test_sixteen_people_play_a_klaverjas_drive_in_pairs(client: Client) -> None:
    """Each member of a pair has a card with his own name, and sees his own hand only."""
    one = Afternoon(client, DRIVE)
    for number in range(1, 9):
        names = [f"Noord {number}", f"Zuid {number}"]
        one.do("register", name=f"Paar {number}", born="1980-01-01", rules_version=RULES, members=names)
        one.do("report", person=number)
    one.do("close-registration")
    one.do("reveal-seed")
    tables = [1, 2, 3, 4]
    on_line(one, 1, tables)
    company = Company(one)
    tokens: dict[int, str] = {}
    cards = one.cards("player", *range(1, 9), members=True)
    for row in sheets(one):
        for number in sorted(set(row["people"])):
            own = [card for card in cards if card["number"] == number]
            assert [card["name"] for card in own] == [f"Noord {number}", f"Zuid {number}"]
            for card in own:
                tokens[number] = card["token"]
                company.sits(row["table"], card["token"], card["name"])
    until(lambda: all(row["state"] == "completed" for row in sheets(one)))
    company.dissolve()
    assert company.faults == []
    for name, heard in company.heard.items():
        seats = {each["view"]["seat"] for each in heard if each["type"] == "view"}
        assert len(seats) == 1
        people = [each["people"] for each in heard if each["type"] == "view"][-1]
        assert people[seats.pop()]["name"] == name
    whole = one.cards("player", 1)[0]["token"]
    with seat(one, one.get("/place", whole).json()["place"]["table"], whole) as socket:
        assert socket.receive_json(timeout=30)["error"]["key"] == "card-of-a-pair"
    for row in sheets(one):
        for number in sorted(set(row["people"])):
            one.do("sign", tokens[number], round=1, table=row["table"], person=number)
    until(lambda: all(row["state"] == "handed_in" for row in sheets(one)))
    ranked(one, tables)


@pytest.mark.clause("tournament", ("R8", "R10", "R16", "R19", "R23", "R36", "S5", "S6"))
@pytest.mark.parametrize(
    ("template", "players"),
    [
        ({"name": "iwwa-manillen", "boompjes": 1, "rounds": 2}, 8),
        ({"name": "wk-kleurenwiezen", "deals_per_round": 4, "rounds": 2}, 8),
    ],
)
def test_a_whole_event_on_line_to_the_ranking(client: Client, template: "dict[str, Any]", players: int) -> None:
    one = entered(client, template, players)
    tokens = tokens_of(one, players)
    for number in range(1, template["rounds"] + 1):
        play_round(one, number, [1, 2], tokens)
    ranked(one, [])
