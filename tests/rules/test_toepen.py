"""Toepen by the book: the deal, the exchange, announcements, tricks."""

import pytest
from toepen_positions import PLAIN, STEPS, lives, lost, settled, table

import troef
from clauses import clause
from playing import lay, play, texts, why
from troef import SPECTATOR
from troef.cards.card import card_text, parse_cards

SOCIAL = {"T4": "no sound is made but for a knock: the faces have one sound for the move `knock` only"}


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
    state = table({1: "AS KD QH 7C"}, (10, 1, 10, 10))
    play(state, "1: exchange", "2: challenge")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0, 2, 3)
    assert lost(state) == [0, 1, 0, 0]


@clause("toepen", "R30")
def test_the_last_life_lost_at_the_exchange_eliminates_in_the_pot() -> None:  # A5
    state = table({1: "AS KD QH 7C"}, (10, 1, 10, 10), mode="pot")
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


@clause("toepen", "R3", "R8", "R9")
def test_a_hand_that_was_exchanged_tells_of_the_new_cards() -> None:
    """A10, and A4: the three tens of the old hand are not told, those of the new one must be."""
    facts = {"dealer": 0, "cards": {"hand-1": "10S 10H 10D 7C", "stock": "JS JH JD JC"}}
    state = play(troef.game("toepen").position(facts), "1: exchange", "2: challenge")
    assert set(state.view(1).hand()) == set(parse_cards("JS JH JD JC"))
    play(state, "2: pass", "3: pass", "0: pass")
    assert texts(state, 1) == {"none", "stand"}
    facts["cards"] = {"hand-1": "JS JH JD JC", "stock": "10S 10H 10D 7C"}
    state = play(troef.game("toepen").position(facts), "1: exchange", "2: pass", "3: pass", "0: pass")
    play(state, "2: pass", "3: pass", "0: pass")
    assert texts(state, 1) == {"whistle"}


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
    assert why(state, "2: 7C") == ("R11", "not-held")
    assert why(state, "3: 8C")[1] == "not-your-turn"
    state = settled({1: "9C 8C", 2: "10H 10D 8S 7S"})
    play(state, "1: 9C")
    assert texts(state, 2) == {"10H", "10D", "8S", "7S", "knock"}
