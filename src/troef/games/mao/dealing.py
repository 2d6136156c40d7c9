"""Where the unseen cards of a round may lie: who drew held no card that he could have laid (R5), each time he drew.

Every card that came to a hand came from a slot of a stock. A card that was laid had come by then, and all that lay in
the hand when its player drew did not fit. Cards and slots are matched so, each way equally likely in the long run.
"""

from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64

from troef.cards.bits import BIT, set_of
from troef.core.moves import DRAW, PLAY, kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.mao.evidence import TURN
from troef.games.mao.moves import DREW_ONE, DREW_TWO, EVENT, EVENT_BITS, FINE, PLAYER_MASK, card_played, is_turn
from troef.games.mao.standing import HAND, playable
from troef.games.mao.vocabulary import DEMAND_CARDS, DUTIES, FIRST_DEMAND, FIRST_EFFECT
from troef.sampling.matching import Matching

#: A set of all cards there can be.
ANY_CARD: Final[i64] = BIT[62] - 1


class LaidPair(NamedTuple):
    """A card laid on another in a turn, after a card had been laid in the turn before; and from which slots."""

    turn: int
    card: int
    covered: int
    entry: int
    slots: vec[i64]


@final
class Dealing:
    """The slots and the cards of one round, gathered from a view; a Markov chain matches them.

    `not_held` says by turn of which cards it is known that none could be laid then (R22).

    Raises:
        NoWorld: nothing fits the view.
    """

    def __init__(self, view: View, pack: list[int], not_held: dict[int, int], rng: Rng) -> None:
        self.view = view
        self.pack = pack
        self.not_held = not_held
        self._tell()
        self._place_the_rest()
        self.faces = vec[i64]([i64(card) for card in self.cards])
        self.matching = Matching(self.slots, len(self.allowed), rng)

    def _tell(self) -> None:
        """The slots of a round, and what the log says of them."""
        view = self.view
        start = view.memory["start"]
        assert isinstance(start, int)
        #: the cards that a slot can hold as long as it is not known to be laid; by seat the slots that came to it
        self.allowed = vec[i64]([set_of(self.pack) & ~BIT[start]] * (len(self.pack) - 1))
        size, dealt = int(HAND), int(HAND) * view.seats
        self.held: list[list[int]] = [list(range(first, first + size)) for first in range(0, dealt, size)]
        self.stock: list[int] = list(range(dealt, len(self.pack) - 1))
        self.pile: list[int] = [start]
        #: the cards as often as they came from a stock, and beside each the slots in which it can have lain
        self.cards: list[int] = []
        self.slots: list[list[int]] = []
        self.choices: list[LaidPair] = []
        course = view.memory["course"]
        assert isinstance(course, dict)
        self.drawn = sum([count for _, count in map(_gain, view.log)]) - len(course["owed"])
        self.turn = -1
        #: whether a card was laid in the turn before
        self.follows = False
        for seat, move in view.log:
            self._read(seat, move)
        self.laid = len(self.cards)

    def _read(self, seat: int, move: int) -> None:
        if is_turn(move):
            self.turn += 1
            if kind_of(move) == PLAY:
                self._read_play(seat, int(card_played(move)))
            else:
                self._bar(seat, ANY_CARD)  # R5
            self.follows = kind_of(move) == PLAY
        player, count = _gain((seat, move))
        for _ in range(count):
            if self.drawn and (self.stock or self._restock()):
                self.held[player].append(self.stock.pop(0))
            self.drawn -= 1

    def _read_play(self, seat: int, card: int) -> None:
        if self.turn in self.not_held:
            self._bar(seat, self.not_held[self.turn])
        if self.follows:
            slots = vec[i64]([i64(slot) for slot in self.held[seat]])
            self.choices.append(LaidPair(self.turn, card, self.pile[-1], len(self.cards), slots))
        self._put(card, self.held[seat])
        self.pile.append(card)

    def _bar(self, seat: int, cards: i64) -> None:
        """None of some cards that a seat holds could be laid."""
        allowed, fitting = self.allowed, playable(cards, self.pile[-1])
        for slot in self.held[seat]:
            allowed[slot] &= ~fitting

    def _restock(self) -> bool:
        """R8: all discards but the top are new slots; False where there are none."""
        old = self.pile[:-1]
        if not old:
            return False
        cards = set_of(old)
        allowed = self.allowed
        first = len(allowed)
        for slot in range(first):
            allowed[slot] &= ~cards
        for _ in old:
            allowed = append(allowed, cards)
        self.allowed = allowed
        self.stock = list(range(first, len(allowed)))
        self.pile = self.pile[-1:]
        return True

    def _put(self, card: int, slots: list[int]) -> None:
        """A card lies, or has lain, in one of some slots."""
        allowed, bit = self.allowed, BIT[card]
        self.cards.append(card)
        self.slots.append([slot for slot in slots if allowed[slot] & bit])

    def _place_the_rest(self) -> None:
        """The hands and the stock as the view shows them; what is unseen lies wherever a back is."""
        seen = set(self.pile)
        backs: list[int] = []
        for seat, held in enumerate(self.held):
            zone = self.view.zone(f"hand-{seat}")
            if zone.hidden:
                backs += held
            for card in zone.cards:
                seen.add(card)
                self._put(card, held)
        stock = self.view.zone("stock")
        if stock.hidden:
            backs += self.stock
        for card, slot in zip(reversed(stock.cards), self.stock, strict=False):
            seen.add(card)
            self._put(card, [slot])
        for card in self.pack:
            if card not in seen:
                self._put(card, backs)

    def unmet(self) -> list[int]:
        """By duty, the turns (bits) in which a demand could have been met with a card that was held, and was not.

        That the demand was made by the card before is for the rule to say (R22).
        """
        found: list[int] = [0] * len(DUTIES)
        lying, faces, demand_cards = self.matching.lying, self.faces, DEMAND_CARDS
        first_demand, first_effect = FIRST_DEMAND, FIRST_EFFECT
        for turn, card, covered, entry, slots in self.choices:
            held: i64 = 0
            first: i64 = entry
            for slot in slots:
                other = lying[slot]
                # what was laid before lies in its slot no more
                if other >= first:
                    held |= BIT[faces[other]]
            choice = playable(held, covered)
            laid = BIT[card]
            duty: i64 = first_demand
            while duty < first_effect:
                wanted = demand_cards[duty]
                if wanted & choice and not wanted & laid:
                    found[duty] |= TURN[turn]
                duty += 1
        return found

    def hands(self) -> list[list[int]]:
        """What each seat holds now."""
        lying = self.matching.lying
        return [[self.cards[lying[slot]] for slot in held if lying[slot] >= self.laid] for held in self.held]

    def cards_left(self) -> list[int]:
        """The stock, the next card first."""
        return [self.cards[self.matching.lying[slot]] for slot in self.stock]


def _gain(entry: tuple[int, int]) -> tuple[int, int]:
    """Who gets cards by a move, and how many."""
    seat, move = entry
    kind, payload = kind_of(move), payload_of(move)
    if kind == DRAW:
        return seat, 1
    if kind == FINE:
        return int(payload & PLAYER_MASK), 1
    if kind == EVENT and payload & 15 in (DREW_ONE, DREW_TWO):
        return int(payload >> EVENT_BITS), 2 if payload & 15 == DREW_TWO else 1
    return seat, 0
