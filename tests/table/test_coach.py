"""A coach at a table with bots: it speaks of one's last card, only where another one was clearly better."""

import json
from typing import Any

import pytest

from table.company import Here
from table.test_advice_at_a_table import ME, MINE, laid_table, refused
from troef.bots.advice import POINTS, Advice, clearly_better
from troef.bots.player import Thought
from troef.core.game import Game
from troef.core.view import View
from troef.table.advice import advice
from troef.table.advice.advising import Adviser
from troef.table.table import Table
from troef.table.terms import Terms


@pytest.fixture
def adviser() -> Adviser:
    return Adviser(Here(), "strong:2")


@pytest.fixture
def thinks(monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """The views that were thought about: the jack of trumps is found five points better than all else."""
    seen: list[View] = []

    def advise(game: Game, view: View, budget: float, adviser: str) -> Advice:
        seen.append(view)
        best = game.parse("JH", view)
        lead = {move: 0.0 if move == best else -5.0 for move in view.moves}
        return Advice(best, tuple([Thought(move, 20, 0.0, lead[move], 0.5) for move in view.moves]), POINTS, 8)

    monkeypatch.setattr(advice, "advise", advise)
    return seen


def led(card: str) -> Table:
    """Who leads to the first trick made hearts trumps and played this card; the next player has played too."""
    table = laid_table({ME: MINE}, "trump H", card)
    seat = table.state.actors()[0]
    table.apply(json.dumps({"seat": seat, "move": table.game.show(table.state.legal(seat)[0])}))
    return table


async def test_a_card_that_was_clearly_worse_is_told_with_the_better_one(adviser: Adviser, thinks: list[View]) -> None:
    told: Any = (await adviser.coach(led("7D"), ME))["better"]
    assert (told["move"]["text"], told["played"]["text"], told["seat"]) == ("JH", "7D", ME)
    (view,) = thinks
    assert view.seat == ME and len(view.hand()) == 8 and not view.zone("trick").cards  # as it was before the card


async def test_of_the_best_card_nothing_is_said(adviser: Adviser, thinks: list[View]) -> None:
    assert await adviser.coach(led("JH"), ME) == {"better": None}
    assert len(thinks) == 1


async def test_a_coach_has_no_opinion_of_what_is_no_card(adviser: Adviser, thinks: list[View]) -> None:
    assert await adviser.coach(laid_table({ME: MINE}, "trump H"), ME) == {"better": None}
    assert await adviser.coach(laid_table({ME: MINE}), ME) == {"better": None}  # nothing was played yet
    assert thinks == []


async def test_beside_people_and_where_advice_is_barred_there_is_no_coach(adviser: Adviser) -> None:
    table = led("7D")
    table.terms = Terms(advice=False)
    assert await refused(adviser.coach(table, ME)) == "advice-barred"
    table.terms = Terms(advice=True)
    person = table.people[2]
    assert person is not None
    person.bot = None
    assert await refused(adviser.coach(table, ME)) == "advice-barred"


@pytest.mark.parametrize(
    ("lead", "error", "clear"),
    [(-5.0, 0.5, True), (-5.0, 3.0, False), (-0.9, 0.0, False), (-1.1, 0.0, True)],
)
def test_better_is_clear_when_it_is_more_than_a_point_and_two_errors(lead: float, error: float, clear: bool) -> None:
    thoughts = (Thought(1, 20, 0.0, 0.0, 0.0), Thought(2, 20, 0.0, lead, error, alike=(3,)))
    advice = Advice(1, thoughts, POINTS, 4)
    assert [clearly_better(advice, played) for played in (1, 2, 3)] == [False, clear, clear]
    assert not clearly_better(advice, 4)  # it was not tried
