"""The desk reads the QR code of a phone without network, over HTTP."""

from typing import Any

import pytest

from server.conftest import Client
from server.test_events import SHORT, Afternoon
from troef.tournament.act import read_act
from troef.tournament.log import read_log
from troef.tournament.sheets.at_table import actor_at_table
from troef.tournament.sheets.compact import HandedSheet, pack
from troef.tournament.sheets.sheet_code import code_text
from troef.words.words import LANGUAGES, words


@pytest.fixture
def afternoon(client: Client) -> Afternoon:
    """A table that has sat down and noted its first deal; then its phone loses the network."""
    one = Afternoon(client, SHORT).drawn()
    phone = one.cards("table", 1)[0]["token"]
    people = [each["person"] for each in one.get("/tables/1", phone).json()["people"]]
    where: dict[str, Any] = {"round": 1, "table": 1}
    one.do("sit", phone, **where, chairs=people)
    for person in people:
        one.do("name-scorer", phone, **where, person=person, candidate=people[0])
    one.do("begin-boompje", phone, **where, boompje=1, drawings=[["AC", "7C", "8C", "9C"]])
    one.do("enter-deal", phone, **where, deal=1, result={"points": [35, 25], "multiplier": 1})
    return one


def shown_by(one: Afternoon) -> str:
    """What the phone shows when the round is over: twelve deals, four signatures, handed in."""
    event = read_log(one.get("/log", one.desk).text).event()
    for verb, facts in [
        *[("enter-deal", {"deal": deal, "result": {"points": [35, 25], "multiplier": 2}}) for deal in range(2, 13)],
        ("complete", {}),
        *[("sign", {"person": person, "method": "pin"}) for person in event.round(1).table(1).people],
        ("hand-in", {"pen": True, "cards": True}),
    ]:
        act = read_act(verb, {"round": 1, "table": 1, **facts})
        event.act(act, f"{one.at[:11]}11:25:00", actor_at_table(event.round(1).table(1), act))
    return code_text(pack(HandedSheet(event.commitment[:8], 1, 1, event.round(1).table(1))))


def read(one: Afternoon, code: str, token: str = "", lang: str = "en") -> Any:
    headers = {"authorization": f"Bearer {token or one.desk}", "accept-language": lang}
    return one.client.post(f"{one.path}/codes", json={"code": code}, headers=headers)


@pytest.mark.clause("tournament", ("R23", "R26", "T4"))
def test_a_code_is_read_shown_confirmed_and_undone(afternoon: Afternoon) -> None:
    one, code = afternoon, shown_by(afternoon)
    told = read(one, code).json()
    assert [step["act"] for step in told["steps"]] == [*["enter-deal"] * 11, "complete", *["sign"] * 4, "hand-in"]
    assert (told["round"], told["table"], told["state"], told["deals"]) == (1, 1, "handed_in", 12)
    assert sorted([score["score"] for score in told["scores"].values()]) == [0, 0, 115, 115]
    assert one.get("/tables/1", one.desk).json()["sheet"]["state"] == "open"  # nothing is written yet
    one.clock = "11:40:00"
    line = one.do("deliver-sheet", code=code, expected=told["expected"])
    sheet = one.get("/tables/1", one.desk).json()
    assert (sheet["sheet"]["state"], len(sheet["sheet"]["deals"]), sheet["faults"]) == ("handed_in", 12, [])
    assert sheet["sheet"]["ended_at"].endswith("11:25:00")
    assert one.refused(read(one, code)) == ("code-of-handed-in", "R26")
    one.do("undo", line=line["n"])
    assert len(one.get("/tables/1", one.desk).json()["sheet"]["deals"]) == 1
    one.do("deliver-sheet", code=code, expected=told["expected"])
    one.do("verify", round=1, table=1)


@pytest.mark.clause("tournament", ("R26",))
def test_who_confirms_another_count_than_he_was_shown_is_told(afternoon: Afternoon) -> None:
    one, code = afternoon, shown_by(afternoon)
    expected = read(one, code).json()["expected"]
    phone = one.cards("table", 1)[0]["token"]
    one.do("enter-deal", phone, round=1, table=1, deal=2, result={"points": [35, 25], "multiplier": 2})
    assert one.refused(one.send("deliver-sheet", one.desk, code=code, expected=expected))[0] == "other-count"
    one.do("deliver-sheet", code=code, expected=read(one, code).json()["expected"])
    assert len(one.get("/tables/1", one.desk).json()["sheet"]["deals"]) == 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_damaged_code_is_refused_with_a_sentence(afternoon: Afternoon, lang: str) -> None:
    answer = read(afternoon, shown_by(afternoon)[:-3], lang=lang)
    assert afternoon.refused(answer) == ("code-damaged", "R23")
    assert answer.json()["error"]["facts"]["text"] == words(lang).say("tournament-code-damaged")


def test_the_code_of_another_event_is_refused(afternoon: Afternoon, client: Client) -> None:
    other = Afternoon(client, SHORT, seed="ruiten").drawn()
    assert other.refused(read(other, shown_by(afternoon)))[0] == "code-of-another-event"


def test_only_the_desk_reads_codes(afternoon: Afternoon) -> None:
    code = shown_by(afternoon)
    for card in (afternoon.cards("table", 1)[0], afternoon.cards("jury", name="Mia")[0]):
        assert read(afternoon, code, card["token"]).json()["error"]["key"] == "not-your-card"
        answer = afternoon.send("deliver-sheet", card["token"], code=code, expected=17)
        assert afternoon.refused(answer)[0] == "not-your-office"
