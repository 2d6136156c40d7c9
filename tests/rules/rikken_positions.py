"""Deals of rikken that the tests look at. Dealer is seat 3 (D), so that seat 0 (A) speaks and leads first."""

import troef
from playing import lay, play

#: E10: A is void in hearts; the aces of hearts and clubs are with B and C.
HANDS = {
    0: "AS KS QS JS 9S 4S AD 5D 3D KC 8C 6C 2C",
    1: "3S 2S AH 5H 4H 3H 2H 8D 7D 6D 5C 4C 3C",
    2: "6S 5S 9H 8H 7H 6H JD 10D 9D AC QC JC 10C",
    3: "10S 8S 7S KH QH JH 10H KD QD 4D 2D 9C 7C",
}

#: E11–E13: A calls the ace of diamonds, which C holds; B has no diamonds.
DIAMONDS = {
    0: "AS KS QS JS 10S 9S 7D 2D KH QH 6H 3H 4C",
    1: "2S 3S 9D 10H 9H 8H 7H AC KC QC JC 3C 9C",
    2: "AD KD 3D 5H 8S 7S 6S 10C 8C 7C 6C 5C 2C",
    3: "5S 4S QD JD 10D 8D 6D 5D 4D AH JH 4H 2H",
}

#: E14: A is void in clubs and calls the ace of clubs blind; C holds it, D has no club.
BLIND = {
    0: "AS KS QS 8S AD QD JD JH 10H 9H 8H 7H 6H",
    1: "9S 5S 4S 3S 2S 8D 7D 6D 5D 4D 2D QC 2C",
    2: "7S 6S AC KC JC 10C 9C 8C 7C 6C 5C 4C 3C",
    3: "JS 10S AH KH QH 5H 4H 3H 2H KD 10D 9D 3D",
}

#: E9: A has three aces, C the fourth.
TROELA = {
    0: "AS KS 3S 2S AD KD 3D 2D AC KC 3C 2C 2H",
    1: "QS JS 10S 9S QD JD 10D 9D QC JC 10C 9C 3H",
    2: "8S 7S 8D 7D 8C 7C AH KH QH JH 10H 9H 8H",
    3: "6S 5S 4S 6D 5D 4D 6C 5C 4C 7H 6H 5H 4H",
}


def game(**options: object) -> troef.Game:
    return troef.game("rikken", **options)


def deal(hands: dict[int, str] = HANDS, dealer: int = 3, **options: object) -> troef.State:
    return lay(game(**options), 4, dealer, hands=hands)


def contract(bid: str, hands: dict[int, str] = HANDS, bidder: int = 0) -> troef.State:
    """The auction in which one seat makes a bid and the others pass."""
    state = deal(hands)
    while state.view(0).phase == "auction":
        seat = state.actors()[0]
        play(state, f"{seat}: {bid if seat == bidder else 'pass'}")
    return state


def rik(trump: str, card: str, hands: dict[int, str] = HANDS) -> troef.State:
    return play(contract("rik", hands), f"0: trump {trump} call {card}")


def play_out(state: troef.State, seed: str = "out") -> None:
    """Play the deal to its end at random."""
    rng = troef.Rng(seed)
    number = state.deal_number
    while state.deal_number == number and not state.awaits_deal and state.outcome() is None:
        seat = state.actors()[0]
        state.play(seat, state.phase.pick(seat, rng))


def pass_all(state: troef.State) -> None:
    for _ in range(4):
        play(state, f"{state.actors()[0]}: pass")
