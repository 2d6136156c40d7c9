"""A table on line of an event: who sees what, what waits for the jury, who comes in for whom, and a restart."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from recount import recount

from server.conftest import AT_ONCE, Client
from server.event_company import Company, Message, any_move, hear_until, seat, served, until
from server.test_events import Afternoon
from server.test_events_on_line import consent, entered, on_line, sheets, tokens_of
from stores import Store
from troef.cli.main import main
from troef.server.events.copies import take_over
from troef.table.fault import Fault
from troef.table.log import MemoryLog

AT = "2026-05-09T11:00:00"
MANILLE = {"name": "iwwa-manillen", "boompjes": 1, "rounds": 1}
WHIST = {"name": "wk-kleurenwiezen", "deals_per_round": 4, "rounds": 1}


@pytest.fixture
def client(store: Store) -> Iterator[Client]:
    with served(store=store) as client:
        yield client


def seated(client: Client, template: "dict[str, Any]" = MANILLE, players: int = 4, **how: Any) -> Afternoon:
    """An event whose first round plays on line and has started."""
    one = entered(client, template, players)
    one.tokens = tokens_of(one, players)
    on_line(one, 1, list(range(1, players // 4 + 1)), **how)
    return one


def company_of(one: Afternoon, *absent: int) -> Company:
    """All players of the first table but some."""
    company = Company(one)
    for person in sheets(one)[0]["people"]:
        if person in one.tokens and person not in absent:
            company.sits(1, one.tokens[person], f"{person}")
    return company


def sheet(one: Afternoon) -> "dict[str, Any]":
    found: dict[str, Any] = one.get("/tables/1", one.desk).json()["sheet"]
    return found


def deals(one: Afternoon) -> int:
    return len(sheet(one)["deals"])


def hands(message: Message) -> "dict[int, list[str]]":
    """The open cards of each hand in a view."""
    zones = message["view"]["zones"]
    return {zone["owner"]: zone["cards"] for zone in zones if zone["kind"] == "hand" and zone["cards"]}


def is_view(message: Message) -> bool:
    return bool(message["type"] == "view" and message["view"]["deal"]["number"] > 0)


# ---- who sees what ----


@pytest.mark.clause("tournament", ("R31", "R32"))
def test_the_jury_sees_all_hands_and_a_player_his_own(client: Client) -> None:
    one = seated(client, WHIST)
    jury = one.cards("jury", name="Mia")[0]["token"]
    with seat(one, 1, jury) as socket:
        seen = hands(hear_until(socket, is_view))
        assert sorted(seen) == [0, 1, 2, 3]
        assert len({card for cards in seen.values() for card in cards}) == 52
        socket.send_json({"type": "play", "move": "pass"})
        assert hear_until(socket, lambda one: one["type"] == "error")["error"]["key"] == "watching"
    for number, token in one.tokens.items():
        with seat(one, 1, token) as socket:
            message = hear_until(socket, is_view)
            assert message["people"][message["view"]["seat"]]["name"] == f"Speler {number}"
            own = message["view"]["seat"]
            assert hands(message) == {own: seen[own]}
    with seat(one, 1, one.desk) as socket:
        assert hands(hear_until(socket, is_view)) == {}


@pytest.mark.clause("tournament", "R8")
def test_nobody_else_gets_to_a_table(client: Client) -> None:
    one = seated(client, players=8)
    elsewhere = one.tokens[sheets(one)[1]["people"][0]]
    phone = one.cards("table", 1)[0]["token"]
    for token, key in (
        (elsewhere, "not-your-card"),
        (phone, "not-your-card"),
        ("guess", "bad-token"),
        ("", "bad-token"),
    ):
        with seat(one, 1, token) as socket:
            assert socket.receive_json(timeout=30)["error"]["key"] == key
    with client.websocket_connect(f"/ws/play:{one.key}.1.1") as socket:
        assert socket.receive_json(timeout=30)["error"]["key"] == "no-table"
    assert client.get(f"/api/tables/play:{one.key}.1.1/record").status_code == 404
    place = one.get("/place", elsewhere).json()["place"]
    assert (place["table"], place["state"], place["bot"]) == (2, "open", "rule")
    assert one.get("/place", one.desk).status_code == 403
    assert [row["bot"] for row in one.get("/on-line", one.desk).json()] == ["rule", "rule"]


@pytest.mark.clause("tournament", "R31")
def test_nobody_is_host_at_a_table_of_an_event(client: Client) -> None:
    """Who sits where, how well bots play and when play waits is for the event to say. People have quick phrases."""
    one = seated(client)
    with seat(one, 1, one.tokens[1]) as socket:
        assert "host" not in hear_until(socket, is_view)
        for message, key in (
            ({"type": "stand"}, "event-decides"),
            ({"type": "say", "text": "hartenaas!"}, "only-phrases"),
            ({"type": "talk", "talk": "chat"}, "not-the-host"),
            ({"type": "report", "seat": 0, "reason": "rude"}, "no-reports"),
            ({"type": "remove", "seat": 1}, "not-the-host"),
            ({"type": "propose-undo"}, "event-decides"),
            ({"type": "propose-seats", "chairs": [1, 0, 2, 3]}, "event-decides"),
            ({"type": "claim"}, "event-decides"),
            ({"type": "pause", "on": True}, "not-the-host"),
            ({"type": "chairs", "open": [1]}, "not-the-host"),
            ({"type": "level", "seat": 1, "bot": "easy"}, "not-the-host"),
        ):
            socket.send_json(message)
            assert hear_until(socket, lambda one: one["type"] == "error")["error"]["key"] == key
        socket.send_json({"type": "react", "word": "nice"})
        assert hear_until(socket, lambda one: one["type"] == "reaction")["word"] == "nice"


# ---- the course of a round ----


@pytest.mark.clause("tournament", ("R21", "R22", "A6"))
def test_after_the_signal_the_deal_that_has_begun_is_finished_and_no_other_begins(client: Client) -> None:
    one = seated(client)
    company = company_of(one)
    until(lambda: deals(one) >= 2)
    one.do("signal", round=1)
    until(lambda: sheet(one)["state"] == "completed")
    company.dissolve()
    found = sheet(one)
    begun = one.get("/log", one.desk).text.count('"begin-deal"')
    assert len(found["deals"]) == found["begun"] == begun
    assert 2 <= begun < 12


@pytest.mark.clause("tournament", ("R23", "R26", "T9", "A19"))
def test_all_four_sign_and_the_sheet_is_handed_in_by_itself(client: Client) -> None:
    one = seated(client)
    company = company_of(one)
    until(lambda: deals(one) >= 1)
    one.do("signal", round=1)
    until(lambda: sheet(one)["state"] == "completed")
    company.dissolve()
    first, *others = sheets(one)[0]["people"]
    assert (
        one.refused(one.send("sign", one.tokens[first], round=1, table=1, person=others[0]))[0] == "only-for-yourself"
    )
    for person in (first, *others):
        assert one.get("/tables/1/record", one.tokens[person]).json()["error"]["key"] == "still-secret"
        one.do("sign", one.tokens[person], round=1, table=1, person=person)
    until(lambda: sheet(one)["state"] == "handed_in")
    assert one.get("/tables/1", one.desk).json()["faults"] == []
    record = one.get("/tables/1/record", one.tokens[first])
    assert '"proof"' in record.text
    assert "Speler" not in record.text  # names are the event's: it can erase them


@pytest.mark.clause("tournament", ("R13", "S5", "A19"))
def test_bots_stand_in_are_named_so_and_are_not_ranked(client: Client) -> None:
    one = entered(client, {**MANILLE, "bot_jokers": True}, 6)
    one.tokens = tokens_of(one, 6)
    on_line(one, 1, [1, 2])
    companies = [Company(one)]
    names: set[str] = set()
    for row in sheets(one):
        for person in row["people"]:
            if person in one.tokens:
                companies[0].sits(row["table"], one.tokens[person], f"{person}")
    until(lambda: all(row["deals"] >= 1 for row in sheets(one)))
    one.do("signal", round=1)
    until(lambda: all(row["state"] == "completed" for row in sheets(one)))
    companies[0].dissolve()
    for heard in companies[0].heard.values():
        names |= {person["name"] for one in heard if one["type"] == "view" for person in one["people"] if person["bot"]}
    assert names == {"bot 7", "bot 8"}
    signed = {
        number for table in (1, 2) for number in one.get(f"/tables/{table}", one.desk).json()["sheet"]["signatures"]
    }
    assert signed == {"7", "8"}
    for row in sheets(one):
        for person in row["people"]:
            if person in one.tokens:
                one.do("sign", one.tokens[person], round=1, table=row["table"], person=person)
    until(lambda: all(row["state"] == "handed_in" for row in sheets(one)))
    for table in (1, 2):
        one.do("verify", round=1, table=table)
        one.do("publish", round=1, table=table)
    standings = one.get().json()["standings"]
    assert sorted(row["player"] for row in standings) == [1, 2, 3, 4, 5, 6]
    counted = recount(one.get("/log", one.desk).text)
    assert [(row["player"], row["total"]) for row in standings] == [(row["player"], row["total"]) for row in counted]


# ---- the jury ----


@pytest.mark.clause("tournament", ("R31", "R32"))
def test_while_the_jury_is_called_nobody_plays_and_a_deal_can_be_dealt_again(client: Client) -> None:
    one = seated(client)
    jury = one.cards("jury", name="Mia")[0]["token"]
    people = sheets(one)[0]["people"]
    actor = hear_who_acts(one)  # the cards lie
    one.do("call-jury", one.tokens[people[0]], round=1, table=1, deal=1, reason="twijfel", caller=people[0])
    with seat(one, 1, jury) as watching:
        before = hands(hear_until(watching, is_view))
        with seat(one, 1, actor) as socket:
            message = hear_until(socket, lambda one: is_view(one) and bool(one["view"]["moves"]))
            socket.send_json({"type": "play", "move": any_move(message)})
            told = hear_until(socket, lambda one: one["type"] == "error")
            assert told["error"]["key"] == "table-waits-for-jury"
        one.do("take-call", jury, round=1, table=1, call=1)
        one.do("decide", jury, round=1, table=1, call=1, rulings=[{"kind": "re-deal"}])
        after = hands(hear_until(watching, lambda one: is_view(one) and hands(one) != before))
        assert sorted(after) == [0, 1, 2, 3]
    company = company_of(one)
    until(lambda: deals(one) >= 1)
    company.dissolve()


def hear_who_acts(one: Afternoon) -> str:
    """The token of who may act first."""
    for token in one.tokens.values():
        with seat(one, 1, token) as socket:
            if hear_until(socket, is_view)["view"]["moves"]:
                return str(token)
    raise AssertionError("nobody may act")


@pytest.mark.clause("tournament", ("R31", "R34", "P10"))
@pytest.mark.clause("kleurenwiezen", "R32")
def test_the_jury_is_asked_for_a_slam_by_itself_and_who_is_refused_has_passed(client: Client) -> None:
    one = seated(client, WHIST)
    jury = one.cards("jury", name="Mia")[0]["token"]

    def slam(message: Message) -> str:
        texts = [move["text"] for move in message["view"]["moves"]]
        slams = [text for text in texts if "grote_soloslim" in text.replace(" ", "_")]
        return str((slams or texts)[0])

    company = Company(one, slam)
    for person in sheets(one)[0]["people"]:
        company.sits(1, one.tokens[person], f"{person}")
    until(lambda: bool(one.get("/desk", jury).json()["calls"]))
    call = one.get("/desk", jury).json()["calls"][0]
    assert (call["contract"], call["deal"], call["state"]) == ("grote soloslim", 1, "open")
    where = {"round": 1, "table": 1, "call": 1}
    one.do("take-call", jury, **where)
    refusal = {"kind": "refuse-bid", "person": call["caller"], "contract": "grote soloslim"}
    one.do("decide", jury, **where, rulings=[refusal])

    def others_play() -> bool:
        consent(one, jury)
        return deals(one) >= 1

    until(others_play)
    company.dissolve()
    asked = [each["caller"] for each in one.get("/desk", jury).json()["calls"] if each["deal"] == 1]
    assert asked.count(call["caller"]) == 1
    played = sheet(one)["deals"]["1"]["result"]
    people = sheet(one)["seatings"][0]["chairs"]
    assert (played["contract"], people[played["declarers"][0]]) == ("grote soloslim", asked[-1])


@pytest.mark.clause("manillen-tornooi", ("P3", "P4"))
@pytest.mark.clause("tournament", ("P2", "P18"))
def test_a_revoke_that_is_claimed_is_a_penalty_on_the_sheet_and_the_deal_is_dealt_again(client: Client) -> None:
    """Everybody plays any card he holds and claims at once; some claim is right."""
    one = seated(client, enforcement="table")

    def careless(message: Message) -> str:
        moves = [move["text"] for move in message["view"]["moves"]]
        claims = [text for text in moves if text.startswith("claim")]
        own = hands(message).get(message["view"]["seat"], [])
        if claims and len(own) < 8:
            return str(claims[0])
        return str(own[-1] if message["view"]["phase"] == "play" and own else moves[0])

    company = Company(one, careless)
    for person in sheets(one)[0]["people"]:
        company.sits(1, one.tokens[person], f"{person}")
    until(lambda: bool(sheet(one)["penalties"]))
    one.do("signal", round=1)
    company.dissolve()
    line = next(iter(sheet(one)["penalties"].values()))
    assert (line["clause"], line["deal"] - deals(one) <= 1, line["points"] in (30, 60, 120)) == ("P2", True, True)
    assert line["person"] in sheets(one)[0]["people"]


# ---- who goes, and who comes back ----


@pytest.mark.clause("tournament", ("R4", "R13", "P17"))
def test_who_leaves_is_replaced_from_the_next_deal_on_and_a_bot_finishes_the_one_that_has_begun(client: Client) -> None:
    one = seated(client)
    gone = sheets(one)[0]["people"][1]
    company = company_of(one, gone)
    until(lambda: sheet(one)["begun"] == 1)
    one.do("leave", person=gone)
    until(lambda: deals(one) >= 2)
    one.do("signal", round=1)
    until(lambda: sheet(one)["state"] == "completed")
    company.dissolve()
    found = sheet(one)
    assert found["replaced"] == {f"{gone}": [5, 2]}
    assert f"{gone}" in found["deals"]["1"]["scores"] and "5" in found["deals"]["2"]["scores"]


@pytest.mark.clause("tournament", "R13")
def test_a_bot_plays_for_who_has_dropped_out_until_he_is_back(client: Client) -> None:
    one = seated(client)
    away = sheets(one)[0]["people"][2]
    company = company_of(one, away)
    row = one.get("/on-line", one.desk).json()[0]
    assert [each["here"] for each in row["people"] if each["person"] == away] == [False]
    assert deals(one) == 0  # the table waits for him
    one.do("sit-in", round=1, table=1, person=away)
    until(lambda: deals(one) >= 1)
    assert one.refused(one.send("back-at-table", one.tokens[away], round=1, table=1, person=away + 1))[0]
    one.do("back-at-table", one.tokens[away], round=1, table=1, person=away)
    company.sits(1, one.tokens[away], "back")
    played = deals(one)
    until(lambda: deals(one) > played)
    company.dissolve()
    assert f"{away}" in sheet(one)["deals"]["1"]["scores"]
    assert sheet(one)["sat_in"] == []


# ---- tables of both kinds ----


@pytest.mark.clause("tournament", ("R8", "R26", "R36"))
def test_a_table_on_line_and_one_on_paper_have_one_ranking(client: Client) -> None:
    one = entered(client, MANILLE, 8)
    one.tokens = tokens_of(one, 8)
    on_line(one, 1, [1])
    where: dict[str, Any] = {"round": 1, "table": 2}
    people = sheets(one)[1]["people"]
    one.do("keep-on-paper", **where)
    one.do("sit", **where, chairs=people)
    one.do("appoint-scorer", **where, scorer=people[0])
    one.do("begin-boompje", **where, boompje=1, drawings=[["AC", "7C", "8C", "9C"]])
    for deal in range(1, 13):
        one.do("enter-deal", **where, deal=deal, result={"w": 5, "z": 0, "multiplier": 1})
    one.do("complete", **where)
    for person in people:
        one.do("sign", **where, person=person, method="initials")
    one.do("hand-in", **where, pen=True, cards=True)
    assert one.refused(one.send("enter-deal", one.desk, round=1, table=1, deal=1, result={}))[0] == "sheet-fills-itself"
    company = company_of(one)
    until(lambda: deals(one) >= 2)
    one.do("signal", round=1)
    until(lambda: sheet(one)["state"] == "completed")
    company.dissolve()
    for person in sheets(one)[0]["people"]:
        one.do("sign", one.tokens[person], round=1, table=1, person=person)
    until(lambda: sheet(one)["state"] == "handed_in")
    for table in (1, 2):
        one.do("verify", round=1, table=table)
        one.do("publish", round=1, table=table)
    one.do("finish")
    standings = one.get().json()["standings"]
    assert len(standings) == 8
    counted = recount(one.get("/log", one.desk).text)
    assert [(row["player"], row["total"]) for row in standings] == [(row["player"], row["total"]) for row in counted]


def test_a_table_on_line_can_go_on_as_a_real_one(client: Client) -> None:
    one = seated(client)
    company = company_of(one)
    until(lambda: deals(one) >= 1)
    one.do("play-on-line", round=1, table=1, online=False)
    company.dissolve()
    found = sheet(one)
    played, scorer = len(found["deals"]), found["scorer"]
    result = {"w": 5, "z": 0, "multiplier": 1}
    one.do("enter-deal", one.tokens[scorer], round=1, table=1, deal=played + 1, result=result)
    assert one.refused(one.send("play-on-line", one.desk, round=1, table=1))[0] == "play-has-begun"


# ---- nothing is lost ----


@pytest.mark.clause("tournament", ("R22", "R26"))
def test_a_server_that_stops_in_the_middle_of_a_deal_loses_nothing(tmp_path: Path) -> None:
    settings = replace(AT_ONCE, db=f"sqlite:///{tmp_path / 'troef.db'}")
    with served(settings) as client:
        one = seated(client)
        company = company_of(one)
        until(lambda: deals(one) >= 2)
        company.dissolve()
        entered_before = sheet(one)["deals"]
        with seat(one, 1, one.tokens[1]) as socket:
            before = hear_until(socket, lambda message: is_view(message) and bool(hands(message)))
    with served(settings) as client:
        one.client = client
        with seat(one, 1, one.tokens[1]) as socket:
            after = hear_until(socket, lambda message: message["version"] >= before["version"])
        assert after["view"] == before["view"]
        assert {number: sheet(one)["deals"][number] for number in entered_before} == entered_before
        company = company_of(one)
        until(lambda: deals(one) >= len(entered_before) + 2)
        company.dissolve()
        lines = [json.loads(line) for line in one.get("/log", one.desk).text.splitlines()]
        once = [line["facts"]["deal"] for line in lines if line["act"] == "enter-deal"]
        assert once == list(range(1, deals(one) + 1))


@pytest.mark.clause("tournament", ("R22", "R26"))
def test_another_server_that_takes_over_goes_on_with_the_deal_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody has the same cards, the same trick lies on the table, and each deal is on the sheet once."""
    url, copy = f"sqlite:///{tmp_path / 'second.db'}", tmp_path / "copy.jsonl"
    with served() as client:
        one = seated(client)
        company = company_of(one)
        until(lambda: deals(one) >= 2)
        company.dissolve()
        with seat(one, 1, one.tokens[1]) as socket:
            before = hear_until(socket, lambda message: is_view(message) and bool(hands(message)))
        copy.write_text(one.get("/copy", one.desk).text, encoding="utf-8")
        entered_before = sheet(one)["deals"]
    monkeypatch.setattr("troef.server.main.serve", lambda **_: None)
    assert main(["tournament", "take-over", str(copy), "--db", url]) == 0
    with served(replace(AT_ONCE, db=url)) as client:
        one.client = client
        with seat(one, 1, one.tokens[1]) as socket:
            after = hear_until(socket, lambda message: message["version"] >= before["version"])
        assert after["view"] == before["view"]
        company = company_of(one)
        until(lambda: deals(one) >= len(entered_before) + 2)
        company.dissolve()
        assert {number: sheet(one)["deals"][number] for number in entered_before} == entered_before


async def test_a_copy_whose_lines_of_a_table_are_wrong_is_refused_with_its_line(client: Client) -> None:
    one = seated(client)
    until(lambda: sheet(one)["begun"] == 1)
    lines = one.get("/copy", one.desk).text.splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith('{"log"'))
    for place in (first, len(lines) - 1):
        for wrong in ("[]", '{"log": "play:other.1.1", "line": "{}"}', lines[place].replace(":", "", 1)):
            with pytest.raises(Fault, match="bad-copy") as caught:
                await take_over(MemoryLog(), "\n".join([*lines[:place], wrong, *lines[place + 1 :]]), AT)
            assert caught.value.facts == {"line": place + 1}
    with pytest.raises(Fault, match="bad-copy"):
        await take_over(MemoryLog(), "\n".join(lines[:-1]), AT)


def test_the_schema_describes_where_players_sit(client: Client) -> None:
    paths = client.get("/api/schema/openapi.json").json()["paths"]
    for path in ("place", "on-line", "tables/{table}/record"):
        assert f"/api/events/{{event}}/{path}" in paths
