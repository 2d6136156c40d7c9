"""The rule player of klaverjassen: what a partner may expect of it."""

import pytest

import troef
from duels import outcome, played, two_against_random, wins
from playing import lay, play
from troef.bots import make_player
from troef.bots.klaverjassen import Outlook
from troef.cards.card import parse_cards


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    (seat,) = state.actors()
    player = make_player("rule", state.game, 1)
    return state.game.show(player.choose(state.view(seat), 0.1))


def dealt(hand: str, rules: str = "amsterdams", dealer: int = 3, **others: str) -> troef.State:
    """Seat 0 holds this hand and speaks first; `two="KH"` gives cards to seat 2."""
    names = {"one": 1, "two": 2, "three": 3}
    hands = {0: hand} | {names[name]: cards for name, cards in others.items()}
    return lay(troef.game("klaverjassen", rules=rules), dealer=dealer, hands=hands)


def test_it_makes_trump_of_a_suit_that_its_hand_carries() -> None:
    assert chosen(dealt("JH 9H AH 10H AS 10S 7D 8C")) == "trump H"
    assert chosen(dealt("JC 9C KC QC 7C AD 7S 8S")) == "trump C"


def test_it_passes_with_a_weak_hand_and_names_its_best_suit_when_it_must() -> None:
    state = dealt("7H 8H QH KH 7S 8D 9C 7D")
    assert chosen(state) == "pass"
    play(state, "0: pass", "1: pass", "2: pass", "3: pass")
    assert chosen(state) == "trump H"
    assert chosen(dealt("7H 8H QH KH 7S 8D 9C 7D", rules="utrechts")) == "trump H"


def test_as_maker_it_draws_trumps_from_the_top() -> None:
    state = play(dealt("JH 9H AH 10H AS 10S 7D 8C"), "0: trump H")
    assert chosen(state) == "JH"


def test_as_maker_it_goes_on_drawing_and_leads_its_aces_once_the_trumps_are_out() -> None:
    state = dealt("JH 9H AH AS 7S 7D 8D 8C", one="10H KH", three="QH 8H", two="7H AC 9C")
    play(state, "0: trump H", "0: JH", "1: KH", "2: 7H", "3: QH", "0: roem")
    assert chosen(state) == "9H"
    play(state, "0: 9H", "1: 10H", "2: 9C", "3: 8H", "0: roem")
    assert chosen(state) == "AS"


def test_points_go_to_the_partners_sure_trick_and_not_to_the_opponents() -> None:
    hands = {"one": "AS 7H 8H 9H", "two": "8S", "three": "7S 9S"}
    state = dealt("QS 10S 7D 8D 9D 7C 8C 9C", dealer=0, **hands)
    # hearts is made trump by seat 1, who leads the ace: seat 0 is last and loses as little as it can
    play(state, "1: trump H", "1: AS", "2: 8S", "3: 7S")
    assert chosen(state) == "QS"
    partner = dealt("QS 10S 7D 8D 9D 7C 8C 9C", dealer=1, one="7S 8S", two="AS 7H 8H 9H", three="9S")
    play(partner, "2: trump H", "2: AS", "3: 9S")
    assert chosen(partner) == "10S"


def test_it_ruffs_with_its_cheapest_trump_and_leaves_its_partners_trick_alone() -> None:
    hands = {"one": "AS 7S", "two": "KS 8S", "three": "10S 9S"}
    state = play(dealt("JH 9H 7H 7D 8D 9D 7C 8C", dealer=0, **hands), "1: trump H", "1: AS", "2: 8S", "3: 9S")
    assert chosen(state) == "7H"
    hands = {"one": "7S 8S", "two": "AS KS", "three": "10S 9S"}
    state = play(dealt("JH 9H 7H 7D 8D 9D 7C KC", dealer=1, **hands), "2: trump H", "2: AS", "3: 9S")
    assert chosen(state) in ("KC", "7C", "7D", "8D", "9D")


def test_roem_is_claimed() -> None:
    state = dealt("AS JH 9H 7H 8H 7D 8D 9D", one="KS 7S", two="QS 8S", three="JS 9S")
    play(state, "0: trump H", "0: AS", "1: KS", "2: QS", "3: JS")
    assert state.phase.name() == "roem"
    assert chosen(state) == "roem"


@pytest.mark.parametrize(
    ("maker", "taken", "claimed"),
    [(0, 140, False), (0, 90, True), (1, 140, True)],
)
def test_makers_who_will_be_nat_keep_silent_and_defenders_never_do(maker: int, taken: int, claimed: bool) -> None:
    passes = ["0: pass"] if maker == 1 else []
    state = play(dealt("7S 8S 9S 7D 8D 7C 8C 9D"), *passes, f"{maker}: trump S")
    outlook = Outlook(state.view(0), must_always_ruff=False)
    outlook.sides = [0, taken]
    outlook.trick = parse_cards("9C 8C 7C 10C")
    assert outlook.wants_roem() == claimed


def match_of(rules: str, *names: str) -> troef.Outcome:
    return outcome(played(troef.game("klaverjassen", rules=rules, deals=4), list(names) * 2, 5))


@pytest.mark.parametrize("rules", ["amsterdams", "rotterdams", "utrechts", "amsterdams-club"])
def test_it_clearly_beats_random_play(rules: str) -> None:
    assert wins(two_against_random(troef.game("klaverjassen", rules=rules, deals=4), 60)) > 0.85 * 60


def test_the_same_view_gives_the_same_move() -> None:
    assert match_of("rotterdams", "rule", "rule") == match_of("rotterdams", "rule", "rule")
