"""The rule player of rikken: what the table may expect of it."""

import pytest

import troef
from duels import lead, one_against_random
from playing import lay, play
from troef.bots import make_player

BIDDER = "AS KS QS JS 9S 4S KD 5D 3D KC 8C 6C 2C"


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    seat = state.actors()[0]
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


def dealt(hands: dict[int, str], dealer: int = 3) -> troef.State:
    return lay(troef.game("rikken"), 4, dealer, hands=hands)


def auction(state: troef.State, bid: str, bidder: int = 0) -> troef.State:
    while state.phase.name() == "auction":
        seat = state.actors()[0]
        play(state, f"{seat}: {bid if seat == bidder else 'pass'}")
    return state


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("9S 8S 4S 10H 8H 3H JD 9D 4D JC 8C 4C 2C", "pass"),
        ("2S 3S 5S 7S 2H 3H 4H 6H 2D 4D 5D 7D 3C", "open misere praatje"),
        ("AS KS QS JS 10S 9S 8S 7S 6S 5S AC KC QC", "open alleen 13"),
    ],
)
def test_it_bids_what_its_hand_can_carry(hand: str, bid: str) -> None:
    others = {1: "AH KH", 2: "AD KD"}
    assert chosen(dealt({0: hand, **others})) == bid


def test_a_good_hand_without_too_many_aces_asks_for_a_partner() -> None:
    assert chosen(dealt({0: BIDDER, 1: "AH AD", 2: "AC"})) == "rik"


def test_it_calls_the_ace_of_a_short_suit_of_its_own() -> None:
    state = auction(dealt({0: "AS KS QS JS 10S 9S 4S 5D 6C 4C 3C 2C KC", 1: "AH", 2: "AD", 3: "AC"}), "rik")
    assert chosen(state) == "trump S call AD"


def test_the_partner_in_troela_names_a_suit_that_it_holds() -> None:
    hands = {0: "AS AD AC 7S", 1: "QS 8S 6S AH 10H 9H 8H 3H 2H 10D 9D 3D 4C", 2: "KS", 3: "KC"}
    assert chosen(auction(dealt(hands), "troela")) == "trump S"


def test_piek_is_given_its_trick_and_the_lead_with_it() -> None:
    hands = {0: "AS 2S 3S 4S 2H 3H 4H 2D 4D 5D 7D 3C 2C", 1: "KS 5S AC", 2: "QS AH", 3: "JS AD"}
    state = auction(dealt(hands, dealer=2), "piek")
    play(state, "3: JS", "0: AS")
    assert chosen(state) == "KS"  # the low one comes back later


def test_the_secret_partner_does_not_ruff_the_bidders_winner() -> None:
    hands = {
        0: "AS KS QS JS 9S 4S AD KD 3D KC 8C 6C 2C",
        1: "QD 2D AH KH",
        2: "3S AC QC JC 10C 9C 7C 9H 8H 7H 6H 5H 4H",
        3: "JD 10D",
    }
    state = auction(dealt(hands), "rik")
    play(state, "0: trump S call AC", "0: AD", "1: 2D")
    assert chosen(state) != "3S"


def test_a_defender_saves_its_ace_when_the_trick_is_ruffed() -> None:
    hands = {
        0: "AS KS QS JS 9S 4S 7D 3D 2D KC 8C 6C 2C",
        1: "10S 8S AC QC JC 10C 9C 7C 5C 4C 3C KH QH",
        2: "AH JH 10H 9H 8H 7H 6H KD QD JD 10D 9D 8D",
        3: "7S 6S 5S 3S 2S 5H 4H 3H 2H AD 6D 5D 4D",
    }
    state = auction(dealt(hands), "rik")
    play(state, "0: trump S call AC", "0: 7D", "1: 8S")
    assert chosen(state) == "8D"  # nothing high under a trump


def test_misere_goes_under_and_throws_the_danger_away() -> None:
    hands = {0: "2S 3S 4S 2H 3H 4H 6H 2D 4D 5D 7D 3C 10C", 1: "KS AC KC", 2: "AS AH", 3: "QS AD"}
    state = auction(dealt(hands), "misere")
    assert chosen(state)[0] in "234"
    hands = {0: "QH 2S 3S 4S 3H 4H 6H 2D 4D 5D 7D 3C 2C", 1: "KH KS", 2: "AS AC", 3: "9H AD AH"}
    state = auction(dealt(hands, dealer=2), "misere")
    play(state, "3: 9H")
    assert chosen(state) == "6H"


def test_piek_takes_its_trick_and_then_no_more() -> None:
    hands = {0: "AS 2S 3S 4S 2H 3H 4H 2D 4D 5D 7D 3C 2C", 1: "KS AC", 2: "QS AH", 3: "JS AD"}
    state = auction(dealt(hands), "piek")
    assert chosen(state) == "AS"
    play(state, "0: AS", "1: KS", "2: QS", "3: JS")
    assert chosen(state)[0] in "234"


def test_piek_does_not_throw_away_the_card_that_is_to_make_its_trick() -> None:
    hands = {0: "AS 2S 3S 4S 2H 3H 4H 2D 4D 5D 7D 3D 6D", 1: "KS AC", 2: "QS AH", 3: "JS AD 2C"}
    state = auction(dealt(hands, dealer=2), "piek")
    play(state, "3: 2C")
    assert chosen(state) != "AS"  # the most dangerous of its cards, were it a misère


def test_the_others_let_misere_take_its_trick() -> None:
    hands = {0: "2S 3S 4S KH 2H 3H 4H 2D 4D 5D 7D 3C 2C", 1: "AH QH", 2: "AS AC", 3: "AD JH"}
    state = auction(dealt(hands, dealer=2), "misere")
    play(state, "3: JH", "0: KH")
    assert chosen(state) == "QH"


def test_a_blind_bidder_draws_his_partners_ace() -> None:
    hands = {
        0: "AS KS QS 8S AD QD JD JH 10H 9H 8H 7H 6H",
        1: "9S 5S 4S 3S 2S 8D 7D 6D 5D 4D 2D QC 2C",
        2: "7S 6S AC KC JC 10C 9C 8C 7C 6C 5C 4C 3C",
        3: "JS 10S AH KH QH 5H 4H 3H 2H KD 10D 9D 3D",
    }
    state = play(auction(dealt(hands), "rik"), "0: trump H call AC", "0: AS", "1: 2S", "2: 6S", "3: 10S")
    player = make_player("rule", state.game, 1)
    while not state.awaits_deal:  # it plays on with a card face down in the log
        seat = state.actors()[0]
        state.play(seat, player.choose(state.view(seat), 0.1))
    assert sum(state.sheet[-1].cells) == 0


def test_every_position_has_a_move_and_it_beats_random_players_clearly() -> None:
    game = troef.game("rikken", end_mode="deals", deals_per_session=8)
    assert lead(one_against_random(game, 10)) > 40
