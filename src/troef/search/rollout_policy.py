"""The rollout policy: the quick, sensible card with which rollouts of trick games are played to their end.

A search that plays thousands of deals to their end cannot ask a rule player for every card. This policy needs only the
cards and the aim of the seat (`State.trick_aim`): win what is worth winning as cheaply as possible, give points to a
partner who holds the trick, put little on the tricks of others, and keep what is sure to win later. Aaldering's thesis
(2023) finishes klaverjassen with such a policy. This one can play every trick game, and finishes the rollouts of
boerenbridge. It looks at which cards are out, which everybody at a table knows, and not at who holds them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, first_card, nth_card
from troef.core.game import State
from troef.core.moves import KIND_BITS, ROEM
from troef.core.rng import Rng
from troef.search.aims import aim_of
from troef.search.playout import NOBODY_ACTS, next_to_act
from troef.search.rollouts import MOST_STEPS
from troef.tricks.aim import Aim
from troef.tricks.play import CARD_BITS, TrickPlay
from troef.tricks.roem import roem_points

#: Worth of a card in later tricks, where a card point counts 10: for each card of its suit that is still out and that
#: it beats, as a master of its suit, as a trump.
RANK: Final[i64] = 3
MASTER: Final[i64] = 60
TRUMP: Final[i64] = 80
#: One card in this many is random, so that the same world is not always played in the same way.
WHIM: Final[i64] = 16


@final
class RolloutPolicy:
    """What the seats of one deal want, and how they play for it; made for one state whose tricks are being played."""

    def __init__(self, state: State, play: TrickPlay) -> None:
        self.play = play
        self.phase = state.phase
        self.live = True  # whether the aims follow the play itself, and no copy of it
        self.aims: list[Aim | None] = []
        self.friends = vec[i64]([0] * play.table.seats)
        everybody: i64 = 0
        for seat in range(play.table.seats):
            if not play.absent & BIT[seat]:
                everybody |= BIT[seat]
        for seat in range(play.table.seats):
            found = state.trick_aim(seat) if everybody & BIT[seat] else None
            aim = found if isinstance(found, Aim) else None
            self.aims.append(aim)
            if aim is not None:
                self.live = self.live and aim.play is play
                self.friends[seat] = aim.side if aim.side & BIT[seat] else everybody & ~aim.side
            self.friends[seat] |= BIT[seat]

    def card(self, rng: Rng) -> i64:
        """The card that the seat on turn plays."""
        play = self.play
        legal = play.legal_cards()
        if legal & (legal - 1) == 0:
            return first_card(legal)
        aim = self.aims[play.turn]
        if aim is None or rng.below(WHIM) == 0:
            return nth_card(legal, rng.below(card_count(legal)))
        others: i64 = 0
        for seat in range(play.table.seats):
            if seat != play.turn and not play.absent & BIT[seat]:
                others |= play.hands[seat]
        wants = self._wants(aim, legal, others)
        if play.count == 0:
            return self._lead(aim, legal, others, wants)
        return self._follow(aim, legal, others, wants)

    def _wants(self, aim: Aim, legal: i64, others: i64) -> bool:
        """Whether the seat would rather have its side win this trick."""
        play = self.play
        if aim.exactly >= 0:
            taken: i64 = 0
            for seat in range(play.table.seats):
                if aim.side & BIT[seat]:
                    taken += play.tricks_of(seat)
            return taken < aim.exactly
        worth = 10 * aim.tricks[play.tricks_played]
        packed = play.packed
        for _ in range(play.count):
            worth += 10 * aim.points[packed & 63]
            packed >>= CARD_BITS
        if aim.roem and play.count > 1:
            worth += 10 * roem_points(play.trick, play.order.trump)
        if worth:
            return worth > 0
        rest = legal | others
        while rest:
            worth += aim.points[first_card(rest)]
            rest &= rest - 1
        return worth >= 0

    def _keeping(self, card: i64, others: i64) -> i64:
        """What a card is worth in later tricks."""
        order = self.play.order
        suit = order.suits[card]
        mates = others & order.members[suit]
        higher = mates & order.beaters[card]
        worth = RANK * card_count(mates & ~higher)
        if suit == order.trump:
            return worth + TRUMP
        return worth + MASTER if not higher and mates else worth

    def _lead(self, aim: Aim, legal: i64, others: i64, wants: bool) -> i64:
        """A master of its suit when the trick is wanted, else what is missed least; to lose, what is beaten surest."""
        order = self.play.order
        chosen: i64 = -1
        most: i64 = 0
        while legal:
            card = first_card(legal)
            legal &= legal - 1
            suit = order.suits[card]
            mates = others & order.members[suit]
            higher = card_count(mates & order.beaters[card])
            worth: i64 = 0
            if not wants:
                worth = 100 * higher - RANK * card_count(mates) - 10 * aim.points[card]
            elif not higher:
                worth = 1000 + 10 * aim.points[card] + (0 if mates else -500)
            else:
                worth = -10 * aim.points[card] - self._keeping(card, others)
            if chosen < 0 or worth > most:
                chosen, most = card, worth
        return chosen

    def _follow(self, aim: Aim, legal: i64, others: i64, wants: bool) -> i64:
        play = self.play
        order = play.order
        winners = legal & order.beaters[play.best]
        losers = legal & ~winners
        ours = self.friends[play.turn] & BIT[play.taker] != 0
        last = play.count == play.size - 1
        if not wants:
            if losers:
                return self._rid(aim, losers, others)
            return self._dearest(aim, winners) if last else self._cheapest(aim, winners, others, 0)
        if ours and (last or not winners or not others & order.beaters[play.best] & order.members[play.led]):
            return self._cheapest(aim, losers if losers else winners, others, 1)  # the partner has it
        if winners and last:
            return self._cheapest(aim, winners, others, 1)
        sure: i64 = 0
        rest = winners
        while rest:
            card = first_card(rest)
            rest &= rest - 1
            if not others & order.beaters[card] & order.members[order.suits[card]]:
                sure |= BIT[card]
        if sure:
            return self._cheapest(aim, sure, others, 1)
        if winners and not ours and play.count == play.size - 2:
            return self._cheapest(aim, winners, others, 0)
        return self._cheapest(aim, losers if losers else winners, others, -1)

    def _cheapest(self, aim: Aim, cards: i64, others: i64, giving: i64) -> i64:
        """The card that is missed least; `giving` 1: its points are for one's own side, -1: for the others."""
        chosen: i64 = -1
        most: i64 = 0
        while cards:
            card = first_card(cards)
            cards &= cards - 1
            worth = 10 * giving * aim.points[card] - self._keeping(card, others)
            if chosen < 0 or worth > most:
                chosen, most = card, worth
        return chosen

    def _rid(self, aim: Aim, cards: i64, others: i64) -> i64:
        """The card to get rid of: one that counts against the seat, then one that would win a trick."""
        order = self.play.order
        chosen: i64 = -1
        most: i64 = 0
        while cards:
            card = first_card(cards)
            cards &= cards - 1
            lower = others & order.members[order.suits[card]] & ~order.beaters[card]
            worth = RANK * card_count(lower) - 10 * aim.points[card]
            if chosen < 0 or worth > most:
                chosen, most = card, worth
        return chosen

    def _dearest(self, aim: Aim, cards: i64) -> i64:
        """The strongest of some cards of which one must win anyway."""
        order = self.play.order
        best = first_card(cards)
        rest = cards
        while rest:
            card = first_card(rest)
            rest &= rest - 1
            if order.beaters[best] & BIT[card] and aim.points[card] >= aim.points[best]:
                best = card
        return best


def policy_of(state: State) -> "RolloutPolicy | None":
    """The policy for a state whose tricks are being played; None where they are not, or are played face down."""
    aim = aim_of(state)
    if aim is None:
        return None
    policy = RolloutPolicy(state, aim.play)
    return policy if policy.live else None


def finish_by_policy(state: State, rng: Rng, rows: int) -> None:
    """Finish the deal: cards by the policy, roem called, the rest at random (a `Finish` of `search/rollouts.py`)."""
    written: i64 = rows
    steps: i64 = 0
    policy: RolloutPolicy | None = None
    while len(state.sheet) == written and steps < MOST_STEPS:
        steps += 1
        seat = next_to_act(state, rng)
        if seat == NOBODY_ACTS:
            return
        phase = state.phase
        if policy is None or policy.phase is not phase:
            policy = policy_of(state)
        move: i64 = -1
        if policy is not None and policy.phase is phase and policy.play.turn >= 0:
            move = policy.card(rng) << KIND_BITS
            if phase is not policy.play and not phase.allows(seat, move):
                move = -1
        if move < 0:
            move = ROEM if policy is not None and phase.allows(seat, ROEM) else phase.pick(seat, rng)
        state.apply(seat, move)
