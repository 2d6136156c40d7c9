"""The rounds of an event: tables with their sheets, byes, and the clock of the round."""

from dataclasses import dataclass, field

from troef.tournament.draws.draw import NOTHING_DRAWN, Draw
from troef.tournament.refused import Refused
from troef.tournament.sheets.sheet import Sheet


@dataclass
class Round:
    """One round: its tables from 1, who has a bye, and when it started and the signal sounded (T5)."""

    number: int
    tables: list[Sheet]
    byes: list[int]
    #: who stands in: jokers and bots, with nobody to score for
    stand_ins: list[int] = field(default_factory=list)
    started_at: str = ""
    signal_at: str = ""
    #: who plays in the second chance, in order of number
    second: list[int] = field(default_factory=list)
    #: the draw as it was made; tables may have changed since
    drawn: Draw = NOTHING_DRAWN
    #: draws of this round that were drawn again before play began: tables and byes
    earlier: list[Draw] = field(default_factory=list)

    def table(self, number: int) -> Sheet:
        """The sheet of a table, from 1.

        Raises:
            Refused: there is no such table.
        """
        if not 1 <= number <= len(self.tables):
            raise Refused("no-such-table", table=number, round=self.number)
        return self.tables[number - 1]

    @property
    def begun(self) -> bool:
        """Whether play has begun at a table: then nothing is drawn again."""
        return bool(self.started_at) or any(sheet.seated or sheet.scorer is not None for sheet in self.tables)

    @property
    def published(self) -> bool:
        """Whether all sheets are published (R36)."""
        return all(sheet.published for sheet in self.tables)
