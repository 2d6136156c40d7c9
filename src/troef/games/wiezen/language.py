"""The moves of wiezen in words, and what each bid is worth."""

from typing import Final, final

from troef.core.language import CARD, SUIT, Language, Verb
from troef.core.moves import BID, PASS, PLAY, TRUMP, kind_of, payload_of
from troef.core.view import View
from troef.games.wiezen.auction import LADDER, WAIT
from troef.games.wiezen.scoring import NEEDED, STEPS, VALUES


@final
class Speech(Language):
    """The moves in words, and what each bid is worth."""

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        if kind_of(move) == BID:
            rung = payload_of(move)
            need, value, step = int(NEEDED[rung]), int(VALUES[rung]), int(STEPS[rung])
            if step:
                facts["stake"] = {"key": "each-trick", "need": need, "value": value, "step": step, "lost": value + step}
            elif need:
                facts["stake"] = {"key": "fixed", "need": need, "value": value}
            else:
                facts["stake"] = {"key": "no-trick", "value": value}
        return facts


LANGUAGE: Final = Speech(
    (
        Verb(PLAY, "play", CARD, bare=True),
        Verb(
            BID,
            "bid",
            LADDER.names,
            bare=True,
            also=("bied", "ik bied", "ik speel"),
            also_words={
                "ik vraag": 0,
                "vragen": 0,
                "ik ga mee": 1,
                "ga mee": 1,
                "mee": 1,
                "ik speel solo": 2,
                "avondans": 3,
                "abondance in troef": 4,
                "avondans troef": 4,
                "avondans in troef": 4,
                "misère": 5,
                "misere": 5,
                "open misère": 7,
                "open misere": 7,
                "misère ouverte": 7,
                "misere ouverte": 7,
                "miserie op tafel": 7,
                "soloslim": 8,
            },
        ),
        Verb(PASS, "pass", also=("pas", "ik pas")),
        Verb(WAIT, "wait", also=("wacht", "ik wacht", "wachten")),
        Verb(TRUMP, "trump", SUIT, also=("troef", "announce trump")),
    )
)
