"""Advice at a table: what the strong player would do on one's own turn, and at any move of a deal that is over.

Both work in the same way: the strong player thinks about the view of one seat, in a worker process (`advice`). Nothing
that bots thought is kept: a position of the past is replayed from the record and searched from scratch.

| may be asked | by |
| --- | --- |
| one's own turn | who sits there, where the table allows advice |
| one's own moves and those of bots | who sits there, where the table allows advice, once the deal is over |
| everybody's moves | who sits there, once the match is over and its record is for all to read |

A deal is over when the next has begun or the match has ended. In two cases the moves of bots may be asked about only
after the match, because what was hidden still tells something: secrets that outlast a deal (mao), and hands that were
thrown in where the pack is only cut for the next deal. In races there is no advice.

Where all others are bots, a coach says of the card that one played last whether another one was clearly better.
"""

from bisect import bisect_right
from collections.abc import Callable
from typing import Any, Final

from troef.bots.advice import USUAL_BUDGET
from troef.core.jury import seats_to_act
from troef.core.match import Match
from troef.core.moves import PLAY, kind_of
from troef.core.view import SPECTATOR
from troef.table.advice import advice
from troef.table.advice.asked import ask
from troef.table.fault import Fault
from troef.table.table import Table
from troef.thinking.desk import ADVICE
from troef.thinking.plain import plain_game, plain_record, plain_view
from troef.thinking.thinkers import Thinkers

#: Seconds that it thinks at least, where many wait.
LEAST: Final = 0.25

Answer = dict[str, object]
#: A function of a worker and what it is given.
Asked = tuple[Callable[..., Any], tuple[Any, ...]]


class Adviser:
    """Thinks for people, for each seat about one thing at a time."""

    def __init__(self, thinkers: Thinkers, player: str = "strong", budget: float = USUAL_BUDGET) -> None:
        self._thinkers = thinkers
        self._player = player
        self._budget = budget
        self._asking: set[tuple[str, int]] = set()

    async def advise(self, table: Table, seat: int, event: "int | None" = None) -> Answer:
        """What the strong player would do in a seat's place now, or where the move was made that is this event of the
        record, and what it found of each move.

        Raises:
            Fault: that may not be asked, or not now.
        """
        if event is None:
            now: Answer = await self._thought(table, seat, self._now(table, seat))
            return now
        found: Answer = await self._thought(table, seat, self._then(table, seat, event))
        return {**found, "deal": bisect_right(table.deals, event), "event": event}

    async def coach(self, table: Table, seat: int) -> Answer:
        """`better`: what the strong player would have played where a seat played its last card, if that is clearly
        better; None where it is not, or where the last move was no card.

        Raises:
            Fault: other people sit there, or advice is not allowed.
        """
        asked = self._last(table, seat)
        return {"better": None if asked is None else await self._thought(table, seat, asked)}

    async def course(self, table: Table, seat: int, deal: int) -> Answer:
        """The log of a deal that is over as a seat saw it; a line about which it may ask has its `event`.

        Raises:
            Fault: there is no such deal, or it is not over.
        """
        events, record = table.events_of(deal), _match_of(table).record
        sealed = still_tells(table, events)
        may_ask = {event for event in events if not _barrier(table, seat, event, deal, sealed)}
        looks = seat if table.over or table.seating.is_own(deal, seat) else SPECTATOR  # another person sat there
        plain = plain_record(record, events.stop)
        arguments = plain, events.start, events.stop, looks, deal, sorted(may_ask)
        return {"deal": deal, "log": await self._thought(table, seat, (advice.course, arguments))}

    # ---- what is asked ----

    def _now(self, table: Table, seat: int) -> Asked:
        state = table.state
        if table.game.info.race:
            raise Fault("advice-race")
        if not table.terms.advice:
            raise Fault("advice-barred")
        if seat not in seats_to_act(state):
            raise Fault("advice-no-choice")
        return advice.found_now, (self._player, plain_game(table.game), plain_view(table.view(seat)))

    def _last(self, table: Table, seat: int) -> "Asked | None":
        """What a coach thinks about: the last move of a seat, as the seat saw it."""
        record = _match_of(table).record
        if table.game.info.race:
            raise Fault("advice-race")
        others = [person for place, person in enumerate(table.people) if place != seat]
        if not table.terms.advice or not others or any(person is None or person.bot is None for person in others):
            raise Fault("advice-barred")
        own = [number for number, (kind, mover, _) in enumerate(record.events) if kind >= 0 and mover == seat]
        return (advice.better, (self._player, plain_record(record, own[-1] + 1), own[-1])) if own else None

    def _then(self, table: Table, seat: int, event: int) -> Asked:
        record = _match_of(table).record
        deal = bisect_right(table.deals, event)
        if not deal or event >= len(record.events):
            raise Fault("no-such-move", {"number": event})
        barrier = _barrier(table, seat, event, deal, still_tells(table, table.events_of(deal)))
        if barrier:
            raise Fault(barrier, {"number": event} if barrier == "no-such-move" else {})
        return advice.found_then, (self._player, plain_record(record, event + 1), event)

    # ---- the workers ----

    async def _thought(self, table: Table, seat: int, asked: Asked) -> Any:
        """What a worker finds, for a seat about one thing at a time."""
        asker = table.name, seat
        if asker in self._asking:
            raise Fault("advice-asked")
        self._asking.add(asker)
        task, arguments = asked
        least = min(self._budget, LEAST)
        try:
            owner = f"{table.name}:{seat}"
            return await ask(self._thinkers, ADVICE, owner, task, arguments, self._budget, least, "advice-slow")
        finally:
            self._asking.discard(asker)


def _match_of(table: Table) -> Match:
    if table.match is None:
        raise Fault("not-started")
    return table.match


def still_tells(table: Table, events: range) -> bool:
    """Whether what others hid in a deal that is over, which these events made, still tells something of the one that is
    played."""
    if table.over:
        return False
    if table.game.info.secrets_last:
        return True
    if not table.state.least_cut():
        return False
    moves = [_match_of(table).record.events[event] for event in events]
    played = sum(kind_of(table.game.language.parse(text)[0]) == PLAY for kind, _, text in moves if kind == 0)
    return played < len(table.game.pack(len(table.people)))


def _barrier(table: Table, seat: int, event: int, deal: int, sealed: bool) -> str:
    """Why a seat may not ask about an event of a deal that is over, as the key of a fault; empty when it may."""
    kind, mover, _ = _match_of(table).record.events[event]
    if kind < 0 or mover < 0:
        return "no-such-move"
    if table.game.info.race:
        return "advice-race"
    if table.over:
        return ""
    if not table.terms.advice:
        return "advice-barred"
    own = mover == seat and table.seating.is_own(deal, seat)
    open_to_all = table.seating.played_by_bot(deal, mover) and not sealed
    return "" if own or open_to_all else "still-secret"
