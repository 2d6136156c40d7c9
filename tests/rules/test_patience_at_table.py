"""Patience at the table: moves as text, what is seen, what may not be done."""

import pytest
from patience_positions import BOOK, PARTS, bank

import troef
from clauses import clause
from playing import finish, lay, memory, play, refused, wire
from troef.cards.card import cards_text
from troef.games.patience import Patience


@clause("patience", "P1")
@pytest.mark.parametrize(
    ("text", "by"),
    [
        ("T1>T1", "R5"),
        ("T7>T1", "R5"),
        ("T7>F", "R10"),
        ("T1>F", "R10"),
        ("T1>T2", "R4"),
        ("T2>T7", "R6"),
        ("W>T1", "R15"),
        ("W>F", "R15"),
        ("F>T1", "R11"),
        ("redeal", "R16"),
    ],
)
def test_what_is_not_allowed_is_refused_with_its_rule(text: str, by: str) -> None:
    state = BOOK.position(["1|9H", "1|4C", "0|8S"], waste="2D", bank="AS")
    assert refused(state, f"0: {text}").clause == by


@clause("patience", "P1")
def test_after_the_end_and_before_the_deal_nothing_is_allowed() -> None:
    state = BOOK.start()
    for resting in (state, play(lay(BOOK), "0: resign")):
        for text in ("draw", "T1>T2", "resign"):
            assert resting.refusal(0, BOOK.parse(text)) is not None
    refusal = lay(BOOK).refusal(1, BOOK.parse("draw"))
    assert refusal is not None and refusal.reason == "no-such-seat"


@clause("patience", "P1")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("t1>t2", "T1>T2"),
        (" T1 > T2 ", "T1>T2"),
        ("T1[2]>T7", "T1[2]>T7"),
        ("w>f", "W>F"),
        ("waste>T3", "W>T3"),
        ("T3>F-H", "T3>F"),
        ("DRAW", "draw"),
        ("Redeal", "redeal"),
        ("RESIGN", "resign"),
        ("trek", "draw"),
        ("draai om", "redeal"),
        ("geef op", "resign"),
    ],
)
def test_moves_are_read_in_any_case(text: str, shown: str) -> None:
    assert BOOK.show(BOOK.parse(text)) == shown


@clause("patience", "P1")
@pytest.mark.parametrize(
    "text",
    ["", "T0>T1", "T8>T1", "T1>T8", "T1>W", "W>W", "T1", ">", "T1[0]>T2", "T1[x]>T2", "W[2]>T1", "move", "T1[²]>T2"],
)
def test_nonsense_is_an_error(text: str) -> None:
    with pytest.raises(troef.MoveTextError):
        BOOK.parse(text)


@clause("patience", "T2")
def test_a_face_can_find_the_moves_to_a_foundation_and_their_cards() -> None:
    state = BOOK.position(["0|AS", "2|8H 7S", "0|9C"], foundations="3D", waste="4D", bank="KC")
    moves = {move["text"]: move for move in wire(state, 0)["moves"]}
    assert moves["T1>F"] == {"text": "T1>F", "verb": "move", "cards": ["AS"], "from": "T1", "to": "F-S"}
    assert moves["W>F"] == {"text": "W>F", "verb": "move", "cards": ["4D"], "from": "waste", "to": "F-D"}
    assert moves["T2>T3"]["cards"] == ["8H", "7S"]
    assert moves["draw"] == {"text": "draw", "verb": "draw", "from": "stock", "to": "waste"}
    play(state, "0: T1>F", "0: W>F", "0: T2>T3")
    log = wire(state, troef.SPECTATOR)["log"]
    assert [(line["cards"], line["to"]) for line in log] == [
        (["AS"], "F-S"),
        (["4D"], "F-D"),
        (["8H"], "T3"),
    ]


@clause("patience", "T2")
def test_a_part_of_a_run_names_its_cards() -> None:
    state = PARTS.position(["0|9C 8H 7S", "0|9S", "0|8D"], bank="AD")
    moves = {move["text"]: move for move in PARTS.language.describe_all(state.legal(0), state.view(0))}
    assert moves["T1[2]>T2"]["cards"] == ["8H", "7S"]
    assert (moves["T1[1]>T3"]["cards"], moves["T1[1]>T3"]["count"]) == (["7S"], 1)


@clause("patience", "R16")
def test_a_player_remembers_the_bank_once_it_was_gone_through() -> None:
    state = BOOK.position(["0|AS"], bank="2H 9S KC 4D 5D")
    play(state, "0: draw")
    assert state.view(0).memory["bank"] == []
    play(state, "0: draw", "0: redeal", "0: draw")
    assert cards_text(memory(state, 0)["bank"]) == "4D 5D"
    world = BOOK.world(state.view(0), troef.Rng("memory"))
    assert bank(world) == "4D 5D"


@pytest.mark.parametrize(
    ("tableau", "more"),
    [
        (["0|KH", "0|KH"], {}),
        (["0|KH JS"], {}),
        (["3|"], {}),
        (["60|KH"], {}),
        (["0|1H"], {}),
        (["0|KH"] + [""] * 7, {}),
        (["0|2H"], {"foundations": "4H"}),
        (["0|2H"], {"waste": "9C", "bank": "9C"}),
        (["x|2H"], {}),
    ],
)
@clause("patience", "P1")
def test_what_is_no_position_is_a_clear_error(tableau: list[str], more: dict[str, str]) -> None:
    if len(tableau) == 8:
        tableau[7] = "0|QH"
    with pytest.raises(troef.DealError):
        BOOK.position(tableau, **more)


@clause("patience", "R17", "R20")
@pytest.mark.parametrize("game", [BOOK, PARTS], ids=["book", "parts"])
def test_every_game_ends(game: Patience) -> None:
    for seed in range(30):
        assert finish(lay(game, bank="AS"), seed).reason in {"won", "stuck", "resigned", "third-redeal", "no-progress"}
