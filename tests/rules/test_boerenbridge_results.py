"""Which results and positions boerenbridge takes: those of lawful rounds, and no others."""

import itertools
from collections.abc import Iterator

import pytest
from boeren_positions import SLUG, at_round, dealt, game, predict
from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import play
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.games.boerenbridge import Result

RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]


def takes(predicted: tuple[int, ...], won: tuple[int, ...], **options: object) -> bool:
    """Whether `settle` takes a result."""
    try:
        game(**options).settle(Result(predicted, won))
    except ResultError:
        return False
    return True


def shares(size: int, seats: int) -> Iterator[tuple[int, ...]]:
    """Every way to share out the tricks of a round."""
    return (won for won in itertools.product(range(size + 1), repeat=seats) if sum(won) == size)


# ---- what a round scores ----


@clause(SLUG, "S1", "S2", "E8", "E9")
@pytest.mark.parametrize(
    ("predicted", "won", "points"),
    [(0, 0, 10), (3, 3, 19), (10, 10, 40), (2, 4, -6), (5, 0, -15), (0, 1, -3), (1, 0, -3), (1, 1, 13)],
)
def test_points(predicted: int, won: int, points: int) -> None:
    assert game().settle({"predicted": [predicted, 1, 0, 0, 0], "won": [won, 10 - won, 0, 0, 0]})[0] == points


@clause(SLUG, "S1", "S2")
@given(st.integers(3, 7), st.data())
def test_each_player_scores_by_his_own_numbers_only(seats: int, data: st.DataObject) -> None:
    won = data.draw(
        st.lists(st.integers(0, 2), min_size=seats, max_size=seats).filter(lambda tricks: 0 < sum(tricks) < 8)
    )
    predicted = [data.draw(st.integers(0, sum(won))) for _ in range(seats)]
    scores = game(hook_above=7).settle(Result(tuple(predicted), tuple(won)))
    for said, made, points in zip(predicted, won, scores, strict=True):
        assert points == (10 + 3 * made if said == made else -3 * abs(made - said))


# ---- which results there are ----


@clause(SLUG, "S1", "S2", "R8", "R9")
@pytest.mark.parametrize("seats", [3, 4, 5, 7])
def test_what_random_rounds_end_with_is_taken_and_scored_alike(seats: int) -> None:
    rng = troef.Rng(f"rounds of {seats}")
    state = game(max_hand=5, hook_above=1).start(seats)
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal_shuffled(rng)
        number = state.deal_number
        while state.deal_number == number and state.actors():
            state.play(state.actors()[0], int(state.phase.pick(state.actors()[0], rng)))
        marks = [mark.split("/") for mark in state.sheet[-1].marks]
        won, predicted = (tuple([int(mark[place]) for mark in marks]) for place in (0, 1))
        assert state.game.settle({"predicted": predicted, "won": won}) == state.sheet[-1].cells
        assert not takes(predicted, (won[0] + 6, *won[1:]), max_hand=5, hook_above=1)
        assert not takes((sum(won) + 1, *predicted[1:]), won, max_hand=5, hook_above=1)


@clause(SLUG, "R8", "R9", "R10")
@pytest.mark.parametrize(("size", "hook_above"), [(1, 0), (2, 0), (2, 2), (3, 2), (3, 3), (4, 3), (4, 4)])
def test_the_predictions_are_those_that_three_players_can_make_one_after_the_other(size: int, hook_above: int) -> None:
    made = set()
    for first, second, third in itertools.product(range(size + 1), repeat=3):
        state = predict(dealt(size, seats=3, dealer=2, hook_above=hook_above), first, second)
        if f"predict {third}" in {state.game.show(move) for move in state.legal(2)}:
            made.add((first, second, third))
    for predicted in itertools.product(range(-1, size + 2), repeat=3):
        assert takes(predicted, (size, 0, 0), hook_above=hook_above) == (predicted in made)


@clause(SLUG, "R13", "R15")
@pytest.mark.parametrize(("seats", "size"), [(3, 1), (3, 2), (3, 3), (4, 2), (5, 1), (7, 1)])
def test_small_hands_share_the_tricks_out_in_every_way(seats: int, size: int) -> None:
    rng, missing = troef.Rng("small hands"), set(shares(size, seats))
    state = at_round(size, seats)
    for _ in range(2000):
        deal = state.copy()
        deal.deal_shuffled(rng)
        while not deal.awaits_deal:
            deal.play(deal.actors()[0], int(deal.phase.pick(deal.actors()[0], rng)))
        missing.discard(tuple([int(mark.split("/")[0]) for mark in deal.sheet[-1].marks]))
        if not missing:
            break
    assert not missing


@clause(SLUG, "R4", "R13", "R15")
@pytest.mark.parametrize(("seats", "size"), [(3, 16), (4, 12), (5, 8), (6, 8), (7, 4)])
def test_large_hands_share_the_tricks_out_as_one_likes(seats: int, size: int) -> None:
    """Each trick is of one suit, so that everybody follows; its highest card is with whoever is to win it."""
    rng = troef.Rng("large hands")
    for number in range(6):
        winners = [0] * size if number == 0 else [int(rng.below(seats)) for _ in range(size)]
        tricks: list[dict[int, str]] = []
        for index, winner in enumerate(winners):
            suit, place = index % 4, index // 4
            cards = [f"{rank}{'CDHS'[suit]}" for rank in RANKS[place * seats : place * seats + seats]]
            others = [seat for seat in range(seats) if seat != winner]
            tricks.append(dict(zip([winner, *others], cards, strict=True)))
        hands = {seat: " ".join([trick[seat] for trick in tricks]) for seat in range(seats)}
        state = predict(dealt(size, hands, seats=seats), *[0] * seats)
        for trick in tricks:
            for _ in range(seats):
                seat = state.actors()[0]
                play(state, f"{seat}: {trick[seat]}")
        won = [winners.count(seat) for seat in range(seats)]
        assert state.sheet[-1].marks == tuple([f"{tricks}/0" for tricks in won])
        assert takes((0,) * seats, tuple(won))


@pytest.mark.parametrize(
    ("predicted", "won", "options", "message"),
    [
        ((1, 0), (1, 0), {}, "won: 3 to 7 play, not 2"),
        ((1, 0, 0), (1, 0, 0, 0), {}, "predicted: 4 players make 4 predictions, not 3"),
        ((0, 0, 0), (0, 0, 0), {}, "won: 3 players win 1 to 17 tricks together, not [0, 0, 0]"),
        ((0, 0, 0), (18, 0, 0), {}, "won: 3 players win 1 to 17 tricks together, not [18, 0, 0]"),
        ((0, 0, 0), (2, -1, 0), {}, "won: 3 players win 1 to 17 tricks together, not [2, -1, 0]"),
        ((2, 0, 0), (1, 0, 0), {}, "predicted: with 1 cards one predicts 0 to 1 tricks, not 2"),
        ((-1, 0, 0), (1, 0, 0), {}, "predicted: with 1 cards one predicts 0 to 1 tricks, not -1"),
        ((0, 0, 0, 0), (6, 0, 0, 0), {"max_hand": 5}, "won: 4 players win 1 to 5 tricks together, not [6, 0, 0, 0]"),
        ((0, 0, 0, 0), (1, 0, 0, 0), {"max_hand": 13}, "won: with these options 4 cannot play"),
        (
            (2, 2, 0),
            (4, 0, 0),
            {},
            "predicted: with 4 cards the dealer may not make the predictions 4 together",
        ),
    ],
)
@clause(SLUG, "R4", "R5", "R8", "R9")
def test_numbers_that_cannot_be_are_refused(
    predicted: tuple[int, ...], won: tuple[int, ...], options: dict[str, object], message: str
) -> None:
    with pytest.raises(ResultError) as caught:
        game(**options).settle(Result(predicted, won))
    assert str(caught.value) == message


@clause(SLUG, "R9", "R10", "R11")
def test_the_hook_rules_out_only_what_the_dealer_may_not_say() -> None:
    assert takes((1, 1, 1), (3, 0, 0))  # three cards: the dealer is free
    assert not takes((1, 1, 1), (3, 0, 0), hook_above=2)
    assert takes((2, 1, 0), (4, 0, 0)) and takes((4, 4, 4), (4, 0, 0))
    assert not takes((0, 0, 4), (2, 1, 1))
    assert takes((0, 0, 4), (2, 1, 1), hook_above=4)


# ---- positions in the middle of a match ----


@clause(SLUG, "R1", "R5", "S3")
def test_the_last_round_but_one_of_a_short_match() -> None:
    state = game(max_hand=2).position(
        {
            "seats": 3,
            "dealer": 0,
            "deal": 4,
            "sheet": [[13, 10, 10], [-3, 13, 13], [10, 16, -3]],
            "cards": {"hand-0": "AS", "hand-1": "2H", "hand-2": "KS", "upcard": "7H"},
            "moves": ["1: predict 1", "2: predict 0", "0: predict 1", "1: 2H", "2: KS", "0: AS"],
        }
    )
    assert state.view(0).totals == (13 + -3 + 10 - 3, 10 + 13 + 16 + 13, 10 + 13 - 3 + 10)
    assert (state.deal_number, state.dealer, state.awaits_deal) == (4, 1, True)


@clause(SLUG, "R4", "R5", "S1", "S2")
@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"deal": 26}, "deal: a match has 25 deals, this would be number 26"),
        ({"deal": 2, "sheet": [[13, 13, 10, 10]]}, "sheet row 1: no round with 1 card each gives 13, 13, 10, 10"),
        ({"deal": 2, "sheet": [[10, 10, 10, 10]]}, "sheet row 1: no round with 1 card each gives 10, 10, 10, 10"),
        (
            {"deal": 3, "sheet": [[10, 10, 10, 13], [10, 10, 10, 14]]},
            "sheet row 2: no round with 2 cards each gives 10, 10, 10, 14",
        ),
        (
            {"deal": 3, "totals": [10, 10, 10, 30]},
            "sheet: after 2 rounds a total is -9 to 29, not 10, 10, 10, 30",
        ),
        ({"deal": 2, "cards": {"hand-0": "AS KS QS"}}, "cards: 'hand-0' takes 2 cards, not 3"),
        ({"deal": 2, "cards": {"hand-0": "AS"}, "moves": ["0: predict 3"]}, "move 1: '0: predict 3' is not allowed"),
    ],
)
def test_positions_that_no_match_comes_to(facts: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        game().position({"dealer": 3, **facts})
    assert str(caught.value).startswith(message)


@clause(SLUG, "R9", "S1")
def test_a_row_that_only_the_hook_rules_out() -> None:
    rows = [[13, 10, 10], [16, 10, 10], [19, 10, 10], [22, 10, 10]]
    assert game(hook_above=4).position({"seats": 3, "deal": 5, "sheet": rows}).deal_number == 4
    with pytest.raises(PositionError, match="sheet row 4: no round with 4 cards each gives 22, 10, 10"):
        game().position({"seats": 3, "deal": 5, "sheet": rows})
