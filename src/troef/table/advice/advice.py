"""What a worker finds where somebody asks for advice: the strong player thinks about the view of one seat."""

from math import isfinite
from typing import Final

from troef.bots.advice import Advice, advise, clearly_better, described
from troef.core.game import Game, State
from troef.core.jury import view_at_table
from troef.core.moves import DISCARD, PLAY, kind_of
from troef.core.record import Record, replay_deal, replay_move
from troef.core.view import View
from troef.core.wire import zone_dict
from troef.table.advice.asked import answering
from troef.table.fault import Fault
from troef.thinking.plain import Plain, game_of, record_of, view_of
from troef.thinking.worker import Memory

#: What a coach has an opinion of.
CARDS: Final = (PLAY, DISCARD)

Answer = dict[str, object]


@answering
def found_now(memory: Memory, seconds: float, player: str, game: Plain, view: Plain) -> Answer:
    """What the strong player would do about a view."""
    played = game_of(*game)
    return _found(played, view_of(view, played), player, seconds)


@answering
def found_then(memory: Memory, seconds: float, player: str, record: Plain, event: int) -> Answer:
    """What it would have done where the move was made that is this event of a record, and what was done."""
    past = record_of(record)
    _, mover, text = past.events[event]
    view = view_at_table(past.replay(event), mover)
    played = past.game.parse(text, view)
    if played not in view.moves:
        raise Fault("advice-no-choice")  # something said beside the game
    return {**_found(past.game, view, player, seconds), "played": described(past.game, view, played)}


@answering
def better(memory: Memory, seconds: float, player: str, record: Plain, event: int) -> Answer | None:
    """What would have been clearly better than the card that was played with this event; None where nothing was."""
    past = record_of(record)
    game = past.game
    _, mover, text = past.events[event]
    view = view_at_table(past.replay(event), mover)
    played = game.parse(text, view)
    if kind_of(played) not in CARDS or played not in view.moves or len(view.moves) == 1:
        return None
    advice = advise(game, view, seconds, adviser=player)
    if not clearly_better(advice, played):
        return None
    return {**advice_dict(game, view, advice), "played": described(game, view, played)}


@answering
def course(
    memory: Memory, seconds: float, record: Plain, first: int, end: int, seat: int, deal: int, may_ask: list[int]
) -> list[dict[str, object]]:
    """The log of a deal that is over as a seat saw it."""
    return _course(record_of(record), range(first, end), seat, deal, set(may_ask))


def _found(game: Game, view: View, player: str, seconds: float) -> Answer:
    if not view.moves:
        raise Fault("advice-no-choice")
    return advice_dict(game, view, advise(game, view, seconds, adviser=player))


def advice_dict(game: Game, view: View, advice: Advice) -> Answer:
    """An advice for the wire, with what the position looked like to who had to move (docs/protocol.md)."""
    shown = [zone for zone in view.zones if zone.kind == "trick" or (zone.kind == "hand" and zone.owner == view.seat)]
    return {
        "seat": view.seat,
        "move": described(game, view, advice.move),
        "choices": advice.choices,
        "unit": advice.unit,
        "reasons": [reason.as_dict() for reason in advice.reasons],
        "thoughts": [
            {
                "move": described(game, view, thought.move),
                "worlds": thought.worlds,
                "worth": thought.worth,
                "lead": thought.lead,
                "error": thought.error if isfinite(thought.error) else None,
                "alike": [described(game, view, move) for move in thought.alike],
            }
            for thought in advice.thoughts
        ],
        "zones": [zone_dict(zone, game.hand_order(view), view.seat) for zone in shown],
        "facts": [fact.as_dict() for fact in view.facts],
    }


def _course(record: Record, events: range, seat: int, deal: int, may_ask: set[int]) -> list[dict[str, object]]:
    """The lines of a deal's log as a seat saw it."""
    state = record.replay(events.start)
    events_at: dict[int, int] = {}
    for event in events[:-1]:
        _step(state, record, event, events_at)
    before = state.copy()
    _step(state, record, events[-1], events_at)
    gone = state.deal_number != deal  # with its last move, and the log of the next deal has begun
    view = (before if gone else state).view(seat)
    told = zip(record.game.language.describe_log(view), view.log, strict=True)
    lines: list[dict[str, object]] = [{**facts, "seat": mover} for facts, (mover, _) in told]
    if gone:
        lines.append(_last_line(before, record, events[-1], seat))
    for line, event in events_at.items():
        if line < len(lines) and event in may_ask:
            lines[line]["event"] = event
    return lines


def _step(state: State, record: Record, event: int, events_at: dict[int, int]) -> None:
    """Let an event happen; a move is the first line that it adds to the log."""
    kind, first, second = record.events[event]
    if kind < 0:
        replay_deal(state, first, event)
        return
    events_at[len(state.log)] = event
    replay_move(state, first, second, event)


def _last_line(state: State, record: Record, event: int, seat: int) -> dict[str, object]:
    _, mover, text = record.events[event]
    move = record.game.parse(text, state.view(mover))
    return {**record.game.language.describe(int(state.seen(seat, mover, move))), "seat": mover}
