"""Advice at a table: what the strong player would do on one's own turn, and at any move of a deal that is over.

Both work in the same way: the strong player thinks about the view of one seat, in a thread of its own. Nothing that
bots thought is kept: a position of the past is replayed from the record and searched from scratch.

| may be asked | by |
| --- | --- |
| one's own turn | who sits there, where the table allows advice |
| one's own moves and those of bots | who sits there, where the table allows advice, once the deal is over |
| everybody's moves | who sits there, once the match is over and its record is for all to read |

A deal is over when the next has begun or the match has ended. In two cases the moves of bots may be asked about only
after the match, because what was hidden still tells something: secrets that outlast a deal (mao), and hands that were
thrown in where the pack is only cut for the next deal. In races there is no advice.
"""

import asyncio
from bisect import bisect_right
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import isfinite
from typing import Final

from troef.bots.advice import USUAL_BUDGET, Advice, advise, described
from troef.core.game import Game, State
from troef.core.jury import seats_to_act, view_at_table
from troef.core.match import Match
from troef.core.moves import PLAY, kind_of
from troef.core.record import Record, replay_deal, replay_move
from troef.core.view import View
from troef.core.wire import zone_dict
from troef.table.fault import Fault
from troef.table.table import Table

#: How many thinking times an answer is waited for: others may be before it.
PATIENCE: Final = 10
#: How many people may wait for an answer at once.
MOST_ASKING: Final = 20

Answer = dict[str, object]


class Adviser:
    """Thinks for people, for each seat about one thing at a time."""

    def __init__(self, player: str = "strong", budget: float = USUAL_BUDGET) -> None:
        self._player = player
        self._budget = budget
        self._pool = ThreadPoolExecutor(1, "adviser")
        self._asking: set[tuple[str, int]] = set()

    async def advise(self, table: Table, seat: int, event: "int | None" = None) -> Answer:
        """What the strong player would do in a seat's place now, or where the move was made that is this event of the
        record, and what it found of each move.

        Raises:
            Fault: that may not be asked, or not now.
        """
        thinking = self._now(table, seat) if event is None else self._then(table, seat, event)
        return await self._thought(table, seat, thinking)

    async def course(self, table: Table, seat: int, deal: int) -> Answer:
        """The log of a deal that is over as a seat saw it; a line about which it may ask has its `event`.

        Raises:
            Fault: there is no such deal, or it is not over.
        """
        events, record = table.events_of(deal), _match_of(table).record
        sealed = _sealed(table, deal)
        may_ask = {event for event in events if not _barrier(table, seat, event, sealed)}
        return await self._thought(
            table, seat, lambda: {"deal": deal, "log": _course(record, events, seat, deal, may_ask)}
        )

    def close(self) -> None:
        """Stop the thread."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    # ---- what is asked ----

    def _now(self, table: Table, seat: int) -> Callable[[], Answer]:
        state = table.state
        if table.game.info.race:
            raise Fault("advice-race")
        if not table.advice:
            raise Fault("advice-barred")
        if seat not in seats_to_act(state):
            raise Fault("advice-no-choice")
        view = view_at_table(state, seat)
        return lambda: self._found(table.game, view)

    def _then(self, table: Table, seat: int, event: int) -> Callable[[], Answer]:
        record = _match_of(table).record
        deal = bisect_right(table.deals, event)
        if not deal or event >= len(record.events):
            raise Fault("no-such-move", {"number": event})
        table.events_of(deal)  # it is over
        barrier = _barrier(table, seat, event, _sealed(table, deal))
        if barrier:
            raise Fault(barrier, {"number": event} if barrier == "no-such-move" else {})
        _, mover, text = record.events[event]
        return lambda: {**self._found_then(record, event, mover, text), "deal": deal, "event": event}

    def _found_then(self, record: Record, event: int, mover: int, text: str) -> Answer:
        view = view_at_table(record.replay(event), mover)
        played = record.game.parse(text, view)
        if played not in view.moves:
            raise Fault("advice-no-choice")  # something said beside the game
        return {**self._found(record.game, view), "played": described(record.game, view, played)}

    def _found(self, game: Game, view: View) -> Answer:
        if not view.moves:
            raise Fault("advice-no-choice")
        return _told(game, view, advise(game, view, self._budget, adviser=self._player))

    # ---- thinking in a thread ----

    async def _thought(self, table: Table, seat: int, thinking: Callable[[], Answer]) -> Answer:
        asker = table.name, seat
        if asker in self._asking:
            raise Fault("advice-asked")
        if len(self._asking) >= MOST_ASKING:
            raise Fault("busy")
        self._asking.add(asker)
        try:
            thought = asyncio.get_running_loop().run_in_executor(self._pool, thinking)
            return await asyncio.wait_for(thought, self._budget * PATIENCE)
        except TimeoutError as error:
            raise Fault("advice-slow") from error
        finally:
            self._asking.discard(asker)


def _match_of(table: Table) -> Match:
    if table.match is None:
        raise Fault("not-started")
    return table.match


def _sealed(table: Table, deal: int) -> bool:
    """Whether what others hid in a deal that is over still tells something of the one that is played."""
    if table.over:
        return False
    if table.game.info.secrets_last:
        return True
    if not table.state.least_cut():
        return False
    moves = [_match_of(table).record.events[event] for event in table.events_of(deal)]
    played = sum(kind_of(table.game.language.parse(text)[0]) == PLAY for kind, _, text in moves if kind == 0)
    return played < len(table.game.pack(len(table.people)))


def _barrier(table: Table, seat: int, event: int, sealed: bool) -> str:
    """Why a seat may not ask about an event of a deal that is over, as the key of a fault; empty when it may."""
    kind, mover, _ = _match_of(table).record.events[event]
    if kind < 0 or mover < 0:
        return "no-such-move"
    if table.game.info.race:
        return "advice-race"
    if table.over:
        return ""
    if not table.advice:
        return "advice-barred"
    return "still-secret" if mover != seat and (sealed or _is_person(table, mover)) else ""


def _is_person(table: Table, seat: int) -> bool:
    person = table.people[seat]
    return person is not None and person.bot is None


def _told(game: Game, view: View, advice: Advice) -> Answer:
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
