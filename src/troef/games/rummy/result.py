"""A finished round of rummy for `settle`, and which results and rows of the sheet a lawful round can give."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Self

from troef.cards.sentence import Sentence
from troef.core.result import GameResult, ResultError
from troef.games.rummy.turns import HAND_SIZES, hand_points
from troef.melds.rounds import in_rounds

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 6
SMALLEST_MELD: Final = 3  # R14, R15
#: How many cards of the pack count 10, 9 … 1 (S1).
CARDS_BY_POINTS: Final = ((10, 16), *((points, 4) for points in range(9, 0, -1)))

#: Points that hands must still come to, and how many more cards each may have.
_Hands = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Result(GameResult):
    """A finished round.

    Fields:
        winner: the seat that discarded its last card, or null when the round ended without a winner.
        left: what the cards left in each hand count.
    """

    winner: int | None
    left: tuple[int, ...]

    @classmethod
    def of(cls, state: Any) -> Self:
        running = state.round
        left = tuple([int(hand_points(hand)) for hand in running.hands])
        return cls(running.winner if running.winner >= 0 else None, left)


def check_result(result: Result) -> None:
    """Whether a lawful round can give the result.

    A hand never has more cards after a turn than were dealt, so the hands are sought in the pack: one card at least
    each, of which there is only one. What has left the hands lies in melds: a winner has laid all that he was dealt,
    which is enough for melds of his own, and the others can lay off on these. Without a winner somebody has
    laid three cards, or nobody any. Hands that can be found leave melds enough in the pack: fifteen cards or more
    are neither in a hand nor in a meld.

    Raises:
        ResultError: none can.
    """
    winner, left = result.winner, result.left
    seats = len(left)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise ResultError(
            "{game} is played by {least} to {most}, not {seats}",
            "left",
            game="rummy",
            least=LEAST_SEATS,
            most=MOST_SEATS,
            seats=seats,
        )
    if winner is not None and not 0 <= winner < seats:
        raise ResultError("there is no seat {seat} among {seats}", "winner", seat=winner, seats=seats)
    most = HAND_SIZES[seats]
    for seat, points in enumerate(left):
        if seat == winner:
            if points:
                raise ResultError(
                    "who goes out has no cards left, seat {seat} has {points} points", "left", seat=seat, points=points
                )  # R20
        elif not 1 <= points <= 10 * most:
            reason = Sentence(
                "who does not go out holds 1 to {most} cards, which count 1 to {highest}, not {points}",
                most=most,
                highest=10 * most,
                points=points,
            )
            raise ResultError(reason, f"left[{seat}]")
    hands = [(points, most) for seat, points in enumerate(left) if seat != winner]
    if not any(_are_in_pack(_neediest_first(way), 0, full) for way, full in _ways(hands, winner is not None)):
        told = ", ".join([str(points) for points, _ in hands])
        raise ResultError("no hands of at most {most} cards from one pack count {given}", "left", most=most, given=told)


def _ways(hands: list[tuple[int, int]], won: bool) -> Iterator[tuple[list[tuple[int, int]], bool]]:
    """Hands with the room that each may have, and whether all of it must be filled: after a round without a winner
    nobody has laid a card, or somebody three at least."""
    if won:
        yield hands, False
        return
    for place, (points, room) in enumerate(hands):
        yield [*hands[:place], (points, room - SMALLEST_MELD), *hands[place + 1 :]], False
    yield hands, True


@cache
def _are_in_pack(hands: _Hands, place: int, full: bool) -> bool:
    """Whether hands can be filled with the cards from a place of `CARDS_BY_POINTS` on; `full`: to the last card."""
    if not any(points for points, _ in hands):
        return not full or not any(room for _, room in hands)
    if place == len(CARDS_BY_POINTS) or not _may_do(hands, place, full):
        return False
    points, cards = CARDS_BY_POINTS[place]
    return any(_are_in_pack(_neediest_first(rest), place + 1, full) for rest in _shares(hands, points, cards))


def _neediest_first(hands: Iterable[tuple[int, int]]) -> _Hands:
    """Hands in order of what they still need: those that want most take the best cards, which is found soonest."""
    return tuple(sorted(hands, key=lambda hand: (-hand[0], hand[1])))


def _shares(hands: _Hands, points: int, cards: int) -> Iterator[_Hands]:
    """What is still to be filled when the hands have shared at most this many cards of that value; many first."""
    if not hands:
        yield ()
        return
    wanted, room = hands[0]
    for number in range(min(wanted // points, room, cards), -1, -1):
        for rest in _shares(hands[1:], points, cards - number):
            yield ((wanted - number * points, room - number), *rest)


def _may_do(hands: _Hands, place: int, full: bool) -> bool:
    """Whether the best cards from a place on count enough for the neediest hands, however many these are; and, where
    all room must be filled, whether the worst do not count too much for the others."""
    left = [points for points, cards in CARDS_BY_POINTS[place:] for _ in range(cards)]
    if full and sum([room for _, room in hands]) > len(left):
        return False
    wanted = room = 0
    for points, more in hands:
        wanted, room = wanted + points, room + more
        if points > left[0] * more or wanted > sum(left[:room]):
            return False
    for points, more in hands if full else ():
        if more and wanted < sum(left[-room:]):
            return False
        wanted, room = wanted - points, room - more
    return True


def row_fault(cells: Sequence[int], rounds: int) -> str:
    """Why that many rounds cannot bring these scores (S2, S3); empty when they can.

    >>> row_fault((0, 40, 0), 1), row_fault((0, 0, 0), 1), row_fault((28, 40, 0), 2)
    ('', '', '')
    >>> row_fault((0, 1, 0), 1)
    'in one round winners score 2 to 140 each, not 0, 1, 0'
    """
    seats = len(cells)
    least, most = _win_bounds(seats)
    winners = [cell for cell in cells if cell]
    wins = sum([-(-cell // most) for cell in winners])  # that many at least
    if all(cell >= least for cell in winners) and wins <= rounds:
        return ""
    return Sentence(
        "{rounds} winners score {least} to {most} each, not {cells}",
        rounds=in_rounds(rounds),
        least=least,
        most=most,
        cells=", ".join([str(cell) for cell in cells]),
    )


def _win_bounds(seats: int) -> tuple[int, int]:
    """The least and the most that a winner scores: from one card in every other hand, and from all that were dealt."""
    others = seats - 1
    pack = [points for points, cards in CARDS_BY_POINTS for _ in range(cards)]
    return sum(pack[-others:]), sum(pack[: others * HAND_SIZES[seats]])
