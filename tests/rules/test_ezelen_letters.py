"""Ezelen by the book: the end of a round, letters, false slaps."""

import pytest
from ezelen_positions import ACES, MIXED, legal, letters, play, refused, start

import troef
from clauses import clause
from troef.games.ezelen import EzelState, Round, letters_text
from troef.search.playout import playout


def next_round(state: EzelState, hands: "dict[int, str] | None" = None) -> EzelState:
    state.deal(state.game.arrange(hands, int(state.seats), int(state.dealer)))
    return state


def false_slaps(state: EzelState, seat: int, count: int) -> EzelState:
    """This many letters for one seat, with a new deal of mixed hands after each."""
    for _ in range(count):
        play(state, f"{seat}: slap")
        next_round(state, MIXED)
    return state


# ---- the end of a round ----


@clause("ezelen", "R17", "S2")
def test_after_a_letter_a_new_round_is_dealt_and_letters_stay() -> None:
    state = play(start(ACES), "2: slap", "0: slap", "3: slap")
    assert state.awaits_deal
    assert state.legal(0) == []
    next_round(state, MIXED)
    assert state.deal_number == 2
    assert state.view(0).phase == "passing"
    assert state.view(0).fact("opener") is None
    play(state, "1: slap")
    assert letters(state) == [0, 2, 0, 0]
    assert state.view(3).totals == (0, 2, 0, 0)


def pass_on(state: EzelState, exchanges: int) -> EzelState:
    """Everybody passes on the lowest card this many times."""
    for _ in range(exchanges):
        for seat in range(int(state.seats)):
            state.play(seat, state.legal(seat)[0])
    return state


@clause("ezelen", "R18")
def test_after_two_hundred_exchanges_the_cards_are_dealt_again() -> None:
    state = pass_on(start(MIXED, dealer=2), 199)
    assert state.view(0).phase == "passing"
    pass_on(state, 1)
    assert state.awaits_deal
    assert letters(state) == [0, 0, 0, 0]
    assert state.sheet == []
    assert state.dealer == 2
    next_round(state)
    assert state.deal_number == 2
    assert state.view(0).fact("exchanges") == 0


def hundred_rounds(first: "list[str]") -> EzelState:
    """The given moves in the first rounds, one each; then nobody ever slaps."""
    state = start(MIXED)
    for number in range(100):
        if number:
            next_round(state, MIXED)
        if number < len(first):
            play(state, first[number])
        else:
            pass_on(state, 200)
    return state


@clause("ezelen", "R19", "R18")
def test_after_a_hundred_rounds_without_letters_nobody_loses() -> None:
    state = hundred_rounds([])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (0, 0, 0, 0)
    assert outcome.winners == (0, 1, 2, 3)
    assert outcome.reason == "limit"


@clause("ezelen", "R19")
def test_after_a_hundred_rounds_the_most_letters_lose() -> None:
    state = hundred_rounds(["0: slap", "1: slap", "1: slap", "3: slap", "3: slap"])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (1, 2, 0, 2)
    assert outcome.winners == (0, 2)
    assert outcome.reason == "limit"


# ---- letters ----


@clause("ezelen", "S1", "T4")
def test_letters_come_in_the_order_of_the_word_and_stand_at_the_name() -> None:
    assert [letters_text(count) for count in range(5)] == ["_ _ _ _", "E _ _ _", "E Z _ _", "E Z E _", "E Z E L"]
    state = start(MIXED)
    seen = [state.view(1).badge(3, "letters")]
    for _ in range(4):
        play(state, "3: slap")
        seen.append(state.view(1).badge(3, "letters"))
        if state.awaits_deal:
            next_round(state, MIXED)
    assert seen == ["_ _ _ _", "E _ _ _", "E Z _ _", "E Z E _", "E Z E L"]
    assert [row.marks[3] for row in state.sheet] == ["E", "Z", "E", "L"]


@clause("ezelen", "S3", "S4", "R17", "E7")
def test_the_fourth_letter_makes_the_donkey_and_ends_the_game() -> None:
    state = false_slaps(start(MIXED), 3, 3)
    play(state, "1: slap")
    next_round(state, ACES)
    play(state, "2: slap", "0: slap", "1: slap")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (0, 1, 0, 4)
    assert outcome.winners == (0, 1, 2)
    assert outcome.reason == "last-player"
    assert not state.awaits_deal
    assert state.actors() == ()
    assert refused(state, 0, "slap") == ("S3", "match-over")


@clause("ezelen", "S3", "R15")
def test_several_may_be_donkey_at_once() -> None:
    state = false_slaps(start(MIXED), 0, 3)
    false_slaps(state, 1, 3)
    play(state, "3: slap")
    next_round(state, ACES)
    play(state, "2: slap", "3: slap", "clock: timeout")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (4, 4, 0, 1)
    assert outcome.winners == (2, 3)


@clause("ezelen", "S1", "R13", "R14", "R15", "R18", "P1", "E8")
def test_settling_a_round() -> None:
    game = troef.game("ezelen")
    assert game.settle(Round(4, slapped=(2, 0, 3))) == (0, 1, 0, 0)
    assert game.settle(Round(4, slapped=(2, 0, 3, 1))) == (0, 1, 0, 0), "who slapped last is written down too"
    assert game.settle(Round(5, slapped=(4, 0, 2))) == (0, 1, 0, 1, 0)
    assert game.settle(Round(4, false_slap=0)) == (1, 0, 0, 0)
    assert troef.game("ezelen", false_slap="ignore").settle(Round(4, false_slap=0)) == (0, 0, 0, 0)
    assert game.settle(Round(4)) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    "wrong",
    [Round(2), Round(14), Round(4, (4,)), Round(4, (-1,)), Round(4, (1, 1)), Round(4, (0,), 1), Round(4, (), 4)],
)
def test_a_round_that_cannot_be_is_an_error(wrong: Round) -> None:
    with pytest.raises(ValueError):
        troef.game("ezelen").settle(wrong)


# ---- false slaps ----


@clause("ezelen", "P1", "P2", "R17", "E6")
def test_a_false_slap_costs_a_letter_and_the_round() -> None:
    state = play(start(ACES), "1: KC", "0: slap")  # seat 2 does hold a quartet: no matter
    assert letters(state) == [1, 0, 0, 0]
    assert state.awaits_deal
    view = state.view(1)
    assert view.fact("opener") is None
    assert view.zone("hand-0").cards == []
    assert view.zone("hand-2").cards == []
    assert state.sheet[0].cells == (1, 0, 0, 0)  # P2: and nothing else


@clause("ezelen", "P1")
def test_a_false_slap_may_be_agreed_to_cost_nothing() -> None:
    state = start(ACES, false_slap="ignore")
    play(state, "1: KC", "0: slap", "0: slap")
    assert letters(state) == [0, 0, 0, 0]
    view = state.view(0)
    assert view.phase == "passing"
    assert view.badge(1, "chosen") is True  # what was chosen stands
    assert view.fact("opener") is None
    play(state, "2: slap")
    assert state.view(0).phase == "reaction"
    assert set(legal(state, 0)) == {"slap"}
    assert troef.game("ezelen:mild").options.false_slap == "ignore"


# ---- positions ----


@pytest.mark.clause("ezelen", "S2", "S3", "R17")
def test_a_round_late_in_the_match_is_laid_with_its_letters() -> None:
    game = troef.game("ezelen")
    state = game.position({"deal": 6, "dealer": 2, "letters": [0, 3, 1, 0], "cards": {"hand-0": "AS AH AD AC"}})
    assert state.view(3).badge(1, "letters") == "E Z E _"
    for seat in (0, 2, 3):
        state.play(seat, game.parse("slap"))
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0, 2, 3)


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({"deal": 6, "letters": [0, 4, 1, 0]}, "letters: it is 0 to 3, not 4"),
        ({"deal": 2, "letters": [0, 2, 0, 0]}, "letters: after 1 rounds nobody has more than 1"),
        ({"deal": 3, "sheet": [[0, 1, 0, 0]], "letters": [1, 0, 0, 0]}, "letters: the sheet has given [0, 1, 0, 0]"),
        ({"deal": 101}, "deal: a match has 100 deals"),
        ({"cards": {"hand-1": "KS"}, "moves": ["0: choose KS"]}, "move 1: '0: choose KS' is not allowed"),
    ],
)
@pytest.mark.clause("ezelen", "S1", "S3", "R19")
def test_a_match_that_cannot_be_is_refused(facts: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError) as caught:
        troef.game("ezelen").position(facts)
    assert str(caught.value).startswith(told)


@pytest.mark.clause("ezelen", "S1", "R14")
def test_letters_of_random_rounds_are_those_of_their_slaps() -> None:
    """Every round that is played can be written on a sheet and is worth the same there."""
    game = troef.game("ezelen")
    for seed in range(20):
        state = game.start(3 + seed % 5)
        playout(state, troef.Rng(seed), 4_000)
        for row in state.sheet:
            late = [seat for seat, letter in enumerate(row.cells) if letter]
            in_time = [seat for seat in range(int(state.seats)) if seat not in late]
            slaps = {"seats": int(state.seats), "slapped": in_time}
            false_slap = {"seats": int(state.seats), "false_slap": late[0]}
            assert row.cells in (game.settle(slaps), game.settle(false_slap))
