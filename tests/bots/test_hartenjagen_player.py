"""The rule player of hartenjagen: what the table may expect of it."""

import pytest

import troef
from duels import one_against_random, wins
from playing import play
from troef.bots import make_player


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    seat = state.actors()[0]
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


def dealt(hands: dict[int, str], second: bool = False) -> troef.State:
    """A round that seat 0 leads."""
    before = {"deal": 9, "totals": (43, 33, 25, 55)} if second else {}
    cards = {f"hand-{seat}": text for seat, text in hands.items()}
    return troef.game("hartenjagen").position({"dealer": 3, "cards": cards, **before})


def test_the_queen_of_spades_goes_at_the_first_chance() -> None:
    state = play(dealt({0: "AC", 1: "QS AH KH AD KD QD JD 10D"}), "0: AC")
    assert chosen(state) == "QS"


def test_the_queen_hides_under_the_king() -> None:
    state = play(dealt({0: "KS", 1: "QS JS 7S", 2: "8S", 3: "9S"}), "0: KS")
    assert chosen(state) == "QS"


def test_the_queen_is_not_spent_on_ones_own_trick() -> None:
    state = play(dealt({0: "8S", 1: "9S", 2: "10S", 3: "QS AS"}), "0: 8S", "1: 9S", "2: 10S")
    assert chosen(state) == "AS"


def test_it_ducks_hearts_with_the_highest_that_loses() -> None:
    state = play(dealt({0: "JH", 1: "10H 7H AH", 2: "8H", 3: "9H"}), "0: JH")
    assert chosen(state) == "10H"


@pytest.mark.parametrize("card", ["QS", "KS", "AS", "JC"])
def test_it_leads_nothing_that_catches_the_queen(card: str) -> None:
    other = {"QS": "KS"}.get(card, "QS")
    state = dealt({0: f"{card} 7D 8D 9D 10D JD QD KD", 1: other})
    assert chosen(state) != card


def test_in_part_two_the_queen_is_kept_from_others() -> None:
    state = play(dealt({0: "AC", 1: "QS AH 7D 8D 9D 10D JD QD"}, second=True), "0: AC")
    assert chosen(state) == "7D"


def test_in_part_two_points_are_taken() -> None:
    state = play(dealt({0: "8H", 1: "9H", 2: "10H", 3: "AH 7H"}, second=True), "0: 8H", "1: 9H", "2: 10H")
    assert chosen(state) in ("AH", "KH", "QH", "JH")


def all_points(totals: tuple[int, ...]) -> troef.State:
    """Seat 0 holds all hearts and takes everything that counts."""
    hands = {"hand-0": "AH KH QH JH 10H 9H 8H 7H", "hand-1": "QS JC"}
    facts = {"dealer": 3, "deal": 9, "totals": totals, "cards": hands}
    state = troef.game("hartenjagen").position(facts)
    while state.view(0).phase == "play":
        seat = state.actors()[0]
        moves = {state.game.show(move): move for move in state.legal(seat)}
        state.play(seat, moves.get("QS", moves.get("JC", next(iter(moves.values())))))
    assert state.view(0).phase == "all-points"
    return state


@pytest.mark.parametrize(
    ("totals", "choice"),
    [
        ((20, 5, 5, 5), "self minus 15"),
        ((12, 20, 31, 44), "others plus 15"),
        ((40, 20, 31, 44), "self minus 15"),
        ((-3, 20, 31, 44), "self minus 15"),
    ],
)
def test_what_it_does_with_all_the_points(totals: tuple[int, ...], choice: str) -> None:
    assert chosen(all_points(totals)) == choice


def test_who_has_nearly_everything_goes_for_the_rest() -> None:
    state = dealt({0: "AH KH QH JH 10H 9H AS KS", 1: "QS JC", 2: "8H 7H"})
    hearts = ["AH", "KH", "QH", "JH"]
    for card in hearts:
        play(state, f"0: {card}")
        while state.actors() != (0,):
            seat = state.actors()[0]
            moves = {state.game.show(move): move for move in state.legal(seat)}
            state.play(seat, moves.get("QS", moves.get("JC", next(iter(moves.values())))))
    assert state.view(0).badge(0, "points") == 4 + 2 + 5 + 2
    assert chosen(state) in ("10H", "9H", "AS")


def test_it_beats_random_players_clearly() -> None:
    assert wins(one_against_random(troef.game("hartenjagen"), 24)) >= 18
