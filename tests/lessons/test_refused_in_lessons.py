"""What a beginner tries in a lesson and the rules refuse: the refusal names its clause, in both languages."""

import pytest

from troef.core.refusal import IllegalMove
from troef.lessons.lesson import find_lesson
from troef.lessons.playing import answer
from troef.words.words import LANGUAGES, words


@pytest.mark.parametrize(
    ("slug", "step", "move", "clause"),
    [
        ("bieden", "low", "KD", "R12"),
        ("bieden", "ruff", "QH", "R10"),
        ("bieden", "forced", "pass", "R7"),
        ("blackjack", "split", "double", "R15"),
        ("boerenbridge", "follow", "2S", "R13"),
        ("boerenbridge", "follow", "4C", "R13"),
        ("boerenbridge", "dealer", "predict 2", "R9"),
        ("bonken", "follow", "2S", "R9"),
        ("bonken", "hearts", "3H", "R11"),
        ("bonken", "domino", "pass", "R17"),
        ("bonken", "domino", "5S", "R14"),
        ("bridge", "raise", "1D", "R10"),
        ("canasta", "first", "meld A 2 2", "R8"),
        ("canasta", "frozen", "take pile K 2", "R21"),
        ("cinch", "follow", "AC", "R18"),
        ("cinch", "pedro", "3S", "R19"),
        ("duizenden", "first", "meld 5D 6D 7D 8D", "R11"),
        ("duizenden", "queen", "discard QS", "R16"),
        ("duizenden", "layoff", "layoff 4C on 1", "R10"),
        ("duizenden", "layoff", "layoff 4C on 2", "R10"),
        ("eenendertigen", "three", "forbid", "R18"),
        ("eenendertigen", "last", "pass", "R17"),
        ("eenenvijftigen", "minus", "8S", "R7"),
        ("ezelen", "react", "choose KC", "R16"),
        ("hartenjagen", "follow", "7S", "R4"),
        ("jokeren", "draw", "take pile", "R6"),
        ("jokeren", "wait", "meld 5D 6D 7D", "R13"),
        ("jokeren", "layoff", "layoff 2S on 1", "R17"),
        ("kingen", "hearts", "4H", "R12"),
        ("kingen", "hearts", "AD", "R12"),
        ("kingen", "kings", "AD", "R14"),
        ("kingen", "queens", "2S", "R16"),
        ("kingen", "queens", "9D", "R16"),
        ("kingen", "king", "AD", "R18"),
        ("kingen", "overruff", "5H", "R23"),
        ("kingen", "overruff", "AD", "R23"),
        ("kleurenwiezen", "troel", "pas troel", "R11"),
        ("manillen-tornooi", "higher", "7S", "R18"),
        ("manillen-tornooi", "higher", "9H", "R17"),
        ("manillen-tornooi", "overruff", "7H", "R20"),
        ("manillen-tornooi", "overruff", "KC", "R20"),
        ("manillen-tornooi", "under", "7H", "R22"),
    ],
)
def test_a_wrong_try_is_refused_with_its_clause(slug: str, step: str, move: str, clause: str) -> None:
    lesson = find_lesson(slug)
    number = [one.name for one in lesson.steps].index(step)
    with pytest.raises(IllegalMove) as error:
        answer(lesson, number, move)
    assert error.value.refusal.clause == clause
    assert all(words(lang).refusal(slug, error.value.refusal) for lang in LANGUAGES)
