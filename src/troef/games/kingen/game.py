"""The rules of kingen with their options."""

from typing import Any, Final, final

from troef.cards.card import CardError, parse_suit
from troef.cards.hand_order import HandOrder
from troef.core.language import CARD, SUIT, Language, Verb, words
from troef.core.moves import PLAY, TRUMP, kind_of, make_move
from troef.core.view import View
from troef.games.kingen.games import DEALS, ORDERINGS, PACK, TRUMP_GAME, game_of
from troef.games.kingen.options import INFO, Options
from troef.games.kingen.result import Result, check_result
from troef.games.kingen.scoring import COUNTS, POINTS, cells
from troef.games.kingen.state import CUT_PATTERN, SHUFFLED_PATTERN, KingenState
from troef.tricks.game import TrickGame
from troef.tricks.hand_order import trump_in, with_trump

#: What is said around the suit that becomes trump: "ik maak harten troef".
_AROUND: Final = frozenset(
    ("troef", "trump", "trumps", "is", "are", "ik", "i", "maak", "make", "noem", "name", "kies", "choose")
)


@final
class Speech(Language):
    """The moves in words, and what a trump game brings."""

    def parse(self, text: str) -> list[int]:
        said = [word for word in words(text) if word not in _AROUND]
        if len(said) == 1:
            try:
                return [int(make_move(TRUMP, parse_suit(said[0])))]
            except CardError:
                pass  # a card, or nothing that is known
        return super().parse(text)

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        if kind_of(move) == TRUMP:  # S2
            facts["stake"] = {"key": "tricks", "points": POINTS[TRUMP_GAME], "most": COUNTS[TRUMP_GAME]}
        return facts


_LANGUAGE: Final = Speech((Verb(PLAY, "play", CARD, bare=True), Verb(TRUMP, "trump", SUIT)))


@final
class Kingen(TrickGame):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        cut = options.deal_mode == "cut_4_4_5"
        super().__init__(INFO, rules, options, _LANGUAGE, PACK, CUT_PATTERN if cut else SHUFFLED_PATTERN, DEALS)
        self.cut: bool = cut

    def new_state(self, seats: int, dealer: int) -> KingenState:
        return KingenState(self, dealer, self.cut)

    def hand_order(self, view: View) -> HandOrder:
        """R7: the ace high in every suit, trumps last."""
        return with_trump(ORDERINGS, trump_in(view))

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> points per seat, penalties below 0 (S1, S2).

        Raises:
            ValueError: it has the wrong shape, or no lawful deal can give it.

        >>> import troef
        >>> troef.game("kingen").settle({"deal": 6, "seventh": 1, "last": 3})
        (0, -3, 0, -2)
        """
        found = Result.read(result)
        check_result(found)
        seventh = -1 if found.seventh is None else found.seventh
        last = -1 if found.last is None else found.last
        return tuple(cells(game_of(found.deal), list(found.counts), seventh, last))
