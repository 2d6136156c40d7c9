"""The desk reads the QR code of a phone without network, over HTTP."""

import hashlib
import zlib
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from server.conftest import Client
from server.test_events import SHORT, Afternoon
from troef.tournament.act import read_act
from troef.tournament.event import Event
from troef.tournament.log import read_log
from troef.tournament.sheets.at_table import actor_at_table
from troef.tournament.sheets.compact import UNSEALED, pack
from troef.tournament.sheets.handed import HandedSheet, Seal
from troef.tournament.sheets.sheet_code import code_text
from troef.words.words import LANGUAGES, words


@dataclass
class Table:
    """A table whose phone has lost the network after the first deal: the event, the cards, and what is done there."""

    one: Afternoon
    token: str
    pins: dict[int, str]
    event: Event
    began: dict[int, str] = field(default_factory=dict)

    def play(self, began: str = "10:30:00") -> "Table":
        """The other eleven deals are played, one a minute, and everybody signs with his PIN."""
        start = datetime.fromisoformat(f"{self.one.at[:11]}{began}")
        self.began = {deal: (start + timedelta(minutes=deal)).isoformat() for deal in range(2, 13)}
        result = {"points": [35, 25], "multiplier": 2}
        for verb, facts in [
            *[("enter-deal", {"deal": deal, "result": result}) for deal in range(2, 13)],
            ("complete", {}),
            *[("sign", {"person": person, "method": "pin"}) for person in self.pins],
            ("hand-in", {"pen": True, "cards": True}),
        ]:
            act = read_act(verb, {"round": 1, "table": 1, **facts})
            sheet = self.event.round(1).table(1)
            self.event.act(act, f"{self.one.at[:11]}11:25:00", actor_at_table(sheet, act))
        return self

    def code(self, token: str = "", by: int = 0, **pins: str) -> str:
        """What the phone shows; `pins`: who has typed another PIN than his own."""
        typed = self.pins | {int(name[1:]): pin for name, pin in pins.items()}
        seal = Seal(sha256(token or self.token), {person: sha256(self.one.key + pin) for person, pin in typed.items()})
        sheet = self.event.round(1).table(1)
        handed = HandedSheet(self.event.commitment[:8], 1, 1, sheet, began=self.began, by=by)
        return code_text(pack(handed, seal))


def sha256(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


@pytest.fixture
def table(client: Client) -> Table:
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
    pins = {card["number"]: card["pin"] for card in one.cards("player", *people)}
    return Table(one, phone, pins, read_log(one.get("/log", one.desk).text).event())


def read(one: Afternoon, code: str, token: str = "", lang: str = "en", seen: tuple[int, ...] = ()) -> Any:
    headers = {"authorization": f"Bearer {token or one.desk}", "accept-language": lang}
    return one.client.post(f"{one.path}/codes", json={"code": code, "seen": list(seen)}, headers=headers)


#: What version 3 has at its end where nothing is known or proven: no times, no card, no proofs; seal and checksum.
UNSEALED_END = bytes(3 + 8 + 4)
#: The eleven deals that the phone noted without network.
BEGUN_AND_ENTERED = ["begin-deal", "enter-deal"] * 11


@pytest.mark.clause("tournament", ("R22", "R23", "R26", "T4", "T9"))
def test_a_code_is_read_shown_confirmed_and_undone(table: Table) -> None:
    one, code = table.one, table.play().code()
    told = read(one, code).json()
    assert [step["act"] for step in told["steps"]] == [*BEGUN_AND_ENTERED, "complete", *["sign"] * 4, "hand-in"]
    assert (told["unproven"], told["late"]) == ([], {})
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
def test_who_confirms_another_count_than_he_was_shown_is_told(table: Table) -> None:
    one, code = table.one, table.play().code()
    expected = read(one, code).json()["expected"]
    phone = one.cards("table", 1)[0]["token"]
    one.do("enter-deal", phone, round=1, table=1, deal=2, result={"points": [35, 25], "multiplier": 2})
    assert one.refused(one.send("deliver-sheet", one.desk, code=code, expected=expected))[0] == "other-count"
    one.do("deliver-sheet", code=code, expected=read(one, code).json()["expected"])
    assert len(one.get("/tables/1", one.desk).json()["sheet"]["deals"]) == 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_damaged_code_is_refused_with_a_sentence(table: Table, lang: str) -> None:
    answer = read(table.one, table.play().code()[:-3], lang=lang)
    assert table.one.refused(answer) == ("code-damaged", "R23")
    assert answer.json()["error"]["facts"]["text"] == words(lang).say("tournament-code-damaged")


def test_the_code_of_another_event_is_refused(table: Table, client: Client) -> None:
    other = Afternoon(client, SHORT, seed="ruiten").drawn()
    assert other.refused(read(other, table.play().code()))[0] == "code-of-another-event"


def test_only_the_desk_reads_codes(table: Table) -> None:
    code = table.play().code()
    for card in (table.one.cards("table", 1)[0], table.one.cards("jury", name="Mia")[0]):
        assert read(table.one, code, card["token"]).json()["error"]["key"] == "not-your-card"
        answer = table.one.send("deliver-sheet", card["token"], code=code, expected=17)
        assert table.one.refused(answer)[0] == "not-your-office"


@pytest.mark.clause("tournament", ("R26", "T9"))
def test_a_wrong_pin_signs_nothing_unless_the_desk_has_seen_who_signed(table: Table) -> None:
    one, code = table.one, table.play().code(p2="000000")
    told = read(one, code).json()
    assert told["unproven"] == [2]
    assert [step["act"] for step in told["steps"]] == [*BEGUN_AND_ENTERED, "complete", *["sign"] * 3]
    one.do("deliver-sheet", code=code, expected=told["expected"])
    sheet = one.get("/tables/1", one.desk).json()["sheet"]
    assert (sheet["state"], sorted(sheet["signatures"])) == ("completed", ["1", "3", "4"])
    told = read(one, code, seen=(2,)).json()  # number 2 stands at the desk
    assert (told["unproven"], [step["act"] for step in told["steps"]]) == ([], ["sign", "hand-in"])
    line = one.do("deliver-sheet", code=code, expected=told["expected"], seen=[2])
    assert line["facts"]["seen"] == [2]  # the log says whose signature the desk vouches for
    assert one.get("/tables/1", one.desk).json()["sheet"]["state"] == "handed_in"


@pytest.mark.clause("tournament", ("R26", "T9"))
@pytest.mark.parametrize("sealed", ["by nobody here", "by another table", "by version 2"])
def test_a_code_that_no_card_of_the_table_has_sealed_proves_no_signature(table: Table, sealed: str) -> None:
    one = table.play().one
    if sealed == "by version 2":
        handed = HandedSheet(table.event.commitment[:8], 1, 1, table.event.round(1).table(1))
        told = bytes([UNSEALED]) + pack(handed)[1 : -len(UNSEALED_END)]
        code = code_text(told + zlib.crc32(told).to_bytes(4, "big"))
    else:
        code = table.code(one.cards("table", 2)[0]["token"] if sealed == "by another table" else "guessed")
    told = read(one, code).json()
    assert sorted(told["unproven"]) == sorted(table.pins)
    assert one.refused(one.send("deliver-sheet", one.desk, code=code, expected=5))[0] == "other-count"
    one.do("deliver-sheet", code=code, expected=told["expected"])
    assert one.get("/tables/1", one.desk).json()["sheet"]["state"] == "completed"


@pytest.mark.clause("tournament", ("T9",))
def test_on_his_own_phone_the_scorer_signs_for_himself_without_a_pin(table: Table) -> None:
    one, scorer = table.one, table.event.round(1).table(1).scorer
    assert scorer is not None
    own = one.cards("player", scorer)[0]
    table.play()
    sheet = table.event.round(1).table(1)
    sheet.signatures[scorer] = replace(sheet.signatures[scorer], method="phone")
    assert read(one, table.code(own["token"], by=scorer)).json()["unproven"] == []
    assert len(read(one, table.code(own["token"], by=0)).json()["unproven"]) == 4


@pytest.mark.clause("tournament", ("R22",))
def test_the_desk_is_told_which_deals_began_after_the_signal_by_the_phone(table: Table) -> None:
    one = table.play("11:18:30").one
    one.clock = "11:30:00"
    one.do("signal", round=1)
    told = read(one, table.code()).json()
    assert told["late"] == {"12": f"{one.at[:11]}11:30:30"}
    began = [step["facts"]["deal"] for step in told["steps"] if step["act"] == "begin-deal"]
    assert began == list(range(2, 12))
    one.do("deliver-sheet", code=table.code(), expected=told["expected"])
