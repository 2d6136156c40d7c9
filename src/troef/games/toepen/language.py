"""How the moves of Toepen are written and said, and what is at stake with a knock."""

from typing import Final, final

from troef.core.language import CARD, SEAT, Language, Verb
from troef.core.moves import FOLD, KNOCK, PASS, PLAY, TIMEOUT, kind_of
from troef.core.view import View
from troef.games.toepen.moves import (
    CHALLENGE,
    COME_BACK,
    EXCHANGE,
    FETCH,
    GO_AWAY,
    NONE,
    STAND,
    STAY,
    WHISTLE,
)


@final
class Speech(Language):
    def describe_in(self, move: int, view: View) -> dict[str, object]:
        """A knock and its answers say how many lives they are about (R14, R19, R25)."""
        facts = self.describe(move)
        kind = kind_of(move)
        knocks = view.fact("knocks")
        if isinstance(knocks, int):
            if kind == KNOCK:
                facts["stake"] = {"key": "lives", "lost": knocks + 2}
            elif kind == STAY:
                facts["stake"] = {"key": "lives", "lost": knocks + 1}
            elif kind == FOLD:
                facts["stake"] = {"key": "folding", "lost": knocks}
        return facts


LANGUAGE: Final = Speech(
    (
        Verb(PLAY, "play", CARD, bare=True),
        Verb(EXCHANGE, "exchange", also=("ruil", "ruilen", "ik ruil", "ruil je hand", "vuile was", "swap")),
        Verb(
            PASS,
            "pass",
            also=("pas", "ik pas", "keep", "houd", "houden", "believe", "geloof", "no challenge", "no", "nee"),
        ),
        Verb(CHALLENGE, "challenge", also=("doubt", "twijfel", "ik twijfel", "kijk", "kijk na", "look")),
        Verb(WHISTLE, "whistle", also=("fluit", "fluiten", "ik fluit", "sing", "zing", "zingen")),
        Verb(STAND, "stand", also=("stand up", "sta op", "ik sta op", "opstaan")),
        Verb(NONE, "none", also=("niets", "niets te melden", "geen", "no signal")),
        Verb(KNOCK, "knock", also=("klop", "klop!", "ik klop", "kloppen", "toep", "toep!")),
        Verb(STAY, "stay", also=("mee", "ga mee", "ik ga mee", "meegaan", "stay in")),
        Verb(FOLD, "fold", also=("fold!", "weg", "gooi weg", "ik gooi weg", "weggooien", "ik fold")),
        Verb(TIMEOUT, "timeout", spoken=False),
        Verb(GO_AWAY, "away", also=("weg van tafel",), spoken=False),
        Verb(COME_BACK, "back", also=("terug", "ik ben terug"), spoken=False),
        Verb(FETCH, "fetching", SEAT, also=("fetching drinks", "haalt drank"), spoken=False),
    )
)
