"""How many may be connected and who makes room; the log that counts in place of repeating."""

import logging
import random

import pytest

from troef.server.front_door.addresses import Proxies
from troef.server.front_door.complaints import Counted
from troef.server.front_door.connections import Connections, Room

TWO_EACH = Room(in_all=4, of_one=2, waiting_of_one=2)


def come(known: Connections, line: str, address: str) -> "str | None":
    """Who goes when a connection comes; whoever it is, is gone."""
    goes = known.come(line, address)
    if goes is not None:
        known.go(goes)
    return None if goes is None else str(goes)


def test_whoever_has_waited_longest_makes_room() -> None:
    known = Connections(Room(in_all=10, of_one=5, waiting_of_one=2))
    assert [come(known, line, "192.0.2.1") for line in "abcd"] == [None, None, "a", "b"]
    assert come(known, "e", "192.0.2.2") is None


def test_who_is_served_stays() -> None:
    known = Connections(TWO_EACH)
    for line in "ab":
        come(known, line, "192.0.2.1")
        known.serve(line)
    assert come(known, "c", "192.0.2.1") == "c"
    known.wait("b")  # it has its answer, and has not asked again
    assert come(known, "d", "192.0.2.1") == "b"


def test_one_address_never_closes_the_door_for_another() -> None:
    known = Connections(Room(in_all=4, of_one=2, waiting_of_one=2))
    for number in range(1000):
        come(known, f"attack {number}", "192.0.2.1")
    assert len(known) == 2
    assert come(known, "somebody else", "192.0.2.2") is None


def test_where_all_are_served_nobody_else_fits() -> None:
    known = Connections(TWO_EACH)
    for line, address in zip("abcd", ("192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.2"), strict=True):
        assert come(known, line, address) is None
        known.serve(line)
    assert come(known, "e", "192.0.2.3") == "e"
    known.go("a")
    assert come(known, "f", "192.0.2.3") is None


def test_who_comes_by_a_proxy_is_counted_in_all_only() -> None:
    known = Connections(TWO_EACH, Proxies(["192.0.2.1"]))
    assert [come(known, line, "192.0.2.1") for line in "abcde"] == [None, None, None, None, "a"]


def test_nothing_is_left_of_who_has_gone() -> None:
    chance = random.Random(22)
    known, here = Connections(Room(40, 10, 5)), set()
    for number in range(3000):
        line = f"{number}"
        goes = known.come(line, f"192.0.2.{chance.randrange(8)}")
        here.add(line)
        if goes is not None:
            known.go(goes)
            here.discard(str(goes))
        for one in chance.sample(sorted(here), min(3, len(here))):
            chance.choice([known.serve, known.wait, known.go])(one)
        here = {one for one in here if one in known}
        assert len(known) == len(here) <= 40
    for one in here:
        known.go(one)
    assert len(known) == 0 and not known._of and not known._waiting and not known._waiting_of


def test_the_same_complaint_is_written_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    counted = Counted(lambda: now[0])
    logger = logging.getLogger("a.noisy.one")
    logger.addFilter(counted)
    for second in range(600):
        now[0] = float(second)
        logger.error("no room for %s", second)
        if second == 300:
            logger.error("something else")
    assert len(caplog.records) == 11
    assert caplog.messages[1] == "no room for 60 (and 59 more like it)"
