"""How many cards everybody has after a round of zenuwen, for `settle`, and what lawful rounds can bring."""

from dataclasses import dataclass
from typing import Any, Self

from troef.cards.sentence import Sentence
from troef.core.result import GameResult, ResultError
from troef.games.zenuwen.scoring import CARDS_EACH, MOST_ROUNDS, SPREAD

#: R2: the stock of each player in the first round.
FIRST_STOCK = CARDS_EACH - SPREAD


@dataclass(frozen=True)
class Result(GameResult):
    """How many cards each seat has once a round is over and everybody has his open pile.

    Fields:
        cards: how many cards each of the 2, 4 or 6 players has, together 26 for each.
        rounds: how many rounds have been played, up to 30; null: fewer than 30.

    >>> import troef
    >>> game = troef.game("zenuwen")
    >>> game.settle(Result(cards=(14, 38), rounds=3)), game.settle(Result(cards=(16, 36), rounds=3))
    ((1, 0), (0, 0))
    >>> game.settle(Result(cards=(30, 22), rounds=30))
    (0, 1)
    """

    cards: tuple[int, ...]
    rounds: int | None = None

    @classmethod
    def of(cls, state: Any) -> Self | None:
        """None while the match goes on: a match, not a round, is won (R31, R32)."""
        found = cls(tuple(state.cards), state.deal_number)
        return found if any(state.game.settle(found)) else None


def check_result(result: Result) -> None:
    """Whether lawful rounds can bring these cards.

    Ranks do not limit it: everybody may have been dealt cards of which one fits on the other (R12).

    Raises:
        ResultError: they cannot.
    """
    cards, rounds = result.cards, result.rounds
    if len(cards) not in (2, 4, 6):
        raise ResultError("zenuwen is played by 2, 4 or 6, not {cards}", "cards", cards=len(cards))
    if rounds is not None and not 0 <= rounds <= MOST_ROUNDS:
        raise ResultError("a match has at most {most} rounds, not {rounds}", "rounds", most=MOST_ROUNDS, rounds=rounds)
    fault = why_impossible(cards, 2 if rounds is None else rounds)
    if fault:
        raise ResultError(fault, "cards")


def why_impossible(cards: tuple[int, ...], rounds: int) -> str:
    """Why that many cards cannot be what the seats have after that many rounds; an empty text where they can.

    A seat ends a round with what is left of its small piles and of its stock, and one open pile (R28). Only who laid
    his last card has no small piles left (R22). After `f` flips since the stocks were last made (R20) a stock of `s`
    has `s - f` or 0 left, and the open pile before a stock of `t` has at least the smaller of `f` and `t`. So stock
    and pile together are at least the smallest stock with which the round began: 11 in the first round, 1 in a later
    one (who has no stock has won, R32). All other cards were laid on open piles, on whichever the players liked: so
    everything above these numbers can be, in a second round as in a thirtieth.
    """
    together = CARDS_EACH * len(cards)
    if sum(cards) != together:
        return Sentence(
            "{seats} players have {together} cards together, not {given}",
            seats=len(cards),
            together=together,
            given=sum(cards),
        )  # S2
    if rounds == 0:
        return (
            "" if set(cards) == {CARDS_EACH} else Sentence("everybody begins with {count} cards", count=CARDS_EACH)
        )  # R1
    least = FIRST_STOCK if rounds == 1 else 1
    if min(cards) < least:
        after = Sentence("one round") if rounds == 1 else Sentence("a round")
        return Sentence(
            "nobody has fewer than {least} after {after}, not {given}", least=least, after=after, given=min(cards)
        )
    if cards.count(least) > 1:
        return Sentence(
            "only who laid his last card can have no more than {least}, and that is one player", least=least
        )
    return ""
