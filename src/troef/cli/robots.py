"""`troef robot`: our player of bridge at a seat of others' tables, over HTTP."""

from typing import Annotated

import typer

from troef.bots.by_name import make_player
from troef.cli.asking import say_if_interpreted, words_of
from troef.core.registry import find_game


def robot(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", help="cli-option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="cli-option-port")] = 8085,
    player: Annotated[str, typer.Option("--player", metavar="NAME", help="cli-option-robot-player")] = "good",
    budget: Annotated[int, typer.Option("--budget", min=1, metavar="MS", help="cli-option-budget")] = 300,
) -> None:
    """Answer what others ask: what would a hand of bridge call, lead or play."""
    make_player(player, find_game("bridge"), 0)  # an unknown name is refused before anybody comes
    from troef.server.robot import serve_robot  # the server's libraries are large

    say_if_interpreted(context)
    serve_robot(host, port, player, budget / 1000, words_of(context).lang)
