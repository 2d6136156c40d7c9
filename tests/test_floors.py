"""The picture of the floors is drawn from the imports, and no import points up or goes round in a circle."""

import doctest
from typing import Any

import pytest
from tools import floors, imports


@pytest.fixture(scope="module")
def rooms() -> dict[str, set[str]]:
    return imports.room_graph(floors.PACKAGE)


def test_no_room_imports_from_its_own_floor_or_above(rooms: dict[str, set[str]]) -> None:
    assert floors.pointing_up(rooms) == []
    assert floors.floors(rooms)["cards"] == 1
    assert {"core", "games", "bots", "words", "cli"} <= rooms.keys()


def test_an_import_that_points_up_is_found(rooms: dict[str, set[str]]) -> None:
    wrong = {**rooms, "cards": {"games"}, "tricks": rooms["tricks"] | {"melds"}}
    assert floors.pointing_up(wrong) == ["cards imports games", "tricks imports melds"]


def test_the_picture_is_as_the_imports_are(rooms: dict[str, set[str]]) -> None:
    assert floors.main(["--check"]) == ""
    assert floors.draw({**rooms, "cli": {"cards"}}) != floors.draw(rooms)


def test_an_arrow_is_left_out_only_where_others_lead(rooms: dict[str, set[str]]) -> None:
    drawn: dict[str, set[str]] = {}
    for room, other in floors.arrows(rooms):
        drawn.setdefault(room, set()).add(other)
    assert {room: imports.reachable(drawn, room) for room in rooms} == {
        room: imports.reachable(rooms, room) for room in rooms
    }


def test_no_modules_import_each_other() -> None:
    """Not for types or within functions either."""
    assert imports.circles(imports.import_graph(floors.PACKAGE)) == []


@pytest.mark.parametrize("module", [floors, imports], ids=lambda module: module.__name__)
def test_the_examples_come_out_as_printed(module: Any) -> None:
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 0) == (0, True)


def test_the_page_about_the_house_can_be_read_in_one_sitting() -> None:
    page = floors.TOP / "docs" / "architecture.md"
    assert len(page.read_text(encoding="utf-8").splitlines()) <= 200
