"""The moves of jokeren and their text: "draw", "meld 9C *=10C JC QC", "layoff *=3S on 1", "swap 9D on 2"."""

from typing import final

from troef.core.language import CARD, NOTHING, Verb
from troef.core.moves import DISCARD, DRAW, MELD, TAKE, kind_of, payload_of
from troef.core.view import View
from troef.games.jokeren.opening import value_of
from troef.melds.naming import SHARED_VERBS, DeclaringLanguage

VERBS = (
    Verb(int(DRAW), "draw", NOTHING, spoken=False, also=("draw stock", "stock", "trek", "trek een kaart", "gedekt")),
    # R6: read, so that it can be said that the pile is closed
    Verb(int(TAKE), "take pile", NOTHING, spoken=False, also=("take", "take discard", "draw discard", "neem stapel")),
    *SHARED_VERBS,
    Verb(int(DISCARD), "discard", CARD, also=("leg af", "gooi")),
)


@final
class JokerenLanguage(DeclaringLanguage):
    """Melds are written with all their cards; what a first one counts stands beside it."""

    def __init__(self) -> None:
        super().__init__(VERBS)

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        if kind_of(move) == MELD and view.badge(view.seat, "opened") is None and view.seat >= 0:
            laid = view.fact("opening")
            adds = int(value_of(payload_of(move)))
            value = adds + (laid if isinstance(laid, int) else 0)
            facts["stake"] = {"key": "opening", "amount": value, "need": view.fact("minimum"), "adds": adds}
        return facts
