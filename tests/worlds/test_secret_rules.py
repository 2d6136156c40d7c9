"""Mao: guesses at the secret rules are as likely as any that the round allows (R19), against all pairs of rules."""

from collections import Counter

import pytest
from enumerating import Table
from sampling import FAR, deviation

import troef
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.mao.guessing import Guesses
from troef.games.mao.vocabulary import RULES, duty_of

SAMPLES = 3_000


def table_of(one: int, other: int) -> Table:
    """Two rules, as the rarer of both duties tells them apart: effects by their code, others by their duty."""
    return tuple(
        (str(number), (code if duty_of(code) >= 21 else -1, int(duty_of(code))))
        for number, code in enumerate((one, other))
    )


def position(seed: str, moves: int, bots: int) -> tuple[View, Guesses]:
    """What seat 1 sees after so many random moves of a match whose game master has made two rules."""
    game = troef.game("mao")
    rng = Rng(seed)
    state = game.start(4, 0)
    for _ in range(moves):
        while state.awaits_deal:
            state.deal_shuffled(rng)
        actors = state.actors()
        actor = actors[rng.below(len(actors))]
        state.play(actor, int(state.phase.pick(actor, rng)))
    view = state.view(1)
    return view, Guesses(view, bots, Rng(f"{seed} guesses"))


def pairs(guesses: Guesses) -> Counter[Table]:
    """All pairs of different rules that nothing disproves and that explain every effect together."""
    story = guesses.story
    allowed = [[code for code in RULES if not story.disproves(code, by_bot)] for by_bot in guesses.by_bot.values()]
    needs = {code: len(story.unexplained([*guesses.known, code])) for code in RULES}
    found: Counter[Table] = Counter()
    for one in allowed[0]:
        for other in allowed[1]:
            if one == other or (needs[one] and needs[other] and story.unexplained([*guesses.known, one, other])):
                continue
            found[table_of(one, other)] += 1
    return found


#: (seed, how many random moves, the seats that are bots, what the round has told)
ROUNDS = [
    ("secret 10", 300, 0, "somebody drew two"),
    ("secret 11", 130, 0, "nothing happened"),
    ("secret 11", 30, 15, "bots let no fault pass"),
]


@pytest.mark.parametrize("case", ROUNDS, ids=lambda case: str(case[3]).replace(" ", "-"))
def test_every_book_that_the_round_allows_is_as_likely(case: tuple[str, int, int, str]) -> None:
    _, guesses = position(*case[:3])
    assert len(guesses.codes) == 2
    expected = pairs(guesses)
    counts: Counter[Table] = Counter()
    for _ in range(SAMPLES):
        guesses.go_on()
        counts[table_of(*guesses.codes.values())] += 1
    assert set(counts) <= set(expected), "a book that the round disproves"
    often = {table for table, ways in expected.items() if SAMPLES * ways / expected.total() >= 5}
    assert deviation(gathered(counts, often), gathered(expected, often)) < FAR


def gathered(tables: Counter[Table], often: set[Table]) -> Counter[Table]:
    """The counts with rare tables taken together."""
    found: Counter[Table] = Counter()
    for table, count in tables.items():
        found[table if table in often else (("rest", ()),)] += count
    return found


def test_a_rule_that_was_there_already_is_one_of_them() -> None:
    """R18: who tries to make a rule that is in force learns it."""
    view, _ = position("secret 11", 130, 0)
    view.memory["tried"] = [RULES[700]]
    guesses = Guesses(view, 0, Rng("tried"))
    places = set()
    for _ in range(60):
        guesses.go_on()
        places.add(next(number for number, code in guesses.codes.items() if code == RULES[700]))
    assert places == {0, 1}
