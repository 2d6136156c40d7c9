"""Jokeren with a new stock (R26): which faces came to whom, by the deal and from each stock, against all ways.

A small game in the manner of jokeren: everybody draws a card and lays one openly, and when the stock is empty the
cards that were laid become the next one. Some cards there are twice.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest
from enumerating import Table

from proving import often, seeded
from sampling import FAR, deviation
from troef.core.rng import Rng, shuffle
from troef.games.jokeren.initial_assignment import settle
from troef.games.jokeren.stock_history import StockHistory
from troef.sampling.sharing import NoWorld

SEATS = 2
CARDS_EACH = 2
#: A card of a stock: who got it, when (nobody: it still lies there).
Slot = tuple[int, int]
#: Who lays which face, when.
Laid = list[tuple[int, int, int]]


class SmallGame:
    """This many turns with some faces; all that everybody sees of it."""

    def __init__(self, pack: list[int], turns: int, rng: Rng) -> None:
        self.stocks: list[list[int]] = [sorted(pack)]
        self.begun = [-1]
        self.slots: list[list[Slot]] = [[(seat, -1) for seat in range(SEATS) for _ in range(CARDS_EACH)]]
        self.laid: Laid = []
        order = shuffle(pack, rng)
        self.hands = [order[CARDS_EACH * seat : CARDS_EACH * (seat + 1)] for seat in range(SEATS)]
        stock, pile = order[CARDS_EACH * SEATS :], []
        for turn in range(turns):
            if not stock:
                self.stocks.append(sorted(pile))
                self.begun.append(2 * turn)
                self.slots.append([])
                stock, pile = shuffle(pile, rng), []
            seat = turn % SEATS
            self.hands[seat].append(stock.pop())
            self.slots[-1].append((seat, 2 * turn))
            face = self.hands[seat].pop(rng.below(len(self.hands[seat])))
            pile.append(face)
            self.laid.append((seat, 2 * turn + 1, face))
        for faces, slots in zip(self.stocks, self.slots, strict=True):
            slots += [(-1, -1)] * (len(faces) - len(slots))

    def told(self, history: StockHistory) -> StockHistory:
        """Tell it to a history."""
        for faces, begun, slots in zip(self.stocks, self.begun, self.slots, strict=True):
            history.lay_stock(faces, begun)
            for seat, moment in slots:
                if seat >= 0:
                    history.get(seat, moment)
        for seat, moment, face in self.laid:
            history.part(seat, moment, face)
        return history

    def tables(self) -> Counter[Table]:
        """How all cards can lie now, with the ways that lead there: which of two cards alike was laid counts."""
        found: Counter[Table] = Counter()
        for orders in self._orders(0):
            ways, hands = self._played([face for order in orders for face in order])
            if ways:
                stock = [face for face, slot in zip(orders[-1], self.slots[-1], strict=True) if slot[0] < 0]
                found[as_table(hands, stock)] += ways
        return found

    def _orders(self, number: int) -> Iterator[list[tuple[int, ...]]]:
        if number == len(self.stocks):
            yield []
            return
        for order in set(permutations(self.stocks[number])):
            for others in self._orders(number + 1):
                yield [order, *others]

    def _played(self, faces: list[int]) -> tuple[int, list[list[int]]]:
        hands: list[list[int]] = [[] for _ in range(SEATS)]
        steps = [
            (moment, seat, face, False)
            for face, (seat, moment) in zip(faces, [slot for slots in self.slots for slot in slots], strict=True)
            if seat >= 0
        ]
        steps += [(moment, seat, face, True) for seat, moment, face in self.laid]
        ways = 1
        for _, seat, face, lays in sorted(steps):
            if not lays:
                hands[seat].append(face)
                continue
            ways *= hands[seat].count(face)
            if not ways:
                break
            hands[seat].remove(face)
        return ways, hands


def as_table(hands: list[list[int]], stock: list[int]) -> Table:
    return tuple((str(place), tuple(sorted(cards))) for place, cards in enumerate([*hands, stock]))


def is_sampled_evenly(history: StockHistory, tables: Counter[Table]) -> None:
    counts: Counter[Table] = Counter()
    for _ in range(often(max(600, 15 * len(tables)))):
        history.mix()
        counts[as_table([history.hand(seat) for seat in range(SEATS)], history.stock())] += 1
    assert set(counts) <= set(tables), "a hand that cannot be"
    assert deviation(counts, tables) < FAR


#: (faces, turns, seed): one stock; a new one of cards of which others are alike; a third one
GAMES = [
    ([0, 0, 1, 1, 2, 3, 4, 5], 3, "one stock 2"),
    ([0, 0, 1, 1, 2, 2, 3], 5, "two stocks 4"),
    ([0, 0, 1, 1, 2, 3, 4], 5, "two stocks 2"),
    ([0, 0, 1, 1, 2, 3], 7, "three stocks 1"),
]


@pytest.mark.parametrize("case", GAMES, ids=lambda case: str(case[2]).replace(" ", "-"))
def test_every_way_to_have_come_by_what_was_laid_is_as_likely(case: tuple[list[int], int, str]) -> None:
    faces, turns, seed = case
    game = SmallGame(faces, turns, Rng(seed))
    tables = game.tables()
    assert as_table(game.hands, tables_stock(game)) in tables
    assert len(tables) >= 5, "too few worlds to tell"
    history = game.told(StockHistory(SEATS, Rng(seeded(f"{seed} walk"))))
    settle(history)
    is_sampled_evenly(history, tables)


def tables_stock(game: SmallGame) -> list[int]:
    """What truly lies in the last stock: all that is not in a hand, laid under it or on it."""
    rest = Counter(game.stocks[0])
    for hand in game.hands:
        rest.subtract(hand)
    rest.subtract(face for _, moment, face in game.laid if moment > game.begun[-1])
    return list(rest.elements())


def test_only_hands_that_can_do_what_is_known_are_left() -> None:
    """As who has begun to come out can go on (R13); here the faces of the first player must be high enough."""
    game = SmallGame([0, 0, 1, 1, 2, 3, 4], 5, Rng("two stocks 2"))
    every = game.tables()

    def gap(hand: list[int]) -> int:
        return max(0, 3 - sum(hand))

    tables = Counter({table: ways for table, ways in every.items() if not gap(list(table[0][1]))})
    assert 5 <= len(tables) < len(every)
    history = game.told(StockHistory(SEATS, Rng(seeded("able walk")), 0, gap))
    settle(history)
    is_sampled_evenly(history, tables)


def test_what_nobody_can_have_got_is_refused() -> None:
    history = StockHistory(1, Rng(0))
    history.lay_stock([1, 2], -1)
    history.get(0, -1)
    history.part(0, 0, 3)
    with pytest.raises(NoWorld):
        settle(history)
