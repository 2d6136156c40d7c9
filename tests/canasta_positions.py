"""Positions in the middle of a round of canasta, laid by hand: seat 0 is on turn."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

import troef
from playing import refused
from troef.cards.card import JOKER, RANK_NAMES, card_text, parse_card
from troef.cards.pack import make_pack
from troef.core.refusal import Refusal
from troef.games.canasta.language import place_of
from troef.games.canasta.standing import is_red_three
from troef.games.canasta.state import CanastaState
from troef.games.canasta.turns import Turns
from troef.melds.twins import face_of
from troef.words.words import words


class Cards:
    """Hands out faces: "7H" that very card, "7" any seven that is left, "*" a joker."""

    def __init__(self) -> None:
        self.left = [int(face_of(card)) for card in make_pack(jokers=2, packs=2)]

    def take(self, text: str) -> list[int]:
        """The faces of a text."""
        return [self._one(word) for word in text.split()]

    def _one(self, word: str) -> int:
        if word in RANK_NAMES:
            fitting = [face for face in self.left if face != JOKER and face & 15 == RANK_NAMES.index(word)]
        else:
            fitting = [face for face in self.left if face == parse_card(word)]
        assert fitting, f"there is no {word} left"
        self.left.remove(fitting[0])
        return fitting[0]


def table(
    hands: Sequence[str],
    pile: str = "9C",
    melds: tuple[Sequence[str], Sequence[str]] = ((), ()),
    stock: str | None = None,
    reds: tuple[str, str] = ("", ""),
    totals: tuple[int, int] = (0, 0),
    melded: int = 0,
    **options: object,
) -> troef.State:
    """A position: seat 0 is to take, with totals in the fourth round, otherwise in the first. The hands, the pile (top
    last), the melds of each side, the draw pile (top first; not given: all other cards), the red threes, the totals,
    and who has melded before as bits."""
    before = {"deal": 4, "totals": list(totals)} if any(totals) else {}
    state = troef.game("canasta", **options).position({"dealer": 3, "cards": {}, **before})
    assert isinstance(state, CanastaState)
    now = Turns()
    now.minimums = state.rules.minimums_for(state.totals)
    cards = Cards()
    for seat, text in enumerate(hands):
        for face in cards.take(text):
            now.gain(seat, face)
    for side, texts in enumerate(melds):
        for text in texts:
            faces = cards.take(text)
            place = max(place_of(face) for face in faces if face & 15 and face != JOKER)
            for face in faces:
                now.lay_in_meld(side, place, face)
            now.keepers[side] = side
    for side, text in enumerate(reds):
        for face in cards.take(text):
            now.lay_red_three(side, face)
    faces = cards.take(pile)
    now.pile = vec[i64](faces)
    now.frozen = any(face == JOKER or face & 15 == 0 or is_red_three(face) for face in faces)
    now.melded = melded
    lying = cards.take(stock) if stock is not None else [face for face in cards.left if not is_red_three(face)]
    now.stock = vec[i64](lying)
    now.begin_turn(0)
    state.turns = now
    state.phase = now
    state.log = vec[i64]()
    return state


def running(state: troef.State) -> Turns:
    """The round of a state."""
    assert isinstance(state, CanastaState) and state.turns is not None
    return state.turns


def why(state: troef.State, step: str) -> tuple[str, str]:
    """Clause and reason of a refusal, for which there must be words in both languages."""
    refusal = refused(state, step)
    said(refusal)
    return refusal.clause, refusal.reason


def said(refusal: Refusal) -> list[str]:
    """The refusal in both languages."""
    sentences = [words(lang).refusal("canasta", refusal) for lang in ("nl", "en")]
    for sentence in sentences:
        assert "refusal" not in sentence and "{" not in sentence and "rank-" not in sentence and sentence
    return sentences


def zone(state: troef.State, name: str, seat: int = troef.SPECTATOR) -> list[str]:
    """The cards of a zone as text."""
    return [card_text(card) for card in state.view(seat).zone(name).cards]


def ranks(state: troef.State, name: str) -> str:
    """The ranks of a zone's cards, sorted, as one text."""
    return " ".join(sorted(card.rstrip("SHDC") for card in zone(state, name)))


def hand_size(state: troef.State, seat: int) -> int:
    """How many cards a seat holds."""
    found = state.view(troef.SPECTATOR).zone(f"hand-{seat}")
    return found.hidden + len(found.cards)
