"""What the play of liegen tells: how many cards of each suit everybody holds on average, and who will be out first."""

from math import exp
from typing import Final

from troef.cards.card import suit_of
from troef.core.moves import HIDDEN, PLAY, kind_of, payload_of
from troef.core.view import View
from troef.games.liegen.turns import NAME, TAKES

SUITS: Final = 4
SUIT_SIZE: Final = 13
#: An expected number of cards of a suit below this counts as none.
NEARLY_NONE: Final = 0.01


class HandReading:
    """How many cards of each suit every seat holds, on average, going by what was laid, shown and taken.

    A card laid is taken to be true with the chance that its player had one of the suit. Whoever takes a pile has what
    lay in it. The viewer is seen as the others see it: `held[view.seat]` is what they would expect it to hold.

    `spread` says how fast the chance that somebody has a card of a suit grows with the number that he is expected to
    hold. `fun` is how often somebody lies who need not. `trust` is after how many shown cards his own record counts as
    much as `fun`.
    """

    def __init__(self, view: View, spread: float, fun: float, trust: float) -> None:
        self.me = view.seat
        self.seats = view.seats
        self.spread = spread
        self.fun = fun
        self.trust = trust
        self.suit = -1
        self.top = -1
        each = SUIT_SIZE / view.seats
        self.held = [[each] * SUITS for _ in range(view.seats)]
        self.fondness = [fun] * view.seats
        self._shown = [0.0] * view.seats
        self._blamed = [0.0] * view.seats
        self._begin_pile()
        for seat, move in view.log:
            kind = kind_of(move)
            if kind == PLAY:
                self._lay(seat, int(payload_of(move)))
            elif kind == NAME:
                self.suit = int(payload_of(move))
            elif kind == TAKES:
                self._take(seat, int(payload_of(move)))
        mine = view.memory.get("mine", [])
        assert isinstance(mine, list)
        self.unseen = [SUIT_SIZE] * SUITS
        for card in [*view.hand(), *[card for _, card in mine]]:
            self.unseen[int(suit_of(card))] -= 1

    def _begin_pile(self) -> None:
        #: what each seat has laid in this pile that was not of the suit, and what the others have that was
        self._false = [0.0] * self.seats
        self._true = 0.0
        self._mine = [0] * SUITS
        #: what the last to lay held of the suit just before
        self._before = 0.0

    def truth(self, seat: int) -> float:
        """How likely a card is true that this seat lays now."""
        some = 1.0 - exp(-self.spread * self.held[seat][self.suit])
        return some * (1.0 - self.fondness[seat])

    def lie(self) -> float:
        """How likely the top card is not of the suit, for who knows his own cards."""
        suit = self.suit
        there = self._true
        for seat in range(self.seats):
            if seat != self.me:
                there += self.held[seat][suit]
        # the others hold what one does not see oneself
        scale = self.unseen[suit] / there if there > NEARLY_NONE else 0.0
        some = 1.0 - exp(-self.spread * self._before * scale)
        return 1.0 - some * (1.0 - self.fondness[self.top])

    def _lay(self, seat: int, card: int) -> None:
        held = self.held[seat]
        true = self.truth(seat)
        self._before = held[self.suit]
        held[self.suit] -= true
        self._false[seat] += 1.0 - true
        if seat != self.me:
            self._true += true
        elif card != HIDDEN:  # the log of a sampled world hides what others laid, and this seat may be another there
            self._mine[int(suit_of(card))] += 1
        self.top = seat

    def _take(self, loser: int, card: int) -> None:
        """R8, R9: a card is shown, and its pile goes to the loser."""
        self._judge(int(suit_of(card)) == self.suit)
        taken = [float(count) for count in self._mine]
        taken[self.suit] += self._true
        for seat, false in enumerate(self._false):
            if false:
                self._part_with(seat, false, taken)
        for suit in range(SUITS):
            self.held[loser][suit] += taken[suit]
        self._begin_pile()

    def _judge(self, true: bool) -> None:
        """What a card that was turned up says of who laid it."""
        top, suit = self.top, self.suit
        some = 1.0 - exp(-self.spread * self._before)
        fond = self.fondness[top]
        self._shown[top] += 1.0
        if true:
            self.held[top][suit] = max(0.0, self._before / max(some, NEARLY_NONE) - 1.0)
        else:
            by_choice = some * fond / (some * fond + 1.0 - some + NEARLY_NONE)
            self._blamed[top] += by_choice
            self.held[top][suit] *= by_choice
        self.fondness[top] = (self.fun * self.trust + self._blamed[top]) / (self.trust + self._shown[top])

    def _part_with(self, seat: int, count: float, taken: list[float]) -> None:
        """This many cards of the other suits have left a hand, of each in proportion."""
        held = self.held[seat]
        others = sum(held) - held[self.suit]
        part = min(1.0, count / others) if others > NEARLY_NONE else 0.0
        for suit in range(SUITS):
            if suit != self.suit:
                if seat != self.me:
                    taken[suit] += part * held[suit]
                held[suit] -= part * held[suit]


def chance_to_win(cards: list[int], me: int, turn: int, few: float, power: float) -> float:
    """The chance to be out first, where everybody holds this many cards and `turn` is the next to lay one.

    Of those who have one card left, the first on turn has won: a challenge never takes the turn past him (R10, R12).
    Otherwise somebody's chance falls with the `power` of his cards and `few` more; who is on turn sooner is ahead by
    part of a card.
    """
    seats = len(cards)
    own = total = 0.0
    for step in range(seats):
        seat = (turn + step) % seats
        if cards[seat] <= 1:
            return 1.0 if seat == me else 0.0
        near: float = (cards[seat] + few + step / seats) ** -power
        total += near
        if seat == me:
            own = near
    return own / total
