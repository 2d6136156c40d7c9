"""Toepen: every clause of its rule book."""

import pytest

import troef
from clauses import clause
from playing import finish, lay, play, read, texts, why
from troef import REFEREE, SPECTATOR, TIMEKEEPER
from troef.cards.card import card_text, parse_cards
from troef.core.game import State
from troef.core.moves import TIMEOUT
from troef.core.options import OptionError
from troef.games.toepen import ToepState

SOCIAL = {"T4": "no sound is made but for a knock: the faces have one sound for the move `knock` only"}

#: Nobody has three tens or jacks; seat 0 deals, seat 1 leads.
PLAIN = {0: "9S 8S AS KS", 1: "10H 9H 8H 7H", 2: "10S 9D KD QD", 3: "9C 8C 7C AC"}
STEPS = ("1: pass", "2: pass", "3: pass", "0: pass", "1: none", "2: none", "3: none", "0: none")


def table(hands: "dict[int, str] | None" = None, **options: object) -> ToepState:
    """Four players; seat 0 has dealt."""
    state = lay(troef.game("toepen", **options), 4, 0, hands=hands or PLAIN)
    assert isinstance(state, ToepState)
    return state


def settled(hands: "dict[int, str] | None" = None, **options: object) -> ToepState:
    """Nobody exchanged and the circle has gone round: the first card may be led."""
    state = table(hands, **options)
    play(state, *STEPS[:4])
    while state.view(0).phase == "announcing":
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    return state


def three(hands: dict[int, str], dealer: int = 2, **options: object) -> ToepState:
    """Three players, A (0) leads; nobody exchanges."""
    state = lay(troef.game("toepen", **options), 3, dealer, hands=hands)
    assert isinstance(state, ToepState)
    while state.view(0).phase in ("exchange", "announcing"):
        seat = state.actors()[0]
        state.play(seat, state.game.parse("pass") if state.view(0).phase == "exchange" else state.legal(seat)[0])
    return state


def lives(state: State) -> list[int]:
    return list(state.view(SPECTATOR).totals)


def lost(state: State) -> list[int]:
    """What the last round cost."""
    return [-cell for cell in state.sheet[-1].cells]


def with_lives(state: ToepState, *counts: int) -> ToepState:
    for seat, count in enumerate(counts):
        state.standing.lives[seat] = count
    return state


# ---- deal ----


@clause("toepen", "R1", "R2")
def test_four_cards_each_and_a_stock() -> None:
    view = table().view(SPECTATOR)
    assert [view.zone(f"hand-{seat}").hidden for seat in range(4)] == [4] * 4
    assert view.zone("stock").hidden == 16
    assert view.actors == (1,)
    assert troef.game("toepen").start(5, 3).view(0).dealer == 3
    assert len(troef.game("toepen").pack(4)) == 32


@pytest.mark.parametrize("seats", [2, 9])
def test_three_to_eight_play(seats: int) -> None:
    with pytest.raises(ValueError):
        troef.game("toepen").start(seats)


# ---- exchange ----


@clause("toepen", "R3", "R4", "R6")
def test_each_in_turn_may_exchange_once_and_may_bluff() -> None:
    state = table()
    assert texts(state, 1) == {"exchange", "pass"}
    assert why(state, "2: exchange")[1] == "not-your-turn"
    before = set(state.view(1).hand())
    play(state, "1: vuile was", "2: geloof", "3: pass", "0: pass")  # tens and nines: a bluff
    assert not before & set(state.view(1).hand())
    assert state.actors() == (2,)
    assert why(state, "1: exchange") == ("R6", "exchanged-already")
    assert {card_text(card) for card in state.view(1).zone("laid-1").cards} == set(PLAIN[1].split())
    assert state.view(2).zone("laid-1").hidden == 4
    assert lives(state) == [10] * 4
    play(state, "2: pass", "3: pass", "0: pass")
    assert why(state, "2: exchange") == ("R3", "exchange-too-late")


@clause("toepen", "R5", "E10")
@pytest.mark.parametrize(("seats", "exchanges"), [(8, 0), (7, 1), (6, 2), (5, 3)])
def test_the_stock_has_only_so_many_hands(seats: int, exchanges: int) -> None:
    state = lay(troef.game("toepen"), seats)
    made = 0
    while state.view(0).phase in ("exchange", "challenge"):
        exchanging = state.view(0).phase == "exchange"
        play(state, f"{state.actors()[0]}: {'exchange' if exchanging else 'pass'}")
        made += exchanging
    assert made == exchanges
    assert state.view(0).phase == "announcing"
    assert why(state, "0: exchange") == ("R5", "stock-empty")


@clause("toepen", "R7", "R8", "P1", "E9")
@pytest.mark.parametrize(("hand", "loser"), [("AS KD QH JC", 3), ("AS KD QH 7C", 1)])
def test_a_challenge_costs_one_of_the_two_a_life(hand: str, loser: int) -> None:
    state = table({1: hand})
    play(state, "1: exchange")
    assert state.actors() == (2,)
    assert texts(state, 2) == {"challenge", "pass"}
    new = state.view(1).hand()
    play(state, "2: pass", "3: challenge")
    assert lives(state) == [9 if seat == loser else 10 for seat in range(4)]
    assert state.view(1).hand() == new
    assert sorted(state.view(3).zone("laid-1").cards) == sorted(parse_cards(hand))  # A2
    assert state.view(2).zone("laid-1").cards == []
    assert state.actors() == (2,)
    assert state.view(2).phase == "exchange"
    assert why(state, "0: challenge") == ("R7", "nothing-to-challenge")


@clause("toepen", "R3", "R6", "R7")
def test_why_one_may_not_exchange_or_challenge() -> None:
    state = play(table(), "1: pass")
    assert why(state, "1: exchange") == ("R3", "exchange-too-late")
    assert why(state, "3: exchange")[1] == "not-your-turn"
    assert why(state, "2: challenge") == ("R7", "nothing-to-challenge")
    play(state, "2: exchange")
    assert why(state, "2: challenge") == ("R7", "own-exchange")
    assert why(state, "2: exchange") == ("R6", "exchanged-already")
    assert why(state, "0: exchange")[1] == "not-your-turn"
    assert why(state, "0: challenge")[1] == "not-your-turn"


@clause("toepen", "R7", "E9")
def test_without_a_challenge_nobody_loses() -> None:
    state = play(table({1: "AS KD QH 7C"}), "1: exchange", "2: pass", "3: pass", "0: pass")
    assert lives(state) == [10] * 4


@clause("toepen", "R7", "R29")
def test_the_last_life_lost_at_the_exchange_ends_the_match() -> None:  # A5
    state = with_lives(table({1: "AS KD QH 7C"}), 10, 1, 10, 10)
    play(state, "1: exchange", "2: challenge")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0, 2, 3)
    assert lost(state) == [0, 1, 0, 0]


@clause("toepen", "R30")
def test_the_last_life_lost_at_the_exchange_eliminates_in_the_pot() -> None:  # A5
    state = with_lives(table({1: "AS KD QH 7C"}, mode="pot"), 10, 1, 10, 10)
    play(state, "1: exchange", "2: challenge", "2: pass", "3: pass", "0: pass")
    assert state.view(0).phase == "announcing"
    assert state.actors() == (2,)
    assert why(state, "1: none") == ("R30", "eliminated")
    play(state, "2: none", "3: none", "0: none")
    assert state.view(2).actors[0] == 2  # R21: the next player leads


# ---- announcements ----


@clause("toepen", "R9", "R31", "T1", "T2", "P3")
@pytest.mark.parametrize(
    ("hand", "answers"),
    [
        ("10S 10H 10D 7C", {"whistle"}),
        ("10S 10H 10D 10C", {"stand"}),
        ("JS JH JD 7C", {"none", "whistle"}),
        ("JS JH JD JC", {"none", "stand"}),
        ("10S 10H JD JC", {"none"}),
    ],
)
def test_what_a_hand_may_tell(hand: str, answers: set[str]) -> None:
    state = play(table({1: hand}), *STEPS[:4])
    assert texts(state, 1) == answers
    wrong = {"none", "whistle", "stand"} - answers
    for text in wrong:
        assert why(state, f"1: {text}")[0] == ("R9" if text == "none" else "P3")
    assert why(state, "2: none")[1] == "not-your-turn"
    assert why(state, "2: knock") == ("R13", "knock-too-early")
    told = sorted(answers)[-1]
    play(state, f"1: {told}")
    log = state.view(2).log
    assert state.game.show(log[-1][1]) == told
    for key, signal in (("whistled", "whistle"), ("stood", "stand")):
        assert bool(state.view(2).badge(1, key)) == (told == signal)


@clause("toepen", "R31")
def test_the_circle_goes_round_once() -> None:
    state = play(table({1: "JS JH JD 7C"}), *STEPS[:4], "1: niets", "2: none", "3: none", "0: none")
    assert state.view(1).phase == "play"
    assert why(state, "1: fluit") == ("R31", "signal-in-its-circle")


# ---- tricks ----


@clause("toepen", "R12", "E1")
@pytest.mark.parametrize(("trick", "best"), [("7D AD JD 10S", "7D"), ("KH AH 8H 9S", "8H")])
def test_the_highest_of_the_suit_led_wins(trick: str, best: str) -> None:
    cards = trick.split()
    hands = {(1 + place) % 4: card for place, card in enumerate(cards)}
    hands[0] += " AS KS QS"  # nothing else of the suit led
    state = settled(hands)
    play(state, *[f"{(1 + place) % 4}: {card}" for place, card in enumerate(cards)])
    winner = (1 + cards.index(best)) % 4
    assert state.view(0).zone("last-trick").mark == cards.index(best)
    assert state.actors()[0] == winner


@clause("toepen", "R10", "R11", "P2", "E2")
def test_follow_suit_if_you_can() -> None:
    state = settled({1: "9C", 2: "JC 10H 10D 8S"})
    assert {"9C", "knock"} < texts(state, 1)
    assert len(texts(state, 1)) == 5
    play(state, "1: 9C")
    assert texts(state, 2) == {"JC", "knock"}
    assert why(state, "2: 10H") == ("R11", "must-follow")
    assert why(state, "2: 7C") == ("", "not-held")
    assert why(state, "3: 8C")[1] == "not-your-turn"
    state = settled({1: "9C 8C", 2: "10H 10D 8S 7S"})
    play(state, "1: 9C")
    assert texts(state, 2) == {"10H", "10D", "8S", "7S", "knock"}


# ---- knocking ----


@clause("toepen", "R13", "R14", "R17", "R20", "T3")
def test_anybody_may_knock_out_of_turn_and_the_others_answer_in_turn() -> None:
    state = settled()
    assert state.actors() == (1, 0, 2, 3)
    assert texts(state, 3) == {"knock"}
    play(state, "3: klop")
    assert state.view(0).fact("price") == 2
    assert state.actors() == (0,)
    assert texts(state, 0) == {"stay", "fold"}
    assert why(state, "0: knock") == ("R20", "answer-first")  # A14
    assert why(state, "1: 10H")[1] == "not-your-turn"
    assert why(state, "0: 9S") == ("R17", "answer-first")
    assert why(state, "3: fold") == ("R18", "own-knock")
    assert why(state, "3: stay") == ("R17", "own-knock")
    play(state, "0: ik ga mee", "1: fold", "2: stay")
    assert state.actors() == (2, 0)  # R21: seat 1 had to lead
    assert lives(state) == [10, 9, 10, 10]
    assert why(state, "1: knock") == ("R13", "not-in")
    assert why(state, "1: 10H") == ("R21", "not-in")
    assert why(state, "0: fold") == ("R18", "no-knock-to-answer")
    assert why(state, "0: stay") == ("R17", "no-knock-to-answer")


@clause("toepen", "R13")
def test_without_cards_one_may_still_knock() -> None:
    state = settled()
    for _ in range(15):
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    empty = next(seat for seat in range(4) if not state.view(seat).hand())
    play(state, f"{empty}: knock")
    assert state.view(0).phase == "answering"


@clause("toepen", "R15", "E8")
def test_the_latest_knocker_waits_for_another() -> None:
    state = play(settled(), "0: knock")
    assert why(state, "0: knock") == ("R15", "knocked-last")
    play(state, "1: stay", "2: stay", "3: stay")
    assert why(state, "0: knock") == ("R15", "knocked-last")
    assert 0 not in state.actors()
    play(state, "1: knock", "2: stay", "3: stay", "0: stay")
    assert "knock" in texts(state, 0)
    assert why(state, "1: knock") == ("R15", "knocked-last")


@clause("toepen", "R16", "E5")
@pytest.mark.parametrize(
    ("left", "knocks", "allowed"),
    [(1, 0, False), (2, 0, True), (2, 1, False), (3, 0, True), (3, 1, True), (10, 8, True), (10, 9, False)],
)
def test_nobody_knocks_beyond_his_lives(left: int, knocks: int, allowed: bool) -> None:
    state = with_lives(settled(), 10, 10, left, 10)
    state.standing.knocks = knocks
    assert ("knock" in texts(state, 2)) == allowed
    assert (2 in state.actors()) == allowed
    if not allowed:
        assert why(state, "2: knock") == ("R16", "too-few-lives")


@clause("toepen", "R18")
def test_folding_needs_a_knock() -> None:
    assert why(settled(), "1: fold") == ("R18", "no-knock-to-answer")
    assert why(settled(), "2: fold") == ("R18", "no-knock-to-answer")


@clause("toepen", "R19", "E4")
@pytest.mark.parametrize("knocks", [1, 2, 3])
def test_folding_costs_the_knocks_so_far_at_once(knocks: int) -> None:
    state = settled()
    state.standing.knocks = knocks - 1
    play(state, "1: knock", "2: fold")
    assert lives(state) == [10, 10, 10 - knocks, 10]


@clause("toepen", "R20")
def test_all_at_once_in_any_order_and_who_hesitates_stays_in() -> None:
    state = play(settled(knock_procedure="simultaneous"), "0: knock")
    assert state.actors() == (1, 2, 3)
    play(state, "3: fold", "1: stay")
    assert why(state, "1: fold") == ("R17", "answered-already")
    assert why(state, "2: knock") == ("R20", "answer-first")
    assert state.legal(TIMEKEEPER) == [TIMEOUT]
    state.play(TIMEKEEPER, int(TIMEOUT))
    assert state.view(0).phase == "play"
    assert state.actors()[0] == 1
    assert lives(state) == [10, 10, 10, 9]
    assert state.refusal(TIMEKEEPER, int(TIMEOUT)) is not None
    in_turn = play(settled(), "0: knock")
    refusal = in_turn.refusal(TIMEKEEPER, int(TIMEOUT))
    assert refusal is not None and refusal.clause == "R20"


@clause("toepen", "R21", "E11")
def test_who_had_to_lead_may_fold() -> None:
    state = settled({1: "10H 7S", 2: "9H", 3: "8H", 0: "7H"})
    play(state, "1: 10H", "2: 9H", "3: 8H", "0: 7H")
    assert state.actors()[0] == 1
    play(state, "0: knock", "1: fold", "2: stay", "3: stay")
    assert state.actors()[0] == 2


@clause("toepen", "R21")
def test_the_card_of_a_folded_player_may_win_the_trick() -> None:
    state = settled({1: "10H", 2: "9H", 3: "8H", 0: "7H"})
    play(state, "1: 10H", "3: knock", "0: stay", "1: fold", "2: stay", "2: 9H", "3: 8H", "0: 7H")
    assert state.view(0).zone("last-trick").by == [1, 2, 3, 0]
    assert state.actors()[0] == 2
    play(state, f"2: {card_text(state.view(2).hand()[0])}")
    assert len(state.view(0).zone("trick").cards) == 1


# ---- end of the round ----

LAST = {0: "7D 10H 9H 8H", 1: "9S 7S JH QH", 2: "10C 7H KH AH"}


def before_the_last_trick() -> ToepState:
    """A (0) has won three tricks and leads the fourth with 7D; B holds 9S, C 10C."""
    state = three(LAST)
    play(state, "0: 10H", "1: JH", "2: AH", "0: 9H", "1: QH", "2: KH", "0: 8H", "1: 7S", "2: 7H")
    return state


@clause("toepen", "R24", "R27", "R28", "E6")
def test_a_folded_winner_of_the_last_trick_saves_nobody() -> None:
    state = play(before_the_last_trick(), "0: 7D", "2: knock", "0: fold", "1: stay", "1: 9S", "2: 10C")
    assert lost(state) == [1, 2, 2]
    assert state.view(0).dealer == 0


@clause("toepen", "R22", "E6", "E12")
def test_everybody_folds_for_the_knocker() -> None:
    state = play(before_the_last_trick(), "0: 7D", "2: knock", "0: fold", "1: fold")
    assert lost(state) == [1, 1, 0]
    assert state.view(0).dealer == 2
    state = three(LAST)
    play(state, "0: knock", "1: stay", "2: stay", "2: knock", "0: fold", "1: fold")
    assert lost(state) == [2, 2, 0]
    assert state.view(0).dealer == 2


@clause("toepen", "R23", "R25", "R28", "E3", "S1")
def test_without_knocks_it_costs_one() -> None:
    state = settled({1: "10H 9H 8H 7S", 2: "9S AH KH QH", 3: "8S 7C 8C 9C", 0: "7H JH JC QC"})
    play(state, "1: 10H", "2: AH", "3: 7C", "0: 7H", "1: 9H", "2: KH", "3: 8C", "0: JH", "1: 8H", "2: QH", "3: 9C")
    play(state, "0: JC", "1: 7S", "2: 9S", "3: 8S", "0: QC")
    assert lost(state) == [1, 1, 0, 1]
    assert state.view(0).dealer == 2
    assert state.awaits_deal


@clause("toepen", "R19", "R25", "E7")
def test_two_knocks() -> None:
    state = settled({1: "7H 7C 7D 8D", 2: "10S 9S 8S 7S", 3: "AH 10C 10D 9D", 0: "KH AC AD KD"})
    play(state, "0: knock", "1: fold", "2: stay", "3: stay", "2: knock", "3: fold", "0: stay")
    play(state, "2: 10S", "0: KH", "2: 9S", "0: AC", "2: 8S", "0: AD", "2: 7S", "0: KD")
    assert lost(state) == [3, 1, 0, 2]
    assert state.view(0).dealer == 2


@clause("toepen", "R26", "R29", "E13", "T7")
def test_nobody_loses_more_than_he_has() -> None:
    state = before_the_last_trick()
    with_lives(state, 10, 2, 9)
    state.standing.knocks = 3
    play(state, "0: 7D", "1: 9S", "2: 10C")
    assert lost(state) == [0, 2, 4]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((10, 0, 5), (0, 2), "drinks")
    assert state.view(0).memory["buys-round"] == [1]


@clause("toepen", "R29")
def test_several_may_lose_together() -> None:  # A6
    state = with_lives(before_the_last_trick(), 10, 1, 1)
    play(state, "0: 7D", "1: 9S", "2: 10C")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0,)


@clause("toepen", "R19", "R29")
def test_the_last_life_lost_by_folding_ends_the_match_at_once() -> None:  # A15
    state = play(with_lives(settled(), 10, 10, 1, 10), "1: knock", "2: fold")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0, 1, 3)
    assert lost(state) == [0, 0, 1, 0]


@clause("toepen", "R30")
def test_the_pot_goes_to_the_last_one_left() -> None:
    state = with_lives(settled(mode="pot", pot_stake=5), 1, 10, 1, 1)
    play(state, "1: knock", "2: fold")
    assert state.outcome() is None
    assert state.view(0).badge(2, "out")
    assert state.view(0).fact("pot") == 5
    play(state, "3: fold", "0: fold")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((-5, 15, -5, -5), (1,), "pot")


@clause("toepen", "R30", "R28")
def test_who_reach_nothing_together_share_the_pot() -> None:  # A7
    state = three(LAST, mode="pot", pot_stake=5)
    play(state, "0: 10H", "1: JH", "2: AH", "0: 9H", "1: QH", "2: KH", "0: 8H", "1: 7S", "2: 7H", "0: 7D")
    with_lives(state, 1, 2, 2)
    play(state, "2: knock", "0: fold", "1: stay", "1: 9S", "2: 10C")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1, 2)
    assert sorted(outcome.scores) == [-5, 2, 3]


@clause("toepen", "R28", "R30")
def test_after_an_eliminated_winner_the_next_one_deals() -> None:  # A8
    state = before_the_last_trick_of_the_pot()
    play(state, "0: 7D", "2: knock", "0: fold", "1: stay", "1: 9S", "2: 10C")
    assert state.awaits_deal
    assert state.view(0).dealer == 1
    state.deal(state.game.arrange(seats=3, dealer=1))
    assert state.view(0).zone("hand-0").hidden == 0 and not state.view(0).hand()
    assert state.actors() == (2,)
    assert state.view(0).zone("stock").hidden == 24


def before_the_last_trick_of_the_pot() -> ToepState:
    state = three(LAST, mode="pot")
    play(state, "0: 10H", "1: JH", "2: AH", "0: 9H", "1: QH", "2: KH", "0: 8H", "1: 7S", "2: 7H")
    return with_lives(state, 1, 10, 10)


# ---- who is where ----


@clause("toepen", "T5")
def test_who_is_away_folds_at_the_knock_unless_he_is_back() -> None:
    state = settled()
    play(state, "2: away", "3: away", "3: back")
    assert state.view(0).badge(2, "away")
    assert why(state, "2: away") == ("T5", "already-away")
    assert why(state, "3: back") == ("T5", "not-away")
    assert state.actors() == (1, 0, 2, 3)
    play(state, "0: knock", "1: stay")
    assert lives(state) == [10, 10, 9, 10]
    assert state.actors() == (3,)
    play(state, "3: away")
    assert lives(state) == [10, 10, 9, 9]
    assert state.view(0).phase == "play"
    calm = play(settled(away_folds=False), "2: away", "0: knock", "1: stay")
    assert calm.actors() == (2,)
    together = play(settled(knock_procedure="simultaneous"), "2: away", "0: knock")
    assert together.actors() == (1, 3)


@clause("toepen", "T6")
@pytest.mark.parametrize(("protected", "left"), [(True, 10), (False, 9)])
def test_who_fetches_the_drinks_loses_nothing(protected: bool, left: int) -> None:
    state = settled(drinks_protection=protected)
    fetching = state.game.parse("fetching drinks 2")
    refusal = state.refusal(2, fetching)
    assert refusal is not None and refusal.clause == "T6"
    state.play(REFEREE, fetching)
    assert state.view(0).badge(2, "fetching-drinks")
    play(state, "0: knock", "1: stay", "2: fold")
    assert lives(state) == [10, 10, left, 10]
    play(state, "2: back")
    assert not state.view(0).badge(2, "fetching-drinks")


@clause("toepen", "T5", "T6")
def test_worlds_know_who_was_away_from_the_start() -> None:
    state = settled()
    state.play(REFEREE, state.game.parse("fetching 2"))
    play(state, "1: away", "0: knock", "2: fold", "3: fold")
    state.deal(state.game.arrange(seats=4, dealer=int(state.dealer)))
    while state.view(0).phase != "play":
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[-1] if state.view(0).phase != "announcing" else state.legal(seat)[0])
    play(state, "0: knock", "2: fold")
    world = next(state.game.worlds(state.view(3), troef.Rng("away")))
    assert lives(world) == lives(state)
    assert world.actors() == state.actors()


# ---- faces ----


@clause("toepen", "T8", "T3")
def test_lives_stand_at_the_seats_and_a_knock_says_what_it_costs() -> None:
    state = settled()
    assert [state.view(0).badge(seat, "lives") for seat in range(4)] == [10] * 4
    assert state.view(0).turn == 1
    view = state.view(3)
    described = state.game.language.describe_in(view.moves[0], view)
    assert described["stake"] == {"key": "lives", "lost": 2}
    view = play(state, "3: knock").view(0)
    stakes: dict[object, object] = {}
    for move in view.moves:
        facts = state.game.language.describe_in(move, view)
        stakes[facts["verb"]] = facts["stake"]
    assert stakes == {"stay": {"key": "lives", "lost": 2}, "fold": {"key": "folding", "lost": 1}}


@pytest.mark.parametrize(
    "text", ["KNOCK", "klop!", "fold", "Fold!", "kijk na", "weggooien", "meegaan", "exchange", "ruil", "fluit", "10H"]
)
def test_what_is_a_move_is_read_wherever_it_is_said(text: str) -> None:
    state = table()
    seat, move = read(state, f"1: {text}")
    assert state.game.parse(state.game.show(move)) == move
    assert seat == 1


@pytest.mark.parametrize("bad", [{"mode": "beer"}, {"pot_stake": 0}, {"pot_stake": 1001}, {"knock_procedure": "both"}])
def test_options_are_checked(bad: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        troef.game("toepen", **bad)


@pytest.mark.parametrize("seats", [3, 5, 8])
@pytest.mark.parametrize("mode", ["drinks", "pot"])
@pytest.mark.parametrize("procedure", ["sequential", "simultaneous"])
def test_whole_matches_end(seats: int, mode: str, procedure: str) -> None:
    game = troef.game("toepen", mode=mode, knock_procedure=procedure, pot_stake=7)
    outcome = finish(game.start(seats), f"{seats} {mode} {procedure}")
    if mode == "pot":
        assert sum(outcome.scores) == 0
        assert len(outcome.winners) >= 1
    else:
        assert min(outcome.scores) == 0
        assert all(outcome.scores[seat] > 0 for seat in outcome.winners)
