"""The moves of wiezen in words, and what each bid is worth."""

from typing import Final, final

from troef.auction.contract import EXACTLY
from troef.core.language import CARD, SUIT, Language, Verb
from troef.core.moves import BID, PASS, PLAY, TRUMP, kind_of, payload_of
from troef.core.view import View
from troef.games.wiezen.auction import WAIT
from troef.games.wiezen.contracts import LADDER, NEEDED, STEPS, TASKS, VALUES


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
            elif TASKS[rung] == EXACTLY:
                facts["stake"] = {"key": "no-trick", "value": value}
            else:
                facts["stake"] = {"key": "fixed", "need": need, "value": value}
        return facts


#: What else the bids are called.
_SPOKEN: Final = {
    "ik vraag": "vraag",
    "vragen": "vraag",
    "ik ga mee": "meegaan",
    "ga mee": "meegaan",
    "mee": "meegaan",
    "ik speel solo": "solo",
    "avondans": "abondance",
    "abondance in troef": "abondance troef",
    "avondans troef": "abondance troef",
    "avondans in troef": "abondance troef",
    "misère": "miserie",
    "misere": "miserie",
    "open misère": "open miserie",
    "open misere": "open miserie",
    "misère ouverte": "open miserie",
    "misere ouverte": "open miserie",
    "miserie op tafel": "open miserie",
    "soloslim": "solo slim",
}

LANGUAGE: Final = Speech(
    (
        Verb(PLAY, "play", CARD, bare=True),
        Verb(
            BID,
            "bid",
            LADDER.names,
            bare=True,
            also=("bied", "ik bied", "ik speel"),
            also_words={said: LADDER.names.index(name) for said, name in _SPOKEN.items()},
        ),
        Verb(PASS, "pass", also=("pas", "ik pas")),
        Verb(WAIT, "wait", also=("wacht", "ik wacht", "wachten")),
        Verb(TRUMP, "trump", SUIT, also=("troef", "announce trump")),
    )
)
