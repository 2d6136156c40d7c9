"""Positions of mao, laid in the middle of a round."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import troef
from playing import hand, lay, play
from troef.cards.bits import set_of
from troef.cards.card import card_text, parse_card, parse_cards
from troef.core.moves import PLAY, kind_of
from troef.games.mao import MaoState
from troef.games.mao.language import LANGUAGE
from troef.games.mao.moves import FINE, PLAYER_BITS, REASONS, card_played
from troef.games.mao.rulebook import Rulebook
from troef.games.mao.standing import MaoRound

#: Rules that say nothing in most positions.
QUIET = ("card:2C call:proost", "card:2D call:proost")
WATCHER = troef.SPECTATOR


def opened(seats: int = 4, gm: int = 0, rules: tuple[str, ...] = QUIET, **options: Any) -> MaoState:
    """A match whose game master has made his two rules: the first round is dealt."""
    laid = options.pop("laid", {})
    state = lay(troef.game("mao", **options), seats, dealer=gm, **laid)
    play(state, *[f"{gm}: {rule}" for rule in rules])
    assert isinstance(state, MaoState)
    return state


def table(
    hands: dict[int, str],
    top: str,
    on_turn: int = 1,
    rules: tuple[tuple[int, str], ...] = (),
    bots: tuple[int, ...] = (),
    stock: str = "",
    seats: int = 4,
    gm: int = 0,
    empty: bool = False,
    **options: Any,
) -> MaoState:
    """A round in which these hands are held and exactly these rules are in force, numbered from 1.

    Who is not named holds two cards; `stock` lies on top of what is left, and with `empty` nothing else is in it.
    """
    state = opened(seats, gm, **options)
    standing = state.standing
    given = {seat: parse_cards(text) for seat, text in hands.items()}
    named = [card for cards in given.values() for card in cards] + [parse_card(top), *parse_cards(stock)]
    rest = [card for card in state.game.pack(seats) if card not in named]
    for seat in range(seats):
        if seat not in given:
            given[seat] = [rest.pop(), rest.pop(7)]
    book = Rulebook(seats)
    for owner, text in rules:
        book.add(owner, LANGUAGE.parse(f"rule {text}")[0] >> 6)
    standing.book = book
    standing.hands = vec[i64]([set_of(given[seat]) for seat in range(seats)])
    standing.pile = vec[i64]([parse_card(top)])
    standing.start = parse_card(top)
    standing.stock = vec[i64]([*parse_cards(stock), *([] if empty else rest)])
    standing.place = 0
    standing.turn = on_turn
    state.log = vec[i64]()
    state.resume()
    for bot in bots:
        play(state, f"{troef.REFEREE}: bot {bot}")
    return state


def size(state: MaoState, seat: int) -> int:
    """How many cards a seat holds."""
    return len(hand(state, seat))


def playable(state: MaoState, seat: int) -> set[str]:
    """The cards that a seat may lay now."""
    return {card_text(card_played(move)) for move in state.legal(seat) if kind_of(move) == PLAY}


def fines(state: MaoState) -> list[tuple[int, str]]:
    """The penalty cards announced so far in this round: who, and for what."""
    return [
        ((move >> 6) & 7, REASONS[move >> 6 >> int(PLAYER_BITS)])
        for _, move in state.view(WATCHER).log
        if kind_of(move) == FINE
    ]


def turn(state: MaoState) -> int:
    """Who is on turn."""
    return int(state.standing.turn)


def owed_nothing(standing: MaoRound) -> bool:
    """Whether all penalties have been drawn."""
    return len(standing.owed) == int(standing.paid)


def shuffle_now(state: MaoState) -> None:
    """The shuffle that is awaited, in the order of the pack."""
    while state.awaits_deal:
        state.deal(state.pack())


def all_cards(state: MaoState) -> list[str]:
    """Every card, wherever it lies."""
    return sorted(card_text(card) for zone in state.view(troef.REFEREE).zones for card in zone.cards)
