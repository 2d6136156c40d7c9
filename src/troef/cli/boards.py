"""Importing boards of bridge, from whatever format: what `troef pbn import` and `troef lin import` have in common."""

from pathlib import Path
from typing import Final

from troef.cli.importing import chosen, give_records, note, say, tell_reading
from troef.core.registry import find_game
from troef.formats.bridge import BridgeMatch, Deal, matches_of
from troef.formats.bridge.boards import Board
from troef.formats.bridge.matches import OPEN, PASSED_OUT
from troef.formats.reading import Reading
from troef.games.bridge.scoring import SEAT_LETTERS
from troef.words.words import Words

#: How a deal is called.
UNIT: Final = "format-at-board"


def import_boards(
    path: Path,
    found: Reading[Board],
    number: "int | None",
    place: "int | None",
    out: "Path | None",
    words: Words,
) -> None:
    """The boards of a file as records, with a line for each: how it ended, what it scores and what was noted.

    Raises:
        Fault: there is no such board, or several records should go to one file.
        typer.Exit: nothing could be read.
    """
    boards = chosen(found, number, place, lambda board: board.label)
    played = matches_of(find_game("bridge"), boards.games)
    faults = sorted([*boards.faults, *played.faults], key=lambda fault: (fault.place, fault.line))
    deals = [(match, deal) for match in played.games for deal in match.deals]
    for match, deal in deals:
        say(_line(match, deal, words))
        for remark in deal.remarks:
            note(path, remark.at(deal.board.place, deal.board.label), words, UNIT)
    if any(not match.rubber for match in played.games):
        say(words.say("format-boards-alone"))
    give_records([(_name(match), match.record) for match in played.games], out, words)
    tell_reading(path, faults, len(deals), words, UNIT)


def _name(match: BridgeMatch) -> str:
    """What the record's file is called: after its board, or after the first and last of a rubber."""
    labels = [match.deals[0].board.label, match.deals[-1].board.label]
    return f"board-{'-'.join(dict.fromkeys(labels))}"


def _line(match: BridgeMatch, deal: Deal, words: Words) -> str:
    """`board 7: 4S by north, 10 tricks (claimed); duplicate score NS 620`."""
    head = words.say(UNIT, number=deal.board.label)
    if deal.how in (OPEN, PASSED_OUT):
        return f"{head}: {words.say(f'format-{deal.how}', contract=deal.contract)}"
    player = words.say(f"format-player-{SEAT_LETTERS[deal.declarer]}")
    told = words.say(f"format-{deal.how}", contract=deal.contract, player=player, tricks=deal.tricks)
    if match.rubber:
        return f"{head}: {told}"
    vulnerable = deal.board.vulnerable or "unknown"
    return f"{head}: {told}; {words.say('format-duplicate', score=deal.duplicate(), vulnerable=vulnerable)}"
