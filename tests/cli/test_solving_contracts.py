"""`troef solve bridge --contracts`: the table of all contracts of a board, in both languages and as JSON."""

import json

import pytest
from typed import answer, fault

import troef
from troef.cli import solving
from troef.games.bridge.game import ORDERINGS, BridgeState
from troef.search.solver.contracts import tricks_of_contracts
from troef.sim.speed import is_compiled

pytestmark = pytest.mark.usefixtures("english")

BOARD = ("solve", "bridge", "--seed", "1", "--contracts")


def test_the_table_speaks_both_languages(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The solver is replaced: this is about how its answer is shown."""
    rows = [[seat + 4 * strain for seat in range(4)] for strain in range(5)]
    monkeypatch.setattr(solving, "tricks_of_contracts", lambda table, orderings, hands: rows)
    shown = [line.split() for line in answer(capsys, *BOARD).splitlines()]
    assert shown[0] == ["declarer", "♣", "♦", "♥", "♠", "NT"]
    assert shown[1] == ["North", "(0)", "0", "4", "8", "12", "16"]
    assert shown[4] == ["West", "(3)", "3", "7", "11", "15", "19"]
    dutch = [line.split() for line in answer(capsys, *BOARD, "--lang", "nl").splitlines()]
    assert dutch[0] == ["leider", "♣", "♦", "♥", "♠", "SA"]
    assert dutch[2][0] == "Oost"
    told = json.loads(answer(capsys, *BOARD, "--json"))
    assert told == {"tricks": dict(zip(("C", "D", "H", "S", "NT"), rows, strict=True))}


@pytest.mark.skipif(not is_compiled(), reason="takes minutes interpreted")
def test_the_table_is_that_of_the_cards_dealt(capsys: pytest.CaptureFixture[str]) -> None:
    state = troef.game("bridge").start()
    state.deal(troef.SeededDealer("1").next(state.pack()))
    assert isinstance(state, BridgeState) and state.tricks is not None
    rows = tricks_of_contracts(state.tricks.table, ORDERINGS, state.tricks.hands)
    assert list(json.loads(answer(capsys, *BOARD, "--json"))["tricks"].values()) == rows


def test_only_bridge_has_such_a_table_and_before_the_first_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Only a deal of bridge" in fault(capsys, "solve", "klaverjassen", "--contracts")
    state = troef.game("bridge").start()
    state.deal(troef.SeededDealer("1").next(state.pack()))
    for call in ("1NT", "pass", "pass", "pass"):
        seat = state.actors()[0]
        state.play(seat, state.game.parse(call, state.view(seat)))
    seat = state.actors()[0]
    lead = state.game.show(state.legal(seat)[0])
    played = f"1NT; pass; pass; pass; {lead}"
    assert "before a card is played" in fault(capsys, *BOARD, "--moves", played)
