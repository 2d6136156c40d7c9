"""The opening lead: what a sound player would lead by rule, and a table learnt by double dummy that corrects it.

The rule says which card of each suit is conventional, and which suit. The table (`troef/data/leads/bridge.json`) was
fitted to the tricks that the defence takes after each lead (`bots/learning/leads.py`). It chooses among the
conventional card of each suit and its other end, so partner can still read which card of a suit was led.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Final

from troef.bots.bridge.system import UnderstoodAuction
from troef.bots.bridge.valuing import ValuedHand, level_strain
from troef.cards.bits import BIT, SUIT_CARDS, card_count, cards_in
from troef.core.moves import BID, kind_of
from troef.games.bridge.auction import NO_TRUMP_STRAIN

TEN: Final = 8
JACK: Final = 9
QUEEN: Final = 10
KING: Final = 11
ACE: Final = 12
#: What a suit is to the leader, the first that holds: trumps, bid by partner, by dummy, by declarer, by nobody.
TRUMPS, PARTNERS, DUMMYS, DECLARERS, UNBID = range(5)
ROLES: Final = 5
#: A suit has 1, 2 … 5 or more cards for the table, and 0 to 4 or more trumps are held.
LONG: Final = 5
LENGTHS: Final = 5
#: Which of A K Q J are held.
PATTERNS: Final = 16
#: Kinds of leads: see `_kind`.
KINDS: Final = 6
#: The strength of a hand in steps of this many high card points.
STEP: Final = 4
STEPS: Final = 4
#: Part score, game, slam.
HEIGHTS: Final = 3
#: Weights are kept in hundredths of a trick.
UNIT: Final = 0.01


class LeadSituation:
    """What the leader knows beside the hand: the contract and who has bid what.

    `strain` and `height` (part score, game, slam) are those of the contract; `roles[suit]` says what a suit is.
    """

    def __init__(self, leader: int, rung: int, bidding: UnderstoodAuction) -> None:
        self.strain = rung % 5
        level = rung // 5 + 1
        game = level >= (3 if self.strain == NO_TRUMP_STRAIN else 4 if self.strain >= 2 else 5)
        self.height = 2 if level >= 6 else 1 if game else 0
        partner, declarer, dummy = (_suits_of(bidding, seat % 4) for seat in (leader + 2, leader + 3, leader + 1))
        self.roles = [UNBID] * 4
        for suit in range(4):
            if suit == self.strain:
                self.roles[suit] = TRUMPS
            elif suit in partner:
                self.roles[suit] = PARTNERS
            elif suit in dummy:
                self.roles[suit] = DUMMYS
            elif suit in declarer:
                self.roles[suit] = DECLARERS

    def at_no_trump(self) -> bool:
        """Whether there are no trumps."""
        return self.strain == int(NO_TRUMP_STRAIN)


def _suits_of(bidding: UnderstoodAuction, seat: int) -> set[int]:
    """The suits that a seat has shown: four cards, or three and a bid. A transfer shows another suit than its own."""
    shown = bidding.shown[seat].lengths
    bids = {level_strain(call)[1] for other, call in bidding.calls if other == seat and kind_of(call) == BID}
    return {suit for suit in range(4) if shown[suit] >= 4 or (suit in bids and shown[suit] >= 3)}


# ---- by rule ----


def lead_by_rule(situation: LeadSituation, hand: int) -> int:
    """Partner's suit, a sequence, a singleton to ruff, or from the longest suit."""
    best, chosen = -99.0, -1
    for suit in range(4):
        held = cards_in(hand & int(SUIT_CARDS[suit]))
        if not held:
            continue
        role = situation.roles[suit]
        value = _value(held, role == TRUMPS, situation.at_no_trump())
        if role == PARTNERS:
            value += 4
        elif role in (DUMMYS, DECLARERS):
            value -= 2.5
        if value > best:
            best, chosen = value, conventional_card(held, situation.at_no_trump(), role == PARTNERS)
    return chosen


def _value(held: list[int], trump: bool, at_no_trump: bool) -> float:
    """How good it is to lead a suit."""
    ranks = [card & 15 for card in reversed(held)]
    sequence = _sequence(ranks)
    if at_no_trump:
        honours = sum(rank >= TEN for rank in ranks)
        return len(held) + 0.25 * honours + (2 if sequence >= 3 else 1 if sequence == 2 else 0)
    if trump:
        return 1.0 if ranks[0] < 10 else -2.0
    value = 0.0
    if ranks[:2] == [12, 11]:
        value += 5
    elif sequence >= 2 and ranks[0] >= 10:
        value += 3 + 0.5 * sequence
    elif len(held) == 1:
        value += 3 if ranks[0] < 11 else 0
    elif len(held) == 2:
        value += 1.5 if ranks[0] < 10 else -1.5
    if ranks[0] == 12 and ranks[1:2] != [11]:
        value -= 4  # no ace without the king, and not away from it
    if ranks[0] in (11, 10) and sequence < 2 and len(held) > 1:
        value += 0.5 if ranks[0] == 10 else -0.5
    return value + 0.1 * len(held)


def _sequence(ranks: list[int]) -> int:
    """How many cards from the top follow each other."""
    count = 1
    while count < len(ranks) and ranks[count] == ranks[count - 1] - 1:
        count += 1
    return count if ranks[0] >= TEN else 1


def conventional_card(held: list[int], at_no_trump: bool, partners: bool) -> int:
    """Which card of a suit: the top of a sequence or of two, the fourth best or a low one otherwise."""
    ranks = [card & 15 for card in reversed(held)]
    sequence = _sequence(ranks)
    if len(held) <= 2:
        return held[-1]
    if sequence >= 3 or (sequence == 2 and (not at_no_trump or partners)):
        return held[-1]
    if ranks[0] == 12 and not at_no_trump:
        return held[-1]
    if len(held) >= 4:
        return held[-4]
    return held[0] if ranks[0] >= TEN else held[-1]


# ---- by the table ----


def leads_to_weigh(situation: LeadSituation, hand: int) -> list[int]:
    """The rule's lead first; of each suit the conventional card, and its other end: the top honour or a low card.

    Where partner has bid and the rule leads that suit, nothing else is weighed.
    """
    found = [lead_by_rule(situation, hand)]
    if situation.roles[found[0] >> 4] == PARTNERS:
        return found
    ceiling = ACE if situation.at_no_trump() else KING  # against a suit nobody leads from under an ace
    for suit in range(4):
        held = cards_in(hand & int(SUIT_CARDS[suit]))
        if not held:
            continue
        usual = conventional_card(held, situation.at_no_trump(), situation.roles[suit] == PARTNERS)
        leads = [usual]
        if usual != held[-1] and held[-1] & 15 >= JACK:
            leads.append(held[-1])
        elif usual == held[-1] and JACK <= usual & 15 <= ceiling and len(held) > 2:
            leads.append(held[-4] if len(held) >= 4 else held[0])
        found += [card for card in leads if card not in found]
    return found


#: The tables of features, one after the other, by the first feature of each.
HOLDINGS: Final = 0  # no trump, honours, length, whether an honour is led
PLACES: Final = HOLDINGS + 2 * PATTERNS * 4 * 2  # no trump, height, role, length
KINDS_OF_LEAD: Final = PLACES + 2 * HEIGHTS * ROLES * LENGTHS  # no trump, role, kind
STRENGTHS: Final = KINDS_OF_LEAD + 2 * ROLES * KINDS  # no trump, strength of the hand, kind
RUFFS: Final = STRENGTHS + 2 * STEPS * KINDS  # role, length, own trumps
OWN: Final = RUFFS + ROLES * LENGTHS * LENGTHS  # no trump, height: it is the rule's lead
SIZE: Final = OWN + 2 * HEIGHTS


def lead_features(situation: LeadSituation, hand: int, card: int, by_rule: int) -> list[int]:
    """The features that hold for leading a card, where the rule would lead `by_rule`."""
    suit = card >> 4
    held = hand & int(SUIT_CARDS[suit])
    no_trump = int(situation.at_no_trump())
    role = situation.roles[suit]
    length = min(int(card_count(held)), LONG) - 1
    pattern = held >> (16 * suit + JACK) & (PATTERNS - 1)
    kind = _kind(held, card)
    strength = min(ValuedHand(hand).hcp // STEP, STEPS - 1)
    found = [
        HOLDINGS + ((no_trump * PATTERNS + pattern) * 4 + min(length, 3)) * 2 + int(card & 15 >= JACK),
        PLACES + ((no_trump * HEIGHTS + situation.height) * ROLES + role) * LENGTHS + length,
        KINDS_OF_LEAD + (no_trump * ROLES + role) * KINDS + kind,
        STRENGTHS + (no_trump * STEPS + strength) * KINDS + kind,
    ]
    if not no_trump:
        trumps = min(int(card_count(hand & int(SUIT_CARDS[situation.strain]))), LONG - 1)
        found.append(RUFFS + (role * LENGTHS + length) * LENGTHS + trumps)
    if card == by_rule:
        found.append(OWN + no_trump * HEIGHTS + situation.height)
    return found


def _kind(held: int, card: int) -> int:
    """What kind of lead it is: from one card or two, the head of a sequence, another honour, away from honours, from
    small cards."""
    count = card_count(held)
    if count <= 2:
        return int(count) - 1
    if card & 15 >= TEN:
        return 2 if held & int(BIT[card - 1]) else 3
    return 4 if held >> (16 * (card >> 4) + QUEEN) & 7 else 5


@cache
def lead_weights() -> list[float]:
    """The weights of the features, in tricks; all zero where nothing was learnt."""
    path = files("troef") / "data" / "leads" / "bridge.json"
    if not path.is_file():
        return [0.0] * SIZE
    weights = json.loads(path.read_text(encoding="utf-8"))["weights"]
    return [weight * UNIT for weight in weights]


def lead_worths(situation: LeadSituation, hand: int) -> list[tuple[int, float]]:
    """The leads to weigh, the rule's own first, each with the tricks that the table gives it.

    They mean something beside each other only.
    """
    leads = leads_to_weigh(situation, hand)
    weights = lead_weights()
    found: list[tuple[int, float]] = []
    for card in leads:
        worth = 0.0
        for feature in lead_features(situation, hand, card, leads[0]):
            worth += weights[feature]
        found.append((card, worth))
    return found


def opening_lead(situation: LeadSituation, hand: int) -> int:
    """The lead that is worth most; the rule's own where no other is worth more."""
    best, most = -1, 0.0
    for card, worth in lead_worths(situation, hand):
        if best < 0 or worth > most:
            best, most = card, worth
    return best
