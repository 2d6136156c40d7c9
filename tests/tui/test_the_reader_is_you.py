"""In every game the one who looks is "jij", with the form of the verb that belongs to it; seat 0 is somebody too."""

import pytest

from about_the_reader import ABOUT_ANOTHER
from playing import lay, play
from troef.core.dealer import SeededDealer
from troef.core.game import State
from troef.core.registry import find_game, slugs
from troef.core.rng import Rng
from troef.core.wire import view_dict
from troef.tui.drawing import Drawing
from troef.words.words import LANGUAGES, words

#: This many moves of a match show every verb that is used every deal.
MOVES = 120


def drawing(state: State, lang: str) -> Drawing:
    """The table as seat 0 sees it; everybody else has a name."""
    names = ["", *[f"N{seat}" for seat in range(1, int(state.seats))]]
    return Drawing(view_dict(state.game, state.view(0)), words(lang), names, 80)


def told(state: State, lang: str) -> list[str]:
    """The newest line of the log, the facts and badges of the table, and what one may do."""
    drawn = drawing(state, lang)
    lines = [drawn.logged(entry).plain for entry in drawn.view["log"][-1:]]
    lines += [drawn._fact(fact, "fact").plain for fact in drawn.view["facts"]]
    lines += [drawn._fact(badge, "badge").plain for badges in drawn.view["badges"] for badge in badges]
    return lines + [drawn.label(move) for move in drawn.view["moves"]]


@pytest.mark.parametrize("slug", slugs())
def test_in_a_match_nobody_speaks_of_the_reader_as_of_another(slug: str) -> None:
    state, dealer, rng = find_game(slug).start(), SeededDealer(7), Rng(7)
    for _ in range(MOVES):
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
            continue
        if not state.actors():
            break
        seat = state.actors()[rng.below(len(state.actors()))]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        for lang in LANGUAGES:
            assert not [line for line in told(state, lang) if ABOUT_ANOTHER[lang].search(line)]


def test_who_made_trumps_is_told_also_of_seat_0() -> None:
    state = lay(find_game("klaverjassen"), dealer=3, hands={0: "JH 9H AH 10H KS AS 7C AC"})
    play(state, "0: trump H", "0: AS")
    assert "door jou" in drawing(state, "nl").header().plain
    assert "by you" in drawing(state, "en").header().plain
    assert [line.plain for line in map(drawing(state, "nl").logged, drawing(state, "nl").view["log"])] == [
        "Jij maakt harten troef",
        "Jij speelt ♠A",
    ]
    assert drawing(state, "en").log().plain.endswith("You play ♠A")
