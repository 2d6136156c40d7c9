"""What the cards played so far prove about the hands that one cannot see."""

from collections.abc import Callable, Iterator
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, first_card, set_of
from troef.core.game import State
from troef.core.moves import PLAY, kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.sampling.replay import replay_log, retrace
from troef.sampling.sharing import NoWorld, Sharing
from troef.sampling.witness_sampler import WitnessSampler
from troef.tricks.play import TrickPlay
from troef.tricks.state import TrickState


def ruled_out(play: TrickPlay, card: i64, unseen: i64) -> i64:
    """The unseen cards that the seat on turn cannot hold, now that it plays `card`.

    A card is ruled out when holding just it and the played one would have forbidden the play: it could follow, had to
    ruff or overruff, or was something better than an underruff. Duties only ever bind more with more cards of the
    kind that binds, so this holds whatever else is in the hand.
    """
    seat = play.turn
    held = play.hands[seat]
    flags = play.table.duties.flags
    result: i64 = 0
    while unseen:
        other = first_card(unseen)
        unseen &= unseen - 1
        play.hands[seat] = BIT[card] | BIT[other]
        if not play.allowed(flags) & BIT[card]:
            result |= BIT[other]
    play.hands[seat] = held
    return result


@final
class CopiedDeal:
    """Worlds of one view whose hands alone differ. The log is replayed once, in the first of them; the others are
    copies with other cards in the hands.

    That holds while tricks are being played: what the hands allowed until then, each share of the cards allows.
    """

    def __init__(self, first: TrickState, hands: list[int]) -> None:
        self.first = first
        #: sets of cards by seat, as the first world was dealt
        self.hands = vec[i64]([i64(cards) for cards in hands])

    def world(self, hands: list[int]) -> State:
        """The world that was dealt with these hands (sets of cards by seat)."""
        changed = vec[i64]([0] * len(hands))
        for seat in range(len(hands)):
            changed[seat] = self.hands[seat] ^ hands[seat]
        other = self.first.copy()
        assert isinstance(other, TrickState)
        other.exchange_cards(changed)
        return other


def _in_play(state: State) -> bool:
    """Whether tricks are being played, at a table where no more than that is judged."""
    return isinstance(state, TrickState) and state.phase is state.tricks and state.watch is None


def dealt_worlds(
    draw: "Callable[[Rng], list[int]]", replay: "Callable[[list[int]], State]", rng: Rng
) -> Iterator[State]:
    """Endless worlds of a view whose hidden cards all lie in hands.

    `draw` shares them: hands as they were dealt (sets of cards by seat). `replay` plays the log of the view in a deal
    with such hands; every share allows it.
    """
    hands = draw(rng)
    first = replay(hands)
    if isinstance(first, TrickState) and _in_play(first):
        deal = CopiedDeal(first, hands)
        while True:
            yield deal.world(hands)
            hands = draw(rng)
    while True:
        yield first
        first = replay(draw(rng))


@final
class TrickShares:
    """The ways to share what a view does not show, in a game in which the whole pack is dealt and played in tricks.

    `begin(view, hands)` starts the view's deal once more with these hands (sets of cards by seat). The unseen cards are
    shared uniformly over what the play has proven. `known` are cards that the auction or anything else has told of each
    hand; `witnesses`, where there are any, sets of cards for each hand: it holds one of them for certain
    (`sampling/witness_sampler.py`). Raises NoWorld when there is no way.
    """

    def __init__(
        self,
        view: View,
        pack: list[int],
        begin: "Callable[[View, list[int]], State]",
        known: "list[int] | None" = None,
        witnesses: "list[list[int]] | None" = None,
    ) -> None:
        self.view = view
        self.begin = begin
        hands = [set_of(view.zone(f"hand-{seat}").cards) for seat in range(view.seats)]
        for seat, move in view.log:
            if kind_of(move) == PLAY:
                hands[seat] |= BIT[payload_of(move)]
        unseen = set_of(pack)
        for seat in range(view.seats):
            unseen &= ~hands[seat]
        sizes = [view.zone(f"hand-{seat}").hidden for seat in range(view.seats)]
        for seat, told in enumerate(known or []):
            fresh = told & unseen
            hands[seat] |= fresh
            sizes[seat] -= int(card_count(fresh))
            unseen &= ~fresh
        self.hands: list[int] = [int(cards) for cards in hands]
        self.sharing: Sharing | None = None
        self.sampler: WitnessSampler | None = None
        if unseen:
            barred = _barred(view, begin(view, list(self.hands)), unseen)
            if witnesses:
                self.sampler = WitnessSampler(unseen, sizes, barred, hands, witnesses)
            else:
                self.sharing = Sharing(unseen, sizes, barred)

    def draw(self, rng: Rng) -> list[int]:
        """The hands as they were dealt (sets of cards)."""
        sharing, sampler = self.sharing, self.sampler
        full = list(self.hands)
        if sharing is not None:
            for seat, cards in enumerate(sharing.draw_sets(rng)):
                full[seat] |= cards
        elif sampler is not None:
            for seat, drawn in enumerate(sampler.draw(rng)):
                full[seat] |= set_of(drawn)
        return full

    def worlds(self, rng: Rng) -> Iterator[State]:
        """Endless states that are consistent with the view, where every share of the cards allows the log.

        Raises:
            NoWorld: it does not: the view contradicts itself.
        """
        return dealt_worlds(self.draw, lambda hands: retrace(self.begin(self.view, hands), self.view.log), rng)

    def world(self, rng: Rng, tries: int = 1, fits: "Callable[[list[int]], bool] | None" = None) -> State:
        """A state that is consistent with the view.

        Where hands decide what may be said (compulsory bids), shares are rejected whose hands do not allow the log, or
        do not pass `fits` as they were dealt: at most `tries` of them. What is accepted is still uniform.

        Raises:
            NoWorld: none of `tries` shares agrees with the log.
        """
        for _ in range(tries):
            full = self.draw(rng)
            if fits is not None and not fits(full):
                continue
            state = self.begin(self.view, full)
            if replay_log(state, self.view.log):
                return state
        raise NoWorld("the view's log does not fit its cards")


def _barred(view: View, state: State, unseen: i64) -> list[i64]:
    """The unseen cards that each seat cannot hold, from playing the log in a state with the known cards only.

    Hands that lack the unseen cards may seem to break a duty, never the other way round, so moves are not checked.
    """
    barred: list[i64] = [0] * view.seats
    for seat, move in view.log:
        phase = state.phase
        if isinstance(phase, TrickPlay):
            barred[seat] |= ruled_out(phase, payload_of(move), unseen)
        state.apply(seat, move)
    return barred
