"""Positions of eenendertigen for the tests of its clauses."""

import troef
from playing import lay, play
from troef import SPECTATOR
from troef.cards.card import card_text
from troef.core.game import State

#: Seat 0 deals, seat 1 is the forehand.
HANDS = {0: "7S 8C 9H", 1: "AH KH 9S", 2: "7H 10D KC", 3: "AS 8S JD"}


def table(hands: "dict[int, str] | None" = None, pot: str = "QH 7C 8D", seats: int = 4, **options: object) -> State:
    """Seat 0 has dealt; without an opening exchange unless the test asks for one."""
    rules = troef.game("eenendertigen", **{"opening_exchange": "none", **options})
    return lay(rules, seats, 0, hands=hands or HANDS, pot=pot, stock="KS QS 10S 7D 9D AC")


def pot(state: State) -> list[str]:
    return [card_text(card) for card in state.view(SPECTATOR).zone("pot").cards]


def show_down(state: State, hands: dict[int, str]) -> None:
    """Deal these hands and let everybody keep them."""
    state.deal(state.arrange(hands, pot="10H 10C JC"))
    while not state.awaits_deal and state.outcome() is None:
        play(state, f"{state.actors()[0]}: keep")
