"""Which results `settle` takes, and which positions of a match there are, in klaverjassen."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from klaverjas_positions import SLUG, VARIANTS, game, mask

import troef
from clauses import clause
from playing import play, texts
from troef.cards.card import card_text
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.games.klaverjassen import PACK, Result
from troef.tricks.roem import roem_points

TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 4, "Q": 3}
PLAIN_POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}
#: Hearts, where a trump suit must be named.
HEARTS = 2


def card_points(card: str) -> int:
    return (TRUMP_POINTS if card[-1] == "H" else PLAIN_POINTS).get(card[:-1], 0)


def possible(points: int, roem: tuple[int, int] = (0, 0), pit: "int | None" = None) -> bool:
    """Whether `settle` takes such a deal, with either side as makers, in tens and exact."""
    answers = set()
    for makers in (0, 1):
        for rounding in ("exact", "tens"):
            try:
                game(rounding=rounding).settle(Result(makers, (points, 162 - points), roem, pit))
                answers.add(True)
            except ResultError:
                answers.add(False)
    assert len(answers) == 1
    return answers.pop()


# ---- results that are and that are not ----


@clause(SLUG, "R7", "R18", "S1")
def test_no_card_counts_one_point() -> None:
    assert [points for points in range(163) if not possible(points)] == [1, 161]


@clause(SLUG, "R14", "R15", "R16")
def test_roem_is_made_of_combinations() -> None:
    assert [roem for roem in range(0, 130, 10) if not possible(81, (roem, 0))] == [10, 30]
    for roem in (-20, 5, 25):
        assert not possible(81, (0, roem))


#: Points of the first side, roem of both, who won all tricks; whether there is such a deal, and why.
CORNERS = [
    (0, (0, 0), None, True),  # a trick of worthless cards was won
    (0, (20, 0), None, True),  # 9 8 7 of a plain suit and another worthless card
    (0, (40, 0), None, True),
    (0, (60, 0), None, False),  # three of them need twelve worthless cards, there are eleven
    (2, (60, 0), None, True),  # with a jack there are twelve
    (0, (50, 0), None, False),  # a run of four has more than 9 8 7
    (10, (50, 0), None, True),  # 10 9 8 7
    (2, (0, 20), None, True),
    (7, (40, 0), None, True),  # two runs of three, or king and queen of trump with one
    (11, (100, 0), None, False),  # four queens are 12 points
    (12, (100, 0), None, True),
    (22, (100, 0), None, True),
    (25, (200, 0), None, False),  # four jacks are 26 points
    (26, (200, 0), None, True),
    (36, (200, 0), None, True),
    (162, (0, 0), None, True),  # the others won worthless cards, and not the last trick
    (162, (0, 20), None, True),
    (162, (0, 40), None, True),
    (162, (0, 60), None, False),
    (162, (0, 100), None, False),
    (162, (700, 0), 0, True),  # 10 9 8 7 in every suit, four jacks, queens, kings and aces
    (162, (710, 0), 0, False),
    (162, (530, 0), 0, False),  # five fours of a kind leave no room for 30 more
    (81, (400, 310), None, False),
    (162, (0, 20), 0, False),  # who has no trick has no roem
    (152, (0, 0), 0, False),  # who wins all tricks wins the last one
    (162, (0, 0), 1, False),
    (0, (0, 70), 1, True),
]


@clause(SLUG, "R14", "R18", "S1")
@pytest.mark.parametrize(("points", "roem", "pit", "there_is"), CORNERS)
def test_corners(points: int, roem: tuple[int, int], pit: "int | None", there_is: bool) -> None:
    assert possible(points, roem, pit) == there_is


@clause(SLUG, "R14", "R15")
def test_the_poorest_tricks_against_every_way_to_lay_them() -> None:
    """A side with 0 or 2 points has won worthless cards and at most one plain jack: up to three tricks of them."""
    poor = [card for card in PACK if card_points(card_text(card)) in (0, 2)]
    tricks = [
        (sum(2**card for card in trick), sum(card_points(card_text(card)) for card in trick))
        for trick in combinations(poor, 4)
    ]
    tricks = [(cards, points) for cards, points in tricks if points <= 2]
    worth = {cards: int(roem_points(cards, HEARTS)) for cards, _ in tricks}
    found = set()

    def lay_more(taken: int, points: int, roem: frozenset[int], start: int) -> None:
        for place in range(start, len(tricks)):
            cards, more = tricks[place]
            if not cards & taken and points + more <= 2:
                claims = roem | {claim + worth[cards] for claim in roem}
                found.update((points + more, claim) for claim in claims)
                if worth[cards]:  # tricks without roem bring nothing new
                    lay_more(taken | cards, points + more, claims, place + 1)

    lay_more(0, 0, frozenset({0}), 0)
    assert found == {(points, roem) for points in (0, 2) for roem in range(0, 200, 10) if possible(points, (roem, 0))}


@clause(SLUG, "R14", "S1", "S2")
@given(st.permutations(PACK), st.lists(st.integers(0, 1), min_size=8, max_size=8), st.integers(0, 255))
def test_any_eight_tricks_are_a_result(cards: list[int], winners: list[int], claims: int) -> None:
    points, roem = [0, 0], [0, 0]
    for trick, winner in enumerate(winners):
        names = [card_text(card) for card in cards[4 * trick : 4 * trick + 4]]
        points[winner] += sum(card_points(name) for name in names)
        if claims >> trick & 1:
            roem[winner] += int(roem_points(mask(names), HEARTS))
    points[winners[-1]] += 10
    pit = winners[0] if len(set(winners)) == 1 else None
    assert possible(points[0], (roem[0], roem[1]), pit)


def played(options: dict[str, str], seed: int) -> troef.State:
    """A random deal, played to its end."""
    state = game(**options).start(4)
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    rng = troef.Rng(seed)
    while state.actors():
        (seat,) = state.actors()
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    return state


@clause(SLUG, "S1", "S2", "S3", "S4", "S6")
@given(
    st.integers(0, 10**6), st.sampled_from(VARIANTS), st.sampled_from(("auto", "manual")), st.sampled_from(["tens", ""])
)
def test_a_played_deal_settles_as_it_was_written_down(seed: int, variant: str, claim: str, tens: str) -> None:
    state = played({"variant": variant, "roem_claim": claim, "rounding": tens or "exact"}, seed)
    view = state.view(troef.REFEREE)
    tricks = state.tricks
    won = [[card_text(card) for card in PACK if tricks.won[seat] >> card & 1] for seat in range(4)]
    points = sum(card_points(card) if view.fact("trump") == "H" else 0 for card in won[0] + won[2])
    if view.fact("trump") != "H":  # the points of the trump suit and of hearts change places
        trump = str(view.fact("trump"))
        swap = {trump: "H", "H": trump}
        points = sum(card_points(card[:-1] + swap.get(card[-1], card[-1])) for card in won[0] + won[2])
    if tricks.taker % 2 == 0:
        points += 10
    pit = None if won[0] + won[2] and won[1] + won[3] else int(not won[0] + won[2])
    marks = {"I": 20, "II": 40, "V": 50, "VI": 70, "O": 100, "OO": 200}
    (row,) = state.sheet
    roem = tuple(sum(marks[mark] for mark in marks_of.split()) for marks_of in row.marks)
    result = Result(int(str(view.fact("maker"))) % 2, (points, 162 - points), roem, pit)
    assert state.game.settle(result)[:2] == row.cells
    assert state.game.settle(result.as_dict())[:2] == row.cells


# ---- a position of a match ----


@clause(SLUG, "R1", "S7")
def test_a_position_in_the_middle_of_a_match() -> None:
    state = game().position(
        {
            "dealer": 2,
            "deal": 7,
            "totals": [620, 422],
            "cards": {"hand-3": "AS 10S KS QS JS 9S 8S 7S", "hand-0": "AH 10H KH QH JH 9H 8H 7H"},
            "moves": ["3: pass", "0: trump H", "3: AS", "0: 7H"],
        }
    )
    view = state.view(1)
    assert (view.totals, view.deal_number, view.dealer, view.turn) == ((620, 422), 7, 2, 1)
    assert view.fact("trump") == "H"
    play(state, *(f"1: {sorted(texts(state, 1))[0]}" for _ in range(1)))
    assert state.actors() == (2,)


@clause(SLUG, "S1", "S7")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"deal": 17}, "deal: a match has 16 deals, this would be number 17"),
        ({"deal": 2, "sheet": [[82, 80], [0, 162]]}, "sheet: 2 rows after 1 deals"),
        ({"deal": 3, "totals": [100, 62]}, "sheet row 1: 100 and 62 are not the points of 2 deals: each has 162"),
        ({"deal": 2, "totals": [100, 65]}, "sheet row 1: 100 and 65 are not the points of 1 deal: each has 162"),
        ({"deal": 2, "totals": [-20, 182]}, "sheet row 1: -20 and 182 are not"),
        ({"deal": 3, "sheet": [[82, 80], [10, 10]]}, "sheet row 2: 10 and 10 are not"),
        ({"dealer": 1, "cards": {"hand-0": "KH KH"}}, "cards: 'hand-0'"),
    ],
)
def test_a_position_that_no_match_comes_to(facts: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        game().position(facts)
    assert str(caught.value).startswith(message)


@clause(SLUG, "S6")
def test_totals_in_tens() -> None:
    rules = game(rounding="tens")
    assert rules.position({"deal": 3, "totals": [20, 14]}).view(0).totals == (20, 14)
    with pytest.raises(PositionError):
        rules.position({"deal": 3, "totals": [20, 11]})


@clause(SLUG, "R1", "R2")
def test_the_next_deal_is_laid_for_its_own_dealer() -> None:
    state = game().position({"dealer": 3, "deal": 4})
    state.deal(state.arrange({0: "JH 9H AH"}))
    assert {"JH", "9H", "AH"} <= {card_text(card) for card in state.view(0).zone("hand-0").cards}
    state = game().position({"dealer": 3, "deal": 4})
    with pytest.raises(troef.DealError, match="seat 0, here seat 3 deals"):
        state.deal(game().arrange({0: "JH 9H AH"}))
    assert state.awaits_deal
