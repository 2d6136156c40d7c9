"""Positions of bonken for tests: a match at any of its deals, with the game chosen and the doubling done."""

from collections.abc import Sequence

import troef
from playing import play
from troef.games.bonken import CHOICES
from troef.games.bonken.scoring import GAMES, TOTALS

SLUG = "bonken"

RANKS = [*map(str, range(2, 11)), "J", "Q", "K", "A"]

#: A suit for each seat.
SUITS = {seat: " ".join(rank + suit for rank in reversed(RANKS)) for seat, suit in enumerate("CDHS")}


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
    low = [f"{rank}{suit}" for rank in RANKS]
    return " ".join([*cards, *[card for card in low if card not in cards][: 13 - len(cards)]])


def in_trick(choice: str, trick: str, hand: str, others: "dict[int, str] | None" = None) -> troef.State:
    """The first trick, to which the seats from 0 on have played these cards; the next one holds this hand and is on
    turn. What `others` hold is only said of who does not follow suit."""
    cards = trick.split()
    state = playing(choice, dict(enumerate(cards)) | (others or {}) | {len(cards): hand})
    return play(state, *[f"{seat}: {card}" for seat, card in enumerate(cards)])


def domino(laid: str, hand: str) -> troef.State:
    """In domino everybody in turn has laid one of these cards, and seat 0 is on turn with this hand and cards that fit
    nowhere."""
    rows = sorted(laid.split(), key=lambda card: abs(RANKS.index(card[:-1]) - RANKS.index("8")))
    first = -len(rows) % 4
    hands = {(first + turn) % 4: " ".join(rows[turn::4]) for turn in range(min(4, len(rows)))}
    own = hands.get(0, "").split()
    idle = [card for suit in SUITS.values() for card in suit.split() if card not in rows and not fits_on(card, rows)]
    hands[0] = " ".join([*own, *hand.split(), *[card for card in idle if card not in hand.split()]][:13])
    state = playing("domino", hands, (first - 1) % 4)
    return play(state, *[f"{(first + turn) % 4}: {card}" for turn, card in enumerate(rows)])


def fits_on(card: str, rows: list[str]) -> bool:
    """Whether a card is an eight, or the next one of a row."""
    place = RANKS.index(card[:-1]) - RANKS.index("8")
    inner = RANKS[RANKS.index(card[:-1]) - (1 if place > 0 else -1)] if place else ""
    return not place or f"{inner}{card[-1]}" in rows
