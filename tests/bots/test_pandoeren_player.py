"""The rule player of pandoeren: what a partner, and an opponent, may expect of it."""

import pytest

import troef
from duels import played
from playing import lay, play
from troef.bots import make_player
from troef.games.pandoeren import CONTRACTS, RUNGS


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    (seat,) = state.actors()
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


def dealt(hands: dict[int, str], upcard: str = "6H") -> troef.State:
    """Seat 0 speaks first."""
    return lay(troef.game("pandoeren"), dealer=3, hands=hands, upcard=upcard)


def led(name: str, hands: dict[int, str], *cards: str, call: str = "AD", upcard: str = "6H") -> troef.State:
    """Seat 0 plays a contract in hearts and buries the open card; these cards have been played."""
    state = play(dealt(hands, upcard), f"0: {name}", "1: pass", "2: pass", "3: pass", f"0: bury {upcard}")
    if state.phase.name() == "trump":
        play(state, "0: trump H")
    if state.phase.name() == "call":
        play(state, f"0: call {call}")
    for card in cards:
        play(state, f"{state.actors()[0]}: {card}")
    return state


# ---- bidding ----


def test_a_hand_with_the_high_trumps_bids_points_or_more() -> None:
    """How high it begins was learnt: it can bid more as long as others do."""
    bid = chosen(dealt({0: "JH 9H AH KH QH AS AC 7D"}))
    assert CONTRACTS[RUNGS[bid]].task != 2


def test_a_hand_of_low_cards_bids_to_lose() -> None:
    bid = chosen(dealt({0: "7S 8S 7D 8D 7C 8C 9C 9S"}, upcard="9D"))
    assert bid in ("misere", "misere ouvert", "stil praatje", "praatje")


def test_a_middling_hand_passes() -> None:
    assert chosen(dealt({0: "KS 10S QH 10H KD 10D QC 10C"}, upcard="9S")) == "pass"


def test_what_the_hand_cannot_carry_is_not_bid() -> None:
    hand = {0: "JH 9H 7H AS KS 8D 7D 8C"}
    assert RUNGS.get(chosen(dealt(hand)), -1) < RUNGS["170"]
    state = play(dealt({1: hand[0]}), "0: 190")
    assert chosen(state) == "pass"


# ---- exchange, trump, calling ----


def test_it_makes_its_long_suit_trump_and_calls_where_it_is_short() -> None:
    state = dealt({0: "JH 9H AH KH QH AS 7D KC"})
    play(state, "0: 150", "1: pass", "2: pass", "3: pass")
    play(state, f"0: {chosen(state)}")
    assert chosen(state) == "trump H"
    play(state, "0: trump H")
    assert chosen(state) in ("call AD", "call AC")


def test_aces_and_high_trumps_are_not_buried_in_a_points_contract() -> None:
    state = play(dealt({0: "JH 9H AH KH QH AS AC 7D"}), "0: 150", "1: pass", "2: pass", "3: pass")
    assert chosen(state) not in {f"bury {card}" for card in ["JH", "9H", "AH", "AS", "AC"]}


def test_a_misere_bidder_buries_a_high_card_and_makes_a_suit_trump_that_it_lacks() -> None:
    state = dealt({0: "7S 8S 7D 8D 7C 8C 9C AS"}, upcard="9D")
    play(state, "0: misere", "1: pass", "2: pass", "3: pass")
    assert chosen(state) == "bury AS"
    play(state, "0: bury AS")
    assert chosen(state) == "trump H"


# ---- play ----


def test_the_partners_ace_is_not_ruffed_and_gets_points() -> None:
    hands = {0: "JH 9H AH KH 7D 10S AS KC", 1: "AD KD 10D 7S 8S 9S QC JC", 2: "9D QD 8D", 3: "JD 7H"}
    state = led("150", hands, "7D", "AD", "9D", "JD", "KD", "QD", "7H")
    assert chosen(state) != "AH"
    hands = {0: "JH 9H AH KH 7D 10S AS KC", 1: "AD KD 10D 7S 8S 9S QC JC", 2: "9D QD 8D", 3: "JD KS QS JS 7C 8C 9C 10C"}
    state = led("150", hands, "7D", "AD", "9D", "JD", "KD", "QD", "7C")
    assert chosen(state) == "10S"


def test_an_opponent_throws_no_points_on_the_bidders_trick() -> None:
    hands = {0: "JH 9H AH KH QH AS AC 7D", 1: "KD 10D 10C 10S 7S 8S 7C 8C", 2: "AD"}
    state = led("150", hands, "JH")
    assert chosen(state) in ("7S", "8S", "7C", "8C")


def test_points_are_not_put_under_an_ace_that_the_bidder_may_still_ruff() -> None:
    hands = {0: "JH 9H 7H 10C AC 8D 7D KC", 1: "AD 9D JD 9S", 2: "KD AS KS 8H", 3: "QD 10S 8S 7S 10H"}
    state = led("150", hands, "7D", "9D", "KD", "QD", "AS")
    assert state.actors() == (3,) and chosen(state) in ("7S", "8S")


def test_the_bidder_draws_trumps_from_the_top() -> None:
    assert chosen(led("150", {0: "JH 9H AH KH QH AS AC 7D", 1: "AD"})) == "JH"


def test_high_cards_are_shed_in_misere() -> None:
    hands = {0: "7S 8S 7D 8D 7C 8C QC 9S", 1: "AS KS", 2: "JS", 3: "QS"}
    state = led("misere", hands, "7S", "AS", "JS", "QS", upcard="9D")
    play(state, "1: KS")
    while state.actors() != (0,):
        state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    assert chosen(state) == "9S"


def test_opponents_stay_under_a_misere_bidder_who_holds_the_trick() -> None:
    hands = {0: "JS 8S 7D 8D 7C 8C 9C 9D", 1: "7S AS", 2: "10S KS", 3: "9S QS"}
    state = led("misere", hands, "JS", "7S")
    assert chosen(state) == "10S"


def test_the_partner_leaves_the_first_four_tricks_of_zwabber_to_the_bidder() -> None:
    hands = {0: "KS QS JS AC KC QC AH 7D", 1: "8S 9S", 2: "AD AS 7S", 3: "10S"}
    state = led("zwabber", hands, "KS", "8S")
    assert chosen(state) == "7S"


# ---- whole matches ----


def totals_of(rules: str, names: list[str], deals: int) -> tuple[int, ...]:
    """The totals after this many deals."""
    return tuple(played(troef.game("pandoeren", rules=rules, target_points=1000), names, 3, deals).view(0).totals)


@pytest.mark.parametrize("rules", ["book", "announcing"])
def test_it_clearly_beats_random_play(rules: str) -> None:
    a, b, c, d = totals_of(rules, ["rule", "random"] * 2, 30)
    assert a + c > b + d + 30


def test_four_of_them_win_more_than_they_lose_and_play_alike_each_time() -> None:
    totals = totals_of("announcing", ["rule"] * 4, 15)
    assert sum(totals) > 0
    assert totals == totals_of("announcing", ["rule"] * 4, 15)
