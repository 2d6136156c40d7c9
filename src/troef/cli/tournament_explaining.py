"""`troef tournament explain`: why somebody sits at his table, and why he is ranked where he is."""

import json
from typing import Annotated

import typer

from troef.cli.asking import AsJson, words_of
from troef.cli.event_log import load
from troef.cli.tournament import LogFile
from troef.tournament.event import Event
from troef.tournament.results.explaining import Reason, why_here, why_ranked
from troef.words.visible import visible
from troef.words.words import Words

RoundNumber = Annotated[
    int | None, typer.Option("--round", metavar="N", help="cli-option-explain-round", show_default=False)
]


def explain(
    context: typer.Context,
    log: LogFile,
    person: Annotated[int, typer.Option("--person", "--player", metavar="N", help="cli-option-explain-person")],
    round_number: RoundNumber = None,
    as_json: AsJson = False,
) -> None:
    """Why somebody sits where he sits, and why he is ranked where he is."""
    event = load(log).event()
    reasons: list[Reason] = []
    if event.rounds or round_number is not None:
        reasons = why_here(event, round_number or len(event.rounds), person)
    if event.person(person).ranked:
        reasons.append(why_ranked(event, person))
    words = words_of(context)
    told = [sentence(event, reason, words) for reason in reasons]
    if as_json:
        facts = [{"reason": reason.key.removeprefix("tournament-why-"), **reason.facts} for reason in reasons]
        print(json.dumps([{**each, "text": text} for each, text in zip(facts, told, strict=True)], ensure_ascii=False))
    else:
        print(visible(" ".join(told)))


def sentence(event: Event, reason: Reason, words: Words) -> str:
    """A reason as a sentence, with names beside the numbers."""
    names = {
        name: f"{number} ({event.people[number].name})"
        for name in ("person", "other")
        if (number := reason.facts.get(name)) in event.people
    }
    return words.say(reason.key, **{**reason.facts, **names})
