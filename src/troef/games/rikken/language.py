"""The moves of rikken in words, and what each bid is worth."""

from typing import Final, final

from troef.auction.contract import EXACTLY
from troef.cards.bits import set_of
from troef.cards.card import HEARTS, CardError, card_text, parse_card, parse_suit, suit_text
from troef.core.language import CARD, SUIT, Language, Verb, words
from troef.core.moves import BID, PASS, PLAY, TRUMP, kind_of, payload_of
from troef.core.view import View
from troef.games.rikken.calling import is_blind
from troef.games.rikken.contracts import CONTRACTS, LADDER, NEEDED, STEPS, TASKS, VALUES
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
    if len(given) == 5 and given[0] in _CALLS:  # `call trump s call ac`
        given = given[1:]
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
    need, value, step = int(NEEDED[rung]), int(VALUES[rung]), int(STEPS[rung])
    if TASKS[rung] == EXACTLY:
        return {"key": "one-trick" if need else "no-trick", "value": value}
    if step:
        return {"key": "each-trick", "need": need, "value": value, "step": step, "lost": value + step}
    return {"key": "all-tricks", "need": need, "value": value}


#: What people say for a bid.
_OTHER_NAMES: Final = {
    "rik": ("ik rik", "rikken"),
    "rik beter": ("beter", "rik in harten", "beter rik"),
    "troela": ("troel", "drie azen", "3 azen", "troela (3 azen)"),
    "open alleen 13": ("open 13 alleen", "open solo 13", "open 13 alleen (open solo 13)"),
}


def _spoken() -> dict[str, int]:
    """What else the bids are called."""
    rungs = {spoken: LADDER.names.index(name) for name, others in _OTHER_NAMES.items() for spoken in others}
    for rung, row in enumerate(CONTRACTS):
        count = int(row.needed)
        if row.name != f"alleen {count}":
            continue
        for spoken in (f"{count} alleen", f"solo {count}", f"{count} solo", f"{count} alleen (solo {count})"):
            rungs[spoken] = rung
    for rung, name in enumerate(LADDER.names):
        for spelt in ("misère", "miserie"):
            rungs[name.replace("misere", spelt)] = rung
        if name.endswith("praatje"):
            with_talk = name.replace("praatje", "met een praatje")
            for spelt in ("misere", "misère", "miserie"):
                rungs[with_talk.replace("misere", spelt)] = rung
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
