"""`troef learn`: a lesson at the table of the terminal."""

from typing import Any

import pytest
from textual.widgets import Input, OptionList, Static

from troef.cli.main import main
from troef.core.game import Game
from troef.lessons.lesson import find_lesson
from troef.lessons.playing import right_moves
from troef.tui.learning import LearnApp, LessonSession
from troef.tui.room import RulesScreen

SMALL = (80, 24)


def lesson_of(slug: str, lang: str = "en") -> LearnApp:
    return LearnApp(LessonSession(find_lesson(slug)), lang, pace=0)


def said(app: LearnApp, part: str = "#lesson") -> str:
    return str(app.query_one(part, Static).content)


def listed(app: LearnApp) -> list[str]:
    moves = app.query_one(OptionList)
    return [str(moves.get_option_at_index(place).prompt) for place in range(moves.option_count)]


async def type_in(pilot: Any, text: str) -> None:
    pilot.app.query_one(Input).value = text
    pilot.app.query_one(Input).focus()
    await pilot.press("enter")
    await pilot.pause()


def show_right(session: LessonSession, game: Game) -> str:
    """A right move of the step that lies there, as text."""
    return game.show(right_moves(session.lesson, session.number, session.view())[0], session.view())


@pytest.mark.clause("klaverjassen", ("R7", "R9"))
async def test_a_refusal_names_its_rule_and_a_lawful_move_that_is_wrong_is_answered_with_why() -> None:
    app = lesson_of("klaverjassen")
    async with app.run_test(size=SMALL) as pilot:
        assert said(app).startswith("1/8  Following suit  (Rule R8 · Rule R9)")
        await type_in(pilot, "AH")
        assert "[rule R9]" in said(app, "#message") and app.query_one("#message").has_class("refused")
        await type_in(pilot, "ks")
        assert "Right. That is following suit." in said(app) and listed(app) == ["Next step"]
        await pilot.press("enter")
        assert said(app).startswith("2/8  Jack and nine")
        await type_in(pilot, "AS")
        assert "only the jack is sure to win" in said(app) and listed(app) == ["Try again"]
        await pilot.press("enter")
        assert said(app).endswith("draws the trumps?") and len(listed(app)) == 8


async def test_a_move_is_typed_as_at_every_table_and_the_lesson_speaks_both_languages() -> None:
    app = lesson_of("klaverjassen", "nl")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("f6")
        await type_in(pilot, "♥b")
        assert "De boer wint altijd" in said(app)
        await pilot.press("f2")
        assert "The jack always wins" in said(app)
        await pilot.press("f1")
        assert isinstance(app.screen, RulesScreen)
        await pilot.press("escape", "f5")
        assert said(app).startswith("1/8")


@pytest.mark.parametrize("slug", ["blackjack", "bridge", "canasta", "ezelen", "kleurenwiezen"])
async def test_a_lesson_fits_a_small_terminal_and_is_played_to_its_end(slug: str) -> None:
    app = lesson_of(slug)
    async with app.run_test(size=SMALL) as pilot:
        steps = len(app.session.lesson.steps)
        for number in range(steps):
            assert app.session.number == number
            assert app.query_one("#hand").region.bottom <= SMALL[1]
            await type_in(pilot, show_right(app.session, app.session.game))
            assert app.session.right and not app.session.my_turn()
            await type_in(pilot, "anything")
            if number < steps - 1:
                await pilot.press("enter")
        assert "That was the lesson" in said(app)
        await pilot.press("enter")
        assert app.session.number == 0


def test_a_game_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "klaverjasen", "--lang", "en"]) != 0
    assert "klaverjassen" in capsys.readouterr().err
