"""Worlds weighed by how likely the others would have bid and played so.

`Game.worlds` gives each world that is consistent with a view equally often: it ignores that a good player would have
bid otherwise with other cards. Here the deal of a world is replayed, and at each move of another seat a model of the
player is asked what it would have done. The model errs now and then, so that no world becomes impossible (importance
weights; Ginsberg 2001, "GIB: imperfect information in a computationally challenging game", section 4). `Weighting`
gives worlds with their weights, `HistoryFilter` single worlds in which the players would have bid, and played, as they
did.
"""

from collections.abc import Callable, Iterator
from math import inf
from time import perf_counter
from typing import Final, final

from troef.cards.card import cards_text
from troef.core.game import Game, State
from troef.core.moves import NO_ROEM, PLAY, ROEM, kind_of, payload_of
from troef.core.refusal import DealError
from troef.core.rng import Rng
from troef.core.view import REFEREE, View

#: What a modelled player does with a view: one of its moves.
Model = Callable[[View], int]

#: How often a modelled player makes any legal move instead of its own.
USUAL_ERROR: Final = 0.2

#: The kinds of moves that tell what a hand is like, and are no cards.
SPOKEN: Final = frozenset(kind for kind in range(64) if kind not in (int(PLAY), int(ROEM), int(NO_ROEM)))

#: The most worlds that are drawn for one that is accepted; after each rejection the demand is multiplied by `EASE`.
MOST_DRAWN: Final = 24
EASE: Final = 0.8


class NoBeginning(ValueError):
    """A world's deal cannot be replayed from its beginning: cards have changed hands unseen since."""


def as_dealt(game: Game, world: State, view: View) -> State:
    """The deal of a world before its first move: `view` is the view that it was sampled from.

    Raises:
        NoBeginning: the deal of the world cannot be laid once more.
    """
    return _laid_again(game, world, view, world.view(REFEREE))


def _laid_again(game: Game, world: State, view: View, table: View) -> State:
    """The deal of a world before its first move; `table` is what the referee sees of that world.

    For games in which every card is held until it is played, and what was not dealt stays where it is.

    Raises:
        NoBeginning: this is no such game, or the deal is over.
    """
    hands: dict[int, list[int]] = {seat: [] for seat in range(view.seats)}
    lying: dict[str, list[int]] = {}
    for zone in table.zones:
        if zone.kind == "hand":
            hands[zone.owner] += zone.cards
        else:
            lying[zone.name] = zone.cards
    for seat, move in table.log:
        if kind_of(move) == PLAY:
            card = payload_of(move)
            hands[int(world.holder(seat, card))].append(int(card))
    start = game.new_state(view.seats, view.dealer)
    start.restore_before_deal(view)
    places = {place: lying.get(place, []) for place in game.places(view.seats, view.dealer)}
    others = {place: cards_text(cards) for place, cards in places.items() if not place.startswith("hand-") and cards}
    try:
        dealt = {seat: cards_text(cards) for seat, cards in hands.items()}
        order = game.arrange(dealt, view.seats, view.dealer, **others)
    except DealError as error:
        raise NoBeginning(str(error)) from error
    start.awaits_deal = True
    start.deal(order)
    return start


@final
class Weighting:
    """How likely worlds of a view are, when the others play like a model.

    At each of their moves the model's own choice has the chance `1 - error`, and all legal moves share the rest.
    Cards may have an error rate of their own. `kinds` are the moves that count (say, the bids); all where it is empty.
    Moves of the view's own seat tell nothing.
    """

    def __init__(
        self,
        game: Game,
        view: View,
        model: Model,
        error: float = USUAL_ERROR,
        kinds: frozenset[int] = frozenset(),
        card_error: "float | None" = None,
    ) -> None:
        for rate in (error, error if card_error is None else card_error):
            if not 0.0 < rate <= 1.0:
                raise ValueError(f"an error rate is above 0 and at most 1, not {rate}")
        self.game = game
        self.view = view
        self.model = model
        self.error = error
        self.card_error = error if card_error is None else card_error
        self.kinds = kinds
        #: what the model did with views that have come up, by all that is known there
        self.answers: dict[tuple[object, ...], int] = {}
        #: the places in the log of moves that say something about other hands, if they were seen
        self.telling = [place for place, (seat, move) in enumerate(view.log) if self._tells(seat, move)]

    def likelihood(self, world: State) -> float:
        """The chance of the others' moves in this world.

        Raises:
            NoBeginning: the deal of the world cannot be laid once more.
        """
        return self._likelihood(world, 0.0, relative=False)

    def _likelihood(self, world: State, demand: float, relative: bool) -> float:
        """The chance of the others' moves in this world, or 0.0 as soon as it is below `demand`."""
        table = world.view(REFEREE)
        state = _laid_again(self.game, world, self.view, table)
        chance = 1.0
        log = table.log
        # what was not seen (a card laid away) is of the world's own making and says nothing
        telling = [place for place in self.telling if log[place] == self.view.log[place]]
        place = 0
        for told in telling:
            while place <= told:
                seat, move = log[place]
                if not state.phase.allows(seat, move):
                    raise NoBeginning("the log of the world does not fit the deal that was laid")
                if place == told:
                    chance *= self._chance(state, seat, move, relative)
                    if chance < demand:
                        return 0.0
                state.apply(seat, move)
                place += 1
        return chance

    def _chance(self, state: State, seat: int, move: int, relative: bool) -> float:
        """The chance of one move of a seat; relative to that of the model's own choice where that is asked."""
        view = state.view(seat)
        if len(view.moves) == 1 and len(view.actors) == 1:  # where several may act one may also wait
            return 1.0
        error = self.card_error if kind_of(move) == PLAY else self.error
        slip = error / len(view.moves)
        likeliest = slip + 1.0 - error
        chance = likeliest if self._answer(view) == move else slip
        return chance / likeliest if relative else chance

    def _answer(self, view: View) -> int:
        """What the model does. The same view comes up in many worlds: the later in a deal, the more often."""
        known = (view.seat, tuple(view.log), tuple([tuple(zone.cards) for zone in view.zones]))
        answer = self.answers.get(known)
        if answer is None:
            answer = self.answers[known] = self.model(view)
        return answer

    def agrees(self, world: State, demand: float) -> bool:
        """Whether the others' moves have in this world at least `demand` times the probability of the model's own.

        Raises:
            NoBeginning: the deal of the world cannot be laid once more.
        """
        return self._likelihood(world, demand, relative=True) >= demand

    def _tells(self, seat: int, move: int) -> bool:
        """Whether a move says something about the hand of another seat."""
        counts = not self.kinds or int(kind_of(move)) in self.kinds
        return counts and seat >= 0 and seat != self.view.seat

    def worlds(self, count: int, rng: Rng) -> list[tuple[State, float]]:
        """This many worlds with their weights, which together are 1."""
        worlds = [self.game.world(self.view, rng) for _ in range(count)]
        chances = [self.likelihood(world) for world in worlds]
        total = sum(chances)
        return [(world, chance / total) for world, chance in zip(worlds, chances, strict=True)]


def pick_world(weighted: list[tuple[State, float]], rng: Rng) -> State:
    """One of some weighted worlds, by its weight."""
    left = int(rng.below(2**30)) / 2**30
    for world, weight in weighted:
        left -= weight
        if left < 0.0:
            return world
    return weighted[-1][0]


@final
class HistoryFilter:
    """Worlds one at a time, filtered by what was said: mostly those in which the others would have bid as they did.

    With `card_error` also by what was played: mostly worlds in which the others would have played most of their cards
    as they did.

    By rejection sampling: a uniform world is accepted with the chance of the moves that were made in it, relative to a
    model that would make exactly these. After each rejection less is demanded, so a history that the model would never
    make gives worlds too. Where the deal cannot be laid from its beginning, or nobody else has moved, worlds are
    uniform.
    """

    def __init__(
        self, game: Game, view: View, model: Model, error: float = USUAL_ERROR, card_error: "float | None" = None
    ) -> None:
        kinds = SPOKEN if card_error is None else SPOKEN | {int(PLAY)}
        self.weighting = Weighting(game, view, model, error, kinds, card_error)
        #: whether worlds are filtered at all
        self.is_active = bool(self.weighting.telling)
        #: the moment (of `perf_counter`) from which on it takes the next world, whatever the others did
        self.until = inf

    def worlds(self, rng: Rng) -> Iterator[State]:
        """Worlds without end."""
        drawn = self.weighting.game.worlds(self.weighting.view, rng)
        while True:
            world = next(drawn)
            demand = (1 + int(rng.below(2**30))) / 2**30
            for _ in range(MOST_DRAWN):
                if not self.is_active or self._accepts(world, demand) or perf_counter() > self.until:
                    break
                demand *= EASE
                world = next(drawn)
            yield world

    def _accepts(self, world: State, demand: float) -> bool:
        """Whether a world is likely enough; all are where a deal cannot be laid from its beginning."""
        try:
            return self.weighting.agrees(world, demand)
        except NoBeginning:
            self.is_active = False
            return True
