"""Reports: somebody at a table tells whoever runs the server how another one behaves there, with what he said."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from troef.table.fault import Fault
from troef.table.people.names import clean_text
from troef.table.table import Table
from troef.table.talk.talk import Said

#: Why somebody is reported.
REASONS: Final = ("rude", "threat", "spam", "cheating", "name", "other")
#: Signs of what the reporter adds.
LONGEST_NOTE: Final = 500
#: Lines that go with a report.
MOST_LINES: Final = 20
#: One person reports this often at most in this many seconds.
MOST_REPORTS: Final = 5
REPORTS_WITHIN: Final = 600.0


@dataclass(frozen=True)
class Report:
    """What was reported: who (`by_…`) says what of whom, at which table and match. `said`: the last lines of the one
    who is reported, as the reporter could read them; `marked` is the line that it is about, if it is about one."""

    table: str
    match: int
    game: str
    at: datetime
    by_account: str | None
    by_name: str
    account: str | None
    name: str
    seat: int
    reason: str
    note: str
    said: tuple[dict[str, Any], ...]
    marked: str


def report(
    table: Table, by: int, seat: int, reason: str, note: str, said: Sequence[Said], marked: str, at: datetime
) -> Report:
    """A report of who sits on a chair by somebody who sits here.

    Raises:
        Fault: there is no such reason, person or line.
    """
    if reason not in REASONS:
        raise Fault("no-such-reason", {"names": ", ".join(REASONS)})
    if not 0 <= seat < len(table.people):
        raise Fault("no-such-chair", {"number": seat + 1})
    person, reporter = table.people[seat], table.people[by]
    about = next((line for line in said if line.id == marked), None)
    if marked and about is None:
        raise Fault("not-said-here")
    if about is None and (person is None or person.bot is not None or seat == by):
        raise Fault("no-person-there")
    return Report(
        table.name,
        table.matches,
        table.game.slug,
        at,
        None if reporter is None else reporter.account,
        "" if reporter is None else reporter.name,
        about.account if about is not None else person.account if person is not None else None,
        about.name if about is not None else person.name if person is not None else "",
        seat if about is None else about.seat,
        reason,
        clean_text(note, LONGEST_NOTE),
        tuple([line.as_dict() for line in said[-MOST_LINES:]]),
        marked,
    )
