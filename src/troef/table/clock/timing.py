"""How fast a table goes."""

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Any


@dataclass(frozen=True)
class Timing:
    """Seconds, and what stretches them.

    `pace` stretches what is only there so that people can follow (a bot's delay, the pause before a deal); 0 leaves
    it out. `clock` stretches the limits of the rules and of the table in the same way.
    """

    pace: float = 1.0
    clock: float = 1.0
    #: Before the next deal, so that the last trick and the score sheet are seen.
    deal_pause: float = 2.5
    #: Before cards that are dealt in the middle of a deal.
    redeal_pause: float = 0.5
    #: For the player who cuts, before the deal falls as the dealer cuts it.
    cut: float = 10.0
    #: For each decision, where the rules know a clock and more than one person plays.
    turn: float = 60.0
    #: For the people at a table of an event, to agree on their scorer.
    agreement: float = 60.0
    #: How long the others may think about what somebody proposes.
    consent: float = 30.0
    #: How long who wants another match waits for the others to say so.
    rematch: float = 30.0
    #: For who is bound to a part of a draw, to reveal it.
    reveal: float = 4.0
    #: For each decision, where the rules know no clock and more than one person plays, before a bot plays that turn.
    idle: float = 90.0
    #: Of each decision, for the way over the network and back, where people have clocks.
    lag: float = 0.5
    #: How long a person may be away before a bot sits in; where people have clocks, in a deal in all.
    away: float = 90.0
    #: How long a person must be away before the host may give the chair to a friend.
    deserted: float = 180.0
    #: What a bot may use to think.
    thinking: float = 0.3
    #: What the adviser may use to think for somebody.
    advising: float = 1.0
    #: After a fault, before the table tries again.
    retry: float = 1.0


def agreed_end(options: Any, now: datetime) -> datetime | None:
    """When a match that begins now ends by its options: at an `end_time`, or after this many `round_minutes`.

    >>> from troef.games.manillen_tornooi import Options
    >>> agreed_end(Options(round_minutes=90), datetime(2026, 11, 21, 20, 0)).isoformat()
    '2026-11-21T21:30:00'
    """
    minutes = getattr(options, "round_minutes", None)
    if minutes is not None:
        return now + timedelta(minutes=minutes)
    agreed = getattr(options, "end_time", None)
    return None if agreed is None else end_of_play(agreed, now)


def end_of_play(agreed: str, now: datetime) -> datetime:
    """The moment that was agreed as the end: a date with a time, or the first time it is so late from now on.

    >>> end_of_play("23:30", datetime(2026, 11, 21, 20, 0)).isoformat()
    '2026-11-21T23:30:00'
    >>> end_of_play("01:00", datetime(2026, 11, 21, 20, 0)).isoformat()
    '2026-11-22T01:00:00'
    """
    try:
        clock = time.fromisoformat(agreed)
    except ValueError:
        moment = datetime.fromisoformat(agreed)
        return moment if moment.tzinfo is not None else moment.replace(tzinfo=now.tzinfo)
    moment = datetime.combine(now.date(), clock.replace(tzinfo=now.tzinfo))
    return moment if moment > now else moment + timedelta(days=1)
