"""Drawing cards for partners, seats and the first deal (R1)."""

from typing import Final

from troef.tricks.drawing import standing

#: Ace high; suits do not count.
_STRENGTH: Final = {16 * suit + rank: rank for suit in range(4) for rank in range(13)}


def draw_again(drawn: list[list[int]]) -> list[list[int]]:
    """The groups of players who drew alike and must draw once more: where it matters who is highest or second."""
    groups: list[list[int]] = []
    above = 0
    for group in standing(drawn, _STRENGTH):
        if len(group) > 1 and above < 2:
            groups.append(group)
        above += len(group)
    return groups


def seated_by_draw(drawn: list[list[int]], seat: int = 0) -> tuple[int, ...]:
    """Who sits on seats 0 to 3. The highest card takes the seat it chooses, and deals; the second is its partner, the
    third sits at its left.

    `drawn[player]` are the cards a player drew: one, or more where players drew alike.

    Raises:
        ValueError: these are not the draws of four players, some must still draw again, or there is no such seat.

    >>> from troef.cards.card import parse_cards
    >>> seated_by_draw([[card] for card in parse_cards("9D AC 4S KH")])
    (1, 0, 3, 2)
    """
    if len(drawn) != 4 or not 0 <= seat < 4:
        raise ValueError("four players draw for four seats")
    if draw_again(drawn):
        raise ValueError("some players drew alike and draw again")
    ranked = [player for group in standing(drawn, _STRENGTH) for player in group]
    places = [ranked[0], ranked[2], ranked[1], ranked[3]]
    return tuple([places[(place - seat) % 4] for place in range(4)])
