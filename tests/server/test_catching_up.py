"""What the server fills in where people catch up with an evening that they missed."""

from troef.server.events.acting import filled
from troef.tournament.act import DESK, read_act
from troef.tournament.draws.drawing import DrawRound
from troef.tournament.entry.admission import CloseRegistration, Open, Register, Report, RevealSeed, commitment
from troef.tournament.entry.season import StayAway
from troef.tournament.event import Event
from troef.tournament.template import template_named


def test_who_missed_an_evening_is_enough_and_the_table_is_filled_up() -> None:
    event = Event()
    opening = Open("Winter", "2026-05-09", template_named("seizoen"), "1", commitment("s"))
    event.act(opening, "2026-05-09T09:00:00", DESK)
    for number in range(1, 10):
        event.act(Register(number, f"P {number}", "1980-01-01", "1"), "2026-05-09T09:00:00", DESK)
        event.act(Report(number), "2026-05-09T09:00:00", DESK)
    for act in (CloseRegistration(), RevealSeed("s"), StayAway(4)):
        event.act(act, "2026-05-09T09:00:00", DESK)
    event.act(DrawRound.of(event), "2026-05-09T09:00:00", DESK)
    facts = filled(event, "s", "catch-up", {"round": 1, "missing": [4]})
    assert facts == {"round": 1, "table": 3, "people": [4, 10, 11, 12]}
    event.check(read_act("catch-up", facts), "2026-05-16T20:00:00", DESK)
