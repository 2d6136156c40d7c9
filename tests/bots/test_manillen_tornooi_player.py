"""The rule player of tournament manille: what a partner may expect of it."""

import pytest

import troef
from duels import outcome, two_against_random
from playing import lay, play
from troef.bots import make_player
from troef.bots.manillen_tornooi import evident_revoke


def chosen(state: troef.State, seat: "int | None" = None) -> str:
    """What the player on turn, or of a seat, does."""
    who = state.actors()[0] if seat is None else seat
    player = make_player("rule", state.game, 1)
    return state.game.show(player.choose(state.view(who), 0.1))


def dealt(hands: dict[int, str], dealer: int, *steps: str, **options: object) -> troef.State:
    return play(lay(troef.game("manillen-tornooi", **options), dealer=dealer, hands=hands), *steps)


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("10H AH KH QH 7H 10S 8D 7C", "trump H"),
        ("10C AC JC 9C 8C 7C AS 10D", "trump C"),
        ("10S AS 10H AH 10D AD KC QC", "no trump"),
        ("KS QS 9S 8S 9H 9D 8D 7C", "trump S"),  # nothing is good: the longest suit
    ],
)
def test_it_announces_what_its_hand_promises_most_with(hand: str, said: str) -> None:
    assert chosen(dealt({3: hand}, 3)) == said


def test_it_obeys_the_ban_on_no_trump_after_a_misdeal() -> None:
    state = troef.game("manillen-tornooi", enforcement="table").start(4, dealer=3)
    state.deal(state.pack())
    play(state, f"{troef.REFEREE}: misdeal")
    state.deal(state.game.arrange({3: "10S AS 10H AH 10D AD KC QC"}, dealer=3))
    assert chosen(state).startswith("trump ")


def test_it_knocks_with_a_strong_hand_only() -> None:
    strong, weak = "10H AH KH 8H 10S AS 10D 7C", "9H 8S 7S QD 9D JC 9C 8C"
    assert chosen(dealt({0: strong}, 3, "3: trump H")) == "knock"
    assert chosen(dealt({0: weak}, 3, "3: trump H")) == "pass"
    assert chosen(dealt({0: "10H AH 10S AS 10D AD 10C AC"}, 3, "3: no trump")) == "knock"


def test_it_knocks_back_with_a_strong_hand_only() -> None:
    strong, weak = "10H AH KH QH 8H 10S AS 10D", "QH 9H 8S 7S 9D 8D 9C 8C"
    assert chosen(dealt({3: strong}, 3, "3: trump H", "0: knock")) == "counter knock"
    assert chosen(dealt({3: weak}, 3, "3: trump H", "0: knock")) == "pass"


SPOKEN = ("3: trump H", "0: pass", "2: pass")


def test_it_gives_points_to_its_partners_sure_trick() -> None:
    hands = {0: "10S 7D", 1: "9S", 2: "AD KD 7C 8C 9D 8D JC 9C", 3: "8S"}
    assert chosen(dealt(hands, 3, *SPOKEN, "0: 10S", "1: 9S")) in ("AD", "KD")


def test_it_gives_the_opponents_trick_as_little_as_it_can() -> None:
    hands = {0: "7S", 1: "10S AS", 2: "KS QS JS 8S 7D 8D 9D 7C", 3: "9S"}
    assert chosen(dealt(hands, 3, *SPOKEN, "0: 7S", "1: 10S")) == "8S"


def test_it_leaves_its_partners_winner_untrumped() -> None:
    hands = {0: "10S AS", 1: "7S 8S", 2: "8H 9H 7D 8D 9D QC 7C 8C", 3: "9S"}
    assert chosen(dealt(hands, 3, *SPOKEN, "0: 10S", "1: 7S")) == "QC"


def test_the_dealers_side_draws_trumps() -> None:
    hands = {0: "10H AH KH QH 7D 8D 9D 10C", 1: "JH 9H 10S AS", 2: "8H 7S", 3: "7H 8S"}
    state = dealt(hands, 2, "2: trump H", "3: pass", "1: pass", "3: 8S", "0: QH", "1: 10S", "2: 7S")
    assert chosen(state) in ("10H", "AH")


def test_it_claims_a_revoke_that_has_shown_and_keeps_quiet_otherwise() -> None:
    hands = {0: "KS 7S", 1: "10S 9S JD", 2: "AS 8S", 3: "QS JS"}
    state = dealt(hands, 3, *SPOKEN, "0: KS", "1: JD", enforcement="table")
    assert evident_revoke(state.view(2)) == -1
    assert chosen(state, 2) in ("8S", "AS")
    quiet = make_player("rule", state.game, 1)
    assert quiet.delay(state.view(3)) > 60 > quiet.delay(state.view(2))
    play(state, "2: 8S", "3: QS", "0: 7S", "1: 9S")
    assert chosen(state, 2) == "claim 1"
    assert quiet.delay(state.view(0)) < 60
    assert evident_revoke(state.view(3)) == -1  # a partner is not given away


def test_it_keeps_to_the_duties_where_any_card_may_fall() -> None:
    hands = {0: "KS", 1: "10S 9S 7D 8D 9D 7C 8C 9C"}
    state = dealt(hands, 3, *SPOKEN, "0: KS", enforcement="table")
    assert chosen(state, 1) == "10S"


def test_a_round_of_four_players_beats_two_random_ones_clearly() -> None:
    game = troef.game("manillen-tornooi", boompjes=1, deals_per_boompje=4)
    ends = [outcome(state).scores for state in two_against_random(game, 12)]
    assert sum(scores[0] for scores in ends) > 3 * sum(scores[1] for scores in ends)


def test_with_changed_chairs_it_knows_its_partner() -> None:
    game = troef.game("manillen-tornooi", boompjes=2, deals_per_boompje=4)
    state, dealer = game.start(4), troef.SeededDealer("chairs")
    player = make_player("rule", game, 1)
    while len(state.sheet) < 4 or state.awaits_deal:
        if state.awaits_deal and state.view(0).around != [0, 1, 2, 3] and state.view(0).fact("draw") is None:
            # the scorer leads the ten of spades, seat 1 sits opposite
            hands = {0: "10S 7D", 3: "9S", 1: "AD KD 7C 8C 9D 8D JC 9C", 2: "8S"}
            state.deal(state.arrange(hands))
        elif state.awaits_deal:
            state.deal(game.arrange(draw="7S 8S 9S 10S") if state.view(0).fact("draw") else dealer.next(state.pack()))
        else:
            seat = state.actors()[0]
            state.play(seat, player.choose(state.view(seat), 0.1))
    play(state, "2: trump H", "0: pass", "1: pass", "0: 10S", "3: 9S")
    assert state.actors() == (1,)
    assert chosen(state) in ("AD", "KD")
