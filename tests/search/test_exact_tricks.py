"""Playing for an exact number of tricks, and what a number says of the hand behind it."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import troef
from playing import play
from troef.cards.bits import set_of
from troef.cards.card import parse_cards
from troef.games.boerenbridge import PACK
from troef.games.boerenbridge.state import BoerenState
from troef.search.exact_tricks import BidInference, ExactTricksPolicy, TrickChances, expected_bid

ALL = int(set_of(PACK))


def dealt(hands: dict[int, str], upcard: str, *steps: str) -> BoerenState:
    """A round of four players dealt by seat 3, with as many cards as the longest hand has."""
    size = max(len(parse_cards(hand)) for hand in hands.values())
    state = troef.game("boerenbridge").position({"dealer": 3, "deal": size})
    state.deal(state.arrange(hands, upcard=upcard))
    play(state, *steps)
    assert isinstance(state, BoerenState)
    return state


def policy_card(state: troef.State) -> str:
    """The card of the seat on turn."""
    assert isinstance(state, BoerenState) and state.tricks is not None
    return state.game.show(int(ExactTricksPolicy(state.tricks, state.predicted).card()) << 6)


def said(*numbers: int) -> list[str]:
    return [f"{seat}: predict {number}" for seat, number in enumerate(numbers)]


def test_who_needs_none_ducks_with_the_highest_card_that_loses() -> None:
    hands = {0: "KS 2D 3D", 1: "QS 3S AS", 2: "2C 3C 4C", 3: "5C 6C 7C"}
    assert policy_card(dealt(hands, "2H", *said(1, 0, 1, 0), "0: KS")) == "QS"


def test_who_needs_none_leads_his_lowest() -> None:
    hands = {0: "AS 2D KC", 1: "QS 3S 9D", 2: "2C 3C 4C", 3: "5C 6C 7C"}
    assert policy_card(dealt(hands, "2H", *said(0, 1, 1, 0))) == "2D"


def test_who_needs_every_trick_takes_this_one() -> None:
    hands = {0: "9S 2D 3D", 1: "4S 2C 4C", 2: "5S 3C 8C", 3: "AS 3S AH"}
    assert policy_card(dealt(hands, "2H", *said(0, 0, 0, 3), "0: 9S", "1: 4S", "2: 5S")) == "AS"


def test_a_card_is_worth_more_with_fewer_above_it() -> None:
    state = dealt({0: "AH 9H AS KS 2S 7D"}, "2H")
    assert state.tricks is not None
    hand = int(set_of(parse_cards("AH 9H AS KS 2S 7D")))
    chances = TrickChances()
    hope = chances.hope(state.tricks, 0, hand, ALL & ~hand)
    ah, h9, ace, king, low, seven = (chances.chance[card] for card in parse_cards("AH 9H AS KS 2S 7D"))
    assert ah > h9 > ace > king > low and seven < 0.2
    assert hope == pytest.approx(ah + h9 + ace + king + low + seven)


def test_a_number_follows_the_hope_and_never_is_the_one_that_is_forbidden() -> None:
    numbers = [expected_bid(hope, 5, 4, 0, 0, -1) for hope in (0.0, 1.2, 2.9, 5.0)]
    assert numbers == sorted(numbers) and numbers[0] == 0 and numbers[-1] == 5
    assert expected_bid(0.1, 5, 4, 3, 5, 0) == 1
    assert {expected_bid(hope, 5, 4, 3, 3, 2) for hope in (1.0, 2.0, 2.4, 3.0)} <= {1, 3}


def test_worlds_in_which_a_hand_fits_what_was_said_weigh_more() -> None:
    """Seat 1 said three: a hand of three top trumps is likelier than one of three low cards."""
    top = dealt({0: "2S 3S 4S", 1: "AH KH QH", 2: "2C 3C 4C", 3: "5C 6C 7C"}, "2H")
    low = dealt({0: "2S 3S 4S", 1: "5C 6C 7C", 2: "2C 3C 4C", 3: "AH KH QH"}, "2H")
    assert top.tricks is not None and low.tricks is not None
    inference = BidInference(vec[i64]([-1, 3, -1, -1]), vec[i64]([0, 0, 0, 0]), ALL)
    assert inference.likelihood(top.tricks) > 5 * inference.likelihood(low.tricks)
