"""Who has won, by the number of cards everybody has at the start of a round (R31, R32)."""

from typing import Final

#: R1: the cards of each player at the start of a match.
CARDS_EACH: Final = 26
#: R2, R32: this many cards go into the five small piles; who has no more has won.
SPREAD: Final = 15
MOST_ROUNDS: Final = 30  # R31


def wins(cards: tuple[int, ...], rounds: int) -> tuple[int, ...]:
    """1 for every winner, 0 for the others; nobody has won yet where all are 0 (S1).

    R32: whoever has 15 cards or fewer, of several the one with the fewest; R31: after thirty rounds the fewest win
    anyhow.
    """
    least = min(cards)
    if least > SPREAD and rounds < MOST_ROUNDS:
        return (0,) * len(cards)
    return tuple([int(count == least) for count in cards])
