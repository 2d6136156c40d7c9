"""Results of patience, and positions by deal or by table that can be read and laid again."""

import json

import pytest
from patience_positions import BOOK, PARTS

import troef
from clauses import clause
from playing import play
from troef.cards.card import cards_text
from troef.core.position_facts import PositionError
from troef.core.result import ResultError
from troef.core.wire import view_dict
from troef.games.patience import Patience, PatienceState

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]

#: A game in the middle: the 7S goes to the 8H, the ace home, and the bank is gone through.
TABLE = {
    "tableau": ["8H", "2D|7S", "2|QH JS", "", "KC", "3S|10C", "1|9D"],
    "foundations": "3H 2S",
    "waste": "4H",
    "bank": "AD 5C 6C 7C",
}


def seen(state: PatienceState) -> list[object]:
    """What the player, a spectator and the referee see, with what their views remember."""
    views = [state.view(seat) for seat in (0, troef.SPECTATOR, troef.REFEREE)]
    return [(view_dict(state.game, view), view.memory) for view in views]


def impossible(**facts: object) -> str:
    """Why a position is refused."""
    with pytest.raises(PositionError) as caught:
        BOOK.position(facts)
    return str(caught.value)


# ---- results ----


@clause("patience", "S1", "R18", "R21")
def test_every_number_of_cards_can_lie_on_the_foundations_at_the_end() -> None:
    """Up to 51 the player gives up; with 52 he has won."""
    suits = [[rank + suit for rank in RANKS] for suit in "SHDC"]
    home = [card for suit in suits for card in suit]
    for count in range(53):
        tops = [suit[min(13, count - 13 * number) - 1] for number, suit in enumerate(suits) if count > 13 * number]
        state = BOOK.position([], foundations=" ".join(tops), waste=" ".join(home[count:][::-1]))
        if state.outcome() is None:
            play(state, "0: resign")
        outcome = state.outcome()
        assert outcome is not None and outcome.scores == BOOK.settle({"foundation": count}) == (count,)
        assert outcome.reason == ("won" if count == 52 else "resigned")


@clause("patience", "S1")
@pytest.mark.parametrize(
    ("foundation", "reason"),
    [
        (-1, "foundation: 0 to 52 cards lie on the foundations, not -1"),
        (53, "foundation: 0 to 52 cards lie on the foundations, not 53"),
        (1.5, "foundation: it is a whole number, not 1.5"),
        (True, "foundation: it is a whole number, not True"),
    ],
)
def test_other_numbers_cannot(foundation: object, reason: str) -> None:
    with pytest.raises(ResultError) as caught:
        BOOK.settle({"foundation": foundation})
    assert str(caught.value) == reason


# ---- positions by their table ----


@clause("patience", "R5", "R7", "R10", "R13", "R16", "R20", "T1")
def test_a_table_and_the_moves_since_are_a_position() -> None:
    state = BOOK.position({**TABLE, "moves": ["0: T2>T1", "0: W>F", "0: draw"]})
    view = state.view(0)
    assert cards_text(view.zone("T1").cards) == "8H 7S" and cards_text(view.zone("T2").cards) == "2D"
    assert cards_text(view.zone("F-H").cards) == "AH 2H 3H 4H" and cards_text(view.zone("waste").cards) == "AD 5C 6C"
    assert cards_text(view.zone("T3").cards) == "QH JS" and view.zone("T3").hidden == 2
    facts = state.position()
    assert facts["moves"] == ["0: T2>T1", "0: W>F", "0: draw"]
    assert facts["foundations"] == "3H 2S" and facts["bank"] == "AD 5C 6C 7C"


@clause("patience", "R20", "R22")
@pytest.mark.parametrize("game", [BOOK, PARTS], ids=["book", "parts"])
def test_every_position_of_a_game_that_was_laid_can_be_laid_again(game: Patience) -> None:
    for seed in range(8):
        rng, state = troef.Rng(seed), game.position(TABLE)
        while True:
            written = json.dumps(state.position())
            again = game.position(written)
            assert seen(again) == seen(state) and json.dumps(again.position()) == written
            if state.outcome() is not None:
                break
            moves = state.legal(0)
            state.play(0, moves[rng.below(len(moves))])


@clause("patience", "R1", "R4")
def test_the_table_may_be_said_in_several_ways() -> None:
    by_list = BOOK.position(["8H", "", "2|QH JS"], bank="AD", waste="5C")
    for told in (
        {"tableau": ["8H", "", "2|QH JS"], "bank": "AD", "waste": "5C"},
        {"tableau": {"T1": "0|8H", "t3": "2|QH JS"}, "bank": "AD", "waste": "5C"},
        {"tableau": {1: "8H", 3: "2|QH JS"}, "bank": "AD", "waste": "5C", "seats": 1, "game": "patience"},
        '{"tableau": {"1": "8H", "3": "2|QH JS"}, "bank": "AD", "waste": "5C"}',
    ):
        assert seen(BOOK.position(told)) == seen(by_list)
    assert seen(BOOK.position({1: "8H", 3: "2|QH JS"}, bank="AD", waste="5C")) == seen(by_list)
    assert BOOK.position({"foundations": "KS KH KD KC"}).outcome() == troef.Outcome((52,), (0,), "won")


@clause("patience", "P1")
def test_tables_that_are_no_position() -> None:
    assert impossible(tableau=["0|KH JS"]) == "tableau: T1 '0|KH JS': JS does not join on KH (R4)"
    assert impossible(tableau=["3|"]) == "tableau: T1 '3|' has no open card: its top card is turned up at once (R7)"
    assert impossible(tableau=["60|KH"]).startswith("tableau: T1 wants 60 cards face down")
    assert impossible(tableau={"T8": "KH"}) == "tableau: there is no column T8: T1 to T7"
    assert impossible(tableau={"left": "KH"}) == "tableau: there is no column left: T1 to T7"
    assert impossible(tableau="KH") == "tableau: a list of columns is wanted, such as '2|QH JS'"
    assert impossible(tableau=[3]) == "tableau: T1 is a text, such as '2|QH JS', not 3"
    assert impossible(tableau=["KH"], waste="KH").startswith("tableau: ")
    assert impossible(tableau=["KH"], waste=["QS"]) == "waste: a text with cards is wanted"
    assert impossible(tableau=["KH"], seats=2) == "seats: patience is played by 1, not 2"
    assert impossible(tableau=["KH"], game="skat") == "game: it is a position of 'skat', not of 'patience'"
    assert impossible(tableau=["KH"], options={"partial_runs": True}).startswith("options: 'partial_runs' is False")
    assert impossible(tableau=["KH"], cards={"T1": "QS"}).startswith("cards: a position by its table has no such part")
    assert impossible(tableau=["KH"], bank="AD", moves=["0: T1>F"]).startswith("move 1: '0: T1>F' is not allowed: R10")
    assert impossible(tableau=["KH"], moves="0: draw") == "moves: a list of moves is wanted, such as '0: draw'"
    with pytest.raises(PositionError, match="a position is a dictionary or its JSON text"):
        BOOK.position(5)


# ---- positions by their deal ----


@clause("patience", "R1", "R2", "R3", "R13")
def test_a_position_by_its_deal() -> None:
    state = BOOK.position({"cards": {"T1": "8H", "T3": "2|QH", "bank": "AS KC 2S"}, "moves": ["0: draw"]})
    assert cards_text(state.view(0).zone("waste").cards) == "AS KC 2S"
    assert cards_text(state.view(0).zone("T3").cards) == "QH" and state.view(0).zone("T7").hidden == 6
    again = BOOK.position(state.position())
    assert seen(again) == seen(state)
    assert BOOK.position({}).awaits_deal
    assert impossible(deal=2) == "deal: a match has 1 deals, this would be number 2"
    assert impossible(cards={"T3": "1|QH"}).startswith("cards: '1|QH' is not how 'T3' is dealt")


@clause("patience", "R1", "R2")
def test_the_awaited_deal_is_laid_as_columns_are_written() -> None:
    state = BOOK.start()
    state.deal(state.arrange(t3="2|QH", stock="AS KC"))
    assert cards_text(state.view(0).zone("T3").cards) == "QH"
    assert cards_text(state.view(troef.REFEREE).zone("stock").cards[-2:]) == "KC AS"
