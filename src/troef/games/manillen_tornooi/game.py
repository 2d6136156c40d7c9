"""The rules of manillen as tournaments play it, with their options, and the moves in words."""

from typing import Any, Final, final

from troef.cards.card import SUIT_LETTERS
from troef.cards.hand_order import HandOrder
from troef.cards.spoken import SUIT_NAMES
from troef.core.game import Game, State
from troef.core.language import CARD, SEAT, SUIT, Language, Verb, words
from troef.core.moves import KNOCK, PASS, PLAY, TRUMP, kind_of
from troef.core.refusal import MoveTextError
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.manillen_tornooi.options import INFO, Options
from troef.games.manillen_tornooi.result import Result, check_result
from troef.games.manillen_tornooi.rules import (
    CHEATING,
    CLAIM,
    COUNTER,
    MISDEAL,
    ORDERINGS,
    PACK,
    PACKETS,
    RECORD,
    TIME_UP,
    WITHOUT_TRUMP,
    TableRules,
)
from troef.games.manillen_tornooi.scoring import HALF, score_pairs
from troef.games.manillen_tornooi.state import TornooiState
from troef.games.manillen_tornooi.worlds import world_of
from troef.tricks.hand_order import trump_in, with_trump

#: What a suit is called, and what may follow it when it is announced.
_SUITS: Final = {letter.lower() for letter in SUIT_LETTERS} | {name for names in SUIT_NAMES for name in names}
_TRUMP_SAID: Final[tuple[list[str], ...]] = ([], ["troef"], ["is", "troef"])


@final
class Speech(Language):
    """The moves in words, and what each says is at stake."""

    def parse(self, text: str) -> list[int]:
        """As in every game; a suit by itself, or `harten troef`, announces it (R6)."""
        try:
            return super().parse(text)
        except MoveTextError:
            said = words(text)
            if not said or said[0] not in _SUITS or said[1:] not in _TRUMP_SAID:
                raise
        return super().parse(f"trump {said[0]}")

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        kind = kind_of(move)
        known = view.fact("multiplier")
        if kind == TRUMP:
            facts["stake"] = _stake("open", 1)  # R10: two knocks may follow
        elif kind == WITHOUT_TRUMP:
            facts["stake"] = _stake("open", 2)  # R11
        elif isinstance(known, int) and (kind == KNOCK or kind == COUNTER):
            facts["stake"] = _stake("points", 2 * known)
        elif isinstance(known, int) and kind == PASS:
            facts["stake"] = _stake("points", known)
        return facts


def _stake(key: str, multiplier: int) -> dict[str, object]:
    """What each point over half pays, and a deal at most now (S3, S4) and after all knocks."""
    return {"key": key, "each": multiplier, "most": int(HALF) * multiplier, "knocked": int(HALF) * 4}


_LANGUAGE: Final = Speech(
    (
        Verb(PLAY, "play", CARD, bare=True),
        Verb(TRUMP, "trump", SUIT, also=("troef", "announce", "make")),
        Verb(
            int(WITHOUT_TRUMP),
            "no trump",
            also=("zonder troef", "zonder", "zt", "nt", "notrump", "no-trump", "announce nt", "announce no trump"),
        ),
        Verb(KNOCK, "knock", also=("klop", "ik klop", "kloppen", "mee", "ik ga mee", "meegaan")),
        Verb(
            int(COUNTER),
            "counter knock",
            also=("tegenklop", "ik klop tegen", "tegenkloppen", "counter-knock", "counterknock", "counter"),
        ),
        Verb(PASS, "pass", also=("pas", "ik pas", "p")),
        Verb(int(CLAIM), "claim", SEAT, also=("claim revoke", "revoke", "loochenen", "verzaakt")),
        Verb(int(RECORD), "record", also=("noteer", "record score", "schrijf op")),
        Verb(int(MISDEAL), "misdeal", also=("verkeerd gedeeld", "verkeerd delen")),
        Verb(int(CHEATING), "cheating", SEAT, also=("vals gespeeld", "vals spel", "vals spelen")),
        Verb(int(TIME_UP), "time up", also=("time is up", "tijd om", "signaal")),
    )
)


@final
class ManillenTornooi(Game):
    """The rules with their options."""

    def __init__(self, rules: str, options: Options) -> None:
        super().__init__(INFO, rules, options, _LANGUAGE)
        self.play_rules = TableRules(options)

    def new_state(self, seats: int, dealer: int) -> TornooiState:
        return TornooiState(self, self.play_rules, dealer)

    def pack(self, seats: int) -> list[int]:
        return list(PACK)

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        """The hands by chair (in the first boompje a chair is a seat), and the cards of the draw in chair order."""
        return PACKETS.places(dealer) | {"draw": [0, 1, 2, 3]}

    def hand_order(self, view: View) -> HandOrder:
        """R15: 10 A K Q J 9 8 7 in every suit, trumps last."""
        return with_trump(ORDERINGS, trump_in(view))

    def settle(self, result: Any) -> tuple[int, ...]:
        """A `Result` -> score per seat (S1-S6); penalties come off at the end of the round (`scoring.round_score`).

        Raises:
            ValueError: it has the wrong shape, or no lawful deal can give it.

        >>> import troef
        >>> tornooi = troef.game("manillen-tornooi")
        >>> tornooi.settle({"points": [37, 23], "multiplier": 2}), tornooi.settle(Result((30, 30), 4))
        ((14, 0, 14, 0), (0, 0, 0, 0))
        >>> tornooi.settle(Result(points=(20, 40), partner=1))
        (0, 0, 10, 10)
        """
        found = Result.read(result)
        check_result(found, self.play_rules)
        w, z = score_pairs(found.points[0], found.multiplier)
        return tuple([int(w) if seat in (0, found.partner) else int(z) for seat in range(4)])

    def world(self, view: View, rng: Rng) -> State:
        """Every unseen card shared uniformly over what the play has proven (R17-R22)."""
        return world_of(TornooiState(self, self.play_rules, view.dealer), view, rng)
