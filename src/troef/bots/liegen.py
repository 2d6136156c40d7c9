"""The rule player for liegen: tells the truth while it can, doubts when the suit must have run out.

With `TUNED` it lies while the pile is small and nobody doubts, keeps true cards for later, and challenges when that
raises its chance to be out first.
"""

from math import comb
from typing import Final, NamedTuple

from troef.bots.liegen_reading import SUITS, HandReading, chance_to_win
from troef.cards.bits import SUIT_CARDS, cards_in, set_of
from troef.cards.card import parse_suit, suit_of
from troef.core.game import Game
from troef.core.moves import PLAY, kind_of, make_move, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.liegen.turns import CHALLENGE, NAME, TAKES

SUIT_SIZE: Final = 13
#: How often somebody lies who need not, until his cards say otherwise: this many lies, in this many cards seen.
FOR_FUN: Final = 0.08
BELIEF: Final = 3
#: The part of the lies that were found out that were told without need.
LIES_BY_CHOICE: Final = 0.5
#: What a pile is worth at most in the hand of the suspect, and for each card if he is ahead or behind in the race.
MOST_HURT: Final = 12
AHEAD, BEHIND = 0.8, 0.2
#: What it costs not to lay a card: the second number where it would have been a lie.
TURN, LYING_TURN = 3.0, 2.0


class Tuning(NamedTuple):
    """What a tuned player weighs; with `DEFAULT` only the suit counts (`weighs` is zero)."""

    #: above zero, laying and challenging are weighed by the chance to be out first
    weighs: float = 0.0
    #: how fast the chance that somebody has a card of a suit grows with the number that he is expected to hold
    spread: float = 1.0
    #: how often somebody lies who need not, and after how many shown cards his own record counts as much as that
    fun: float = 0.05
    trust: float = 3.0
    #: the chance to be out first falls with this power of the number of cards held plus `few`
    power: float = 2.0
    few: float = 0.5
    #: a challenge must be better than laying by this chance, and by this part of the chance
    bold: float = 0.05
    bolder: float = 0.2
    #: the next player challenges when he is as sure as this that it is a lie, and surer yet by `small` divided by the
    #: cards of the pile; how fast he makes up his mind
    sure: float = 0.5
    small: float = 1.5
    steep: float = 4.0
    #: what a true card is worth that one keeps for later
    keep: float = 0.01
    #: which suit a lie is taken from: above zero the shortest, below zero the longest
    short: float = -1.0


DEFAULT: Final = Tuning()
TUNED: Final = Tuning(weighs=1.0, trust=1.6, bold=0.07, steep=5.0)


class RulePlayer:
    """Names its longest suit; never lets a player with one card left go free without need.

    With `DEFAULT` it follows with a true card if it has one; with `TUNED` it weighs truth, lie and challenge.
    """

    careless: Final = frozenset(int(kind) for kind in (NAME, CHALLENGE))

    def __init__(self, game: Game, seed: "int | str", tuning: Tuning = DEFAULT) -> None:
        self.rng = Rng(seed)
        self.tuning = tuning

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        if view.phase == "naming":
            return self._name(view)
        hand = view.hand()
        if self.tuning.weighs > 0 and len(hand) > 1:
            return self._weighed(view, hand)
        suit = parse_suit(str(view.fact("active-suit")))
        true = [card for card in hand if suit_of(card) == suit]
        if len(hand) > 1 and CHALLENGE in view.moves and self._doubts(view, suit, bool(true)):
            return int(CHALLENGE)
        return int(make_move(PLAY, self._card(view, hand, true)))

    def _name(self, view: View) -> int:
        """The suit it can keep up longest; any suit is fine for the last card."""
        counts = [sum(1 for card in view.hand() if suit_of(card) == suit) for suit in range(4)]
        longest = [suit for suit in range(4) if counts[suit] == max(counts)]
        return int(make_move(NAME, longest[self.rng.below(len(longest))]))

    def _card(self, view: View, hand: list[int], true: list[int]) -> int:
        """A true card where there is one; otherwise one of the suit that is left with the fewest, so as to be able to
        follow more often in the suits that stay."""
        if true:
            return true[self.rng.below(len(true))]
        counts = {suit: sum(1 for card in hand if suit_of(card) == suit) for suit in range(4)}
        fewest = min(count for count in counts.values() if count)
        given = [card for card in hand if counts[int(suit_of(card))] == fewest]
        return given[self.rng.below(len(given))]

    # ---- with TUNED ----

    def _weighed(self, view: View, hand: list[int]) -> int:
        """The challenge or the card after which the chance to be out first is best."""
        tuning = self.tuning
        table = HandReading(view, tuning.spread, tuning.fun, tuning.trust)
        by = view.memory["laid-by"]
        assert isinstance(by, list)
        cards = [len(zone.cards) + zone.hidden for zone in view.zones if zone.kind == "hand"]
        true = [card for card in hand if suit_of(card) == table.suit]
        false = [card for card in hand if suit_of(card) != table.suit]
        truth, lie = self._laying(table, cards, len(by))
        lies = not true or (len(false) > 0 and lie > truth - tuning.keep)
        if by and self._dares(table, cards, len(by), lie if lies else truth):
            return int(CHALLENGE)
        given = self._lie(hand, false) if lies else true
        return int(make_move(PLAY, given[self.rng.below(len(given))]))

    def _laying(self, table: HandReading, cards: list[int], pile: int) -> tuple[float, float]:
        """The chances to be out first after a true card and after a lie: the next player may challenge both."""
        me = table.me
        following = (me + 1) % table.seats
        challenged = self._suspected(table, pile, cards[me] - 1)
        passed = (1.0 - challenged) * self._chance(cards, me, -1, me, following)
        if challenged == 0.0:
            return passed, passed
        cards[me] -= 1
        truth = self._chance(cards, following, pile + 1, me, following)
        lie = self._chance(cards, me, pile + 1, me, me)
        cards[me] += 1
        return passed + challenged * truth, passed + challenged * lie

    def _suspected(self, table: HandReading, pile: int, left: int) -> float:
        """The chance that the next player challenges: always who would win on his next turn (R12)."""
        if left == 1:
            return 1.0
        tuning = self.tuning
        sure = 1.0 - table.truth(table.me) - tuning.sure - tuning.small / (pile + 1)
        return min(1.0, max(0.0, 0.5 + tuning.steep * sure))

    def _dares(self, table: HandReading, cards: list[int], pile: int, laying: float) -> bool:
        """Whether a challenge is better than laying a card; where that has lost, whether it can still help."""
        me = table.me
        found = self._chance(cards, table.top, pile, me, table.top)
        if laying <= 0.0:
            return found > 0.0
        lie = table.lie()
        chance = lie * found + (1.0 - lie) * self._chance(cards, me, pile, me, me)
        return chance > laying * (1.0 + self.tuning.bolder) + self.tuning.bold

    def _chance(self, cards: list[int], seat: int, more: int, me: int, turn: int) -> float:
        """The chance to be out first when a seat has this many cards more."""
        cards[seat] += more
        chance = chance_to_win(cards, me, turn, self.tuning.few, self.tuning.power)
        cards[seat] -= more
        return chance

    def _lie(self, hand: list[int], false: list[int]) -> list[int]:
        """The cards to lie with: of the suit that is best missed."""
        counts = [0.0] * SUITS
        for card in hand:
            counts[int(suit_of(card))] -= self.tuning.short
        best = max([counts[int(suit_of(card))] for card in false])
        return [card for card in false if counts[int(suit_of(card))] == best]

    # ---- with DEFAULT ----

    def _doubts(self, view: View, suit: int, could_follow: bool) -> bool:
        """Whether the top card is to be turned up."""
        by = view.memory["laid-by"]
        assert isinstance(by, list)
        suspect = by[-1]
        lie = chance_of_lie(view, suit, suspect)
        if cards_of(view, suspect) == 1:
            return lie > 0  # R12: on his next turn he has won
        hurts = min(len(by), MOST_HURT) * (AHEAD if cards_of(view, suspect) <= len(view.hand()) + 1 else BEHIND)
        turn = TURN if could_follow else LYING_TURN
        return lie * hurts > (1 - lie) * len(by) + turn


def cards_of(view: View, seat: int) -> int:
    """How many cards a seat holds."""
    zone = view.zone(f"hand-{seat}")
    return zone.hidden + len(zone.cards)


def chance_of_lie(view: View, suit: int, suspect: int) -> float:
    """How likely the card that the suspect has just laid is not of the suit: zero where it must be, one where it
    cannot be.

    A card of the suit that somebody else is known to hold, or to have laid, is not there for the suspect.
    """
    by, mine = view.memory["laid-by"], view.memory.get("mine", [])
    assert isinstance(by, list) and isinstance(mine, list)
    seen = set_of([*view.hand(), *[card for _, card in mine]])
    left = cards_in(SUIT_CARDS[suit] & ~seen)
    elsewhere = known_elsewhere(view, suspect)
    free = [card for card in left if card not in elsewhere]
    # what others laid in this pile before was mostly true, as long as there was enough of the suit
    others = sum(1 for seat in by[:-1] if seat not in (view.seat, suspect))
    own = sum(1 for seat in by[:-1] if seat == suspect)
    likely = max(0.0, len(free) - 0.6 * others - 0.6 * own)
    held = cards_of(view, suspect) + 1
    hidden = sum(cards_of(view, seat) for seat in range(view.seats) if seat != view.seat) + 1
    if not free:
        return 1.0
    none_of_it = _without(round(likely), held, hidden)
    return none_of_it + (1 - none_of_it) * fondness(view, suspect)


def fondness(view: View, suspect: int) -> float:
    """How readily somebody lies, from the cards of his that were turned up."""
    lies = shows = 0
    suit, last = -1, -1
    for seat, move in view.log:
        kind = kind_of(move)
        if kind == NAME:
            suit = int(payload_of(move))
        elif kind == PLAY:
            last = seat
        elif kind == TAKES and last == suspect:
            shows += 1
            lies += int(suit_of(int(payload_of(move))) != suit)
    return (FOR_FUN * BELIEF + lies * LIES_BY_CHOICE) / (BELIEF + shows)


def known_elsewhere(view: View, suspect: int) -> set[int]:
    """Cards that a challenge has shown, and that went to somebody else who has laid nothing since."""
    where: dict[int, int] = {}
    for seat, move in view.log:
        if kind_of(move) == TAKES:
            where[int(payload_of(move))] = seat
        elif kind_of(move) == PLAY:
            where = {card: holder for card, holder in where.items() if holder != seat}
    return {card for card, holder in where.items() if holder not in (suspect, view.seat)}


def _without(wanted: int, held: int, hidden: int) -> float:
    """The chance that none of this many cards is among those held, of all that are hidden."""
    wanted = min(wanted, hidden)
    return comb(hidden - wanted, held) / comb(hidden, held) if held <= hidden else 0.0
