"""How a game of pesten or mao came to where it is: which cards were laid before, each on one of its suit or rank, and
how they were dealt and drawn. So tests lay positions in mid-game as matches that were played."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

PACK = [rank + suit for suit in "CDHS" for rank in ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")]
#: How often a search for a row of cards goes on before another order is tried.
MOST_STEPS = 3_000
ORDERS = 20


class Laid(NamedTuple):
    """A card that a seat lays, and how many it draws after it in that turn; no card where it only draws."""

    seat: int
    card: str
    drawn: int


def goes_on(card: str, lying: str) -> bool:
    """Whether suit or rank are the same."""
    return card[-1] == lying[-1] or card[:-1] == lying[:-1]


def row_before(
    end: Sequence[str], places: Sequence[Sequence[str]], fits: Callable[[str, str], bool] = goes_on
) -> "list[str] | None":
    """A card for each place, all different, in which each fits on the one before and the first of `end` on the last.

    It is found from the end: of the cards that fit, the one comes first on which the fewest others could follow.
    """
    for turn in range(ORDERS):
        found = _row(end[0], [[*place[turn:], *place[:turn]] for place in places], fits, set(end), [MOST_STEPS])
        if found is not None:
            return found
    return None


def _row(
    follower: str, places: list[list[str]], fits: Callable[[str, str], bool], used: set[str], steps: list[int]
) -> "list[str] | None":
    if not places:
        return []
    steps[0] -= 1
    before = [card for card in places[-1] if card not in used and fits(follower, card)] if steps[0] >= 0 else []
    if len(places) > 1:
        before.sort(key=lambda card: sum([other not in used and fits(card, other) for other in places[-2]]))
    for card in before:
        found = _row(card, places[:-1], fits, used | {card}, steps)
        if found is not None:
            return [*found, card]
    return None


def shared(each: int, turns: Sequence[Laid], kept: Sequence[Sequence[str]]) -> tuple[list[str], list[str]]:
    """The hands that were dealt, of `each` cards, and what was drawn: what came to a hand first has left it first."""
    played = [[laid.card for laid in turns if laid.seat == seat and laid.card] for seat in range(len(kept))]
    coming = [[*cards, *hand] for cards, hand in zip(played, kept, strict=True)]
    place = [each] * len(kept)
    drawn: list[str] = []
    for laid in turns:
        drawn += coming[laid.seat][place[laid.seat] : place[laid.seat] + laid.drawn]
        place[laid.seat] += laid.drawn
    assert place == [len(cards) for cards in coming], "these cards are not those that were dealt and drawn"
    return [" ".join(cards[:each]) for cards in coming], drawn
