"""The moves of pandoeren in words, and what each bid says is at stake."""

import re
from typing import Final, final

from troef.auction.contract import ALONE
from troef.cards.card import ACE, KING, QUEEN, CardError, parse_suit
from troef.core.language import AMOUNT, CARD, SUIT, Language, Verb, words
from troef.core.moves import BID, CALL, DISCARD, NO_ROEM, PASS, PLAY, ROEM, TRUMP, kind_of, make_move, payload_of
from troef.core.refusal import MoveTextError
from troef.core.view import View
from troef.games.pandoeren.contracts import CONTRACTS, LADDER, POINTS, RUNGS
from troef.games.pandoeren.phases import CHALLENGE, DECLINE, NO_STUK, STUK_MOVE
from troef.games.pandoeren.roem import MOST_ROEM

#: Bids of points and of pandoer with points, also with an amount that is not on the ladder.
_POINTS_BID: Final = re.compile(r"(?:(?:ik )?(?:bid|bied) )?(?:(?:points|punten) )?\d+(?: (?:points|punten))?")
_PANDOER_BID: Final = re.compile(r"(?:(?:ik )?(?:bid|bied) )?pandoer ?(?:\+|plus|en|and)? ?\d+")

#: The amounts of these bids, from low to high.
_POINTS: Final = [int(contract.needed) for contract in CONTRACTS if contract.task == POINTS]
_PANDOER: Final = [int(contract.needed) for contract in CONTRACTS if contract.task != POINTS and contract.roem]

#: How people name the cards that are called (R10).
_SPOKEN_RANKS: Final = {
    "aas": int(ACE),
    "ace": int(ACE),
    "heer": int(KING),
    "koning": int(KING),
    "king": int(KING),
    "vrouw": int(QUEEN),
    "queen": int(QUEEN),
}


def _spoken_bids() -> dict[str, int]:
    """Other ways to write and to say the bids."""
    others = {
        "misère": "misere",
        "misère ouvert": "misere ouvert",
        "misère ouverte": "misere ouvert",
        "open misère": "misere ouvert",
        "misere open": "misere ouvert",
        "open misere": "misere ouvert",
        "open piccolo": "piccolo ouvert",
        "piccolo open": "piccolo ouvert",
        "solo-zwabber": "solo zwabber",
        "solozwabber": "solo zwabber",
        "stil-praatje": "stil praatje",
        "stilpraatje": "stil praatje",
        "privé": "prive",
    }
    spoken = {text: RUNGS[name] for text, name in others.items()}
    for contract in CONTRACTS:
        rung = RUNGS[contract.name]
        if contract.task == POINTS:
            spoken |= {f"points {contract.name}": rung, f"punten {contract.name}": rung}
            spoken |= {f"{contract.name} points": rung, f"{contract.name} punten": rung}
        elif contract.needed:
            need = int(contract.needed)
            spoken |= {f"pandoer {mark} {need}": rung for mark in ("+", "plus", "en", "and")}
            spoken |= {f"pandoer {need}": rung, f"pandoer +{need}": rung, f"pandoer+ {need}": rung}
    return spoken


def _called(said: list[str]) -> list[int]:
    """The calls that `ruiten` or `ruiten aas` can mean: none when it is something else."""
    ranks = [int(ACE), int(KING), int(QUEEN)]
    if len(said) == 2 and said[1] in _SPOKEN_RANKS:
        ranks = [_SPOKEN_RANKS[said[1]]]
    elif len(said) != 1:
        return []
    try:
        suit = parse_suit(said[0])
    except CardError:
        return []
    return [int(make_move(CALL, 16 * suit + rank)) for rank in ranks]


@final
class Speech(Language):
    """Bids are numbers or words; a card may be called by its suit alone, and `roem` stands for what one has."""

    def parse(self, text: str) -> list[int]:
        given = words(text)
        if given in (["roem"], ["meld", "roem"], ["report"], ["report", "roem"]):
            return [int(make_move(ROEM, points)) for points in range(20, MOST_ROEM + 10, 10)]
        for name in self.by_kind[int(CALL)].names:
            if given[: len(name)] == name:
                called = _called(given[len(name) :])
                if called:
                    return called
        try:
            return super().parse(text)
        except MoveTextError:
            said = " ".join(given)
            if _POINTS_BID.fullmatch(said):
                raise MoveTextError(
                    "'{text}' is no bid: points go by tens from {least} to {most} (R4, R6)",
                    text=text,
                    least=_POINTS[0],
                    most=_POINTS[-1],
                ) from None
            if _PANDOER_BID.fullmatch(said):
                raise MoveTextError(
                    "'{text}' is no bid: pandoer goes by twenties up to {pandoer} (R6)", text=text, pandoer=_PANDOER[-1]
                ) from None
            raise

    def describe(self, move: int) -> dict[str, object]:
        kind = kind_of(move)
        if kind == BID:
            contract = CONTRACTS[payload_of(move)]
            facts: dict[str, object] = {"text": contract.name, "verb": "bid"}
            if contract.task != POINTS:
                facts["word"] = "pandoer-plus" if contract.needed else contract.key()
            if contract.needed:
                facts["amount"] = int(contract.needed)
            return facts
        return super().describe(move)

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        if kind_of(move) == BID:  # R5, S6
            contract = CONTRACTS[payload_of(move)]
            key = "alone" if contract.partner == ALONE else "together"
            facts["stake"] = {"key": key, "score": int(contract.score)}
        return facts


LANGUAGE: Final = Speech(
    (
        Verb(PLAY, "play", CARD, bare=True),
        Verb(BID, "bid", LADDER.names, bare=True, also=("bied", "ik bied"), also_words=_spoken_bids()),
        Verb(PASS, "pass", also=("pas", "ik pas", "p")),
        Verb(TRUMP, "trump", SUIT, also=("troef", "name")),
        Verb(DISCARD, "bury", CARD, also=("discard", "lay", "lay away", "put", "leg", "leg weg", "begraaf")),
        Verb(CALL, "call", CARD, also=("ask", "vraag", "ik vraag", "roep", "partner", "maat"), spoken=True),
        Verb(ROEM, "roem", AMOUNT, also=("report roem", "meld roem", "meld", "report")),
        Verb(NO_ROEM, "no roem", also=("geen roem", "roem 0", "meld 0", "report 0")),
        Verb(STUK_MOVE, "stuk", also=("report stuk", "meld stuk")),
        Verb(NO_STUK, "no stuk", also=("geen stuk",)),
        Verb(CHALLENGE, "challenge", also=("better", "beter", "ik heb beter")),
        Verb(DECLINE, "decline", also=("goed", "not better", "niet beter")),
    )
)
