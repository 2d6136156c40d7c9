"""A finished round of boerenbridge for `settle`, and which results and rows of the sheet a lawful round can give."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from troef.cards.sentence import Sentence
from troef.core.options import OptionError
from troef.core.result import GameResult, ResultError, Verdict
from troef.games.boerenbridge.options import LEAST_SEATS, MOST_SEATS, Options, largest_hand
from troef.games.boerenbridge.rounds import hand_size
from troef.games.boerenbridge.scoring import EXACT, TRICK, score
from troef.tricks.result import verdicts_on_predictions


@dataclass(frozen=True)
class Result(GameResult):
    """A played round. The tricks that are won together are the cards of each hand.

    Fields:
        predicted: what each seat said it would win, 3 to 7 seats.
        won: the tricks that each seat won.

    >>> Result(predicted=(1, 0, 0, 0), won=(0, 1, 0, 0)).won
    (0, 1, 0, 0)
    """

    predicted: tuple[int, ...]
    won: tuple[int, ...]

    @classmethod
    def of(cls, state: Any) -> Self:
        told = [mark.split("/") for mark in state.sheet[-1].marks]  # won/predicted
        return cls(tuple([int(predicted) for _, predicted in told]), tuple([int(won) for won, _ in told]))

    def verdicts(self, scores: Sequence[int]) -> list[Verdict]:
        """Who took just the tricks that he had said (S1)."""
        return verdicts_on_predictions(self.won, self.predicted)


def check_result(result: Result, options: Options) -> None:
    """Whether a lawful round can give the result.

    The tricks may be shared out in any way: in a trick in which all cards are of one suit everybody follows, and who
    is to win it holds the highest. What is left of a suit makes the last tricks, where one trump each is enough.

    Raises:
        ResultError: none can.
    """
    seats, size = len(result.won), sum(result.won)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise ResultError(
            "{least} to {most} play, not {seats}", "won", least=LEAST_SEATS, most=MOST_SEATS, seats=seats
        )  # A1
    if len(result.predicted) != seats:
        raise ResultError(
            "{seats} players make {seats} predictions, not {predicted}",
            "predicted",
            seats=seats,
            predicted=len(result.predicted),
        )
    try:
        most = largest_hand(options, seats)
    except OptionError as error:
        raise ResultError("with these options {seats} cannot play", "won", seats=seats) from error
    if min(result.won) < 0 or not 1 <= size <= most:  # R4, R5
        raise ResultError(
            "{seats} players win 1 to {most} tricks together, not {won}", "won", seats=seats, most=most, won=result.won
        )
    for tricks in result.predicted:
        if not 0 <= tricks <= size:  # R8
            raise ResultError(
                "with {size} cards one predicts 0 to {size} tricks, not {tricks}", "predicted", size=size, tricks=tricks
            )
    if size > options.hook_above and sum(result.predicted) == size:  # R9, R11
        raise ResultError(
            "with {size} cards the dealer may not make the predictions {size} together", "predicted", size=size
        )


def row_fault(cells: Sequence[int], size: int, hooked: bool) -> str:
    """Why no round with hands of `size` cards can end with these scores; empty when one can.

    >>> row_fault((13, -3, 10), 1, False), row_fault((13, 13, 10), 1, False)
    ('', 'no round with 1 card each gives 13, 13, 10')
    """
    sums = {(0, 0)}  # of the tricks won and of the predictions, over the seats so far
    for cell in cells:
        fitting = [
            (predicted, won)
            for predicted in range(size + 1)
            for won in range(size + 1)
            if score(predicted, won) == cell
        ]
        sums = {(won + more, said + predicted) for won, said in sums for predicted, more in fitting}
    if any(won == size and not (hooked and said == size) for won, said in sums):
        return ""
    each = Sentence("1 card") if size == 1 else Sentence("{count} cards", count=size)
    return Sentence(
        "no round with {each} each gives {cells}", each=each, cells=", ".join([str(cell) for cell in cells])
    )


def totals_fault(totals: Sequence[int], rounds: int, most: int) -> str:
    """Why the first `rounds` rounds cannot add up to these totals; empty when they are within what is possible."""
    sizes = [int(hand_size(number, most)) for number in range(1, rounds + 1)]
    low = -int(TRICK) * sum(sizes)
    high = sum([int(EXACT) + int(TRICK) * size for size in sizes])
    if min(totals) < low or max(totals) > high:
        return Sentence(
            "after {rounds} rounds a total is {low} to {high}, not {totals}",
            rounds=rounds,
            low=low,
            high=high,
            totals=", ".join([str(total) for total in totals]),
        )
    return ""
