"""The rule player of klaverjassen.

It names trump when its hand carries it, draws trumps as maker, and otherwise plays the card that is worth most: the
points its side expects from this trick with it, less what the card is worth in later tricks. What the others may hold
follows from the cards that fell and from who could not follow.
"""

from typing import Final

from troef.bots.base import RuleOfThumb
from troef.cards.bits import BIT, SUIT_CARDS, card_count, cards_in, set_of
from troef.cards.card import ACE, JACK, KING, NINE, QUEEN, SUIT_LETTERS, TEN, rank_of
from troef.core.game import Game
from troef.core.moves import NO_ROEM, PASS, PLAY, ROEM, TRUMP, kind_of, make_move, payload_of
from troef.core.view import View
from troef.games.klaverjassen import LAST_TRICK, ORDERINGS, PACK
from troef.tricks.roem import roem_points

#: What a hand must be worth to name trump, by the number of passes before (the first is forced after four).
NAMING: Final[tuple[float, ...]] = (7.3, 7.3, 6.6, 8.3)

#: Worth of a trump in the hand of the maker, by rank.
TRUMP_WORTH: Final = {int(JACK): 4.0, int(NINE): 2.6, int(ACE): 1.6, int(TEN): 1.2}

#: What a low trump is worth for later tricks, and a high card that is still to win one.
RUFF: Final = 8.0
MASTER: Final = 7.0
#: A bare ten is kept for a trick of the partner.
LONELY_TEN: Final = 8.0

#: Points that a player still to come adds to a trick of his own side, and to one of the others.
GIVEN: Final = 4.5
SPARED: Final = 2.0

#: How often a player still to come drops one given card of the suit led.
DROPS: Final = 0.25

ALL: Final = int(set_of(PACK))


class RulePlayer(RuleOfThumb):
    """Plays by the rules of thumb of a sound club player; the same view gives the same move, whatever the seed."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        super().__init__(game, seed)
        self.must_always_ruff = game.options.variant == "rotterdams"

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        if view.phase == "trump":
            return _name_trump(view)
        outlook = Outlook(view, self.must_always_ruff)
        if view.phase == "roem":
            return int(ROEM) if outlook.wants_roem() else int(NO_ROEM)
        cards = [int(payload_of(move)) for move in view.moves]
        return int(make_move(PLAY, outlook.best(cards)))

    def unthinkable(self, view: View) -> list[int]:
        """To keep the ten from the partner's plain ace."""
        if view.phase != "play":
            return []
        suit = Outlook(view, self.must_always_ruff).partners_ace()
        if suit < 0:
            return []
        ten = int(make_move(PLAY, 16 * suit + TEN))
        return [move for move in view.moves if move != ten] if ten in view.moves else []


def strength(hand: int, trump: int) -> float:
    """About how many tricks the hand takes as maker with this trump, a jack counting double."""
    trumps = hand & SUIT_CARDS[trump]
    worth = 0.0
    for card in cards_in(trumps):
        worth += TRUMP_WORTH.get(int(rank_of(card)), 0.8)
    if trumps & _card(trump, JACK) == 0:
        worth -= 0.8  # the highest trump is with somebody else
    worth += 0.5 * max(0, int(card_count(trumps)) - 3)
    if trumps & _card(trump, KING) and trumps & _card(trump, QUEEN):
        worth += 0.6
    for suit in range(4):
        if suit == trump:
            continue
        ace, ten = hand & _card(suit, ACE), hand & _card(suit, TEN)
        length = card_count(hand & SUIT_CARDS[suit])
        if ace:
            worth += 1.6 if length <= 3 else 1.2
        if ten:
            worth += 0.9 if ace else 0.4 if length > 1 else 0.0
    return worth


def _card(suit: int, rank: int) -> int:
    return int(BIT[16 * suit + rank])


def _name_trump(view: View) -> int:
    hand = int(set_of(view.hand()))
    suits = [(strength(hand, suit), suit) for suit in range(4)]
    worth, suit = max(suits)
    passes = sum(1 for _, move in view.log if move == PASS)
    if PASS in view.moves and worth < NAMING[passes]:
        return int(PASS)
    return int(make_move(TRUMP, suit))


class Outlook:
    """What the player sees during the play, and what follows from it.

    Sets of cards are masks. `void[seat]` are the cards that a seat has shown not to hold, `unseen` those in the other
    three hands together.
    """

    def __init__(self, view: View, must_always_ruff: bool) -> None:
        self.view = view
        self.seat = view.seat
        self.trump = SUIT_LETTERS.index(str(view.fact("trump")))
        self.order = ORDERINGS[self.trump]
        self.trumps = int(self.order.members[self.trump])
        self.making = view.fact("maker") == self.seat
        self.our_deal = view.fact("maker") in (self.seat, (self.seat + 2) % 4)
        self.hand = int(set_of(view.hand()))
        self.must_always_ruff = must_always_ruff
        self.void = [0, 0, 0, 0]
        self.sides = [0, 0]  # card points taken by seats 0 and 2, 1 and 3
        self.trick: list[int] = []
        self.by: list[int] = []
        self.last_taker = 0
        played = self._follow_the_play()
        self.unseen = ALL & ~self.hand & ~played
        self.sizes = [len(view.zone(f"hand-{seat}").cards) + view.zone(f"hand-{seat}").hidden for seat in range(4)]

    def _follow_the_play(self) -> int:
        """Run through the tricks of this deal: who took what, who could not follow."""
        played = 0
        for seat, move in self.view.log:
            if kind_of(move) != PLAY:
                continue
            card = int(payload_of(move))
            played |= int(BIT[card])
            if len(self.trick) == 4:
                self.trick, self.by = [], []
            if self.trick:
                self._notice_void(seat, card)
            self.trick.append(card)
            self.by.append(seat)
            if len(self.trick) == 4:
                self.last_taker = self.by[self._winning(self.trick)]
                self.sides[self.last_taker & 1] += int(self.order.points_in(set_of(self.trick)))
        if len(self.trick) == 4 and self.view.phase == "play":
            self.trick, self.by = [], []
        return played

    def _notice_void(self, seat: int, card: int) -> None:
        suits = self.order.suits
        led = suits[self.trick[0]]
        if suits[card] == led:
            return
        self.void[seat] |= int(self.order.members[led])
        if suits[card] == self.trump:
            return
        place = self._winning(self.trick)
        best = self.trick[place]
        if self.by[place] & 1 != seat & 1:
            over = self.trumps if suits[best] != self.trump else int(self.order.beaters[best])
            self.void[seat] |= self.trumps if self.must_always_ruff else over
        elif self.must_always_ruff:
            self.void[seat] |= self.trumps

    def _winning(self, trick: list[int]) -> int:
        """Which card of a trick is winning."""
        place = 0
        for other in range(1, len(trick)):
            if self.order.beaters[trick[place]] & BIT[trick[other]]:
                place = other
        return place

    def partners_ace(self) -> int:
        """The plain suit in which the partner holds the trick with the ace, if no opponent who still plays has shown
        that he cannot follow; else -1."""
        if len(self.trick) < 2:
            return -1
        place = self._winning(self.trick)
        suit = self.trick[place] >> 4
        plain_ace = suit != self.trump and rank_of(self.trick[place]) == ACE
        left = (self.seat + 1) % 4
        ruffed = left not in self.by and bool(self.void[left] & self.order.members[suit])
        return suit if plain_ace and self.by[place] == (self.seat + 2) % 4 and not ruffed else -1

    # ---- roem ----

    def wants_roem(self) -> bool:
        """Roem is for the defenders too when the makers fail: the makers keep silent when that is likely."""
        if not self.our_deal:
            return True
        side = self.seat & 1
        ours = self.sides[side] + self._claimed(self.seat) + int(roem_points(set_of(self.trick), self.trump))
        theirs = self.sides[1 - side] + self._claimed(self.seat + 1)
        left = 162 - sum(self.sides)
        if not self.hand:  # the last trick is ours
            return ours + int(LAST_TRICK) > theirs
        return ours + 0.8 * left > theirs + 0.2 * left

    def _claimed(self, seat: int) -> int:
        claimed = self.view.badge(seat % 4, "roem")
        return claimed if isinstance(claimed, int) else 0

    # ---- what the others hold ----

    def chance(self, seat: int, cards: int) -> float:
        """About how likely it is that a seat holds at least one of these unseen cards."""
        none = 1.0
        others = [other for other in range(4) if other != self.seat]
        for card in cards_in(cards & self.unseen & ~self.void[seat]):
            room = sum(self.sizes[other] for other in others if not self.void[other] & BIT[card])
            none *= 1.0 - self.sizes[seat] / max(1, room)
        return 1.0 - none

    def their_trumps(self) -> int:
        """The trumps that an opponent may hold."""
        left, right = (self.seat + 1) % 4, (self.seat + 3) % 4
        return self.unseen & self.trumps & ~(self.void[left] & self.void[right])

    def beats(self, seat: int, best: int, led: int) -> float:
        """How likely a seat still to play is to beat the winning card."""
        beaters = int(self.order.beaters[best])
        members = int(self.order.members[led])
        higher = self.chance(seat, beaters & members)
        if led == self.trump:
            return higher
        without = 1.0 - self.chance(seat, members)
        return higher + without * self.chance(seat, beaters & self.trumps)

    # ---- the choice of a card ----

    def best(self, cards: list[int]) -> int:
        """The card to play."""
        if not self.trick:
            drawn = self._draw_trumps(cards)
            if drawn >= 0:
                return drawn
        return max(cards, key=self.worth)

    def _draw_trumps(self, cards: list[int]) -> int:
        """As maker, the trump to lead while opponents may hold some; -1 when there is nothing to draw with."""
        theirs = self.their_trumps()
        own = self.hand & self.trumps
        if not self.our_deal or not theirs or not own:
            return -1
        top = int(self.order.best_in(own))
        if not self.unseen & int(self.order.beaters[top]):
            return top if self.making or card_count(own) > 1 else -1
        low = min(cards_in(own), key=lambda card: int(self.order.points[card]))
        first_lead = self.sizes[self.seat] >= 6
        if (self.making and card_count(own) >= 3) or (not self.making and first_lead):
            return low if self.order.points[low] < 10 else -1
        return -1

    def worth(self, card: int) -> float:
        """Points that our side expects from the trick with this card, less what the card is worth later."""
        trick = [*self.trick, card]
        place = self._winning(trick)
        led = int(self.order.suits[trick[0]])
        best = trick[place]
        leader = (self.seat - len(self.trick)) % 4
        ours = 1.0 if (leader + place) & 1 == self.seat & 1 else 0.0
        points = sum(int(self.order.points[other]) for other in trick)
        won = lost = float(points + self._roem(trick, led))
        for seat in [(self.seat + step) % 4 for step in range(1, 5 - len(trick))]:
            beats = self.beats(seat, best, led)
            if seat & 1 == self.seat & 1:
                ours += (1.0 - ours) * beats * (0.6 if len(trick) == 1 else 1.0)
                won, lost = won + GIVEN, lost + SPARED
            else:
                ours -= ours * beats
                won, lost = won + SPARED, lost + GIVEN
        if self.sizes[self.seat] == 1:
            won, lost = won + int(LAST_TRICK), lost + int(LAST_TRICK)
        return ours * won - (1.0 - ours) * lost - self.keep(card)

    def _roem(self, trick: list[int], led: int) -> float:
        """The roem in a trick so far, with a share of what others may add to it."""
        cards = int(set_of(trick))
        now = int(roem_points(cards, self.trump))
        to_come = 4 - len(trick)
        if not to_come:
            return now
        added = 0.0
        for card in cards_in(self.unseen & int(self.order.members[led])):
            added += int(roem_points(cards | int(BIT[card]), self.trump)) - now
        return now + DROPS * min(to_come, 2) * added

    def keep(self, card: int) -> float:
        """What a card is worth in later tricks."""
        if self.sizes[self.seat] == 1:
            return 0.0
        suit = int(self.order.suits[card])
        higher = self.unseen & int(self.order.beaters[card])
        points = float(self.order.points[card])
        if suit == self.trump:
            # one that nobody can take brings home its own points whenever it is played
            return RUFF + (0.5 if higher and self.their_trumps() else 1.0) * points
        mates = self.hand & int(self.order.members[suit]) & ~int(BIT[card])
        if not higher & ~self.trumps:
            # a master: sure once their trumps are gone, and less likely to live the shorter the suit lies with them
            return (MASTER + 2.0 if not self.their_trumps() else MASTER - 3.0) * (0.6 if mates else 1.0)
        if rank_of(card) == TEN:
            return 4.0 if mates else LONELY_TEN
        if mates and mates & _card(suit, TEN) and card_count(mates) == 1:
            return 3.0  # the only guard of a ten
        return 0.1 * points
