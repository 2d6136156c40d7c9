"""The moves of cinch in words, and the ladder of its bids."""

from typing import Final, final

from troef.auction.ladder import Ladder
from troef.cards.card import CardError, parse_suit
from troef.core.language import CARD, SUIT, Language, Verb, words
from troef.core.moves import BID, DISCARD, PASS, PLAY, TRUMP, kind_of, make_move, payload_of
from troef.core.view import View
from troef.games.cinch.scoring import ALL_POINTS

#: Words that may stand around the suit that is named.
_FILLERS: Final = ("troef", "trump", "trumps", "is", "are", "wordt", "ik", "kies", "noem")

#: R7: the points a side undertakes to win; the rung of a bid is one less.
BIDS: Final = Ladder(tuple([str(points) for points in range(1, 15)]), "R7")


@final
class Speech(Language):
    """A bid is a number; beside it stands what it may cost."""

    def __init__(self) -> None:
        super().__init__(
            (
                Verb(int(PLAY), "play", CARD, bare=True, also=("speel",)),
                Verb(int(BID), "bid", BIDS.names, also=("bied", "ik bied")),
                Verb(int(PASS), "pass", also=("pas", "ik pas", "p")),
                Verb(int(TRUMP), "trump", SUIT, also=("troef", "name", "trumps")),
                Verb(int(DISCARD), "discard", CARD, also=("leg", "leg weg", "throw")),
            )
        )

    def parse(self, text: str) -> list[int]:
        """As everywhere; a bare number is a bid, and a suit by itself (`harten`, `hearts trump`) names trumps."""
        number = text.strip()
        if number.isascii() and number.isdigit():
            return super().parse(f"bid {number}")
        said = [word for word in words(text) if word not in _FILLERS]
        if len(said) == 1:
            try:
                return [int(make_move(TRUMP, parse_suit(said[0])))]
            except CardError:
                pass
        return super().parse(text)

    def describe(self, move: int) -> dict[str, object]:
        facts = super().describe(move)
        if kind_of(move) == BID:
            facts.pop("word")
            facts["amount"] = int(payload_of(move)) + 1
        return facts

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        if kind_of(move) == BID:  # S3, S4
            need = int(payload_of(move)) + 1
            facts["stake"] = {"key": "bid", "need": need, "most": int(ALL_POINTS), "lost": int(ALL_POINTS) + need}
        return facts
