"""`troef train`: the bids of a game, learnt from duplicate rollouts (docs/learning.md)."""

import json
from pathlib import Path
from typing import Annotated

import typer

from troef.bots.by_name import make_player
from troef.bots.learning.stored import UNIT, Stored, features_of, read_file, write_stored
from troef.cli.asking import AsJson, GameName, SeatCount, console, game_with, say_if_interpreted, words_of
from troef.cli.faults import Fault
from troef.cli.many import OnRay, Workers, check_place, executor_of, progress_bar
from troef.core.game import Game

WEIGHTS_SUFFIX = ".json"


def stored_in(path: Path, game: Game) -> Stored:
    """The weights in a file.

    Raises:
        Fault: there is no such file, or it holds no weights of the auction of this game.
    """
    features = features_of(game)
    try:
        stored = read_file(path)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Fault("cli-no-weights", file=str(path), why=str(error)) from error
    if features is not None and len(stored.weights) != features.size:
        raise Fault("cli-other-weights", file=str(path), name=game.slug, number=len(stored.weights), size=features.size)
    return stored


def train(
    context: typer.Context,
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="cli-option-train-out")],
    deals: Annotated[int, typer.Option("--deals", min=50, metavar="N", help="cli-option-train-deals")] = 50_000,
    rounds: Annotated[int, typer.Option("--rounds", min=1, max=99, metavar="K", help="cli-option-train-rounds")] = 2,
    penalty: Annotated[float, typer.Option("--penalty", min=0.001, metavar="X", help="cli-option-penalty")] = 20.0,
    start: Annotated[Path | None, typer.Option("--start", metavar="FILE", help="cli-option-train-start")] = None,
    player: Annotated[str | None, typer.Option("--player", metavar="NAME", help="cli-option-train-player")] = None,
    workers: Workers = None,
    ray: OnRay = False,
    as_json: AsJson = False,
    seats: SeatCount = None,
) -> None:
    """Learn bids, and write their weights."""
    import numpy as np

    from troef.bots.learning.training import Learnt, NothingToLearn, School, Trainer

    words = words_of(context)
    chosen = game_with(game, None)
    check_place(out, WEIGHTS_SUFFIX)
    if player is not None:
        make_player(player, chosen, "train")
    before = stored_in(start, chosen) if start is not None else None
    weights = np.zeros(0) if before is None else UNIT * np.array(before.weights)
    curve = list[Learnt]()
    with executor_of(workers, ray) as executor:
        try:
            school = School(chosen.slug, seats, player)
            trainer = Trainer(school, executor.each, progress_bar, None if before is None else weights)
        except NothingToLearn as error:
            raise Fault("cli-nothing-to-learn", name=chosen.slug) from error
        say_if_interpreted(context)
        for number in range(1, rounds + 1):
            weights, learnt = trainer.round(number, deals, weights, penalty)
            curve += learnt
            if not as_json:
                for one in learnt:
                    facts = {"round": one.round, "decisions": one.decisions, "gain": str(one.gain)}
                    console().print(words.say("cli-train-learnt", **facts))
    command = f"troef train {chosen.slug} --deals {deals} --rounds {rounds} --penalty {penalty:g}"
    command += f" --seats {seats}" if seats else ""
    command += f" --player {player}" if player else ""
    command = f"{before.command}; {command} --start {start.name}" if before and start else command
    brought = curve[-1].gain
    whole = tuple(int(weight) for weight in np.round(weights / UNIT))
    write_stored(out, Stored(command, (round(brought.points, 2), round(brought.half, 2)), whole))
    if as_json:
        told = [{"round": one.round, "decisions": one.decisions, **vars(one.gain)} for one in curve]
        print(json.dumps({"command": command, "weights": len(whole), "learnt": told}, indent=2))
    else:
        console().print(words.say("cli-train-done", number=len(whole), name=str(out)))
