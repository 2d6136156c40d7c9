"""What desk and jury ask before they act: consequences, the history of a number, older lines, and revokes."""

from typing import Any

import pytest

from server.conftest import Client
from server.test_events import RULES, SHORT, Afternoon, play_a_sheet
from troef.words.words import words


def ask(one: Afternoon, path: str, token: "str | None" = None, **body: Any) -> Any:
    headers = {"authorization": f"Bearer {token or one.desk}", "accept-language": "en"}
    return one.client.post(f"{one.path}{path}", json=body, headers=headers)


def published(client: Client) -> Afternoon:
    """A table of four whose twelve deals brought 5 points each to players on seats 0 and 2."""
    one = Afternoon(client, SHORT, name="An").drawn()
    play_a_sheet(one)
    one.do("verify", round=1, table=1)
    one.do("publish", round=1, table=1)
    return one


def correction(**facts: Any) -> dict[str, Any]:
    result = {"w": 0, "z": 120, "multiplier": 4}
    return {"round": 1, "table": 1, "deal": 7, "result": result, "reason": "W and Z exchanged", **facts}


@pytest.mark.clause("tournament", ("A20", "S5", "S6"))
def test_before_a_correction_the_desk_sees_what_it_changes(client: Client) -> None:
    one = published(client)
    people = one.get("/tables/1", one.desk).json()["sheet"]["people"]
    before = one.get("/log", one.desk).text
    told = ask(one, "/consequences", act="correct-deal", facts=correction()).json()
    assert {change["person"]: (change["before"], change["after"]) for change in told["scores"]} == {
        people[0]: (60, 55),
        people[1]: (0, 120),
        people[2]: (60, 55),
        people[3]: (0, 120),
    }
    ranks = {change["person"]: (change["rank_before"], change["rank_after"]) for change in told["ranks"]}
    assert ranks == {people[0]: (1, 3), people[1]: (3, 1), people[2]: (1, 3), people[3]: (3, 1)}
    assert one.get("/log", one.desk).text == before
    one.do("correct-deal", **correction())
    assert {row["player"]: row["total"] for row in one.get("/ranking").json()}[people[1]] == 120


@pytest.mark.clause("tournament", ("R26",))
def test_what_would_be_refused_says_why_before_it_is_tried(client: Client) -> None:
    one = published(client)
    answer = ask(one, "/consequences", act="correct-deal", facts=correction(reason=" "))
    assert one.refused(answer) == ("no-reason", "A20")
    assert ask(one, "/consequences", act="correct-deal", facts={}).json()["error"]["key"] == "wrong-fact"
    phone = one.cards("table", 1)[0]["token"]
    answer = ask(one, "/consequences", phone, act="correct-deal", facts=correction())
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "not-your-card")


@pytest.mark.clause("tournament", ("R26", "R27"))
def test_undoing_names_the_states_that_go_back(client: Client) -> None:
    one = published(client)
    lines = one.get("/lines", one.desk).json()
    assert lines[0]["act"] == "publish"
    told = ask(one, "/consequences", act="undo", facts={"line": lines[0]["n"]}).json()
    assert told["sheets"] == [
        {"round": 1, "table": 1, "before": "published", "after": "verified", "signatures_lost": 0}
    ]
    assert {change["total_after"] for change in told["ranks"]} == {0}
    answer = ask(one, "/consequences", act="undo", facts={"line": lines[1]["n"]})  # verify: publish needs it
    assert one.refused(answer)[0] == "needed-later"
    assert f"({words('en').say('act-publish')})" in answer.json()["error"]["facts"]["text"]


@pytest.mark.clause("tournament", ("R4", "P17"))
def test_who_leaves_is_out_of_the_ranking(client: Client) -> None:
    one = published(client)
    told = ask(one, "/consequences", act="leave", facts={"person": 1}).json()
    assert told["people"] == [{"person": 1, "before": "present", "after": "left"}]
    (gone,) = [change for change in told["ranks"] if change["person"] == 1]
    assert gone["rank_after"] is None


@pytest.mark.clause("tournament", ("A20",))
def test_the_history_of_a_number(client: Client) -> None:
    one = published(client)
    one.clock = "12:00:00"
    line = one.do("correct-deal", **correction())["n"]
    (entered, corrected) = [
        change
        for change in one.get("/history?round=1&table=1", one.desk).json()
        if change["what"] == "deal" and change["new"]["number"] == 7
    ]
    assert (entered["old"], entered["act"]) == (None, "enter-deal")
    assert corrected["old"] == entered["new"]
    assert (corrected["by"]["name"], corrected["at"], corrected["reason"]) == ("An", one.at, "W and Z exchanged")
    one.do("undo", line=line)
    person = one.get("/tables/1", one.desk).json()["sheet"]["people"][1]
    *_, taken_back = one.get(f"/history?person={person}", one.desk).json()
    assert (taken_back["points"], taken_back["undone"]) == ([0, 120], line + 1)
    assert one.refused(one.get("/history?round=1&table=9", one.desk))[0] == "no-such-table"


@pytest.mark.clause("tournament", ("A20",))
def test_a_card_without_a_name_asks_who_acts(client: Client) -> None:
    one = Afternoon(client, SHORT).drawn()
    play_a_sheet(one)
    body = {"id": "c1", "act": "correct-deal", "facts": correction(), "at": one.at}
    headers = {"authorization": f"Bearer {one.desk}"}
    answer = one.client.post(f"{one.path}/acts", json=body, headers=headers)
    assert one.refused(answer) == ("no-corrector-name", "A20")
    answer = one.client.post(f"{one.path}/acts", json={**body, "name": "An"}, headers=headers)
    assert answer.status_code == 201
    assert one.get("/lines", one.desk).json()[0]["by"] == {"role": "desk", "name": "An"}


def test_the_log_is_read_page_by_page_and_by_person_or_sheet(client: Client) -> None:
    one = published(client)
    newest = one.get("/lines", one.desk).json()
    older = one.get(f"/lines?before={newest[-1]['n']}", one.desk).json()
    numbers = [line["n"] for line in [*newest, *older]]
    assert numbers == list(range(numbers[0], numbers[0] - len(numbers), -1))
    assert {line["facts"].get("person") for line in one.get("/lines?person=2", one.desk).json()} == {2}
    assert {line["facts"]["table"] for line in one.get("/lines?round=1&table=1", one.desk).json()} == {1}
    assert one.get("/lines", one.cards("table", 1)[0]["token"]).json()["error"]["key"] == "not-your-card"


HANDS = ["KS 7S 10H 9H AD 8D QC 7C", "10S 9S AH 8H KD 7D JC 8C", "AS 8S KH 7H 10D QD AC 9C", "QS JS QH JH JD 9D 10C KC"]


@pytest.mark.clause("tournament", ("P2", "R32"))
def test_the_engine_answers_who_revoked_and_the_jury_decides_so(client: Client) -> None:
    one = Afternoon(client, SHORT).drawn()
    jury = one.cards("jury", name="Mia")[0]["token"]
    phone = one.cards("table", 1)[0]["token"]
    people = [each["person"] for each in one.get("/tables/1", phone).json()["people"]]
    where: dict[str, Any] = {"round": 1, "table": 1}
    one.do("sit", phone, **where, chairs=people)
    for person in people:
        one.do("name-scorer", phone, **where, person=person, candidate=people[0])
    one.do("begin-boompje", phone, **where, boompje=1, drawings=[["AC", "7C", "8C", "9C"]])
    laid = {"cards": "KS 9S 8S JS", "leader": 0, "trump": "H", "hands": HANDS, "multiplier": 2, "people": people}
    told = ask(one, "/revokes", jury, **laid).json()
    (broken,) = told["broken"]
    assert told["leaders"] == [0]
    assert (broken["person"], broken["trick"], broken["card"], broken["free"]) == (people[1], 1, "9S", ["10S"])
    assert (broken["duty"], broken["game_clause"], broken["clause"]) == ("must-beat", "R18", "P2")
    assert "♠K" in broken["text"]
    call = one.do("call-jury", jury, **where, deal=1, reason="Who revoked?")
    assert call["act"] == "call-jury"
    one.do("take-call", jury, **where, call=1)
    one.do("decide", jury, **where, call=1, rulings=broken["rulings"], reason="seen by the jury")
    sheet = one.get("/tables/1", phone).json()
    assert [(line["person"], line["points"]) for line in sheet["sheet"]["penalties"].values()] == [(people[1], 60)]
    assert [decision["by"] for decision in sheet["decisions"]] == ["Mia"]
    wrong = ask(one, "/revokes", jury, **{**laid, "cards": "KS 9S 8S 9X"})
    assert one.refused(wrong)[0] == "no-card"


@pytest.mark.clause("tournament", ("R13",))
def test_a_late_player_gets_a_seat_and_a_round_is_drawn_again(client: Client) -> None:
    one = Afternoon(client, {"name": "vrij", "checkin_deadline": "20:00"})
    for number in range(1, 6):
        one.do("register", name=f"Speler {number}", born="1980-01-01", rules_version=RULES)
    for number in range(1, 5):
        one.do("report", person=number)
    for verb in ("close-registration", "reveal-seed", "draw"):
        one.do(verb)
    one.do("report", person=5)
    told = ask(one, "/consequences", act="seat-late", facts={"round": 1, "person": 5}).json()
    assert one.do("seat-late", round=1, person=5)["facts"] == told["facts"]
    one.do("draw-again", reason="everybody is here now")
    drawn = one.get("/draw").json()
    assert {who["person"] for table in drawn["tables"] for who in table if who["kind"] == "player"} == {1, 2, 3, 4, 5}


def test_the_schema_describes_what_can_be_asked(client: Client) -> None:
    paths = client.get("/api/schema/openapi.json").json()["paths"]
    for name in ("consequences", "history", "lines", "revokes"):
        assert f"/api/events/{{event}}/{name}" in paths
