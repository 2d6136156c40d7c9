"""Which phone writes the sheet of a table: the one that holds the pen (R26).

The first phone that opens the sheet to write has the pen. One that comes later only reads, and it, the first one and
the desk are told of each other; it writes once somebody takes the pen over with it. Each phone is known by a name that
it makes up.
"""

from dataclasses import asdict, dataclass, field
from typing import Any, Final

from troef.table.fault import Fault

#: By round and table.
Place = tuple[int, int]

#: How many phones are remembered beside the one that writes.
MOST_OTHERS: Final = 20


@dataclass
class Pen:
    """The phone that writes, and since when; the others that opened the sheet to write, and when each came."""

    phone: str
    at: str
    others: dict[str, str] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        """For the wire."""
        return asdict(self)


class Pens:
    """Who holds the pen at each table of an event."""

    def __init__(self) -> None:
        self._held: dict[Place, Pen] = {}

    def at(self, place: Place) -> Pen | None:
        """The pen of a sheet, or None where no phone has opened it yet."""
        return self._held.get(place)

    def check(self, place: Place | None, phone: str) -> None:
        """Whether a phone may write.

        Raises:
            Fault: another one holds the pen.
        """
        held = self._held.get(place) if place is not None else None
        if held is not None and held.phone != phone:
            raise Fault("other-phone-writes", {"at": held.at})

    def row(self, place: Place, phone: str, take: bool, at: str) -> dict[str, Any] | None:
        """The row of a phone that opens a sheet or takes the pen over, or None where it changes nothing."""
        held = self._held.get(place)
        if held is not None:
            told_already = phone in held.others or len(held.others) >= MOST_OTHERS
            if held.phone == phone or (told_already and not take):
                return None
        return {"pen": {"round": place[0], "table": place[1], "phone": phone, "take": take, "at": at}}

    def apply(self, row: dict[str, Any]) -> Place:
        """Take a row of the log; gives the sheet that it is about."""
        told = row["pen"]
        place, phone, at = (told["round"], told["table"]), told["phone"], told["at"]
        held = self._held.get(place)
        if held is None:
            self._held[place] = Pen(phone, at)
        elif told["take"]:
            before = {**held.others, held.phone: held.at}
            self._held[place] = Pen(phone, at, {one: since for one, since in before.items() if one != phone})
        else:
            held.others[phone] = at
        return place
