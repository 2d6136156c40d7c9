"""A finished round of jokeren for `settle`, and which results and rows of the sheet a lawful round can give."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

from troef.cards.sentence import Sentence
from troef.core.result import GameResult, ResultError
from troef.core.view import REFEREE
from troef.melds.rounds import in_rounds

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 6
CARDS_EACH: Final = 13  # R3
#: How many cards at least a first meld takes (S1): 10 J Q K count 40; four cards count 44 at most, 10 J Q K A 51.
SMALLEST_OPENING: Final = {40: 4, 50: 5}


@dataclass(frozen=True)
class Result(GameResult):
    """A finished round.

    Fields:
        winner: the seat that discarded its last card, or null when the stock could not be renewed (R27).
        left: how many cards are left in each hand.
    """

    winner: int | None
    left: tuple[int, ...]

    @classmethod
    def of(cls, state: Any) -> Self:
        view = state.view(REFEREE)
        left = [len(view.zone(f"hand-{seat}").cards) for seat in range(state.seats)]
        return cls(left.index(0) if 0 in left else None, tuple(left))


def check_result(result: Result, minimum: int) -> None:
    """Whether a lawful round can give the result, with what a first meld must be worth.

    After a turn a hand has as many cards as before, less those laid; so who has not come out has thirteen, and who has
    come out no more than a first meld leaves. Any such numbers can be: the two packs have each suit twice, so each
    player can have laid a row of one of these, from the ace down, with just the cards that he is short of.

    Raises:
        ResultError: none can.
    """
    winner, left = result.winner, result.left
    if not LEAST_SEATS <= len(left) <= MOST_SEATS:
        raise ResultError(
            "{game} is played by {least} to {most}, not {seats}",
            "left",
            game="jokeren",
            least=LEAST_SEATS,
            most=MOST_SEATS,
            seats=len(left),
        )
    if winner is not None and not 0 <= winner < len(left):
        raise ResultError("there is no seat {seat} among {seats}", "winner", seat=winner, seats=len(left))
    for seat, cards in enumerate(left):
        if seat == winner:
            if cards:
                raise ResultError(
                    "who goes out has no cards left, seat {seat} has {cards}", "left", seat=seat, cards=cards
                )  # R23
        elif not is_hand(cards, minimum):
            most = CARDS_EACH - SMALLEST_OPENING[minimum]
            reason = Sentence(
                "who does not go out holds {count} cards, or 1 to {most} once he has come out, not {cards}",
                count=CARDS_EACH,
                most=most,
                cards=cards,
            )
            raise ResultError(reason, f"left[{seat}]")


def is_hand(cards: int, minimum: int) -> bool:
    """Whether somebody who has not gone out can hold that many cards at the end of a round (R6, R7, R13, R23)."""
    return cards == CARDS_EACH or 1 <= cards <= CARDS_EACH - SMALLEST_OPENING[minimum]


def row_fault(cells: Sequence[int], rounds: int, minimum: int) -> str:
    """Why that many rounds cannot bring these penalty points (S3, S4); empty when they can.

    >>> row_fault((0, 3, 13, 2), 1, 40), row_fault((4, 7), 1, 40), row_fault((0, 26, 13, 2), 2, 40)
    ('', '', '')
    >>> row_fault((0, 0, 13, 2), 1, 40)
    'in one round nobody gets 0, 0, 13, 2 cards'
    """
    fault = Sentence(
        "{rounds} nobody gets {cells} cards", rounds=in_rounds(rounds), cells=", ".join([str(cell) for cell in cells])
    )
    if rounds == 1:
        others = [cell for cell in cells if cell]
        fits = len(others) >= len(cells) - 1 and all(is_hand(cell, minimum) for cell in others)
        return "" if fits else fault
    wins = 0
    for cell in cells:
        if not 0 <= cell <= CARDS_EACH * rounds:
            return fault
        wins += max(0, rounds - cell)  # a card at least for every round that was not won
    return fault if wins > rounds else ""
