"""The moves of klaverjassen in words, and what is at stake with each."""

from typing import Final, final

from troef.core.language import CARD, SUIT, Language, Verb
from troef.core.moves import NO_ROEM, PASS, PLAY, ROEM, TRUMP, kind_of
from troef.core.view import View
from troef.games.klaverjassen.scoring import CARD_POINTS, LAST_TRICK


@final
class Speech(Language):
    """The moves in words, and what each says is at stake."""

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        kind = kind_of(move)
        if kind == TRUMP:  # S5
            facts["stake"] = {"key": "make-trump", "need": 82, "lost": int(CARD_POINTS + LAST_TRICK)}
        elif kind == ROEM:
            facts["stake"] = {"key": "roem", "points": view.fact("roem")}
        return facts


LANGUAGE: Final = Speech(
    (
        Verb(PLAY, "play", CARD, bare=True),
        Verb(TRUMP, "trump", SUIT, also=("troef", "make")),
        Verb(PASS, "pass", also=("pas", "ik pas")),
        Verb(ROEM, "roem", also=("claim",)),
        Verb(NO_ROEM, "no roem", also=("geen roem",)),
    )
)
