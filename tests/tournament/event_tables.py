"""Tables for tests: four people, or more, who have sat down, chosen a scorer, and play."""

from typing import Any

from events import do, drawn

from troef.tournament.act import Act, Actor
from troef.tournament.event import Event
from troef.tournament.sheets.entering import EnterDeal
from troef.tournament.sheets.seats import BeginBoompje, NameScorer, Sit
from troef.tournament.sheets.sheet import Sheet
from troef.tournament.sheets.signing import Complete, HandIn, Publish, Sign, Verify

#: The player on seat 1 draws the highest card.
DRAWING = ("AS", "10H", "KS", "7D")


def sheet_of(event: Event) -> Sheet:
    return event.round(1).table(1)


def player(number: int) -> Actor:
    return Actor("player", person=number)


def write(event: Event, *acts: Act, time: str = "10:30:00") -> Event:
    """Let the scorer of the first table do acts."""
    return do(event, *acts, by=Actor("scorer", person=sheet_of(event).scorer), time=time)


def seated(template: str = "iwwa-manillen", scorer: int = 1, **changes: object) -> Event:
    """One table, players 1 to 4 clockwise from seat 0; all have named the scorer."""
    event = drawn(4, template, **changes)
    do(event, Sit(1, 1, (1, 2, 3, 4)), by=player(1), time="10:02:00")
    for number in (1, 2, 3, 4):
        do(event, NameScorer(1, 1, number, scorer), by=player(number), time="10:02:10")
    return event


def playing(template: str = "iwwa-manillen", scorer: int = 1, **changes: object) -> Event:
    """The same, with the first dealer on the sheet."""
    event = seated(template, scorer, **changes)
    drawings = (DRAWING,) if event.template.format == "M" else ()
    return write(event, BeginBoompje(1, 1, 1, drawings), time="10:03:00")


def manille(w: int, z: int, multiplier: int = 1) -> dict[str, Any]:
    """A deal by the card points of both pairs."""
    return {"points": [w, z], "multiplier": multiplier}


def solo(seat: int, tricks: int = 7) -> dict[str, Any]:
    """A deal of kleurenwiezen: solo 7 by a seat."""
    return {"contract": "solo 7", "declarers": [seat], "tricks": [tricks]}


def enter(event: Event, *results: dict[str, Any]) -> Event:
    """Let the scorer enter the next deals, with the header of each boompje."""
    for result in results:
        sheet = sheet_of(event)
        deal = len(sheet.deals) + 1
        if event.template.format == "M" and (deal - 1) // 12 == len(sheet.seatings):
            write(event, BeginBoompje(1, 1, len(sheet.seatings) + 1, (DRAWING,)))
        write(event, EnterDeal(1, 1, deal, result))
    return event


def full(event: Event) -> Event:
    """Enter all deals that are still to be played."""
    result = manille(34, 26) if event.template.format == "M" else solo(0)
    return enter(event, *[result] * (event.template.deals - len(sheet_of(event).deals)))


def signed(event: Event) -> Event:
    """Close the sheet and let all four sign."""
    write(event, Complete(1, 1), time="11:30:00")
    for number in sheet_of(event).people:
        do(event, Sign(1, 1, number), by=player(number), time="11:31:00")
    return event


def published(event: Event) -> Event:
    """The sheet is signed, handed in, verified and published."""
    write(signed(event), HandIn(1, 1, pen=True, cards=True), time="11:32:00")
    return do(event, Verify(1, 1), Publish(1, 1), time="11:35:00")
