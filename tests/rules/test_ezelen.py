"""Ezelen: every clause of its rule book."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import hand
from troef import REFEREE, SPECTATOR, TIMEKEEPER
from troef.bots import make_player
from troef.bots.ezelen import RulePlayer
from troef.cards.card import card_text, cards_text, parse_card
from troef.core.moves import CHOOSE, DRAW, make_move
from troef.core.options import OptionError
from troef.core.refusal import Refusal
from troef.core.wire import view_dict
from troef.games.ezelen import EzelState, Round, letters_text
from troef.search.playout import playout
from troef.words.words import words

#: Nobody holds a quartet; E2's choices are all there.
MIXED = {0: "KS AH QD JS", 1: "QH KH AS JD", 2: "AD KD QS JH", 3: "JC KC QC AC"}
#: Seat 2 holds the aces.
ACES = {0: "KS KH KD QC", 1: "KC QS QH JS", 2: "AS AH AD AC", 3: "QD JH JD JC"}


def start(hands: "dict[int, str] | None" = None, seats: int = 4, dealer: int = 0, **options: object) -> EzelState:
    game = troef.game("ezelen", **options)
    state = game.start(seats, dealer)
    state.deal(game.arrange(hands, seats, dealer))
    assert isinstance(state, EzelState)
    return state


def play(state: EzelState, *moves: str) -> EzelState:
    """Play moves written as `0: KS`; seat `clock` is the timekeeper."""
    for text in moves:
        seat, _, move = text.partition(": ")
        state.play(TIMEKEEPER if seat == "clock" else int(seat), state.game.parse(move))
    return state


def refused(state: EzelState, seat: int, text: str) -> tuple[str, str]:
    """Clause and reason; the state must be as it was, and there must be words for it."""
    move = state.game.parse(text)
    refusal = state.refusal(seat, move)
    assert refusal is not None
    before = everything(state)
    with pytest.raises(troef.IllegalMove):
        state.play(seat, move)
    assert everything(state) == before
    for language in ("nl", "en"):
        assert "refusal" not in words(language).refusal("ezelen", refusal)
    return refusal.clause, refusal.reason


def everything(state: EzelState) -> list[dict[str, object]]:
    seats = [*range(state.seats), SPECTATOR, REFEREE]
    return [view_dict(state.game, state.view(int(seat))) for seat in seats]


def legal(state: EzelState, seat: int) -> list[str]:
    return [state.game.show(move) for move in state.legal(seat)]


def letters(state: EzelState) -> list[int]:
    return [int(count) for count in state.letters]


def next_round(state: EzelState, hands: "dict[int, str] | None" = None) -> EzelState:
    state.deal(state.game.arrange(hands, int(state.seats), int(state.dealer)))
    return state


def false_slaps(state: EzelState, seat: int, count: int) -> EzelState:
    """So many letters for one seat, with a new deal of mixed hands after each."""
    for _ in range(count):
        play(state, f"{seat}: slap")
        next_round(state, MIXED)
    return state


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
    assert state.view(1).memory == {"gave": parse_card("QH"), "received": parse_card("KS")}
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
    assert refused(state, TIMEKEEPER, "slap") == ("", "not-offered")
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
    """Everybody passes on the lowest card so many times."""
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
    assert refused(state, 0, "slap") == ("", "match-over")


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


# ---- at the table ----


@clause("ezelen", "T1")
@pytest.mark.parametrize("gesture", ["slap", "nose", "thumb", "tongue", "ears"])
def test_whatever_the_gesture_the_move_is_the_same(gesture: str) -> None:
    state = start(ACES, gesture=gesture)
    assert state.view(0).fact("gesture") == gesture
    assert "slap" in legal(state, 2)
    for language in ("nl", "en"):
        assert words(language).say(f"ezelen-gesture-{gesture}") != f"ezelen-gesture-{gesture}"


@clause("ezelen", "T1", "T2", "R9")
@pytest.mark.parametrize("false_slap", ["letter", "ignore"])
def test_the_button_is_there_with_and_without_a_quartet(false_slap: str) -> None:
    state = start(ACES, false_slap=false_slap)
    for seat in range(4):
        verbs = Counter(state.game.language.verb(move) for move in state.view(seat).moves)
        assert verbs == {"choose": 4, "slap": 1}


@clause("ezelen", "T3")
def test_the_bot_slaps_with_a_quartet_and_never_falsely() -> None:
    game = troef.game("ezelen")
    state = start(ACES)
    bot = make_player("rule", game, 1)
    assert game.show(bot.choose(state.view(2), 0.1)) == "slap"
    for seed in range(20):
        assert game.show(make_player("rule", game, seed).choose(state.view(0), 0.1)) == "choose QC"
        assert game.show(make_player("rule", game, seed).choose(state.view(1), 0.1)) in ("choose KC", "choose JS")
    play(state, "2: slap")
    assert game.show(bot.choose(state.view(0), 0.1)) == "slap"


@clause("ezelen", "T3")
def test_the_bot_does_not_change_its_choice() -> None:
    state = play(start(MIXED), "0: QD")
    bots = [make_player("rule", state.game, seed) for seed in range(20)]
    assert {state.game.show(bot.choose(state.view(0), 0.1)) for bot in bots} == {"choose QD"}


@clause("ezelen", "T3")
def test_the_bot_is_as_quick_as_a_person() -> None:
    state = start(ACES)

    def delays(seat: int) -> list[float]:
        bot = RulePlayer(state.game, "quick")
        return [bot.delay(state.view(seat)) for _ in range(300)]

    choosing, noticing = delays(0), delays(2)
    play(state, "2: slap")
    reacting = delays(0)
    for taken, low, high in ((choosing, 0.5, 2.5), (noticing, 0.3, 1.2), (reacting, 0.4, 1.8)):
        assert low <= min(taken) < low + 0.1
        assert high - 0.1 < max(taken) <= high
    assert delays(0) == delays(0)  # seeded


@clause("ezelen", "T3", "S3")
@pytest.mark.parametrize("seats", [3, 4, 7, 13])
def test_bots_play_a_match_to_its_donkey_without_a_false_slap(seats: int) -> None:
    game = troef.game("ezelen")
    dealer, rng = troef.SeededDealer(seats), troef.Rng(seats)
    bots = [make_player("rule", game, seat) for seat in range(seats)]
    state = game.start(seats)
    assert isinstance(state, EzelState)
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        state.play(seat, bots[seat].choose(state.view(seat), 0.1))
        assert state.passing.false_slapper < 0
    outcome = state.outcome()
    assert outcome is not None
    assert max(outcome.scores) == 4
    assert outcome.reason == "last-player"


# ---- what must always hold ----


def walk(seed: int, seats: int, moves: int, **options: object) -> EzelState:
    """A state after so many random moves."""
    state = troef.game("ezelen", **options).start(seats)
    playout(state, troef.Rng(seed), moves)
    assert isinstance(state, EzelState)
    return state


POSITIONS = {
    "seed": st.integers(0, 10**6),
    "seats": st.integers(3, 13),
    "moves": st.integers(1, 120),
    "false_slap": st.sampled_from(["letter", "ignore"]),
}


@clause("ezelen", "R1", "R7")
@settings(max_examples=60, deadline=None)
@given(**POSITIONS)
def test_nobody_ever_holds_more_or_fewer_than_four(seed: int, seats: int, moves: int, false_slap: str) -> None:
    state = walk(seed, seats, moves, false_slap=false_slap)
    zones = [state.view(REFEREE).zone(f"hand-{seat}") for seat in range(seats)]
    assert [len(zone.cards) for zone in zones] == [4] * seats
    assert sorted(card for zone in zones for card in zone.cards) == state.pack()


@settings(max_examples=60, deadline=None)
@given(**POSITIONS)
def test_worlds_give_back_their_view_and_can_be_played_on(seed: int, seats: int, moves: int, false_slap: str) -> None:
    state = walk(seed, seats, moves, false_slap=false_slap)
    rng = troef.Rng(seed)
    for viewer in (0, seats - 1, SPECTATOR, REFEREE):
        view = state.view(viewer)
        world = state.game.world(view, rng)
        assert view_dict(state.game, world.view(viewer)) == view_dict(state.game, view)
        if viewer >= 0:
            assert world.view(viewer).memory == view.memory
    if false_slap == "letter" or seats < 5:  # the others can be played on as well, but last long
        playout(world, rng)
        assert world.outcome() is not None
    else:
        assert playout(world, rng, 200) == 200 or world.outcome() is not None


@settings(max_examples=40, deadline=None)
@given(**POSITIONS)
def test_what_a_seat_cannot_see_changes_nothing_for_it(seed: int, seats: int, moves: int, false_slap: str) -> None:
    state = walk(seed, seats, moves, false_slap=false_slap)
    world = state.game.world(state.view(0), troef.Rng(seed + 1))
    for card in state.pack():
        move = state.game.parse(f"choose {card_text(card)}")
        assert state.refusal(0, move) == world.refusal(0, move)
    assert state.legal(0) == world.legal(0)
    assert state.actors() == world.actors()


def test_worlds_share_the_unseen_cards_in_many_ways() -> None:
    state = play(start(MIXED), "0: KS", "1: QH", "2: AD", "3: JC")
    rng = troef.Rng(1)
    worlds = [state.game.world(state.view(0), rng) for _ in range(200)]
    held = Counter(card_text(card) for world in worlds for card in world.view(1).hand())
    assert held["KS"] == 200  # given a moment ago: it cannot have gone on yet
    assert len(held) == 12
    assert all(count > 20 for count in held.values())


def test_a_false_slap_that_costs_nothing_proves_that_there_is_no_quartet() -> None:
    hands = {0: "AS AH AD AC", 1: "KS KH KD QS", 2: "QH QD QC KC"}
    state = play(start(hands, seats=3, false_slap="ignore"), "1: slap")
    rng = troef.Rng(1)
    for _ in range(300):
        world = state.game.world(state.view(0), rng)
        assert len({card[0] for card in hand(world, 1)}) > 1  # type: ignore[arg-type]


@settings(max_examples=40, deadline=None)
@given(**POSITIONS)
def test_copies_are_independent(seed: int, seats: int, moves: int, false_slap: str) -> None:
    state = walk(seed, seats, moves, false_slap=false_slap)
    twin = state.copy()
    before = everything(state)
    assert everything(twin) == before
    playout(twin, troef.Rng(1), 50)
    assert everything(state) == before


@pytest.mark.parametrize("seats", [3, 4, 13])
@pytest.mark.parametrize("false_slap", ["letter", "ignore"])
def test_a_record_replays_to_the_same_end(seats: int, false_slap: str) -> None:
    game = troef.game("ezelen", false_slap=false_slap)
    match = troef.Match(troef.Record(game, seats))
    dealer, rng = troef.SeededDealer(3), troef.Rng(3)
    for _ in range(400):
        if match.state.outcome() is not None:
            break
        if match.state.awaits_deal:
            match.deal(dealer)
        for seat in [match.state.actors()[0], TIMEKEEPER]:
            moves = match.state.legal(seat)
            if moves and (seat >= 0 or rng.below(4) == 0):
                match.play(seat, moves[rng.below(len(moves))])
    again = troef.read_record(match.record.text()).replay()
    assert isinstance(again, EzelState)
    assert isinstance(match.state, EzelState)
    assert everything(again) == everything(match.state)


@pytest.mark.parametrize("seats", [3, 4, 13])
def test_random_matches_end_even_when_false_slaps_cost_nothing(seats: int) -> None:
    state = troef.game("ezelen:mild").start(seats)
    playout(state, troef.Rng(seats), 2_000)
    dealer = troef.SeededDealer(1)
    while state.outcome() is None:  # nobody slaps any more, and the first who may act does
        if state.awaits_deal:
            if state.deal_number > 3:
                break
            state.deal(dealer.next(state.pack()))
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    assert state.outcome() is not None or state.deal_number > 3


@pytest.mark.parametrize("text", ["", "KX", "choose", "choose KS KH", "slap KS", "shout", "choose ?", "timeout 3"])
def test_what_is_no_move_is_an_error(text: str) -> None:
    with pytest.raises(troef.MoveTextError):
        troef.game("ezelen").parse(text)


@clause("ezelen", "R4", "R15", "R16")
def test_only_moves_of_the_game_are_refused_by_a_rule_of_it() -> None:
    passing = start(MIXED)
    choose_nothing = int(make_move(CHOOSE, 63))
    for state in (passing, play(start(ACES), "2: slap")):
        for number in (-1, 63, int(make_move(DRAW)), 2**50):
            assert state.refusal(1, number) == Refusal("", "not-offered"), number
    assert passing.refusal(1, choose_nothing) == Refusal("", "not-offered")


def test_every_move_reads_back() -> None:
    state = start(MIXED)
    for move in [*state.legal(0), state.game.parse("TIMEOUT")]:
        assert state.game.parse(state.game.show(move)) == move


def test_a_deal_that_cannot_be_is_an_error() -> None:
    game = troef.game("ezelen")
    for hands in ({0: "2S"}, {0: "AS AS"}, {0: "AS AH AD AC KS"}, {4: "AS"}, {0: "??"}):
        with pytest.raises(troef.DealError):
            game.arrange(hands)
