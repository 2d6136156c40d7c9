"""`troef tournament`: an event from its opening to its ranking, as acts that are appended to its log."""

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from troef import __version__
from troef.cards.sentence import sentence_of
from troef.cli.asking import seed_or_new, words_of
from troef.cli.event_log import create, now, writing
from troef.cli.faults import Fault
from troef.core.nearest import nearest
from troef.core.result import ResultError
from troef.tournament.act import DESK, ROLES, Act, Actor, Line
from troef.tournament.entry.admission import Open, commitment
from troef.tournament.event import Event
from troef.tournament.every_act import ACTS
from troef.tournament.log import write_log
from troef.tournament.template import Template, template_named, templates
from troef.words.visible import visible

LogFile = Annotated[Path, typer.Argument(metavar="LOG", help="cli-argument-event", show_default=False)]
At = Annotated[str, typer.Option("--at", metavar="TIME", help="cli-option-at", show_default=False)]
Values = Annotated[list[str] | None, typer.Option("--set", metavar="name=value", help="cli-option-set")]
Facts = Annotated[list[str] | None, typer.Argument(metavar="name=value…", help="cli-argument-facts")]
ActName = Annotated[str, typer.Argument(metavar="ACT", help="cli-argument-act", show_default=False)]
By = Annotated[str, typer.Option("--by", metavar="|".join(ROLES), help="cli-option-by")]
Office = Annotated[str, typer.Option("--name", metavar="NAME", help="cli-option-office-name", show_default=False)]
Number = Annotated[int | None, typer.Option("--person", metavar="N", help="cli-option-person", show_default=False)]

#: An act that the engine does is no one's to do by hand.
_HANDS: Final = tuple([role for role in ROLES if role != "engine"])


def new(
    context: typer.Context,
    template: Annotated[str, typer.Option("--template", metavar="NAME", help="cli-option-template")],
    title: Annotated[str, typer.Option("--title", metavar="TEXT", help="cli-option-title")],
    day: Annotated[str, typer.Option("--day", metavar="YYYY-MM-DD", help="cli-option-day")],
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="TEXT", help="cli-option-event-seed", show_default=False)
    ] = None,
    values: Values = None,
    version: Annotated[str, typer.Option("--rules-version", metavar="TEXT", help="cli-option-rules-version")] = "",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="LOG", help="cli-option-event-out", show_default=False)
    ] = None,
    at: At = "",
) -> None:
    """Open an event: the first line of its log."""
    chosen = seed_or_new(seed)
    rules = chosen_template(template, values)
    act = Open(title, day, rules, version or f"troef {__version__}", commitment(chosen))
    line = Event().decide(act, at or now(), DESK)
    if seed is None:
        print(visible(words_of(context).say("cli-event-seed", seed=chosen)), file=sys.stderr)
    if out is None:
        print(write_log([line]), end="")
    else:
        create(out, line)


def chosen_template(name: str, values: "list[str] | None") -> Template:
    """A template with some values of its own.

    Raises:
        Fault: there is no such template, or a value is wrong.
    """
    if name not in templates():
        near = nearest(name, templates())
        raise Fault("cli-tournament-template", name=name, nearest=near, names=", ".join(templates()))
    given = {field: "null" if value == "none" else value for field, value in _pairs(values).items()}
    try:
        typed = Template.read_texts({"game": "", **given, "name": name}).as_dict()
        return template_named(name, **{field: typed[field] for field in given if field != "name"})
    except ValueError as error:
        raise Fault("cli-tournament-value", text=sentence_of(error)) from error


def _pairs(texts: "list[str] | None") -> dict[str, str]:
    """`name=value`, each apart.

    Raises:
        Fault: a text is none.
    """
    found: dict[str, str] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Fault("cli-option-form", name=text)
        found[name.strip()] = value.strip()
    return found


def enter(
    context: typer.Context,
    log: LogFile,
    act: ActName,
    facts: Facts = None,
    by: By = "desk",
    name: Office = "",
    person: Number = None,
    at: At = "",
) -> None:
    """Append any act, such as what a scorer enters."""
    _append(context, log, _act(act, facts), at, by, name, person)


def decide(
    context: typer.Context,
    log: LogFile,
    act: ActName,
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="cli-option-jury-name")],
    facts: Facts = None,
    at: At = "",
) -> None:
    """Append a decision of the jury, with the name of who decides (R32)."""
    _append(context, log, _act(act, facts), at, "jury", name, None)


def _append(context: typer.Context, log: Path, act: Act, at: str, role: str, name: str, person: "int | None") -> None:
    """Append an act and tell its line."""
    if role not in _HANDS:
        raise Fault("cli-tournament-role", name=role, names=", ".join(_HANDS))
    by = Actor.read({"role": role, "name": name, "person": person})
    with writing(log) as writer:
        line = writer.act(act, at or now(), by)
    print(visible(words_of(context).say("cli-event-line", line=line.number, act=_shown(line))))


def _act(name: str, facts: "list[str] | None") -> Act:
    """An act from its name and its facts as a person types them.

    Raises:
        Fault: there is no such act, or a fact is wrong.
    """
    kind = ACTS.get(name)
    if kind is None:
        raise Fault("cli-tournament-act", name=name, nearest=nearest(name, ACTS), names=", ".join(sorted(ACTS)))
    try:
        return kind.read_texts(_pairs(facts))
    except ResultError as error:
        raise Fault("cli-tournament-facts", name=name, text=sentence_of(error)) from error


def _shown(line: Line) -> str:
    """An act with its facts on one line."""
    facts = " ".join([f"{name}={value}" for name, value in line.act.as_dict().items()])
    text = f"{line.act.verb} {facts}".strip()
    return text if len(text) <= 200 else f"{text[:199]}…"
