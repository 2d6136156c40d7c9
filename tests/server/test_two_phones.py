"""One phone writes the sheet of a table; a second one warns both and the desk, and taking over is explicit (R26)."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.conftest import AT_ONCE, Client, served
from server.test_events import SHORT, Afternoon

WHERE: dict[str, Any] = {"round": 1, "table": 1}
DRAWN = [["AC", "7C", "8C", "9C"]]


class TablePhone:
    """A phone at the first table, with the card of the table or of a player."""

    def __init__(self, one: Afternoon, name: str, card: dict[str, Any]) -> None:
        self.one, self.name, self.token = one, name, card["token"]
        self.sent = 0

    def open(self, take: bool = False) -> Any:
        """Open the sheet to write, or take the pen over."""
        body = {"round": 1, "phone": self.name, "take": take}
        headers = {"authorization": f"Bearer {self.token}"}
        return self.one.client.post(f"{self.one.path}/tables/1/pen", json=body, headers=headers)

    def send(self, verb: str, id: str = "", pin: str = "", **facts: Any) -> Any:
        self.sent += 1
        body = {"id": id or f"{self.name} {self.sent}", "act": verb, "facts": {**WHERE, **facts}, "at": self.one.at}
        headers = {"authorization": f"Bearer {self.token}"}
        wish = {**body, "phone": self.name, "pin": pin}
        return self.one.client.post(f"{self.one.path}/acts", json=wish, headers=headers)

    def told(self) -> Any:
        """What it is told of the pen."""
        return self.one.get("/tables/1", self.token).json()["pen"]


@pytest.fixture
def two(client: Client) -> tuple[Afternoon, TablePhone, TablePhone]:
    """A table that plays, and two phones with the card of the table; the first one has the pen."""
    one = Afternoon(client, SHORT).drawn()
    card = one.cards("table", 1)[0]
    first, second = TablePhone(one, "first", card), TablePhone(one, "second", card)
    first.open()
    people = [each["person"] for each in one.get("/tables/1", card["token"]).json()["people"]]
    first.send("sit", chairs=people)
    for person in people:
        first.send("name-scorer", person=person, candidate=people[0])
    assert first.send("begin-boompje", boompje=1, drawings=DRAWN).status_code == 201
    return one, first, second


def deal(number: int) -> dict[str, Any]:
    return {"deal": number, "result": {"points": [35, 25], "multiplier": 1}}


def fault(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def at_desk(one: Afternoon) -> Any:
    """What the desk is told of the pen."""
    (row,) = one.get("/desk", one.desk).json()["sheets"]
    return row["pen"]


@pytest.mark.clause("tournament", ("R26",))
def test_a_second_phone_is_told_to_both_and_to_the_desk(two: tuple[Afternoon, TablePhone, TablePhone]) -> None:
    one, first, second = two
    assert at_desk(one) == {"phone": "first", "at": one.at, "others": {}}
    version = one.get("/desk", one.desk).json()["version"]
    assert second.open().json()["phone"] == "first"
    for told in (first.told(), second.told(), at_desk(one)):
        assert told == {"phone": "first", "at": one.at, "others": {"second": one.at}}
    assert "same" not in one.get(f"/desk?after={version}", one.desk).json()  # a desk that looks is told
    assert fault(second.send("enter-deal", **deal(1))) == (409, "other-phone-writes")
    assert first.send("enter-deal", **deal(1)).status_code == 201


@pytest.mark.clause("tournament", ("R26",))
def test_only_who_takes_over_writes_and_the_first_becomes_a_reader(
    two: tuple[Afternoon, TablePhone, TablePhone],
) -> None:
    one, first, second = two
    first.send("enter-deal", id="d1", **deal(1))
    assert second.open(take=True).json()["phone"] == "second"
    assert first.told()["others"].keys() == {"first"}
    assert fault(first.send("enter-deal", **deal(2))) == (409, "other-phone-writes")
    assert first.send("enter-deal", id="d1", **deal(1)).json()["again"]  # what was sent before is still confirmed
    assert second.send("enter-deal", **deal(2)).status_code == 201
    first.open(take=True)
    assert first.send("enter-deal", **deal(3)).status_code == 201
    assert sorted(one.get("/tables/1", one.desk).json()["sheet"]["deals"]) == ["1", "2", "3"]


def test_opening_again_writes_nothing(two: tuple[Afternoon, TablePhone, TablePhone]) -> None:
    one, first, second = two
    second.open()
    version = one.get("/desk", one.desk).json()["version"]
    for phone in (first, second):
        assert phone.open().status_code == 200
    assert one.get("/desk", one.desk).json()["version"] == version


@pytest.mark.clause("tournament", ("R26", "T9"))
def test_each_player_signs_on_his_own_phone_beside_it(two: tuple[Afternoon, TablePhone, TablePhone]) -> None:
    one, first, _ = two
    people = [each["person"] for each in one.get("/tables/1", first.token).json()["people"]]
    scorer, other = (TablePhone(one, f"of {card['number']}", card) for card in one.cards("player", *people[:2]))
    assert fault(other.open()) == (403, "not-your-card")  # he is not the scorer
    for number in range(1, 13):
        first.send("enter-deal", **deal(number))
    assert fault(scorer.send("complete")) == (409, "other-phone-writes")
    first.send("complete")
    assert other.send("sign", person=people[1]).status_code == 201


def test_a_program_without_a_name_of_a_phone_writes_as_before(two: tuple[Afternoon, TablePhone, TablePhone]) -> None:
    one, first, _ = two
    one.do("enter-deal", first.token, **WHERE, **deal(1))


def test_only_who_sits_at_the_table_has_its_pen(two: tuple[Afternoon, TablePhone, TablePhone]) -> None:
    one, _, _ = two
    for card in (one.cards("table", 2)[0], one.cards("jury", name="Mia")[0]):
        assert fault(TablePhone(one, "stranger", card).open()) == (403, "not-your-card")


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[str]:
    yield f"sqlite:///{tmp_path}/troef.db"


def test_who_writes_is_known_after_the_server_was_stopped(kept: str) -> None:
    with served(replace(AT_ONCE, db=kept)) as client:
        one = Afternoon(client, SHORT).drawn()
        card = one.cards("table", 1)[0]
        first, second = TablePhone(one, "first", card), TablePhone(one, "second", card)
        for phone, take in ((first, False), (second, True), (first, False)):
            phone.open(take)
        before = at_desk(one)
    with served(replace(AT_ONCE, db=kept)) as client:
        one.client = client
        assert at_desk(one) == before == {"phone": "second", "at": one.at, "others": {"first": one.at}}
        assert fault(first.send("sit", chairs=[1, 2, 3, 4])) == (409, "other-phone-writes")
