"""`troef tournament simulate`: a whole event by chance, as a log that the other commands read."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from troef.cli.asking import AsJson, words_of
from troef.cli.faults import Fault
from troef.cli.many import Seed, progress_bar
from troef.cli.tournament import Values, chosen_template
from troef.tournament.log import Log
from troef.tournament.results.ranking import ranking
from troef.tournament.sheets.formats import game_of
from troef.tournament.simulation import Plan, Simulation
from troef.tournament.simulation.plan import LEAST_PLAYERS, MOST_PLAYERS, can_be_simulated
from troef.tournament.template import Template, seats_of_sheets
from troef.words.visible import visible
from troef.words.words import Words


def simulate(
    context: typer.Context,
    template: Annotated[str, typer.Option("--template", metavar="NAME", help="cli-option-template")],
    players: Annotated[
        int,
        typer.Option(
            "--players", min=LEAST_PLAYERS, max=MOST_PLAYERS, metavar="N", help="cli-option-simulation-players"
        ),
    ] = 64,
    seed: Seed = "0",
    faults: Annotated[bool, typer.Option("--faults", help="cli-option-simulation-faults")] = False,
    values: Values = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="LOG", help="cli-option-simulation-out", show_default=False)
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Simulate a whole event."""
    words = words_of(context)
    rules = chosen_template(template, values)
    if not can_be_simulated(rules):
        raise _not_simulated(rules)
    plan = Plan(rules, players, seed, faults)
    simulation = Simulation(plan)
    log, begin = Log(), perf_counter()
    with _written(out) as write, progress_bar(words.say("cli-tournament"), plan.deals) as progress:
        for line in simulation.lines():
            write(log.append(line))
            progress(line.act.verb == "enter-deal")
    facts = _facts(simulation, log, perf_counter() - begin)
    if as_json:
        print(json.dumps(facts, ensure_ascii=False))
    else:
        _show(facts, words)


def _not_simulated(rules: Template) -> Fault:
    """Why an event is not simulated: no deal of the game can be on a sheet, or not with that many at a table."""
    seats = seats_of_sheets(game_of(rules))
    if not seats:
        return Fault("cli-simulation-game", name=rules.game)
    known = ", ".join([str(count) for count in seats])
    return Fault("cli-simulation-seats", name=rules.game, seats=rules.seats, known=known)


@contextmanager
def _written(path: "Path | None") -> Iterator[Callable[[str], object]]:
    """Writes lines to a file that is not there yet; without a file they are not kept.

    Raises:
        Fault: there is a file of this name already.
    """
    if path is None:
        yield len  # nothing is done with a line
        return
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            yield lambda text: file.write(f"{text}\n")
    except FileExistsError as error:
        raise Fault("cli-tournament-exists", name=path) from error


def _facts(simulation: Simulation, log: Log, seconds: float) -> dict[str, object]:
    """What came of it, as plain data."""
    rows = ranking(simulation.event)
    return {
        "lines": len(log.lines),
        "deals": sum(line.act.verb == "enter-deal" for line in log.lines),
        "players": len(rows),
        "refused": simulation.refused,
        "winner": rows[0].as_dict() if rows else None,
        "seal": log.last_seal,
        "seconds": round(seconds, 3),
    }


def _show(facts: dict[str, object], words: Words) -> None:
    refused, winner = facts["refused"], facts["winner"]
    assert isinstance(refused, dict)
    told = {"seconds": f"{facts['seconds']:.1f}", "refused": sum(refused.values())}
    print(words.say("cli-event-simulated", lines=facts["lines"], deals=facts["deals"], **told))
    if isinstance(winner, dict):
        print(visible(words.say("cli-event-winner", **{name: winner[name] for name in ("name", "player", "total")})))
