"""The calls under /api/lessons (docs/protocol.md). Nothing is kept: a step and a move always give the same answer."""

from typing import Annotated, Any, Final

from litestar import Router, get
from litestar.params import FromPath, Parameter

from troef.core.refusal import IllegalMove, MoveTextError
from troef.core.view import View
from troef.core.wire import view_dict
from troef.lessons.lesson import Lesson, find_lesson, lesson_slugs
from troef.lessons.playing import answer, view_at
from troef.table.fault import Fault
from troef.table.people.people import BOT_PEOPLE
from troef.table.table import LONGEST_MOVE
from troef.words.lessons import lesson_words
from troef.words.words import LANGUAGES

Move = Annotated[str | None, Parameter(max_length=LONGEST_MOVE)]
BOT: Final = "rule"


@get("/")
async def lessons() -> list[str]:
    """The games that have a lesson."""
    return lesson_slugs()


@get("/{slug:str}/{lang:str}", sync_to_thread=True)
def lesson(slug: FromPath[str], lang: FromPath[str]) -> dict[str, object]:
    """What a lesson says, step by step."""
    found = _found(slug)
    if lang not in LANGUAGES:
        raise Fault("unknown-page")
    words = lesson_words(slug, lang)
    steps = [
        {
            "name": step.name,
            "clauses": list(step.clauses),
            **{part: getattr(words[step.name], part) for part in ("title", "text", "ask", "right", "wrong")},
        }
        for step in found.steps
    ]
    return {"game": slug, "steps": steps}


@get("/{slug:str}/steps/{number:int}", sync_to_thread=True)
def step(slug: FromPath[str], number: FromPath[int], move: Move = None) -> dict[str, object]:
    """What lies at a step, counted from 0; with a move, what comes of it."""
    found = _found(slug)
    if not 0 <= number < len(found.steps):
        raise Fault("unknown-page")
    return step_told(found, number, move)


def step_told(found: Lesson, number: int, move: str | None) -> dict[str, object]:
    """What lies at a step for the wire; with a move, what comes of it.

    Raises:
        Fault: the text is no move.
    """
    if move is None:
        return {"views": [_message(found, number, view_at(found, number), 0)]}
    try:
        came = answer(found, number, move)
    except IllegalMove as error:
        return {"refused": {"type": "refused", "move": move, "refusal": error.refusal.as_dict()}}
    except MoveTextError as error:
        raise Fault("bad-move", {"text": move}) from error
    return {
        "right": came.right,
        "views": [_message(found, number, view, version) for version, view in enumerate(came.views, 1)],
    }


def _found(slug: str) -> Lesson:
    try:
        return find_lesson(slug)
    except LookupError as error:
        raise Fault("unknown-page") from error


def _message(found: Lesson, number: int, view: View, version: int) -> dict[str, Any]:
    """A view as a table would send it."""
    names = iter(BOT_PEOPLE)
    people = [
        {"name": "", "bot": None, "here": True}
        if seat == found.steps[number].seat
        else {"name": next(names), "bot": BOT, "here": True}
        for seat in range(view.seats)
    ]
    return {
        "type": "view",
        "version": version,
        "view": view_dict(found.game(), view),
        "people": people,
        "advice": False,
    }


LESSONS: Final = Router("/api/lessons", route_handlers=[lessons, lesson, step])
