"""Events for tests: opened, registered, reported and drawn."""

from collections.abc import Iterable
from typing import Any

import pytest

from troef.tournament.act import DESK, Act, Actor
from troef.tournament.draws.drawing import DrawRound, StartRound
from troef.tournament.entry.admission import CloseRegistration, Open, Register, Report, RevealSeed, commitment
from troef.tournament.event import Event
from troef.tournament.refused import Refused
from troef.tournament.results.ranking import ranking
from troef.tournament.sheets.sheet import DealLine, Seating
from troef.tournament.template import template_named

SEED = "spades are trumps"
DAY = "2026-05-09"
JURY = Actor("jury", "Mia")


def at(time: str) -> str:
    """A time of the day of the event."""
    return f"{DAY}T{time}"


def do(event: Event, *acts: Act, by: Actor = DESK, time: str = "09:30:00") -> Event:
    """Let somebody do acts, one after another."""
    for act in acts:
        event.act(act, at(time), by)
    return event


def opened(template: str = "iwwa-manillen", **changes: object) -> Event:
    """An event whose registration is open."""
    act = Open("Kampioenschap", DAY, template_named(template, **changes), "2024-05-07", commitment(SEED))
    return do(Event(), act, time="08:00:00")


def registered(names: Iterable[str], template: str = "iwwa-manillen", **changes: object) -> Event:
    """An event for which these have registered, from number 1."""
    event = opened(template, **changes)
    for number, name in enumerate(names, 1):
        do(event, Register(number, name, "1980-01-01", "2024-05-07"), time="08:30:00")
    return event


def present(players: int, template: str = "iwwa-manillen", **changes: object) -> Event:
    """An event whose players have all reported; the seed is known."""
    event = registered([f"player {number}" for number in range(1, players + 1)], template, **changes)
    do(event, *[Report(number) for number in range(1, players + 1)], time="09:15:00")
    return do(event, CloseRegistration(), RevealSeed(SEED), time="09:45:00")


def drawn(players: int, template: str = "iwwa-manillen", **changes: object) -> Event:
    """An event whose first round has been drawn and started."""
    event = present(players, template, **changes)
    do(event, DrawRound.of(event), StartRound(1), time="10:00:00")
    return event


def refusal(event: Event, act: Act, by: Actor = DESK, time: str = "09:30:00") -> Refused:
    """Why an act is refused; the event stays as it was."""
    before = event.copy()
    with pytest.raises(Refused) as caught:
        event.act(act, at(time), by)
    assert event == before
    return caught.value


def play_round(event: Event, *scores: tuple[int, int]) -> Event:
    """Draw and play the next round, all sheets published; everybody scores nothing but those who are named."""
    do(event, DrawRound.of(event), StartRound(len(event.rounds) + 1))
    bring = dict(scores)
    for sheet in event.rounds[-1].tables:
        amounts = {one: bring.get(one, 0) for one in sheet.people}
        sheet.seatings = [Seating(tuple(sheet.people), 0)]
        sheet.deals[1] = DealLine(1, 0, 0, {}, amounts, tuple([one for one in amounts if amounts[one]]))
        sheet.state = "published"
    return event


def by_number(event: Event) -> list[tuple[int, int]]:
    """Scores with which everybody has as many points as his number."""
    return [(number, number) for number in event.people]


def rows_of(event: Event) -> list[dict[str, Any]]:
    """The ranking as JSON has it, without names."""
    rows = [{**row.as_dict(), "rounds": list(row.rounds)} for row in ranking(event)]
    return [{name: value for name, value in row.items() if name != "name"} for row in rows]
