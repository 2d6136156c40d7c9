"""`troef tournament check-draws`: whether every draw of an event is right."""

import json

import typer

from troef.cli.asking import AsJson, words_of
from troef.cli.event_log import load
from troef.cli.faults import FAILED
from troef.cli.tournament import LogFile
from troef.tournament.draws.draw_check import CheckedDraw, checked_draws
from troef.words.visible import visible
from troef.words.words import Words


def check_draws(context: typer.Context, log: LogFile, as_json: AsJson = False) -> None:
    """Compute every draw once more, and look at it without drawing: nobody twice, nobody left out."""
    words, found = words_of(context), checked_draws(load(log))
    if as_json:
        print(json.dumps([_facts(each, words) for each in found], ensure_ascii=False))
    else:
        for each in found:
            print(visible(_told(each, words)))
    if any(each.faults for each in found):
        raise typer.Exit(FAILED)


def _facts(each: CheckedDraw, words: Words) -> dict[str, object]:
    """What was found of a draw, as plain data."""
    return {
        "round": each.round,
        "line": each.line,
        "tables": len(each.drawn.tables),
        "byes": list(each.drawn.byes),
        "meet_again": each.again,
        "right": not each.faults,
        "faults": [words.sentence(fault) for fault in each.faults],
    }


def _told(each: CheckedDraw, words: Words) -> str:
    """What was found of a draw, as a line."""
    counts = {"tables": len(each.drawn.tables), "byes": len(each.drawn.byes), "again": each.again}
    where = {"round": each.round, "line": each.line}
    if not each.faults:
        return words.say("cli-event-draw-right", **where, **counts)
    return words.say("cli-event-draw-wrong", **where, faults="; ".join([words.sentence(one) for one in each.faults]))
