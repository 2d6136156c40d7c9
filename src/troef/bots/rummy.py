"""The rule player of rummy.

It draws what it can use at once, melds as soon as it may, and lays off what is not part of a meld of its own. It
discards a card that is unlikely to become a meld, counts much, and is of little help to the next player.
"""

from typing import Final, NamedTuple

from troef.bots.base import RuleOfThumb
from troef.cards.bits import BIT, card_count, cards_in, set_of
from troef.core.game import Game
from troef.core.moves import DISCARD, LAYOFF, MELD, kind_of, payload_of
from troef.core.view import View
from troef.games.rummy.game import PACK
from troef.games.rummy.language import DRAW_DISCARD, DRAW_STOCK, PER_MELD
from troef.games.rummy.turns import hand_points
from troef.melds.meld import MELD_CARDS, MELD_FITS, meld_of, melds_in


class Tuning(NamedTuple):
    """The weights of its choices, in points of a hand."""

    #: what a point costs in the hand; and when an opponent is nearly out, with this many cards or fewer
    points: float = 1.0
    late_points: float = 1.0
    nearly_out: float = 2.0
    #: what each card is worth that may still complete a meld; and when somebody is nearly out
    hope: float = 4.0
    late_hope: float = 0.0
    #: what such a card counts more when all have seen the stock and it is this seat that will draw it
    own_draw: float = 0.0
    #: what a card is worth that is part of a meld in the hand
    meld: float = 30.0
    #: what each card is worth with which one would go out in the next turn
    out: float = 0.0
    #: what it costs to throw away what the next player can use as far as is known, or what fits a meld on the table
    gift: float = 14.0
    gift_to_all: float = 25.0
    #: what it costs when the next player has a pair that fits it, times the chance of that
    danger: float = 0.0
    #: what it costs more when he would go out with that
    last_gift: float = 0.0
    #: what hope counts in what is left of the hand after a meld
    left_hope: float = 0.0


DEFAULT: Final = Tuning()

TUNED: Final = Tuning(
    late_hope=2.0,
    points=1.0,
    late_points=1.0,
    out=8.0,
    own_draw=1.0,
    left_hope=0.5,
    danger=5.0,
    last_gift=10.0,
)

_ALL: Final = int(set_of(PACK))
#: Stands for a card that fits nothing: no card has this place.
_ANY: Final = 2**13

#: With this many cards or fewer it counts the cards with which it would go out next.
_FEW: Final = 4


def _thirds() -> dict[int, int]:
    """For two cards, as a set, the cards that make a meld of three of them."""
    found: dict[int, int] = {}
    for meld in MELD_CARDS:
        cards = int(meld)
        if card_count(cards) == 3:
            for card in cards_in(cards):
                pair = cards & ~int(BIT[card])
                found[pair] = found.get(pair, 0) | int(BIT[card])
    return found


_THIRDS: Final = _thirds()


def _pairs() -> list[list[int]]:
    """For every card the pairs of cards, as sets, that make a meld of three with it."""
    found: list[list[int]] = [[] for _ in range(64)]
    for pair, thirds in _THIRDS.items():
        for card in cards_in(thirds):
            found[card].append(pair)
    return found


_PAIRS: Final = _pairs()


def _partners() -> list[int]:
    """For every card the cards, as a set, with which it could be part of a meld of three."""
    found = [0] * 64
    for card in range(64):
        for pair in _PAIRS[card]:
            found[card] |= pair
    return found


_PARTNERS: Final = _partners()


class Outlook:
    """What the player sees: its hand, the table, and the cards that can still come."""

    def __init__(self, view: View, tuning: Tuning) -> None:
        self.tuning = tuning
        self.hand = int(set_of(view.hand()))
        self.melds = [int(meld_of(set_of(zone.cards))) for zone in view.zones if zone.kind == "meld"]
        self.fits = fits_of(self.melds)
        self.laid = int(set_of([card for zone in view.zones if zone.kind == "meld" for card in zone.cards]))
        self.pile = int(set_of(view.zone("discard").cards))
        self.known = [int(set_of(cards)) for cards in known_cards(view)]
        self.theirs = 0
        for seat in range(view.seats):
            if seat != view.seat:
                self.theirs |= self.known[seat]
        #: the cards that may be drawn, as far as anybody knows: neither laid nor thrown away nor seen taken
        self.live = _ALL & ~(self.laid | self.pile | self.theirs)
        #: the card taken from the discard pile in this turn, which may not be thrown away in it
        self.taken = taken_card(view)
        self.next_seat = (view.seat + 1) % view.seats
        others = [zone for zone in view.zones if zone.kind == "hand" and zone.owner != view.seat]
        self.nearly_out = min(zone.hidden + len(zone.cards) for zone in others) <= tuning.nearly_out
        self.next_cards = view.zone(f"hand-{self.next_seat}").hidden
        self.unseen = sum([zone.hidden for zone in view.zones])
        self._look_ahead(view)

    def _look_ahead(self, view: View) -> None:
        """Which cards come in the stock that all have seen (R11), and which of them are ours to draw."""
        stock = [card for cards in known_stock(view) for card in cards]
        if stock:
            self.unseen -= len(stock)
        self.stock = stock
        self.coming = int(set_of(stock))
        first = 0 if view.phase == "draw" else view.seats - 1
        self.own_draws = int(set_of(stock[first :: view.seats]))

    def weigh(self, cards: int) -> float:
        """How many of these cards can still come, each weighed by how likely it seems."""
        return float(card_count(cards & self.live)) + self.tuning.own_draw * int(card_count(cards & self.own_draws))

    def hope(self, card: int, hand: int) -> float:
        """How many melds of three with this card are a single card short, counted by cards that can still come."""
        hope = 0.0
        bit = int(BIT[card])
        for partner in cards_in(_PARTNERS[card] & hand):
            hope += self.weigh(_THIRDS[bit | int(BIT[partner])])
        return hope

    def all_hope(self, hand: int) -> float:
        """The hope of a whole hand, each pair of cards counted once."""
        return sum([self.hope(card, hand) for card in cards_in(hand)]) / 2

    def outs(self, hand: int) -> float:
        """How many cards there are with which this hand would go out, each weighed by how likely it seems."""
        if goes_out(hand | _ANY, self.melds):
            return self.weigh(_ALL & ~hand)
        useful = self.fits
        for card in cards_in(hand):
            useful |= _PARTNERS[card]
        found = 0.0
        for card in cards_in(useful & ~hand & ~self.laid):
            weight = self.weigh(int(BIT[card]))
            if weight and goes_out(hand | int(BIT[card]), self.melds):
                found += weight
        return found

    def chance_of_pair(self, card: int) -> float:
        """How likely the next player has two cards that make a meld with this one."""
        known = self.known[self.next_seat]
        likely = (self.next_cards - int(card_count(known))) / max(1, self.unseen)
        gone = self.laid | self.pile | self.hand | self.coming | self.theirs & ~known
        miss = 1.0
        for pair in _PAIRS[card]:
            if not pair & gone:
                seen = int(card_count(pair & known))
                miss *= 1.0 - (1.0 if seen == 2 else likely if seen else likely * likely)
        return 1.0 - miss


def fits_of(melds: list[int]) -> int:
    """The cards that can be laid off on these melds."""
    fits = 0
    for meld in melds:
        fits |= int(MELD_FITS[meld])
    return fits


def goes_out(hand: int, table: list[int]) -> bool:
    """Whether one meld and lay-offs leave a single card to throw away."""
    if card_count(lay_off_all(hand, 0, table)) == 1:
        return True
    for found in melds_in(hand):
        meld = int(found)
        rest = hand & ~int(MELD_CARDS[meld])
        if rest and card_count(lay_off_all(rest, 0, [*table, meld])) == 1:
            return True
    return False


def known_cards(view: View) -> list[list[int]]:
    """For every seat the cards that all have seen it take."""
    known = view.memory.get("known")
    return known if isinstance(known, list) else [[] for _ in range(view.seats)]


def taken_card(view: View) -> int:
    """The card taken from the discard pile in the running turn, as a set."""
    for _, move in reversed(view.log):
        if kind_of(move) == DRAW_DISCARD:
            return int(BIT[payload_of(move) & 63])
        if kind_of(move) in (DRAW_STOCK, DISCARD):
            break
    return 0


def points_gone(hand: int, taken: int, melds_on_table: list[int]) -> int:
    """The most points that leave a hand by one meld and lay-offs, with a card kept to discard."""
    best = 0
    for meld in [-1, *[int(meld) for meld in melds_in(hand)]]:
        cards = int(MELD_CARDS[meld]) if meld >= 0 else 0
        if not hand & ~cards & ~taken:
            continue
        rest = hand & ~cards
        table = [*melds_on_table, meld] if meld >= 0 else melds_on_table
        best = max(best, int(hand_points(hand)) - int(hand_points(lay_off_all(rest, taken, table))))
    return best


def lay_off_all(hand: int, taken: int, table: list[int]) -> int:
    """What stays of a hand when all that fits is laid off, with a card kept to discard."""
    melds = list(table)
    at = 0
    while at < len(melds):
        for card in cards_in(hand & MELD_FITS[melds[at]]):
            if hand & ~taken & ~int(BIT[card]):
                hand &= ~int(BIT[card])
                melds[at] = int(meld_of(MELD_CARDS[melds[at]] | BIT[card]))
                at = -1
                break
        at += 1
    return hand


class RulePlayer(RuleOfThumb):
    """Weighs its moves with a `Tuning`; see the module."""

    def __init__(self, game: Game, seed: "int | str", tuning: Tuning = DEFAULT) -> None:
        super().__init__(game, seed)
        self.tuning = tuning

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        moves = view.moves
        kinds = {int(kind_of(move)) for move in moves}
        look = Outlook(view, self.tuning)
        if DISCARD not in kinds:
            return self._draw(view, look)
        if MELD in kinds:
            return max((move for move in moves if kind_of(move) == MELD), key=lambda move: self._after(look, move))
        if LAYOFF in kinds:
            layoff = self._lay_off(view, look)
            if layoff is not None:
                return layoff
        return self._discard(view, look)

    def unthinkable(self, view: View) -> list[int]:
        """While somebody has a single card left, to throw a card away instead of laying a meld; and to throw away one
        that counts less than half of another that could go as well."""
        others = [zone for zone in view.zones if zone.kind == "hand" and zone.owner != view.seat]
        if min([zone.hidden + len(zone.cards) for zone in others]) > 1:
            return []
        if any(kind_of(move) == MELD for move in view.moves):
            return [move for move in view.moves if kind_of(move) == DISCARD]
        fits = Outlook(view, self.tuning).fits
        counts = {
            move: int(hand_points(BIT[payload_of(move)]))
            for move in view.moves
            if kind_of(move) == DISCARD and not fits & int(BIT[payload_of(move)])
        }
        return [move for move, points in counts.items() if 2 * points < max(counts.values())]

    def _draw(self, view: View, look: Outlook) -> int:
        """The card of the discard pile if it is of use at once and the stock's known top is not of more use."""
        moves = view.moves
        if DRAW_DISCARD not in moves:
            return moves[0]
        top = view.zone("discard").cards[-1]
        use = self._use(look, top, from_pile=True)
        if DRAW_STOCK in moves and look.stock and self._use(look, look.stock[0], from_pile=False) >= use:
            return int(DRAW_STOCK)
        if use > 0:
            return int(DRAW_DISCARD)
        return next(move for move in moves if move != DRAW_DISCARD)

    def _use(self, look: Outlook, card: int, from_pile: bool) -> float:
        """How many points more leave the hand in this turn with the card than without."""
        hand = look.hand | int(BIT[card])
        taken = int(BIT[card]) if from_pile else 0
        without = points_gone(look.hand, 0, look.melds)
        return points_gone(hand, taken, look.melds) - without

    def _after(self, look: Outlook, move: int) -> tuple[float, int]:
        """How good a meld is: the points that stay in hand after it and all lay-offs, fewest first; then its length."""
        meld = int(payload_of(move))
        rest = lay_off_all(look.hand & ~int(MELD_CARDS[meld]), look.taken, [*look.melds, meld])
        worth = -float(hand_points(rest))
        if self.tuning.left_hope and card_count(rest) > 1:
            worth += self.tuning.left_hope * look.all_hope(rest)
        return (worth, int(card_count(MELD_CARDS[meld])))

    def _lay_off(self, view: View, look: Outlook) -> int | None:
        """A card that fits; those of a meld in hand stay for the next turn, unless there is no time or all can go."""
        layoffs = [move for move in view.moves if kind_of(move) == LAYOFF]
        kept = 0
        for meld in melds_in(look.hand):
            kept |= int(MELD_CARDS[meld])
        leaves = card_count(lay_off_all(look.hand, look.taken, look.melds))
        if leaves == 1 or look.nearly_out:
            kept = 0
        free = [move for move in layoffs if not kept & int(BIT[payload_of(move) % PER_MELD])]
        if not free or (leaves > 1 and self._waits(look, kept)):
            return None
        return max(free, key=lambda move: hand_points(BIT[payload_of(move) % PER_MELD]))

    def _waits(self, look: Outlook, kept: int) -> bool:
        """Whether cards that fit stay in the hand: they always will fit, and from two cards none goes out by a meld."""
        if not self.tuning.out or card_count(look.hand) > _FEW + 1:
            return False
        left = lay_off_all(look.hand & ~kept, look.taken, look.melds) | kept
        points = int(hand_points(look.hand & ~left))
        return self.tuning.out * (self._most_outs(look, look.hand) - self._most_outs(look, left)) > points

    def _most_outs(self, look: Outlook, hand: int) -> float:
        """With how many cards a hand goes out in the next turn, when the best card is thrown away."""
        return max([look.outs(hand & ~int(BIT[card])) for card in cards_in(hand & ~look.taken)])

    def _discard(self, view: View, look: Outlook) -> int:
        discards = [move for move in view.moves if kind_of(move) == DISCARD]
        worth = [(self._keep(look, int(payload_of(move))), int(self.rng.word()), move) for move in discards]
        return min(worth)[2]

    def _keep(self, look: Outlook, card: int) -> float:
        """What is lost by throwing the card away, in points."""
        tuning = self.tuning
        bit = int(BIT[card])
        late = look.nearly_out
        cost = -float(hand_points(bit)) * (tuning.late_points if late else tuning.points)
        for meld in melds_in(look.hand):
            if MELD_CARDS[meld] & bit:
                cost += tuning.meld  # a meld that could not be laid in this turn
                break
        hope = tuning.late_hope if late else tuning.hope
        if hope:
            cost += hope * look.hope(card, look.hand)
        if tuning.out and card_count(look.hand) <= _FEW + 1:
            cost -= tuning.out * look.outs(look.hand & ~bit)
        return cost + self._gift(look, card)

    def _gift(self, look: Outlook, card: int) -> float:
        """What it costs that the next player may take the card."""
        tuning = self.tuning
        cost = 0.0
        if look.fits & int(BIT[card]):
            cost += tuning.gift_to_all
            if look.next_cards == 1:
                cost += tuning.last_gift
        elif card_count(_PARTNERS[card] & look.known[look.next_seat]) > 0:
            cost += tuning.gift
        if tuning.danger:
            chance = look.chance_of_pair(card)
            cost += tuning.danger * chance
            if look.next_cards <= 3:
                cost += tuning.last_gift * chance
        return cost


def known_stock(view: View) -> list[list[int]]:
    """The stock, top first, when all have seen it being turned over."""
    stock = view.memory.get("stock")
    return stock if isinstance(stock, list) else []
