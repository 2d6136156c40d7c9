"""Positions of bonken for tests: a match at any of its deals, with the game chosen and the doubling done."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

import troef
from playing import play
from troef.cards.bits import BIT, set_of
from troef.cards.card import parse_cards
from troef.games.bonken import CHOICES
from troef.games.bonken.domino import DominoPlay
from troef.games.bonken.scoring import TROEVEN
from troef.tricks.play import TrickPlay

SLUG = "bonken"

#: A suit for each seat.
SUITS = {
    seat: " ".join(rank + suit for rank in ("A", "K", "Q", "J", "10", *map(str, range(9, 1, -1))))
    for seat, suit in enumerate("CDHS")
}


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def at_deal(
    number: int = 1,
    hands: "dict[int, str] | None" = None,
    first_dealer: int = 0,
    chosen: "dict[int, Iterable[str]] | None" = None,
    **options: object,
) -> troef.State:
    """Deal `number` of a match, in which the seats of `chosen` have chosen those games before."""
    rules = game(**options)
    dealer = (first_dealer + number - 1) % 4
    state = rules.start(4, dealer)
    state.deal_number = number - 1
    for seat, names in (chosen or {}).items():
        for name in names:
            choice = CHOICES.index(name)
            state.unplayed &= ~BIT[choice]
            if choice >= TROEVEN:
                state.had_troeven |= BIT[seat]
    state.deal(rules.arrange(hands or {}, 4, dealer))
    return state


def playing(choice: str, hands: "dict[int, str] | None" = None, dealer: int = 3, doubles: str = "") -> troef.State:
    """The first deal at its first card; `doubles` are steps such as `3: double 2`, the others double nobody."""
    state = play(at_deal(1, hands, dealer), f"{(dealer + 2) % 4}: choose {choice}")
    said = dict(step.split(": ") for step in doubles.split(", ") if step)
    while state.phase.name() == "doubling":
        seat = state.actors()[0]
        play(state, f"{seat}: {said.get(str(seat), 'double none')}")
    return state


def in_trick(choice: str, trick: str, hand: str, leader: int = 0) -> troef.State:
    """Seats play `trick` from the leader on; the next one holds `hand` and is on turn."""
    state = playing(choice)
    cards = parse_cards(trick)
    held = [int(set_of([card])) for card in cards] + [int(set_of(parse_cards(hand)))]
    hands = [0, 0, 0, 0]
    for place, cards_held in enumerate(held[:4]):
        hands[(leader + place) % 4] = cards_held
    old = state.tricks
    tricks = TrickPlay(old.table, old.order, vec[i64]([i64(cards) for cards in hands]), leader, old.limits)
    state.tricks = tricks
    state.phase = tricks
    for place, card in enumerate(cards):
        state.play((leader + place) % 4, card << 6)
    return state


def domino(laid: str, *hands: str) -> troef.State:
    """Domino with these cards laid and these hands, seat 0 on turn."""
    state = playing("domino")
    rows = DominoPlay(vec[i64]([i64(set_of(parse_cards(hand))) for hand in hands]), 0)
    rows.laid = set_of(parse_cards(laid))
    state.domino = rows
    state.phase = rows
    return state
