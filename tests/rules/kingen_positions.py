"""Positions of kingen for its tests."""

import troef
from playing import play
from troef.cards.card import card_text
from troef.games.kingen import PACK

SLUG = "kingen"


#: All spades for seat 0, all hearts for 1, all diamonds for 2, all clubs for 3.
ONE_SUIT_EACH = {
    seat: " ".join([text for text in map(card_text, reversed(PACK)) if text[-1] == suit])
    for seat, suit in enumerate("SHDC")
}


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def dealt(number: int, hands: "dict[int, str] | None" = None, dealer: int = 3, **options: object) -> troef.State:
    """Deal `number` of a match, dealt by `dealer` with these hands."""
    cards = {f"hand-{seat}": text for seat, text in (hands or {}).items()}
    return game(**options).position({"dealer": dealer, "deal": number, "cards": cards})


def filled(hand: str, suit: str) -> str:
    """A hand filled up to thirteen cards with the lowest of a suit."""
    cards = hand.split()
    low = [f"{rank}{suit}" for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]]
    return " ".join([*cards, *[card for card in low if card not in cards][: 13 - len(cards)]])


def in_trick(
    number: int, trick: str, hand: str, trump: str = "", others: "dict[int, str] | None" = None
) -> troef.State:
    """The first trick, to which others have played these cards; seat 3 is next and holds this hand. What `others`
    hold is only said of who does not follow suit."""
    cards = trick.split()
    leader = 3 - len(cards)
    hands = {leader + place: card for place, card in enumerate(cards)} | (others or {}) | {3: hand}
    state = dealt(number, hands, (leader + 3) % 4)
    if trump:
        play(state, f"{leader}: trump {trump}")
    play(state, *[f"{leader + place}: {card}" for place, card in enumerate(cards)])
    assert state.actors() == (3,)
    return state


def one_suit_each(number: int, dealer: int = 3, **options: object) -> troef.State:
    """Seat 0 leads and holds all spades, 1 all hearts, 2 all diamonds, 3 all clubs."""
    return dealt(number, ONE_SUIT_EACH, dealer, **options)


def play_out(state: troef.State, seed: "int | str" = 0) -> troef.State:
    """Play the deal at random to its end."""
    number, rng = state.deal_number, troef.Rng(seed)
    while state.actors() and state.deal_number == number:
        seat = state.actors()[0]
        state.play(seat, state.phase.pick(seat, rng))
    return state
