"""A list of registrations from a spreadsheet: all of them are registered, or none (R1, R2, R7)."""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from troef.tournament.act import DESK, Act, Actor
from troef.tournament.bulk import Bulk
from troef.tournament.entry.admission import ApplyAsJoker, Register, Report
from troef.tournament.refused import Refused

if TYPE_CHECKING:
    from troef.tournament.event import Event

#: What a column is called on its first line, in Dutch or English.
COLUMNS: Final = {
    "name": ("name", "naam"),
    "born": ("born", "date of birth", "birth date", "geboren", "geboortedatum", "geboren op"),
    "club": ("club", "vereniging"),
    "members": ("members", "leden", "spelers"),
    "joker": ("joker", "invaller"),
}
#: The columns where no line names them.
ORDER: Final = ("name", "born", "club")
YES: Final = ("1", "x", "j", "ja", "y", "yes", "joker")
#: One line of the log holds a whole list.
MOST_ROWS: Final = 1000

_DAY_FIRST: Final = re.compile(r"(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})")


class ListFault(ValueError):
    """What is wrong with a list: the number of each line, from 1, and why. Nobody of the list is registered."""

    def __init__(self, faults: "list[tuple[int, Refused]]") -> None:
        super().__init__("; ".join([f"line {line}: {refused}" for line, refused in faults]))
        self.faults = faults


@dataclass(frozen=True)
class Row:
    """A line of a list."""

    line: int
    name: str
    born: str = ""
    club: str = ""
    members: tuple[str, ...] = ()
    joker: bool = False


def read_list(data: bytes) -> list[Row]:
    """The rows of a file as spreadsheets write it: UTF-8 or Latin-1, with `;`, `,` or tabs between the columns.

    A first line that names the columns (`naam;geboren;club`) says their order; otherwise they are name, date of birth
    and club. Dates are written `1980-02-03`, or with the day first.

    >>> read_list("naam;geboren\\nAn Peeters;3/2/1980\\n".encode())
    [Row(line=2, name='An Peeters', born='1980-02-03', club='', members=(), joker=False)]

    Raises:
        ListFault: there is no row, there are too many, or a line has more columns than the list.
    """
    try:
        lines = list(_cells(_decoded(data)))
    except csv.Error as error:
        raise ListFault([(1, Refused("list-unreadable"))]) from error
    names: tuple[str, ...] = ORDER
    if lines and (found := _named(lines[0][1])):
        names, lines = found, lines[1:]
    if not lines:
        raise ListFault([(1, Refused("list-is-empty"))])
    if len(lines) > MOST_ROWS:
        raise ListFault([(lines[MOST_ROWS][0], Refused("list-too-long", most=MOST_ROWS))])
    wide = [(line, Refused("list-too-wide", columns=len(names))) for line, cells in lines if len(cells) > len(names)]
    if wide:
        raise ListFault(wide)
    return [_row(line, dict(zip(names, cells, strict=False))) for line, cells in lines]


def _decoded(data: bytes) -> str:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")  # what spreadsheets on Windows call Latin-1


def _cells(text: str) -> Iterator[tuple[int, list[str]]]:
    """The lines that say something, with their numbers, in cells without what is empty at their end."""
    first = text.partition("\n")[0]
    between = next((sign for sign in (";", "\t") if sign in first), ",")
    reader = csv.reader(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), delimiter=between)
    for row in reader:
        cells = [cell.strip() for cell in row]
        while cells and not cells[-1]:
            cells.pop()
        if cells:
            yield reader.line_num, cells


def _named(cells: list[str]) -> tuple[str, ...]:
    """The columns that a first line names; none where it is somebody's. A column with another name is not read."""
    known = {word: name for name, spoken in COLUMNS.items() for word in spoken}
    found = tuple([known.get(cell.casefold(), cell) for cell in cells])
    return found if "name" in found else ()


def _row(line: int, cells: dict[str, str]) -> Row:
    return Row(
        line,
        cells.get("name", ""),
        _date(cells.get("born", "")),
        cells.get("club", ""),
        tuple([part.strip() for part in re.split(r"[,+/&]", cells.get("members", "")) if part.strip()]),
        cells.get("joker", "").casefold() in YES,
    )


def _date(text: str) -> str:
    """A date as the log has it; what is none stays as it is."""
    written = _DAY_FIRST.fullmatch(text)
    if not written:
        return text
    day, month, year = written.groups()
    return f"{year}-{int(month):02}-{int(day):02}"


def registrations(event: "Event", rows: list[Row], at: str, report: bool = False, by: Actor = DESK) -> Bulk:
    """One act that registers everybody on a list, in its order, and reports the players where `report` says so.

    Raises:
        ListFault: somebody cannot be registered, or is registered already.
    """
    trial = event.copy()
    acts: list[Act] = []
    faults: list[tuple[int, Refused]] = []
    known = {(one.name.casefold(), one.born) for one in event.people.values()}
    for row in rows:
        following = _acts(row, max(trial.people, default=0) + 1, event.rules_version, report)
        same = (row.name.casefold(), "" if row.joker else row.born)
        try:
            if same in known:
                raise Refused("list-twice", name=row.name)
            for act in following:
                trial.check(act, at, by)
                act.apply(trial, at, by)
        except Refused as refused:
            faults.append((row.line, refused))
            continue
        known.add(same)
        acts += following
    if faults:
        raise ListFault(faults)
    return Bulk(tuple(acts), len(acts))


def _acts(row: Row, number: int, rules_version: str, report: bool) -> list[Act]:
    if row.joker:
        return [ApplyAsJoker(number, row.name)]
    registered = Register(number, row.name, row.born, rules_version, row.club, row.members)
    return [registered, Report(number)] if report else [registered]
