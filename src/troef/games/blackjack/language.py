"""The moves of blackjack in words, with what is at stake."""

from typing import Final, final

from troef.core.language import AMOUNT, Language, Verb
from troef.core.moves import DOUBLE, PASS, TIMEOUT, kind_of, payload_of
from troef.core.view import View
from troef.games.blackjack.moves import (
    BET,
    EVEN_MONEY,
    HIT,
    INSURE,
    NO_EVEN_MONEY,
    NO_INSURANCE,
    NO_SURRENDER,
    SPLIT,
    SURRENDER,
)

_YES: Final = ("yes", "ja", "accept", "take")
_NO: Final = ("no", "nee", "neen", "decline", "nee bedankt")

VERBS: Final = (
    Verb(int(BET), "bet", AMOUNT, also=("inzet", "zet in", "ik zet in", "inzetten", "ik zet", "stake", "place bet")),
    Verb(int(PASS), "pass", also=("pas", "passen", "ik pas", "stand", "stay", "stick", "sta")),
    Verb(
        int(HIT),
        "hit",
        also=("card", "take card", "take a card", "take", "draw", "kaart", "een kaart", "nog een kaart", "koop"),
    ),
    Verb(int(DOUBLE), "double", also=("double down", "verdubbel", "verdubbelen", "ik verdubbel", "dubbel")),
    Verb(int(SPLIT), "split", also=("splits", "splitsen", "ik splits")),
    Verb(
        int(INSURE),
        "insurance",
        also=("insure", "verzeker", "verzekeren", "verzekering", "ik verzeker", "take insurance", *_YES),
    ),
    Verb(int(NO_INSURANCE), "no insurance", also=("niet verzekeren", "geen verzekering", "decline insurance", *_NO)),
    Verb(
        int(EVEN_MONEY),
        "even money",
        also=("take even money", "evenmoney", "one to one", "1:1", "een op een", "één op één", *_YES),
    ),
    Verb(
        int(NO_EVEN_MONEY),
        "no even money",
        also=("decline even money", "geen even money", "wait", "wacht", "wachten", "ik wacht", *_NO),
    ),
    Verb(
        int(SURRENDER),
        "surrender",
        also=(
            "late surrender",
            "early surrender",
            "surrender late",
            "surrender early",
            "opgeven",
            "geef op",
            "ik geef op",
            *_YES,
        ),
    ),
    Verb(
        int(NO_SURRENDER),
        "no surrender",
        also=("decline surrender", "niet opgeven", "speel door", "ik speel door", "doorspelen", "play on", *_NO),
    ),
    Verb(int(TIMEOUT), "timeout", also=("time out", "tijd om")),
)


@final
class BlackjackLanguage(Language):
    """The verbs; the many amounts of a bet are described as one span, and other bets with what they win or lose."""

    def __init__(self) -> None:
        super().__init__(VERBS)

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        stake = self._stake(int(kind_of(move)), view)
        if stake is not None:
            facts["stake"] = stake
        return facts

    def _stake(self, kind: int, view: View) -> "dict[str, object] | None":
        bets = view.memory.get("bets")
        bet = int(bets[view.seat]) if isinstance(bets, list) and view.seat >= 0 else 0
        if not bet:
            return None
        if kind == INSURE:
            return {"key": "insurance", "wins": bet, "loses": bet // 2}
        if kind == EVEN_MONEY:
            return {"key": "even-money", "wins": bet}
        if kind == NO_EVEN_MONEY:
            return {"key": "no-even-money", "wins": bet * 3 // 2}
        if kind == DOUBLE:
            return {"key": "double", "chips": 2 * bet}
        if kind == SPLIT:
            return {"key": "split", "chips": bet}
        if kind == SURRENDER:
            return {"key": "surrender", "loses": bet // 2}
        return None

    def describe_all(self, moves: list[int], view: "View | None" = None) -> list[dict[str, object]]:
        bets = [int(payload_of(move)) for move in moves if kind_of(move) == BET]
        if not bets:
            return super().describe_all(moves, view)
        span = {"min": bets[0], "max": bets[-1], "step": 2}
        return [{**self.describe(moves[0]), "amount": span}]
