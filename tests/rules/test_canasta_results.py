"""Canasta: which rounds `settle` takes, and positions in the middle of a match."""

from itertools import combinations_with_replacement, product

import pytest

import troef
from clauses import clause
from playing import hand, play, texts
from scored_deals import scored_deals
from troef.cards.card import cards_text
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.core.view import SheetRow

SLUG = "canasta"
#: A team that has not melded: twelve low cards and ten tens.
QUIET = {"left": 160}

Facts = dict[str, object]


def fault(first: Facts, second: "Facts | None" = None, **options: object) -> str:
    """Why `settle` refuses a round; empty when it takes it."""
    try:
        troef.game(SLUG, **options).settle({"sides": [first, QUIET if second is None else second]})
    except ResultError as error:
        return str(error)
    return ""


def sides_of(row: SheetRow, state: troef.State) -> list[Facts]:
    """The sides of a round that was played, from its row and the laid-open table."""
    sides: list[Facts] = []
    for side in range(2):
        own = {entry.label: entry for entry in row.entries if entry.column == side}
        points = {label: entry.points for label, entry in own.items()}
        counts = {label: entry.count for label, entry in own.items()}
        out = next((label for label in ("out", "concealed") if label in own), "")
        sides.append(
            {
                "melded": points.get("melds", 0),
                "left": -points.get("left", 0),
                "clean": counts.get("clean", 0),
                "dirty": counts.get("dirty", 0),
                "red_threes": counts.get("red-threes", 0),
                "out": out,
            }
        )
    return sides


# ---- results ----


@clause(SLUG, "S1", "S2", "S3", "S5", "P1")
def test_what_random_rounds_end_with_is_taken_and_scored_alike() -> None:
    game = troef.game(SLUG)
    for state in scored_deals(game, "canasta results", 40):
        row = state.sheet[-1]
        assert game.settle({"sides": sides_of(row, state)}) == row.cells * 2


@clause(SLUG, "R11", "R32", "R37", "S2", "S3")
def test_next_to_what_random_rounds_end_with() -> None:
    """A point more or less is no value of cards; only one side is out, with a canasta; there are four red threes."""
    for state in scored_deals(troef.game(SLUG), "canasta neighbours", 20):
        first, second = sides_of(state.sheet[-1], state)
        assert fault(first, second) == "" == fault(second, first)
        for name in ("melded", "left"):
            assert fault({**first, name: int(str(first[name])) + 1}, second) != ""
            assert fault({**first, name: int(str(first[name])) - 1}, second) != ""
        assert fault({**first, "red_threes": 5 - int(str(second["red_threes"]))}, second) != ""
        one, other = {**first, "out": "out"}, {**second, "out": "out"}
        assert fault(one, other) != ""
        has_canasta = bool(first["clean"] or first["dirty"])
        assert (fault({**one, "left": 110}, {**second, "out": ""}) == "") <= has_canasta


def melds_of(value: int) -> set[tuple[int, int, int, int, int]]:
    """Every meld of a rank of eight cards: points, clean, dirty, twos, jokers."""
    found = set()
    for naturals, twos, jokers in product(range(2, 9), range(4), range(4)):
        wild, size = twos + jokers, naturals + twos + jokers
        if size >= 3 and wild <= 3:
            points = naturals * value + 20 * twos + 50 * jokers
            found.add((points, int(size >= 7 and not wild), int(size >= 7 and wild > 0), twos, jokers))
    return found


@clause(SLUG, "R8", "R11", "R14", "S2")
@pytest.mark.parametrize(("clean", "dirty"), [(0, 0), (1, 0), (0, 1)])
def test_what_one_or_two_melds_count_is_taken_and_no_less_than_the_smallest(clean: int, dirty: int) -> None:
    """With little melded there are two melds at most: all of them are tried."""
    shapes = [meld for value in (5, 10, 20) for meld in melds_of(value)]
    single = {meld[0] for meld in shapes if meld[1:3] == (clean, dirty)}
    pairs = {
        one[0] + two[0]
        for one, two in combinations_with_replacement(shapes, 2)
        if (one[1] + two[1], one[2] + two[2]) == (clean, dirty) and one[3] + two[3] <= 8 and one[4] + two[4] <= 4
    }
    small = 45 if not clean + dirty else 80 if dirty else 65  # so little is never three melds
    nothing = {0} if not clean + dirty else set()
    for melded in range(0, small, 5):
        said = fault({"melded": melded, "left": 110, "clean": clean, "dirty": dirty})
        assert (said == "") == (melded in single | pairs | nothing), (melded, said)


NO_DIRTY_45 = "sides[0].melded: no melds with 0 clean and 1 dirty canastas count 45"
NO_CLEAN_45 = "sides[0].melded: no melds with 1 clean and 0 dirty canastas count 45"


@clause(SLUG, "R8", "R14", "R32", "R34", "R36", "R37", "R38", "S2", "S3", "S4")
@pytest.mark.parametrize(
    ("first", "second", "message"),
    [
        # canastas against what is melded: seven fours count 35, eight 40; 45 would need a meld of ten
        ({"melded": 35, "left": 90, "clean": 1}, None, ""),
        ({"melded": 40, "left": 90, "clean": 1}, None, ""),
        ({"melded": 45, "left": 90, "clean": 1}, None, NO_CLEAN_45),
        # six fours and a two are the cheapest dirty canasta
        (
            {"melded": 45, "left": 90, "dirty": 1},
            None,
            "sides[0].melded: no melds with 0 clean and 1 dirty canastas count 45",
        ),
        ({"melded": 50, "left": 90, "dirty": 1}, None, ""),
        ({"melded": 10, "left": 110}, None, "sides[0].melded: no melds with 0 clean and 0 dirty canastas count 10"),
        ({"melded": 15, "left": 110}, None, ""),
        ({"melded": 12, "left": 110}, None, "sides[0].melded: no melds with 0 clean and 0 dirty canastas count 12"),
        ({"melded": -5, "left": 110}, None, "sides[0].melded: no melds with 0 clean and 0 dirty canastas count -5"),
        ({"left": 140, "clean": 1}, None, "sides[0].melded: no melds with 1 clean and 0 dirty canastas count 0"),
        ({"left": 140, "clean": -1}, None, "sides[0]: a team has 0 to 11 canastas, not -1 clean and 0 dirty canastas"),
        # only who goes out lays black threes: seven fours and three of these
        ({"melded": 35 + 15, "left": 60, "clean": 1, "out": "out"}, None, ""),
        # eleven ranks, eight cards each: five canastas for each team, not six
        ({"melded": 300, "left": 90, "clean": 5}, {"melded": 300, "left": 90, "clean": 5}, ""),
        (
            {"melded": 500, "left": 90, "clean": 6},
            {"melded": 500, "left": 90, "clean": 6},
            "sides: one pack has no 12 clean and 0 dirty canastas so shared",
        ),
        # two dirty canastas of a rank need all six wild cards that they can take
        ({"melded": 550, "left": 10, "dirty": 6}, {"melded": 480, "left": 10, "dirty": 5}, ""),
        (
            {"melded": 550, "left": 10, "dirty": 6},
            {"melded": 550, "left": 10, "dirty": 6},
            "sides: one pack has no 0 clean and 12 dirty canastas so shared",
        ),
        # four ranks count five: each team may have its three clean canastas, but not both the cheapest
        ({"melded": 105, "left": 90, "clean": 3}, {"melded": 175, "left": 90, "clean": 3}, ""),
        (
            {"melded": 105, "left": 90, "clean": 3},
            {"melded": 140, "left": 90, "clean": 3},
            "sides: 105 and 140 are too little for the canastas of both: few ranks count five",
        ),
        # red threes
        ({"left": 140, "red_threes": 4}, None, ""),
        ({"left": 140, "red_threes": 5}, None, "sides[0].red_threes: there are four red threes, not 5"),
        ({"left": 140, "red_threes": -1}, None, "sides[0].red_threes: there are four red threes, not -1"),
        ({"left": 140, "red_threes": 3}, {"left": 140, "red_threes": 1}, ""),
        (
            {"left": 140, "red_threes": 3},
            {"left": 140, "red_threes": 2},
            "sides: there are four red threes, not 3 and 2",
        ),
        # who can be out
        ({"melded": 80, "left": 30, "clean": 1, "out": "out"}, None, ""),
        ({"melded": 80, "left": 30, "clean": 1, "out": "concealed"}, None, ""),
        ({"melded": 80, "left": 30, "out": "out"}, None, "sides[0].out: who goes out has a canasta on his side"),
        ({"melded": 80, "left": 30, "out": "concealed"}, None, "sides[0].out: who goes out has a canasta on his side"),
        (
            {"melded": 80, "left": 30, "clean": 1, "out": "out"},
            {"melded": 80, "left": 30, "clean": 1, "out": "concealed"},
            "sides: only one side goes out",
        ),
        (
            {"melded": 80, "left": 30, "clean": 1, "out": "gone"},
            None,
            'sides[0].out: it is one of "", "out", "concealed", not \'gone\'',
        ),
        # hands: a partner holds a card, and who does not go out too
        (
            {"melded": 80, "left": 0, "clean": 1, "out": "out"},
            None,
            "sides[0].left: cards count 5 or more each, and 1 of the team hold some: not 0",
        ),
        (
            {"melded": 80, "left": 5, "clean": 1},
            None,
            "sides[0].left: cards count 5 or more each, and 2 of the team hold some: not 5",
        ),
        (
            {"melded": 80, "left": 12, "clean": 1},
            None,
            "sides[0].left: cards count 5 or more each, and 2 of the team hold some: not 12",
        ),
        # hands above the pack: four jokers, sixteen aces and twos, and two tens are the dearest of twenty-two cards
        ({"left": 540}, None, ""),
        ({"left": 545}, None, "sides[0].left: without a meld a team holds 22 cards, which count 540 at most, not 545"),
        ({"left": 540}, {"left": 220}, ""),
        ({"left": 540}, {"left": 225}, "sides: four hands of eleven count 760 at most, not 765"),
        # twenty-two cards or more of a team, five each at least: seven fours and fifteen low cards in hand
        ({"melded": 35, "left": 75, "clean": 1}, None, ""),
        (
            {"melded": 35, "left": 70, "clean": 1},
            None,
            "sides[0].left: a team has 22 cards or more, which count 110 at least, not 105",
        ),
        ({"left": 110}, None, ""),
        ({"left": 105}, None, "sides[0].left: a team has 22 cards or more, which count 110 at least, not 105"),
        # with a dirty canasta one of them is a two
        ({"melded": 50, "left": 75, "dirty": 1}, None, ""),
        (
            {"melded": 50, "left": 70, "dirty": 1},
            None,
            "sides[0].left: a team has 22 cards or more, which count 125 at least, not 120",
        ),
        # thirty-six cards count five: both teams have eight others
        ({"left": 110}, {"left": 150}, ""),
        ({"left": 110}, {"left": 145}, "sides: the 44 cards of both teams count 260 at least, not 255"),
        # who goes out concealed lays eleven cards at least: seven fours and four fives; six fours, a two, four fives
        ({"melded": 55, "left": 55, "clean": 1, "out": "concealed"}, None, ""),
        (
            {"melded": 50, "left": 60, "clean": 1, "out": "concealed"},
            None,
            "sides[0].melded: who goes out concealed lays eleven cards, which count 55 at least, not 50",
        ),
        ({"melded": 70, "left": 55, "dirty": 1, "out": "concealed"}, None, ""),
        (
            {"melded": 65, "left": 60, "dirty": 1, "out": "concealed"},
            None,
            "sides[0].melded: who goes out concealed lays eleven cards, which count 70 at least, not 65",
        ),
        # 1180 in all; when nobody goes out a card lies on the pile
        ({"melded": 900, "left": 165, "clean": 1}, {"left": 110}, ""),
        (
            {"melded": 900, "left": 170, "clean": 1},
            {"left": 110},
            "sides: melds and hands together count 1175 at most, not 1180",
        ),
        ({"melded": 900, "left": 170, "clean": 1, "out": "out"}, {"left": 110}, ""),
    ],
)
def test_rounds_that_can_be_and_rounds_that_cannot(first: Facts, second: "Facts | None", message: str) -> None:
    assert fault(first, second) == message


@clause(SLUG, "R15", "R35", "S7")
def test_in_a_match_of_one_round_first_melds_count_fifty() -> None:
    """Nobody is below zero yet."""
    low: Facts = {"melded": 45, "left": 120}
    assert fault(low) == "" == fault({**low, "melded": 50}, max_rounds=1)
    assert fault(low, max_rounds=1) == "sides[0].melded: first melds count 50 at least, not 45"


@clause(SLUG, "E9", "E10", "E12", "S1", "S2", "S3")
def test_the_rounds_of_the_book_are_taken() -> None:
    nine: Facts = {"melded": 195, "left": 60, "clean": 1, "dirty": 1, "red_threes": 2, "out": "out"}
    ten: Facts = {"left": 140, "red_threes": 3}
    ten_two: Facts = {"left": 140, "red_threes": 2}
    assert troef.game(SLUG).settle({"sides": [nine, ten_two]}) == (1235, -340, 1235, -340)
    assert troef.game(SLUG).settle({"sides": [QUIET, ten]}) == (-160, -440, -160, -440)
    twelve: Facts = {"melded": 90, "left": 55, "clean": 1, "out": "concealed"}
    assert troef.game(SLUG).settle({"sides": [twelve, QUIET]})[0] == 90 + 500 + 200 - 55


@clause(SLUG, "S1")
@pytest.mark.parametrize(
    ("sides", "message"),
    [
        ([QUIET], "sides: 2 values are wanted, not 1"),
        ([QUIET, {"left": "120"}], "sides[1].left: it is a whole number, not '120'"),
        ([QUIET, {"left": 120, "melded": True}], "sides[1].melded: it is a whole number, not True"),
        ([QUIET, {"rest": 120}], "sides[1]: there is no field 'rest'"),
    ],
)
def test_results_that_are_not_well_written(sides: list[Facts], message: str) -> None:
    with pytest.raises(ResultError) as caught:
        troef.game(SLUG).settle({"sides": sides})
    assert str(caught.value).startswith(message)


# ---- positions in the middle of a match ----


@clause(SLUG, "R1", "R15", "R16", "R19", "R21", "R26", "S6")
def test_a_fourth_round_in_which_a_first_meld_takes_the_pile() -> None:
    position = {
        "dealer": 2,
        "deal": 4,
        "totals": [1620, -85],
        "cards": {
            "hand-3": "4C 5C 6C 7C 8C 9C 10C JC QC 4D 5D",
            "hand-0": "KD KH AH AS AD 4H 5H 6H 7H 8H 9H",
            "hand-1": "4S 5S 6S 7S 8S 9S 10S JS QS 6D 7D",
            "hand-2": "4S 5S 6S 7S 8S 9S 10S JS QS 8D 9D",
            "upcard": "QD",
            "stock": "KC 10D",
        },
        "moves": ["3: draw stock", "3: discard KC"],
    }
    state = troef.game(SLUG).position(position)
    assert state.actors() == (0,) and state.view(0).totals == (1620, -85)
    assert texts(state) == {"draw stock", "take pile K K"}  # 30, and the aces make up the 90
    play(state, "0: take pile K K")
    assert texts(state) == {"meld A A A"}
    play(state, "0: meld A A A")
    assert "QD" in hand(state, 0)
    again = troef.game(SLUG).position(state.position())
    assert hand(again, 0) == hand(state, 0)


@clause(SLUG, "R1", "S2", "S6", "S7")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"deal": 3, "totals": [1205, -340]}, ""),
        ({"deal": 2, "sheet": [[1235, -340]]}, ""),
        ({"deal": 2, "sheet": [[1232, -340]]}, "sheet row 1: scores are multiples of 5, not 1232"),
        ({"deal": 2, "sheet": [[0, -1345]]}, "sheet row 1: a team scores -1340 to 7310 in one round, not -1345"),
        ({"deal": 3, "totals": [0, -2600]}, ""),
        ({"deal": 3, "sheet": [[5120, 340], [0, 0]]}, "sheet row 1: with 5120 and 340 the match would be over"),
        ({"deal": 3, "totals": [5120, 5340]}, "sheet row 1: with 5120 and 5340 the match would be over"),
        ({"deal": 3, "totals": [5120, 5120]}, ""),
        ({"deal": 51}, "deal: a match has 50 deals, this would be number 51"),
        ({"totals": [100, 0]}, "sheet: 1 rows after 0 deals"),
        ({"deal": 2, "totals": [100, 0, 100, 0]}, "totals: a list of 2 whole numbers is wanted"),
    ],
)
def test_positions_that_a_match_comes_to_and_others(facts: Facts, message: str) -> None:
    try:
        troef.game(SLUG).position(facts)
        said = ""
    except PositionError as error:
        said = str(error)
    assert said == message


@clause(SLUG, "R2", "R3")
def test_a_deal_of_a_later_dealer_is_laid_with_its_upcards() -> None:
    state = troef.game(SLUG).position({"dealer": 1, "deal": 2, "totals": [300, 200]})
    state.deal(state.arrange({2: "KH KS"}, upcard="2H 4D", stock="9C"))
    assert state.actors() == (2,)
    assert cards_text(state.view(2).zone("discard").cards) == "2H 4D"
    wrong = troef.game(SLUG).arrange({2: "KH KS"}, dealer=0)
    other = troef.game(SLUG).position({"dealer": 1, "deal": 2})
    with pytest.raises(troef.DealError, match="was arranged for a deal by seat 0, here seat 1 deals"):
        other.deal(wrong)
