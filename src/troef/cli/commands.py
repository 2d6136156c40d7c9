"""The commands as data, and how they are built: each is imported when it is called.

The help of a command is the message `cli-<name>` of the words, so that a list of commands needs none of them.
"""

import re
from collections.abc import Callable
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from troef.words.words import Words

#: The function behind each command, and its module beside this one.
COMMANDS: Final[dict[str, str]] = {
    "games": "listing:games",
    "rules": "listing:rules",
    "play": "playing:play",
    "learn": "playing:learn",
    "replay": "replaying:replay",
    "serve": "playing:serve",
    "robot": "robots:robot",
    "backup": "storing:backup",
    "restore": "storing:restore",
    "reports": "reports:reports",
    "sim": "simulating:sim",
    "arena": "contesting:arena",
    "train": "training:train",
    "score": "scoring:score",
    "solve": "solving:solve",
    "advise": "advising:advice",
    "odds": "odds:odds",
    "check": "records:check",
    "position": "positions:position",
    "verify": "records:verify",
    "schema": "schemas:schema",
    "benchmark": "benchmarking:benchmark",
    "bench": "benching:bench",
}
#: Commands with commands of their own.
GROUPS: Final[dict[str, dict[str, str]]] = {
    "pbn": {"export": "pbn:export_record", "import": "pbn:import_deals"},
    "lin": {"import": "lin:import_deals"},
    "phh": {"export": "phh:export_record", "import": "phh:import_hands"},
    "iss": {"export": "iss:export_record", "import": "iss:import_games"},
    "tournament": {
        "new": "tournament:new",
        "register": "tournament_registering:register",
        "draw": "tournament_showing:draw",
        "seat": "tournament_showing:seat",
        "catch-up": "tournament_showing:catch_up",
        "check-draws": "tournament_checking:check_draws",
        "enter": "tournament:enter",
        "decide": "tournament:decide",
        "rank": "tournament_showing:rank",
        "export": "tournament_showing:export",
        "verify": "tournament_showing:verify",
        "erase": "tournament_erasing:erase",
        "explain": "tournament_explaining:explain",
        "schema": "tournament_showing:schema",
        "print": "tournament_printing:print_paper",
        "simulate": "tournament_simulating:simulate",
        "rehearse": "tournament_rehearsing:rehearse",
        "keep-copy": "tournament_taking_over:keep_copy",
        "take-over": "tournament_taking_over:take_over",
    },
}


def names() -> list[str]:
    """The names of all commands, those of groups among them."""
    return [*COMMANDS, *GROUPS, *(name for group in GROUPS.values() for name in group)]


def build(words: Words) -> TyperGroup:
    """The commands with their help in a language; what a command finds as `ctx.obj` are these words."""
    app = typer.Typer(add_completion=False, suggest_commands=False, context_settings={"obj": words})
    app.callback(help="cli-troef")(_everywhere)
    app.info.cls = Group
    top = typer.main.get_group(app)
    _translate(top, words)
    for name, place in COMMANDS.items():
        _add(top, Uncalled(name, place, f"cli-{name}", words), words)
    for group, places in GROUPS.items():
        below = Group(name=group, help=f"cli-{group}", no_args_is_help=False, suggest_commands=False)
        _translate(below, words)
        for name, place in places.items():
            _add(below, Uncalled(name, place, f"cli-{group}-{name}", words), words)
        _add(top, below, words)
    return top


class Command(TyperCommand):
    """A command whose help is in one language throughout."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """As the library does, with another word than "Usage"."""
        _write_usage(self.collect_usage_pieces(ctx), ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """As the library does, with other words beside a parameter."""
        _translate_marks(ctx.obj)
        super().format_help(ctx, formatter)


class Group(TyperGroup):
    """Commands whose help is in one language throughout."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """As the library does, with another word than "Usage"."""
        _write_usage(self.collect_usage_pieces(ctx), ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """As the library does, with other words beside a parameter."""
        _translate_marks(ctx.obj)
        super().format_help(ctx, formatter)


def _write_usage(pieces: list[str], ctx: Any, formatter: Any) -> None:
    """How a command is used, in the language of its context."""
    formatter.write_usage(ctx.command_path, " ".join(pieces), f"{ctx.obj.say('cli-usage')} ")


def _translate_marks(words: Words) -> None:
    """The marks that the library sets beside a parameter are its settings."""
    from typer import rich_utils

    rich_utils.REQUIRED_LONG_STRING = f"[{words.say('cli-required')}]"
    rich_utils.DEFAULT_STRING = f"[{words.say('cli-default', value='{}')}]"


class Uncalled(TyperCommand):
    """A command before it is called: its name and its help."""

    def __init__(self, name: str, place: str, help_key: str, words: Words) -> None:
        super().__init__(name, help=words.say(help_key))
        self.place = place
        self.help_key = help_key
        self.words = words

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        """The command is called: the context of the one that does the work."""
        app = typer.Typer(add_completion=False)
        app.command(self.name, cls=Command, help=self.help_key)(function_at(self.place))
        called = typer.main.get_command(app)
        _translate(called, self.words)
        return called.make_context(info_name, args, parent, **extra)


def function_at(place: str) -> Callable[..., None]:
    """The function of a command: `listing:games` is `games` in `troef.cli.listing`."""
    module, _, name = place.partition(":")
    function: Callable[..., None] = getattr(import_module(f"troef.cli.{module}"), name)
    return function


def _add(group: TyperGroup, command: TyperCommand | TyperGroup, words: Words) -> None:
    command.rich_help_panel = words.say("cli-commands")
    group.add_command(command)


def _tell_version(wanted: bool) -> None:
    """`troef --version`, which asks for no command."""
    if wanted:
        from troef import __version__

        print(f"troef {__version__}")
        raise typer.Exit


def _everywhere(
    lang: Annotated[str, typer.Option("--lang", metavar="nl|en", help="cli-option-lang")] = "",
    version: Annotated[
        bool, typer.Option("--version", help="cli-option-version", is_eager=True, callback=_tell_version)
    ] = False,
) -> None:
    pass


def _translate(command: Any, words: Words) -> None:
    """Keys become words."""
    command.help = words.say(command.help or "")
    command.options_metavar = f"[{words.say('cli-usage-options')}]"
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = words.say("cli-usage-command")
    for parameter in [*command.params, command.get_help_option(typer.Context(command))]:
        argument = parameter.param_type_name == "argument"
        parameter.help = words.say("cli-option-help" if parameter.name == "help" else parameter.help or "")
        parameter.rich_help_panel = words.say("cli-arguments" if argument else "cli-options")
        if parameter.metavar is None and not argument:
            parameter.metavar = (
                "" if parameter.is_flag else "N" if parameter.bare_type() in ("int", "float") else "TEXT"
            )
        parameter.metavar = parameter.metavar and named(parameter.metavar, words)
        if argument:
            parameter.display_type_rich = _no_type


def _no_type(ctx: object) -> None:
    """What the library shows beside the name of an argument: `<str>`, which is Python. The name says enough."""


def named(pattern: str, words: Words) -> str:
    """What stands for a value, in words: `FILE`, or `name=value`.

    >>> from troef.words.words import words
    >>> named("GAME[:preset]", words("nl")), named("{round}", words("nl"))
    ('SPEL[:spelwijze]', '{round}')
    """
    return re.sub(r"[A-Za-z]{3,}", lambda found: _named(found[0], words), pattern)


def _named(word: str, words: Words) -> str:
    key = f"cli-name-{word.lower()}"
    told = words.say(key) if words.has(key) else word
    return told.upper() if word.isupper() else told
