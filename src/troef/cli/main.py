"""The entry `troef`: the language, the commands, and how faults are told."""

import os
import sys
from collections.abc import Callable
from typing import Annotated, Any, Final

import typer

from troef.cli import advising, benching, contesting, iss, listing, odds, pbn, playing, records, simulating, solving
from troef.cli.faults import FAILED, Fault, explain
from troef.core.nearest import nearest
from troef.words.words import LANGUAGES, Words, words

COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "games": listing.games,
    "rules": listing.rules,
    "play": playing.play,
    "serve": playing.serve,
    "sim": simulating.sim,
    "arena": contesting.arena,
    "solve": solving.solve,
    "advise": advising.advice,
    "odds": odds.odds,
    "check": records.check,
    "verify": records.verify,
    "bench": benching.bench,
}
#: Commands with commands of their own.
GROUPS: Final[dict[str, dict[str, Callable[..., None]]]] = {
    "pbn": {"export": pbn.export_record, "import": pbn.import_deals},
    "iss": {"export": iss.export_record, "import": iss.import_games},
}


def run() -> None:
    """The command line, from `sys.argv`."""
    sys.exit(main(sys.argv[1:]))


def main(arguments: list[str]) -> int:
    """Run a command line and give its exit code."""
    lang = language_of_system()
    try:
        lang, rest = take_language(arguments, lang)
        code = build(words(lang)).main(rest or ["--help"], prog_name="troef", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except BrokenPipeError:
        _forget_output()
        return FAILED
    except (KeyboardInterrupt, typer.Abort):
        print(words(lang).say("error-cli-interrupted"), file=sys.stderr)
        return 130
    except SystemExit as leaving:
        _forget_output()
        return leaving.code if isinstance(leaving.code, int) else FAILED
    except Exception as error:
        if os.environ.get("TROEF_DEBUG"):
            raise
        line, code = explain(
            error, words(lang), [*COMMANDS, *GROUPS, *(name for group in GROUPS.values() for name in group)]
        )
        print(line, file=sys.stderr)
        return code


def _forget_output() -> None:
    """Nobody reads any more: let what is still buffered go nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def language_of_system() -> str:
    """The language of the surroundings, as LC_ALL, LC_MESSAGES or LANG say; Dutch first."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        lang = os.environ.get(name, "")[:2].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


def take_language(arguments: list[str], lang: str) -> tuple[str, list[str]]:
    """`--lang` may stand anywhere: the language, and the arguments without it."""
    rest: list[str] = []
    left = list(arguments)
    while left:
        argument = left.pop(0)
        if argument == "--":
            return lang, [*rest, argument, *left]
        name, equals, value = argument.partition("=")
        if name != "--lang":
            rest.append(argument)
            continue
        lang = value if equals else left.pop(0) if left else ""
        if lang not in LANGUAGES:
            raise Fault("cli-lang", name=lang, nearest=nearest(lang, list(LANGUAGES)))
    return lang, rest


def build(chosen: Words) -> Any:
    """The commands with their help in a language; what a command finds as `ctx.obj` are these words."""
    app = typer.Typer(add_completion=False, suggest_commands=False, context_settings={"obj": chosen})
    app.callback(help="cli-troef")(_everywhere)
    for name, command in COMMANDS.items():
        app.command(name, help=f"cli-{name}")(command)
    for group, commands in GROUPS.items():
        below = typer.Typer(suggest_commands=False)
        for name, command in commands.items():
            below.command(name, help=f"cli-{group}-{name}")(command)
        app.add_typer(below, name=group, help=f"cli-{group}")
    built = typer.main.get_command(app)
    _translate(built, chosen)
    return built


def _everywhere(
    lang: Annotated[str, typer.Option("--lang", metavar="nl|en", help="cli-option-lang")] = "",
    version: Annotated[bool, typer.Option("--version", help="cli-option-version", is_eager=True)] = False,
) -> None:
    if version:
        from troef import __version__

        print(f"troef {__version__}")
        raise typer.Exit


def _translate(command: Any, chosen: Words) -> None:
    """Keys become words, in the command and all below it."""
    command.help = chosen.say(command.help or "")
    for parameter in [*command.params, command.get_help_option(typer.Context(command))]:
        argument = parameter.param_type_name == "argument"
        parameter.help = chosen.say("cli-option-help" if parameter.name == "help" else parameter.help or "")
        parameter.rich_help_panel = chosen.say("cli-arguments" if argument else "cli-options")
    for below in getattr(command, "commands", {}).values():
        below.rich_help_panel = chosen.say("cli-commands")
        _translate(below, chosen)
