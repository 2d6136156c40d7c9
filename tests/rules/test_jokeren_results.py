"""Jokeren: which rounds `settle` takes, and positions in the middle of a match."""

import pytest

import troef
from clauses import clause
from playing import hand, lay, play, texts
from troef.cards.card import cards_text
from troef.core.position_facts import PositionError
from troef.core.result import ResultError

SLUG = "jokeren"


def fault(winner: object, left: object, **options: object) -> str:
    """Why `settle` refuses a round; empty when it takes it."""
    try:
        troef.game(SLUG, **options).settle({"winner": winner, "left": left})
    except ResultError as error:
        return str(error)
    return ""


# ---- results ----


@clause(SLUG, "S3", "S4", "R13", "R26", "R27")
@pytest.mark.parametrize(("seats", "minimum"), [(2, 40), (3, 50), (4, 40), (6, 50)])
def test_what_random_rounds_end_with_is_taken_and_scored_alike(seats: int, minimum: int) -> None:
    game = troef.game(SLUG, opening_minimum=minimum, rounds=20)
    rng, state = troef.Rng(f"jokeren {seats}"), game.start(seats)
    for _ in range(3):
        number = state.deal_number
        while not len(state.sheet) > number:
            if state.awaits_deal:
                state.deal_shuffled(rng)
                continue
            state.play(state.actors()[0], int(state.phase.pick(state.actors()[0], rng)))
        left = [len(state.view(troef.REFEREE).zone(f"hand-{seat}").cards) for seat in range(seats)]
        result = {"winner": left.index(0) if 0 in left else None, "left": left}
        assert game.settle(result) == state.sheet[-1].cells


#: What each player lays: that many cards of the row 2 … K A of a suit from the ace down, ten or more of them.
ROW = "AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H"


@clause(SLUG, "R6", "R7", "R13", "R15", "R23")
@pytest.mark.parametrize("laid", range(4, 13))
def test_a_row_of_as_many_cards_as_are_laid_leaves_the_rest(laid: int) -> None:
    row = ROW.split()
    state = lay(troef.game(SLUG), 2, 1, hands={0: ROW}, stock="2C")
    play(state, "0: draw")
    play(state, f"0: meld {' '.join(reversed(row[:laid]))}", "0: discard 2C")
    left = len(hand(state, 0))
    assert left == 13 - laid and fault(1, (left, 0)) == ""


HELD_40 = "who does not go out holds 13 cards, or 1 to 9 once he has come out"
HELD_50 = "who does not go out holds 13 cards, or 1 to 8 once he has come out"


@clause(SLUG, "E11", "R3", "R13", "R23", "R25", "R27", "S1", "S3", "S4")
@pytest.mark.parametrize(
    ("winner", "left", "message"),
    [
        (1, (3, 0, 13, 2), ""),  # E11
        (None, (4, 7), ""),
        (None, (13, 13, 13, 13, 13, 13), ""),
        (0, (0, 1), ""),
        # who goes out has no cards left, and nobody else
        (0, (1, 2), "left: who goes out has no cards left, seat 0 has 1"),
        (0, (0, 0), f"left[1]: {HELD_40}, not 0"),
        (None, (0, 2), f"left[0]: {HELD_40}, not 0"),
        (None, (3, -1), f"left[1]: {HELD_40}, not -1"),
        # no hand grows; a first meld takes four cards at least
        (0, (0, 14), f"left[1]: {HELD_40}, not 14"),
        (0, (0, 12), f"left[1]: {HELD_40}, not 12"),
        (0, (0, 10), f"left[1]: {HELD_40}, not 10"),
        (0, (0, 9), ""),
        (5, (0, 2), "winner: there is no seat 5 among 2"),
        (-1, (0, 2), "winner: there is no seat -1 among 2"),
        (0, (0,), "left: jokeren is played by 2 to 6, not 1"),
        (0, (0, 3, 3, 3, 3, 3, 3), "left: jokeren is played by 2 to 6, not 7"),
        (True, (3, 0), "winner: it is a whole number, not True"),
        (1, (2.5, 0), "left[0]: it is a whole number, not 2.5"),
        (0, (0, "3"), "left[1]: it is a whole number, not '3'"),
    ],
)
def test_rounds_that_can_be_and_rounds_that_cannot(winner: object, left: object, message: str) -> None:
    assert fault(winner, left) == message


@clause(SLUG, "R13", "S1")
def test_fifty_points_take_a_card_more_than_forty() -> None:
    assert fault(0, (0, 9), opening_minimum=40) == "" and fault(0, (0, 8), opening_minimum=50) == ""
    assert fault(0, (0, 9), opening_minimum=50) == f"left[1]: {HELD_50}, not 9"


# ---- positions in the middle of a match ----


@clause(SLUG, "R2", "R4", "R10", "R13", "S5")
def test_a_third_round_in_which_the_first_player_comes_out_with_a_joker() -> None:
    state = troef.game(SLUG).position(
        {
            "seats": 3,
            "dealer": 1,
            "deal": 3,
            "sheet": [[0, 3, 13], [7, 0, 9]],
            "cards": {"hand-2": "10C JC QC * AC 2D 4D 6H 8H 9S 3S 5S 7D", "stock": "KD 4C"},
            "moves": ["2: draw", "2: meld 10C JC QC *=KC AC"],
        }
    )
    assert state.view(0).totals == (7, 3, 22) and state.actors() == (2,)
    assert {"discard KD", "discard 2D"} <= texts(state)
    play(state, "2: discard KD")
    assert cards_text(state.view(0).zone("discard").cards) == "KD" and state.actors() == (0,)


@clause(SLUG, "E12", "R26")
def test_discards_that_were_shuffled_come_back_between_the_moves() -> None:
    state = troef.game(SLUG).position({"seats": 6, "cards": {}})
    while not state.awaits_deal:
        play(state, f"{state.actors()[0]}: draw")
        seat = state.actors()[0]
        play(state, f"{seat}: {state.game.show(state.legal(seat)[-1])}")
    state.deal(state.arrange(stock=cards_text(state.pack()[5:7])))
    play(state, f"{state.actors()[0]}: draw")
    written = state.position()
    assert isinstance(written["moves"], list)
    assert [len(str(step["pack"]).split()) for step in written["moves"] if isinstance(step, dict)] == [29]
    again = state.game.position(written)
    seen, seen_again = state.view(troef.REFEREE), again.view(troef.REFEREE)
    assert [cards_text(zone.cards) for zone in seen_again.zones] == [cards_text(zone.cards) for zone in seen.zones]


@clause(SLUG, "R13", "S3", "S4", "S5")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"deal": 2, "sheet": [[0, 3, 13, 2]]}, ""),
        ({"deal": 2, "sheet": [[4, 3, 13, 2]]}, ""),
        ({"deal": 2, "sheet": [[0, 0, 13, 2]]}, "sheet row 1: in one round nobody gets 0, 0, 13, 2 cards"),
        ({"deal": 2, "sheet": [[0, 3, 11, 2]]}, "sheet row 1: in one round nobody gets 0, 3, 11, 2 cards"),
        ({"deal": 3, "totals": [0, 26, 11, 2]}, ""),
        ({"deal": 3, "totals": [0, 27, 11, 2]}, "sheet row 1: in 2 rounds nobody gets 0, 27, 11, 2 cards"),
        ({"deal": 3, "totals": [0, 1, 11, 2]}, "sheet row 1: in 2 rounds nobody gets 0, 1, 11, 2 cards"),
        ({"deal": 6}, "deal: a match has 5 deals, this would be number 6"),
        ({"totals": [0, 1, 11, 2]}, "sheet: 1 rows after 0 deals"),
    ],
)
def test_positions_that_a_match_comes_to_and_others(facts: dict[str, object], message: str) -> None:
    try:
        troef.game(SLUG).position(facts)
        said = ""
    except PositionError as error:
        said = str(error)
    assert said == message
