"""The rule player of tournament manille.

It announces the trump suit with which it expects most points. It knocks when it expects clearly more than half of the
points for its own side. It draws trumps as declarer's side, puts points in its partner's tricks and keeps them out of
the others'.
What a hand is worth was fitted to thousands of deals that this player played.
"""

from typing import Final

from troef.bots.base import RuleOfThumb
from troef.bots.tricks import CardReading, for_points
from troef.cards.bits import BIT, SUIT_CARDS, card_count, cards_in, set_of
from troef.cards.card import ACE, JACK, KING, QUEEN, SUIT_LETTERS, TEN
from troef.core.moves import KNOCK, PASS, PLAY, TRUMP, kind_of, make_move, payload_of
from troef.core.view import View
from troef.games.manillen_tornooi import ORDERINGS, PACK
from troef.games.manillen_tornooi.rules import CLAIM, COUNTER, DUTIES, RECORD, WITHOUT_TRUMP
from troef.tricks.following import NO_LIMITS, playable
from troef.tricks.ordering import NO_TRUMP

#: Card points that a trump is worth to its side, by rank, and what each trump is worth besides.
TRUMP_WORTH: Final = {int(TEN): 5.9, int(ACE): 4.3, int(KING): 2.4, int(QUEEN): 1.2, int(JACK): 0.4}
TRUMP_LENGTH: Final = 2.3
#: A plain ten, an ace beside it, an ace without it, and what a lonely ace loses again.
TEN_WORTH: Final = 4.0
SECOND_ACE: Final = 0.7
ACE_WORTH: Final = 1.2
LONELY_ACE: Final = -1.9
#: A plain suit of which there is nothing or one card, and each card over four of one suit.
VOID: Final = 3.2
SINGLE: Final = 1.2
LONG: Final = -1.7
#: The same without trumps, where a king behind ten and ace counts too.
TEN_ALONE: Final = 6.2
ACE_BEHIND: Final = 3.6
ACE_ALONE: Final = 3.0
KING_BEHIND: Final = 1.6
#: What the rest of the table is worth to the hand's side: the dealer's, the dealer's partner's, an opponent's.
WITH_TRUMP: Final = {"dealer": 16.2, "partner": 22.4, "opponent": 14.3}
WITHOUT: Final = {"dealer": 20.6, "partner": 20.6, "opponent": 18.6}

#: A pair that expects more than this knocks, or knocks back.
KNOCKING: Final = 34.0
COUNTERING: Final = 36.0

#: Points that a player still to come adds to a trick of its own side, and to one of the others.
GIVEN: Final = 3.0
SPARED: Final = 0.9
#: What a low trump and a card that nothing in its suit beats are worth in later tricks, besides their points.
LOW_TRUMP: Final = 4.0
MASTER: Final = 3.0
GUARDED: Final = 0.5
#: This many cards of a suit must still be out before a master of it is as good as a trick.
LENGTH_OUT: Final = 7.0

#: The seconds that a player waits that has nothing to do but to claim what is no revoke, and that the scorer leaves
#: to the others for a claim before the deal is written down.
SILENT: Final = 600.0
WRITING: Final = 3.0

ALL: Final = int(set_of(PACK))


class RulePlayer(RuleOfThumb):
    """Plays by the rules of thumb of a sound tournament player; the same view gives the same move."""

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        if view.phase == "announcement":
            return announcement(view)
        if view.phase == "knocking":
            return int(KNOCK) if expected(view) > KNOCKING else int(PASS)
        if view.phase == "countering":
            return int(COUNTER) if expected(view) > COUNTERING else int(PASS)
        seen = evident_revoke(view)
        if seen >= 0:
            return seen
        if any(kind_of(move) == PLAY for move in view.moves):
            return int(make_move(PLAY, card_of(view)))
        return int(RECORD) if RECORD in view.moves else view.moves[0]

    def delay(self, view: View) -> float:
        """Where everybody may claim at any time, who is not on turn keeps quiet unless a revoke has shown."""
        if RECORD in view.moves:
            return WRITING
        to_do = any(kind_of(move) != CLAIM for move in view.moves) or evident_revoke(view) >= 0
        return 0.5 + int(self.rng.below(500)) / 1000 if to_do else SILENT


def promise(hand: int, trump: int, role: str) -> float:
    """About how many card points the hand's side takes, of sixty; `role` is dealer, partner or opponent."""
    if trump == NO_TRUMP:
        return WITHOUT[role] + sum(_untrumped(hand & int(SUIT_CARDS[suit])) for suit in range(4))
    trumps = hand & int(SUIT_CARDS[trump])
    worth = WITH_TRUMP[role] + TRUMP_LENGTH * int(card_count(trumps))
    for rank, value in TRUMP_WORTH.items():
        if trumps & int(BIT[16 * trump + rank]):
            worth += value
    return worth + sum(_beside_trumps(hand & int(SUIT_CARDS[suit])) for suit in range(4) if suit != trump)


def _ranks(cards: int) -> set[int]:
    """The ranks in a set of one suit."""
    return {rank for rank in range(16) if cards >> rank & 0x0001_0001_0001_0001}


def _beside_trumps(cards: int) -> float:
    ranks = _ranks(cards)
    worth = LONG * max(0, len(ranks) - 4)
    worth += VOID if not ranks else SINGLE if len(ranks) == 1 else 0.0
    worth += TEN_WORTH if TEN in ranks else 0.0
    if ACE in ranks:
        worth += SECOND_ACE if TEN in ranks else ACE_WORTH
        worth += LONELY_ACE if len(ranks) == 1 else 0.0
    return worth


def _untrumped(cards: int) -> float:
    ranks = _ranks(cards)
    if TEN not in ranks:
        return 0.0 if ACE not in ranks else ACE_ALONE if len(ranks) > 1 else 0.0
    both = ACE in ranks
    return TEN_ALONE + (ACE_BEHIND if both else 0.0) + (KING_BEHIND if both and KING in ranks else 0.0)


def announcement(view: View) -> int:
    """R6: what promises most above half, a deal without trumps counting double (R11)."""
    hand = int(set_of(view.hand()))
    found: list[tuple[float, int]] = []
    for move in view.moves:
        if kind_of(move) == TRUMP:
            found.append((promise(hand, int(payload_of(move)), "dealer") - 30, move))
        elif move == WITHOUT_TRUMP:
            found.append((2 * (promise(hand, NO_TRUMP, "dealer") - 30), move))
    return max(found)[1]


def trump_of(view: View) -> int:
    """The trump suit, or that there is none."""
    suit = view.fact("trump")
    return SUIT_LETTERS.index(str(suit)) if suit != "none" else NO_TRUMP


def partner_of(view: View) -> int:
    """Who sits opposite in this boompje."""
    return view.around[(view.around.index(view.seat) + 2) % 4]


def expected(view: View) -> float:
    """What the hand promises once the dealer has announced."""
    partner = partner_of(view)
    role = "dealer" if view.dealer == view.seat else "partner" if view.dealer == partner else "opponent"
    return promise(int(set_of(view.hand())), trump_of(view), role)


def reading_of(view: View) -> CardReading:
    """What the player sees in the play; a card that a duty forbids is no choice, also where it may fall (P4)."""
    trump = trump_of(view)
    order = ORDERINGS[trump if trump != NO_TRUMP else 4]
    reading = CardReading(view, order, ALL, [partner_of(view)])
    if reading.trick:
        led, best = order.suits[reading.trick[0]], reading.best
        free = playable(reading.hand, led, best, best, reading.ours(), order, DUTIES.flags, NO_LIMITS)
        reading.cards = cards_in(free)
    return reading


def card_of(view: View) -> int:
    """The card to play: leads by plain wisdom (the dealer's side draws trumps), to a trick what is worth most."""
    reading = reading_of(view)
    if reading.leading() or len(reading.cards) == 1:
        return for_points(reading, view.dealer in reading.friends)
    return max(reading.cards, key=TrickWorth(reading).worth)


class TrickWorth:
    """What a card is worth in the trick on the table, from what the others may hold."""

    def __init__(self, reading: CardReading) -> None:
        self.reading = reading
        self.order = reading.order
        zones = [reading.view.zone(f"hand-{seat}") for seat in range(4)]
        self.sizes = [len(zone.cards) + zone.hidden for zone in zones]

    def chance(self, seat: int, cards: int) -> float:
        """About how likely it is that a seat holds at least one of these unseen cards."""
        reading, none = self.reading, 1.0
        others = [other for other in range(4) if other != reading.seat]
        for card in cards_in(cards & reading.unseen & ~reading.void[seat]):
            room = sum(self.sizes[other] for other in others if not reading.void[other] & BIT[card])
            none *= 1.0 - self.sizes[seat] / max(1, room)
        return 1.0 - none

    def beaten(self, seat: int, best: int, led: int) -> float:
        """How likely a seat still to play is to beat the winning card: by following, or by trumping."""
        beaters, lane = int(self.order.beaters[best]), int(self.order.members[led])
        higher = self.chance(seat, beaters & lane)
        if self.order.trump in (NO_TRUMP, led):
            return higher
        void = 1.0 - self.chance(seat, lane)
        return higher + void * self.chance(seat, beaters & int(self.order.trumps()))

    def worth(self, card: int) -> float:
        """Points that the own side expects from the trick with this card, less what the card is worth later."""
        reading = self.reading
        best = card if reading.beats(card) else reading.best
        led = int(self.order.suits[reading.trick[0]])
        ours = 1.0 if best == card or reading.ours() else 0.0
        won = lost = float(sum(reading.points(laid) for laid in [*reading.trick, card]))
        for seat in reading.behind():
            beaten = self.beaten(seat, best, led)
            if seat in reading.friends:
                ours += (1.0 - ours) * beaten
                won, lost = won + GIVEN, lost + SPARED
            else:
                ours -= ours * beaten
                won, lost = won + SPARED, lost + GIVEN
        return ours * won - (1.0 - ours) * lost - self.keep(card)

    def keep(self, card: int) -> float:
        """What a card is worth in later tricks."""
        reading = self.reading
        if self.sizes[reading.seat] == 1:
            return 0.0
        points, lane = float(reading.points(card)), int(self.order.members[self.order.suits[card]])
        higher = int(self.order.beaters[card]) & reading.unseen & lane
        if reading.is_trump(card):
            return LOW_TRUMP + (0.5 * points if higher else points + 0.5 * MASTER)
        if not higher:  # a master, if it is not trumped
            out = int(card_count(reading.unseen & lane)) / LENGTH_OUT + 0.15
            return (min(1.0, out) if reading.trumps_out() else 1.0) * (MASTER + points)
        guards = int(card_count(reading.hand & lane)) - 1
        return (GUARDED if guards >= card_count(higher) else 0.1) * points


def evident_revoke(view: View) -> int:
    """The claim against an opponent who once did not follow a suit and played it later (P4); -1 if there is none."""
    claims = {int(payload_of(move)): move for move in view.moves if kind_of(move) == CLAIM}
    partner = partner_of(view) if claims else -1
    order = ORDERINGS[0]
    missing = [0, 0, 0, 0]
    led, count = -1, 0
    for seat, move in view.log if claims else []:
        if kind_of(move) != PLAY:
            continue
        suit = int(order.suits[payload_of(move)])
        if count % 4 == 0:
            led = suit
        elif suit != led:
            missing[seat] |= int(SUIT_CARDS[led])
        if missing[seat] & int(BIT[payload_of(move)]) and seat in claims and seat not in (view.seat, partner):
            return claims[seat]
        count += 1
    return -1
