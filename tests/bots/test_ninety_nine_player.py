"""The rule player of ninety-nine: what the table may expect of it."""

import troef
from duels import lead, one_against_random
from playing import lay, play
from troef.bots import make_player
from troef.cards.card import cards_text

SURE = "AC KC QC JC 10C AS KS AH KH AD KD QD"
POOR = "6C 7C 8C 6S 7S 8S 6H 7H 6D 7D 8D 10D"


def chosen(state: troef.State, seat: int = -1) -> str:
    """What a player does."""
    who = seat if seat >= 0 else state.actors()[0]
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(who), 0.1))


def laid(hands: dict[int, str], turned: str, *bids: str) -> troef.State:
    """A round dealt by seat 2 with these bids laid; what is not named, the player lays."""
    state = lay(troef.game("ninety-nine"), 3, 2, hands=hands, upcard=turned)
    for seat in range(3):
        for card in bids[seat].split() if seat < len(bids) else []:
            play(state, f"{seat}: lay {card}")
        while seat in state.actors() and state.phase.name() == "laying":
            play(state, f"{seat}: {chosen(state, seat)}")
    return state


def test_it_bids_many_tricks_with_a_strong_hand_and_few_with_a_poor_one() -> None:
    strong, poor = (laid({0: hand}, "9C").view(0).badge(0, "bid") for hand in (SURE, POOR))
    assert isinstance(strong, int) and isinstance(poor, int)
    assert strong >= 5 and poor <= 1


def test_a_strong_hand_keeps_its_aces() -> None:
    kept = cards_text(laid({0: SURE}, "9C").view(0).hand())
    assert kept.count("A") >= 3


def test_an_even_hand_makes_no_extra_bid_and_a_bid_that_cannot_fail_is_played_open() -> None:
    even = laid({0: "AC 9C 6C KC AS 10S 7S QH 8H JD 10D 6D"}, "KH")
    assert chosen(even) == "none"
    trumps = laid({0: "AH KH QH * 10H 9H 8H 7H 6H AC KC QC"}, "JH", "AC KC QC")
    assert chosen(trumps) == "open"
    play(trumps, "0: open", "1: none", "2: none")
    assert chosen(trumps) == "leader 0"


def playing(hands: dict[int, str], turned: str, *bids: str) -> troef.State:
    return play(laid(hands, turned, *bids), "0: none", "1: none", "2: none")


def test_who_bid_nothing_ducks_with_the_highest_card_that_loses() -> None:
    hands = {0: "AC KC 10C AS KS QS JS 10S 9S AD KD QD", 1: "QC 7C 8C 6S 7S 8S 6H 7H 8H JD 10D 9D"}
    state = play(playing(hands, "9H", "AD KD QD", "JD 10D 9D"), "0: KC")
    assert chosen(state) == "QC"


def test_who_bid_nothing_throws_his_ace_on_anothers_trick() -> None:
    hands = {0: "AC KC 10C QS JS 10S 9S KS 6C AD KD QD", 1: "AS 6S 7S 8S 6H 7H 8H 10H QH JD 10D 9D"}
    state = play(playing(hands, "9H", "AD KD QD", "JD 10D 9D"), "0: AC")
    assert chosen(state) in ("AS", "QH")


def test_who_wants_every_trick_takes_it() -> None:
    hands = {0: "6C 7S 8S 9S 10S 6D 7D 8D 10D AD KD QD", 1: "AC KC 10C AS KS QS AH KH QH QC JC 9C"}
    state = play(playing(hands, "9H", "AD KD QD", "QC JC 9C"), "0: 6C")
    assert chosen(state) in ("AC", "KC", "10C")


def test_it_beats_random_players_clearly_and_is_often_exact() -> None:
    states = one_against_random(troef.game("ninety-nine"), 4)
    assert lead(states) > 100
    exact = ["?" not in row.marks[0] for state in states for row in state.sheet]
    assert sum(exact) > 0.35 * len(exact)
