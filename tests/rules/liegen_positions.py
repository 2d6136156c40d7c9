"""Positions of liegen, at the first lead and late in a game."""

from typing import Any

import troef
from playing import hand, lay, play
from troef.cards.card import card_text, cards_text, parse_cards


def game(**options: Any) -> troef.Game:
    return troef.game("liegen", **{"start_player": "left_of_dealer", **options})


def leading(hands: "dict[int, str] | None" = None, turn: int = 0, suit: str = "") -> troef.State:
    """Four players, who hold these cards among their thirteen; who is on turn leads, and perhaps has named a suit."""
    state = lay(game(), 4, (turn + 3) % 4, hands=hands or {})
    return play(state, f"{turn}: name {suit}") if suit else state


def table(hands: list[str], turn: int, suit: str, top: str, **options: Any) -> troef.State:
    """All cards but these hands of four lie in the pile, `top` last: laid one by one, and nobody doubted any."""
    held = [parse_cards(text) for text in hands]
    lying = parse_cards(top)
    named = {*lying, *[card for cards in held for card in cards]}
    laid = [card for card in game().pack(4) if card not in named] + lying
    first = (turn - len(laid)) % 4
    dealt = [cards_text(cards + laid[(seat - first) % 4 :: 4]) for seat, cards in enumerate(held)]
    state = lay(game(**options), 4, (first + 3) % 4, hands=dealt)
    assert all(hand(state, seat) == set(text.split()) for seat, text in enumerate(dealt)), (
        "there was a challenge before"
    )
    play(state, f"{first}: name {suit}")
    for number, card in enumerate(laid):
        play(state, f"{(first + number) % 4}: {card_text(card)}")
    return state


def pile(state: troef.State) -> list[str]:
    """The pile from the bottom, as only the referee sees it."""
    return [card_text(card) for card in state.view(troef.REFEREE).zone("discard").cards]
