"""Zenuwen: the cards, one's own small piles, playing all at once, deadlock (R1–R21)."""

import pytest
from zenuwen_positions import OTHER, clock, heap, laid, small, started, stock, zenuwen

import troef
from clauses import clause
from playing import play, texts, why
from troef import REFEREE, SPECTATOR, TIMEKEEPER
from troef.cards.card import card_text, cards_text
from troef.core.options import OptionError
from troef.core.wire import view_dict
from troef.games.zenuwen import ZenuwenState

# ---- the cards ----


@clause("zenuwen", "R1", "E11", "S2")
@pytest.mark.parametrize(("seats", "cards"), [(2, 52), (4, 104), (6, 156)])
def test_there_is_a_pack_for_every_two_players(seats: int, cards: int) -> None:
    pack = zenuwen().pack(seats)
    assert len(pack) == len(set(pack)) == cards
    faces = [card_text(card) for card in pack]
    assert {faces.count(face) for face in faces} == {seats // 2}
    state = started(seats)
    assert [
        sum(len(zone.cards) + zone.hidden for zone in state.view(0).zones if zone.owner == seat)
        for seat in range(seats)
    ] == [26] * seats
    assert len([zone for zone in state.view(0).zones if zone.kind == "discard"]) == seats


@clause("zenuwen", "R1")
@pytest.mark.parametrize("seats", [1, 3, 5, 7])
def test_only_two_four_or_six_play(seats: int) -> None:
    with pytest.raises(ValueError):
        zenuwen().start(seats)


@clause("zenuwen", "R2", "R4")
def test_five_small_piles_are_laid_from_the_top_of_the_stock() -> None:
    game = zenuwen()
    state = game.start()
    state.deal(game.arrange({0: "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AH 2H 3H"}))
    assert small(state, 0) == ["0|AS", "1|3S", "2|6S", "3|10S", "4|2H"]
    assert stock(state, 0) == stock(state, 1) == 11
    assert heap(state, 0) == heap(state, 1) == []
    assert state.view(0).phase == "preparing"
    referee = state.view(REFEREE)
    assert cards_text(referee.zone("s3-0").cards) == "4S 5S 6S"
    assert card_text(referee.zone("stock-0").cards[-1]) == "3H"  # on top


@clause("zenuwen", "R2")
def test_a_deal_can_be_laid_by_its_piles() -> None:
    game = zenuwen()
    state = game.start()
    state.deal(game.arrange(s3_0="KD", s5_1="2C 3C 4C 5C 6C", stock_0="QD JD"))
    assert small(state, 0)[2] == "2|KD"
    assert small(state, 1)[4] == "4|6C"
    play(state, "0: ready", "1: ready")
    assert heap(state, 0) == ["QD"]
    with pytest.raises(troef.DealError):
        game.arrange({0: "AS"}, s1_0="KS")
    with pytest.raises(troef.DealError):
        game.arrange(s6_0="KS")


# ---- one's own small piles ----


@clause("zenuwen", "R5", "R7", "E2")
def test_equal_open_cards_may_be_merged() -> None:
    mine = ["0|9S", "1|9H", "2|KD", "3|4C", "4|KS"]
    state = laid(mine, OTHER)
    assert texts(state, 0) == {"merge 1 2", "merge 2 1", "merge 3 5", "merge 5 3", "ready"}
    play(state, "0: MERGE(2,1)")
    assert small(state, 0)[0] == "0|9S 9H"
    assert state.view(0).zone("s2-0").hidden == 0
    assert len(state.view(0).zone("s2-0").cards) == 1  # turned up at once
    play(state, "0: merge KS KD")
    piles = small(state, 0)
    assert piles[2] == "2|KD KS"
    assert piles[4].startswith("3|")


@clause("zenuwen", "R5")
def test_what_is_merged_may_be_merged_again_with_all_its_cards() -> None:
    state = laid(["|9S", "|9H", "|9D", "|4C", "1|KS"], OTHER)
    play(state, "0: merge 1 2", "0: merge 2 3")
    assert small(state, 0)[:4] == ["0|", "0|", "0|9D 9H 9S", "0|4C"]


@clause("zenuwen", "R5")
def test_only_equal_cards_are_merged() -> None:
    state = laid(["|9S", "1|9H", "2|KD", "3|4C", ""], OTHER)
    assert why(state, "0: merge 1 3") == ("R5", "unequal")
    assert why(state, "0: merge 1 1") == ("R5", "same-pile")
    assert why(state, "0: merge 5 1") == ("R5", "pile-empty")
    assert why(state, "0: merge 1 5") == ("R5", "pile-empty")


@clause("zenuwen", "R6", "E3")
def test_an_empty_place_is_for_cards_that_have_something_under_them() -> None:
    state = laid(["", "0|9H", "2|KD", "", "|4C"], OTHER)
    assert {"shift 3 1", "shift 3 4"} <= texts(state, 0)
    assert why(state, "0: SHIFT(2,1)") == ("R6", "nothing-under")
    assert why(state, "0: shift 3 2") == ("R6", "place-taken")
    assert why(state, "0: shift 1 4") == ("R6", "pile-empty")
    assert why(state, "0: shift 3 3") == ("R6", "same-pile")
    play(state, "0: SHIFT(3,1)")
    assert small(state, 0)[0] == "0|KD"
    assert state.view(0).zone("s3-0").hidden == 1


@clause("zenuwen", "R6")
def test_all_open_cards_of_a_pile_are_shifted() -> None:
    state = laid(["", "1|9H 9S", "2|KD", "", "|4C"], OTHER)
    play(state, "0: schuif 2 naar 1")
    assert small(state, 0)[0] == "0|9H 9S"


@clause("zenuwen", "R7")
def test_playing_the_last_open_card_turns_up_the_next() -> None:
    state = laid(["KD|4S", "1|9H", "", "", ""], OTHER, heaps=["5S", "9C"])
    play(state, "0: play 1 O0")
    assert small(state, 0)[0] == "0|KD"


@clause("zenuwen", "R8")
def test_nobody_touches_the_piles_of_another() -> None:
    state = laid(["|9S", "1|9H", "2|KD", "3|4C", "4|KS"], OTHER)
    assert "merge 1 2" not in texts(state, 1)
    before = small(state, 1)
    play(state, "0: merge 1 2")
    assert small(state, 1) == before


# ---- preparing and the flip ----


@clause("zenuwen", "R9", "R10", "R11", "T2")
def test_when_all_are_ready_everybody_turns_a_card_at_the_same_moment() -> None:
    state = laid(["|9S", "1|9H", "2|KD", "3|4C", "4|KS"], OTHER, stocks={0: "QH 3D"})
    assert set(state.actors()) == {0, 1}
    play(state, "0: ready")
    assert state.view(1).badge(0, "ready")
    assert "merge 1 2" in texts(state, 0)  # R10
    assert why(state, "0: ready") == ("R10", "already-ready")
    play(state, "0: merge 1 2", "1: klaar")
    assert state.view(0).phase == "racing"
    assert heap(state, 0) == ["QH"]
    assert len(heap(state, 1)) == 1
    assert stock(state, 0) == 1
    assert why(state, "0: ready") == ("R10", "already-flipped")


@clause("zenuwen", "R10")
def test_after_twenty_seconds_the_cards_are_turned_anyhow() -> None:
    state = started()
    assert state.phase.time_limit() == (20, 0)
    play(state, "0: ready")
    clock(state)
    assert state.view(0).phase == "racing"


@clause("zenuwen", "R11", "R26")
def test_before_the_flip_nothing_is_played_or_slapped() -> None:
    state = started()
    assert why(state, "0: play 1 O0") == ("R11", "flip-first")
    assert why(state, "1: slap O0") == ("R26", "slap-too-early")
    assert why(state, "1: stuck") == ("R18", "flip-first")


# ---- playing ----


@clause("zenuwen", "R12", "E1")
@pytest.mark.parametrize(
    ("upper", "fitting"),
    [("7", "6 8"), ("A", "2 K"), ("K", "Q A"), ("2", "A 3"), ("10", "9 J"), ("J", "10 Q")],
)
def test_ranks_go_on_their_neighbours_in_the_circle(upper: str, fitting: str) -> None:
    for rank in ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"):
        state = laid([f"{rank}S", "1|"], ["1|"], heaps=[f"{upper}H", f"{upper}D"])
        assert ("play 1 O0" in texts(state, 0)) == (rank in fitting.split()), rank
    state = laid([f"{upper}S", "1|"], ["1|"], heaps=[f"{upper}H", f"{upper}D"])
    assert why(state, "0: play 1 O0") == ("R12", "equal-rank")


@clause("zenuwen", "R12", "R13", "E4")
def test_every_open_pile_is_for_everybody() -> None:
    state = laid(["|6S", "1|10S", "2|QS", "3|2S", "4|4S"], OTHER, heaps=["5H", "JH"])
    plays = {text for text in texts(state, 0) if text.startswith("play")}
    assert plays == {"play 1 O0", "play 5 O0", "play 2 O1", "play 3 O1"}
    assert why(state, "0: play 4 O0") == ("R12", "no-neighbour")


@clause("zenuwen", "R12")
def test_one_card_goes_at_a_time() -> None:
    state = laid(["1|6S 6H", "1|KS"], OTHER, heaps=["5H", "JH"])
    play(state, "0: play 1 O0")
    assert heap(state, 0) == ["5H", "6H"]
    assert small(state, 0)[0] == "1|6S"
    assert why(state, "0: play 1 O1") == ("R12", "no-neighbour")
    assert why(state, "0: play 3 O1") == ("R12", "pile-empty")


@clause("zenuwen", "R13", "E11")
def test_four_players_play_on_any_of_four_piles() -> None:
    state = laid(["|6S", "1|6H"], OTHER, ["1|KS"], ["1|KH"], heaps=["5H", "5D", "5C", "5S"])
    assert {f"play 1 O{number}" for number in range(4)} <= texts(state, 0)
    assert why(state, "0: play 1 O4") == ("R4", "no-such-pile")
    play(state, "0: play 1 O3")
    assert heap(state, 3) == ["5S", "6S"]


@clause("zenuwen", "R14", "T1", "E5")
def test_what_arrives_first_lies_first() -> None:
    state = laid(["|6S", "1|KS"], ["4S", "7S", "1|KH"], heaps=["5H", "JH"])
    early = state.copy()
    assert why(early, "1: play 2 O0") == ("R12", "no-neighbour")  # the 7 before the 6
    play(state, "0: play 1 O0")
    assert why(state, "1: play 1 O0") == ("R14", "too-late")
    assert heap(state, 0) == ["5H", "6S"]
    assert small(state, 1)[0] == "0|4S"
    play(state, "1: play 2 O0")  # it still fits, on the new top card
    assert heap(state, 0) == ["5H", "6S", "7S"]


@clause("zenuwen", "R14")
def test_late_is_only_who_was_overtaken_by_another() -> None:
    state = laid(["|6S", "|4S", "1|KS"], OTHER, heaps=["5H", "JH"])
    play(state, "0: play 1 O0")
    assert why(state, "0: play 2 O0") == ("R12", "no-neighbour")


@clause("zenuwen", "R15", "R16")
def test_nothing_is_taken_back_and_nothing_must_be_played() -> None:
    state = laid(["|6S", "1|KS"], OTHER, heaps=["5H", "JH"])
    shifts = {f"shift 2 {place}" for place in (3, 4, 5)}
    assert texts(state, 0) == {"play 1 O0", "stuck"} | shifts
    play(state, "0: play 1 O0")
    with pytest.raises(troef.MoveTextError):
        state.game.parse("take O0")
    assert texts(state, 0) == {"stuck", "shift 2 1"} | shifts


@clause("zenuwen", "R9", "R14")
def test_own_piles_are_arranged_while_playing_too() -> None:
    state = laid(["|9S", "1|9H", "", "3|4C", "4|KS"], OTHER, heaps=["5H", "JH"])
    play(state, "0: merge 1 2", "1: stuck", "0: shift 4 3")
    assert not state.view(0).badge(1, "stuck")


# ---- deadlock ----


@clause("zenuwen", "R17", "E6")
def test_a_deadlock_is_seen_and_followed_by_a_flip() -> None:
    mine, theirs = ["1|2S", "1|4S", "1|6S", "1|QS", "1|AS"], ["1|3H", "1|JH", "1|QD", "1|5D", "1|AD"]
    state = laid(mine, theirs, heaps=["7|8H", "8|8D"], stocks={0: 8, 1: "7C 2C 3C 4C 5C 6C 9C"})
    assert state.view(0).fact("deadlock") is True
    assert state.phase.time_limit()[0] == 2
    clock(state)
    assert (stock(state, 0), stock(state, 1)) == (7, 6)
    assert heap(state, 1)[-2:] == ["8D", "7C"]
    assert len(heap(state, 0)) == 9
    assert state.view(0).fact("deadlock") is None  # the 6 goes


@clause("zenuwen", "R17")
@pytest.mark.parametrize("seconds", [1, 2, 5])
def test_the_pause_at_a_deadlock_is_agreed(seconds: int) -> None:
    game = zenuwen(deadlock_seconds=seconds)
    state = game.position({0: ["1|2S"], 1: ["1|2H"]}, ["8H", "8D"])
    assert state.phase.time_limit()[0] == (seconds if state.view(0).fact("deadlock") else 0)
    state = game.position({0: ["1|2S", "|4S", "|6S", "|JS", "|KS"], 1: ["1|2H", "", "", "", ""]}, ["8H", "8D"])
    assert state.view(0).fact("deadlock") is None  # seat 1 may shift
    with pytest.raises(OptionError):
        troef.game("zenuwen", deadlock_seconds=seconds + 5)


@clause("zenuwen", "R17", "R18", "T3")
def test_without_a_clock_all_say_that_they_are_stuck() -> None:
    state = laid(["|6S", "1|KS"], ["4S", "7S", "1|KH"], heaps=["5H", "JH"])
    play(state, "0: IK KAN NIET MEER")
    assert state.view(1).badge(0, "stuck")
    assert why(state, "0: stuck") == ("R18", "already-stuck")
    assert "play 1 O0" in texts(state, 0)  # nobody is held to it
    play(state, "1: stuck")
    assert len(heap(state, 0)) == len(heap(state, 1)) == 2  # although something was overlooked
    assert not state.view(1).badge(0, "stuck")


@clause("zenuwen", "R18")
@pytest.mark.parametrize("step", ["1: play 1 O0", "1: merge 2 3", "0: shift 2 3"])
def test_whatever_is_done_cancels_what_was_said(step: str) -> None:
    state = laid(["|JS", "1|KS"], ["4S", "7S", "1|7H"], heaps=["5H", "2H"])
    play(state, "0: stuck", step)
    assert not state.view(0).badge(0, "stuck")
    play(state, "1: stuck")
    assert len(heap(state, 1)) == 1


@clause("zenuwen", "R18")
def test_each_player_who_does_nothing_for_thirty_seconds_counts_as_stuck_by_himself() -> None:
    state = laid(["|6S", "1|KS"], ["4S", "7S", "1|KH"], heaps=["5H", "JH"])
    assert state.phase.time_limit() == (0, 0)  # no clock runs for all at once
    assert texts(state, TIMEKEEPER) == {"idle 0", "idle 1"}
    play(state, f"{TIMEKEEPER}: idle 0")
    assert state.view(1).badge(0, "stuck") and not state.view(1).badge(1, "stuck")
    assert why(state, f"{TIMEKEEPER}: idle 0")[0] == "R18"
    assert len(heap(state, 0)) == 1  # seat 1 goes on
    play(state, "1: stuck")
    assert [len(heap(state, number)) for number in range(2)] == [2, 2]


@clause("zenuwen", "R18")
def test_what_a_player_does_starts_his_thirty_seconds_from_zero_and_nobody_elses() -> None:
    state = laid(["|JS", "1|KS"], ["4S", "7S", "1|7H"], heaps=["5H", "2H"])

    def numbers() -> list[int]:
        assert [state.phase.idle_limit(seat)[0] for seat in range(2)] == [30, 30]
        return [state.phase.idle_limit(seat)[1] for seat in range(2)]

    for step, who in (("1: play 1 O0", 1), ("0: stuck", 0), ("1: merge 2 3", 1), ("0: stuck", 0)):
        before = numbers()
        play(state, step)
        assert [seat for seat in range(2) if numbers()[seat] != before[seat]] == [who], step
    before = numbers()
    play(state, "1: stuck")  # a flip: everybody looks from zero again
    assert all(now != then for now, then in zip(numbers(), before, strict=True))


@clause("zenuwen", "R17", "R18")
def test_at_a_deadlock_the_pause_runs_and_nobody_is_idle() -> None:
    mine, theirs = ["1|2S", "1|4S", "1|6S", "1|QS", "1|AS"], ["1|3H", "1|JH", "1|QD", "1|5D", "1|AD"]
    dead = laid(mine, theirs, heaps=["7|8H", "8|8D"])
    assert texts(dead, TIMEKEEPER) == {"timeout"}
    going = laid(["|6S", "1|KS"], ["4S", "7S", "1|KH"], heaps=["5H", "JH"])
    assert why(going, f"{TIMEKEEPER}: timeout") == ("R17", "not-offered")


@clause("zenuwen", "R19", "E7")
def test_who_has_no_stock_turns_no_card() -> None:
    state = laid(["1|2S", "1|4S"], ["1|2H", "20|"], heaps=["8H", "8D"], stocks={1: 0})
    before = stock(state, 0)
    clock(state)
    assert stock(state, 0) == before - 1
    assert (len(heap(state, 0)), len(heap(state, 1))) == (2, 1)


@clause("zenuwen", "R20")
def test_without_any_stock_the_own_open_piles_become_the_stocks() -> None:
    mine, theirs = ["20|2S"], ["20|4H"]
    state = laid(mine, theirs, heaps=["8H 9H JC QC KC", "8D 9D JD QD KD"], stocks={0: 0, 1: 0})
    heap_before = [heap(state, number) for number in range(2)]
    clock(state)
    assert state.awaits_deal
    mine_first, theirs_first = heap_before
    packs = []
    while state.awaits_deal:  # each shuffles his own
        packs.append({card_text(card) for card in state.pack()})
        state.deal(state.pack()[::-1])
    assert packs == [set(mine_first), set(theirs_first)]
    assert [stock(state, seat) for seat in range(2)] == [4, 4]
    assert [heap(state, number) for number in range(2)] == [["8H"], ["8D"]]
    assert state.view(0).phase == "racing"
    assert state.deal_number == 1


@clause("zenuwen", "R21")
def test_ten_new_stocks_without_a_play_end_the_round() -> None:
    state = laid(["21|2S"], ["21|2H"], heaps=["4H 5H 6H 7H", "4D 5D 6D 7D"], stocks={0: 0, 1: 0})
    for count in range(1, 10):
        until_new_stocks(state)
        assert state.restocks == count
        assert state.deal_number == 1
    while not state.awaits_deal:
        play(state, "0: stuck", "1: stuck")
    for _ in range(2):  # the tenth time their stocks are shuffled as well
        assert len(state.pack()) == 4 and not state.sheet
        state.deal(state.pack())
    assert state.restocks == 10
    assert state.sheet[0].cells == (0, 0)
    assert state.view(0).totals == (26, 26)  # each has his own pile
    state.deal(state.pack())
    state.deal(state.pack())
    assert state.view(0).phase == "preparing"
    assert state.deal_number == 2


def until_new_stocks(state: ZenuwenState) -> None:
    """Say `stuck` until the open piles have been shuffled once more."""
    before = state.restocks
    while state.restocks == before or state.awaits_deal:
        if state.awaits_deal:
            state.deal(state.pack())
        else:
            play(state, "0: stuck", "1: stuck")


@clause("zenuwen", "R21")
def test_a_play_in_between_counts_anew() -> None:
    state = laid(["20|3S", "1|"], ["21|2H"], heaps=["4H 5H 6H 7H", "4D 5D 6D 7D"], stocks={0: 0, 1: 0})
    until_new_stocks(state)
    while "play 1 O0" not in texts(state, 0) and "play 1 O1" not in texts(state, 0):
        play(state, "0: stuck", "1: stuck")
        while state.awaits_deal:
            state.deal(state.pack())
    assert state.restocks > 0
    play(state, "0: play 1 O0" if "play 1 O0" in texts(state, 0) else "0: play 1 O1")
    assert state.restocks == 0


def test_what_is_seen_is_the_same_for_everybody() -> None:
    state = started(4)
    wires = [view_dict(state.game, state.view(seat)) for seat in (0, 1, 2, 3, SPECTATOR)]
    for wire in wires:
        assert {**wire, "seat": 0, "moves": []} == {**wires[0], "moves": []}
