"""`troef train`: the bids of a game, learnt from duplicate rollouts (docs/learning.md)."""

import json
from pathlib import Path
from typing import Annotated

import typer

from troef.bots.learning.stored import UNIT, Stored, write_stored
from troef.cli.asking import AsJson, GameName, SeatCount, console, game_with, say_if_interpreted, words_of
from troef.cli.faults import Fault
from troef.cli.many import OnRay, Workers, check_place, executor_of, progress_bar

WEIGHTS_SUFFIX = ".json"


def train(
    context: typer.Context,
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="cli-option-train-out")],
    deals: Annotated[int, typer.Option("--deals", min=10, metavar="N", help="cli-option-train-deals")] = 50_000,
    rounds: Annotated[int, typer.Option("--rounds", min=1, max=99, metavar="K", help="cli-option-train-rounds")] = 2,
    penalty: Annotated[float, typer.Option("--penalty", min=0.001, metavar="X", help="cli-option-penalty")] = 20.0,
    workers: Workers = None,
    ray: OnRay = False,
    as_json: AsJson = False,
    seats: SeatCount = None,
) -> None:
    """Learn bids, and write their weights."""
    import numpy as np

    from troef.bots.learning.training import Learnt, NothingToLearn, Trainer

    words = words_of(context)
    chosen = game_with(game, None)
    check_place(out, WEIGHTS_SUFFIX)
    weights, curve = np.zeros(0), list[Learnt]()
    with executor_of(workers, ray) as executor:
        try:
            trainer = Trainer(chosen, seats, executor.each, progress_bar)
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
    brought = curve[-1].gain
    whole = tuple(int(weight) for weight in np.round(weights / UNIT))
    write_stored(out, Stored(command, (round(brought.points, 2), round(brought.half, 2)), whole))
    if as_json:
        told = [{"round": one.round, "decisions": one.decisions, **vars(one.gain)} for one in curve]
        print(json.dumps({"command": command, "weights": len(whole), "learnt": told}, indent=2))
    else:
        console().print(words.say("cli-train-done", number=len(whole), name=str(out)))
