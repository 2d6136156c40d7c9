"""The moves of bieden in words, and what a bid does to the trees."""

from typing import Final, final

from troef.core.language import AMOUNT, CARD, Language, Verb
from troef.core.moves import BID, NO_ROEM, PASS, PLAY, ROEM, kind_of, payload_of
from troef.core.view import View
from troef.games.bieden.auction import LADDER
from troef.games.bieden.phases import BELOTE_CALL, CONCEDE, NO_BELOTE
from troef.games.bieden.scoring import TREE_POINTS


@final
class Speech(Language):
    """A bid is an amount, or pandoer or overleg by its own name."""

    def describe(self, move: int) -> dict[str, object]:
        facts = super().describe(move)
        if kind_of(move) == BID:
            name = str(facts.pop("word"))
            if name.isdigit():
                facts["amount"] = int(name)
            else:
                facts["verb"] = name
        return facts

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        if kind_of(move) == BID:
            passes = sum(1 for _, said in view.log if said == PASS)
            forced = passes == 3 and payload_of(move) == 0
            facts["stake"] = {"key": "forced" if forced else "tree", "points": int(TREE_POINTS[payload_of(move)])}
        return facts


LANGUAGE: Final = Speech(
    (
        Verb(PLAY, "play", CARD, bare=True),
        Verb(
            BID,
            "bid",
            LADDER.names,
            bare=True,
            also=("bied", "ik bied"),
            also_words={"forced 100": 0, "ik speel pandoer": 20, "pandoer overleg": 31},
        ),
        Verb(PASS, "pass", also=("pas", "ik pas")),
        Verb(ROEM, "roem", AMOUNT, also=("ik heb",)),
        Verb(NO_ROEM, "no roem", also=("geen roem",)),
        Verb(BELOTE_CALL, "belote"),
        Verb(NO_BELOTE, "no belote", also=("geen belote",)),
        Verb(CONCEDE, "concede", also=("ik geef op", "geef op")),
    )
)
