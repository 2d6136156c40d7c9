"""Hartenjagen by the book: play, points, the two parts, the choice after all points, the end."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import finish, lay, play, refused, texts
from troef.cards.card import card_text, cards_text, parse_cards
from troef.core.options import OptionError
from troef.games.hartenjagen import ORDERING, PACK, Result, winners

SLUG = "hartenjagen"
HEARTS = "AH KH QH JH 10H 9H 8H 7H"


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def dealt(hands: dict[int, str], dealer: int = 3, **options: object) -> troef.State:
    return lay(game(**options), dealer=dealer, hands=hands)


def standing(
    totals: tuple[int, ...], part: int = 1, hands: "dict[int, str] | None" = None, **options: object
) -> troef.State:
    """A match that stands at these totals after some rounds, seat 3 deals; with hands that round has been dealt."""
    facts: dict[str, object] = {"dealer": 3, "deal": 25, "totals": totals, "part": part}
    if hands:
        facts["cards"] = {f"hand-{seat}": cards for seat, cards in hands.items()}
    return game(**options).position(facts)


def told_by_the_log(log: list[tuple[int, int]]) -> list[int]:
    """The points of each seat in a round, counted from the cards as they fell (R6, S1)."""
    points = [0] * 4
    rank = ["7", "8", "9", "10", "J", "Q", "K", "A"].index
    for first in range(0, 32, 4):
        trick = [(seat, card_text(move >> 6)) for seat, move in log[first : first + 4]]
        suit = trick[0][1][-1]
        taker = max((card for card in trick if card[1][-1] == suit), key=lambda card: rank(card[1][:-1]))[0]
        points[taker] += sum({"QS": 5, "JC": 2}.get(card, int(card[-1] == "H")) for _, card in trick)
    return points


#: The seeds of rounds in which these points fall to the seats.
ROUNDS = {
    (2, 0, 5, 8): 374,
    (4, 0, 5, 6): 203,
    (1, 4, 8, 2): 706,
    (7, 5, 2, 1): 14,
    (7, 4, 3, 1): 337,
    (9, 3, 0, 3): 910,
    (15, 0, 0, 0): 123,
    (0, 15, 0, 0): 99,
    (0, 0, 15, 0): 173,
}


def settled(state: troef.State, points: tuple[int, ...], choice: str = "") -> troef.State:
    """A round that seat 3 dealt and in which these points fell."""
    seed = ROUNDS[points]
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    rng = troef.Rng(seed)
    while state.view(0).phase == "play":
        (seat,) = state.actors()
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    assert told_by_the_log(state.view(troef.REFEREE).log) == list(points)
    if choice:
        play(state, f"{state.actors()[0]}: {choice}")
    return state


# ---- deal and options ----


@clause(SLUG, "R1")
@pytest.mark.parametrize("first", range(4))
def test_the_deal_goes_to_the_left_every_round(first: int) -> None:
    state = game(target=15).start(4, first)
    dealer, dealers = troef.SeededDealer(first), []
    while state.outcome() is None:
        dealers.append(int(state.dealer))
        state.deal(dealer.next(state.pack()))
        while not state.awaits_deal and state.outcome() is None:
            state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    assert dealers == [(first + number) % 4 for number in range(len(dealers))]


@clause(SLUG, "R2", "R3", "E3")
def test_eight_cards_each_and_any_of_them_leads() -> None:
    state = dealt({0: "7H AH JC QS 7D 8D 9S KC"})
    view = state.view(0)
    assert [zone.hidden or len(zone.cards) for zone in view.zones if zone.kind == "hand"] == [8] * 4
    assert state.actors() == (0,) and view.phase == "play"
    assert texts(state, 0) == {"7H", "AH", "JC", "QS", "7D", "8D", "9S", "KC"}


def test_the_options_are_those_of_the_book() -> None:
    assert game().options.target == 50
    assert game(rules="short").options.target == 25
    assert game(rules="long").options.target == 100
    for target in (15, 200, "60"):
        assert game(target=target).options.target == int(target)
    for target in (14, 201, "x", None, 20.5, True):
        with pytest.raises(OptionError) as caught:
            game(target=target)
        assert caught.value.facts["name"] == "target"
    with pytest.raises(OptionError):
        game(targt=50)
    for seats in (3, 5):
        with pytest.raises(ValueError, match="by 4"):
            game().start(seats)


# ---- play ----


@clause(SLUG, "R4", "R5", "E2")
def test_follow_suit_and_otherwise_anything() -> None:
    state = play(dealt({0: "JS", 1: "QS 7S AH KH QH JH 10H 9H"}), "0: JS")
    assert texts(state, 1) == {"QS", "7S"}
    refusal = refused(state, "1: AH")
    assert (refusal.clause, refusal.reason) == ("R4", "must-follow")
    assert refused(state, "1: 8S").reason == "not-held"
    hand = "QS AH JC KH QH JH 10H 9H"
    assert texts(play(dealt({0: "9D", 1: hand}), "0: 9D"), 1) == set(hand.split())


@clause(SLUG, "R6", "E4")
@pytest.mark.parametrize(
    ("hands", "trick", "winner"),
    [
        (["10C", "AD KD JD 10D 9D 8D 7D AS", "QC", "KC"], "10C AD QC KC", 3),
        (["7H", "8S 7S 9S 10S JS QS KS AC", "AS 7C 8C 9C 10C JC QC KC", "9D 7D 8D 10D JD QD KD AD"], "7H 8S AS 9D", 0),
    ],
)
def test_the_highest_of_the_suit_led_takes_the_trick_and_leads(hands: list[str], trick: str, winner: int) -> None:
    state = dealt(dict(enumerate(hands)))
    play(state, *[f"{seat}: {card}" for seat, card in enumerate(trick.split())])
    assert state.actors() == (winner,)
    view = state.view(1)
    assert cards_text(view.zone("last-trick").cards) == trick
    assert [view.badge(seat, "tricks") for seat in range(4)] == [int(seat == winner) for seat in range(4)]


@clause(SLUG, "R6")
def test_ranks_from_ace_to_seven_and_no_trump() -> None:
    ranks = ["A", "K", "Q", "J", "10", "9", "8", "7"]
    for suit in "CDHS":
        for high, low in itertools.combinations(parse_cards([rank + suit for rank in ranks]), 2):
            assert ORDERING.beaters[low] >> high & 1 and not ORDERING.beaters[high] >> low & 1
    assert all(ORDERING.beaters[one] >> other & 1 == 0 for one in PACK for other in PACK if one >> 4 != other >> 4)


# ---- points ----


@clause(SLUG, "S1", "E1", "E5")
def test_fifteen_points_in_the_pack() -> None:
    def worth(cards: str) -> int:
        return sum(ORDERING.points[card] for card in parse_cards(cards))

    assert worth(HEARTS + " QS JC") == 15 == sum(ORDERING.points[card] for card in PACK)
    assert worth("AH 7H 10H QS") == 8
    assert (worth("QS"), worth("JC"), worth("QC JS AD")) == (5, 2, 0)


@clause(SLUG, "R7", "S2", "E5")
@pytest.mark.parametrize("seed", range(8))
def test_after_eight_tricks_everybody_writes_down_his_own_points(seed: int) -> None:
    state = game(target=200).start(4, seed % 4)
    rng = troef.Rng(seed)
    state.deal_shuffled(rng)
    while not state.awaits_deal:
        if state.view(0).phase == "all-points":
            return
        assert not state.sheet
        state.play(state.actors()[0], state.phase.pick(state.actors()[0], rng))
    points = told_by_the_log(state.view(troef.REFEREE).log)
    assert sum(points) == 15
    assert state.sheet[-1].cells == state.view(0).totals == tuple(points)
    assert [state.view(2).badge(seat, "points") for seat in range(4)] == points


# ---- all points in part one ----


@clause(SLUG, "S3", "E6", "T1")
@pytest.mark.parametrize(
    ("choice", "totals", "second"),
    [("self_minus_15", (20, 31, -3, 44), False), ("others_plus_15", (35, 46, 12, 59), True)],
)
def test_all_points_in_part_one(choice: str, totals: tuple[int, ...], second: bool) -> None:
    state = settled(standing((20, 31, 12, 44)), (0, 0, 15, 0))
    assert state.actors() == (2,) and state.view(2).phase == "all-points"
    assert texts(state) == {"self minus 15", "others plus 15"}
    assert state.view(2).totals == (20, 31, 12, 44)
    assert (refused(state, "2: 7D").clause, refused(state, "2: 7D").reason) == ("S3", "choose-first")
    assert refused(state, "1: self_minus_15").reason == "not-your-turn"
    play(state, f"2: all_points({choice})")
    assert state.view(0).totals == totals
    assert state.view(0).fact("part") == ("two" if second else "one")
    assert state.awaits_deal


@clause(SLUG, "S3")
def test_all_points_without_all_tricks() -> None:
    """Seat 0 takes all that counts in the first six tricks and leaves the last two to others: the round goes on."""
    state = dealt({0: "AH KH QH JH 10H 9H 7D 8D", 1: "QS JC KC QC 10C 9C AD KD", 2: "8H 7H 7C 8C 7S 8S 9S 10S"})
    while state.view(0).phase == "play":
        seat = state.actors()[0]
        held = {state.game.show(move): move for move in state.legal(seat)}
        first = [card for card in [*HEARTS.split(), "QS", "JC", "KC", "QC", "10C", "9C"] if card in held]
        state.play(seat, held[first[0]] if first else state.legal(seat)[0])
    assert state.actors() == (0,) and state.view(0).badge(0, "tricks") == 6


@clause(SLUG, "S3", "T1")
def test_what_the_choices_do_is_told() -> None:
    state = settled(standing((20, 31, 12, 44)), (0, 0, 15, 0))
    view = state.view(2)
    told = {facts["word"]: facts["stake"] for facts in state.game.language.describe_all(view.moves, view)}
    assert told == {
        "self-minus-15": {"key": "self", "total": -3},
        "others-plus-15": {"key": "others", "highest": 59},
    }


@clause(SLUG, "S3", "T1")
@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("all_points(self_minus_15)", "self minus 15"),
        ("ALL_POINTS(OTHERS_PLUS_15)", "others plus 15"),
        ("self_minus_15", "self minus 15"),
        ("15 eraf", "self minus 15"),
        ("alle punten: anderen plus 15".replace(":", ""), "others plus 15"),
        ("ik kies 15 erbij", "others plus 15"),
        ("de anderen 15 erbij", "others plus 15"),
        ("15 on the others", "others plus 15"),
        ("15 off your own", "self minus 15"),
    ],
)
def test_the_choice_in_words(text: str, canonical: str) -> None:
    assert game().show(game().parse(text)) == canonical


@clause(SLUG, "S3", "S4", "P1")
def test_choosing_at_the_wrong_moment() -> None:
    state = dealt({0: "AH"})
    refusal = refused(state, "0: self minus 15")
    assert (refusal.clause, refusal.reason) == ("S3", "not-all-points")
    state = standing((43, 33, 25, 55), part=2, hands={0: "AH"})
    refusal = refused(state, "0: others plus 15")
    assert (refusal.clause, refusal.reason) == ("S4", "no-choice-now")


@clause(SLUG, "P1")
def test_bad_input_changes_nothing() -> None:
    state = settled(standing((20, 31, 12, 44)), (15, 0, 0, 0))
    for move in (-1, 999 << 6, 1 << 50, 63, 32 | 2 << 6):
        assert state.refusal(0, move) is not None
    assert state.refusal(9, state.legal(0)[0]).reason == "no-such-seat"
    for text in ("all points", "all points 16", "self", "KHH", "play", "pass"):
        with pytest.raises(troef.MoveTextError):
            game().parse(text)


# ---- the two parts ----


@clause(SLUG, "R8", "R9", "E7", "T2")
def test_the_target_turns_the_game_round() -> None:
    state = settled(standing((41, 33, 20, 47)), (2, 0, 5, 8))
    assert state.view(0).totals == (43, 33, 25, 55)
    assert state.view(0).fact("part") == "two" and state.outcome() is None
    assert settled(standing((41, 33, 20, 40)), (2, 0, 5, 8)).view(0).fact("part") == "one"
    assert settled(standing((41, 33, 20, 42)), (2, 0, 5, 8)).view(0).fact("part") == "two"  # exactly 50
    state.deal(PACK)
    assert state.view(0).fact("part") == "two" and state.view(0).totals == (43, 33, 25, 55)


@clause(SLUG, "R8")
@pytest.mark.parametrize("target", [15, 20, 200])
def test_another_target(target: int) -> None:
    for total in (target - 1, target):
        state = settled(standing((total - 4, 0, 0, 0), target=target), (4, 0, 5, 6))
        assert state.view(0).fact("part") == ("two" if total == target else "one")


@clause(SLUG, "S4", "R10", "E8")
def test_points_come_off_in_part_two() -> None:
    state = settled(standing((43, 33, 25, 55), part=2), (1, 4, 8, 2))
    assert state.view(0).totals == (42, 29, 17, 53)
    assert state.outcome() is None and state.view(0).fact("part") == "two"


@clause(SLUG, "S4", "E9", "R10")
def test_all_points_in_part_two_come_off_without_a_choice() -> None:
    state = settled(standing((43, 12, 25, 55), part=2), (0, 15, 0, 0))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((43, -3, 25, 55), (1,), "nought")


@clause(SLUG, "S5", "E10", "R10")
@pytest.mark.parametrize(
    ("points", "scores", "won"),
    [((7, 5, 2, 1), (-1, -1, 38, 29), (0, 1)), ((7, 4, 3, 1), (-1, 0, 37, 29), (0,))],
)
def test_the_lowest_total_wins(points: tuple[int, ...], scores: tuple[int, ...], won: tuple[int, ...]) -> None:
    outcome = settled(standing((6, 4, 40, 30), part=2), points).outcome()
    assert outcome is not None and (outcome.scores, outcome.winners) == (scores, won)


@clause(SLUG, "S5", "R10", "E11")
def test_nought_at_the_start_of_part_two_has_not_won_yet() -> None:
    state = settled(standing((35, 18, 0, 22)), (15, 0, 0, 0), "others plus 15")
    assert state.outcome() is None
    state = settled(standing((50, 18, 0, 22), part=2), (9, 3, 0, 3))
    outcome = state.outcome()
    assert outcome is not None and (outcome.scores, outcome.winners) == ((41, 15, 0, 19), (2,))


# ---- the score desk and whole matches ----


@clause(SLUG, "S2", "S3", "S4")
@pytest.mark.parametrize(
    ("result", "scores"),
    [
        (Result(1, (2, 0, 5, 8)), (2, 0, 5, 8)),
        (Result(1, (0, 0, 15, 0), "self_minus_15"), (0, 0, -15, 0)),
        (Result(1, (0, 0, 15, 0), "others_plus_15"), (15, 15, 0, 15)),
        (Result(2, (1, 4, 8, 2)), (-1, -4, -8, -2)),
        (Result(2, (0, 15, 0, 0)), (0, -15, 0, 0)),
    ],
)
def test_the_score_desk(result: Result, scores: tuple[int, ...]) -> None:
    assert game().settle(result) == scores


@pytest.mark.parametrize(
    "result",
    [
        Result(3, (15, 0, 0, 0)),
        Result(1, (5, 5, 5)),
        Result(1, (5, 5, 5, 1)),
        Result(2, (16, -1, 0, 0)),
        Result(1, (4, 4, 4, 3)),
        Result(1, (15, 0, 0, 0)),
        Result(1, (15, 0, 0, 0), "both"),
        Result(1, (14, 1, 0, 0), "self_minus_15"),
        Result(2, (15, 0, 0, 0), "self_minus_15"),
    ],
)
def test_numbers_that_cannot_be_are_refused(result: Result) -> None:
    with pytest.raises(ValueError):
        game().settle(result)


@clause(SLUG, "S1", "S2", "S4")
@given(st.permutations([5, 2, 1, 1, 1, 1, 1, 1, 1, 1]), st.lists(st.integers(0, 10), min_size=3, max_size=3))
def test_fifteen_points_change_hands_in_every_round(cards: list[int], cuts: list[int]) -> None:
    places = [0, *sorted(cuts), 10]
    points = tuple(sum(cards[low:high]) for low, high in itertools.pairwise(places))
    assert sum(game().settle(Result(2, points))) == -15
    if 15 not in points:
        assert game().settle(Result(1, points)) == points


@clause(SLUG, "R8", "R9", "R10", "S5")
@pytest.mark.parametrize("seed", range(8))
def test_the_sheet_adds_up_part_by_part(seed: int) -> None:
    state = game(target=15 + 5 * seed).start(4, seed % 4)
    outcome = finish(state, seed)
    totals, second = [0] * 4, False
    for number, row in enumerate(state.sheet, 1):
        assert (sum(row.cells) == -15) if second else (sum(row.cells) in (15, -15, 45))
        totals = [total + cell for total, cell in zip(totals, row.cells, strict=True)]
        over = second and min(totals) <= 0
        assert over == (number == len(state.sheet))
        second = second or max(totals) >= 15 + 5 * seed
    assert outcome.scores == tuple(totals)
    assert outcome.winners == tuple(seat for seat in range(4) if totals[seat] == min(totals)) == winners(tuple(totals))
