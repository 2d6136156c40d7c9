"""`troef play` (the terminal) and `troef serve` (the browser)."""

import asyncio
from typing import Annotated

import typer

from troef.bots.by_name import make_player
from troef.cli.asking import (
    GameName,
    OptionList,
    SeatCount,
    game_with,
    say_if_interpreted,
    seats_for,
    seed_or_new,
    words_of,
)
from troef.cli.faults import Fault


def play(
    context: typer.Context,
    game: GameName,
    seed: Annotated[str | None, typer.Option("--seed", help="cli-option-play-seed", show_default=False)] = None,
    option: OptionList = None,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help="cli-option-bot")] = "rule",
    seats: SeatCount = None,
) -> None:
    """Play in the terminal against bots."""
    chosen = game_with(game, option)
    count = seats_for(chosen, seats)
    make_player(bot, chosen, 0)
    from troef.tui.app import TableApp  # Textual is large: only for those who play
    from troef.tui.session import Session

    session = Session(chosen, count, bot, seed_or_new(seed))
    TableApp(session, words_of(context).lang).run()


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", help="cli-option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="cli-option-port")] = 8000,
    db: Annotated[str | None, typer.Option("--db", metavar="URL", help="cli-option-db", show_default=False)] = None,
) -> None:
    """Serve the tables to browsers."""
    from troef.server.main import MEMORY  # the server's libraries are large
    from troef.server.main import serve as serve_tables

    if db is not None and db != MEMORY:
        _try_database(db)
    say_if_interpreted(context)
    serve_tables(host=host, port=port, db=db)


def _try_database(url: str) -> None:
    """Say at once what is wrong with a database, before anybody comes to the tables."""
    from troef.table.sql import NoDatabase, SqlLog

    async def open_and_close() -> None:
        await (await SqlLog.open(url)).close()

    try:
        asyncio.run(open_and_close())
    except NoDatabase as error:
        raise Fault("cli-db", text=error) from error
