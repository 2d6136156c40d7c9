"""Who has chosen which games (R3–R7): the score sheet has it as marks, in the column of who chose."""

from math import gcd
from typing import Any

from mypy_extensions import i64

from troef.cards.sentence import Sentence
from troef.core.language import words
from troef.core.position_facts import PositionError
from troef.core.position_sheet import sheet_row
from troef.core.view import SheetRow
from troef.games.bonken.scoring import BASES, CHOICES, DEALS, TOTALS, TROEVEN, card_worths

#: Between the games of one player in a row that stands for several deals.
_AND = ", "


def chosen_on(sheet: list[SheetRow]) -> list[list[int]]:
    """The choices (by number) that each seat has made, in their order.

    Raises:
        PositionError: a mark names no game.
    """
    chosen: list[list[int]] = [[], [], [], []]
    for number, row in enumerate(sheet, 1):
        for seat, mark in enumerate(row.marks):
            if mark:
                if mark in CHOICES:  # as games write it; sampled worlds come by here
                    chosen[seat].append(CHOICES.index(mark))
                else:
                    chosen[seat] += [_choice(name, sheet_row(number)) for name in mark.split(_AND)]
    return chosen


def names_of(chosen: list[list[int]]) -> list[list[str]]:
    """Choices by name, for `State.match_facts`."""
    return [[CHOICES[choice] for choice in choices] for choices in chosen]


def chooser_of(deal: i64, dealer: i64, now: i64) -> int:
    """R3, R5: who chooses in a deal, when `dealer` deals number `now`."""
    return int((dealer + 2 + deal - now) & 3)


def _choice(name: object, where: str) -> int:
    plain = " ".join(words(name)).lower() if isinstance(name, str) else ""
    for choice, known in enumerate(CHOICES):
        if known.lower() == plain:
            return choice
    raise PositionError(
        where, "there is no game {name}; there are: {choices}", name=repr(name), choices=", ".join(CHOICES)
    )


def marked_sheet(sheet: list[SheetRow], given: Any, dealer: i64, now: i64) -> list[SheetRow]:
    """The sheet of a position before deal `now`, with the games of its fact `chosen` as marks where it has none.

    Raises:
        PositionError: the players cannot have chosen so, or the points are not those of the games.
    """
    if (
        not isinstance(given, list | tuple)
        or len(given) != 4
        or not all(isinstance(one, list | tuple) for one in given)
    ):
        raise PositionError("chosen", "for each of four seats a list of games is wanted")
    wanted = [[_choice(name, "chosen") for name in names] for names in given]
    chosen = chosen_on(sheet)
    if not any(chosen):
        sheet = _with_marks(sheet, wanted, dealer, now)
    elif any(wanted) and wanted != chosen:
        raise PositionError("chosen", "the sheet says otherwise")
    _check_choices(chosen if any(chosen) else wanted, dealer, now)
    _check_rows(sheet, dealer, now)
    return sheet


def _with_marks(sheet: list[SheetRow], chosen: list[list[int]], dealer: i64, now: i64) -> list[SheetRow]:
    """Rows of single deals get the game of each, a row that stands for several deals all of them."""
    if not any(chosen):
        return sheet
    if len(sheet) == now - 1:
        left = [choices[:] for choices in chosen]
        rows: list[SheetRow] = []
        for deal, row in enumerate(sheet, 1):
            marks = ["", "", "", ""]
            chooser = chooser_of(deal, dealer, now)
            if left[chooser]:
                marks[chooser] = CHOICES[left[chooser].pop(0)]
            rows.append(SheetRow(row.cells, tuple(marks), row.entries))
        return rows
    every = tuple([_AND.join(names) for names in names_of(chosen)])
    if not sheet:
        return [SheetRow((0, 0, 0, 0), every)]
    last = sheet[-1]
    return [*sheet[:-1], SheetRow(last.cells, every, last.entries)]


def _check_choices(chosen: list[list[int]], dealer: i64, now: i64) -> None:
    """R4, R5, R7: everybody has chosen when it was his turn, no game twice, troeven once, and in his last turn at the
    latest."""
    choosers = [chooser_of(deal, dealer, now) for deal in range(1, int(DEALS) + 1)]
    for seat in range(4):
        turns = choosers[: now - 1].count(seat)
        if len(chosen[seat]) != turns:
            raise PositionError(
                "chosen",
                "seat {seat} has chosen {turns} times, not {chosen}",
                seat=seat,
                turns=turns,
                chosen=len(chosen[seat]),
            )
        troeven = len([choice for choice in chosen[seat] if choice >= TROEVEN])
        if troeven > 1:
            raise PositionError("chosen", "seat {seat} cannot choose troeven twice", seat=seat)  # R4
        if not troeven and turns and turns == choosers.count(seat):
            raise PositionError("chosen", "seat {seat} had to choose troeven in its last turn", seat=seat)  # R5
    every = [choice for choices in chosen for choice in choices]
    for choice in every:
        if every.count(choice) > 1:
            raise PositionError("chosen", "'{choices}' is there twice", choices=CHOICES[choice])  # R4, R7


def _check_rows(sheet: list[SheetRow], dealer: i64, now: i64) -> None:
    """S1, S3: the points of the games that were played, whatever was doubled."""
    single = len(sheet) == now - 1
    for number, row in enumerate(sheet, 1):
        where = sheet_row(number)
        played = [choice for choices in chosen_on([row]) for choice in choices]
        if single and not (len(played) == 1 and row.marks[chooser_of(number, dealer, now)]):
            raise PositionError(where, "seat {seat} has chosen its game", seat=chooser_of(number, dealer, now))
        together = sum([TOTALS[choice] for choice in played])
        if sum(row.cells) != together:
            games = _AND.join([CHOICES[choice] for choice in played]) or Sentence("no game")
            raise PositionError(
                where,
                "{games} brings {together} points together, not {cells}",
                games=games,
                together=together,
                cells=sum(row.cells),
            )
        unit = gcd(*[worth for choice in played for worth in card_worths(BASES[choice])])
        if unit and any(cell % unit for cell in row.cells):
            raise PositionError(where, "points are a number of {unit}s, not {cells}", unit=unit, cells=list(row.cells))
