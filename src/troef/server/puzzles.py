"""The calls under /api/puzzles (docs/protocol.md). Nothing is kept: who solves puzzles counts the days himself."""

from datetime import date
from typing import Final

from litestar import Router, get
from litestar.params import FromPath

from troef.lessons.puzzles import Puzzle, puzzle_of_the_day, puzzles
from troef.server.lessons import Move, step_told
from troef.table.advice.advice import advice_dict
from troef.table.fault import Fault


@get("/{day:str}")
async def puzzles_of_day(day: FromPath[str]) -> list[dict[str, str]]:
    """The families that have a puzzle on a day, each with its game."""
    return [{"family": family, "game": _puzzle(family, day).game} for family in puzzles()]


@get("/{day:str}/{family:str}", sync_to_thread=True)
def puzzle(day: FromPath[str], family: FromPath[str], move: Move = None) -> dict[str, object]:
    """What lies there; with a move, whether it is best, and what is."""
    found = _puzzle(family, day)
    lesson = found.as_lesson()
    told = step_told(lesson, 0, move)
    if "right" not in told:
        return {"game": found.game, **told}
    return {"game": found.game, **told, "solution": advice_dict(lesson.game(), found.view(), found.solution())}


def _puzzle(family: str, day: str) -> Puzzle:
    try:
        return puzzle_of_the_day(family, date.fromisoformat(day))
    except (ValueError, LookupError) as error:
        raise Fault("unknown-page") from error


PUZZLES: Final = Router("/api/puzzles", route_handlers=[puzzles_of_day, puzzle])
