"""What a person typed at the table: cards as they are shown (`♥B`, `hb`) or as in records (`JH`)."""

from itertools import islice, product
from typing import Any, Final

from troef.cards.card import card_text
from troef.cards.spoken import card_readings, cards_joined
from troef.core.game import Game
from troef.core.refusal import MoveTextError
from troef.core.view import View
from troef.words.words import Words

#: The most ways to read what was typed that are tried.
_MOST: Final = 64


class Unclear(ValueError):
    """What was typed can be several cards, and each of them may be played; `cards` are these."""

    def __init__(self, cards: list[str]) -> None:
        super().__init__(" / ".join(cards))
        self.cards = cards


def meant(typed: str, game: Game, view: View, moves: list[dict[str, Any]], words: Words) -> str:
    """The text of the move that was typed, or what was typed where it is none.

    A word may be a card in either order and with the letters of either language; where that leaves several, those
    that are moves now, then those that are held. In Dutch `kh` can be ♣H, as it is shown, and `KH` as in records.

    Raises:
        Unclear: it can be several moves.
    """
    if any(typed == move["text"] for move in moves):
        return typed
    texts = list(dict.fromkeys(islice((" ".join(way) for way in product(*_ways(typed, view, words))), _MOST)))
    legal: dict[int, str] = {}
    for text in texts:
        move = _move_of(text, game, view)
        if move in view.moves:
            legal.setdefault(move, text)
    if len(legal) > 1 and words.lang != "en":
        raise Unclear([" ".join([_shown(word, words) for word in text.split()]) for text in legal.values()])
    return next(iter(legal.values()), texts[0])


def _ways(typed: str, view: View, words: Words) -> list[list[str]]:
    """For each word the cards that it can be, those that are held first; or the word itself."""
    held = {card_text(card) for zone in view.zones if zone.kind == "hand" for card in zone.cards}
    shown = {words.card(card).casefold(): card for card in held}
    ways: list[list[str]] = []
    for word in cards_joined(typed.split()):
        cards = [shown[word.casefold()]] if word.casefold() in shown else card_readings(word)
        ways.append(sorted(cards, key=lambda card: card not in held) or [word])
    return ways


def _shown(word: str, words: Words) -> str:
    return words.card(word) if word in card_readings(word) else word


def _move_of(text: str, game: Game, view: View) -> int:
    """The move that a text stands for, or -1."""
    try:
        return game.parse(text, view)
    except MoveTextError:
        return -1
