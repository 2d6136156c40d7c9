"""Lists for the wall: who sits where, by table and by name, the ranking, the results, the checklist of a rehearsal."""

from collections.abc import Sequence
from typing import Any, Final

from troef.paper.letterhead import Letterhead
from troef.tournament.results.ranking import Standing, parted_by_lot, ranking
from troef.tournament.rounds import Round

#: The parts of the checklist, each with as many lines as it has words for.
REHEARSAL: Final = ("before", "tables", "faults", "after")


def by_table(head: Letterhead, played: Round) -> dict[str, Any]:
    """Who sits at each table of a round (R8), and who has a bye (R13)."""
    sections = [
        _section(
            head.say("table-number", number=number),
            rows=[(str(person), head.name(person)) for person in sheet.people],
            widths=(11, 0),
            right=(0,),
        )
        for number, sheet in enumerate(played.tables, 1)
    ]
    if played.byes:
        rows = [(str(person), head.name(person)) for person in played.byes]
        sections.append(_section(head.say("bye"), rows=rows, widths=(11, 0), right=(0,)))
    return _list(head, "by-table", head.say("round-number", number=played.number), sections, page_columns=3)


def by_name(head: Letterhead, played: Round) -> dict[str, Any]:
    """At which table each person of a round sits, by family name (R8)."""
    seats = {person: str(number) for number, sheet in enumerate(played.tables, 1) for person in sheet.people}
    seats |= dict.fromkeys(played.byes, head.say("bye"))
    rows = [(alphabetical(head.name(person)), str(person), table) for person, table in seats.items()]
    rows.sort(key=lambda row: (row[0].casefold(), int(row[1])))
    heads = (head.say("name"), head.say("number"), head.say("table"))
    section = _section(rows=rows, heads=heads, widths=(0, 12, 14), right=(1, 2), bold=(2,))
    return _list(head, "by-name", head.say("round-number", number=played.number), [section], page_columns=2)


def alphabetical(name: str) -> str:
    """A name as it stands in a list: the family name first. Small words belong to it, as they do in Belgium.

    >>> alphabetical("Cis Van den Broeck"), alphabetical("De Vrolijke Boeren"), alphabetical("Lies")
    ('Van den Broeck, Cis', 'De Vrolijke Boeren', 'Lies')
    """
    first, _, family = name.partition(" ")
    if not family or first.casefold() in ("de", "het", "the", "bot"):
        return name
    return f"{family}, {first}"


def ranking_list(head: Letterhead) -> dict[str, Any]:
    """The ranking so far, of published sheets only, with what ties are broken by (R29, S5, S6)."""
    rows = ranking(head.event)
    section = _standings(head, rows, len(head.event.rounds))
    notes = [head.say("tie-breaks"), *_by_lot(head, rows)]
    return _list(head, "ranking", f"{head.event.day} · {_so_far(head)}", [section], notes=notes)


def results(head: Letterhead) -> dict[str, Any]:
    """The page of results for a club: the first three, and the ranking without the tie-breaks."""
    rows = ranking(head.event)
    first = [
        [head.say("place", rank=row.rank), row.name, head.say("points", points=head.amount(row.total))]
        for row in rows[:3]
    ]
    told = [(str(row.rank), row.name, head.event.people[row.player].club, head.amount(row.total)) for row in rows]
    heads = (head.say("rank"), head.say("name"), head.say("club"), head.say("total"))
    section = _section(rows=told, heads=heads, widths=(14, 0, 50, 22), right=(0, 3), bold=(3,))
    under = f"{head.event.day} · {_so_far(head)}"
    return _list(head, "results", under, [section], podium=first, notes=_by_lot(head, rows))


def _by_lot(head: Letterhead, rows: list[Standing]) -> list[str]:
    """Among whom the lot decided (S7)."""
    return [
        head.say("by-lot", names=", ".join([row.name for row in equals])) for equals in parted_by_lot(head.event, rows)
    ]


def rehearsal(head: Letterhead) -> dict[str, Any]:
    """The checklist of a rehearsal, to be ticked off by hand."""
    sections = []
    for part in REHEARSAL:
        rows = [(line,) for line in head.say(f"rehearsal-{part}-lines").split(" | ")]
        sections.append(_section(head.say(f"rehearsal-{part}"), rows=rows, widths=(0,), ticks=True))
    return _list(head, "rehearsal", head.say("rehearsal-under"), sections)


def _so_far(head: Letterhead) -> str:
    """Of how many rounds all sheets are published, and how many players there are."""
    published = len([played for played in head.event.rounds if played.published])
    players = len([one for one in head.event.people.values() if one.ranked])
    told = head.say("so-far", published=published, rounds=head.event.template.rounds, players=players)
    return told if not head.event.finished else f"{head.say('final')} · {told}"


def _standings(head: Letterhead, rows: list[Standing], rounds: int) -> dict[str, Any]:
    told = [
        (
            str(row.rank),
            row.name,
            *["–" if score is None else head.amount(score) for score in row.rounds],
            head.amount(row.total),
            str(row.won),
            head.amount(row.best),
            str(row.penalties),
        )
        for row in rows
    ]
    shown = [head.say("round-short", number=number + 1) for number in range(rounds)]
    last = [head.say(name) for name in ("total", "won", "best", "penalty-total")]
    widths = (14, 0, *[15] * rounds, 18, 20, 18, 15)
    right = (0, *range(2, rounds + 6))
    heads = (head.say("rank"), head.say("name"), *shown, *last)
    return _section(rows=told, heads=heads, widths=widths, right=right, bold=(rounds + 2,))


def _section(
    title: str = "",
    *,
    rows: Sequence[tuple[str, ...]],
    widths: Sequence[int],
    heads: Sequence[str] = (),
    right: Sequence[int] = (),
    bold: Sequence[int] = (),
    ticks: bool = False,
) -> dict[str, Any]:
    """A table of a list: widths in millimetres (0: the rest), columns to the right and in bold."""
    return {
        "title": title,
        "rows": list(rows),
        "widths": list(widths),
        "heads": list(heads),
        "right": list(right),
        "bold": list(bold),
        "ticks": ticks,
    }


def _list(
    head: Letterhead,
    kind: str,
    under: str,
    sections: list[dict[str, Any]],
    page_columns: int = 1,
    podium: "list[list[str]] | None" = None,
    notes: Sequence[str] = (),
) -> dict[str, Any]:
    return head.page(
        kind, sections=sections, under=under, page_columns=page_columns, podium=podium or [], notes=list(notes)
    )
