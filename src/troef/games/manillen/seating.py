"""Drawing cards for pairs, seats and the first deal (R1–R4, A2)."""

from typing import Final

from troef.games.manillen.questions import RANKS
from troef.tricks.drawing import standing
from troef.tricks.ordering import ranks_of

#: R1, R7: the 10 is highest; suits do not count.
_STRENGTH: Final = {16 * suit + rank: 8 - place for suit in range(4) for place, rank in enumerate(ranks_of(RANKS))}


def draw_again(drawn: list[list[int]]) -> list[list[int]]:
    """The groups of players who drew alike and must draw once more, from the reshuffled pack (A2)."""
    return [group for group in standing(drawn, _STRENGTH) if len(group) > 1]


def seated_by_draw(drawn: list[list[int]]) -> tuple[int, ...]:
    """Who sits on seats 0 to 3: the highest card deals on seat 0, the second is his partner, the lowest at his right.

    `drawn[player]` are the cards a player drew: one, or more where players drew alike.

    Raises:
        ValueError: these are not the draws of four players, or some of them must still draw again.

    >>> from troef.cards.card import parse_cards
    >>> seated_by_draw([[card] for card in parse_cards("KD 10C 7S AH")])
    (1, 0, 3, 2)
    """
    if len(drawn) != 4:
        raise ValueError("four players draw")
    groups = standing(drawn, _STRENGTH)
    if len(groups) < 4:
        raise ValueError("some players drew alike and draw again")
    (highest,), (second,), (third,), (lowest,) = groups
    return (highest, third, second, lowest)  # R2, R3: the right neighbour of seat 0 is seat 3
