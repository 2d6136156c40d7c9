"""What several commands ask: a game with its preset and options, a seed, the words of the user's language."""

import secrets
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from troef.cards.sentence import sentence_of
from troef.cli.faults import Fault
from troef.core.game import Game
from troef.core.options import read_options
from troef.core.registry import find_game, game_info
from troef.sim.speed import is_compiled
from troef.words.words import Words

#: Wide enough for tables that go to a file or another program.
PIPED_WIDTH: Final = 120

GameName = Annotated[str, typer.Argument(metavar="GAME[:preset]", help="cli-argument-game", show_default=False)]
OptionList = Annotated[list[str] | None, typer.Option("--option", metavar="name=value", help="cli-option-option")]
SeatCount = Annotated[int | None, typer.Option("--seats", metavar="N", help="cli-option-seats", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="cli-option-json")]


def words_of(context: typer.Context) -> Words:
    """The words of the chosen language."""
    words: Words = context.obj
    return words


def say_if_interpreted(context: typer.Context) -> None:
    """One line on standard error when the rules run as plain Python: the same game, slower."""
    if not is_compiled():
        print(words_of(context).say("cli-interpreted"), file=sys.stderr)


def console() -> Console:
    """Where answers go."""
    out = Console(highlight=False)
    return out if out.is_terminal else Console(highlight=False, width=PIPED_WIDTH)


def game_with(name: str, options: "list[str] | None") -> Game:
    """The game asked for.

    Raises:
        UnknownGame: no such game or preset.
        OptionError: no such option or value.
        Fault: an option that is no `name=value`.
    """
    given: dict[str, object] = {}
    for text in options or []:
        key, equals, value = text.partition("=")
        if not equals:
            raise Fault("cli-option-form", name=text)
        given[key.strip()] = value.strip()
    info = game_info(name.partition(":")[0])
    read_options(info.options, info.specs, given)
    return find_game(name, None, **given)


def seats_for(game: Game, seats: "int | None") -> int:
    """How many play.

    Raises:
        Fault: the game is not for this many.
    """
    count = game.usual_seats if seats is None else seats
    try:
        game.start(count)  # options may ask for a number of their own
    except ValueError as error:
        raise Fault("cli-seats", text=sentence_of(error)) from error
    return count


def seed_or_new(seed: "str | None") -> str:
    """The seed asked for, or a new one that can be typed again."""
    return seed if seed is not None else secrets.token_hex(4)


def give(text: str, out: "Path | None") -> None:
    """Write a text to a file, or to the screen."""
    if out is None:
        print(text, end="")
    else:
        out.write_text(text, encoding="utf-8")
