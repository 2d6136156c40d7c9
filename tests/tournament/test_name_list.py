"""A list of registrations from a spreadsheet: in any of the usual forms, with the line of each error, all or nobody."""

import pytest
from events import at, opened, registered

from clauses import clause
from troef.tournament.act import DESK
from troef.tournament.entry.name_list import MOST_ROWS, ListFault, Row, read_list, registrations

WANTED = [("An Peeters", "1980-02-03", "De Zwaan"), ("Céline Noël", "1975-11-30", "")]


def named(rows: list[Row]) -> list[tuple[str, str, str]]:
    return [(row.name, row.born, row.club) for row in rows]


def reasons(fault: ListFault) -> list[tuple[int, str]]:
    return [(line, refused.reason) for line, refused in fault.faults]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1", "utf-16"])
@pytest.mark.parametrize("between", [";", ",", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("head", ["naam;geboortedatum;club", "Name;Born;Club", ""])
def test_every_form_that_spreadsheets_write_is_read(encoding: str, between: str, end: str, head: str) -> None:
    lines = [*([head] if head else []), "An Peeters;03/02/1980;De Zwaan", "", "Céline Noël;1975-11-30;", ""]
    data = end.join(lines).replace(";", between).encode(encoding)
    assert named(read_list(data)) == WANTED


def test_the_first_line_says_the_order_and_a_column_that_is_not_known_is_not_read() -> None:
    (row,) = read_list(b"club;telefoon;naam;geboren\nDe Zwaan;0470;An Peeters;3.2.1980\n")
    assert (row.line, row.name, row.born, row.club) == (2, "An Peeters", "1980-02-03", "De Zwaan")


def test_a_name_in_quotes_may_have_the_sign_between_columns() -> None:
    (row,) = read_list(b'"Peeters, An",1980-02-03\n')
    assert row.name == "Peeters, An"


@clause("tournament", "R1", "R7")
def test_players_and_jokers_are_registered_in_the_order_of_the_list() -> None:
    event = registered(["Zus"])
    rows = read_list(b"naam;geboren;joker\nAn;1980-02-03;\nJoris;;ja\nBert;1970-01-01;nee\n")
    event.act(registrations(event, rows, at("09:00:00")), at("09:00:00"), DESK)
    assert [(one.number, one.name, one.kind) for one in event.people.values()] == [
        (1, "Zus", "player"),
        (2, "An", "player"),
        (3, "Joris", "joker"),
        (4, "Bert", "player"),
    ]
    assert event.people[2].rules_version == event.rules_version


@clause("tournament", "R1", "R2")
def test_every_wrong_line_is_told_and_nobody_is_registered() -> None:
    event = registered(["Zus"])
    data = b"naam;geboren\nAn;1980-02-03\nBert;gisteren\n;1980-01-01\nKind;2015-01-01\nan;1980-02-03\nZus;1980-01-01\n"
    with pytest.raises(ListFault) as fault:
        registrations(event, read_list(data), at("09:00:00"))
    assert reasons(fault.value) == [
        (3, "no-date"),
        (4, "no-name"),
        (5, "too-young"),
        (6, "list-twice"),
        (7, "list-twice"),
    ]
    assert list(event.people) == [1]


@clause("tournament", "R3")
def test_who_is_reported_at_once_must_be_in_time() -> None:
    event = opened()
    rows = read_list(b"An;1980-02-03\nBert;1970-01-01\n")
    with pytest.raises(ListFault) as fault:
        registrations(event, rows, at("09:45:00"), report=True)
    assert reasons(fault.value) == [(1, "too-late"), (2, "too-late")]
    act = registrations(event, rows, at("09:44:59"), report=True)
    event.act(act, at("09:44:59"), DESK)
    assert event.present() == [1, 2]


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", [(1, "list-is-empty")]),
        (b"naam;geboren\n", [(1, "list-is-empty")]),
        (b"An;1980-01-01;Z;x\nBert;1980-01-01\nCis;1980-01-01;Z;x;y\n", [(1, "list-too-wide"), (3, "list-too-wide")]),
        (b"An;1980-01-01\n" * (MOST_ROWS + 1), [(MOST_ROWS + 1, "list-too-long")]),
        (b'"' + b"x" * 200_000, [(1, "list-unreadable")]),
    ],
)
def test_what_is_no_list_is_refused(data: bytes, told: list[tuple[int, str]]) -> None:
    with pytest.raises(ListFault) as fault:
        read_list(data)
    assert reasons(fault.value) == told
