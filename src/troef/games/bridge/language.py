"""The calls and cards of bridge as text, and what each call puts at stake."""

import re
from typing import Final, final

from troef.cards.card import SUIT_LETTERS, CardError, parse_suit
from troef.core.language import AMOUNT, CARD, NOTHING, Language, Verb, words
from troef.core.moves import BID, DOUBLE, PASS, PLAY, kind_of, make_move, payload_of
from troef.core.refusal import MoveTextError
from troef.core.view import View
from troef.games.bridge.auction import ABANDON, LADDER, NO_TRUMP_STRAIN, REDOUBLE, RESULT, level_of, strain_of
from troef.games.bridge.scoring import GAME, INSULT, SLAMS, contract_points, undertrick_points

#: What no trump is called; the suits have their names with the cards.
NO_TRUMP_NAMES: Final = frozenset(
    ("nt", "n", "sa", "sans", "sans atout", "zt", "zonder troef", "geen troef", "no trump", "no trumps", "notrump")
)
_BID: Final = re.compile(r"([1-7])\s*(\S.*)")


def bid_named(text: str) -> int:
    """The rung of a bid as written or spoken: `3H`, `3 harten`, `1 sans`, `3SA`; -1 when it is none."""
    found = _BID.fullmatch(text)
    if found is None:
        return -1
    level, name = int(found[1]), found[2]
    if name in NO_TRUMP_NAMES:
        return 5 * (level - 1) + int(NO_TRUMP_STRAIN)
    try:
        return 5 * (level - 1) + parse_suit(name)
    except CardError:
        return -1


@final
class BridgeLanguage(Language):
    """Bids stand bare, as cards do: `2H` is both, and the phase tells which is meant."""

    def parse(self, text: str) -> list[int]:
        given = words(text)
        rung = bid_named(" ".join(given[1:] if given[:1] in (["bid"], ["bied"], ["bod"]) else given))
        try:
            found = Language.parse(self, text)
        except MoveTextError:
            if rung < 0:
                raise
            found = []
        bid = int(make_move(BID, rung))
        return [bid, *[move for move in found if move != bid]] if rung >= 0 else found

    def describe(self, move: int) -> dict[str, object]:
        if kind_of(move) != BID:
            return Language.describe(self, move)
        rung = payload_of(move)
        strain = int(strain_of(rung))
        facts: dict[str, object] = {"text": self.show(move), "verb": "bid", "amount": int(level_of(rung))}
        if strain == NO_TRUMP_STRAIN:
            facts["verb"] = "bid-nt"
        else:
            facts["suit"] = SUIT_LETTERS[strain]
        return facts

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        """With the hand that a card comes from, where that is dummy's, and what is at stake in a call."""
        facts = self.describe(move)
        kind = kind_of(move)
        if kind == PLAY:
            hand = hand_on_turn(view)
            if hand != view.seat:
                facts["from"] = f"hand-{hand}"
        elif kind == BID:
            facts["stake"] = _stake(view, view.seat, int(payload_of(move)), 0)
        elif kind == DOUBLE or kind == REDOUBLE:
            rung, bidder = last_bid(view)
            facts["stake"] = _stake(view, bidder, rung, 1 if kind == DOUBLE else 2)
        return facts


LANGUAGE: Final = BridgeLanguage(
    (
        Verb(PLAY, "play", CARD, bare=True, also=("speel",)),
        Verb(PASS, "pass", also=("p", "pas", "ik pas", "no bid")),
        Verb(DOUBLE, "double", NOTHING, also=("x", "dbl", "dubbel", "doublet", "ik dubbel", "doubleer")),
        Verb(REDOUBLE, "redouble", NOTHING, also=("xx", "rdbl", "redubbel", "redoublet", "ik redubbel", "redoubleer")),
        Verb(BID, "bid", LADDER.names, bare=True, also=("bied", "bod")),
        Verb(ABANDON, "abandon", NOTHING, also=("abandon the rubber", "afbreken", "breek af", "breek de robber af")),
        Verb(RESULT, "result", AMOUNT, also=("uitslag",)),
    )
)


def hand_on_turn(view: View) -> int:
    """Whose card is played next: dummy's is played by declarer; -1 when no card is awaited."""
    hand = view.fact("to-play")
    return hand if isinstance(hand, int) else -1


def last_bid(view: View) -> tuple[int, int]:
    """The rung of the last bid in the log and who made it; (-1, -1) when there is none."""
    for seat, move in reversed(view.log):
        if kind_of(move) == BID:
            return int(payload_of(move)), seat
    return -1, -1


def _stake(view: View, bidder: int, rung: int, doubled: int) -> dict[str, object]:
    """What a contract brings when made and what each way of failing costs first (S2–S9)."""
    level, strain = int(level_of(rung)), int(strain_of(rung))
    vulnerable = view.badge(bidder, "vulnerable") is True
    points = contract_points(level, strain, doubled)
    part = view.fact(f"below-{bidder & 1}{(bidder & 1) + 2}")
    won = points + INSULT[doubled]
    key = "game" if points + (part if isinstance(part, int) else 0) >= GAME else "contract"
    if level in SLAMS:
        won += SLAMS[level][1][int(vulnerable)]
        key = "slam"
    return {"key": key, "need": level + 6, "won": won, "lost": undertrick_points(1, doubled, vulnerable)}


def lowest_in_dummy(text: str, view: View) -> int:
    """R25: the card that a suit named alone stands for; -1 when the text names no suit.

    Raises:
        MoveTextError: dummy is not on turn.
    """
    given = words(text)
    name = " ".join(given[1:] if given[:1] in (["play"], ["speel"]) else given)
    try:
        suit = parse_suit(name)
    except CardError:
        return -1
    dummy = view.fact("dummy")
    if view.phase != "play" or not isinstance(dummy, int) or hand_on_turn(view) != dummy:
        raise MoveTextError("a suit alone names dummy's lowest card, and dummy is not on turn")
    of_suit = [card for card in view.zone(f"hand-{dummy}").cards if card >> 4 == suit]
    return int(make_move(PLAY, min(of_suit, default=16 * suit)))
