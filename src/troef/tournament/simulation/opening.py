"""How a simulated event opens: registration, who reports in time, jokers, and the seed of the draw (R1–R7, R13)."""

from typing import Final

from troef.core.rng import Rng
from troef.tournament.act import Actor
from troef.tournament.bulk import Bulk
from troef.tournament.entry.admission import (
    ApplyAsJoker,
    CloseRegistration,
    Leave,
    Open,
    Pay,
    Register,
    Report,
    RevealSeed,
    Undo,
    commitment,
)
from troef.tournament.simulation.course import Course
from troef.tournament.simulation.results import one_of

_VERSION: Final = "2024-05-07"
_FIRST: Final = ("Jan", "An", "Piet", "Els", "Luc", "Rita", "Wim", "Greet", "Dirk", "Leen", "Bart", "Hilde")
_LAST: Final = ("Peeters", "Maes", "Claes", "Wouters", "Mertens", "Jacobs", "Goossens", "Willems", "Aerts", "Baert")
_CLUBS: Final = ("", "De Zwaan", "Harten Heer", "De Manille", "Schoppen Acht")
_PUBLIC: Final = Actor("public")


def open_event(course: Course) -> None:
    """From the opening to the known seed; of those who register, the planned number of players is present."""
    plan = course.plan
    course.act(Open("Gesimuleerd tornooi", plan.day, plan.template, _VERSION, commitment(seed_of(course))))
    absent = max(2 if plan.template.late_entry else 1, plan.players // 50) if plan.faults else 0
    if plan.faults:
        _refused_entries(course)
    _register(course, plan.players + absent)
    _apply_as_jokers(course)
    _report(course, plan.players)
    course.clock = 9 * 3600 + 45 * 60
    on_time = plan.faults and not plan.template.late_entry
    if on_time:
        course.refuse(Report(plan.players + 1))  # R3: 09:45:00 is too late
    course.act(CloseRegistration())
    if on_time:
        course.refuse(Register(max(course.event.people) + 1, "Te laat", "1980-01-01", _VERSION))
    if plan.faults:
        course.refuse(RevealSeed("another seed"))
    course.act(RevealSeed(seed_of(course)))


def seed_of(course: Course) -> str:
    """The seed of the draw."""
    return f"draw of {course.plan.seed}"


def _refused_entries(course: Course) -> None:
    """Who is too young, accepts old rules, or takes another number than the next."""
    course.refuse(Register(1, "Te Jong", f"{int(course.plan.day[:4]) - 15}-01-01", _VERSION), _PUBLIC)
    course.refuse(Register(1, "Oude Regels", "1980-01-01", "2019-01-01"), _PUBLIC)
    course.refuse(Register(7, "Verkeerd Nummer", "1980-01-01", _VERSION))


def _register(course: Course, players: int) -> None:
    for number in range(1, players + 1):
        course.clock = 8 * 3600 + 3000 * number // players
        born = f"{1940 + course.below(65)}-{1 + course.below(12):02}-{1 + course.below(28):02}"
        members = _members(course)
        name = " & ".join(members) or some_name(course.rng)
        entry = Register(number, name, born, _VERSION, str(course.pick(_CLUBS)), members)
        course.act(entry, course.pick((_PUBLIC, Actor("desk"))))
        if course.plan.faults and number in (2, players):
            course.refuse(entry)  # sent twice
    if course.plan.faults:
        line = course.act(Pay(1, 1000))  # the wrong number
        course.act(Undo(line.number))
        course.act(Pay(2, 1000))
        course.refuse(Pay(2, -1500))


def _members(course: Course) -> tuple[str, ...]:
    """Who belongs to a pair or team; nobody where single players enter."""
    if course.plan.template.entry == "player":
        return ()
    return some_name(course.rng), some_name(course.rng)


def _apply_as_jokers(course: Course) -> None:
    for _ in range(2 + course.plan.players // 60):
        course.act(ApplyAsJoker(max(course.event.people) + 1, f"Joker {some_name(course.rng)}"), _PUBLIC)


def _report(course: Course, players: int) -> None:
    """All planned players report; with faults some at once by mistake, and one leaves again and is undone."""
    faults = course.plan.faults
    for number in range(1, players + 1):
        course.clock = 9 * 3600 + 2699 * number // players  # the last one at 09:44:59
        if faults and number == 3:
            _bulk_mistake(course)
        course.act(Report(number))
    if faults:
        course.refuse(Report(1))
        course.refuse(Report(max(course.event.people)))  # a joker


def _bulk_mistake(course: Course) -> None:
    """The desk sends away several people at once, sees it, and takes it back."""
    gone = [number for number in course.event.people if course.event.people[number].kind == "player"][-4:]
    acts = tuple([Leave(number) for number in gone])
    course.refuse(Bulk(acts, expected=len(acts) + 1))
    line = course.act(Bulk(acts, expected=len(acts)))
    course.refuse(Report(gone[0]))
    course.act(Undo(line.number))
    course.refuse(Undo(line.number))


def some_name(rng: Rng) -> str:
    """A name that somebody might have."""
    return f"{one_of(_FIRST, rng)} {one_of(_LAST, rng)}"
