"""The rules of hartenjagen with their options."""

from typing import Any, Final, final

from mypy_extensions import i64

from troef.cards.hand_order import HandOrder
from troef.core.language import CARD, Language, Verb
from troef.core.moves import PLAY, kind_of, payload_of
from troef.core.view import View
from troef.games.hartenjagen.options import INFO, Options
from troef.games.hartenjagen.phases import ALL_POINTS
from troef.games.hartenjagen.result import Result, check_result
from troef.games.hartenjagen.scoring import ALL, CHOICES, SELF_MINUS, changes
from troef.games.hartenjagen.state import ORDERING, PACK, PACKETS, HartenState
from troef.tricks.game import TrickGame
from troef.tricks.hand_order import by_strength


@final
class Speech(Language):
    """The moves in words, and what the choice after all points does to the totals."""

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        if kind_of(move) == ALL_POINTS and 0 <= view.seat < len(view.totals):  # S3
            if payload_of(move) == SELF_MINUS:
                facts["stake"] = {"key": "self", "total": view.totals[view.seat] - int(ALL)}
            else:
                others = [total for seat, total in enumerate(view.totals) if seat != view.seat]
                facts["stake"] = {"key": "others", "highest": max(others) + int(ALL)}
        return facts


_LANGUAGE: Final = Speech(
    (
        Verb(PLAY, "play", CARD, bare=True),
        Verb(
            ALL_POINTS,
            "all points",
            tuple([choice.replace("_", " ") for choice in CHOICES]),
            bare=True,
            also=("alle punten", "choose", "ik kies"),
            also_words={
                "self -15": 0,
                "-15": 0,
                "15 eraf": 0,
                "zelf 15 eraf": 0,
                "zelf min 15": 0,
                "min 15": 0,
                "bij mij 15 eraf": 0,
                "mezelf 15 eraf": 0,
                "15 off your own": 0,
                "others +15": 1,
                "+15": 1,
                "15 erbij": 1,
                "de anderen 15 erbij": 1,
                "anderen 15 erbij": 1,
                "anderen plus 15": 1,
                "15 on the others": 1,
                "plus 15": 1,
                "ieder ander 15 erbij": 1,
            },
        ),
    )
)


@final
class Hartenjagen(TrickGame):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, _LANGUAGE, PACK, PACKETS)
        self.target: i64 = options.target

    def new_state(self, seats: int, dealer: int) -> HartenState:
        return HartenState(self, dealer, self.target)

    def hand_order(self, view: View) -> HandOrder:
        """R6: the ace high in every suit; there is no trump."""
        return by_strength(ORDERING)

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> what each seat's total goes up or down by (S2–S4).

        Raises:
            ValueError: it has the wrong shape, or no lawful round can give it.

        >>> import troef
        >>> troef.game("hartenjagen").settle({"part": 2, "points": [1, 4, 8, 2]})
        (-1, -4, -8, -2)
        """
        found = Result.read(result)
        check_result(found)
        choice = CHOICES.index(found.choice) if found.choice is not None else -1
        return tuple(changes(found.part == 2, list(found.points), choice))
