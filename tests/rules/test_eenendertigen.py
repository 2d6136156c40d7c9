"""Eenendertigen: every clause of its rule book."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import finish, hand, lay, play, read, texts, why
from troef import REFEREE, SPECTATOR
from troef.cards.bits import set_of
from troef.cards.card import card_text, cards_text, parse_cards
from troef.core.game import State
from troef.core.options import OptionError
from troef.core.refusal import MoveTextError
from troef.games.eenendertigen import EenendertigenState, Showdown
from troef.games.eenendertigen.moves import PACK
from troef.games.eenendertigen.scoring import hand_halves

#: Seat 0 deals, seat 1 is the forehand.
HANDS = {0: "7S 8C 9H", 1: "AH KH 9S", 2: "7H 10D KC", 3: "AS 8S JD"}


def table(hands: "dict[int, str] | None" = None, pot: str = "QH 7C 8D", seats: int = 4, **options: object) -> State:
    """Seat 0 has dealt; without an opening exchange unless the test asks for one."""
    rules = troef.game("eenendertigen", **{"opening_exchange": "none", **options})
    return lay(rules, seats, 0, hands=hands or HANDS, pot=pot, stock="KS QS 10S 7D 9D AC")


def pot(state: State) -> list[str]:
    return [card_text(card) for card in state.view(SPECTATOR).zone("pot").cards]


def swaps(cards: str, pot_cards: str) -> set[str]:
    return {f"swap {one} {other}" for one in cards.split() for other in pot_cards.split()}


def lives_match(points: list[int], **options: object) -> EenendertigenState:
    """A match with points as they stand, before a deal by seat 0."""
    state = troef.game("eenendertigen", scoring="lives", opening_exchange="none", **options).start(len(points))
    assert isinstance(state, EenendertigenState)
    for seat, count in enumerate(points):
        state.standing.points[seat] = count
    return state


def show_down(state: State, hands: dict[int, str]) -> None:
    """Deal these hands and let everybody keep them."""
    state.deal(state.game.arrange(hands=hands, seats=int(state.seats), dealer=int(state.dealer), pot="10H 10C JC"))
    while not state.awaits_deal and state.outcome() is None:
        play(state, f"{state.actors()[0]}: keep")


# ---- cards and deal ----


@clause("eenendertigen", "R1", "R3", "R13")
def test_three_cards_each_three_in_the_pot_and_a_stock() -> None:
    assert len(troef.game("eenendertigen").pack(4)) == 32
    assert {card_text(card)[:-1] for card in PACK} == {"7", "8", "9", "10", "J", "Q", "K", "A"}
    state = table()
    view = state.view(2)
    assert cards_text(view.hand()) and view.zone("hand-1").hidden == 3 and not view.zone("hand-1").cards
    assert view.zone("stock").hidden == 17
    order = troef.game("eenendertigen").start(3, 0).pack()
    state = troef.game("eenendertigen", opening_exchange="none").start(3, 0)
    state.deal(order)  # one card at a time, from the dealer's left
    assert [set(state.view(REFEREE).zone(f"hand-{seat}").cards) for seat in (1, 2, 0)] == [
        {order[place], order[place + 3], order[place + 6]} for place in range(3)
    ]
    assert list(state.view(0).zone("pot").cards) == order[9:12]


@clause("eenendertigen", "R2", "S5")
def test_the_deal_goes_round() -> None:
    state = troef.game("eenendertigen", rounds=3, opening_exchange="none").start(3, 2)
    dealers = []
    for _ in range(3):
        dealers.append(state.view(0).dealer)
        show_down(state, {0: "AH KH QH", 1: "7H 8S 9D", 2: "7S 8D 9C"})
    assert dealers == [2, 0, 1]
    outcome = state.outcome()
    assert outcome is not None and (outcome.scores, outcome.winners, outcome.reason) == ((3, 0, 0), (0,), "rounds")


@pytest.mark.parametrize("seats", [1, 9])
def test_two_to_eight_play(seats: int) -> None:
    with pytest.raises(ValueError):
        troef.game("eenendertigen").start(seats)


# ---- opening exchange ----


@clause("eenendertigen", "R4", "R5", "R8", "R14", "R15", "E13")
def test_the_forehand_may_take_the_open_pot() -> None:
    rules = troef.game("eenendertigen")
    state = lay(rules, 4, 0, hands={1: "8C 9D QS"}, pot="AH 10H 7S", stock="KS JS 10S")
    assert pot(state) == ["AH", "10H", "7S"]
    assert texts(state) == {"swap all", "keep all"} and state.actors() == (1,)
    assert why(state, "1: pass") == ("R5", "opening-first")
    assert why(state, "1: keep") == ("R5", "opening-first")
    play(state, "1: SWAP_ALL")
    assert hand(state, 1) == {"AH", "10H", "7S"} and set(pot(state)) == {"8C", "9D", "QS"}
    assert hand_halves(set_of(state.view(1).hand())) == 42
    assert state.actors() == (1,)
    play(state, "1: SWAP(7S,QS)")
    assert hand(state, 1) == {"AH", "10H", "QS"}
    assert set(pot(state)) == {"KS", "JS", "10S"}  # 8C 9D 7S was dirty laundry
    assert state.actors() == (2,)


@clause("eenendertigen", "R5", "R8", "R10")
def test_the_forehand_may_keep_all_and_there_is_no_second_time() -> None:
    state = play(table(opening_exchange="forehand"), "1: keep all")
    assert hand(state, 1) == {"AH", "KH", "9S"}
    assert why(state, "1: swap all") == ("R10", "one-for-one")
    assert why(state, "1: keep all") == ("R8", "opening-over")


@clause("eenendertigen", "R4", "R6", "R8")
def test_the_dealer_may_swap_for_a_pot_that_nobody_has_seen() -> None:
    state = table(opening_exchange="dealer")
    assert state.actors() == (0,)
    for seat in (*range(4), SPECTATOR):
        view = state.view(seat)
        assert view.zone("pot").hidden == 3 and not view.zone("pot").cards
    assert why(state, "0: forbid") == ("R6", "opening-first")
    kept = play(state.copy(), "0: keep all")
    assert set(pot(kept)) == {"QH", "7C", "8D"} and kept.actors() == (1,)
    play(state, "0: ruil alles")
    assert hand(state, 0) == {"QH", "7C", "8D"} and pot(state) == ["KS", "QS", "10S"]  # his own were dirty laundry
    assert state.actors() == (1,)


@clause("eenendertigen", "R6", "R14", "R15")
def test_a_face_down_pot_is_refreshed_only_after_the_dealer_has_chosen() -> None:
    hands = {0: "AS KD QH", 1: "10H 10D 10C", 2: "JS JH JD", 3: "KH AD KC"}
    state = table(hands, "7C 8D 9S", opening_exchange="dealer")
    assert state.view(REFEREE).zone("pot").cards == parse_cards("7C 8D 9S")
    kept = play(state.copy(), "0: keep all")
    assert kept.view(0).memory["refreshed"] == [1] and "7C" not in pot(kept)
    taken = play(state, "0: swap all")
    assert taken.view(0).memory["refreshed"] == [] and state.actors() == (1,)
    assert hand(taken, 0) == {"7C", "8D", "9S"} and set(pot(taken)) == {"AS", "KD", "QH"}
    # the others have not seen what the dealer took
    assert taken.view(1).memory["shown"] == [[], [], [], []]


@clause("eenendertigen", "R7", "R8")
def test_without_an_exchange_the_forehand_just_begins() -> None:
    state = table()
    assert state.actors() == (1,) and state.view(1).phase == "turns"
    assert why(state, "1: keep all") == ("R7", "opening-over")


# ---- turns ----


@clause("eenendertigen", "R9", "R10", "R11", "R12", "R18", "E5")
def test_nine_swaps_keeping_and_passing() -> None:
    state = table()
    assert texts(state) == swaps("AH KH 9S", "QH 7C 8D") | {"keep", "pass"}
    assert why(state, "1: forbid") == ("R18", "not-31")
    play(state, "1: swap 9S QH")
    assert hand(state, 1) == {"AH", "KH", "QH"}  # 31, in the first turn: no choice
    assert pot(state) == ["KS", "QS", "10S"]  # dirty laundry: 9S 7C 8D were refreshed
    assert state.view(2).zone("aside").hidden == 3
    assert state.actors() == (2,) and state.view(2).phase == "turns"


@clause("eenendertigen", "R18", "R19", "R20", "R24", "E6", "T2", "S10")
def test_later_he_may_forbid_and_hands_are_shown() -> None:
    state = play(table(), "1: swap 9S QH", "2: keep", "3: keep", "0: keep")
    assert texts(state) == swaps("AH KH QH", "KS QS 10S") | {"keep", "pass", "forbid"}
    play(state, "1: ik verbied")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (1,) and outcome.scores == (0, 1, 0, 0)
    assert state.sheet[-1].marks == ("9", "31", "10", "19")
    view = state.view(2)
    assert all(len(view.zone(f"hand-{seat}").cards) == 3 for seat in range(4))
    assert view.badge(1, "forbade") and view.fact("forbidder") == 1


@clause("eenendertigen", "R10", "P1")
def test_only_one_card_for_one_card_of_hand_and_pot() -> None:
    state = table()
    assert why(state, "1: swap 7H QH") == ("R10", "not-held")
    assert why(state, "1: swap AH KS") == ("R10", "not-in-pot")
    assert why(state, "1: swap all") == ("R10", "one-for-one")
    assert why(state, "2: keep")[1] == "not-your-turn"
    for text in ("swap AH", "swap AH KH QH 7C", "ruil", "swap AH ZZ"):
        with pytest.raises(MoveTextError):
            state.game.parse(text, state.view(1))
    assert read(state, "1: ruil AH voor QH") == read(state, "1: SWAP(AH, QH)")
    assert why(state, "1: end turn") == ("R19", "nothing-to-end")


@clause("eenendertigen", "R13")
def test_what_moves_is_seen_by_all_and_nothing_else() -> None:
    state = play(table(pot="QH 10C JC"), "1: swap 9S QH")
    view = state.view(3)
    assert pot(state) == ["9S", "10C", "JC"]
    assert view.memory["shown"] == [[], parse_cards("QH"), [], []]
    assert view.zone("hand-1").hidden == 3
    assert [state.game.show(move) for _, move in view.log] == ["swap 9S QH"]


# ---- dirty laundry ----


@clause("eenendertigen", "R14", "R15", "E8", "T3")
def test_seven_eight_and_nine_of_any_suits_are_refreshed() -> None:
    hands = {0: "7H 8S 9S", 1: "7S KS QS", 2: "AH AD AC", 3: "10H 10D 10C"}
    rules = troef.game("eenendertigen", opening_exchange="none")
    state = lay(rules, 4, 0, hands=hands, pot="9C 8D KH", stock="JS JH JD 7C 8C")
    dirty = play(state.copy(), "1: swap 7S KH")
    assert pot(dirty) == ["JS", "JH", "JD"] and dirty.actors() == (2,)
    assert rules.language.describe_log(dirty.view(0))[-1]["call"] is True
    assert dirty.view(0).fact("refreshed") == 1
    clean = play(state, "1: swap QS KH")
    assert pot(clean) == ["9C", "8D", "QS"] and clean.view(0).fact("refreshed") is None


@clause("eenendertigen", "R14", "R15")
def test_a_dealt_laundry_is_refreshed_before_the_forehand_chooses_and_again() -> None:
    state = lay(troef.game("eenendertigen"), 4, 0, pot="7C 8D 9S", stock="9C 7H 8S AH KH QH")
    assert pot(state) == ["AH", "KH", "QH"]
    assert state.view(1).phase == "opening" and state.view(1).memory["refreshed"] == [0, 0]
    washed = lay(troef.game("eenendertigen"), 4, 0, hands={1: "7C 8D 9S"}, pot="AH KH QH", stock="AS KS QS")
    play(washed, "1: swap all")
    assert pot(washed) == ["AS", "KS", "QS"]


@clause("eenendertigen", "R14", "E9")
def test_with_eight_the_second_laundry_stays() -> None:
    state = lay(troef.game("eenendertigen"), 8, 0, pot="7C 8D 9S", stock="9C 7H 8S")
    assert set(pot(state)) == {"9C", "7H", "8S"}
    assert state.view(0).zone("stock").hidden == 2


# ---- pas ----


@clause("eenendertigen", "R16", "R17", "R18", "T1", "E7")
def test_after_pas_everybody_else_has_one_turn() -> None:
    state = play(table(pot="QH 10C JC"), "1: swap 9S QH", "2: pas")
    assert state.actors() == (3,) and state.view(3).phase == "last-round"
    assert state.view(3).badge(2, "passed") and state.view(3).fact("left") == 3
    assert texts(state) == swaps("AS 8S JD", "9S 10C JC") | {"keep"}
    assert why(state, "3: pass") == ("R17", "passed-already")
    assert why(state, "2: keep") == ("R16", "hand-frozen")
    play(state, "3: swap JD 9S", "0: keep")
    assert "forbid" in texts(state, 1)  # his second turn, with 31
    play(state, "1: keep")
    assert state.outcome() is not None
    assert state.sheet[-1].cells == (0, 1, 0, 0)


@clause("eenendertigen", "R18", "E7")
def test_in_a_last_round_a_first_turn_cannot_forbid() -> None:
    hands = {0: "10H 8D 9H", 1: "7H KH 9S", 2: "7D 10D KC", 3: "AS KS JD"}
    state = lay(troef.game("eenendertigen", opening_exchange="none"), 4, 0, hands=hands, pot="10S 7C JC")
    play(state, "1: keep", "2: pass", "3: swap JD 10S")
    assert state.actors() == (0,)  # 31, but it was his first turn
    assert why(state, "0: forbid") == ("R18", "not-31")


@clause("eenendertigen", "R16")
def test_pas_may_have_to_wait_a_round() -> None:
    state = table(pass_from_round=2)
    assert "pass" not in texts(state)
    assert why(state, "1: pass") == ("R16", "pass-too-early")
    play(state, "1: swap 9S 7C", "2: keep", "3: keep", "0: keep")
    assert "pass" in texts(state, 1)


# ---- verbied ----


@clause("eenendertigen", "R19", "R20", "R21")
def test_a_swap_into_31_gives_the_choice() -> None:
    state = play(table(pot="QH 10C JC"), "1: keep", "2: pass", "3: keep", "0: keep", "1: swap 9S QH")
    assert state.view(1).phase == "forbid" and texts(state, 1) == {"forbid", "end turn"}
    assert why(state, "1: keep") == ("R19", "swapped-already")
    assert why(state, "1: swap AH JC") == ("R19", "swapped-already")
    forbidden = play(state.copy(), "1: FORBID")
    assert forbidden.outcome() is not None
    going_on = play(
        table(pot="QH 10C JC"), "1: keep", "2: keep", "3: keep", "0: swap 9H JC", "1: swap 9S QH", "1: klaar"
    )
    assert going_on.actors() == (2,) and going_on.outcome() is None  # R21: nothing said
    assert hand(going_on, 1) == {"AH", "KH", "QH"}


@clause("eenendertigen", "R20")
def test_after_verbied_a_turn_to_come_is_lost() -> None:
    state = play(table({1: "AH KH QH"}, "9S 10C JC"), "1: keep", "2: keep", "3: keep", "0: pass", "1: forbid")
    outcome = state.outcome()
    assert outcome is not None and len(state.log) == 5  # seats 2 and 3 had a turn to come
    assert outcome.winners == (1,)


@clause("eenendertigen", "R18", "R21")
def test_who_cannot_forbid() -> None:
    hands = {0: "9S 10D KC", 1: "AH KH QH", 2: "7S 7H 7C", 3: "AS 8S JD"}
    state = table(hands, "JS 10C JC")
    assert why(state, "1: forbid") == ("R18", "forbid-too-early")
    play(state, "1: keep")
    assert why(state, "2: forbid") == ("R21", "three-alike")
    play(state, "2: keep", "3: keep")
    assert why(state, "0: forbid") == ("R18", "not-31")


# ---- the end of a round ----


@clause("eenendertigen", "R22", "R24")
def test_when_all_keep_hands_are_shown() -> None:
    state = play(table(), "1: keep", "2: keep", "3: swap JD QH", "0: keep", "1: keep", "2: keep")
    assert state.outcome() is None
    play(state, "3: keep")
    assert state.outcome() is not None


@clause("eenendertigen", "R23")
@pytest.mark.parametrize("seats", [2, 3])
def test_after_fifty_times_round_it_is_over(seats: int) -> None:
    hands = {seat: text for seat, text in HANDS.items() if seat < seats}
    state = table(hands, "QH JC 10C", seats)
    for turn in range(50 * seats):
        assert state.outcome() is None, turn
        seat = state.actors()[0]
        moves = [move for move in state.legal(seat) if state.game.show(move).startswith("swap")]
        play(state, f"{seat}: {state.game.show(moves[turn % len(moves)] if moves else state.legal(seat)[-1])}")
        if state.view(seat).phase == "forbid":
            play(state, f"{seat}: end turn")
    assert state.outcome() is not None


# ---- scoring ----


@clause("eenendertigen", "S1", "S2", "S3", "S4", "E1", "E2", "E3", "E4")
@pytest.mark.parametrize(
    ("cards", "halves"),
    [
        ("KS 9S 8C", 38),
        ("AH KH QH", 62),
        ("AD 10D JD", 62),
        ("KC QC JC", 60),
        ("7S 7H 7D", 61),
        ("AS KH QD", 22),
        ("AS AH AD", 61),
        ("7C 8C 9C", 48),
        ("7S 7H 8D", 16),
    ],
)
def test_what_hands_count(cards: str, halves: int) -> None:
    assert hand_halves(set_of(parse_cards(cards))) == halves


@clause("eenendertigen", "S1", "S2", "S3", "S4")
def test_what_every_hand_counts() -> None:
    """An oracle on all 4960 hands."""
    worth = {"A": 11, "K": 10, "Q": 10, "J": 10, "10": 10, "9": 9, "8": 8, "7": 7}
    for cards in combinations(PACK, 3):
        named = [card_text(card) for card in cards]
        totals = [sum(worth[text[:-1]] for text in named if text[-1] == suit) for suit in "SHDC"]
        expected = 30.5 if len({text[:-1] for text in named}) == 1 else max(totals)
        assert hand_halves(set_of(list(cards))) == 2 * expected, named
        assert expected <= 31


@clause("eenendertigen", "S5", "S6", "E10", "E11")
def test_settling() -> None:
    highest, lives = troef.game("eenendertigen"), troef.game("eenendertigen", scoring="lives")
    assert highest.settle(Showdown((28, 30.5, 30.5))) == (0, 1, 1)
    assert lives.settle(Showdown((31, 24, 20, 20))) == (0, 0, -1, -1)
    assert lives.settle(Showdown((20, None, 20))) == (-1, 0, -1)
    for values in ((31,), (31, 32), (31, 7), (30.25, 20), (None, 31), (29.5, 20), ("31", 20), (True, 20)):
        with pytest.raises(ValueError):
            highest.settle(Showdown(values))  # type: ignore[arg-type]


@clause("eenendertigen", "S5", "E10")
def test_equal_hands_share_the_round_and_the_match() -> None:
    state = troef.game("eenendertigen", opening_exchange="none").start(3)
    show_down(state, {0: "AH KH 9H", 1: "7S 7H 7D", 2: "8S 8D 8H"})
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (1, 2) and outcome.scores == (0, 1, 1)
    assert state.sheet[0].marks == ("30", "30½", "30½")


@clause("eenendertigen", "S6", "S7", "S8", "S9", "E12", "T4")
def test_the_schopstoel_is_given_once() -> None:
    state = lives_match([1, 1, 3])
    low, middle, high = "7H 8S 9D", "KS QD JH", "AC KC QC"
    show_down(state, {0: low, 1: middle, 2: high})
    view = state.view(2)
    assert view.totals == (0, 1, 3) and view.badge(0, "stool") and not view.badge(0, "out")
    show_down(state, {0: middle, 1: low, 2: high})
    assert state.view(2).totals == (0, 0, 3) and state.view(2).badge(1, "out")
    assert state.dealer == 2  # R2: seat 1 dealt and is out
    assert state.actors() == () and state.awaits_deal
    show_down(state, {0: low, 2: high})
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (2,) and outcome.reason == "last-player"
    assert outcome.scores == (0, 0, 3)


@clause("eenendertigen", "S6", "S7")
def test_several_go_on_the_schopstoel_together() -> None:
    state = lives_match([1, 1, 2])
    show_down(state, {0: "7H 8S 9D", 1: "9H 8C 7D", 2: "AC KC QC"})
    view = state.view(0)
    assert view.badge(0, "stool") and view.badge(1, "stool") and view.totals == (0, 0, 2)
    show_down(state, {0: "KH QS JD", 1: "7H 8S 9D", 2: "AC KC QC"})
    assert state.view(0).badge(1, "out")
    assert state.view(1).zone("hand-1").cards  # shown with the others
    show_down(state, {0: "KH QS JD", 2: "7H 8S 9D"})
    assert state.view(0).totals == (0, 0, 1)
    assert not state.outcome()


@clause("eenendertigen", "S6", "S9")
def test_those_who_go_together_win_together() -> None:
    state = lives_match([0, 0, 0])
    state.standing.stool, state.standing.stool_used = 7, True
    show_down(state, {0: "7H 8S 9D", 1: "9H 8C 7D", 2: "AC KC QC"})
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (2,)
    state = lives_match([1, 1])
    state.standing.stool_used = True
    show_down(state, {0: "7H 8S 9D", 1: "9H 8D 7S"})
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0, 1) and outcome.reason == "all-out"


@clause("eenendertigen", "R2", "R3", "S8")
def test_who_is_out_gets_no_cards_and_no_turn() -> None:
    state = lives_match([3, 1, 3, 3])
    state.standing.stool_used = True
    show_down(state, {0: "KS QS 9H", 1: "7H 8S 9D", 2: "AC KC QC", 3: "AS JD 10D"})
    assert state.view(0).badge(1, "out") and state.dealer == 2
    state.deal(state.game.arrange(hands={3: "KS QS 9H", 0: "KD QD JD"}, seats=4, dealer=2, pot="10S JC 7C"))
    view = state.view(SPECTATOR)
    assert view.zone("hand-1").hidden == 0 and view.zone("stock").hidden == 20
    play(state, "3: keep", "0: keep")
    assert why(state, "1: keep") == ("S8", "eliminated")
    play(state, "2: keep")
    assert len(state.sheet) == 2 and state.sheet[-1].cells[1] == 0


@clause("eenendertigen", "S10")
def test_pas_and_verbied_do_not_count() -> None:
    state = play(table(pot="QH 10C JC"), "1: swap 9S QH", "2: pass", "3: keep", "0: keep", "1: keep")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (1,)  # the hand decides, not who passed


# ---- options ----


@pytest.mark.parametrize(
    "options",
    [
        {"opening_exchange": "all"},
        {"scoring": "low"},
        {"lives": 0},
        {"lives": 11},
        {"rounds": 51},
        {"pass_from_round": 3},
    ],
)
def test_options_that_are_not_allowed(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        troef.game("eenendertigen", **options)


@given(
    opening=st.sampled_from(["forehand", "dealer", "none"]),
    scoring=st.sampled_from(["highest", "lives"]),
    lives=st.integers(1, 3),
    rounds=st.integers(1, 3),
    wait=st.integers(1, 2),
    seats=st.integers(2, 8),
    seed=st.integers(0, 10**6),
)
@clause("eenendertigen", "S5", "S6", "S9")
def test_points_only_go_where_the_book_says(
    opening: str, scoring: str, lives: int, rounds: int, wait: int, seats: int, seed: int
) -> None:
    state = troef.game(
        "eenendertigen", opening_exchange=opening, scoring=scoring, lives=lives, rounds=rounds, pass_from_round=wait
    ).start(seats, seed % seats)
    outcome = finish(state, seed)
    for row in state.sheet:
        values = [float(mark.replace("½", ".5")) for mark in row.marks if mark]
        marked = max(values) if scoring == "highest" else min(values)
        for cell, mark in zip(row.cells, row.marks, strict=True):
            changed = bool(mark) and float(mark.replace("½", ".5")) == marked
            assert cell == (0 if not changed else 1 if scoring == "highest" else -1)
    if scoring == "highest":
        assert len(state.sheet) == rounds
        assert outcome.scores == tuple(sum(row.cells[seat] for row in state.sheet) for seat in range(seats))
        assert set(outcome.winners) == {seat for seat in range(seats) if outcome.scores[seat] == max(outcome.scores)}
    else:
        for seat in range(seats):
            assert outcome.scores[seat] == max(0, lives + sum(row.cells[seat] for row in state.sheet))
