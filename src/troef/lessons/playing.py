"""Playing a lesson: what lies at a step, and what comes of a move.

Nothing is kept between two calls: the same step and move always give the same answer.
"""

from dataclasses import dataclass
from typing import Final

from troef.bots.base import WAIT
from troef.bots.by_name import make_player
from troef.core.game import Game, State
from troef.core.jury import seat_of_move, seats_to_act, view_at_table
from troef.core.position_facts import PositionError
from troef.core.refusal import MoveTextError
from troef.core.view import View
from troef.lessons.lesson import Lesson, LessonError

#: Who plays the other seats (a lesson is written for what these do, so that they do not learn), and how many moves at
#: most after one's own.
BOT: Final = "good-2026"
MOST_MOVES: Final = 400
#: Rule players do not search.
BUDGET: Final = 0.1


@dataclass(frozen=True)
class Answer:
    """What came of a move: whether it was right, and what the learner saw from then on, view by view."""

    right: bool
    views: tuple[View, ...]


def state_at(lesson: Lesson, number: int) -> State:
    """What lies at a step, which counts from 0.

    Raises:
        LookupError: there is no such step.
        LessonError: it cannot be laid.
    """
    if not 0 <= number < len(lesson.steps):
        raise LookupError(f"no step {number} in the lesson of {lesson.slug}")
    step = lesson.steps[number]
    try:
        if step.position is not None:
            return lesson.game().position(step.position)
    except PositionError as error:
        raise LessonError(f"{lesson.slug}, {step.name}: {error}") from error
    state = state_at(lesson, number - 1)
    before = lesson.steps[number - 1]
    if not before.right:
        raise LessonError(f"{lesson.slug}, {step.name}: the step before it may end in many ways")
    deal = state.deal_number
    _play(state, before.seat, state.game.parse(before.right[0], state.view(before.seat)))
    _play_on(state, before.seat, before.then, deal)
    return state


def view_at(lesson: Lesson, number: int) -> View:
    """What the learner sees at a step.

    Raises:
        LookupError: there is no such step.
    """
    return view_at_table(state_at(lesson, number), lesson.steps[number].seat)


def answer(lesson: Lesson, number: int, text: str) -> Answer:
    """What comes of a move at a step; after a right one bots play on as far as the step says.

    Raises:
        LookupError: there is no such step.
        MoveTextError: the text is no move.
        IllegalMove: the move is not allowed.
    """
    state, step = state_at(lesson, number), lesson.steps[number]
    view = view_at_table(state, step.seat)
    move = state.game.parse(text, view)
    right = not step.right or move in right_moves(lesson, number, view)
    deal = state.deal_number
    _play(state, step.seat, move)
    views = [view_at_table(state, step.seat)]
    if right:
        views += _play_on(state, step.seat, step.then, deal)
    return Answer(right, tuple(views))


def right_moves(lesson: Lesson, number: int, view: View) -> list[int]:
    """The moves of a view that are right at a step: all where the step names none.

    Raises:
        LessonError: one of those that it names is not allowed there.
    """
    step = lesson.steps[number]
    game = lesson.game()
    try:
        named = [game.parse(text, view) for text in step.right]
    except MoveTextError as error:
        raise LessonError(f"{lesson.slug}, {step.name}: {error}") from error
    illegal = [text for text, move in zip(step.right, named, strict=True) if move not in view.moves]
    if illegal:
        raise LessonError(f"{lesson.slug}, {step.name}: '{illegal[0]}' is not allowed there")
    return named or list(view.moves)


def _play(state: State, seat: int, move: int) -> None:
    state.play(seat_of_move(state, seat, move), move)


def _play_on(state: State, seat: int, then: str, deal: int) -> list[View]:
    """Let bots play on, never past the end of this deal, and what the learner saw after each move."""
    game: Game = state.game
    players = {other: make_player(BOT, game, f"lesson:{other}") for other in range(int(state.seats))}
    views: list[View] = []
    for _ in range(MOST_MOVES if then else 0):
        if state.outcome() is not None or state.awaits_deal or state.deal_number != deal:
            break
        actors = seats_to_act(state)
        if then != "deal" and (_is_asked(state, seat) or (then == "trick" and _gathered(views))):
            break
        moved = False
        for actor in sorted(actors, key=lambda other: other == seat):
            if actor == seat and then != "deal":
                continue
            view = view_at_table(state, actor)
            move = players[actor].choose(view, BUDGET) if view.moves else WAIT
            if move != WAIT:
                _play(state, actor, move)
                moved = True
                break
        if not moved:
            break
        views.append(view_at_table(state, seat))
    return views


def _is_asked(state: State, seat: int) -> bool:
    """Whether the learner is to move: it is his turn, or he may act while it is nobody's."""
    view = view_at_table(state, seat)
    return seat == view.turn if view.turn >= 0 else seat in view.actors


def _gathered(views: list[View]) -> bool:
    """Whether the trick on the table is complete and gone."""
    return bool(views) and not any(zone.kind == "trick" and zone.cards for zone in views[-1].zones)
