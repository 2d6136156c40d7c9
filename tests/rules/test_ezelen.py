"""Ezelen by the book: the deal, passing, the opening slap, reacting."""

import pytest
from ezelen_positions import ACES, MIXED, legal, letters, play, refused, start

import troef
from clauses import clause
from playing import hand
from troef import SPECTATOR, TIMEKEEPER
from troef.cards.card import card_text, cards_text, parse_card
from troef.core.options import OptionError
from troef.core.wire import view_dict

# ---- the pack and the deal ----


@clause("ezelen", "R1", "E1")
@pytest.mark.parametrize(("seats", "cards", "lowest"), [(3, 12, "Q"), (4, 16, "J"), (5, 20, "10"), (13, 52, "2")])
def test_the_pack_has_a_quartet_for_every_player(seats: int, cards: int, lowest: str) -> None:
    pack = troef.game("ezelen").pack(seats)
    ranks = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"][:seats]
    assert ranks[-1] == lowest
    assert len(pack) == cards
    assert {card_text(card) for card in pack} == {rank + suit for rank in ranks for suit in "SHDC"}


@clause("ezelen", "R1")
@pytest.mark.parametrize("seats", [2, 14])
def test_three_to_thirteen_play(seats: int) -> None:
    with pytest.raises(ValueError):
        troef.game("ezelen").start(seats)


@clause("ezelen", "R2", "R3")
def test_all_cards_are_dealt_four_each_and_passing_begins() -> None:
    state = start(seats=5, dealer=3)
    assert [len(state.view(seat).hand()) for seat in range(5)] == [4] * 5
    assert state.view(0).phase == "passing"
    assert state.view(0).dealer == 3
    assert state.actors() == (0, 1, 2, 3, 4)
    assert not state.awaits_deal


@clause("ezelen", "R2")
def test_who_got_a_letter_deals_next() -> None:
    state = play(start(MIXED, dealer=1), "3: slap")
    assert state.awaits_deal
    assert state.dealer == 3


@clause("ezelen", "R2", "R15")
def test_of_several_with_a_letter_the_first_in_seat_order_deals() -> None:
    state = play(start(ACES, dealer=0), "2: slap", "0: slap", "clock: timeout")
    assert letters(state) == [0, 1, 0, 1]
    assert state.dealer == 1


# ---- passing ----


@clause("ezelen", "R4", "P1")
def test_everybody_may_choose_any_card_of_his_hand_or_slap() -> None:
    state = start(MIXED)
    assert state.actors() == (0, 1, 2, 3)
    assert set(legal(state, 0)) == {"choose KS", "choose AH", "choose QD", "choose JS", "slap"}
    assert set(legal(state, 3)) == {"choose JC", "choose KC", "choose QC", "choose AC", "slap"}
    assert refused(state, 0, "choose KC") == ("R4", "not-held")
    assert refused(state, 0, "CHOOSE(2S)") == ("R4", "not-held")


@clause("ezelen", "R4")
def test_the_others_see_that_a_card_was_chosen_but_not_which() -> None:
    one = play(start(MIXED), "0: KS")
    other = play(start(MIXED), "0: AH")
    for viewer in (1, 2, 3, SPECTATOR):
        assert view_dict(one.game, one.view(viewer)) == view_dict(other.game, other.view(viewer))
        assert one.view(viewer).badge(0, "chosen") is True
        assert one.game.show(one.view(viewer).log[0][1]) == "choose ?"
        assert one.view(viewer).zone("hand-0").hidden == 4
    own = one.view(0).zone("hand-0")
    assert card_text(own.cards[own.mark]) == "KS"
    assert one.game.show(one.view(0).log[0][1]) == "choose KS"


@clause("ezelen", "R5", "R6", "E3")
def test_a_choice_may_be_changed_until_the_last_has_chosen() -> None:
    hands = {0: "KS QC AH JS", 1: "QH KH AS JD", 2: "AD KD QS JH", 3: "JC KC QD AC"}
    state = play(start(hands), "0: KS", "1: QH", "2: AD")
    assert set(state.actors()) == {0, 1, 2, 3}
    assert "choose QC" in legal(state, 0)
    play(state, "0: choose QC")
    assert hand(state, 0) == {"KS", "QC", "AH", "JS"}  # still his own
    play(state, "3: JC")
    assert hand(state, 0) == {"KS", "JC", "AH", "JS"}
    assert hand(state, 1) == {"QC", "KH", "AS", "JD"}


@clause("ezelen", "R5")
def test_choosing_the_same_card_again_changes_nothing() -> None:
    state = play(start(MIXED), "0: KS", "0: KS", "1: QH", "2: AD")
    assert state.passing.exchanges == 0
    play(state, "3: JC")
    assert state.passing.exchanges == 1


@clause("ezelen", "R6", "R7", "E2")
def test_all_cards_move_to_the_left_when_the_last_has_chosen() -> None:
    state = play(start(MIXED), "0: CHOOSE(KS)", "1: choose QH", "2: ad")
    assert [hand(state, seat) for seat in range(4)] == [set(MIXED[seat].split()) for seat in range(4)]
    play(state, "3: JC")
    assert hand(state, 1) == {"KS", "KH", "AS", "JD"}
    assert hand(state, 2) == {"QH", "KD", "QS", "JH"}
    assert hand(state, 3) == {"AD", "KC", "QC", "AC"}
    assert hand(state, 0) == {"JC", "AH", "QD", "JS"}
    view = state.view(0)
    assert [view.badge(seat, "chosen") for seat in range(4)] == [None] * 4
    assert view.fact("exchanges") == 1


@clause("ezelen", "R6")
def test_everybody_knows_what_he_gave_and_received() -> None:
    state = play(start(MIXED), "0: KS", "1: QH", "2: AD", "3: JC")
    assert state.view(1).memory == {"gave": [parse_card("QH")], "received": [parse_card("KS")]}
    assert state.view(SPECTATOR).memory == {}


@clause("ezelen", "R7")
def test_a_received_card_may_travel_on() -> None:
    state = play(start(MIXED), "0: KS", "1: QH", "2: AD", "3: JC")
    play(state, "1: KS", "0: JC", "2: QH", "3: AD")
    assert "KS" in hand(state, 2)
    assert "JC" in hand(state, 1)
    assert [len(state.view(seat).hand()) for seat in range(4)] == [4] * 4


@clause("ezelen", "R5", "R6")
def test_those_for_whom_the_exchange_waits_are_named_first() -> None:
    state = play(start(MIXED), "0: KS", "2: AD")
    assert state.actors() == (1, 3, 0, 2)


# ---- the opening slap ----


@clause("ezelen", "R8", "E5")
def test_a_quartet_from_the_deal_may_be_slapped_at_once() -> None:
    state = play(start({1: "AS AH AD AC"}), "1: slap")
    assert state.view(0).phase == "reaction"
    assert letters(state) == [0, 0, 0, 0]


@clause("ezelen", "R8")
def test_the_opening_slap_voids_choices_and_shows_the_hand_to_all() -> None:
    state = play(start(ACES), "0: QC", "1: KC", "2: slap")
    for viewer in (0, 1, 3, SPECTATOR):
        view = state.view(viewer)
        assert cards_text(view.zone("hand-2").cards) == "AC AD AH AS"
        assert view.fact("opener") == 2
        assert [view.badge(seat, "chosen") for seat in range(4)] == [None] * 4
        assert all(view.zone(f"hand-{seat}").hidden == 4 for seat in range(4) if seat not in (2, viewer))
    assert state.passing.exchanges == 0
    assert hand(state, 0) == set(ACES[0].split())
    assert refused(state, 3, "QD") == ("R16", "no-choosing")


@clause("ezelen", "R9")
def test_a_quartet_may_be_kept_by_doing_nothing() -> None:
    state = play(start(ACES), "0: QC", "1: KC", "3: QD")
    assert state.passing.exchanges == 0
    assert hand(state, 2) == set(ACES[2].split())
    assert "slap" in legal(state, 2)


@clause("ezelen", "R9", "R10", "E10")
def test_an_overlooked_quartet_is_gone_after_the_exchange() -> None:
    hands = {2: "JS JH JD JC", 3: "QS QH QD AS", 1: "QC AH AD AC"}
    state = play(start(hands), "1: QC", "0: KS", "3: AS", "2: JS")
    assert hand(state, 2) == {"JH", "JD", "JC", "QC"}
    # then the queen goes on to seat 3, who holds the other three
    play(state, "2: QC", "3: JS", "0: KH", "1: AH")
    assert hand(state, 3) == {"QS", "QH", "QD", "QC"}
    play(state, "3: slap")
    assert state.view(0).phase == "reaction"


@clause("ezelen", "R10", "P1")
def test_a_slap_after_the_exchange_is_judged_on_the_new_hand() -> None:
    state = play(start(ACES), "0: QC", "1: KC", "3: QD", "2: AS", "2: slap")
    assert state.awaits_deal
    assert letters(state) == [0, 0, 1, 0]
    # the same slap a moment earlier
    state = play(start(ACES), "0: QC", "1: KC", "3: QD", "2: slap", "0: slap", "1: slap")
    assert letters(state) == [0, 0, 0, 1]


@clause("ezelen", "R11", "E9")
def test_the_second_quartet_only_reacts() -> None:
    hands = {1: "KS KH KD KC", 3: "AS AH AD AC"}
    state = play(start(hands), "3: slap", "1: slap")
    assert letters(state) == [0, 0, 0, 0]
    assert state.view(0).fact("opener") == 3
    assert state.view(0).zone("hand-1").cards == []  # only the opener's hand is shown
    assert state.view(0).badge(1, "slapped") is True


# ---- reacting ----


@clause("ezelen", "R12", "R13", "R14", "E4")
def test_the_last_to_slap_gets_a_letter() -> None:
    state = play(start(ACES), "2: slap")
    assert state.actors() == (0, 1, 3)
    assert legal(state, 0) == legal(state, 1) == ["slap"]
    assert legal(state, 2) == []
    play(state, "0: slap")
    assert state.actors() == (1, 3)
    play(state, "3: slap")
    assert state.actors() == ()  # seat 1 need not slap
    assert letters(state) == [0, 1, 0, 0]
    assert state.awaits_deal
    assert state.sheet[0].cells == (0, 1, 0, 0)
    assert state.sheet[0].marks == ("", "E", "", "")


@clause("ezelen", "R15", "E8")
def test_whoever_is_too_late_gets_a_letter() -> None:
    state = play(start({4: "AS AH AD AC"}, seats=5), "4: slap", "0: slap", "2: slap")
    assert [state.game.show(move) for move in state.legal(TIMEKEEPER)] == ["timeout"]
    play(state, "clock: timeout")
    assert letters(state) == [0, 1, 0, 1, 0]
    assert state.view(0).log[-1] == (TIMEKEEPER, state.game.parse("timeout"))


@clause("ezelen", "R15")
def test_the_clock_runs_from_the_opening_slap_only() -> None:
    state = start(ACES)
    assert state.legal(TIMEKEEPER) == []
    assert refused(state, TIMEKEEPER, "timeout") == ("R15", "wrong-phase")
    play(state, "2: slap")
    assert refused(state, 0, "timeout") == ("R15", "not-offered")
    assert refused(state, TIMEKEEPER, "slap") == ("R12", "not-offered")
    play(state, "0: slap", "1: slap")
    assert state.legal(TIMEKEEPER) == []


@clause("ezelen", "R15")
def test_how_long_the_clock_runs_is_agreed() -> None:
    assert troef.game("ezelen").options.reaction_seconds == 10
    assert troef.game("ezelen", reaction_seconds=3).options.reaction_seconds == 3
    for seconds in (2, 31, "soon"):
        with pytest.raises(OptionError):
            troef.game("ezelen", reaction_seconds=seconds)


@clause("ezelen", "R16")
def test_after_the_opening_slap_nobody_chooses_and_nobody_slaps_twice() -> None:
    state = play(start(ACES), "2: slap", "0: slap")
    assert refused(state, 1, "KC") == ("R16", "no-choosing")
    assert refused(state, 0, "KS") == ("R16", "no-choosing")
    assert refused(state, 0, "slap") == ("R16", "already-slapped")
    assert refused(state, 2, "slap") == ("R16", "already-slapped")
    assert letters(state) == [0, 0, 0, 0]
