"""The seat robot: what a client written for BEN asks, and what it is told."""

from typing import Any

import pytest
from litestar.testing import TestClient

from troef.server.robot import make_robot

NORTH = "AKJ52.K4.Q87.432"
#: North has opened 1S, South bid 4S, East leads.
FOUR_SPADES = {"dealer": "N", "vul": "", "ctx": "1S--4S------"}


def asked(route: str, **query: str) -> tuple[int, dict[str, Any]]:
    with TestClient(make_robot("rule", 0.1)) as client:
        answer = client.get(f"/{route}", params=query)
        return answer.status_code, answer.json()


def test_a_bid_comes_with_its_meaning() -> None:
    status, found = asked("bid", hand=NORTH, seat="N", dealer="N", vul="", ctx="")
    assert status == 200
    assert found["bid"] == "1S"
    status, found = asked("bid", hand="KQ72.J4.A876.J43", seat="S", dealer="N", vul="@v", ctx="1N--")
    assert found["bid"] == "2C"
    assert found["explanation"].startswith("Stayman: asks for four cards in a major.")


def test_calls_are_written_as_ben_writes_them() -> None:
    assert asked("bid", hand="432.84.J765.5432", seat="E", dealer="N", vul="", ctx="1S")[1]["bid"] == "PASS"
    assert asked("bid", hand="KQ87.AJ43.5.K432", seat="E", dealer="N", vul="", ctx="1D")[1]["bid"] == "X"


def test_a_low_card_may_be_an_x_and_a_dot_a_stripe() -> None:
    assert asked("bid", hand="AKJxx_Kx_Qxx_xxx", seat="N", dealer="N", vul="", ctx="")[1]["bid"] == "1S"


def test_the_lead_is_from_the_hand() -> None:
    status, found = asked("lead", hand="43.KQJT5.A92.J75", seat="E", **FOUR_SPADES)
    assert (status, found["card"]) == (200, "HK")


def test_a_defender_plays_after_the_lead() -> None:
    hands = {"hand": "76.A64.T763.T986", "dummy": "QT98.873.K85.AKQ"}
    status, found = asked("play", **hands, seat="W", played="HKH3", **FOUR_SPADES)
    assert status == 200
    assert found["card"][0] == "H"


def test_declarer_is_asked_for_dummys_card_too() -> None:
    hands = {"hand": NORTH, "dummy": "QT98.873.K65.AKQ"}
    status, found = asked("play", **hands, seat="N", played="HQ", **FOUR_SPADES)
    assert status == 200
    assert found["card"] in ("H3", "H7", "H8")


def test_it_is_asked_in_turn_only() -> None:
    hands = {"hand": NORTH, "dummy": "QT98.873.K65.AKQ"}
    status, found = asked("play", **hands, seat="N", played="HQH3HAH4H2HKHJH7SA", **FOUR_SPADES)
    assert (status, found["where"]) == (400, "seat")


def test_a_defender_who_did_not_follow_is_given_no_card_of_that_suit() -> None:
    """East has thrown a diamond on the second heart; the next heart cannot be his."""
    hands = {"hand": NORTH, "dummy": "QT98.873.K65.AKQ"}
    status, found = asked("play", **hands, seat="N", played="HQH3HAH4H2HKD2H7", **FOUR_SPADES)
    assert (status, len(found["card"])) == (200, 2)
    status, found = asked("play", **hands, seat="N", played="HQH3HAH4H2HKD2H7SASAS8S7", **FOUR_SPADES)
    assert (status, found["where"]) == (400, "played")


@pytest.mark.parametrize(
    ("route", "query", "where"),
    [
        ("bid", {"hand": "AKJ52.K4.Q87"}, "hand"),
        ("bid", {"hand": "AKJ52.K4.Q87.43"}, "hand"),
        ("bid", {"hand": "AKZ52.K4.Q87.432"}, "hand"),
        ("bid", {"seat": "Q"}, "seat"),
        ("bid", {"seat": "E"}, "seat"),
        ("bid", {"dealer": ""}, "dealer"),
        ("bid", {"ctx": "9S"}, "ctx"),
        ("bid", {"ctx": "1S------"}, "seat"),
        ("bid", {"ctx": "2S--1S--"}, "ctx"),
        ("lead", {"ctx": "1S------"}, "seat"),
        ("lead", {"ctx": ""}, "seat"),
        ("play", {"ctx": "1S------"}, "dummy"),
        ("play", {"ctx": "1S------", "dummy": "QT98.873.K65.AKQ", "played": "ZZ"}, "played"),
        ("play", {"ctx": "1S------", "dummy": "QT98.873.K65.AKQ", "played": "SA"}, "played"),
    ],
)
def test_a_bad_question_is_refused_with_what_and_where(route: str, query: dict[str, str], where: str) -> None:
    usual = {"hand": NORTH, "seat": "N", "dealer": "N", "vul": "", "ctx": ""}
    status, found = asked(route, **{**usual, **query})
    assert status == 400
    assert found["where"] == where
    assert found["error"]
