"""A match that is looked at again: its deals, and every position of a deal that is over.

Only the record is needed; its positions are played again. A deal is told in *steps*: the first is the position in
which it begins, each of the others what came of one event of the record (docs/protocol.md).
"""

import time
from math import inf
from typing import Any, Final

from troef.core.game import State
from troef.core.moves import PLAY, kind_of
from troef.core.record import Record, replay_deal, replay_move
from troef.core.view import REFEREE, SPECTATOR
from troef.core.wire import view_dict
from troef.table.match.deal_end import DealEnd, dealt_hands

Step = dict[str, Any]

#: How many steps are told at once.
MOST_STEPS: Final = 300


class ReplayedDeal:
    """A deal that is over.

    `first` and `end` say which events of the record made it; `before` is the position before them. `ended` is None
    where nothing was written on the sheet (hands were thrown in).
    """

    def __init__(self, number: int, first: int, end: int, before: State, ended: "DealEnd | None", cards: int) -> None:
        self.number = number
        self.first = first
        self.end = end
        self.before = before
        self.ended = ended
        #: how many cards were played
        self.cards = cards

    @property
    def played_out(self) -> bool:
        """Whether every card was played, so that nothing of the hands is secret."""
        return self.ended is not None and self.ended.played_out


class Replay:
    """A match, replayed as far as its record goes.

    Args:
        record: what was played; it is not changed, and nobody else may change it.
        whole: whether the last deal is one of the replay though it did not end.
        seconds: how long anything that is asked of it may take.

    Raises:
        RecordError: the record does not replay.
        TimeoutError: it takes too long.
    """

    def __init__(self, record: Record, whole: bool = False, seconds: float = inf) -> None:
        self.record = record
        self.deals: list[ReplayedDeal] = []
        self._seconds = seconds
        self._until = time.monotonic() + seconds
        #: the match before its first deal
        self.start = record.start()
        self._play(whole)

    def _play(self, whole: bool) -> None:
        record, state = self.record, self.start.copy()
        begun: tuple[int, State] | None = None
        hands: list[str] = []
        ended: DealEnd | None = None
        cards = 0
        for event in range(len(record.events)):
            before, number, rows = state.copy(), int(state.deal_number), len(state.sheet)
            play_event(state, record, event)
            if begun is not None:
                cards += _is_play(record, event)
                if len(state.sheet) > rows:
                    ended = DealEnd(state, hands)
            dealt = record.events[event][0] < 0
            if state.deal_number > number:
                here = (event, before) if dealt else (event + 1, state.copy())
                if begun is not None:
                    self.deals.append(ReplayedDeal(number, begun[0], here[0], begun[1], ended, cards))
                begun, hands, ended, cards = here, dealt_hands(state), None, 0
            self._check_time()
        self.outcome = state.outcome()
        #: whether the match is over
        self.over = self.outcome is not None
        #: the score sheet at the end of the record
        self.sheet: dict[str, Any] = view_of(state, SPECTATOR)["sheet"]
        if begun is not None and (whole or self.over or (ended is not None and state.awaits_deal)):
            last = ReplayedDeal(int(state.deal_number), begun[0], len(record.events), begun[1], ended, cards)
            self.deals.append(last)

    def deal(self, number: int) -> "ReplayedDeal | None":
        """The deal with this number, counted from 1; None where there is none that is over."""
        return next((deal for deal in self.deals if deal.number == number), None)

    def state_at(self, deal: ReplayedDeal, step: int) -> State:
        """The position at a step of a deal.

        Raises:
            IndexError: it has no such step.
            TimeoutError: it takes too long.
        """
        self._until = time.monotonic() + self._seconds
        first = self.first_event(deal)
        if not 0 <= step <= deal.end - first:
            raise IndexError(step)
        state = deal.before.copy()
        for event in range(deal.first, first + step):
            play_event(state, self.record, event)
            self._check_time()
        return state

    def _check_time(self) -> None:
        if time.monotonic() > self._until:
            raise TimeoutError("this replay takes too long")

    def first_event(self, deal: ReplayedDeal) -> int:
        """The event after step 0: that of the cards is part of it."""
        dealt = deal.first < len(self.record.events) and self.record.events[deal.first][0] < 0
        return deal.first + dealt

    def events_before(self, deal: ReplayedDeal, step: int) -> int:
        """How many events of the record led to a step."""
        return self.first_event(deal) + step

    def mover_at(self, deal: ReplayedDeal, step: int) -> int:
        """Who makes the next move from a step, as the record has it; else somebody who could have, or seat 0."""
        for kind, mover, _ in self.record.events[self.events_before(deal, step) : deal.end]:
            if kind >= 0 and mover >= 0:
                return int(mover)
        actors = [seat for seat in self.state_at(deal, step).actors() if seat >= 0]
        return actors[0] if actors else 0

    def steps(self, deal: ReplayedDeal, seat: int, start: int = 0) -> tuple[list[Step], bool]:
        """The steps of a deal from one of them on, at most `MOST_STEPS`, and whether there are more.

        Args:
            deal: one of this replay.
            seat: who looks; REFEREE sees all hands.
            start: the first step that is told.

        Raises:
            TimeoutError: it takes too long.
        """
        first = self.first_event(deal)
        count = deal.end - first + 1
        chosen = range(max(0, start), min(count, start + MOST_STEPS))
        if not chosen:
            return [], False
        state = self.state_at(deal, chosen[0])
        shown = view_of(state, seat)
        told: list[Step] = [{"view": shown}]
        for step in chosen[1:]:
            event = first + step - 1
            before = state.copy()
            play_event(state, self.record, event)
            gone = state.deal_number != deal.number  # with its last move, and the next deal lies there
            view = self._left(before, shown, state, event, seat) if gone else view_of(state, seat)
            told.append(_changes(shown, view))
            shown = view
            self._check_time()
        if chosen[-1] == count - 1 and deal.ended is not None:
            everybody = set(range(int(state.seats)))
            told[-1]["ended"] = (
                deal.ended.for_seat(0, everybody) if seat == REFEREE else deal.ended.for_seat(seat, set())
            )
        return told, chosen[-1] < count - 1

    def _left(self, before: State, shown: Step, after: State, event: int, seat: int) -> Step:
        """The deal as its last move left it, without anything of the next one."""
        new = view_of(after, SPECTATOR)
        tricks = {zone["id"]: zone for zone in new["zones"] if zone["kind"] == "last-trick"}
        zones = [tricks.pop(zone["id"], zone) for zone in shown["zones"]]
        log = [*shown["log"], _line(before, self.record, event, seat)]
        left = {**shown, "zones": [*zones, *tricks.values()], "log": log}
        return {**left, "sheet": new["sheet"], "actors": [], "turn": None}


def view_of(state: State, seat: int) -> Step:
    """A position as somebody sees it who only looks."""
    return {**view_dict(state.game, state.view(seat)), "moves": [], "outcome": None}


def play_event(state: State, record: Record, event: int) -> None:
    """Let an event of a record happen.

    Raises:
        RecordError: it does not fit, with its line.
    """
    kind, first, second = record.events[event]
    if kind < 0:
        replay_deal(state, first, event + 2, second.cut if second is not None else None)
    else:
        replay_move(state, first, second, event + 2)


def _is_play(record: Record, event: int) -> bool:
    kind, _, text = record.events[event]
    return kind >= 0 and bool(kind_of(record.game.language.parse(text)[0]) == PLAY)


def _line(state: State, record: Record, event: int, seat: int) -> dict[str, object]:
    """What is told of a move, as a seat saw it."""
    _, mover, text = record.events[event]
    move = record.game.parse(text, state.view(mover))
    return {**record.game.language.describe(int(state.seen(seat, mover, move))), "seat": mover}


def _changes(before: Step, after: Step) -> Step:
    """A view as what is new in it: whole parts, the zones that changed, and the lines that came to the log."""
    step: Step = {"set": {key: part for key, part in after.items() if part != before.get(key)}}
    if "zones" in step["set"]:
        was = {zone["id"]: zone for zone in before["zones"]}
        step["zones"] = [zone if zone != was.get(zone["id"]) else zone["id"] for zone in step["set"].pop("zones")]
    log = step["set"].get("log")
    if log is not None and log[: len(before["log"])] == before["log"]:
        step["log"] = step["set"].pop("log")[len(before["log"]) :]
    return step
