"""What goes wrong at a simulated table before a deal: wrong entries, penalties of each clause, people who go, undo."""

from collections.abc import Callable
from typing import Any, Final

from troef.tournament.act import DESK, Actor
from troef.tournament.entry.admission import Exclude, Leave, Undo, Warn
from troef.tournament.sheets.entering import AddRemark, ChangeDeal, EnterDeal, StrikeDeal
from troef.tournament.sheets.penalties import Penalise, StrikePenalty, dealer_seat, players_of
from troef.tournament.sheets.seats import KeepOnPaper
from troef.tournament.simulation.course import Course
from troef.tournament.simulation.decisions import DECISIONS, DECISIONS_K
from troef.tournament.simulation.happenings import Happenings
from troef.tournament.simulation.tables import Table

Incident = Callable[[Table], None]

#: Results that no deal can have (E5, R27, R28; kleurenwiezen R8, R33).
_IMPOSSIBLE: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "game": ({}, {"winner": "everybody"}, {"points": "many"}),
    "M": (
        {"w": 31, "z": 0},
        {"w": 7, "z": 0, "multiplier": 2},
        {"w": 4, "z": 3},
        {"points": [40, 30]},
        {"points": [60, 0], "multiplier": 3},
    ),
    "K": (
        {"contract": "solo 7", "declarers": [0], "tricks": [14]},
        {"contract": "samen 8", "declarers": [0], "tricks": [8]},
        {"contract": "troel", "declarers": [0, 2], "tricks": [0]},
        {"contract": "solo 9", "declarers": [0], "tricks": [9]},
        {"contract": "solo 7", "declarers": [0], "tricks": [7], "penalties": [{"clause": "P2", "seat": 1}]},
    ),
}


class Incidents:
    """What happens now and then before a deal."""

    def __init__(self, course: Course) -> None:
        self._course = course
        kinds: list[Incident] = [*_IN_EVERY_FORMAT, *DECISIONS]
        kinds += {"M": [*_IN_M], "K": [*_IN_K, *DECISIONS_K], "game": []}[course.plan.template.format]
        self._happenings: Happenings[Incident] = Happenings(course, kinds)
        deals = max(1, course.plan.deals)
        self._out_of = deals
        self._times = min(deals // 3, 60 + deals // 60) if course.plan.faults else 0

    def happen(self, table: Table) -> None:
        """Something, or mostly nothing, at a table before its next deal."""
        if self._course.below(self._out_of) < self._times and table.people():
            self._happenings.next()(table)


# ---- what is written wrongly ----


def _impossible(table: Table) -> None:
    course = table.course
    result = course.pick(_IMPOSSIBLE[course.event.template.format])
    course.refuse(EnterDeal(*table.here, table.next_deal, result), table.writer)


def _wrong_writer(table: Table) -> None:
    course, deal = table.course, table.some_deal()
    act = EnterDeal(*table.here, table.next_deal, deal.result, deal.contract)
    for number in table.people():
        if number != table.sheet.scorer:
            course.refuse(act, Actor("scorer", person=number))
    course.refuse(act, Actor("public"))


def _sent_twice(table: Table) -> None:
    table.course.refuse(table.enter(table.some_deal()), table.writer)


def _changed(table: Table) -> None:
    number = table.next_deal
    table.enter(table.some_deal())
    deal = table.course.pick(range(1, number + 1))
    old = table.sheet.deals[deal]
    new = table.sheet.deals[number]
    contract = "" if old.contract == new.contract or new.contract == "NT" else new.contract
    if new.result.get("contract") not in [bid for _, _, bid in table.sheet.refused_bids]:
        table.course.act(ChangeDeal(*table.here, deal, new.result, contract), table.writer)


def _struck(table: Table) -> None:
    course, number = table.course, table.next_deal
    table.enter(table.some_deal())
    if number > 1:
        course.refuse(StrikeDeal(*table.here, number - 1), table.writer)
    course.act(StrikeDeal(*table.here, number), table.writer)


def _undone(table: Table) -> None:
    course, number = table.course, table.next_deal
    deal = table.some_deal()
    line = course.act(EnterDeal(*table.here, number, deal.result, deal.contract), table.writer)
    course.act(Undo(line.number))
    course.refuse(Undo(line.number))


def _needed_later(table: Table) -> None:
    course, sheet = table.course, table.sheet
    deal = table.some_deal()
    line = course.act(EnterDeal(*table.here, table.next_deal, deal.result, deal.contract), table.writer)
    if table.plays_on and not table.needs_header and not sheet.on_paper:
        table.enter(table.some_deal())
        course.refuse(Undo(line.number))


def _remark(table: Table) -> None:
    table.course.act(AddRemark(*table.here, "kaarten vervangen"), table.writer)
    table.course.refuse(AddRemark(*table.here, " "), table.writer)


def _warned(table: Table) -> None:
    table.course.act(Warn(table.course.pick(table.people()), "lawaai"), table.course.jury())


def _on_paper(table: Table) -> None:
    if not table.sheet.on_paper:
        scorer = table.writer
        deal = table.some_deal()
        table.course.act(KeepOnPaper(*table.here))
        table.course.refuse(EnterDeal(*table.here, table.next_deal, deal.result, deal.contract), scorer)


# ---- who goes ----


def goer(table: Table) -> int | None:
    """A player at the table who may still be taken out of the event; None where there is none."""
    course = table.course
    players = [one for one in table.people() if course.event.people[one].kind == "player"]
    if not players or not course.may_go:
        return None
    course.may_go -= 1
    return int(course.pick(players))


def _leaves(table: Table) -> None:
    course, person = table.course, goer(table)
    if person is not None:
        last = course.event.template.deals
        from_deal = course.pick([0, table.next_deal, min(last, table.next_deal + 1)])
        course.act(Leave(person, from_deal, "onwel"))
        course.refuse(Leave(person))


def _leaves_by_mistake(table: Table) -> None:
    course = table.course
    players = [one for one in table.people() if course.event.people[one].kind == "player"]
    if players:
        line = course.act(Leave(course.pick(players), 0, "verkeerd nummer"))
        course.act(Undo(line.number))


def _excluded(table: Table) -> None:
    course, person = table.course, goer(table)
    if person is not None:
        course.refuse(Exclude(person, "vals spel"), DESK)
        course.act(Exclude(person, "vals spel"), course.jury())


# ---- penalties ----


def penalise(table: Table, person: int, clause: str, **values: Any) -> None:
    """A penalty in the next deal, written by who keeps the sheet."""
    table.course.act(Penalise(*table.here, table.next_deal, person, clause, **values), table.writer)


def dealer(table: Table) -> int:
    """Who deals next."""
    event, sheet = table.course.event, table.sheet
    return players_of(event, sheet, table.next_deal)[dealer_seat(event, sheet, table.next_deal)]


def _someone(table: Table) -> int:
    """Somebody who plays the next deal."""
    return int(table.course.pick(players_of(table.course.event, table.sheet, table.next_deal)))


def _misdeals(table: Table) -> None:
    course, sheet = table.course, table.sheet
    other = next(one for one in players_of(course.event, sheet, table.next_deal) if one != dealer(table))
    course.refuse(Penalise(*table.here, table.next_deal, other, "P1"), table.writer)
    for _ in range(1 + course.below(4)):
        penalise(table, dealer(table), "P1", reason="verkeerd gedeeld")


def _revoke(table: Table) -> None:
    person = _someone(table)
    table.course.refuse(Penalise(*table.here, table.next_deal, person, "P2", points=31), table.writer)
    penalise(table, person, "P2", multiplier=table.course.pick((1, 2, 4)), reason="verzaakt")
    if table.course.one_in(2):
        penalise(table, dealer(table), "P1", reason="verkeerd gedeeld")


def _struck_penalty(table: Table) -> None:
    form = table.course.event.template.format
    if form == "game":
        act = Penalise(*table.here, table.next_deal, _someone(table), "R32", points=5)
        jury = table.course.jury()
        table.course.act(act, jury)
        table.course.act(StrikePenalty(*table.here, max(table.sheet.penalties)), jury)
        return
    penalise(table, _someone(table), "P2" if form == "M" else "P4")
    table.course.act(StrikePenalty(*table.here, max(table.sheet.penalties)), table.writer)


def _jury_points(table: Table) -> None:
    course = table.course
    act = Penalise(
        *table.here, table.next_deal, _someone(table), "R32", points=course.below(20), others=course.below(3)
    )
    course.refuse(act, table.writer)
    course.act(act, course.jury())
    if not table.sheet.on_paper:
        course.refuse(StrikePenalty(*table.here, max(table.sheet.penalties)), table.writer)


def _wrong_deal(table: Table) -> None:
    penalise(table, dealer(table), "P3", waived=table.course.one_in(3) and table.course.event.template.waive_misdeal)


def _not_followed(table: Table) -> None:
    for clause in ("P4", "P5", "P7", "P9"):
        penalise(table, _someone(table), clause)


def _two_cards(table: Table) -> None:
    course = table.course
    person = _someone(table)
    course.refuse(Penalise(*table.here, table.next_deal, person, "P6"), table.writer)
    penalty = Penalise(*table.here, table.next_deal, person, "P6", points=course.below(4), others=course.below(2))
    course.act(penalty, course.jury())


def _insinuation(table: Table) -> None:
    course = table.course
    penalty = Penalise(*table.here, table.next_deal, _someone(table), "P8", points=course.below(16))
    course.act(penalty, course.jury())
    course.refuse(Penalise(*table.here, table.next_deal, _someone(table), "P8", points=16), course.jury())


def _enter_and_penalise(table: Table, result: dict[str, Any], seat: int, clause: str) -> None:
    course, deal = table.course, table.next_deal
    person = players_of(course.event, table.sheet, deal)[seat]
    if course.event.template.format == "K" and not table.sheet.refused_bids:
        course.act(EnterDeal(*table.here, deal, result), table.writer)
        course.act(Penalise(*table.here, deal, person, clause, "zie spel"), table.writer)


def _slam_without_jury(table: Table) -> None:
    seat = table.course.below(4)
    contract = table.course.pick(("kleine soloslim", "grote soloslim"))
    _enter_and_penalise(table, {"contract": contract, "declarers": [seat], "tricks": [12]}, seat, "P10")


def _conceded(table: Table) -> None:
    seat = table.course.below(4)
    by = table.course.pick((seat, (seat + 1) % 4))
    result = {"contract": "samen 9", "declarers": [seat, (seat + 2) % 4], "tricks": [4], "conceded_by": by}
    _enter_and_penalise(table, result, by, "P11")


def _claimed(table: Table) -> None:
    seat = table.course.below(4)
    by = table.course.pick((seat, (seat + 3) % 4))
    result = {"contract": "solo 7", "declarers": [seat], "tricks": [4], "claimed_by": by}
    _enter_and_penalise(table, result, by, "P12")


_IN_EVERY_FORMAT: Final[tuple[Incident, ...]] = (
    _impossible,
    _wrong_writer,
    _sent_twice,
    _changed,
    _struck,
    _undone,
    _needed_later,
    _remark,
    _warned,
    _on_paper,
    _leaves,
    _leaves_by_mistake,
    _excluded,
    _struck_penalty,
    _jury_points,
)
_IN_M: Final[tuple[Incident, ...]] = (_misdeals, _revoke)
_IN_K: Final[tuple[Incident, ...]] = (
    _wrong_deal,
    _not_followed,
    _two_cards,
    _insinuation,
    _slam_without_jury,
    _conceded,
    _claimed,
)
