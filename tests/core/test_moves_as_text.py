"""The text of moves: made one way, read generously; and deals laid by hand."""

import pytest

import troef
from troef.cards.card import cards_text
from troef.core.language import AMOUNT, CARD, SEAT, SUIT, Language, Verb, words
from troef.core.moves import BID, CHOOSE, DISCARD, HIDDEN, KNOCK, PASS, PLAY, RAISE, TRUMP, make_move
from troef.core.refusal import MoveTextError

LANGUAGE = Language(
    (
        Verb(PLAY, "play", CARD, bare=True),
        Verb(DISCARD, "discard", CARD),
        Verb(CHOOSE, "swap with", SEAT),
        Verb(TRUMP, "trump", SUIT, also=("troef",)),
        Verb(RAISE, "raise", AMOUNT, also=("raise to",)),
        Verb(BID, "bid", ("misere", "solo")),
        Verb(PASS, "pass", also=("pas", "ik pas")),
        Verb(KNOCK, "end turn"),
    )
)


@pytest.mark.parametrize(
    ("text", "others"),
    [
        ("KH", ["kh", " KH ", "play KH", "PLAY(KH)", "Play_KH", "play, kh", "(kh)"]),
        ("10S", ["ts", "play ts", "PLAY(10S)"]),
        ("discard 7D", ["DISCARD(7D)", "discard_7d", "Discard, 7D"]),
        ("trump H", ["trump h", "TRUMP(H)", "troef H", "Troef harten", "trump hearts"]),
        ("raise 40", ["RAISE(40)", "raise_40", "raise to 40", "Raise To (040)"]),
        ("swap with 2", ["SWAP_WITH(2)", "swap with, 2"]),
        ("bid solo", ["BID(SOLO)", "Bid Solo"]),
        ("pass", ["PASS", "pas", "Ik pas", "IK_PAS", "pass()"]),
        ("end turn", ["END_TURN", "end  turn", "End_Turn()"]),
    ],
)
def test_reading_is_generous_and_writing_is_not(text: str, others: list[str]) -> None:
    (move, *_) = LANGUAGE.parse(text)
    assert LANGUAGE.show(move) == text
    for other in others:
        assert LANGUAGE.parse(other)[0] == move


@pytest.mark.parametrize(
    ("text", "others"),
    [
        ("JH", ["J♥", "♥J", "BH", "B♥", "hartenboer", "jack of hearts", "harten boer", "speel jh!", "JH.", "♥ J"]),
        ("9C", ["9c!", "♣9", "klaver9", "9 klaver", "klaver 9"]),
        ("10S", ["T♠", "10♠", "schoppen 10", "schoppentien", "ten of spades"]),
        ("KD", ["HR", "H♦", "ruitenheer", "koning van ruiten"]),
        ("trump H", ["trump ♥", "troef hart!"]),
        ("swap with 2", ["swap with 2!"]),
        ("end turn", ["end"]),
    ],
)
def test_people_write_cards_and_verbs_in_their_own_way(text: str, others: list[str]) -> None:
    language = Language((Verb(PLAY, "play", CARD, bare=True, also=("speel",)), *LANGUAGE.verbs[1:]))
    for other in others:
        assert language.show(language.read(other)[0]) == text


def test_an_unknown_move_is_told_which_there_are_and_what_is_close() -> None:
    with pytest.raises(MoveTextError) as caught:
        LANGUAGE.read("rase 40")
    assert str(caught.value) == (
        "'rase 40' is no move of this game; did you mean 'raise'?; there are: "
        "CARD, discard CARD, swap with SEAT, trump SUIT, raise NUMBER, bid misere | solo, pass, end turn"
    )
    with pytest.raises(MoveTextError, match="'trump' takes one suit"):
        LANGUAGE.read("trump")
    with pytest.raises(MoveTextError) as caught:
        LANGUAGE.read("x" * 1_000_000)
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize("move", [make_move(PLAY, 13), make_move(PLAY, 10_000), make_move(TRUMP, 4), make_move(BID, 2)])
def test_a_number_that_is_no_move_cannot_be_written(move: int) -> None:
    with pytest.raises(MoveTextError):
        LANGUAGE.show(int(move))


NO_MOVES = """
    () | sing | pass now | pass KH | trump | trump X | trump H D | trump hearten | raise | raise x | raise -4
    | raise 4.5 | raise ٤ | raise 9999999999999 | bid | bid grand | swap with | KH QH | play | 9X | discard
    | discard 7D 8D | end | turn | end turn now
"""


@pytest.mark.parametrize("text", ["", "  ", *(text.strip() for text in NO_MOVES.split("|"))])
def test_what_is_no_move_is_an_error(text: str) -> None:
    with pytest.raises(MoveTextError) as caught:
        LANGUAGE.parse(text)
    assert str(caught.value)


def test_the_error_says_what_the_verb_takes() -> None:
    with pytest.raises(MoveTextError, match="'x' is no suit"):
        LANGUAGE.parse("trump X")
    with pytest.raises(MoveTextError, match="misere, solo"):
        LANGUAGE.parse("bid grand")
    with pytest.raises(MoveTextError, match="stands alone"):
        LANGUAGE.parse("pass now")


def test_a_hidden_payload_is_a_question_mark() -> None:
    assert LANGUAGE.show(int(make_move(DISCARD, HIDDEN))) == "discard ?"
    assert LANGUAGE.describe(int(make_move(DISCARD, HIDDEN))) == {"text": "discard ?", "verb": "discard"}


def test_words_of_a_text() -> None:
    assert words("T1 > T2 (now)") == ["t1", ">", "t2", "now"]


def test_moves_for_faces() -> None:
    def facts(text: str) -> dict[str, object]:
        return LANGUAGE.describe(LANGUAGE.parse(text)[0])

    assert facts("KH") == {"text": "KH", "verb": "play", "cards": ["KH"]}
    assert facts("trump D") == {"text": "trump D", "verb": "trump", "suit": "D"}
    assert facts("raise 7") == {"text": "raise 7", "verb": "raise", "amount": 7}
    assert facts("swap with 3") == {"text": "swap with 3", "verb": "swap-with", "target": 3}
    assert facts("end turn") == {"text": "end turn", "verb": "end-turn"}


def test_amounts_in_a_row_are_one_choice() -> None:
    moves = [LANGUAGE.parse(text)[0] for text in ("pass", "raise 4", "raise 5", "raise 6", "raise 9", "KH")]
    described = LANGUAGE.describe_all(moves)
    assert [facts["text"] for facts in described] == ["pass", "raise 4", "raise 9", "KH"]
    assert described[1]["amount"] == {"min": 4, "max": 6, "step": 1}
    assert described[2]["amount"] == {"min": 9, "max": 9, "step": 1}


def test_an_unknown_move_cannot_be_written() -> None:
    with pytest.raises(MoveTextError):
        LANGUAGE.show(63)


# ---- arrange ----

GAME = troef.game("klaverjassen")


@pytest.mark.parametrize("dealer", range(4))
def test_any_deal_can_be_laid(dealer: int) -> None:
    hands = {0: "KH 9H 7S", 2: "AS AD AC AH 10S 10D 10C 10H"}
    order = GAME.arrange(hands=hands, dealer=dealer)
    assert sorted(order) == sorted(GAME.pack(4))
    state = GAME.start(4, dealer)
    state.deal(order)
    for seat, cards in hands.items():
        held = cards_text(state.view(seat).hand()).split()
        assert set(cards.split()) <= set(held) and len(held) == 8
    assert order == GAME.arrange(hands=hands, dealer=dealer)


def test_hands_may_be_a_list_or_named() -> None:
    laid = GAME.arrange(hands=["KH", "QH"])
    assert laid == GAME.arrange(hands={0: "KH", 1: "QH"}) == GAME.arrange(**{"hand-0": "kh", "hand-1": "qh"})
    assert GAME.arrange() == GAME.arrange(hands={})


@pytest.mark.parametrize(
    ("hands", "places", "message"),
    [
        ({0: "KH", 1: "KH"}, {}, "KH is named more often"),
        ({0: "KH KH"}, {}, "KH is named more often"),
        ({0: "KX"}, {}, "'KX' is no card"),
        ({0: "2H"}, {}, "2H is not in this pack"),
        ({0: "*"}, {}, r"\* is not in this pack"),
        ({4: "KH"}, {}, "there is no 'hand-4'"),
        ({-1: "KH"}, {}, "there is no 'hand--1'"),
        ({0: "7S 8S 9S 10S JS QS KS AS 7H"}, {}, "takes 8 cards, not 9"),
        ({}, {"stock": "KH"}, "there is no 'stock'"),
    ],
)
def test_a_deal_that_cannot_be_laid_says_why(hands: dict[int, str], places: dict[str, str], message: str) -> None:
    with pytest.raises(troef.DealError, match=message):
        GAME.arrange(hands=hands, **places)


@pytest.mark.parametrize("info", troef.all_games(), ids=lambda info: info.slug)
def test_every_place_of_every_game_can_be_filled(info: object) -> None:
    game = troef.game(info.slug)
    seats = info.usual_seats
    pack = game.pack(seats)
    taken: list[int] = []
    for place, room in game.places(seats, 0).items():
        assert len(set(room)) == len(room) and all(0 <= position < len(pack) for position in room), place
        taken += [position for position in room if position not in taken]
    order = game.arrange(seats=seats)
    assert sorted(order) == sorted(pack)
    state = game.start(seats)
    state.deal(order)
    assert state.actors() or state.awaits_deal or state.outcome()
