"""Poker: pots (S1–S6), the end of a match (S7–S9), options, and what the table shows (T)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from poker_positions import chips

import troef
from clauses import clause
from playing import play, refused, texts
from proving import examples
from troef.betting.pots import make_pots
from troef.core.view import TIMEKEEPER
from troef.games.poker import Result

SPECTATOR = troef.SPECTATOR


def hand(
    stacks: list[int], hands: "dict[int, str]", board: str, dealer: int = 0, game: "troef.Game | None" = None
) -> troef.State:
    """A first hand that is dealt so, with these chips before the blinds."""
    rules = game or troef.game("poker", starting_stack=100)
    state = rules.position({"seats": len(stacks), "dealer": dealer, "chips": stacks})
    state.deal(state.arrange(hands, board=board))
    return state


def pots(state: troef.State) -> list[tuple[int, list[int]]]:
    """Amount and entitled seats of every pot on the table."""
    return [(zone.amount, zone.by) for zone in state.view(SPECTATOR).zones if zone.kind == "pot"]


def all_chips(state: troef.State) -> int:
    """Everything on the table: stacks, bets, pots and what was left over."""
    view = state.view(SPECTATOR)
    stacks = sum(int(view.badge(seat, "chips")) + int(view.badge(seat, "bet") or 0) for seat in range(view.seats))
    return stacks + sum(zone.amount for zone in view.zones if zone.kind == "pot")


# ---- pots ----


@clause("poker", "S1", "S2", "S3", "E8")
def test_side_pots_with_settle() -> None:
    game = troef.game("poker")
    # A 20, B 50, C 100, D 100; the best hand is A's, then D's, B's, C's
    result = Result(put=(20, 50, 100, 100), folded=(), strengths=(9, 5, 3, 7))
    assert game.settle(result) == (80, 0, 0, 190)
    # B best: the main pot and the first side pot; the rest goes to D
    assert game.settle(Result((20, 50, 100, 100), (), (1, 9, 3, 7))) == (0, 170, 0, 100)


@clause("poker", "S1", "S2", "S3", "T4", "E8")
def test_side_pots_at_the_table() -> None:
    # seats A 3, B 0, C 1, D 2; dealer 0
    hands = {3: "AS AH", 0: "QS QH", 1: "JS 10H", 2: "KS KH"}
    state = hand([50, 100, 120, 20], hands, "2C 7D 8H 4C 3S")
    play(state, "3: all in", "0: all in", "1: raise 100", "2: call")
    assert pots(state) == [(0, [])]  # shared already: D had chips left, nobody to bet against
    assert chips(state) == [0, 0, 20 + 190, 80]


@clause("poker", "T4", "S2")
def test_the_pots_show_who_can_win_them() -> None:
    state = hand([100, 100, 100, 20], {}, "2C 7D 8H 4C 3S")
    assert pots(state) == [(0, [0, 1, 2, 3])]  # blinds lie before the seats
    play(state, "3: all in", "0: raise 40", "1: call", "2: fold")
    assert pots(state) == [(62, [0, 1, 3]), (40, [0, 1])]
    assert state.view(0).fact("pot") == 102
    play(state, "1: raise 10")
    assert pots(state) == [(62, [0, 1, 3]), (40, [0, 1])]
    assert state.view(0).fact("pot") == 112


@clause("poker", "S1", "S3", "E9")
def test_what_nobody_called_returns() -> None:
    game = troef.game("poker")
    assert game.settle(Result((100, 60, 0), (2,), (1, 9, 0))) == (40, 120, 0)
    state = hand([100, 60, 100], {0: "7C 2D", 1: "AS AH"}, "AC 9D 8H 4C 3S", game=troef.game("poker", small_blind=0))
    play(state, "0: raise 100", "1: call", "2: fold")
    assert chips(state) == [40, 122, 98]


@clause("poker", "S2", "S3", "E10")
def test_folded_chips_stay_in_the_pots_they_reach() -> None:
    game = troef.game("poker")
    put = (20, 50, 100, 30)
    assert game.settle(Result(put, (3,), (9, 5, 1, 0))) == (80, 70, 50, 0)
    assert game.settle(Result(put, (3,), (1, 5, 9, 0))) == (0, 0, 200, 0)


@clause("poker", "S2")
def test_what_a_folded_player_put_in_above_all_others_belongs_to_the_top_pot() -> None:
    """No hand comes to that, for who has bet the most is not asked again (R17); pots are made so all the same."""
    assert pots_of([20, 50, 90], live=[0, 1]) == [(60, [0, 1]), (100, [1])]
    assert pots_of([20, 90, 90], live=[0]) == [(200, [0])]
    with pytest.raises(ValueError, match="more than anybody left"):
        troef.game("poker").settle(Result((20, 50, 90), (2,), (9, 5, 0)))


def pots_of(put: list[int], live: list[int]) -> list[tuple[int, list[int]]]:
    """The pots of these contributions: what is in them, and who can win it."""
    made = make_pots(vec[i64](put), sum(2**seat for seat in live))
    return [(int(pot.amount), [seat for seat in range(len(put)) if int(pot.entitled) >> seat & 1]) for pot in made]


@clause("poker", "S3")
def test_layers_with_the_same_players_are_one_pot() -> None:
    state = hand([100, 100, 100, 100], {}, "2C 7D 8H 4C 3S")
    play(state, "3: call", "0: call", "1: call", "2: check", "1: raise 10", "2: call", "3: fold", "0: fold")
    assert pots(state) == [(28, [1, 2])]


@clause("poker", "S4", "E11")
def test_what_cannot_be_divided_stays() -> None:
    game = troef.game("poker")
    assert game.settle(Result((12, 12, 1), (2,), (5, 5, 0))) == (12, 12, 0)
    assert game.settle(Result((25, 25, 25, 25), (3,), (5, 5, 5, 0))) == (33, 33, 33, 0)
    assert game.settle(Result((25, 25, 25, 25), (3,), (5, 5, 5, 0), carried=2)) == (34, 34, 34, 0)
    casino = troef.game("poker", odd_chips="left_of_dealer")
    assert casino.settle(Result((25, 25, 25, 25), (3,), (5, 5, 5, 0), dealer=0)) == (33, 34, 33, 0)
    assert casino.settle(Result((25, 25, 25, 25), (3,), (5, 5, 5, 0), dealer=2)) == (34, 33, 33, 0)
    assert casino.settle(Result((12, 12, 1), (2,), (5, 5, 0), dealer=1)) == (13, 12, 0)


@pytest.mark.parametrize(
    "result",
    [
        Result((1, 2), (), (1,)),
        Result((1, -2), (), (1, 1)),
        Result((1, 2), (0, 1), (1, 1)),
        Result((1, 2), (2,), (1, 1)),
        Result((1, 2), (), (1, 1), carried=-1),
        Result((1, 2), (), (1, 1), dealer=2),
        Result((1,), (), (1,)),
        Result((1,) * 11, (), (1,) * 11),
    ],
)
def test_a_result_that_cannot_be_is_an_error(result: Result) -> None:
    with pytest.raises(ValueError):
        troef.game("poker").settle(result)


@clause("poker", "S3", "S4")
def test_any_numbers_say_which_hand_is_better() -> None:
    game = troef.game("poker")
    assert game.settle(Result((10, 10), (), (-5, -3))) == (0, 20)
    assert game.settle(Result((10, 10, 10), (2,), (-5, -5, 0))) == (15, 15, 0)


BOTH_PLAY_THE_BOARD = "AS KS QS JS 10S"


def shared_pot_of_25(**options: object) -> troef.State:
    """Seats 0 and 1 share a pot of 25: seat 2 has folded its 1-chip small blind. Dealer 1."""
    game = troef.game("poker", **{"starting_stack": 100, **options})
    state = hand([100, 100, 100], {}, BOTH_PLAY_THE_BOARD, dealer=1, game=game)
    return play(state, "1: raise 12", "2: fold", "0: call", *["0: check", "1: check"] * 3)


@clause("poker", "S4", "S6", "E11")
def test_the_odd_chip_lies_on_the_table_and_is_in_the_next_main_pot() -> None:
    state = shared_pot_of_25()
    assert chips(state) == [100, 100, 99]
    assert pots(state) == [(1, [])] and all_chips(state) == 300
    state.deal(state.arrange({}, board="2C 7D 8H 4C 3S"))
    assert pots(state) == [(1, [0, 1, 2])]
    assert state.view(0).fact("pot") == 4
    assert all_chips(state) == 300


@clause("poker", "S5", "R18")
def test_who_wins_without_showing_wins_the_odd_chip_too() -> None:
    state = shared_pot_of_25()
    state.deal(state.arrange({}, board="2C 7D 8H 4C 3S"))
    play(state, "2: fold", "0: fold")
    assert chips(state) == [99, 102, 99]
    assert pots(state) == [(0, [])]


@clause("poker", "S4")
def test_in_the_casino_the_odd_chip_goes_to_the_left_of_the_dealer() -> None:
    state = shared_pot_of_25(odd_chips="left_of_dealer")
    assert chips(state) == [101, 100, 99]  # dealer 1: seat 2 folded, then seat 0


CHOICES = st.lists(st.integers(0, 10**6), min_size=1, max_size=120)


@clause("poker", "S6")
@examples(80)
@given(
    seats=st.integers(2, 10),
    stack=st.integers(1, 60),
    big=st.integers(1, 20),
    ante=st.integers(0, 7),
    limit=st.booleans(),
    casino=st.booleans(),
    rebuy=st.booleans(),
    choices=CHOICES,
    seed=st.integers(0, 999),
)
def test_no_chip_is_lost(
    seats: int, stack: int, big: int, ante: int, limit: bool, casino: bool, rebuy: bool, choices: list[int], seed: int
) -> None:
    options: dict[str, object] = {"starting_stack": stack, "big_blind": big, "ante": ante, "betting": "no_limit"}
    if limit:
        options["betting"] = "limit"
    if casino:
        options |= {"min_raise": "last_raise", "odd_chips": "left_of_dealer"}
    if rebuy:
        options |= {"end": "timed", "end_hands": 30, "rebuy": True, "rebuy_threshold": 5}
    state = troef.game("poker", **options).start(seats)
    dealer = troef.SeededDealer(seed)
    expected = seats * stack
    for choice in choices:
        while state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        if state.outcome() is not None:
            break
        seat = state.actors()[0]
        moves = state.legal(seat)
        move = moves[choice % len(moves)]
        expected += stack if state.game.show(move) == "rebuy" else 0
        state.play(seat, move)
        assert all_chips(state) == expected
        assert sum(state.view(SPECTATOR).totals) <= expected
    outcome = state.outcome()
    if outcome is not None:
        assert sum(outcome.scores) == expected


# ---- the end ----


@clause("poker", "S7")
def test_the_last_one_with_chips_wins() -> None:
    state = hand([100, 100, 50], {0: "AS AH", 1: "7C 2D", 2: "8C 3D"}, "AC 9D KH 4C QS")
    play(state, "0: all in", "1: call", "2: call")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((250, 0, 0), (0,), "last-player")
    assert state.view(1).badge(1, "out") is True
    assert state.actors() == () and not state.awaits_deal


@clause("poker", "S7", "S5")
def test_the_winner_gets_what_was_left_over_too() -> None:
    state = shared_pot_of_25()
    state.deal(state.arrange({0: "AS AH", 1: "7C 2D", 2: "8C 3D"}, board="AC 9D KH 4C QS"))
    play(state, "2: all in", "0: all in", "1: call")
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == (300, 0, 0)


@clause("poker", "S8")
def test_after_the_agreed_number_of_hands_it_is_over() -> None:
    state = hand(
        [100] * 3, {}, "2C 7D 8H 4C 3S", game=troef.game("poker", end="timed", end_hands=2, starting_stack=100)
    )
    assert state.view(0).deals == 2
    play(state, "0: fold", "1: fold")
    assert state.awaits_deal
    state.deal(troef.SeededDealer(1).next(state.pack()))
    play(state, "1: fold", "2: fold")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((101, 99, 100), (0,), "hands")


@clause("poker", "S8")
def test_the_hand_in_progress_is_finished_when_the_time_is_up() -> None:
    game = troef.game("poker", end="timed", end_time="23:30", starting_stack=100)
    state = hand([100] * 3, {}, "2C 7D 8H 4C 3S", game=game)
    time_up = game.parse("time up")
    assert time_up in state.legal(TIMEKEEPER)
    state.play(TIMEKEEPER, time_up)
    assert time_up not in state.legal(TIMEKEEPER)
    refusal = state.refusal(TIMEKEEPER, time_up)
    assert refusal is not None and refusal.clause == "S8"
    assert state.actors() == (0,) and state.outcome() is None
    play(state, "0: fold", "1: fold")
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "time"
    assert outcome.scores == (100, 99, 101)


@clause("poker", "S8")
def test_no_new_hand_starts_when_the_time_is_up_between_two_hands() -> None:
    game = troef.game("poker", end="timed", end_time="23:30", starting_stack=100)
    state = hand([100] * 3, {}, "2C 7D 8H 4C 3S", game=game)
    play(state, "0: fold", "1: fold")
    assert state.awaits_deal and state.actors() == ()
    assert refused(state, "0: check").reason == "awaits-deal"
    state.play(TIMEKEEPER, game.parse("time up"))
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "time"
    assert not state.awaits_deal


@clause("poker", "S8", "S4")
@pytest.mark.parametrize("when", ["hands", "time"])
def test_at_the_agreed_end_the_odd_chip_is_given_to_a_winner_of_its_pot(when: str) -> None:
    if when == "hands":
        state = shared_pot_of_25(end="timed", end_hands=1)
    else:
        state = shared_pot_of_25(end="timed", end_time="23:30")
        assert pots(state) == [(1, [])]
        state.play(TIMEKEEPER, state.game.parse("time up"))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (101, 100, 99)  # dealer 1: seat 2 did not win, then seat 0
    assert outcome.winners == (0,)


@clause("poker", "S9")
def test_a_timed_match_is_over_when_only_one_has_chips() -> None:
    game = troef.game("poker", end="timed", end_hands=50, starting_stack=100)
    state = hand([100, 100], {0: "AS AH", 1: "7C 2D"}, "AC 9D KH 4C QS", game=game)
    play(state, "0: all in", "1: call")
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "last-player" and outcome.scores == (200, 0)


def lost_everything(**options: object) -> troef.State:
    """Seats 1 and 2 have lost all their chips to seat 0, the dealer."""
    game = troef.game("poker", **{"end": "timed", "end_hands": 50, "rebuy": True, "starting_stack": 100, **options})
    hands = {0: "AS AH", 1: "7C 2D", 2: "8C 3D"}
    state = hand([100, 100, 50], hands, "AC 9D KH 4C QS", game=game)
    return play(state, "0: all in", "1: call", "2: call")


@clause("poker", "S7", "S9", "T5")
def test_who_has_nothing_left_is_asked_to_buy_in() -> None:
    state = lost_everything()
    assert state.view(1).phase == "rebuy"
    assert state.actors() == (1,) and texts(state) == {"rebuy", "no rebuy"}  # on the dealer's left
    assert state.view(1).badge(1, "out") is None
    assert refused(state, "2: rebuy").reason == "not-your-turn"
    assert refused(state, "1: fold").clause == "S9"
    play(state, "1: rebuy")
    assert chips(state) == [250, 100, 0]
    assert state.actors() == (2,)
    play(state, "2: no rebuy")
    assert state.awaits_deal and state.view(0).dealer == 1
    assert state.view(0).badge(2, "out") is True
    # eliminated for good: no cards, and never asked again
    state.deal(troef.SeededDealer(1).next(state.pack()))
    assert state.view(2).zone("hand-2").hidden == 0 and state.view(2).hand() == []
    play(state, "1: fold")
    assert state.awaits_deal


@clause("poker", "S9")
def test_it_is_over_when_nobody_buys_in() -> None:
    state = play(lost_everything(), "1: no rebuy", "2: no rebuy")
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "last-player" and outcome.scores == (250, 0, 0)


@clause("poker", "S9", "T5")
def test_a_fixed_amount_is_bought_and_also_by_who_is_below_the_threshold() -> None:
    game = troef.game(
        "poker", end="timed", end_hands=9, rebuy=True, rebuy_amount=60, rebuy_threshold=99, starting_stack=100
    )
    state = hand([100, 100, 100], {}, "2C 7D 8H 4C 3S", game=game)
    play(state, "0: fold", "1: raise 4", "2: fold")
    assert chips(state) == [100, 102, 98]
    assert state.actors() == (2,)
    play(state, "2: rebuy")
    assert chips(state) == [100, 102, 158]
    assert state.awaits_deal


@clause("poker", "S9", "P2")
def test_who_does_not_answer_in_time_does_not_buy_in() -> None:
    state = lost_everything()
    state.play(TIMEKEEPER, state.game.parse("timeout"))
    assert state.actors() == (2,)
    play(state, "2: rebuy")
    assert chips(state) == [250, 0, 100]


@clause("poker", "S8", "S9")
def test_nobody_is_asked_when_no_hand_will_follow() -> None:
    assert lost_everything(end_hands=1).outcome() is not None
    state = lost_everything(end_hands=None, end_time="23:30")
    state.play(TIMEKEEPER, state.game.parse("time up"))
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "time"


# ---- options ----


@clause("poker", "R4", "R15")
@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"starting_stack": 0}, "starting_stack"),
        ({"big_blind": 0}, "big_blind"),
        ({"big_blind": "much"}, "big_blind"),
        ({"small_blind": -1}, "small_blind"),
        ({"small_blind": 3}, "small_blind"),
        ({"ante": -1}, "ante"),
        ({"betting": "pot_limit"}, "betting"),
        ({"max_raise": 10}, "max_raise"),
        ({"betting": "limit", "big_blind": 10, "max_raise": 9}, "max_raise"),
        ({"end": "timed"}, "end"),
        ({"end_hands": 5}, "end_hands"),
        ({"end_time": "23:00"}, "end_time"),
        ({"end": "timed", "end_time": "25:00"}, "end_time"),
        ({"end": "timed", "end_time": "late"}, "end_time"),
        ({"end": "timed", "end_hands": 0}, "end_hands"),
        ({"rebuy": True}, "rebuy"),
        ({"rebuy_amount": 50}, "rebuy_amount"),
        ({"end": "timed", "end_hands": 5, "rebuy": True, "rebuy_threshold": -1}, "rebuy_threshold"),
        ({"chip_value": "a lot"}, "chip_value"),
    ],
)
def test_options_that_cannot_be_are_refused_by_name(options: dict[str, object], name: str) -> None:
    with pytest.raises(troef.OptionError) as caught:
        troef.game("poker", **options)
    assert caught.value.facts["name"] == name


@clause("poker", "R4", "R15", "S9")
def test_defaults_that_follow_from_other_options() -> None:
    assert troef.game("poker").options.small_blind == 1
    assert troef.game("poker", big_blind=1).options.small_blind == 1
    assert troef.game("poker", big_blind=7).options.small_blind == 3
    assert troef.game("poker", betting="limit", big_blind=7).options.max_raise == 14
    rebuy = troef.game("poker", end="timed", end_time="2026-12-31T23:30", rebuy=True, starting_stack=70)
    assert rebuy.options.rebuy_amount == 70 and rebuy.options.rebuy_threshold == 0


@clause("poker", "T1")
def test_the_value_of_a_chip_is_only_shown() -> None:
    game = troef.game("poker", chip_value=0.05)
    assert game.options.chip_value == "0.05"
    state = hand([200, 200], {}, "2C 7D 8H 4C 3S", game=game)
    assert state.view(0).fact("chip-value") == 0.05
    assert chips(state) == [199, 198]
    assert hand([200, 200], {}, "2C 7D 8H 4C 3S").view(0).fact("chip-value") is None


@pytest.mark.parametrize("seats", [0, 1, 11])
def test_the_wrong_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(ValueError):
        troef.game("poker").start(seats)


# ---- records, worlds ----


def test_the_time_may_be_up_before_the_first_hand() -> None:
    game = troef.game("poker", end="timed", end_time="23:30")
    state = game.start(3)
    state.play(TIMEKEEPER, game.parse("time up"))
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == (200, 200, 200)
    assert next(game.worlds(state.view(0), troef.Rng(1))).outcome() == outcome


def test_a_record_with_the_clock_replays() -> None:
    game = troef.game("poker", end="timed", end_time="23:30", rebuy=True)
    match = troef.Match(troef.Record(game, 3))
    match.deal(troef.SeededDealer(1))
    for seat, text in [(0, "all in"), (TIMEKEEPER, "timeout"), (2, "call")]:
        match.play(seat, game.parse(text, match.state.view(seat)))
    match.play(TIMEKEEPER, game.parse("time up"))
    again = troef.read_record(match.record.text())
    assert again.replay().outcome() == match.state.outcome()


@clause("poker", "R21", "T2", "T3")
def test_worlds_keep_what_the_viewer_knows_and_nothing_else() -> None:
    """After a showdown the hidden hands of a sampled world lose, as they did."""
    game = troef.game("poker")
    state = game.start(6)
    dealer, rng = troef.SeededDealer("worlds"), troef.Rng("worlds")
    for _ in range(25):
        if state.outcome() is not None:
            break
        state.deal(dealer.next(state.pack()))
        while state.actors():
            seat = state.actors()[0]
            play(state, f"{seat}: {'check' if 'check' in texts(state) else 'call'}")
        for seat in (SPECTATOR, 0, 3):
            view = state.view(seat)
            world = next(game.worlds(view, rng))
            again = world.view(seat)
            assert [zone.as_dict() for zone in again.zones] == [zone.as_dict() for zone in view.zones]
            assert again.totals == view.totals and again.memory == view.memory
