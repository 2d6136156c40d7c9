"""The rule player of canasta.

It takes a pile that is worth it, and keeps pairs to take the next one. It lays natural cards on melds that can become
canastas, and spends wild cards where they complete one, never on a clean one. It discards what the next player can use
least. It goes out when that pays, and asks first unless the partner has hardly any cards left.
"""

from typing import Final, NamedTuple

from troef.bots.base import RuleOfThumb
from troef.bots.melding import left_lying
from troef.cards.card import JOKER
from troef.core.game import Game
from troef.core.moves import DISCARD, LAYOFF, MELD, TAKE, YES, kind_of, payload_of
from troef.core.view import View
from troef.games.canasta.counts import (
    CANASTA,
    JOKERS,
    ONE,
    THREES,
    TWOS,
    VALUES,
    can_go_out,
    count_at,
    has_canasta,
    most_points,
    points_of,
    size_of,
)
from troef.games.canasta.language import (
    ASK,
    DRAW_STOCK,
    jokers_in,
    meld_counts,
    place_of,
    rank_in,
    twos_in,
)
from troef.games.canasta.standing import ANSWERING, MUST_GO_OUT, MUST_STAY, TAKING

#: A pile of fewer cards is not worth a wild card to freeze it.
SMALL_PILE: Final = 5


class Tuning(NamedTuple):
    """The weights of its choices: in cards where it says so, otherwise in points."""

    #: points on the table count more than plans when an opponent has this many cards or fewer, or the draw pile
    nearly_out: float = 3.0
    last_draws: float = 4.0
    #: a partner with this many cards or fewer need not be asked; with this many points still to be laid it says no
    few_cards: float = 2.0
    worth_waiting: float = 120.0
    #: what going out is worth, and what each card that the others hold more than the partner
    going_out: float = 100.0
    caught: float = 12.0
    #: what taking the pile costs, for each wild card spent on it, against a card more; and what it brings when its top
    #: card comes to a meld, and to one that is nearly a canasta
    take_cost: float = 1.0
    take_wild: float = 2.0
    take_step: float = 1.0
    take_canasta: float = 3.0
    #: how many wild cards a first meld may take, by how high the minimum is; and how many cards it needs
    low_wild: float = 1.0
    middle_wild: float = 2.0
    high_wild: float = 3.0
    first_cards: float = 7.0
    #: how many cards stay in the hand: without a canasta, with one, and when time is short
    stay: float = 5.0
    stay_canasta: float = 3.0
    stay_late: float = 2.0
    #: what a wild card is worth against freezing the pile, and how much less for each that is held already
    wild: float = 240.0
    wild_more: float = 20.0
    #: what a black three is worth in the hand
    black_three: float = 14.0
    #: what cards are worth in the hand: one that fits an own meld, a pair, three, one alone
    keep_meld: float = 40.0
    keep_one: float = 4.0
    keep_pair: float = 22.0
    keep_three: float = 45.0
    #: what each card of its rank adds that is out of play: it is safe to throw later, on a fatter pile
    keep_safe: float = 0.0
    #: what a card's own points count against keeping it
    points: float = 0.0
    late_points: float = 1.0
    #: what each card of a pile costs that the next player takes: for sure; with a pair, when it is frozen for them
    danger: float = 12.0
    frozen_danger: float = 1.5
    pair_danger: float = 6.0
    frozen_pair: float = 4.0
    #: what each card of the pile costs, times the chance of a pair by how many cards the next player holds
    likely_pair: float = 0.0
    #: what part of that chance is gone for a rank that the next player left lying
    refused: float = 0.0


DEFAULT: Final = Tuning()

TUNED: Final = Tuning(
    keep_one=8.0,
    keep_safe=2.0,
    danger=20.0,
    likely_pair=25.0,
    refused=0.8,
)

#: For this many turns it remembers what the next player left lying.
_REMEMBERED: Final = 4


class Outlook:
    """What the player sees: its hand, both teams' melds, the pile, and how far the others are."""

    def __init__(self, view: View, tuning: Tuning) -> None:
        self.view = view
        self.tuning = tuning
        self.side = view.seat % 2
        self.hand = counted(view.hand())
        self.size = len(view.hand())
        self.naturals = [0, 0]
        self.wilds = [0, 0]
        for zone in view.zones:
            if zone.kind == "meld":
                self._add_meld(int(zone.name.split("-")[1]), [int(place_of(card)) for card in zone.cards])
        self.pile = view.zone("discard").cards
        self.gone = counted([card for zone in view.zones if zone.kind in ("meld", "discard") for card in zone.cards])
        turn = view.memory["turn"]
        assert isinstance(turn, dict)
        self.turn: dict[str, int] = turn
        self.frozen = view.fact("frozen") == "both"
        known = view.memory["known"]
        assert isinstance(known, list)
        self.next_known = counted(known[(view.seat + 1) % 4])
        #: the ranks that the next player left lying on the pile in the last turns
        self.left_lying: list[int] = self._left_lying() if tuning.refused else []

    def _add_meld(self, side: int, places: list[int]) -> None:
        rank = max(place for place in places if place not in (TWOS, JOKERS))
        for place in places:
            part = self.naturals if place == rank else self.wilds
            part[side] += int(ONE[rank])

    def _left_lying(self) -> list[int]:
        next_seat = (self.view.seat + 1) % 4
        return [int(place_of(card)) for card in left_lying(self.view, next_seat, int(DRAW_STOCK), _REMEMBERED)]

    def cards_of(self, seat: int) -> int:
        """How many cards a seat holds."""
        zone = self.view.zone(f"hand-{seat % 4}")
        return zone.hidden + len(zone.cards)

    def chance_of_pair(self, unseen: int) -> float:
        """How likely the next player holds two or more of this many unseen cards."""
        hidden = self.view.zone("stock").hidden + sum([self.cards_of(self.view.seat + step) for step in range(1, 4)])
        part = self.cards_of(self.view.seat + 1) / max(1, hidden)
        none = (1.0 - part) ** unseen
        one = unseen * part * (1.0 - part) ** (unseen - 1) if unseen > 0 else 0.0
        return max(0.0, 1.0 - none - one)

    def partner_cards(self) -> int:
        """How many cards the partner holds."""
        return self.cards_of(self.view.seat + 2)

    def opponent_cards(self) -> list[int]:
        """How many cards the opponents hold, the next one first."""
        return [self.cards_of(self.view.seat + 1), self.cards_of(self.view.seat + 3)]

    def is_urgent(self) -> bool:
        """Whether the round may be over before the next turn."""
        stock = self.view.zone("stock").hidden
        near = min(self.opponent_cards()) <= self.tuning.nearly_out and has_canasta(
            self.naturals[1 - self.side], self.wilds[1 - self.side]
        )
        return near or stock <= self.tuning.last_draws

    def own_naturals(self) -> int:
        """The natural cards of the own team's melds."""
        return self.naturals[self.side]

    def own_wilds(self) -> int:
        """The wild cards of the own team's melds."""
        return self.wilds[self.side]

    def is_able(self) -> bool:
        """Whether it can go out in this turn."""
        owing = self.turn["due"] > 0 and not self.turn["from_stock"]
        if self.turn["bound"] == MUST_STAY or self.turn["aside"] or owing:
            return False
        return bool(can_go_out(self.hand, self.own_naturals(), self.own_wilds()))


def counted(cards: list[int]) -> int:
    """Cards as a count by rank."""
    return sum([int(ONE[place_of(card)]) for card in cards])


def wild_spent(move: int) -> int:
    """How many wild cards a meld or lay-off takes out of the hand."""
    payload = payload_of(move)
    if kind_of(move) == LAYOFF:
        return int(payload >> 4 & 15 in (TWOS, JOKERS))
    return int(twos_in(payload) + jokers_in(payload))


def cards_spent(move: int) -> int:
    """The cards that leave the hand, counted."""
    payload = payload_of(move)
    if kind_of(move) == LAYOFF:
        return int(ONE[payload >> 4 & 15])
    return int(meld_counts(payload)) if payload else 0


def _is_given_away(look: Outlook, place: int) -> bool:
    """Whether a discard of this rank adds to what the opponents have, or is a wild card on a small pile."""
    if place in (TWOS, JOKERS):
        return len(look.pile) < SMALL_PILE
    return count_at(look.naturals[1 - look.side], place) > 0


def meld_place(move: int) -> int:
    """The rank of the meld that a move makes or adds to."""
    return int(rank_in(payload_of(move)))


class RulePlayer(RuleOfThumb):
    """Weighs its moves with a `Tuning`; see the module."""

    def __init__(self, game: Game, seed: "int | str", tuning: Tuning = DEFAULT) -> None:
        super().__init__(game, seed)
        self.tuning = tuning

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        look = Outlook(view, self.tuning)
        if look.turn["step"] == ANSWERING:
            return self._answer(look)
        if look.turn["step"] == TAKING:
            return self._take(look)
        laid = self._lay(look)
        return laid if laid is not None else self._discard(look)

    def unthinkable(self, view: View) -> list[int]:
        """To throw a card that fits what the opponents have on the table, or to freeze a small pile with a wild card,
        while another card can be thrown."""
        discards = [move for move in view.moves if kind_of(move) == DISCARD]
        if not discards:
            return []
        look = Outlook(view, self.tuning)
        given = [move for move in discards if _is_given_away(look, int(place_of(int(payload_of(move)))))]
        return given if len(given) < len(discards) else []

    # ---- the question ----

    def _answer(self, look: Outlook) -> int:
        """No only with much in hand that can still be laid, and time to do it."""
        yes, no = sorted(look.view.moves, key=lambda move: kind_of(move) != YES)
        layable = most_points(look.hand, look.own_naturals(), look.own_wilds()) >> 8
        if look.is_urgent() or float(layable) < self.tuning.worth_waiting:
            return yes
        return no

    def _pays_to_go_out(self, look: Outlook) -> bool:
        """Whether the points caught in the others' hands outweigh what the partner still holds."""
        tuning = self.tuning
        caught = sum(look.opponent_cards()) - look.partner_cards()
        return look.is_urgent() or tuning.going_out + tuning.caught * caught > 0

    # ---- taking ----

    def _take(self, look: Outlook) -> int:
        """The pile when it brings more than the cards it costs."""
        takes = [move for move in look.view.moves if kind_of(move) == TAKE]
        if not takes:
            return int(DRAW_STOCK)
        best = max(takes, key=lambda move: (-wild_spent(move), -size_of(cards_spent(move)), -move))
        if DRAW_STOCK not in look.view.moves:
            return best
        gain = len(look.pile) - self.tuning.take_cost - self.tuning.take_wild * wild_spent(best)
        gain += self._canasta_step(look, int(place_of(look.pile[-1])))
        if look.is_urgent():
            below = counted([card for card in look.pile[:-1] if place_of(card) != THREES])
            layable = most_points(below, look.own_naturals(), look.own_wilds()) >> 8
            return best if layable + 20 >= points_of(below) - layable else int(DRAW_STOCK)
        # a small pile taken for a meld of its own still gives a pair away
        return best if gain > 0 or (gain == 0 and not payload_of(best)) else int(DRAW_STOCK)

    def _canasta_step(self, look: Outlook, place: int) -> float:
        """What the top card is worth on a meld that it brings to or near a canasta."""
        lying = count_at(look.own_naturals(), place) + count_at(look.own_wilds(), place)
        return self.tuning.take_canasta if 4 <= lying < CANASTA else self.tuning.take_step if lying else 0.0

    # ---- melding ----

    def _lay(self, look: Outlook) -> int | None:
        laying = [move for move in look.view.moves if kind_of(move) in (MELD, LAYOFF)]
        if look.turn["bound"] == MUST_GO_OUT:
            return self._most(laying)
        if look.turn["due"] > 0 and look.turn["own"]:
            return self._least_wild(laying)  # the minimum is still to be met
        if look.is_able() and self._pays_to_go_out(look):
            if ASK in look.view.moves and look.partner_cards() > self.tuning.few_cards and not look.is_urgent():
                return int(ASK)
            leading = [move for move in laying if self._leads_out(look, move)]
            if leading:
                return self._most(leading)
            if look.size == 1:
                return None
        if look.turn["due"] > 0:
            return self._begin(look, laying)
        return self._go_on(look, laying)

    def _leads_out(self, look: Outlook, move: int) -> bool:
        """Whether it can still go out after laying this."""
        spent = cards_spent(move)
        place = meld_place(move)
        wild = wild_spent(move)
        naturals = look.own_naturals() + int(ONE[place]) * (int(size_of(spent)) - wild)
        return bool(can_go_out(look.hand - spent, naturals, look.own_wilds() + int(ONE[place]) * wild))

    def _most(self, moves: list[int]) -> int | None:
        """The most points at once."""
        return max(moves, key=lambda move: (points_of(cards_spent(move)), -move)) if moves else None

    def _least_wild(self, moves: list[int]) -> int | None:
        """Few wild cards first, then many points."""
        if not moves:
            return None
        return min(moves, key=lambda move: (wild_spent(move), -points_of(cards_spent(move)), move))

    def _begin(self, look: Outlook, laying: list[int]) -> int | None:
        """The first meld of the team, unless it costs too much."""
        first = self._least_wild(laying)
        if first is None or look.is_urgent():
            return first
        due = look.turn["due"]
        tuning = self.tuning
        affordable = tuning.low_wild if due <= 50 else tuning.middle_wild if due <= 90 else tuning.high_wild
        return first if self._wild_needed(look, first) <= affordable and look.size >= tuning.first_cards else None

    def _wild_needed(self, look: Outlook, first: int) -> int:
        """About how many wild cards the minimum takes when it begins so."""
        due = look.turn["due"] - int(points_of(cards_spent(first)))
        hand = look.hand - cards_spent(first)
        for place in range(int(JOKERS) - 1, 1, -1):
            if count_at(hand, place) >= 3:
                due -= int(VALUES[place]) * int(count_at(hand, place))
        spent = wild_spent(first)
        return spent if due <= 0 else spent + -(-due // 40)

    def _go_on(self, look: Outlook, laying: list[int]) -> int | None:
        """What makes a canasta at once; natural cards as long as enough stay in the hand; wild cards to complete a
        canasta, or when time is short."""
        finishing = [move for move in laying if self._finishes(look, move)]
        if finishing:
            return self._least_wild(finishing)
        urgent = look.is_urgent()
        tuning = self.tuning
        has_one = has_canasta(look.own_naturals(), look.own_wilds())
        keep = tuning.stay_late if urgent else tuning.stay_canasta if has_one else tuning.stay
        free = [move for move in laying if look.size - int(size_of(cards_spent(move))) >= keep]
        naturals = [move for move in free if not wild_spent(move)]
        if naturals:
            return self._most(naturals)
        completing = [move for move in free if self._completes(look, move)]
        if completing:
            return self._least_wild(completing)
        if urgent:
            harmless = [move for move in free if not self._spoils(look, move)]
            return self._most(harmless)
        return None

    def _finishes(self, look: Outlook, move: int) -> bool:
        """Whether this very move makes a canasta, with a card left beside the one to be thrown away."""
        place, spent = meld_place(move), int(size_of(cards_spent(move)))
        lying = count_at(look.own_naturals(), place) + count_at(look.own_wilds(), place)
        return bool(lying < CANASTA <= lying + spent and look.size - spent >= 2)

    def _completes(self, look: Outlook, move: int) -> bool:
        """Whether the wild cards of the hand make a canasta of the meld: 300 now are better than a hope of 500."""
        place = meld_place(move)
        naturals, wild = count_at(look.own_naturals(), place), count_at(look.own_wilds(), place)
        if not naturals or naturals + wild >= CANASTA or kind_of(move) != LAYOFF:
            return False
        free = count_at(look.hand, TWOS) + count_at(look.hand, JOKERS)
        return bool(naturals + wild + min(free, 3 - wild) >= CANASTA)

    def _spoils(self, look: Outlook, move: int) -> bool:
        """Whether a wild card makes a clean canasta dirty."""
        place = meld_place(move)
        clean = count_at(look.own_naturals(), place) >= CANASTA and not count_at(look.own_wilds(), place)
        return bool(clean) and wild_spent(move) > 0

    # ---- discarding ----

    def _discard(self, look: Outlook) -> int:
        discards = [move for move in look.view.moves if kind_of(move) == DISCARD]
        worth = [(self._cost(look, int(payload_of(move))), int(self.rng.word()), move) for move in discards]
        return min(worth)[2]

    def _cost(self, look: Outlook, card: int) -> float:
        """What throwing a card costs: what it is worth in the hand, and what the next player can do with it."""
        tuning = self.tuning
        place = int(place_of(card))
        if card == JOKER or place == TWOS:
            wild = count_at(look.hand, TWOS) + count_at(look.hand, JOKERS)
            return tuning.wild - tuning.wild_more * min(int(wild), 4) + int(VALUES[place])
        if place == THREES:
            return tuning.black_three if not look.is_urgent() else 0.0
        held = count_at(look.hand, place)
        if count_at(look.own_naturals(), place):
            keep = tuning.keep_meld  # it can still be laid on the own meld
        else:
            keep = tuning.keep_one if held == 1 else tuning.keep_pair if held == 2 else tuning.keep_three
        if tuning.keep_safe:
            keep += tuning.keep_safe * int(count_at(look.gone, place))
        keep -= (tuning.late_points if look.is_urgent() else tuning.points) * int(VALUES[place])
        return keep + self._danger(look, place)

    def _danger(self, look: Outlook, place: int) -> float:
        """How much the next player gains by taking the pile with this rank on top."""
        tuning = self.tuning
        size = len(look.pile) + 1
        other = 1 - look.side
        frozen = look.frozen or not look.naturals[other]
        if count_at(look.next_known, place) >= 2:
            return tuning.danger * size
        if count_at(look.naturals[other], place):
            return (tuning.frozen_danger if frozen else tuning.danger) * size
        unseen = 8 - count_at(look.gone, place) - count_at(look.hand, place)
        chance = max(0, int(unseen) - 1) / 7.0
        danger = chance * chance * (tuning.frozen_pair if frozen else tuning.pair_danger) * size
        if tuning.likely_pair:
            danger += tuning.likely_pair * size * look.chance_of_pair(int(unseen))
        if tuning.refused and place in look.left_lying:
            danger *= 1.0 - tuning.refused
        return danger
