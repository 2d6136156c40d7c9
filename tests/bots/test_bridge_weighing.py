"""Calls that the strong player of bridge weighs: which, in what layouts, by what a contract is worth."""

import json
from importlib import import_module
from importlib.resources import files

import pytest

import troef
from playing import lay, looking_alike, play
from troef.bots.bridge.expecting import NT_SIZE, TRUMP_SIZE, expected_tricks, trick_spread
from troef.bots.bridge.layouts import Layouts
from troef.bots.bridge.rows import call_of
from troef.bots.bridge.stakes import imps, stakes_of
from troef.bots.bridge.system import UnderstoodAuction
from troef.bots.bridge.valuing import DOUBLED, HEARTS, NT, PASSED, SPADES, ValuedHand
from troef.bots.bridge.weighing import WeighedCalls, candidates, weigh_calls
from troef.bots.bridge_strong import StrongPlayer
from troef.games.bridge.auction import LADDER

N, E, S, W = range(4)


def hand(text: str) -> ValuedHand:
    """`AKQ5.A2.A54.AK52`, spades first."""
    suits = zip((3, 2, 1, 0), text.split("."), strict=True)
    return ValuedHand(sum(2 ** (16 * suit + "23456789TJQKA".index(rank)) for suit, ranks in suits for rank in ranks))


def heard(calls: str) -> UnderstoodAuction:
    """An auction with North as dealer."""
    auction = UnderstoodAuction(N)
    for place, text in enumerate(calls.split()):
        auction.hear(place % 4, call_of(text))
    return auction


def tricks(one: str, other: str, strain: int) -> float:
    return expected_tricks(hand(one).cards, hand(other).cards, strain)


def never() -> bool:
    return False


# ---- tricks and stakes ----


def test_a_fit_and_the_points_of_a_game_make_about_ten_tricks() -> None:
    assert 9.3 < tricks("KQ743.A5.K62.J84", "A852.K74.A53.Q72", SPADES) < 10.7


def test_all_top_cards_make_about_all_tricks() -> None:
    assert tricks("AKQJ2.AK2.AK2.32", "T9876.QJ3.QJ3.AK", SPADES) > 12.3
    assert tricks("AKQ2.AKQ.AK32.32", "J43.J32.QJ4.AKQJ", NT) > 12.0


@pytest.mark.parametrize(
    ("more", "less", "other"),
    [
        ("KQ743.A5.K62.J84", "K743.A52.K62.J84", "A852.K74.A53.Q72"),  # a fifth trump
        ("KQ743.5.K862.J84", "KQ743.852.K6.J84", "A852.K74.A53.Q72"),  # a singleton to ruff with
        ("KQ743.A5.K62.J84", "KQ743.Q5.K62.J84", "A852.K74.A53.Q72"),  # an ace for a queen
    ],
)
def test_with_trumps_length_ruffs_and_aces_bring_tricks(more: str, less: str, other: str) -> None:
    assert tricks(more, other, SPADES) > tricks(less, other, SPADES)


def test_it_is_the_same_from_the_other_hand() -> None:
    one, other = "KQ743.A5.K62.J84", "A852.K74.A53.Q72"
    assert [tricks(one, other, strain) for strain in range(5)] == pytest.approx(
        [tricks(other, one, strain) for strain in range(5)]
    )


def test_the_stored_weights_say_how_they_were_made_and_fit_the_features() -> None:
    held = json.loads((files("troef") / "data" / "tricks" / "bridge.json").read_text(encoding="utf-8"))
    assert "troef.bots.learning.tricks" in held["command"]
    assert (len(held["trumps"]), len(held["no-trump"])) == (TRUMP_SIZE + 1, NT_SIZE + 1)
    assert 0.8 < trick_spread(SPADES) < trick_spread(NT) < 1.4


def test_on_deals_that_were_not_learnt_from_it_is_about_a_trick_wrong() -> None:
    pytest.importorskip("endplay")
    pytest.importorskip("numpy")
    learning = import_module("troef.bots.learning.tricks")
    errors = []
    for hands, table in learning.solved(2000, 6):
        for strain in range(5):
            for side in (N, E):
                made = (table[strain][side] + table[strain][side + 2]) / 2
                errors.append(abs(made - expected_tricks(hands[side], hands[side + 2], strain)))
    assert sum(errors) / len(errors) < 1.3


def test_contracts_score_as_at_duplicate() -> None:
    spades, no_trump, slam = (LADDER.names.index(name) for name in ("4S", "3NT", "6H"))
    assert stakes_of(True).of(spades, 0, 10) == 620
    assert stakes_of(False).of(no_trump, 1, 7) == -300
    assert stakes_of(False).of(slam, 0, 12) == 980


def test_imps_have_the_sign_of_the_points() -> None:
    assert [imps(points) for points in (0, 10, 20, -50, 420, -620, 5000)] == [0, 0, 1, -2, 9, -12, 24]


def test_a_strain_is_scored_by_what_it_makes_itself() -> None:
    """Hearts with a fit make more than spades without one."""
    one, other = "2.AKJ743.K62.A84", "J8753.Q852.A5.72"
    assert tricks(one, other, HEARTS) > tricks(one, other, SPADES) + 2


# ---- layouts ----


def test_who_opened_one_no_trump_has_fifteen_to_seventeen_points_in_its_layouts() -> None:
    auction = heard("1NT P")
    layouts = Layouts(auction, S, hand("KQ72.J4.A876.J43"), troef.Rng(3), never)
    points = [layouts.draw()[N].hcp for _ in range(24)]
    assert all(15 <= each <= 17 for each in points)


def test_a_layout_deals_every_card_once() -> None:
    layouts = Layouts(heard("1S P 2S P"), N, hand("AKJ74.K5.Q62.J84"), troef.Rng(4), never)
    cards = [each.cards for each in layouts.draw()]
    assert sum(cards) == cards[0] | cards[1] | cards[2] | cards[3]
    assert all(each.bit_count() == 13 for each in cards)


# ---- candidates ----


def test_nothing_is_weighed_before_somebody_of_the_side_has_spoken() -> None:
    auction, mine = heard("1S"), hand("KQ72.AJ4.A876.43")
    assert candidates(auction, E, mine) == [auction.choose(E, mine)]


def test_what_is_agreed_is_not_weighed() -> None:
    """The answer to a transfer, and to the question for key cards."""
    for calls, held in (("1NT P 2D P", "KQ4.A72.KQ4.QJ32"), ("1S P 3S P 4NT P", "J843.A2.Q652.K43")):
        auction, mine = heard(calls), hand(held)
        seat = len(auction.calls) % 4
        assert candidates(auction, seat, mine) == [auction.choose(seat, mine)]


def test_after_a_raise_opener_weighs_pass_invitation_and_game() -> None:
    found = candidates(heard("1S P 2S P"), N, hand("AKJ74.K5.Q62.J84"))
    assert {PASSED, call_of("3S"), call_of("4S")} <= set(found)


def test_a_forcing_bid_is_not_passed() -> None:
    assert PASSED not in candidates(heard("1S P 2C P"), N, hand("AKJ74.K5.Q62.J84"))


# ---- the choice ----


def test_a_call_must_be_ahead_beyond_doubt() -> None:
    weighed = WeighedCalls([PASSED, DOUBLED])
    for _ in range(12):
        weighed.add([[0], [300]])
        weighed.add([[0], [-300]])
    assert weighed.best() == PASSED
    weighed = WeighedCalls([PASSED, DOUBLED])
    for _ in range(12):
        weighed.add([[-50], [100]])
    assert weighed.best() == DOUBLED


def test_a_game_that_will_hardly_be_made_is_doubled() -> None:
    """East and West are in four hearts. South holds four trumps and an ace, and partner has opened."""
    auction, mine = heard("1S 2H P 4H P P"), hand("K3.QJ98.AT2.9432")
    assert auction.choose(S, mine) == PASSED
    assert weigh_calls(auction, S, mine, troef.Rng(1), 32, never).best() == DOUBLED


def test_a_game_that_is_sound_stands() -> None:
    auction, mine = heard("1S P 3S P"), hand("AKJ74.A5.Q62.J84")
    assert auction.choose(N, mine) == call_of("4S")
    assert weigh_calls(auction, N, mine, troef.Rng(1), 32, never).best() == call_of("4S")


def auction_after(*calls: str) -> troef.State:
    """North has dealt and opened, and South is to answer."""
    hands = {
        "N": "KS QS 2S KH JH 7H AD QD 4D 3D QC 3C 2C",
        "E": "JS 10S 9S 8S 5S 4H 3H 9D 8D JC 10C 9C 4C",
        "S": "AS 4S 3S AH 6H 5H KD JD 5D 2D AC 6C 5C",
        "W": "7S 6S QH 10H 9H 8H 2H 10D 7D 6D KC 8C 7C",
    }
    state = lay(troef.game("bridge"), dealer=N, hands={"NESW".index(name): held for name, held in hands.items()})
    for text in calls:
        play(state, f"{state.actors()[0]}: {text}")
    return state


def test_what_the_others_hold_changes_no_call() -> None:
    state = auction_after("1D", "pass", "2NT", "pass")
    other = looking_alike(state, N)
    first, second = StrongPlayer(state.game, "s", 3), StrongPlayer(state.game, "s", 3)
    assert first.choose(state.view(N), 0.0) == second.choose(other.view(N), 0.0)
    assert first.thoughts and first.thoughts == second.thoughts


def test_without_time_the_system_calls() -> None:
    state = auction_after("1D", "pass", "2NT", "pass")
    player = StrongPlayer(state.game, "s")
    assert player.choose(state.view(N), 0.0) == player.base.choose(state.view(N), 0.0)
    assert not player.thoughts
