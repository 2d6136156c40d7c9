"""`troef play` and `troef learn` (the terminal), `troef serve` (the browser)."""

import asyncio
from importlib import import_module
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
from troef.core.registry import game_info
from troef.lessons.lesson import find_lesson, lesson_slugs


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


def learn(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-lesson", show_default=False)],
) -> None:
    """Play the lesson of a game in the terminal."""
    slug = game_info(game.partition(":")[0]).slug
    if slug not in lesson_slugs():
        raise Fault("cli-no-lesson", name=slug)
    from troef.tui.learning import LearnApp, LessonSession  # Textual is large: only for those who play

    LearnApp(LessonSession(find_lesson(slug)), words_of(context).lang).run()


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", help="cli-option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="cli-option-port")] = 8000,
    db: Annotated[str | None, typer.Option("--db", metavar="URL", help="cli-option-db", show_default=False)] = None,
    workers: Annotated[int, typer.Option("--workers", min=1, max=64, help="cli-option-processes")] = 1,
) -> None:
    """Serve the tables to browsers."""
    from troef.server.main import MEMORY  # the server's libraries are large
    from troef.server.main import serve as serve_tables
    from troef.server.settings import default_bus

    if workers > 1 and db == MEMORY:
        raise Fault("cli-workers-memory")
    if db is not None and db != MEMORY:
        _try_database(db)
    if default_bus() is not None:
        import_module("troef.store.stream_bus")  # what it needs may not be installed
    say_if_interpreted(context)
    serve_tables(host=host, port=port, db=db, processes=workers)


def _try_database(url: str) -> None:
    """Say at once what is wrong with a database, before anybody comes to the tables."""
    from troef.store.database import NoDatabase
    from troef.store.sql_log import SqlLog

    async def open_and_close() -> None:
        await (await SqlLog.open(url)).close()

    try:
        asyncio.run(open_and_close())
    except NoDatabase as error:
        raise Fault("cli-db", text=error) from error
