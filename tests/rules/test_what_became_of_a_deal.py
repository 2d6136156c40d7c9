"""What became of a deal, as the people at a table are told in both languages: made or not, and by how much."""

from typing import Any

import pytest

import troef
from clauses import clause
from playing import lay, play
from troef.words.results import verdict_words
from troef.words.words import words

NAMES = {"nl": ["Jij", "Bram", "Noor", "Fien"], "en": ["You", "Ben", "Kate", "Ann"]}


def told(slug: str, lang: str, result: dict[str, Any], **options: object) -> list[str]:
    """The sentences about a finished deal."""
    game = troef.game(slug, **options)
    return [verdict_words(words(lang), slug, verdict, NAMES[lang]) for verdict in game.verdicts(result)]


#: A finished deal, and what is said of it. Dutch has a sentence for each verdict too (`tests/conformance`).
DEALS = [
    pytest.param(
        "klaverjassen",
        {"makers": 0, "trick_points": [91, 71], "roem": [20, 0]},
        ["You, Kate: made, 111 to 71"],
        marks=clause("klaverjassen", "S2", "S3"),
    ),
    pytest.param(
        "klaverjassen",
        {"makers": 1, "trick_points": [81, 81], "roem": [0, 0]},
        ["Ben, Ann: nat, 81 to 81"],
        marks=clause("klaverjassen", "S4", "S5"),
    ),
    pytest.param(
        "klaverjassen",
        {"makers": 0, "trick_points": [162, 0], "pit": 0},
        ["You, Kate: pit, all the tricks!"],
        marks=clause("klaverjassen", "S2"),
    ),
    pytest.param(
        "manillen",
        {"card_points": [37, 23], "tricks": [5, 3]},
        ["You, Kate: 42 to 26"],
        marks=clause("manillen", "S1", "S2"),
    ),
    pytest.param(
        "manillen", {"false_answer": 1}, ["Ben, Ann: a false answer, the deal is lost"], marks=clause("manillen", "P3")
    ),
    pytest.param(
        "manillen-tornooi",
        {"points": [22, 38], "multiplier": 2, "partner": 1},
        ["Kate, Ann: 38 to 22"],
        marks=clause("manillen-tornooi", "S2"),
    ),
    pytest.param(
        "kleurenwiezen",
        {"contract": "samen 9", "declarers": [0, 2], "tricks": [11]},
        ["You, Kate: made with 11 tricks, 2 more than needed"],
        marks=clause("kleurenwiezen", "R8"),
    ),
    pytest.param(
        "kleurenwiezen",
        {"contract": "kleine miserie", "declarers": [1, 3], "tricks": [0, 1]},
        ["Ben: made, no trick", "Ann: lost with 1 trick"],
        marks=clause("kleurenwiezen", "R10", "S7"),
    ),
    pytest.param(
        "kleurenwiezen",
        {"contract": "solo 6", "declarers": [3], "tricks": [2], "claimed_by": 3},
        ["Ann: failed"],
        marks=clause("kleurenwiezen", "P10"),
    ),
    pytest.param(
        "wiezen",
        {"contract": "abondance", "players": [1], "tricks": [7]},
        ["Ben: failed, 7 of the 9 tricks"],
        marks=clause("wiezen", "R6"),
    ),
    pytest.param(
        "wiezen",
        {"contract": "miserie", "players": [0, 2], "tricks": [0, 3]},
        ["You: made, no trick", "Kate: lost with 3 tricks"],
        marks=clause("wiezen", "S4"),
    ),
    pytest.param(
        "rikken",
        {"contract": "rik", "players": [0, 3], "tricks": [5, 3]},
        ["You, Ann: made with 8 tricks, just enough"],
        marks=clause("rikken", "S1"),
    ),
    pytest.param(
        "rikken",
        {"contract": ["misere", "piek"], "players": [1, 2], "tricks": [0, 2]},
        ["Ben: made, no trick", "Kate: lost with 2 tricks"],
        marks=clause("rikken", "S4", "S5"),
    ),
    pytest.param(
        "bieden",
        {"bid": 130, "bidder": 1, "card_points": 91, "roem": 20},
        ["Ben, Ann: failed, 111 points and 130 needed"],
        marks=clause("bieden", "S6"),
    ),
    pytest.param(
        "bieden",
        {"bid": "pandoer", "bidder": 2, "tricks": 8},
        ["Kate: made with 8 tricks, just enough"],
        marks=clause("bieden", "R20"),
    ),
    pytest.param(
        "bieden", {"bid": 100, "bidder": 0, "conceded": True}, ["You: given up"], marks=clause("bieden", "R19")
    ),
    pytest.param(
        "bieden",
        {"achttiender": 3, "trees": [12, 9]},
        ["Ann: eight cards of one suit, the tree is empty"],
        marks=clause("bieden", "R23"),
    ),
    pytest.param(
        "pandoeren",
        {"contract": 150, "bidder": 0, "partner": 2, "card_points": 116, "roem": 20, "stuk": True},
        ["You, Kate: made with 156 points, 150 needed"],
        marks=clause("pandoeren", "R26", "S5"),
    ),
    pytest.param(
        "pandoeren",
        {"contract": "misere", "bidder": 1, "tricks": [0, 0, 2, 3, 1, 0, 2, 3]},
        ["Ben: lost with 1 trick"],
        marks=clause("pandoeren", "R23"),
    ),
    pytest.param(
        "pandoeren",
        {"contract": "prive", "bidder": 3, "tricks": [3, 3, 3, 3, 3, 3, 3, 0]},
        ["Ann: failed, 7 of the 8 tricks"],
        marks=clause("pandoeren", "S6"),
    ),
    pytest.param(
        "cinch",
        {"bidders": 0, "bid": 9, "points": [8, 6]},
        ["You, Kate: failed, 8 points and 9 needed"],
        marks=clause("cinch", "S4"),
    ),
    pytest.param(
        "cinch", {"bidders": 1, "bid": 0, "points": [5, 9]}, ["Ben, Ann: 9 to 5"], marks=clause("cinch", "R8")
    ),
    pytest.param(
        "bridge",
        {"contract": "4H", "declarer": 1, "tricks": 9},
        ["Ben, Ann: failed, 9 of the 10 tricks"],
        marks=clause("bridge", "S7"),
    ),
    pytest.param(
        "skat",
        {"declarer": 1, "game": "spades", "bid": 22, "matadors": 2, "card_points": 66, "tricks": 6},
        ["Ben: made with 66 points, 61 needed"],
        marks=clause("skat", "R27"),
    ),
    pytest.param(
        "skat",
        {"declarer": 2, "game": "diamonds", "bid": 36, "matadors": 1, "card_points": 70, "tricks": 6},
        ["Kate: 70 points, but bid too high"],
        marks=clause("skat", "S8"),
    ),
    pytest.param(
        "skat", {"declarer": 0, "game": "nul", "bid": 23, "tricks": 1}, ["You: failed"], marks=clause("skat", "R29")
    ),
    pytest.param(
        "hartenjagen",
        {"part": 1, "points": [0, 15, 0, 0], "choice": "others_plus_15"},
        ["Ben: all 15 points!"],
        marks=clause("hartenjagen", "S3"),
    ),
    pytest.param(
        "boerenbridge",
        {"predicted": [1, 0, 0, 1], "won": [1, 1, 0, 0]},
        ["You: 1 predicted and won", "Ben: 0 predicted, 1 won", "Kate: 0 predicted and won", "Ann: 1 predicted, 0 won"],
        marks=clause("boerenbridge", "S1", "S2"),
    ),
    pytest.param(
        "ninety-nine",
        {"bids": [4, 3, 5], "tricks": [4, 3, 2]},
        ["You: 4 predicted and won", "Ben: 3 predicted and won", "Kate: 5 predicted, 2 won"],
        marks=clause("ninety-nine", "S2"),
    ),
    pytest.param(
        "ninety-nine",
        {"bids": [4, 3, 5], "tricks": [3, 4, 2], "extra": "open", "bidder": 1},
        ["You: 4 predicted, 3 won", "Ben: 3 predicted, 4 won", "Kate: 5 predicted, 2 won", "Ben: extra bid lost"],
        marks=clause("ninety-nine", "S3"),
    ),
    pytest.param(
        "rumba",
        {"tricks": [2, 0, 3, None], "caller": 0},
        ["You: rumba lost, 2 of the 3 tricks", "Ben: no trick"],
        marks=clause("rumba", "S4"),
    ),
    pytest.param("rumba", {"tricks": [0, 3, 2, 0]}, ["You, Ann: no trick"], marks=clause("rumba", "S2")),
    pytest.param(
        "rumba", {"tricks": [None, None, 0, None]}, ["Kate: the only one in"], marks=clause("rumba", "R11", "S3")
    ),
    pytest.param(
        "zwikken",
        {"pot": 16, "shares": [None, "1/2", None, "1"], "points": [7, 9, 0, 8]},
        ["Ben: share won, 9 to 8", "Ann: share lost, 8 to 9"],
        marks=clause("zwikken", "S3", "S4"),
    ),
    pytest.param(
        "zwikken",
        {"pot": 12, "shares": [None, None, "1/4"], "points": [6, 2, 6]},
        ["Kate: share lost, 6 to 6"],
        marks=clause("zwikken", "S2", "E7"),
    ),
    pytest.param(
        "zwikken",
        {"pot": 20, "shares": ["1/2", None, "1", None], "zwik": 0},
        ["You: share won with the highest zwik", "Kate: share lost to a zwik"],
        marks=clause("zwikken", "R14", "S7"),
    ),
]


@pytest.mark.parametrize(("slug", "result", "sentences"), DEALS)
def test_a_deal_is_told_in_a_sentence(slug: str, result: dict[str, Any], sentences: list[str]) -> None:
    assert told(slug, "en", result) == sentences


@clause("klaverjassen", "S4")
@clause("rumba", "S4")
def test_it_is_told_in_dutch_too() -> None:
    nat = {"makers": 1, "trick_points": [81, 81]}
    assert told("klaverjassen", "nl", nat) == ["Bram, Fien: nat, 81 tegen 81"]
    rumba = {"tricks": [1, 1, 3, None], "caller": 2}
    assert told("rumba", "nl", rumba) == ["Noor: rumba gehaald met 3 slagen"]
    wiezen = {"contract": "solo", "players": [0], "tricks": [6]}
    assert told("wiezen", "nl", wiezen) == ["Jij: gehaald met 6 slagen, 1 meer dan nodig"]


@pytest.mark.parametrize(
    ("slug", "result"),
    [
        ("bridge", {"contract": None}),
        ("skat", {"declarer": None}),
        ("hartenjagen", {"part": 1, "points": [4, 3, 5, 3]}),
        ("zwikken", {"pot": 16, "shares": [None, None, None, None]}),
        ("rummy", {"winner": 0, "left": [0, 12]}),
    ],
)
def test_where_nobody_undertook_anything_nothing_is_told(slug: str, result: dict[str, Any]) -> None:
    assert told(slug, "en", result) == []


# ---- read from the position in which a deal has ended ----


@clause("bridge", "S8", "S9", "R29")
def test_a_side_that_has_won_a_game_plays_its_next_deal_vulnerable() -> None:
    state = troef.game("bridge").start(dealer=0)
    for vulnerable, tricks in ((False, 10), (True, 9)):
        state.deal(state.pack())
        seats = [(int(state.dealer) + turn) % 4 for turn in range(4)]
        declarer = 0 if int(state.dealer) == 0 else 2
        calls = [f"{seat}: {'4S' if seat == declarer else 'pass'}" for seat in seats]
        play(state, *calls[: seats.index(declarer) + 1], *[f"{(declarer + turn) % 4}: pass" for turn in (1, 2, 3)])
        play(state, f"-2: result {tricks}")
        result = state.game.result_of(state)
        assert result == state.game.Result("4S", 0, declarer, tricks, vulnerable)
        assert state.game.settle(result)[:2] == state.sheet[-1].cells


@clause("bieden", "R23")
def test_a_deal_with_eight_cards_of_a_suit_is_not_played() -> None:
    state = lay(troef.game("bieden"), hands={1: "AH KH QH JH 10H 9H 8H 7H"})
    result = state.game.result_of(state)
    assert result is not None and result.as_written() == {"achttiender": 1}
    assert state.game.settle(result)[:2] == state.sheet[-1].cells == (0, -15)


@clause("kleurenwiezen", "R42", "P10")
def test_a_claim_that_all_agree_to_is_a_result_with_the_rest_of_the_tricks() -> None:
    hands = {0: "AS KS QS JS 10S 9S 8S 7S 6S AH KH QH JH"}
    state = lay(troef.game("kleurenwiezen", "thuis"), hands=hands, dealer=3)
    play(
        state,
        *[f"{seat}: pas troel" for seat in range(4)],
        "0: abondance 9 S",
        "1: pass",
        "2: pass",
        "3: pass",
        "0: claim",
        "1: yes",
        "2: yes",
        "3: yes",
    )
    result = state.game.result_of(state)
    assert result is not None
    assert result.as_written() == {"contract": "abondance 9", "declarers": [0], "tricks": [13]}
