"""Games in which a hand must be empty: why cards are laid, thrown away, taken or kept."""

from collections.abc import Iterator
from typing import Any, Final

from troef.bots.reasons.reason import Reason
from troef.cards.card import SUIT_LETTERS, card_text, is_joker, parse_card
from troef.core.game import Game
from troef.core.moves import PLAY, kind_of
from troef.core.view import Fact, View

_LAYING: Final = ("play", "discard", "meld", "layoff", "swap")
_TAKING: Final = ("take-pile", "draw-discard", "take-discard")
_DRAWING: Final = ("draw", "take", "pickup", "draw-stock")
#: Games in which one lays ever higher cards, so that the lowest that goes is the cheapest.
_CLIMBING: Final = ("presidenten", "shithead")
#: Games in which one follows the suit or the rank of what lies.
_MATCHING: Final = ("pesten", "mao")


def reasons(game: Game, view: View, move: int) -> Iterator[Reason]:
    """Why a move of such a game is a good one."""
    told: dict[str, Any] = game.language.describe_in(move, view)
    verb, cards = str(told.get("verb", "")), [parse_card(text) for text in told.get("cards", ())]
    if view.slug == "liegen":
        yield from _bluffing(view, verb, cards)
    elif verb in _LAYING and cards and len(cards) == len(view.hand()):
        yield Reason("goes-out")
    elif verb in ("meld", "layoff"):
        yield Reason("lays-meld" if verb == "meld" else "lays-off", (_number(len(cards)),))
    elif verb == "discard":
        yield from _discarding(view, cards[0])
    elif verb in _TAKING:
        yield from _taking(view)
    elif verb == "play":
        yield from _playing(game, view, cards)
    elif verb in (*_DRAWING, "pass") and view.slug in (*_CLIMBING, *_MATCHING):
        plays = any(kind_of(other) == PLAY for other in view.moves)
        yield Reason("keeps-high" if plays and verb == "pass" else "plays-later" if plays else "nothing-goes")


def _number(value: int) -> Fact:
    return Fact("number", "number", value)


def _cards(cards: list[int]) -> Fact:
    return Fact("cards", "cards", [card_text(card) for card in cards])


def _company(view: View, card: int) -> list[int]:
    """The other cards of the hand that may come to lie in a meld with a card: its rank, or near it in its suit."""
    others = list(view.hand())
    if card in others:
        others.remove(card)
    if is_joker(card):
        return others
    near = [other for other in others if not is_joker(other) and other // 16 == card // 16]
    return [other for other in others if not is_joker(other) and other % 16 == card % 16] + [
        other for other in near if 0 < abs(other % 16 - card % 16) <= 2
    ]


def _discarding(view: View, card: int) -> Iterator[Reason]:
    company = _company(view, card)
    if company:
        yield Reason("discard-least", (_cards([card]),))
    else:
        yield Reason("discard-alone", (_cards([card]),))


def _taking(view: View) -> Iterator[Reason]:
    top = [zone.cards[-1] for zone in view.zones if zone.name == "discard" and zone.cards]
    company = _company(view, top[0]) if top else []
    if company:
        yield Reason("takes-fitting", (_cards(top), Fact("beside", "cards", [card_text(card) for card in company])))


def _playing(game: Game, view: View, cards: list[int]) -> Iterator[Reason]:
    if not cards:
        return
    if view.slug in _CLIMBING:
        order = game.hand_order(view)
        playable = {card for move in view.moves if kind_of(move) == PLAY for card in _played(game, view, move)}
        lying = [card for group in order.groups(sorted(playable)) for card in group]
        if lying and lying[0] % 16 == cards[0] % 16:
            yield Reason("lowest-that-goes", (_cards(cards),))
        hand = [card for group in order.groups(list(view.hand())) for card in group]
        if hand and hand[-1] not in cards:
            yield Reason("keeps-best", (_cards(hand[-1:]),))
    elif view.slug in _MATCHING and not is_joker(cards[0]):
        left = [card for card in view.hand() if card not in cards and card // 16 == cards[0] // 16]
        if left:
            yield Reason("suit-left", (_number(len(left)), Fact("suit", "suit", SUIT_LETTERS[cards[0] // 16])))


def _played(game: Game, view: View, move: int) -> list[int]:
    told: dict[str, Any] = game.language.describe_in(move, view)
    return [parse_card(text) for text in told.get("cards", ())]


def _bluffing(view: View, verb: str, cards: list[int]) -> Iterator[Reason]:
    suit = view.fact("active-suit")
    held = [card for card in view.hand() if isinstance(suit, str) and card // 16 == SUIT_LETTERS.index(suit)]
    if verb == "challenge":
        yield Reason("holds-of-suit", (_number(len(held)), Fact("suit", "suit", suit)))
    elif verb == "play" and cards and isinstance(suit, str):
        yield Reason("true-card" if cards[0] in held else "lies-little", (Fact("suit", "suit", suit),))
