"""What if: a new table with a position of a replay, where somebody plays on against bots.

The new table has the match as far as it went: its record goes on from there, and new cards come where new ones fall.
"""

import json
import secrets
from datetime import datetime
from typing import Final

from troef.core.record import Record
from troef.core.record_error import RecordError
from troef.table.clock.timing import agreed_end
from troef.table.fault import Fault
from troef.table.people.names import clean_name
from troef.table.people.people import BOT_PEOPLE, token_hash
from troef.table.replay.replay import Replay, ReplayedDeal
from troef.table.table import Table, founding_lines
from troef.table.terms import Terms

#: Who plays the other chairs.
USUAL_BOT: Final = "rule"


class NewTable:
    """The name of a table that was made of a position, the lines of its log, and its one person's token and seat."""

    def __init__(self, name: str, lines: list[str], token: str, seat: int) -> None:
        self.name = name
        self.lines = lines
        self.token = token
        self.seat = seat


def play_on(replay: Replay, deal: ReplayedDeal, step: int, name: str) -> NewTable:
    """A table where the match goes on from a step; the person takes the chair of the next move, bots the others.

    Raises:
        Fault: there is no such step, or the match is over there.
    """
    try:
        state = replay.state_at(deal, step)
    except IndexError as error:
        raise Fault("no-such-step", {"number": step}) from error
    if state.outcome() is not None:
        raise Fault("nothing-to-play")
    record = replay.record
    token, seat = secrets.token_urlsafe(24), replay.mover_at(deal, step)
    names = _names(record, seat, clean_name(name) or f"{seat + 1}")
    lines = founding_lines(record.game, record.seats, USUAL_BOT, None, Terms(advice=not record.game.info.race))
    for chair, one in enumerate(names):
        proof = {"token": token_hash(token)} if chair == seat else {"bot": USUAL_BOT}
        lines.append(json.dumps({"sit": chair, "name": one, **proof}, ensure_ascii=False))
    until = agreed_end(record.game.options, datetime.now().astimezone())
    if until is not None:
        lines.append(json.dumps({"until": until.isoformat()}))
    played = Record(record.game, record.seats, record.dealer, names, record.standing)
    played.events = record.events[: replay.events_before(deal, step)]
    lines += played.lines()
    _check(lines)
    return NewTable(secrets.token_urlsafe(12), lines, token, seat)


def _names(record: Record, seat: int, name: str) -> list[str]:
    """Who sits where: the person, and bots under names of their own."""
    bots = iter([one for one in BOT_PEOPLE if one != name])
    return [name if chair == seat else next(bots, f"{chair + 1}") for chair in range(record.seats)]


def _check(lines: list[str]) -> None:
    table = Table("")
    try:
        for line in lines:
            table.apply(line)
    except (RecordError, ValueError, LookupError) as error:
        raise Fault("nothing-to-play") from error
