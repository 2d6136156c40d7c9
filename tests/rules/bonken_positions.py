"""Positions of bonken for tests: a match at any of its deals, with the game chosen and the doubling done."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

import troef
from playing import play
from troef.cards.bits import set_of
from troef.cards.card import parse_cards
from troef.games.bonken import CHOICES
from troef.games.bonken.domino import DominoPlay
from troef.games.bonken.scoring import GAMES, TOTALS

SLUG = "bonken"

#: A suit for each seat.
SUITS = {
    seat: " ".join(rank + suit for rank in ("A", "K", "Q", "J", "10", *map(str, range(9, 1, -1))))
    for seat, suit in enumerate("CDHS")
}


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


#: What is chosen in the deals before, when nobody says: all other games first, and then troeven.
CHOSEN = (*GAMES, "troeven S", "troeven H", "troeven D", "troeven C")


def at_deal(
    number: int = 1,
    hands: "dict[int, str] | None" = None,
    first_dealer: int = 0,
    chosen: Sequence[str] = CHOSEN,
    **options: object,
) -> troef.State:
    """Deal `number` of a match, before which these games were chosen one after the other; seat 0 has all the points."""
    before = chosen[: number - 1]
    by_seat: list[list[str]] = [[], [], [], []]
    for deal, name in enumerate(before):
        by_seat[(first_dealer + deal + 2) % 4].append(name)
    points = sum([TOTALS[CHOICES.index(name)] for name in before])
    facts: dict[str, object] = {"dealer": (first_dealer + number - 1) % 4, "deal": number}
    if before:
        facts |= {"chosen": by_seat, "totals": [points, 0, 0, 0]}
    state = game(**options).position(facts)
    state.deal(state.arrange(hands))
    return state


def playing(choice: str, hands: "dict[int, str] | None" = None, dealer: int = 3, doubles: str = "") -> troef.State:
    """The first deal at its first card; `doubles` are steps such as `3: double 2`, the others double nobody."""
    state = play(at_deal(1, hands, dealer), f"{(dealer + 2) % 4}: choose {choice}")
    said = dict(step.split(": ") for step in doubles.split(", ") if step)
    while state.phase.name() == "doubling":
        seat = state.actors()[0]
        play(state, f"{seat}: {said.get(str(seat), 'double none')}")
    return state


def filled(hand: str, suit: str) -> str:
    """A hand filled up to thirteen cards with the lowest of a suit."""
    cards = hand.split()
    low = [f"{rank}{suit}" for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]]
    return " ".join([*cards, *[card for card in low if card not in cards][: 13 - len(cards)]])


def in_trick(choice: str, trick: str, hand: str, others: "dict[int, str] | None" = None) -> troef.State:
    """The first trick, to which the seats from 0 on have played these cards; the next one holds this hand and is on
    turn. What `others` hold is only said of who does not follow suit."""
    cards = trick.split()
    state = playing(choice, dict(enumerate(cards)) | (others or {}) | {len(cards): hand})
    return play(state, *[f"{seat}: {card}" for seat, card in enumerate(cards)])


def domino(laid: str, *hands: str) -> DominoPlay:
    """The end of a domino: these cards are laid, these are the hands, and seat 0 is on turn."""
    rows = DominoPlay(vec[i64]([i64(set_of(parse_cards(hand))) for hand in hands]), 0)
    rows.laid = set_of(parse_cards(laid))
    return rows
