"""Boards in Portable Bridge Notation for the tests of its reader and writer."""

from bridge_positions import game

import troef
from troef.core.match import Match
from troef.core.record import Record
from troef.formats.bridge import Board, Deal, matches_of
from troef.formats.pbn import read_pbn
from troef.formats.reading import Fault

DEAL = "N:AKQ5.A2.A54.AK52 JT98.KQJ.KJ9.QJT 432.6543.QT63.43 76.T987.872.9876"
HEAD = f'[Dealer "N"]\n[Deal "{DEAL}"]\n'


def boards_in(text: str) -> list[Board]:
    """The boards of a text in which all can be read."""
    reading = read_pbn(text)
    assert reading.faults == []
    return reading.games


def record_of(boards: list[Board]) -> Record:
    """The one match that some boards are."""
    played = matches_of(game(), boards)
    assert played.faults == []
    (match,) = played.games
    return match.record


def deals_of(text: str) -> list[Deal]:
    """How the boards of a text were played."""
    played = matches_of(game(), boards_in(text))
    assert played.faults == []
    return [deal for match in played.games for deal in match.deals]


def fault_of(text: str) -> Fault:
    """The one fault of a text, in reading or in playing."""
    reading = read_pbn(text)
    (fault,) = [*reading.faults, *matches_of(game(), reading.games).faults]
    return fault


def match_of(seed: int, deals: int) -> Match:
    """A match in which the calls are mostly low, so that there are all kinds of contracts."""
    match = Match(Record(game(), 4, seed % 4, ["Noor", "Els", "Sam", 'Wim "W"']))
    rng = troef.Rng(seed)
    for number in range(deals):
        if match.state.outcome() is not None:
            break
        match.deal(troef.SeededDealer(f"{seed} {number}"))
        while match.state.actors():
            (seat,) = match.state.actors()
            moves = match.state.legal(seat)
            if match.state.phase.name() == "auction":
                moves = moves[:1] if rng.below(2) else moves[:8]
            match.play(seat, moves[rng.below(len(moves))])
    return match
