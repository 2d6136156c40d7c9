"""What all acts at a table have in common: whose sheet it is, and who may write on it (R26)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from troef.tournament.act import Act, Actor
from troef.tournament.refused import Refused
from troef.tournament.sheets.sheet import Sheet

if TYPE_CHECKING:
    from troef.tournament.event import Event


#: Acts that each player at a table does for himself: the phone of the table does them in his name.
FOR_ONESELF: Final = ("name-scorer", "sign")


@dataclass(frozen=True)
class SheetAct(Act):
    """An act at a table.

    Fields:
        round: which round, from 1.
        table: which table, from 1.
    """

    round: int
    table: int

    def sheet(self, event: "Event") -> Sheet:
        """The sheet of the table.

        Raises:
            Refused: there is no such round or table.
        """
        return event.round(self.round).table(self.table)


def check_sits_here(sheet: Sheet, person: int) -> None:
    """Whether somebody sits at the table.

    Raises:
        Refused: he does not.
    """
    if person not in sheet.people:
        raise Refused("not-at-this-table", "R8", person=person)


def check_speaks_for(sheet: Sheet, person: int, by: Actor) -> None:
    """Whether who acts may speak for somebody at the table: a player only for himself.

    Raises:
        Refused: he may not.
    """
    check_sits_here(sheet, person)
    if by.role in ("player", "scorer") and by.person != person:
        raise Refused("only-for-yourself", "R26", person=person)


def check_writes(sheet: Sheet, by: Actor) -> None:
    """Whether who acts may write on the sheet now: the scorer, or the desk that copies a sheet from paper, and only
    until it is handed in (R26). The jury decides on points until then too (R30).

    Raises:
        Refused: he may not.
    """
    if sheet.online is not None and by.role in ("desk", "scorer"):
        raise Refused("sheet-fills-itself", "R26")
    if by.role == "desk" and not sheet.on_paper:
        raise Refused("only-the-scorer-writes", "R26")
    if by.role == "scorer":
        if sheet.on_paper:
            raise Refused("sheet-is-on-paper", "R26")
        if sheet.scorer is None or by.person != sheet.scorer:
            raise Refused("only-the-scorer-writes", "R26")
    if sheet.reached("handed_in"):
        raise Refused("handed-in-already", "R26", state=sheet.state)


def check_play_goes_on(sheet: Sheet, by: Actor) -> None:
    """Whether play goes on at the table: while the jury is called, it waits (R31).

    Raises:
        Refused: the jury has not decided yet.
    """
    if sheet.call and by.role != "jury":
        raise Refused("waits-for-jury", "R31", call=sheet.call)


def actor_at_table(sheet: Sheet, act: Act) -> Actor:
    """Who does an act on the phone of a table: who speaks for himself, or else its scorer, and before there is one
    somebody who sits there."""
    person = getattr(act, "person", None)
    if act.verb in FOR_ONESELF:
        return Actor("player", person=person)
    return Actor("player", person=sheet.people[0]) if sheet.scorer is None else Actor("scorer", person=sheet.scorer)
