"""A ridge regression of what bids brought, on the features of the bids.

The differences within a decision are fitted: each move against the mean of those tried on the same deal. So the luck
of the cards, which all of them share, costs nothing. The penalty on the weights is the prior: a feature that is seldom
seen stays near zero, and a bid of which little is known is worth as much as the rule player's own. Where weights are
corrected that were learnt before, it stays near these.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from troef.bots.learning.features import LOSS
from troef.bots.learning.lessons import Lesson

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

#: Half the width of a 95 % interval, in standard errors.
NINETY_FIVE = 1.96
#: Steps of the conjugate gradients; the weights change by less than a hundredth of a point long before.
STEPS = 150
#: Steps of Newton's method for odds; from zero it is there after six.
NEWTON_STEPS = 8
#: What is no difference in likelihood.
SLIGHT = 1e-9


@dataclass(frozen=True)
class Table:
    """Lessons as arrays. Row r is a move that was tried, in decision `decision[r]`; entry e says that the feature
    `feature[e]` holds in row `row[e]`."""

    size: int
    decision: Whole
    worth: Floats
    row: Whole
    feature: Whole
    #: of contracts: what each is worth when it is made, 0 for a pass
    value: Floats

    @property
    def decisions(self) -> int:
        """How many decisions there are."""
        return int(self.decision[-1]) + 1

    def centred(self, values: Floats) -> Floats:
        """Values of rows, less the mean of their decision."""
        tried = np.bincount(self.decision)
        means = np.bincount(self.decision, values) / tried
        centred: Floats = values - means[self.decision]
        return centred

    def values(self, weights: Floats) -> Floats:
        """What the rows are worth by some weights."""
        return np.bincount(self.row, weights[self.feature], minlength=len(self.worth)).astype(np.float64)

    def gathered(self, values: Floats) -> Floats:
        """For each feature the sum of the values of the rows in which it holds."""
        return np.bincount(self.feature, values[self.row], minlength=self.size).astype(np.float64)


def table_of(lessons: Sequence[Lesson], size: int) -> Table:
    """Lessons as arrays; `size` is the number of features."""
    moves = [(number, move) for number, lesson in enumerate(lessons) for move in lesson.features]
    counts = [len(features) for _, features in moves]
    return Table(
        size,
        np.array([number for number, _ in moves]),
        np.array([worth for lesson in lessons for worth in lesson.worths], dtype=np.float64),
        np.repeat(np.arange(len(moves)), counts),
        np.concatenate([np.array(features, dtype=np.int64) for _, features in moves]),
        np.array([value for lesson in lessons for value in lesson.values], dtype=np.float64),
    )


def fit(table: Table, penalty: float, start: Floats) -> Floats:
    """The weights with the least squared error, and `penalty` times the squares of what they differ from `start`
    (conjugate gradients)."""
    weights = start.copy()
    left = table.gathered(table.centred(table.worth - table.values(start)))
    direction, power = left.copy(), float(left @ left)
    for _ in range(STEPS):
        if power < 1e-6:
            break
        image = table.gathered(table.centred(table.values(direction))) + penalty * direction
        pace = power / float(direction @ image)
        weights += pace * direction
        left -= pace * image
        before, power = power, float(left @ left)
        direction = left + power / before * direction
    return weights


def fit_chances(table: Table, penalty: float, start: Floats) -> Floats:
    """The weights by which contracts are most likely made or failed as they were: a logistic regression with a ridge
    around `start` (Newton's method; each step by conjugate gradients, and halved as long as it leads away). The weights
    sum to logarithmic odds."""
    weights = start.copy()
    contract = (table.value > 0).astype(np.float64)
    made = (table.worth > 0).astype(np.float64)

    def unlikely(weights: Floats) -> float:
        """How unlikely the results are, with the penalty: what becomes less."""
        odds = table.values(weights)
        off = weights - start
        return float(contract @ (np.logaddexp(0.0, odds) - made * odds)) + 0.5 * penalty * float(off @ off)

    for _ in range(NEWTON_STEPS):
        chance = 1.0 / (1.0 + np.exp(-table.values(weights)))
        spread = contract * chance * (1.0 - chance)
        left = table.gathered(contract * (made - chance)) - penalty * (weights - start)
        change, direction, power = np.zeros(table.size), left.copy(), float(left @ left)
        for _ in range(STEPS):
            if power < 1e-6:
                break
            image = table.gathered(spread * table.values(direction)) + penalty * direction
            pace = power / float(direction @ image)
            change += pace * direction
            left -= pace * image
            before, power = power, float(left @ left)
            direction = left + power / before * direction
        now = unlikely(weights)
        while unlikely(weights + change) > now + SLIGHT:
            change /= 2
        weights += change
    return weights


def promised(table: Table, weights: Floats) -> Floats:
    """What contracts score on average by the chances that some weights give them."""
    chance = 1.0 / (1.0 + np.exp(-table.values(weights)))
    scored: Floats = table.value * (chance - LOSS * (1.0 - chance))
    return scored


@dataclass(frozen=True)
class Gain:
    """A mean in points a decision, and half the width of its 95 % interval."""

    points: float
    half: float

    def __str__(self) -> str:
        return f"{self.points:+.2f} ± {self.half:.2f}"


def gain(table: Table, weights: Floats) -> Gain:
    """What the moves that these weights choose brought over the rule player's own, the first of each decision.

    Of equals the first is chosen. The interval is over decisions. Of contracts those decisions count in which the rule
    player names a game: it is compared with the others that the same cards can play.
    """
    first = np.searchsorted(table.decision, np.arange(table.decisions))
    worth = promised(table, weights) if len(table.value) else table.values(weights)
    order = np.lexsort((np.arange(len(table.worth)), -worth, table.decision))
    chosen = order[first]
    brought = table.worth[chosen] - table.worth[first]
    if len(table.value):
        brought = brought[table.value[first] > 0]
    return Gain(float(brought.mean()), NINETY_FIVE * float(brought.std(ddof=1)) / len(brought) ** 0.5)
