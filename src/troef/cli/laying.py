"""A deal laid on the command line: hands, places, a seed, and the moves that were made in it."""

from pathlib import Path
from typing import Annotated

import typer

from troef.cli.asking import seats_for
from troef.cli.faults import Fault
from troef.core.dealer import SeededDealer
from troef.core.game import Game, State
from troef.core.options import OptionError
from troef.core.position import read_facts
from troef.core.refusal import DealError, IllegalMove, MoveTextError
from troef.core.registry import make_game
from troef.words.words import Words

Hands = Annotated[list[str] | None, typer.Option("--hand", metavar="SEAT=cards", help="cli-option-hand")]
Places = Annotated[list[str] | None, typer.Option("--place", metavar="NAME=cards", help="cli-option-place")]
Position = Annotated[
    Path | None, typer.Option("--position", metavar="FILE", help="cli-option-position", show_default=False)
]
Dealer = Annotated[int, typer.Option("--dealer", metavar="SEAT", min=0, max=7, help="cli-option-dealer")]
Moves = Annotated[str, typer.Option("--moves", metavar="'MOVE; MOVE …'", help="cli-option-moves")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="SEED", help="cli-option-solve-seed", show_default=False)]


def laid_and_played(
    game: Game,
    words: Words,
    position: "Path | None",
    hands: "list[str] | None",
    places: "list[str] | None",
    dealer: int,
    seats: "int | None",
    seed: "str | None",
    moves: str,
) -> State:
    """Where the moves of a line lead, from a position in a file or else from a deal as it was entered.

    Raises:
        Fault: there is no such position, deal or move.
    """
    if position is not None:
        state = laid_at(game, position)
    else:
        state = laid(game, seats_for(game, seats), dealer, hands or [], places or [], seed)
    make_moves(state, moves, words)
    return state


def laid(game: Game, seats: int, dealer: int, hands: list[str], places: list[str], seed: "str | None") -> State:
    """The deal as it was entered; what was left out is filled in a fixed way, or all is dealt from a seed.

    Raises:
        Fault: the cards are no deal of the game, or both cards and a seed were given.
    """
    if seed is not None:
        if hands or places:
            raise Fault("cli-seed-and-cards")
        state = game.start(seats, dealer)
        state.deal(SeededDealer(seed).next(state.pack()))
        return state
    named = dict(_pair(text) for text in places)
    try:
        given = {_seat(seat): cards for seat, cards in (_pair(text) for text in hands)}
        order = game.arrange(given, seats, dealer, **named)
        state = game.start(seats, dealer)
        state.deal(order)
    except ValueError as error:
        raise Fault("cli-deal", text=error) from error
    return state


def laid_at(game: Game, file: Path) -> State:
    """The position in a file: what `troef position` writes, or one that was written by hand.

    Raises:
        Fault: it is no position of the game, or no match can come to it.
    """
    text = file.read_text(encoding="utf-8", errors="replace")
    try:
        facts = read_facts(text)
        if facts.get("game", game.slug) == game.slug and "rules" in facts:
            game = make_game(game.slug, str(facts["rules"]), dict(facts.get("options", {})))
        return game.position(facts)
    except OptionError:
        raise  # it has words of its own
    except (ValueError, TypeError, RecursionError) as error:
        raise Fault("cli-position", text=error) from error


def _seat(text: str) -> int:
    """The seat of a hand.

    Raises:
        DealError: it is no number.
    """
    if not (text.isascii() and text.isdecimal()):
        raise DealError("'{word}' is no seat", word=text)
    return int(text)


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise Fault("cli-option-form", name=text)
    return key.strip(), value


def make_moves(state: State, moves: str, words: Words) -> None:
    """Make the moves of a line, with `;` between them, each for whoever is on turn.

    Raises:
        Fault: one is no move, or is refused.
    """
    for text in moves.split(";"):
        if text.strip():
            _make(state, text.strip(), words)


def _make(state: State, text: str, words: Words) -> None:
    """Make a move for whoever is on turn."""
    actors = state.actors()
    if not actors:
        raise Fault("cli-move", move=text, text=state.phase.name())
    try:
        state.play(actors[0], state.game.parse(text, state.view(actors[0])))
    except MoveTextError as error:
        raise Fault("cli-move", move=text, text=error) from error
    except IllegalMove as refused:
        told = words.refusal(state.game.slug, refused.refusal)
        clause = f" [{refused.refusal.clause}]" if refused.refusal.clause else ""
        raise Fault("cli-move", move=text, text=told + clause) from refused
