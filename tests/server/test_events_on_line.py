"""Whole events at our own tables: players are seated by themselves, sheets fill themselves, and the ranking is the one
that another program counts from the log."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from server.conftest import AT_ONCE, Client
from server.event_company import Company, until
from server.test_events import RULES, Afternoon
from tournament.recount import recount
from troef.server.app import make_app


@pytest.fixture
def client() -> Iterator[Client]:
    with TestClient(make_app(AT_ONCE), timeout=30) as client:
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
    one.do("finish")
    standings = one.get().json()["standings"]
    log = one.get("/log", one.desk).text
    assert [(row["rank"], row["player"], row["total"]) for row in standings] == [
        (row["rank"], row["player"], row["total"]) for row in recount(log)
    ]
    assert any(row["total"] for row in standings)
