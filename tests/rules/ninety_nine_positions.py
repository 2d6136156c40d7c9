"""Positions of ninety-nine for tests: deals with a turn-up, bids, extra bids, and tricks on the table."""

from librt.vecs import vec
from mypy_extensions import i64

import troef
from playing import lay, play
from troef.cards.bits import set_of
from troef.cards.card import parse_card, parse_cards
from troef.core.moves import PLAY, make_move
from troef.games.ninety_nine import ordering_for
from troef.games.ninety_nine.state import TABLE
from troef.tricks.play import TrickPlay

SLUG = "ninety-nine"

#: Twelve cards for each seat with KH turned up: clear suits, so that one can follow what happens.
HANDS = {
    0: "AC KC QC JC 10C 9C 8C 7C 6C AH QH JH",
    1: "AS KS QS JS 10S 9S 8S 7S 6S 10H 9H 8H",
    2: "AD KD QD JD 10D 9D 8D 7D 6D 7H 6H *",
}


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def dealt(hands: "dict[int, str] | None" = None, turned: str = "KH", dealer: int = 2, **options: object) -> troef.State:
    return lay(game(**options), 3, dealer, hands=HANDS if hands is None else hands, upcard=turned)


def bids(state: troef.State, *texts: str) -> troef.State:
    """Every seat from 0 lays the cards of a text aside; the rest of its bid is left as it comes."""
    for seat in range(3):
        named = texts[seat].split() if seat < len(texts) else []
        for card in named:
            play(state, f"{seat}: lay {card}")
        while state.phase.name() == "laying" and seat in state.actors():
            state.play(seat, state.legal(seat)[0])
    return state


def answers(state: troef.State, *texts: str) -> troef.State:
    """The players in the order of the question answer."""
    for text in texts:
        play(state, f"{state.actors()[0]}: {text}")
    return state


def in_trick(turned: str, trick: str, hand: str) -> TrickPlay:
    """The end of a round: the seats from 0 on have played `trick`, the next one holds `hand`."""
    cards = parse_cards(trick)
    held = [set_of([card]) for card in cards] + [set_of(parse_cards(hand))] + [0]
    tricks = TrickPlay(TABLE, ordering_for(parse_card(turned)), vec[i64]([i64(cards) for cards in held[:3]]), 0)
    for seat, card in enumerate(cards):
        tricks.play(seat, make_move(PLAY, card))
    return tricks
