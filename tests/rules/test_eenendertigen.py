"""Eenendertigen by the book: the deal, the opening exchange, the turns."""

import pytest
from eenendertigen_positions import pot, show_down, table

import troef
from clauses import clause
from playing import hand, lay, play, read, texts, why
from troef import REFEREE, SPECTATOR
from troef.cards.bits import set_of
from troef.cards.card import card_text, cards_text, parse_cards
from troef.core.refusal import MoveTextError
from troef.games.eenendertigen.moves import PACK
from troef.games.eenendertigen.scoring import hand_halves


def swaps(cards: str, pot_cards: str) -> set[str]:
    return {f"swap {one} {other}" for one in cards.split() for other in pot_cards.split()}


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
