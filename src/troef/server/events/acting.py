"""In which office somebody acts who has a card, and what the server fills in for him."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from troef.server.events.offices import Holder, Offices
from troef.server.events.proving import unproven
from troef.tournament.act import Act, Actor
from troef.tournament.bulk import Bulk
from troef.tournament.draws.drawing import DrawRound
from troef.tournament.draws.redrawing import DrawAgain, SeatLate
from troef.tournament.entry.season import CatchUp
from troef.tournament.event import Event
from troef.tournament.refused import Refused
from troef.tournament.results.ranking import DrawLots
from troef.tournament.sheets.at_table import actor_at_table
from troef.tournament.sheets.delivering import CodeRead, read_code
from troef.tournament.sheets.formats import game_of
from troef.tournament.sheets.seats import DrawScorer
from troef.tournament.sheets.sheet import Sheet


@dataclass(frozen=True)
class Kept:
    """What the server knows of an event beside its log: the seed, also while it is secret, and the cards."""

    seed: str
    offices: Offices


def actor_of(event: Event, holder: Holder, act: Act) -> Actor:
    """Who acts, as the log says it.

    A player who is the scorer of the table writes as its scorer; the phone of a table writes for its scorer.

    Raises:
        Refused: the act is about another table than that of the player or the phone.
    """
    if holder.office == "desk" or holder.office == "jury":
        return Actor(holder.office, holder.name)
    if holder.office == "public" or holder.office == "engine":
        return Actor(holder.office)
    sheets = [_sheet_of(event, holder, part) for part in (act.acts if isinstance(act, Bulk) else (act,))]
    scorer = sheets[0].scorer if sheets else None
    if holder.office == "player":
        writes = holder.number == scorer and "scorer" in act.offices
        return Actor("scorer" if writes else "player", person=holder.number)
    return actor_at_table(sheets[0], act)


def _sheet_of(event: Event, holder: Holder, act: Act) -> Sheet:
    """The sheet that an act is about, which must be that of the player or of the phone's table."""
    place = act.place(event)
    if place is None:
        raise Refused("not-your-office", act=act.verb, role=holder.office)
    sheet = event.round(place[0]).table(place[1])
    if holder.office == "player" and holder.number not in sheet.people:
        raise Refused("not-at-this-table", "R8", person=holder.number)
    if holder.office == "table" and holder.number != place[1]:
        raise Refused("not-at-this-table", "R26", person=holder.number)
    return sheet


def signs_with_pin(holder: Holder, act: Act) -> "Holder | None":
    """Whose PIN must come with an act: a player who signs on the phone of the table (T9)."""
    person = getattr(act, "person", None)
    if holder.office == "table" and act.verb == "sign" and isinstance(person, int):
        return Holder("player", person)
    return None


def _next_person(event: Event, kept: Kept, facts: Mapping[str, Any]) -> dict[str, Any]:
    return {"person": max(event.people, default=0) + 1}


def _draw(event: Event, kept: Kept, facts: Mapping[str, Any]) -> dict[str, Any]:
    return DrawRound.of(event).as_dict() if event.seed else {"round": len(event.rounds) + 1, "tables": []}


def _seed(event: Event, kept: Kept, facts: Mapping[str, Any]) -> dict[str, Any]:
    return {"seed": kept.seed}


def _lots(event: Event, kept: Kept, facts: Mapping[str, Any]) -> dict[str, Any]:
    number = facts.get("among")
    return DrawLots.among(event, number).as_dict() if isinstance(number, int) else {}


def _deal(event: Event, kept: Kept, facts: Mapping[str, Any]) -> dict[str, Any]:
    """The result of a deal from its fields as a person types them (`texts`)."""
    texts = facts.get("texts")
    if not isinstance(texts, dict):
        return {}
    typed = {str(name): str(text) for name, text in texts.items()}
    return {"result": game_of(event.template).Result.read_texts(typed).as_dict()}


def _late(event: Event, kept: Kept, facts: Mapping[str, Any]) -> dict[str, Any]:
    number = facts.get("person")
    return SeatLate.of(event, number).as_dict() if isinstance(number, int) else {}


def _draw_again(event: Event, kept: Kept, facts: Mapping[str, Any]) -> dict[str, Any]:
    return DrawAgain.of(event, str(facts.get("reason", ""))).as_dict()


def _rulings(event: Event, kept: Kept, facts: Mapping[str, Any]) -> dict[str, Any]:
    """The rulings of a decision, with the results of awarded deals from typed texts."""
    rulings = facts.get("rulings")
    if not isinstance(rulings, list):
        return {}
    return {"rulings": [_with_result(event, kept, one) if isinstance(one, dict) else one for one in rulings]}


def _with_result(event: Event, kept: Kept, facts: dict[str, Any]) -> dict[str, Any]:
    return {**_given(facts), **_deal(event, kept, facts)}


def _catch_up(event: Event, kept: Kept, facts: Mapping[str, Any]) -> dict[str, Any]:
    """The table of those who missed a round (`missing`), with who stands in."""
    missing, number = facts.get("missing"), facts.get("round")
    if not isinstance(number, int) or not isinstance(missing, list):
        return {}
    return CatchUp.of(event, number, [one for one in missing if isinstance(one, int)]).as_dict()


def _scorer(event: Event, kept: Kept, facts: Mapping[str, Any]) -> dict[str, Any]:
    place = facts.get("round"), facts.get("table")
    numbers = [number for number in place if isinstance(number, int)]
    return DrawScorer.of(event, *numbers).as_dict() if len(numbers) == len(place) else {}


def _delivery(event: Event, kept: Kept, facts: Mapping[str, Any]) -> dict[str, Any]:
    """What the QR code of a sheet brings (`code`, its text), with whom the desk has `seen` sign."""
    code, seen = facts.get("code"), facts.get("seen", [])
    if not isinstance(code, str) or not isinstance(seen, list):
        return {}
    return code_read(event, kept.offices, code, seen).delivery.as_dict()


def code_read(event: Event, offices: Offices, code: str, seen: list[int]) -> CodeRead:
    """What the QR code of a sheet brings, where only signatures count that it proves or the desk has seen.

    Raises:
        Refused: it brings nothing.
    """
    return read_code(event, code, partial(unproven, offices), seen)


Filling = Callable[[Event, Kept, Mapping[str, Any]], dict[str, Any]]

#: What only helps to fill in the others.
ASKED_WITH: Final = ("among", "texts", "missing", "code")

#: Facts that follow from the event, where they were not given: the next number, the tables of the draw, the seed, who
#: is drawn, a table that catches up, a result from typed texts, and what a QR code brings.
FILLED: Final[dict[str, Filling]] = {
    "register": _next_person,
    "apply-as-joker": _next_person,
    "draw": _draw,
    "reveal-seed": _seed,
    "draw-lots": _lots,
    "draw-scorer": _scorer,
    "catch-up": _catch_up,
    "enter-deal": _deal,
    "change-deal": _deal,
    "correct-deal": _deal,
    "draw-again": _draw_again,
    "seat-late": _late,
    "deliver-sheet": _delivery,
}


def filled(event: Event, kept: Kept, verb: str, facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of an act with what follows from the event filled in."""
    if verb == "decide":
        return {**facts, **_rulings(event, kept, facts)}
    fill = FILLED.get(verb)
    if fill is None:
        return dict(facts)
    return {**fill(event, kept, facts), **_given(facts)}


def _given(facts: Mapping[str, Any]) -> dict[str, Any]:
    asked_with = (*ASKED_WITH, "seen") if "code" in facts else ASKED_WITH
    return {name: value for name, value in facts.items() if name not in asked_with}
