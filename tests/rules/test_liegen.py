"""Liegen: the deal, naming and laying, challenges, the end, and what nobody may see."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from liegen_positions import leading, pile, table

import troef
from clauses import clause
from playing import finish, hand, lay, play, refused, texts
from proving import examples
from troef.cards.bits import cards_in
from troef.cards.card import parse_card
from troef.core.options import OptionError
from troef.games.liegen import LiegenState, Result

# ---- the deal ----


@clause("liegen", "R1", "E1")
def test_an_uneven_deal() -> None:
    state = lay(troef.game("liegen"), 5)
    counts = [len(state.view(seat).hand()) for seat in range(5)]
    assert counts == [10, 11, 11, 10, 10]


@clause("liegen", "R1")
@pytest.mark.parametrize("seats", range(3, 9))
def test_all_cards_are_dealt_one_at_a_time(seats: int) -> None:
    game = troef.game("liegen")
    order = game.arrange(seats=seats, dealer=1)
    state = game.start(seats, dealer=1)
    state.deal(order)
    for seat in range(seats):
        assert sorted(state.view(seat).hand()) == sorted(order[(seat - 2) % seats :: seats])


@clause("liegen", "R2")
def test_the_dealers_left_neighbour_starts_or_a_seat_by_lot() -> None:
    left = troef.game("liegen", start_player="left_of_dealer")
    for dealer in range(4):
        assert lay(left, 4, dealer).actors() == ((dealer + 1) % 4,)
    game = troef.game("liegen")
    starts = set()
    for seed in range(40):
        state = game.start(4)
        state.deal(troef.SeededDealer(seed).next(state.pack()))
        starts |= set(state.actors())
    assert starts == {0, 1, 2, 3}
    with pytest.raises(OptionError):
        troef.game("liegen", start_player="oldest")


@clause("liegen", "R2", "S2")
def test_the_deal_moves_to_the_left() -> None:
    state = table(["6S", "2H", "3H", "4H"], 0, "C", "2C", games=2)
    play(state, "0: 6S")
    assert state.awaits_deal and int(state.dealer) == 0 and state.sheet[0].cells == (1, 0, 0, 0)
    state.deal(state.pack())
    assert state.actors() == (1,)


# ---- naming and laying ----


@clause("liegen", "R3", "R4", "R5", "T2")
def test_who_leads_names_a_suit_and_lays_any_card() -> None:
    state = leading({0: "7C 8H"})
    assert texts(state, 0) == {"name C", "name D", "name H", "name S"}
    first = refused(state, "0: 7C")
    assert (first.clause, first.reason) == ("R3", "name-first")
    play(state, "0: NAME(H)")
    assert state.view(2).fact("active-suit") == "H"
    assert texts(state, 0) == hand(state, 0) > {"7C", "8H"}, "a heart or not"
    again = refused(state, "0: name S")
    assert (again.clause, again.reason) == ("R3", "named-already")
    play(state, "0: PLAY(7C)")
    assert state.actors() == (1,) and pile(state) == ["7C"]


@clause("liegen", "R6", "E2")
def test_the_next_player_lays_or_challenges() -> None:
    state = leading({0: "7C", 1: "3H"})
    play(state, "0: NAME(H)", "0: PLAY(7C)")
    assert texts(state, 1) == {"challenge", *hand(state, 1)}
    play(state, "1: 3H")
    assert state.actors() == (2,) and texts(state, 2) == {"challenge", *hand(state, 2)}


@clause("liegen", "R4")
def test_one_card_of_ones_own() -> None:
    state = leading({1: "2H"}, suit="H")
    other = refused(state, "0: 2H")
    assert (other.clause, other.reason) == ("R4", "not-held")
    assert refused(state, "1: 2H").reason == "not-your-turn"


@clause("liegen", "P2")
@pytest.mark.parametrize("text", ["7C 8C", "play", "name", "name X", "challenge 7C", "PLAY(7C, 8C)"])
def test_one_card_at_a_time(text: str) -> None:
    with pytest.raises(troef.MoveTextError):
        troef.game("liegen").parse(text)


@clause("liegen", "R5", "E8")
def test_any_suit_may_be_named() -> None:
    state = play(leading({0: "7S"}, suit="S"), "0: 7S", "1: challenge")
    assert state.view(2).fact("active-suit") == "S", "it stays to be seen until the next lead"
    play(state, "1: name S")
    assert state.view(0).fact("active-suit") == "S" and texts(state, 1) == hand(state, 1) > {"7S"}


@clause("liegen", "R11", "P2")
def test_nobody_passes() -> None:
    state = play(leading({0: "7S"}, suit="S"), "0: 7S")
    why = refused(state, "1: pass")
    assert (why.clause, why.reason) == ("R11", "no-pass")


# ---- challenges ----


@clause("liegen", "R7", "E7", "P2")
def test_an_empty_pile_cannot_be_challenged() -> None:
    state = leading()
    why = refused(state, "0: je liegt!")
    assert (why.clause, why.reason) == ("R7", "nothing-to-challenge")
    play(state, "0: name H")
    assert refused(state, "0: challenge").clause == "R7"


@clause("liegen", "R7", "P2")
def test_only_who_is_on_turn_challenges() -> None:
    state = play(leading({0: "7C"}, suit="H"), "0: 7C")
    for seat in (2, 3, 0):
        why = refused(state, f"{seat}: challenge")
        assert (why.clause, why.reason) == ("R7", "only-the-next-challenges")


@clause("liegen", "R8", "R9", "R10", "P1", "E3")
def test_a_lie_that_is_found_out() -> None:
    state = leading({0: "7C 8C"})
    held = hand(state, 0)
    play(state, "0: NAME(H)", "0: PLAY(7C)", "1: CHALLENGE")
    assert hand(state, 0) == held and pile(state) == []
    assert state.actors() == (0,) and state.phase.name() == "naming"
    play(state, "0: name D", "0: 8C")
    assert state.actors() == (1,)


@clause("liegen", "R7", "R8", "R9", "R10", "T1", "E4")
def test_only_the_top_card_counts() -> None:
    state = table(["2C 3C", "2H 3H", "4H 5H", "6H 7H"], 2, "D", "4S 9D KD")
    lying = pile(state)
    play(state, "2: je liegt")
    assert hand(state, 2) == {"4H", "5H", *lying} and lying[-3:] == ["4S", "9D", "KD"]
    assert state.actors() == (2,)
    play(state, "2: name H", "2: 4S")
    assert state.actors() == (3,)


@clause("liegen", "R9", "R10", "E5")
def test_who_laid_it_takes_all_and_leads() -> None:
    state = table(["2C 3C", "3H 4H", "5H 8H", "6H 7H"], 3, "D", "4S 9D KD 2H")
    lying = pile(state)
    play(state, "3: challenge")
    assert hand(state, 2) == {"5H", "8H", *lying} and lying[-4:] == ["4S", "9D", "KD", "2H"]
    play(state, "2: name S", "2: 4S")
    assert state.actors() == (3,)


@clause("liegen", "R4", "R5", "P1", "E9")
def test_one_may_name_what_one_does_not_hold() -> None:
    state = leading({3: "5D 6C 2C 3C 4C 5C 7C 8C 9C 10C JC QC KC"}, 3)
    play(state, "3: name H", "3: 5D")
    assert state.actors() == (0,)


@clause("liegen", "R8", "R9")
def test_all_see_the_card_that_was_turned_up_and_the_loser_the_rest() -> None:
    state = table(["2C 3C", "2H 3H", "4H 5H", "6H 7H"], 2, "D", "4S 9D KD")
    play(state, "2: challenge")
    for seat in (0, 1, 3, troef.SPECTATOR):
        view = state.view(seat)
        assert view.fact("shown") == ["KD"] and view.fact("loser") == 2
        assert "took" not in view.memory and view.zone("hand-2").cards == []
    took = state.view(2).memory["took"]
    assert isinstance(took, list) and len(took) == 52 - 8
    assert took[-3:] == [[3, parse_card("4S")], [0, parse_card("9D")], [1, parse_card("KD")]]


@clause("liegen", "R4", "T3")
def test_nobody_sees_what_lies_in_the_pile() -> None:
    state = play(leading({0: "3C", 1: "3H"}, suit="D"), "0: 3C", "1: 3H")
    for seat in (0, 1, 2, 3, troef.SPECTATOR):
        view = state.view(seat)
        assert view.zone("discard").cards == [] and view.zone("discard").hidden == 2
        assert [view.badge(other, "cards") for other in range(4)] == [12, 12, 13, 13]
        shown = [state.game.show(move) for _, move in view.log]
        assert shown == ["name D", "3C" if seat == 0 else "?", "3H" if seat == 1 else "?"]
    assert state.view(0).memory["mine"] == [[0, parse_card("3C")]]
    assert state.view(2).fact("pile") == 2
    late = table(["6S", "2H", "3H", "4H"], 0, "C", "4C")
    assert all(late.view(2).badge(seat, "last-card") for seat in range(4))


# ---- the end ----


@clause("liegen", "R12", "S1", "E6")
def test_the_last_card_wins_even_if_it_is_a_lie() -> None:
    state = table(["6S", "2H", "4H", "6H"], 0, "C", "4C")
    play(state, "0: 6S")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (1, 0, 0, 0), "won")
    assert refused(state, "1: challenge").reason == "match-over"


def doubted(times: int) -> troef.State:
    """Seat 0, who has a club and a heart, has lied so often about its lead and was found out each time."""
    state = leading({0: "2C 2H", 1: "3C"})
    name, lie, doubt = [state.game.parse(text) for text in ("name C", "2H", "challenge")]
    for _ in range(times):
        for seat, move in ((0, name), (0, lie), (1, doubt)):
            state.play(seat, move)
    return state


@clause("liegen", "R13", "S1")
@pytest.mark.parametrize(("step", "winners"), [("1: 3C", (0, 1)), ("1: challenge", (0,))])
def test_after_a_thousand_actions_the_fewest_cards_win(step: str, winners: tuple[int, ...]) -> None:
    state = play(doubted(499), "0: name C", "0: 2C")
    assert state.outcome() is None
    play(state, step)
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == winners and outcome.reason == "limit"


@clause("liegen", "R13")
def test_naming_is_not_counted() -> None:
    state = play(doubted(498), "0: name C", "0: 2C", "1: 3C", "2: challenge")
    play(state, "2: name C")
    assert state.outcome() is None
    play(state, "2: 2C")
    assert state.outcome() is not None


@clause("liegen", "S2")
def test_most_games_win_and_ties_share() -> None:
    state = play(table(["6S", "2H", "3H", "4H"], 0, "C", "2C", games=2), "0: 6S")
    state.deal(state.pack())
    play(state, "1: name H")
    while state.outcome() is None:
        seat = state.actors()[0]
        play(state, f"{seat}: {min(hand(state, seat))}")
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == (1, 1, 0, 0)
    assert outcome.winners == (0, 1) and outcome.reason == "games"


@clause("liegen", "T1", "T2")
@pytest.mark.parametrize(
    ("said", "move"),
    [
        ("CHALLENGE", "challenge"),
        ('"Je liegt!"', "challenge"),
        ("“je liegt!”", "challenge"),
        ("Bullshit!", "challenge"),
        ("NAME(H)", "name H"),
        ("harten!", "name H"),
        ("Ik noem schoppen.", "name S"),
    ],
)
def test_as_it_is_said(said: str, move: str) -> None:
    game = troef.game("liegen")
    assert game.show(game.parse(said)) == move


@clause("liegen", "S1")
def test_settling_a_game() -> None:
    game = troef.game("liegen")
    assert game.settle(Result(5, (4,))) == (0, 0, 0, 0, 1)
    assert game.settle(Result(3, (0, 2))) == (1, 0, 1)
    odd: list[Any] = [1.0, True, "1"]
    for wrong in (
        Result(4, ()),
        Result(4, (4,)),
        Result(2, (0,)),
        Result(4, (1, 1)),
        Result(9, (1,)),
        *[{"seats": 4, "winners": [seat]} for seat in odd],
    ):
        with pytest.raises(ValueError):
            game.settle(wrong)


# ---- all options, worlds ----


@clause("liegen", "S1", "S2", "R13")
@examples(15)
@given(
    seats=st.integers(3, 8),
    games=st.integers(1, 3),
    start=st.sampled_from(["random", "left_of_dealer"]),
    seed=st.integers(0, 10**6),
)
def test_every_match_ends_with_a_winner_for_each_game(seats: int, games: int, start: str, seed: int) -> None:
    state = troef.game("liegen", games=games, start_player=start).start(seats)
    outcome = finish(state, seed)
    assert len(state.sheet) == games and all(sum(row.cells) >= 1 for row in state.sheet)
    assert outcome.scores == tuple(map(sum, zip(*[row.cells for row in state.sheet], strict=True)))


@pytest.mark.parametrize("preset", ["book", "best-of-five"])
def test_every_preset_plays(preset: str) -> None:
    game = troef.game("liegen", rules=preset)
    finish(game.start(4), preset)


@clause("liegen", "R9", "T3")
@examples(15)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 120))
def test_worlds_put_cards_where_they_can_be(seed: int, moves: int) -> None:
    """No card is lost, one's own cards in the pile stay there, and a card that was shown is with its taker or laid by
    him."""
    state = lay(troef.game("liegen"))
    rng = troef.Rng(seed)
    shown = -1
    for _ in range(moves):
        if state.outcome() is not None:
            return
        seat = state.actors()[0]
        state.play(seat, int(state.phase.pick(seat, rng)))
    assert isinstance(state, LiegenState)
    for seat in range(4):
        world = next(state.game.worlds(state.view(seat), rng))
        assert isinstance(world, LiegenState)
        lying = [card for at in range(4) for card in cards_in(world.round.hands[at])] + list(world.round.pile)
        assert sorted(map(int, lying)) == sorted(state.pack())
        if state.round.loser >= 0 and not state.round.pile:
            shown = int(state.round.shown())
            assert shown in cards_in(world.round.hands[state.round.loser])
