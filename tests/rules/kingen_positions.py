"""Positions of kingen for its tests."""

import troef
from playing import play
from troef.cards.card import card_text, parse_cards
from troef.games.kingen import PACK

SLUG = "kingen"


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def dealt(number: int, hands: "dict[int, str] | None" = None, dealer: int = 3, **options: object) -> troef.State:
    """Deal `number` of a match, dealt by `dealer` with these hands."""
    rules = game(**options)
    state = rules.start(4, dealer)
    state.deal_number = number - 1
    state.deal(rules.arrange(hands, 4, dealer))
    return state


def in_trick(number: int, trick: str, hand: str, trump: str = "") -> troef.State:
    """A position in which this trick lies on the table and seat 3, who holds just this hand, is next."""
    cards = trick.split()
    leader = 3 - len(cards)
    held = {leader + place: card for place, card in enumerate(cards)} | {3: hand}
    state = dealt(number, held, (leader + 3) % 4)
    for seat, text in held.items():  # nobody holds what the deal filled up
        state.tricks.hands[seat] = sum(2**card for card in parse_cards(text))
    if trump:
        play(state, f"{leader}: trump {trump}")
    for place, card in enumerate(cards):
        play(state, f"{leader + place}: {card}")
    assert state.actors() == (3,)
    return state


def one_suit_each(number: int, dealer: int = 3, **options: object) -> troef.State:
    """Seat 0 leads and holds all spades, 1 all hearts, 2 all diamonds, 3 all clubs."""
    suits = {
        seat: " ".join(text for text in map(card_text, reversed(PACK)) if text[-1] == suit)
        for seat, suit in enumerate("SHDC")
    }
    return dealt(number, suits, dealer, **options)


def play_out(state: troef.State, seed: "int | str" = 0) -> troef.State:
    """Play the deal at random to its end."""
    number, rng = state.deal_number, troef.Rng(seed)
    while state.actors() and state.deal_number == number:
        seat = state.actors()[0]
        state.play(seat, state.phase.pick(seat, rng))
    return state
