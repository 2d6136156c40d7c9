"""The time to think: what is agreed about it at a table, and what people have used of it.

Each decision has some seconds that cost nothing; what it takes longer is paid by a bank. So quick cards save no time
for later, as they would with an increment, and a forced card costs nobody anything. Bots have no clock.

What was used is in the log, so that every node and every restart finds it there:

| key | says |
| --- | --- |
| `used` | how many seconds a seat has used of its bank; with `away`, of what it may be awaited while not connected |
| `late` | the time of a seat is up: the move that follows is made for it |
| `here` | whoever sits on a seat plays himself again |
"""

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any, Final

from troef.table.fault import Fault
from troef.table.log import log_line

#: Who was late this often without a move of his own between has a bot sit in for him until he says that he is here.
LATE_MOVES: Final = 3
#: What can be agreed, in seconds.
LEAST_MOVE: Final = 3
MOST_MOVE: Final = 600
MOST_BANK: Final = 7200
#: For what a bank is filled.
FILLED: Final = ("deal", "match")


@dataclass(frozen=True)
class Clock:
    """What is agreed about the time to think, in seconds: for each `move`, and in a `bank` that is filled for each deal
    or for the match (`per`). With no seconds for a move nobody is timed."""

    move: int
    bank: int = 0
    per: str = "deal"

    def check(self) -> None:
        """That it can be so.

        Raises:
            Fault: it cannot.
        """
        untimed = self.move == 0 and self.bank == 0
        if self.per not in FILLED or not (untimed or LEAST_MOVE <= self.move <= MOST_MOVE):
            raise Fault("bad-clock", {"least": LEAST_MOVE, "most": MOST_MOVE})
        if not 0 <= self.bank <= MOST_BANK:
            raise Fault("bad-bank", {"most": MOST_BANK // 60})


#: Where matches count for ratings and nothing else is agreed.
RATED: Final = Clock(15, 120)


class Times:
    """What the seats have used of their time, and who was late: a fold over lines of the log."""

    def __init__(self) -> None:
        #: seconds of the bank, and seconds that the seat was awaited while not connected
        self.used: defaultdict[int, float] = defaultdict(float)
        self.away: defaultdict[int, float] = defaultdict(float)
        #: how often the time of a seat was up since its own last move
        self.late: Counter[int] = Counter()
        #: how many decisions each seat has made, and how often all that were owed became other ones
        self._made: Counter[int] = Counter()
        self._begun = 0
        #: the seats whose next move is made for them
        self._helped: set[int] = set()

    def apply(self, facts: dict[str, Any]) -> bool:
        """Take in a line; whether it is about time."""
        if "used" in facts:
            (self.away if facts.get("away") else self.used)[facts["seat"]] += facts["used"]
        elif "late" in facts:
            self.late[facts["late"]] += 1
            self._helped.add(facts["late"])
        elif "here" in facts:
            self.late[facts["here"]] = 0
        else:
            return False
        return True

    def moved(self, seat: int) -> None:
        """A seat has made a move, or it was made for it; below 0 it was the timekeeper's, for all who may act."""
        if seat < 0:
            self.begin_decisions()
        else:
            self._made[seat] += 1
            if seat not in self._helped:
                self.late[seat] = 0
        self._helped.clear()

    def begin_decisions(self) -> None:
        """Whatever anybody decides now is another decision than before."""
        self._begun += 1

    def decision(self, seat: int) -> tuple[int, int]:
        """Which decision a seat makes next: something that is another one for each of them."""
        return self._begun, self._made[seat]

    def sat_down(self, seat: int) -> None:
        """Somebody else, or the same person again, sits on a seat; what was used of its bank stays used."""
        self.late[seat] = 0

    def begin_deal(self, per_deal: bool) -> None:
        """A deal begins: where banks are filled for each, they are full."""
        if per_deal:
            self.used.clear()
        self.away.clear()
        self.begin_decisions()

    def begin_match(self) -> None:
        """A match begins: banks are full, and everybody plays himself."""
        self.begin_deal(True)
        self.late.clear()

    def sat_in(self, seat: int) -> bool:
        """Whether a bot sits in for somebody who was late too often."""
        return self.late[seat] >= LATE_MOVES


def used_line(seat: int, seconds: float, away: bool = False) -> str:
    """A seat has used these seconds of its bank, or was awaited that long while `away`."""
    return log_line({"used": seconds, "seat": seat, **({"away": True} if away else {})})


def late_line(seat: int) -> str:
    """The time of a seat is up."""
    return log_line({"late": seat})


def here_lines(times: Times, seat: int) -> list[str]:
    """Somebody plays himself again; nothing where he was not late."""
    return [log_line({"here": seat})] if times.late[seat] else []
