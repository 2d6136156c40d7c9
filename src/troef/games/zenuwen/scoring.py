"""Who has won, by the number of cards everybody has at the start of a round (R31, R32)."""

from dataclasses import dataclass
from typing import Final

#: R1: the cards of each player at the start of a match.
CARDS_EACH: Final = 26
#: R2, R32: so many cards go into the five small piles; who has no more has won.
SPREAD: Final = 15
MOST_ROUNDS: Final = 30  # R31


@dataclass(frozen=True)
class Result:
    """How many cards each seat has after so many rounds, for `settle`.

    >>> import troef
    >>> game = troef.game("zenuwen")
    >>> game.settle(Result(cards=(14, 38), rounds=3)), game.settle(Result(cards=(16, 36), rounds=3))
    ((1, 0), (0, 0))
    >>> game.settle(Result(cards=(30, 22), rounds=30))
    (0, 1)
    """

    cards: tuple[int, ...]
    rounds: int = 1


def check(result: Result) -> None:
    """Raises:
    ValueError: there are no so many players, cards or rounds.
    """
    numbers: list[object] = [*result.cards, result.rounds]
    if any(not isinstance(number, int) or isinstance(number, bool) for number in numbers):
        raise ValueError(f"cards and rounds are whole numbers, not {numbers}")
    seats = len(result.cards)
    if seats not in (2, 4, 6):
        raise ValueError(f"zenuwen is played by 2, 4 or 6, not {seats}")
    if min(result.cards) < 0:
        raise ValueError("nobody has fewer than 0 cards")
    if sum(result.cards) != CARDS_EACH * seats:
        raise ValueError(f"{seats} players have {CARDS_EACH * seats} cards together, not {sum(result.cards)}")
    if not 0 <= result.rounds <= MOST_ROUNDS:
        raise ValueError(f"a match has at most {MOST_ROUNDS} rounds, not {result.rounds}")


def wins(result: Result) -> tuple[int, ...]:
    """1 for every winner, 0 for the others; nobody has won yet where all are 0 (S1).

    R32: whoever has 15 cards or fewer, of several the one with the fewest; R31: after thirty rounds the fewest win
    anyhow.
    """
    least = min(result.cards)
    if least > SPREAD and result.rounds < MOST_ROUNDS:
        return (0,) * len(result.cards)
    return tuple([int(count == least) for count in result.cards])
