"""What of an event goes out: to the public, to the desk and the jury, and to a table.

The public hears no dates of birth or PINs, nor who has paid, and of results only those of published sheets (R29).
"""

from dataclasses import asdict
from typing import Any, Final, get_type_hints

from msgspec import Raw, json

from troef.cards.sentence import Sentence
from troef.core.checked_fields import CheckedFields
from troef.core.registry import find_game
from troef.server.events.live import LiveEvent
from troef.tournament.act import Line
from troef.tournament.changes import Change
from troef.tournament.event import Event
from troef.tournament.jury.calls import without_consent
from troef.tournament.refused import Refused
from troef.tournament.results.prizes import pot, prizes, prizes_by_place
from troef.tournament.results.ranking import Standing, parted_by_lot
from troef.tournament.results.slams import won_slams
from troef.tournament.rounds import Round
from troef.tournament.schema import type_schema
from troef.tournament.sheets.checking import faults
from troef.tournament.sheets.entering import last_deal
from troef.tournament.sheets.formats import game_of
from troef.tournament.sheets.penalties import BY_THE_JURY, sanctions
from troef.tournament.sheets.scoring import table_scores
from troef.tournament.sheets.sheet import DealLine, Sheet
from troef.tournament.template import Template
from troef.words.results import FieldWords, choice_words, field_words, parts_of, with_label
from troef.words.words import words

#: How many of the latest lines of the log the desk sees.
LINES_SHOWN: Final = 60

View = dict[str, Any]


def refusal_text(refused: Refused, lang: str) -> str:
    """Why an act is not allowed, as a sentence; acts have the names that they have on the pages."""
    facts = dict(refused.facts)
    if words(lang).has(f"act-{facts.get('act')}"):
        facts["act"] = words(lang).say(f"act-{facts['act']}")
    because = facts.get("because")
    if isinstance(because, str) and words(lang).has(f"tournament-{because}"):
        facts["because"] = words(lang).say(f"tournament-{because}", **{**facts, "because": ""})
    fault = facts.get("fault")
    if isinstance(fault, Sentence) and "game" in facts:
        game = find_game(str(facts["game"]))
        facts["fault"] = with_label(words(lang), game.slug, game.Result, fault)
    return words(lang).say(f"tournament-{refused.reason}", **facts)


def refusal_view(refused: Refused, lang: str) -> View:
    """A refusal with its reason, its clause and its sentence."""
    return {"reason": refused.reason, "clause": refused.clause, "text": refusal_text(refused, lang)}


# ---- the public ----


def public_view(live: LiveEvent) -> View:
    """What everybody may see."""
    event = live.event
    return {
        **heading(live),
        "registration_open": event.registration_open,
        "late_entry": event.template.late_entry,
        "entry": event.template.entry,
        "min_age": event.template.min_age,
        "fee": event.template.fee,
        "checkin_deadline": event.template.checkin_deadline,
        "names_erased": event.names_erased,
        "commitment": event.commitment,
        "seed": event.seed,
        "players": sum([one.kind == "player" for one in event.people.values()]),
        "present": len(event.present()),
        "scoreboard": live.scoreboard,
        "standings": standings_view(live),
        "by_lot": parted_by_lot(event, public_standings(live) or []) if event.lots else [],
        "slams": slams_view(live) if public_standings(live) else [],
        "prizes": prizes_view(live) if live.prizes_shown else None,
        "draw": draw_view(live, len(event.rounds)) if event.rounds else None,
    }


def heading(live: LiveEvent) -> View:
    """What every page has above it: the event, its rounds and their clocks."""
    event = live.event
    template = event.template
    return {
        "event": live.key,
        "version": live.version,
        "title": event.title,
        "day": event.day,
        "now": live.time(),
        "rehearsal": live.founding.rehearsal,
        "taken_over": live.taken_over,
        "rules_version": event.rules_version,
        "game": template.game,
        "format": template.format,
        "deals": template.deals,
        "round_minutes": template.round_minutes,
        "rounds_planned": template.rounds,
        "rounds": [round_view(played) for played in event.rounds],
        "finished": event.finished,
    }


def round_view(played: Round) -> View:
    """A round: its clock, and how many of its sheets are published."""
    return {
        "round": played.number,
        "tables": len(played.tables),
        "published": sum([sheet.published for sheet in played.tables]),
        "started_at": played.started_at,
        "signal_at": played.signal_at,
    }


def standings_view(live: LiveEvent) -> Raw | None:
    """What everybody may see of the totals, as JSON."""
    rows = public_standings(live)
    if rows is None:
        return None
    return told_standings(live) if rows is live.standings() else _told(rows)


def public_standings(live: LiveEvent) -> list[Standing] | None:
    """The totals of published sheets (R29), as they were when they were frozen, or None where they are hidden."""
    if live.event.finished or live.scoreboard == "open":
        return live.standings()
    return live.frozen if live.scoreboard == "frozen" else None


def told_standings(live: LiveEvent) -> Raw:
    """The rows of the ranking as it is now, as JSON."""
    found: Raw = live.kept("standings", lambda: _told(live.standings()), live.ranked_by())
    return found


def _told(rows: list[Standing]) -> Raw:
    return Raw(json.encode(rows))


def prizes_view(live: LiveEvent) -> View | None:
    """The pot and what each place wins of it and, once the final ranking is made, who has won what; None without
    prizes."""
    found = prizes_by_place(live.event)
    if not found:
        return None
    return {**asdict(found), "won": told_money(live)["prizes"] if live.event.finished else None}


def slams_view(live: LiveEvent, published: bool = True) -> list[View]:
    """Who has won a grote soloslim (T6), on published sheets only (R29) or on all."""
    people = live.event.people
    return [
        {**asdict(won), "name": people[won.player].name}
        for won in live.kept("slams", lambda: won_slams(live.event))
        if won.published or not published
    ]


def draw_view(live: LiveEvent, number: int) -> View:
    """Who sits where in a round, and who has a bye.

    Raises:
        Refused: the round has not been drawn.
    """
    event = live.event
    played = event.round(number)

    def named(numbers: list[int]) -> list[View]:
        return [{"person": one, "name": event.people[one].name, "kind": event.people[one].kind} for one in numbers]

    return {
        "round": number,
        "tables": [named(sheet.people) for sheet in played.tables],
        "byes": named(played.byes),
    }


# ---- the desk ----


def desk_view(live: LiveEvent) -> View:
    """All that the desk and the jury work with, but for the sheets, which are asked for one by one."""
    event = live.event
    return {
        **public_view(live),
        "standings": told_standings(live),
        "slams": slams_view(live, published=False),
        "money": told_money(live),
        "prizes_shown": live.prizes_shown,
        "prizes": prizes_view(live),
        "catch_up": event.template.catch_up,
        "members": event.template.seats // event.template.entries_at_table,
        "sanctions": sanctions_view(event),
        "people": list(event.people.values()),
        "jokers": event.jokers,
        "sheets": [sheet_row(live, played, number) for played in event.rounds for number in _tables(played)],
        "calls": list(event.calls.values()),
        "decisions": list(event.decisions.values()),
        "notices": event.notices,
        "lines": [line_view(live, line) for line in reversed(event.lines[-LINES_SHOWN:])],
        "cards": [holder.as_dict() for holder in live.offices.holders()],
    }


def told_money(live: LiveEvent) -> View:
    """The money as it is now, counted once for each state of the ranking and of what was paid."""
    paid = [one.paid for one in live.event.people.values()]
    found: View = live.kept("money", lambda: money_view(live), (live.ranked_by(), paid))
    return found


def money_view(live: LiveEvent) -> View:
    """What was to be paid and what was, in cents, and who wins which part of it, or a prize in kind."""
    won = prizes(live.event, live.standings())
    return {**asdict(pot(live.event, won)), "prizes": [prize.as_dict() for prize in won]}


def _tables(played: Round) -> range:
    return range(1, len(played.tables) + 1)


def sheet_row(live: LiveEvent, played: Round, number: int) -> View:
    """How far the sheet of a table is."""
    sheet = played.table(number)
    return {
        "round": played.number,
        "table": number,
        "people": sheet.people,
        "scorer": sheet.scorer,
        "state": sheet.state,
        "deals": len(sheet.deals),
        "signatures": len(sheet.signatures),
        "on_paper": sheet.on_paper,
        "online": sheet.online is not None,
        "stopped": sheet.stopped,
        "call": sheet.call,
        "pen": pen_view(live, played.number, number),
        "faults": live.faults_of(played.number, number) if sheet.state == "handed_in" else 0,
    }


def pen_view(live: LiveEvent, round_number: int, table: int) -> View | None:
    """Which phone writes a sheet, and which others have opened it to write."""
    pen = live.pens.at((round_number, table))
    return None if pen is None else pen.as_dict()


def line_view(live: LiveEvent, line: Line) -> View:
    """A line of the log, and whether it was undone."""
    return {**line.as_dict(), "undone": live.event.undone.get(line.number, 0)}


def change_view(event: Event, one: Change, person: int = 0) -> View:
    """A change of a deal, a penalty or somebody's presence, and what it gave him before and after (A20)."""
    old, new = (None if line is None else asdict(line) for line in (one.old, one.new))
    return {
        **asdict(one),
        "by": one.by.as_dict(),
        "old": old,
        "new": new,
        "what": "deal" if isinstance(one.old or one.new, DealLine) else "penalty" if old or new else "person",
        "points": one.points(person) if person else None,
    }


# ---- a table ----


def table_view(live: LiveEvent, number: int, round_number: int, lang: str) -> View:
    """The sheet of a table with its sums, for those who sit there, the desk and the jury.

    Raises:
        Refused: there is no such round or table.
    """
    event = live.event
    sheet = event.round(round_number).table(number)
    return {
        **heading(live),
        "round": round_number,
        "table": number,
        "people": [
            {"person": one, "name": event.people[one].name, "kind": event.people[one].kind} for one in sheet.everybody()
        ],
        "sheet": asdict(sheet),
        "pen": pen_view(live, round_number, number),
        "calls": [call for call in event.calls.values() if (call.round, call.table) == (round_number, number)],
        "decisions": [event.decisions[one] for one in sheet.decisions],
        "without_consent": without_consent(event, round_number, number),
        "scores": {person: asdict(score) for person, score in table_scores(event, round_number, number).items()},
        "last_deal": last_deal(event, sheet, round_number),
        "sanctions": sanctions_view(event),
        "jury_clause": BY_THE_JURY,
        "preset": event.template.preset,
        "waive_misdeal": event.template.waive_misdeal,
        "commitment": event.commitment,
        "fields": result_fields(event.template, lang),
        "faults": [refusal_view(fault, lang) for fault in _faults(live, sheet, round_number, number)],
    }


def sanctions_view(event: Event) -> View:
    """What each clause of the event costs and brings (P1–P12)."""
    return {clause: asdict(sanction) for clause, sanction in sanctions(event).items()}


def result_fields(template: Template, lang: str) -> list[View]:
    """What a deal is written with: each field with the JSON Schema of its type and, where its value has parts, with the
    fields of a part. In format M a deal is written as on paper, with a form of its own (R25)."""
    if template.format == "M":
        return []
    kind = game_of(template).Result
    return _fields(kind, "", lang, {one.name: one for one in field_words(words(lang), template.game, kind)})


def _fields(kind: type[CheckedFields], place: str, lang: str, told: dict[str, FieldWords]) -> list[View]:
    """The fields of a result, or of a part of it at a place such as `boxes.`."""
    hints = get_type_hints(kind)
    return [
        {
            **asdict(told[place + one.name]),
            "name": one.name,
            "schema": type_schema(hints[one.name], {}),
            "choices": choice_words(words(lang), hints[one.name]),
            "parts": [
                field
                for part in parts_of(hints[one.name])
                for field in _fields(part, f"{place}{one.name}.", lang, told)
            ],
        }
        for one in kind.described()
    ]


def _faults(live: LiveEvent, sheet: Sheet, round_number: int, number: int) -> list[Refused]:
    """What the desk finds on a sheet that was handed in (R27)."""
    return faults(live.event, round_number, number) if sheet.reached("handed_in") else []
