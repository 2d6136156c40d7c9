"""What lies open at each game by its rules, as far as the place of a card does not say it by itself."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from troef.cards.bits import cards_in
from troef.cards.card import ACE, CLUBS, DIAMONDS, FIVE, HEARTS, SPADES, TEN, card_text, parse_suit, rank_of, suit_of
from troef.core.game import State
from troef.core.view import REFEREE, Zone

#: Kinds of places where cards lie face up.
OPEN = {"trick", "waste", "board", "meld", "foundation", "taken", "discard"}
#: Places of such a kind where they lie face down, by game.
FACE_DOWN = {
    "cinch": "discard",  # R11; trumps are shown
    "liegen": "discard",  # R4
    "ninety-nine": "bid",  # R10, R16
    "pandoeren": "buried",  # R8
    "rumba": "laid",
    "shithead": "blind",
    "toepen": "laid",
}


def lies_open(state: State, zone: Zone) -> bool:
    """Whether everybody sees the faces of the cards of a place."""
    slug = state.game.slug
    if slug == "ninety-nine" and zone.kind == "meld":
        return bool(_of(state).shown >> zone.owner & 1)
    if zone.name == "skat":
        return deal_is_over(state)  # P3
    return zone.kind in OPEN and not zone.name.startswith(FACE_DOWN.get(slug, "-"))


def shown_apart(state: State, zone: Zone) -> list[int]:
    """The cards of a closed place that lie face up among the others."""
    if state.game.slug == "cinch" and zone.kind == "discard":  # R11, R14: every trump thrown away is shown
        trump = _of(state).tricks.order.trump
        return [card for card in zone.cards if suit_of(card) == trump or card == _left_pedro(trump)]
    return []


def _left_pedro(trump: int) -> int:
    """R4: the five of the other suit of the same colour."""
    return {CLUBS: SPADES, SPADES: CLUBS, HEARTS: DIAMONDS, DIAMONDS: HEARTS}.get(trump, 0) * 16 + int(FIVE)


class Exposed(NamedTuple):
    """When a hand may be laid open in a trick game: words of a bid or claim that was made, and how many cards have been
    played at least."""

    words: str
    cards: int


EXPOSED = {
    "bieden": Exposed("", 0),  # R16: roem is shown; R22
    "bridge": Exposed("", 1),  # R21: dummy
    "kingen": Exposed("", 4),  # T2: the king of hearts has fallen
    "kleurenwiezen": Exposed("tafel|claim|concede|dispute", 0),  # R39, and claims
    "ninety-nine": Exposed("open", 1),  # R18
    "pandoeren": Exposed("ouvert|praatje", 1),  # R22, R23, R25
    "rikken": Exposed("open|praatje", 4),  # R25, R26
    "skat": Exposed("ouvert|open", 0),  # R15
    "wiezen": Exposed("open", 4),  # R22
    "zwikken": Exposed("", 0),  # T3
}


def _exposed(state: Any, seat: int) -> bool:
    tricks = getattr(state, "tricks", None)
    rule = EXPOSED.get(state.game.slug)
    if tricks is None or rule is None or not tricks.exposed >> seat & 1:
        return False
    said = [state.game.show(move) for _, move in state.view(REFEREE).log]
    return sum(map(is_card, said)) >= rule.cards and any(re.search(rule.words, text) for text in said)


def is_card(text: str) -> bool:
    """Whether a move is the play of a card."""
    return re.fullmatch(r"(10|[2-9JQKA])[CDHS]|\*", text) is not None


def deal_is_over(state: State) -> bool:
    """Whether the deal has been written down and the next one has not begun."""
    return state.outcome() is not None or (state.awaits_deal and len(state.sheet) >= state.deal_number)


def _of(state: State) -> Any:
    return state


#: When a hand lies open in other games, by game, from the position and the seat that holds it.
OPEN_HANDS: dict[str, Callable[[Any, int], bool]] = {
    "blackjack": lambda state, seat: True,  # R6
    "canasta": lambda state, seat: deal_is_over(state),  # S1: what is left in the hands counts
    "duizenden": lambda state, seat: deal_is_over(state),
    "eenendertigen": lambda state, seat: deal_is_over(state),  # R24
    "eenenvijftigen": lambda state, seat: deal_is_over(state) and seat == state.turns.loser,
    "ezelen": lambda state, seat: True,
    "jokeren": lambda state, seat: deal_is_over(state),
    "poker": lambda state, seat: bool(state.shown >> seat & 1 and state.table.live >> seat & 1),  # R19–R22
    "rummy": lambda state, seat: deal_is_over(state),  # S2
}


def hand_lies_open(state: State, zone: Zone) -> bool:
    """Whether everybody sees the cards of a hand."""
    rule = OPEN_HANDS.get(state.game.slug, _exposed)
    return rule(state, zone.owner)


def looked_at(text: str, lay: dict[str, list[int]], state: State) -> list[int]:
    """The cards that somebody alone may look at with a move: who challenges an exchange sees the hand that was laid
    away (toepen R7, A2)."""
    if state.game.slug != "toepen" or text != "challenge":
        return []
    said = [(who, state.game.show(move)) for who, move in state.view(REFEREE).log]
    owner = next(who for who, word in reversed(said) if word.startswith("exchange"))
    return lay.get(f"laid-{owner}", [])


def turned_up(text: str, lay: dict[str, list[int]], zones: list[Zone], state: State) -> list[int]:
    """The cards that a move turns up for all to see, wherever they go then."""
    if state.game.slug == "liegen" and text == "challenge":
        return lay["discard"][-1:]  # R8
    if state.game.slug == "shithead" and text.startswith("blind"):
        left = {card for zone in zones if zone.name.startswith("blind") for card in zone.cards}
        return [card for name, cards in lay.items() if name.startswith("blind") for card in cards if card not in left]
    if state.game.slug == "bieden" and _of(state).tricks.tricks_played == 1:
        return _shown_roem(state)
    return answered(state, text, zones)


def _shown_roem(state: Any) -> list[int]:
    """R15, R16: with the first card of the second trick, whoever has announced roem shows it."""
    return [card for seat in range(4) if state.proven[seat] for card in cards_in(state.shown[seat])]


def answered(state: State, text: str, zones: list[Zone]) -> list[int]:
    """The cards that a question of manillen made public: its answer is true, and all four hear it (R9, R10, R12)."""
    if state.game.slug != "manillen" or not text.startswith("ask"):
        return []
    seat = next(entry[0] for entry in reversed(list(state.view(REFEREE).log)))
    held = next(zone.cards for zone in zones if zone.name == f"hand-{(seat + 2) % 4}")
    trump = _of(state).tricks.order.trump
    if "top:" in text:
        suit = [card for card in held if suit_of(card) == parse_suit(text[-1])]
        return sorted(suit, key=lambda card: MANILLEN_RANKS.index(card_text(card)[:-1]))[:1]
    wanted: dict[str, Callable[[int], bool]] = {
        "ask trumps": lambda card: bool(suit_of(card) == trump),
        "ask manillas": lambda card: bool(rank_of(card) == TEN),
        "ask small_manillas": lambda card: bool(rank_of(card) == ACE),
    }
    fits = wanted.get(text)
    return [card for card in held if fits(card)] if fits else []


#: Manillen R7: ranks from high to low.
MANILLEN_RANKS = ["10", "A", "K", "Q", "J", "9", "8", "7"]
#: Verbs with which somebody names a card that he does not show, by game.
NAMING: dict[str, tuple[str, ...]] = {
    "bridge": ("bid",),
    "mao": ("trigger", "obligation", "rule"),
    "pandoeren": ("call",),  # R9
    "rikken": ("call", "ask"),
}


def asked_for(state: State) -> set[str]:
    """The ace that makes partners: in wiezen, rikken and kleurenwiezen a call of troel names the fourth one."""
    card = getattr(state, "called", -1)
    return {card_text(card)} if card >= 0 else set()


#: Parts of a message that tell what happened in the deal.
TELLING = (".log[]", ".says[]", ".auction[]", ".facts[]", ".badges[]", ".sheet")
