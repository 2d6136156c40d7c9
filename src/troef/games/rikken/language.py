"""The moves of rikken in words, and what each bid is worth."""

from typing import Final, final

from troef.cards.bits import set_of
from troef.cards.card import HEARTS, CardError, card_text, parse_card, parse_suit, suit_text
from troef.core.language import CARD, SUIT, Language, Verb, words
from troef.core.moves import BID, PASS, PLAY, TRUMP, kind_of, payload_of
from troef.core.view import View
from troef.games.rikken.calling import is_blind
from troef.games.rikken.contracts import ASKS, BASES, LADDER, NEEDED, NONE, ONE, STEPS
from troef.games.rikken.moves import BLIND, CALL, call_move, called_card, called_trump

_CALLS: Final = ("call", "ask", "vraag", "roep", "noem")
_TRUMPS: Final = ("trump", "troef")
#: Said beside a call; whether it is blind follows from the hand (R14).
_NOISE: Final = ("blind", "blinde", "blinden", "blindelings", "en", "and", "ik", "mee", "with")
#: Said after the card of a blind lead rather than before it.
_AFTERWARDS: Final = (["blind"], ["dicht"], ["face", "down"])


@final
class Speech(Language):
    """The moves in words, and what each bid is worth."""

    def verb(self, move: int) -> str:
        if kind_of(move) == CALL and called_trump(payload_of(move)) >= 0:
            return "trump-and-call"
        return super().verb(move)

    def show(self, move: int) -> str:
        if kind_of(move) != CALL:
            return super().show(move)
        trump = called_trump(payload_of(move))
        card = card_text(called_card(payload_of(move)))
        return f"trump {suit_text(trump)} call {card}" if trump >= 0 else f"call {card}"

    def parse(self, text: str) -> list[int]:
        """Every move the text can mean; a call may name trump before or after the card."""
        given = words(text)
        call = _parse_call([word for word in given if word not in _NOISE])
        if call:
            return call
        for said in _AFTERWARDS:
            if len(given) == len(said) + 1 and given[1:] == said:
                return super().parse(f"blind {given[0]}")
        return super().parse(text)

    def describe(self, move: int) -> dict[str, object]:
        if kind_of(move) != CALL:
            return super().describe(move)
        payload = payload_of(move)
        facts: dict[str, object] = {"text": self.show(move), "verb": self.verb(move)}
        facts["cards"] = [card_text(called_card(payload))]
        if called_trump(payload) >= 0:
            facts["suit"] = suit_text(called_trump(payload))
        return facts

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        kind = kind_of(move)
        if kind == BID:
            facts["stake"] = _stake(int(payload_of(move)))
        elif kind == CALL and is_blind(set_of(view.hand()), called_card(payload_of(move))):
            facts["word"] = "blind"
        return facts

    def describe_log(self, view: View) -> list[dict[str, object]]:
        described = super().describe_log(view)
        if view.fact("blind") is not None:  # R14: announced
            for (_, move), facts in zip(view.log, described, strict=True):
                if kind_of(move) == CALL:
                    facts["word"] = "blind"
        return described


def _parse_call(given: list[str]) -> list[int]:
    """The call that words make, such as `trump s call ac` or `call ac`; none when they make none."""
    trump = -1
    card = -1
    named = len(given) // 2
    if len(given) not in (2, 4):
        return []
    try:
        for verb, what in zip(given[::2], given[1::2], strict=True):
            if verb in _TRUMPS:
                trump = parse_suit(what)
            elif verb in _CALLS:
                card = parse_card(what)
    except CardError:
        return []
    if card < 0 or named != (2 if trump >= 0 else 1):
        return []
    moves = [int(call_move(card, trump))]
    if trump == HEARTS:  # so may be said, too, in rik beter
        moves.append(int(call_move(card)))
    return moves


def _stake(rung: int) -> dict[str, object]:
    """S1: what is won from, or paid to, each opponent."""
    need, value, step = int(NEEDED[rung]), int(BASES[rung]), int(STEPS[rung])
    if ASKS[rung] == NONE:
        return {"key": "no-trick", "value": value}
    if ASKS[rung] == ONE:
        return {"key": "one-trick", "value": value}
    if step:
        return {"key": "each-trick", "need": need, "value": value, "step": step, "lost": value + step}
    return {"key": "all-tricks", "need": need, "value": value}


def _spoken() -> dict[str, int]:
    """What else the bids are called."""
    rungs = {"ik rik": 0, "rikken": 0, "beter": 1, "rik in harten": 1, "troel": 11, "drie azen": 11, "3 azen": 11}
    rungs |= {"beter rik": 1, "troela (3 azen)": 11}
    for count in range(8, 14):
        rung = LADDER.names.index(f"alleen {count}")
        for spoken in (f"{count} alleen", f"solo {count}", f"{count} solo", f"{count} alleen (solo {count})"):
            rungs[spoken] = rung
    for rung, name in enumerate(LADDER.names):
        for spelt in ("misère", "miserie"):
            rungs[name.replace("misere", spelt)] = rung
        if name.endswith("praatje"):
            with_talk = name.replace("praatje", "met een praatje")
            for spelt in ("misere", "misère", "miserie"):
                rungs[with_talk.replace("misere", spelt)] = rung
    for spoken in ("open 13 alleen", "open solo 13", "open 13 alleen (open solo 13)"):
        rungs[spoken] = LADDER.names.index("open alleen 13")
    return {spoken: rung for spoken, rung in rungs.items() if spoken not in LADDER.names}


LANGUAGE: Final = Speech(
    (
        Verb(PLAY, "play", CARD, bare=True),
        Verb(
            BID,
            "bid",
            LADDER.names,
            bare=True,
            also=("bied", "ik bied", "ik speel", "ik"),
            also_words=_spoken(),
        ),
        Verb(PASS, "pass", also=("pas", "ik pas")),
        Verb(TRUMP, "trump", SUIT, also=("troef",)),
        Verb(CALL, "call", CARD, also=_CALLS[1:], spoken=True),
        Verb(BLIND, "blind", CARD, also=("play blind", "face down", "dicht")),
    )
)
