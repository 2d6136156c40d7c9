"""Games of the server played again as matches: each move through the engine, the result of `R` beside it.

Games that follow each other as the deal goes round a table of three are one match; any other begins its own. This house
knows no giving up (A13): such a game stays in its record as far as it was played, ends that record, and scores what
`R` says.
"""

from dataclasses import dataclass
from typing import Any, Final

from troef.cards.card import card_text
from troef.core.game import State
from troef.core.record import Record
from troef.core.refusal import DealError
from troef.core.registry import find_game
from troef.formats.iss.reading import IssGame
from troef.formats.reading import Fault, FormatError, Reading
from troef.games.skat.result import Result, score
from troef.games.skat.scoring import ANNOUNCEMENTS, GAMES, LADDER

#: How a game came to its score: all its cards, everybody passed, `R`, or it has none.
PLAYED: Final = "played"
PASSED_OUT: Final = "passed-out"
CLAIMED: Final = "claimed"
PENALTY: Final = "penalty"
OPEN: Final = "no-result"


@dataclass(frozen=True)
class IssDeal:
    """How a game came into a match: declarer's place (-1: none), what he scores, and what was noted."""

    game: IssGame
    declarer: int
    score: int
    how: str
    remarks: tuple[Fault, ...] = ()


@dataclass
class IssMatch:
    """The record of a match and the games that are its deals."""

    record: Record
    deals: list[IssDeal]


def matches_of(games: list[IssGame]) -> Reading[IssMatch]:
    """The matches in which these games are played; one that the rules refuse is left out with its reason."""
    reading: Reading[IssMatch] = Reading()
    together: list[IssGame] = []
    for game in games:
        try:
            _match([game])
        except FormatError as error:
            reading.faults.append(error.fault.at(game.place, str(game.place)))
            continue
        if together and not _follows(together, game):
            reading.games.append(_match(together))
            together = []
        together.append(game)
    if together:
        reading.games.append(_match(together))
    return reading


def _follows(games: list[IssGame], game: IssGame) -> bool:
    """Whether a game is the next deal of a table: the one before was finished, and everybody sits one place on."""
    last = games[-1]
    return game.place == last.place + 1 and not last.broken_off and game.names == (*last.names[1:], last.names[0])


def _match(games: list[IssGame]) -> IssMatch:
    """One match: forehand of the first game sits on the first chair, and the deal goes round.

    Raises:
        FormatError: a game breaks a rule, or stops before its end.
    """
    rules = find_game("skat", deals=-(-len(games) // 3) * 3, allow_jump_bids=_jumps(games))
    record = Record(rules, 3, 2, list(games[0].names))
    state = record.start()
    deals = [_deal(record, state, game, number % 3) for number, game in enumerate(games)]
    outcome = state.outcome()
    if outcome is not None:
        record.ending = outcome.as_dict()
    return IssMatch(record, deals)


def _deal(record: Record, state: Any, game: IssGame, forehand: int) -> IssDeal:
    seats = [(forehand + place) % 3 for place in range(3)]
    hands = {seats[place]: _spelled(game.hands[place]) for place in range(3)}
    try:
        order = state.game.arrange(hands=hands, seats=3, dealer=int(state.dealer), skat=_spelled(game.skat))
    except DealError as error:
        raise FormatError("no-deal", game.line) from error
    rows = len(state.sheet)
    state.deal(order)
    record.add_deal(order)
    for player, text in game.moves:
        if len(state.sheet) > rows:
            break  # a Nul game ends with declarer's first trick (A6), elsewhere cards may follow
        _make(record, state, seats[player], text, game)
    if len(state.sheet) > rows:
        return _finished(state, game, seats)
    if not game.broken_off and state.actors():
        raise FormatError("iss-unfinished", game.line)
    return _broken_off(state, game, seats)


def _make(record: Record, state: State, seat: int, text: str, game: IssGame) -> None:
    move = state.game.parse(text, state.view(seat))
    refusal = state.refusal(seat, move)
    if refusal is not None:
        raise FormatError("refused", game.line, move=text, player=seat, refusal=refusal, game="skat")
    state.play(seat, move)
    record.add_move(seat, state.game.show(move))


def _finished(state: Any, game: IssGame, seats: list[int]) -> IssDeal:
    """A game that was played to its end, or passed by all; its score beside that of the server."""
    if state.declarer < 0:
        return IssDeal(game, -1, 0, PASSED_OUT)
    seat = int(state.declarer)
    points = state.sheet[-1].cells[seat]
    return IssDeal(game, seats.index(seat), points, PLAYED, _differing(game, points))


def _broken_off(state: Any, game: IssGame, seats: list[int]) -> IssDeal:
    """A game that stops before its last card: it scores what the server says."""
    result = game.result
    if result is None:
        return IssDeal(game, -1, 0, OPEN)
    if result.declarer < 0:
        return IssDeal(game, -1, 0, PENALTY)
    if state.kind < 0 or state.declarer != seats[result.declarer]:
        return IssDeal(game, result.declarer, result.value, CLAIMED)
    matadors = result.matadors if state.kind < 5 else 0
    settled = Result(
        int(state.declarer),
        GAMES[state.kind],
        int(state.bid),
        matadors,
        result.points,
        result.tricks,
        bool(state.hand),
        ANNOUNCEMENTS[state.announced],
    )
    try:
        ours = score(settled)
    except ValueError:
        return IssDeal(game, result.declarer, result.value, CLAIMED)
    return IssDeal(game, result.declarer, result.value, CLAIMED, _differing(game, ours))


def _differing(game: IssGame, points: int) -> tuple[Fault, ...]:
    """A remark where the server scores otherwise."""
    result = game.result
    if result is None or result.declarer < 0 or result.value == points:
        return ()
    facts = {"said": result.value, "scored": points}
    return (Fault("score-differs", facts, game.line, game.place, str(game.place)),)


def _spelled(cards: tuple[int, ...]) -> str:
    return " ".join([card_text(card) for card in cards])


def _jumps(games: list[IssGame]) -> bool:
    """Whether somebody asked another value than the next one."""
    for game in games:
        asked = [int(text) for _, text in game.moves if text.isdigit()]
        if tuple(asked) != LADDER[: len(asked)]:
            return True
    return False
