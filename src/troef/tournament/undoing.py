"""An act is taken back: the event as if one of its lines had not been written, made in pieces.

Every later act is checked once more, which takes seconds in a long log. Whoever serves an event makes it piece by piece
and lets others act in between; their lines are taken in as well.
"""

from typing import Final

from troef.tournament.act import Line
from troef.tournament.event import Event
from troef.tournament.refused import Refused

#: How many lines are a piece: about a millisecond of work.
PIECE: Final = 8


class Undoing:
    """An event without one of its lines, as far as it has been made.

    The work begins at the latest checkpoint before the line. It holds as long as no other line is undone.
    """

    def __init__(self, event: Event, number: int) -> None:
        self.number = number
        self._event = event
        self._undone = event.undone
        earlier = [one for one in event.checkpoints if len(one.lines) < number]
        self._without = earlier[-1].copy() if earlier else Event()
        self._without.checkpoints = earlier

    @classmethod
    def of(cls, event: Event, number: int) -> "Undoing":
        """The one that was begun for a line of an event, where it still holds; otherwise a new one."""
        begun = event.undoing
        if isinstance(begun, cls) and begun._holds(event, number):
            return begun
        begun = event.undoing = cls(event, number)
        return begun

    def _holds(self, event: Event, number: int) -> bool:
        return self.number == number and self._event is event and self._undone is event.undone

    def piece(self) -> bool:
        """Take in the next lines; gives whether there are more.

        Raises:
            Refused: a later act would not have been allowed; it is named.
        """
        made, lines = self._without, self._event.lines
        for line in lines[len(made.lines) : len(made.lines) + PIECE]:
            if line.number == self.number or line.number in self._undone or line.act.verb == "undo":
                made.lines.append(line)
                continue
            if line.number > self.number:
                self._check_again(line)
            made.apply(line)
        return len(made.lines) < len(lines)

    def finished(self, undone_by: int) -> Event:
        """The event without the line. `undone_by` is the line that undoes it.

        Raises:
            Refused: a later act would not have been allowed; it is named.
        """
        while self.piece():
            pass
        made, event = self._without, self._event
        made.undone = {**self._undone, self.number: undone_by}
        made.withdrawn = event.withdrawn + [one for one in event.changes if one.line == self.number]
        return made

    def _check_again(self, line: Line) -> None:
        """Whether a line that stays is still allowed.

        Raises:
            Refused: it is not.
        """
        try:
            line.act.check(self._without, line.at, line.by)
        except Refused as refused:
            facts = {"line": line.number, "act": line.act.verb, "because": refused.reason}
            raise Refused("needed-later", refused.clause, **facts) from refused
