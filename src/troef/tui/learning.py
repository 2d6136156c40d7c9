"""A lesson in the terminal: the same steps as on the page, at the table of the terminal."""

from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from troef.core.view import View
from troef.core.wire import view_dict
from troef.lessons.lesson import Lesson, Step
from troef.lessons.playing import answer, view_at
from troef.table.people.people import BOT_PEOPLE
from troef.tui.drawing import Drawing
from troef.tui.room import QUIT_KEY, RoomApp
from troef.tui.session import Due
from troef.words.lessons import StepWords, lesson_words

#: How long the moves of the others stay on the table, in seconds.
PAUSE: Final = 1.0


class LessonSession:
    """A lesson, step by step: what lies there, whether the move was right, and what came of it."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = lesson.game()
        self.lay(0)

    def lay(self, number: int) -> None:
        """Lay a step, counted from 0."""
        self.number = number
        #: whether the move that was made was right; None as long as none was made
        self.right: bool | None = None
        self._view = view_at(self.lesson, number)
        self._coming: list[View] = []
        people = iter(BOT_PEOPLE)
        self.names = ["" if seat == self.step.seat else next(people) for seat in range(self._view.seats)]

    @property
    def step(self) -> Step:
        """The step that lies there."""
        return self.lesson.steps[self.number]

    @property
    def last(self) -> bool:
        """Whether no step follows."""
        return self.number == len(self.lesson.steps) - 1

    def view(self) -> View:
        """What the learner sees."""
        return self._view

    def wire(self) -> dict[str, object]:
        """The same as plain data; where a move was made, none is left to make."""
        facts = view_dict(self.game, self._view)
        return facts if self.right is None else {**facts, "moves": []}

    def my_turn(self) -> bool:
        """Whether the question of the step is still open."""
        return self.right is None

    def play(self, text: str) -> None:
        """The learner's move, as text.

        Raises:
            MoveTextError: it is no move of the game.
            IllegalMove: it is refused.
        """
        came = answer(self.lesson, self.number, text)
        self.right = came.right
        self._view, *self._coming = came.views

    def due(self) -> Due | None:
        """What the others do next after a right move."""
        return Due(None, PAUSE) if self._coming else None

    def happen(self, due: Due) -> None:
        """Show what came next."""
        self._view = self._coming.pop(0)


class LearnApp(RoomApp):
    """A lesson at a table: what it says stands above."""

    CSS = (
        RoomApp.CSS
        + """
    #lesson { height: auto; max-height: 9; background: #fbf5e8; color: #29231a; padding: 0 1; }
    #past { display: none; }
    """
    )
    KEYS: ClassVar[str] = "tui-learn-keys"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f6", "go(1)", show=False),
        Binding("f5", "go(-1)", show=False),
    ]

    def __init__(self, session: LessonSession, lang: str, pace: float = 1.0) -> None:
        super().__init__(session, lang, pace)
        self.session: LessonSession = session

    def compose(self) -> ComposeResult:
        yield Static(id="lesson")
        yield from super().compose()

    def draw(self) -> None:
        self.query_one("#lesson", Static).update(self.panel())
        super().draw()

    def panel(self) -> Text:
        """What the lesson says: the step and its question, or what there is to say of the move."""
        session, say = self.session, self.words.say
        said: StepWords = lesson_words(session.lesson.slug, self.words.lang)[session.step.name]
        rules = " · ".join([say("ui-learn-rule", clause=clause) for clause in session.step.clauses])
        text = Text(f"{session.number + 1}/{len(session.lesson.steps)}  ").append(said.title, "bold")
        text.append(f"  ({rules})\n", "dim")
        if session.right is None:
            return text.append(f"{said.text}\n").append(said.ask, "bold")
        came, why = ("right", said.right) if session.right else ("wrong", said.wrong)
        text.append(f"{say(f'ui-learn-{came}')} ", "bold").append(why)
        return text.append(f"\n{say('ui-learn-end')}") if session.right and session.last else text

    def _state_line(self, drawing: Drawing) -> str:
        return super()._state_line(drawing) if self.session.my_turn() else ""

    def offers(self) -> dict[str, str]:
        """Where one goes after a move: on, or to the same step again."""
        session, say = self.session, self.words.say
        if session.right is None or session.due() is not None:
            return {}
        if not session.right:
            return {"lesson-again": say("ui-learn-again")}
        return {"lesson-first": say("ui-learn-restart")} if session.last else {"lesson-next": say("ui-learn-next")}

    def take_offer(self, name: str) -> None:
        """Lay the step that was chosen."""
        number = self.session.number
        self._lay({"lesson-again": number, "lesson-first": 0, "lesson-next": number + 1}[name])

    def take_typed(self, typed: str) -> bool:
        """A move was made: there is nothing to type but that one leaves."""
        if self.session.my_turn() or typed.casefold() == QUIT_KEY:
            return False
        self.focus_moves()
        return True

    def action_go(self, steps: int) -> None:
        """A step on or back, without playing this one."""
        number = self.session.number + steps
        if 0 <= number < len(self.session.lesson.steps):
            self._lay(number)

    def _lay(self, number: int) -> None:
        self.session.lay(number)
        self.follow()
        self.action_choose()
