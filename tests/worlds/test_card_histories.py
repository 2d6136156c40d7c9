"""Histories of unseen cards: all that agree with what was seen are equally likely."""

from collections import Counter
from itertools import combinations, product

import pytest
from enumerating import Table

from proving import often, seeded
from sampling import FAR, deviation
from troef.core.rng import Rng, shuffle
from troef.sampling.card_histories import ALL, START, CardHistories
from troef.sampling.sharing import NoWorld

#: (from, to, how many) of each step; the cards are dealt in the first.
Steps = list[list[tuple[int, int, int]]]
#: Where every card lies after each step, card by card.
Places = tuple[tuple[int, ...], ...]

CARDS = list(range(7))
#: Two hands and a pile on which one card of each is laid; who holds the first hand takes it, and gives one away again.
TAKING: Steps = [
    [(START, 0, 4), (START, 1, 3)],
    [(0, 2, 1), (1, 3, 1)],
    [(2, 0, ALL), (3, 0, ALL)],
    [(0, 1, 1)],
    [(1, 0, 2)],
]


def every_history(steps: Steps) -> list[Places]:
    """All histories, by trying each choice of cards."""
    histories: list[list[list[int]]] = [[[START] for _ in CARDS]]
    for ways in steps:
        origins = sorted({origin for origin, _, _ in ways})
        after = []
        for history in histories:
            choices = []
            for origin in origins:
                there = [card for card in CARDS if history[card][-1] == origin]
                choices.append(divisions(there, [way for way in ways if way[0] == origin]))
            for chosen in product(*choices):
                gone = {card: goal for division in chosen for card, goal in division.items()}
                after.append([[*places, gone.get(card, places[-1])] for card, places in enumerate(history)])
        histories = after
    return [tuple(tuple(places) for places in history) for history in histories]


def divisions(cards: list[int], ways: list[tuple[int, int, int]]) -> list[dict[int, int]]:
    """Every way to send this many of the cards to each goal; the others stay."""
    if not ways:
        return [{}]
    _, goal, number = ways[0]
    found = []
    for chosen in combinations(cards, len(cards) if number == ALL else number):
        rest = [card for card in cards if card not in chosen]
        found += [{**dict.fromkeys(chosen, goal), **others} for others in divisions(rest, ways[1:])]
    return found


def walked(
    steps: Steps, sights: list[dict[int, int]], seed: str, partners: "dict[int, int] | None" = None
) -> CardHistories:
    """A walk through the histories in which cards are seen where `sights` says, after each step."""
    histories = CardHistories(CARDS, Rng(seeded(seed)), 2 if partners else 0, partners)
    for ways, seen in zip(steps, sights, strict=True):
        histories.step(ways, seen)
    histories.settle()
    return histories


def is_counted_evenly(histories: CardHistories, allowed: list[Places], moments: int) -> None:
    """Whether the walk comes by each of these, and no other, as often."""
    counts: Counter[Places] = Counter()
    for _ in range(often(20 * len(allowed))):
        histories.mix(4)
        counts[tuple(tuple(histories.place(card, moment) for moment in range(moments)) for card in CARDS)] += 1
    assert set(counts) <= set(allowed)
    tables: Counter[Table] = Counter({(("history", sum(history, ())),): counts[history] for history in allowed})
    assert deviation(tables, Counter(dict.fromkeys(tables, 1))) < FAR


@pytest.mark.parametrize("seed", [0, 4, 5, 9, 11])
def test_every_course_that_agrees_with_what_was_seen_is_as_likely(seed: int) -> None:
    rng = Rng(f"courses {seed}")
    every = every_history(TAKING)
    true = every[rng.below(len(every))]
    sights = [{card: true[card][moment + 1] for card in shuffle(CARDS, rng)[:2]} for moment in range(len(TAKING))]
    allowed = [
        history
        for history in every
        if all(history[card][moment + 1] == place for moment, seen in enumerate(sights) for card, place in seen.items())
    ]
    assert true in allowed and len(allowed) > 40
    is_counted_evenly(walked(TAKING, sights, f"walk {seed}"), allowed, len(TAKING) + 1)


def share_a_hand(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether two cards lie in the same of the first two places at any time."""
    return any(place == beside and place in (0, 1) for place, beside in zip(one, other, strict=True))


def test_partners_share_no_hand() -> None:
    steps: Steps = [[(START, 0, 3), (START, 1, 2), (START, 2, 2)], [(0, 1, 1)], [(1, 0, 1)], [(2, 0, 1)]]
    partners = {0: 1, 1: 0, 2: 3, 3: 2}
    allowed = [
        history
        for history in every_history(steps)
        if history[5][2] == 1 and not share_a_hand(history[0], history[1]) and not share_a_hand(history[2], history[3])
    ]
    sights: list[dict[int, int]] = [{}, {5: 1}, {}, {}]
    is_counted_evenly(walked(steps, sights, "partners", partners), allowed, len(steps) + 1)


def test_a_card_that_cannot_have_come_there_is_refused() -> None:
    histories = CardHistories(CARDS, Rng("nowhere"))
    histories.step([(START, 0, 4), (START, 1, 3)])
    with pytest.raises(NoWorld):
        histories.step([(0, 2, 1)], {0: 3})
    with pytest.raises(NoWorld):
        CardHistories(CARDS, Rng("many")).step([(START, 0, 8)])


def test_a_place_may_get_nothing() -> None:
    """As a hand of zwartepiet that was all pairs."""
    histories = walked([[(START, 0, 4), (START, 1, 0), (START, 2, 3)], [(0, 2, 1)]], [{}, {}], "nothing")
    histories.mix(5)
    assert [len(histories.lying(place)) for place in range(3)] == [3, 0, 4]
