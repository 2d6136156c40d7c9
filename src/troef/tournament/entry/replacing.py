"""Somebody leaves or is excluded in the middle of a round: who comes in for him, or the table stops (P17, A18)."""

from typing import TYPE_CHECKING

from troef.tournament.changes import Change
from troef.tournament.people import Person, Status
from troef.tournament.refused import Refused
from troef.tournament.rounds import Round
from troef.tournament.sheets.sheet import Sheet

if TYPE_CHECKING:
    from troef.tournament.act import Actor
    from troef.tournament.event import Event


def playing_at(event: "Event", person: int) -> tuple[Round, int] | None:
    """The round and the table at which somebody is playing: its sheet is still open and it has not stopped."""
    for played in reversed(event.rounds):
        for table, sheet in enumerate(played.tables, 1):
            if person in sheet.people and sheet.state == "open" and not sheet.stopped:
                return played, table
    return None


def sheets_with(event: "Event", person: int) -> list[tuple[int, int]]:
    """The sheets on which somebody stands, by round and table."""
    return [
        (played.number, table)
        for played in event.rounds
        for table, sheet in enumerate(played.tables, 1)
        if person in sheet.everybody()
    ]


def next_deal(sheet: Sheet) -> int:
    """The next deal of a table: the first of which no packet has been dealt."""
    return max(sheet.begun, len(sheet.deals)) + 1


def check_from_deal(event: "Event", person: int, from_deal: int) -> None:
    """Whether somebody can be replaced from a deal on; 0 stands for the next one.

    Raises:
        Refused: he is not playing, or the deal has been entered already or is not in the round.
    """
    if not from_deal:
        return
    found = playing_at(event, person)
    if found is None:
        raise Refused("is-not-playing", "P17", person=person)
    entered = len(found[0].table(found[1]).deals)
    if not entered < from_deal <= event.template.deals:
        raise Refused("no-such-deal", "P17", deal=from_deal, deals=entered)


def take_out(
    event: "Event", person: int, status: Status, at: str, by: "Actor", reason: str, from_deal: int = 0
) -> None:
    """Take somebody out of the event (R4, R5, A18). If he is playing, a stand-in comes in from the next deal on, or the
    table stops (P17)."""
    found = playing_at(event, person)
    event.people[person].status = status
    place = (found[0].number, found[1]) if found else (0, 0)
    event.changes.append(Change(len(event.lines), at, by, status, *place, (person,), None, None, reason))
    if found is not None:
        sheet = found[0].table(found[1])
        replace_at(event, found[0], sheet, person, from_deal or next_deal(sheet))


def replace_at(event: "Event", played: Round, sheet: Sheet, person: int, from_deal: int) -> None:
    """Seat a stand-in on somebody's chair, or stop the table where there is none."""
    if from_deal > event.template.deals:
        return
    found = stand_in(event, played)
    if found is None:
        sheet.stopped = True
    else:
        sheet.replaced[person] = (found, from_deal)
        sheet.people = [found if one == person else one for one in sheet.people]  # a pair has two chairs
        played.stand_ins.append(found)
    sheet.candidates.pop(person, None)
    sheet.sat_in = [one for one in sheet.sat_in if one != person]
    if sheet.scorer == person:
        if found is not None and (event.people[found].kind == "joker" or sheet.online is not None):
            sheet.scorer = found
        elif sheet.online is None:
            sheet.on_paper = True  # the desk finishes the sheet


def stand_in(event: "Event", played: Round) -> int | None:
    """Who comes in: the first joker who is free, else a bot where bots may (R13); None: nobody."""
    busy = {person for sheet in played.tables if sheet.state == "open" and not sheet.stopped for person in sheet.people}
    for joker in event.jokers:
        if event.people[joker].plays and joker not in busy:
            return joker
    if not event.template.bot_jokers:
        return None
    for one in event.people.values():
        if one.kind == "bot" and one.plays and one.number not in busy:
            return one.number
    number = max(event.people) + 1
    event.people[number] = Person(number, "bot", f"bot {number}", status="present")
    return number
