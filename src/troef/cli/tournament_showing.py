"""`troef tournament`: what the log of an event shows: its draw, its ranking, why, and whether it is sound."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from troef.cli.asking import AsJson, console, give, words_of
from troef.cli.event_log import load, now, writing
from troef.cli.faults import FAILED, Fault, log_fault
from troef.cli.tournament import At, LogFile
from troef.tournament.act import DESK
from troef.tournament.draws.draw import Draw
from troef.tournament.draws.drawing import DrawRound, draw_of
from troef.tournament.draws.redrawing import DrawAgain, SeatLate
from troef.tournament.entry.admission import RevealSeed, commitment
from troef.tournament.entry.season import CatchUp
from troef.tournament.event import Event
from troef.tournament.log import Log, LogFault
from troef.tournament.refused import Refused
from troef.tournament.results.exporting import ranking_csv
from troef.tournament.results.prizes import prizes
from troef.tournament.results.ranking import Standing, ranking
from troef.tournament.schema import log_schema
from troef.words.visible import visible
from troef.words.words import Words

RoundNumber = Annotated[int | None, typer.Option("--round", metavar="N", help="cli-option-round", show_default=False)]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-option-export-out", show_default=False)]


def draw(
    context: typer.Context,
    log: LogFile,
    round_number: RoundNumber = None,
    seed: Annotated[
        str, typer.Option("--seed", metavar="TEXT", help="cli-option-reveal-seed", show_default=False)
    ] = "",
    again: Annotated[str, typer.Option("--again", metavar="REASON", help="cli-option-again", show_default=False)] = "",
    write: Annotated[bool, typer.Option("--write", help="cli-option-write")] = False,
    at: At = "",
    as_json: AsJson = False,
) -> None:
    """The tables of a round, computed from the seed."""
    kept = load(log)
    event = kept.event()
    number = round_number or len(event.rounds) + (not again)
    if again:
        act = DrawAgain.of(event, again)
        event.check(act, at or now(), DESK)
        drawn = Draw(act.tables, act.byes)
        if write:
            with writing(log) as writer:
                writer.act(act, at or now(), DESK)
    elif number <= len(event.rounds):
        drawn, written = _repeated(kept, event, number)
        if drawn != written:
            raise Fault("cli-tournament-other-draw", FAILED, number=number)
    else:
        drawn = _next_draw(event, number, seed)
        if write:
            _write_draw(log, number, seed, at or now())
    facts = _draw_facts(event, number, drawn)
    if as_json:
        print(json.dumps(facts, ensure_ascii=False))
    else:
        _show_draw(facts, words_of(context))


def seat(
    context: typer.Context,
    log: LogFile,
    person: Annotated[int, typer.Option("--person", metavar="N", help="cli-option-late")],
    at: At = "",
) -> None:
    """Give somebody who enters late a seat in the round that was drawn last."""
    with writing(log) as writer:
        act = SeatLate.of(writer.event, person)
        writer.act(act, at or now(), DESK)
    key = "cli-event-seat" if act.table else "cli-event-waits"
    print(words_of(context).say(key, number=person, table=act.table))


def catch_up(
    context: typer.Context,
    log: LogFile,
    people: Annotated[list[int], typer.Option("--person", metavar="N", help="cli-option-missed")],
    round_number: Annotated[int, typer.Option("--round", metavar="N", help="cli-option-missed-round")],
    at: At = "",
) -> None:
    """Make a table for those who missed a round and play it later."""
    with writing(log) as writer:
        act = CatchUp.of(writer.event, round_number, people)
        writer.act(act, at or now(), DESK)
    numbers = ", ".join([str(one) for one in act.people])
    print(words_of(context).say("cli-event-catches-up", numbers=numbers, round=act.round, table=act.table))


def _repeated(log: Log, event: Event, number: int) -> tuple[Draw, Draw]:
    """The draw of a round that has been drawn, computed once more from what was known then; and as it was written."""
    before = Event()
    for line in log.lines:
        act = line.act
        if line.number not in event.undone and isinstance(act, DrawRound | DrawAgain) and act.round == number:
            before = log.event(line.number - 1)
            written = Draw(act.tables, act.byes)
    again = len(before.rounds[number - 1].earlier) + 1 if len(before.rounds) == number else 0
    return draw_of(before, number, again), written


def _next_draw(event: Event, number: int, seed: str) -> Draw:
    """The draw of the next round, should it be drawn now; the event knows the seed from then on.

    Raises:
        Refused: it is not the next round, it cannot be drawn yet, or the seed is not the one that was promised.
    """
    if seed and commitment(seed) != event.commitment:
        raise Refused("other-seed")
    event.seed = event.seed or seed
    drawn = draw_of(event, number) if event.seed else Draw(())
    DrawRound(number, drawn.tables, drawn.byes).check(event, "", DESK)
    return drawn


def _write_draw(path: Path, number: int, seed: str, at: str) -> None:
    """Append the draw, and before it the seed if nobody knows it. A round that was drawn meanwhile stays as it is."""
    with writing(path) as writer:
        if len(writer.event.rounds) >= number:
            return
        if not writer.event.seed:
            writer.act(RevealSeed(seed), at, DESK)
        writer.act(DrawRound.of(writer.event), at, DESK)


def _draw_facts(event: Event, number: int, drawn: Draw) -> dict[str, object]:
    """A draw as plain data."""
    tables = [
        {"table": table, "players": [_one(event, each) for each in people]}
        for table, people in enumerate(drawn.tables, 1)
    ]
    return {
        "round": number,
        "seed": event.seed,
        "tables": tables,
        "byes": [_one(event, each) for each in drawn.byes],
    }


def _one(event: Event, number: int) -> dict[str, object]:
    """Somebody at a table; a bot that is seated for the first time has no name yet."""
    person = event.people.get(number)
    if person is None:
        return {"player": number, "name": f"bot {number}", "kind": "bot"}
    return {"player": number, "name": person.name, "kind": person.kind}


def _show_draw(facts: "dict[str, object]", words: Words) -> None:
    tables, byes = facts["tables"], facts["byes"]
    assert isinstance(tables, list) and isinstance(byes, list)
    out = console()
    out.print(Text(words.say("cli-event-draw", number=facts["round"]), "bold"))
    rows = Table.grid(padding=(0, 2), pad_edge=True)
    for table in tables:
        people = ", ".join([f"{each['player']} {visible(each['name'])}" for each in table["players"]])
        rows.add_row(Text(str(table["table"]), "cyan"), Text(people))
    out.print(rows)
    if byes:
        names = ", ".join([f"{each['player']} {visible(each['name'])}" for each in byes])
        out.print(Text(words.say("cli-event-byes", names=names)))


def rank(context: typer.Context, log: LogFile, as_json: AsJson = False) -> None:
    """The ranking from the published sheets."""
    rows = ranking(load(log).event())
    if as_json:
        print(json.dumps([row.as_dict() for row in rows], ensure_ascii=False))
    else:
        _show_ranking(rows, words_of(context))


def _show_ranking(rows: "list[Standing]", words: Words) -> None:
    columns = ("rank", "number", "name", "total", "rounds", "won", "best", "penalties")
    table = Table(*[words.say(f"cli-event-column-{name}") for name in columns], box=None)
    for row in rows:
        rounds = " ".join([str(score) if score is not None else "–" for score in row.rounds])
        cells = (row.rank, row.player, visible(row.name), row.total, rounds, row.won, row.best, row.penalties)
        table.add_row(*[Text(str(cell)) for cell in cells])
    console().print(table)


def export(
    context: typer.Context,
    log: LogFile,
    as_json: AsJson = False,
    out: Out = None,
) -> None:
    """The ranking as CSV, or the event with its tables and ranking as JSON; without personal data."""
    event = load(log).event()
    give(_as_json(event) if as_json else ranking_csv(event, ranking(event)), out)


def _as_json(event: Event) -> str:
    """The event as JSON: its rules, who takes part, its tables and its ranking."""
    people = [
        {"player": one.number, "name": one.name, "kind": one.kind, "club": one.club, "status": one.status}
        for one in event.people.values()
    ]
    rounds = [
        {
            "round": played.number,
            "tables": [
                {"table": number, "players": sheet.people, "state": sheet.state}
                for number, sheet in enumerate(played.tables, 1)
            ],
            "byes": played.byes,
        }
        for played in event.rounds
    ]
    facts = {
        "title": event.title,
        "day": event.day,
        "template": event.template.as_dict(),
        "rules_version": event.rules_version,
        "commitment": event.commitment,
        "seed": event.seed,
        "people": people,
        "rounds": rounds,
        "finished": event.finished,
        "ranking": [row.as_dict() for row in ranking(event)],
        "prizes": [prize.as_dict() for prize in prizes(event)],
    }
    return json.dumps(facts, ensure_ascii=False, indent=2) + "\n"


def verify(
    context: typer.Context,
    log: LogFile,
    seal: Annotated[str, typer.Option("--seal", metavar="HEX", help="cli-option-seal", show_default=False)] = "",
    as_json: AsJson = False,
) -> None:
    """Replay a log: every seal, every act and every draw; a line that was changed is named."""
    words = words_of(context)
    try:
        kept = load(log)
        event = kept.event()
    except LogFault as fault:
        print(_unsound(log, fault, words, as_json))
        raise typer.Exit(FAILED) from fault
    if seal and seal.lower() != kept.last_seal:
        print(visible(words.say("cli-event-other-seal", name=log, seal=kept.last_seal)))
        raise typer.Exit(FAILED)
    rows = ranking(event)
    if as_json:
        facts = {"sound": True, "lines": len(kept.lines), "seal": kept.last_seal}
        print(json.dumps({**facts, "ranking": [row.as_dict() for row in rows]}, ensure_ascii=False))
        return
    facts = {"lines": len(kept.lines), "rounds": len(event.rounds), "players": len(rows), "seal": kept.last_seal}
    print(visible(words.say("cli-event-sound", name=log, **facts)))


def _unsound(path: Path, fault: LogFault, words: Words, as_json: bool) -> str:
    """What is wrong with a log, with its line."""
    told = log_fault(fault, words)
    if as_json:
        return json.dumps({"sound": False, "line": fault.line, "reason": fault.key, "text": told}, ensure_ascii=False)
    return visible(f"{path}: {told}")


def schema(context: typer.Context) -> None:
    """The JSON Schema of a line of an event's log."""
    print(json.dumps(log_schema(), ensure_ascii=False, indent=2))
