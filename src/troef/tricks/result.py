"""What seats have won in the tricks of a finished deal, and what became of what they said beforehand."""

from collections.abc import Sequence

from troef.core.result import Verdict, made_or_failed
from troef.tricks.play import TrickPlay


def points_won(play: TrickPlay, *seats: int) -> int:
    """The card points in the tricks of seats."""
    return sum([int(play.order.points_in(play.won[seat])) for seat in seats])


def tricks_won(play: TrickPlay, *seats: int) -> int:
    """How many tricks seats have won."""
    return sum([int(play.tricks_of(seat)) for seat in seats])


def verdicts_on_predictions(won: Sequence[int], predicted: Sequence[int]) -> list[Verdict]:
    """For each seat whether it took just the tricks that it had said.

    >>> [verdict.key for verdict in verdicts_on_predictions((2, 1), (2, 0))]
    ['predicted-made', 'predicted-failed']
    """
    pairs = enumerate(zip(won, predicted, strict=True))
    return [made_or_failed("predicted", had == said, [seat], had, said) for seat, (had, said) in pairs]
