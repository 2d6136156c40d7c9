"""`troef advise`: what the strong player would do in a laid deal, seeing only what its seat sees, and why."""

import json
from typing import Annotated

import typer
from rich.table import Table

from troef.bots.advice import USUAL_BUDGET, Advice, advise
from troef.cli.asking import AsJson, GameName, OptionList, SeatCount, console, game_with, words_of
from troef.cli.faults import Fault
from troef.cli.laying import Dealer, Hands, Moves, Places, Position, Seed, laid_and_played
from troef.core.game import Game
from troef.core.view import View
from troef.core.wire import view_dict
from troef.tui.advising import advice_rows, how_found, move_labels, named, why
from troef.tui.drawing import Drawing
from troef.words.words import Words

Budget = Annotated[float, typer.Option("--budget", metavar="SECONDS", min=0.01, max=600.0, help="cli-option-think")]


def advice(
    context: typer.Context,
    game: GameName,
    hand: Hands = None,
    place: Places = None,
    moves: Moves = "",
    dealer: Dealer = 0,
    seats: SeatCount = None,
    option: OptionList = None,
    seed: Seed = None,
    position: Position = None,
    budget: Budget = USUAL_BUDGET,
    as_json: AsJson = False,
) -> None:
    """What the player on turn had best do, and why."""
    words = words_of(context)
    rules = game_with(game, option)
    state = laid_and_played(rules, words, position, hand, place, dealer, seats, seed, moves)
    actors = [seat for seat in state.actors() if seat >= 0]
    if not actors:
        raise Fault("cli-nothing-to-advise", phase=words.say_for(rules.slug, f"phase-{state.phase.name()}"))
    view = state.view(actors[0])
    found = advise(state.game, view, budget, seed or "advice")
    if as_json:
        print(json.dumps(_told(found, rules, view)))
        return
    _show(found, rules, view, words)


def _told(found: Advice, game: Game, view: View) -> dict[str, object]:
    thoughts = [
        {
            "move": game.show(thought.move, view),
            "worlds": thought.worlds,
            "worth": thought.worth,
            "lead": thought.lead,
            "error": thought.error,
            "alike": [game.show(move, view) for move in thought.alike],
        }
        for thought in found.thoughts
    ]
    move = game.show(found.move, view) if found.move in view.moves else None
    reasons = [reason.as_dict() for reason in found.reasons]
    return {"seat": int(view.seat), "move": move, "reasons": reasons, "thoughts": thoughts}


def _show(found: Advice, game: Game, view: View, words: Words) -> None:
    out = console()
    wired = view_dict(game, view)
    drawing = Drawing(wired, words, [f"{words.say('cli-column-seat')} {seat}" for seat in range(view.seats)], out.width)
    labels = move_labels(found, game, view, drawing)
    out.print(words.say("advice-heading", move=named(found.move, labels, words)))
    if found.reasons:
        out.print(why(found, drawing))
    out.print(how_found(found, words))
    if not found.thoughts:
        return
    table = Table(words.say("advice-move"), box=None)
    for name in ("worth", "lead"):
        table.add_column(words.say(f"advice-{name}"), justify="right")
    for row in advice_rows(found, labels, words):
        table.add_row(*row)
    out.print(table)
