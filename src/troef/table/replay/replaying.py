"""What a worker finds in a match that is looked at again. It remembers the last matches that it replayed."""

import time
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

from troef.table.advice.asked import answering
from troef.table.fault import Fault
from troef.table.replay.open_cards import OpenCards, can_be_solved
from troef.table.replay.replay import Replay, ReplayedDeal
from troef.table.replay.replay_files import formats_of, matches_in, written
from troef.table.replay.what_if import play_on
from troef.thinking.plain import Plain, plain_record, record_of
from troef.thinking.worker import Memory

#: Seconds that replaying a match or a part of it may take.
LONGEST: Final = 10.0

#: A match: under which key it is remembered, its record, and whether its last deal is told though it did not end.
Source = tuple[Hashable, Plain, bool]

Found = TypeVar("Found")


@answering
def outline(memory: Memory, seconds: float, source: Source) -> dict[str, Any]:
    """The match without its positions."""
    return _in_time(lambda: _outlined(_replay(memory, seconds, source)))


@answering
def steps(memory: Memory, seconds: float, source: Source, deal: int, seat: int, start: int) -> list[Any]:
    """The positions of a deal from a step on, as somebody sees it, and whether there are more."""

    def found() -> list[Any]:
        replay = _replay(memory, seconds, source)
        return list(replay.steps(_deal(replay, deal), seat, start))

    return _in_time(found)


@answering
def solved(memory: Memory, seconds: float, source: Source, deal: int, step: int) -> dict[str, Any] | None:
    """The best play at a step with all cards open; None where it was not found within these seconds. Who asks again
    lets it go on where it was."""
    key = "solving", source[0], deal, step
    solving = memory.keep(key, lambda: _in_time(lambda: _laid_open(_replay(memory, LONGEST, source), deal, step)))
    if not solving.run(time.monotonic() + seconds):
        return None
    memory.forget(key)
    return solving.answer()


@answering
def continued(memory: Memory, seconds: float, source: Source, deal: int, step: int, name: str) -> list[Any]:
    """A table where the match goes on from a step: its name, its lines, the token of its person, and his seat."""

    def found() -> list[Any]:
        replay = _replay(memory, seconds, source)
        made = play_on(replay, _deal(replay, deal), step, name)
        return [made.name, made.lines, made.token, made.seat]

    return _in_time(found)


@answering
def file(memory: Memory, seconds: float, source: Source, kind: str) -> str:
    """A match as a file."""
    return written(record_of(source[1]), kind)


@answering
def matches(memory: Memory, seconds: float, data: bytes) -> list[Plain]:
    """The records of the matches in a file."""
    return [plain_record(record) for record in matches_in(data)]


def _replay(memory: Memory, seconds: float, source: Source) -> Replay:
    key, plain, whole = source
    return memory.keep(("replay", key), lambda: Replay(record_of(plain), whole, seconds))


def _in_time(find: Callable[[], Found]) -> Found:
    try:
        return find()
    except TimeoutError as error:
        raise Fault("replay-slow") from error


def _deal(replay: Replay, number: int) -> ReplayedDeal:
    found = replay.deal(number)
    if found is None:
        raise Fault("no-such-deal", {"number": number})
    return found


def _laid_open(replay: Replay, deal: int, step: int) -> OpenCards:
    try:
        return OpenCards(replay.state_at(_deal(replay, deal), step))
    except IndexError as error:
        raise Fault("no-such-step", {"number": step}) from error


def _outlined(replay: Replay) -> dict[str, Any]:
    record = replay.record
    return {
        "game": record.game.slug,
        "rules": record.game.rules,
        "seats": record.seats,
        "names": record.names,
        "formats": formats_of(record),
        "over": replay.over,
        "outcome": None if replay.outcome is None else replay.outcome.as_dict(),
        "sheet": replay.sheet,
        "solved": can_be_solved(replay.start),
        "deals": [
            {
                "number": deal.number,
                "first": deal.first,
                "end": deal.end,
                "steps": deal.end - replay.first_event(deal) + 1,
                "row": None if deal.ended is None else int(deal.ended.told["deal"]),
                "played_out": deal.played_out,
            }
            for deal in replay.deals
        ],
    }
