"""Every lesson is played through: each step lies there, right and wrong moves are told apart, the words and the clauses
exist, and what is not allowed is refused with its clause."""

import re

import pytest

from troef.cards.card import card_text
from troef.core.refusal import MoveTextError
from troef.lessons.lesson import LessonError, find_lesson, lesson_slugs, read_lesson
from troef.lessons.playing import answer, right_moves, state_at, view_at
from troef.words.lessons import lesson_words
from troef.words.pages import MARKER, page_text
from troef.words.words import LANGUAGES, words

SLUGS = lesson_slugs()
STEPS = [(slug, number) for slug in SLUGS for number in range(len(find_lesson(slug).steps))]


def clauses_of(slug: str) -> set[str]:
    """The clauses of a rule book that its page names."""
    return {clause for found in MARKER.finditer(page_text(slug, "nl")) for clause in re.findall(r"[RSPT]\d+", found[1])}


@pytest.mark.parametrize("slug", SLUGS)
def test_a_lesson_has_five_to_eight_steps_and_cites_its_rule_book(slug: str) -> None:
    lesson = find_lesson(slug)
    assert 5 <= len(lesson.steps) <= 8
    assert {clause for step in lesson.steps for clause in step.clauses} <= clauses_of(slug)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_step_has_its_words(slug: str, lang: str) -> None:
    lesson, texts = find_lesson(slug), lesson_words(slug, lang)
    assert list(texts) == [step.name for step in lesson.steps]
    for number, step in enumerate(lesson.steps):
        said = texts[step.name]
        assert said.title and said.text and said.ask and said.right
        wrong = set(view_at(lesson, number).moves) - set(right_moves(lesson, number, view_at(lesson, number)))
        assert bool(said.wrong) == bool(wrong), "what is said of a wrong move, and a move that is wrong"


@pytest.mark.parametrize(("slug", "number"), STEPS)
def test_a_step_can_be_played_right_and_wrong(slug: str, number: int) -> None:
    lesson = find_lesson(slug)
    view = view_at(lesson, number)
    right = right_moves(lesson, number, view)
    game = lesson.game()
    for move in right[:3]:
        came = answer(lesson, number, game.show(move, view))
        assert came.right and came.views
    for move in [move for move in view.moves if move not in right][:3]:
        came = answer(lesson, number, game.show(move, view))
        assert not came.right and len(came.views) == 1


@pytest.mark.parametrize(("slug", "number"), STEPS)
def test_the_rules_refuse_a_card_of_the_hand_that_may_not_be_played_and_say_why(slug: str, number: int) -> None:
    lesson = find_lesson(slug)
    state, seat = state_at(lesson, number), lesson.steps[number].seat
    view = view_at(lesson, number)
    hand = f"hand-{seat}"
    for card in [card for zone in view.zones if zone.name == hand for card in zone.cards]:
        try:
            move = state.game.parse(card_text(card), view)
        except MoveTextError:  # in this game a card alone is no move
            continue
        refusal = state.refusal(seat, move)
        if move in view.moves:
            assert refusal is None
            continue
        assert refusal is not None and refusal.clause
        assert all(words(lang).refusal(slug, refusal) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "steps with names of their own"),
        ('[[steps]]\nname = "one"', "no clauses"),
        ('[[steps]]\nname = "one"\nclauses = ["R1"]', "no step before it"),
        ('[[steps]]\nname = "one"\nclauses = ["R1"]\nthen = "tea"\n[steps.position]', "'tea' is none of"),
        ('[[steps]]\nname = "one"\nclauses = ["R1"]\nwhy = "so"', "no part 'why'"),
        ("[[", "toepen: "),
    ],
)
def test_a_lesson_that_is_not_well_written_is_refused(text: str, said: str) -> None:
    with pytest.raises(LessonError, match=re.escape(said)):
        read_lesson("toepen", text)


def test_a_position_or_a_right_move_that_cannot_be_is_told() -> None:
    head = '[[steps]]\nname = "one"\nclauses = ["R1"]\n'
    with pytest.raises(LessonError, match="lives"):
        state_at(read_lesson("toepen", f"{head}[steps.position]\nlives = [11, 1, 1, 1]"), 0)
    lesson = read_lesson("klaverjassen", f'{head}right = ["KH"]\n[steps.position.cards]\nhand-1 = "AS"')
    with pytest.raises(LessonError, match="'KH' is not allowed"):
        right_moves(lesson, 0, view_at(lesson, 0))


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(LookupError):
        find_lesson("chess")
