"""The rule player of wiezen.

It counts the tricks of its hand with the turned suit, to ask, to join and to play alone, and with its best suit for
abondance. A misère needs low cards without holes. In the play it draws trumps for its side and helps its partner. In a
misère it keeps out of every trick, or makes its players win the tricks that they do not want.
"""

from typing import Final

from troef.auction.contract import ALONE, BIDDER_NAMES, EXACTLY, TURNED_UP
from troef.bots.base import RuleOfThumb
from troef.bots.tricks import CardReading, against_tricks, for_tricks
from troef.bots.whist import handing_out, misere_risk, support_in, tricks_in
from troef.cards.bits import SUIT_CARDS, card_count, set_of
from troef.cards.card import parse_card, parse_suit, suit_of
from troef.core.moves import BID, PASS, PLAY, kind_of, make_move, payload_of
from troef.core.view import View
from troef.games.wiezen import ORDERINGS, PACK
from troef.games.wiezen.auction import WAIT
from troef.games.wiezen.contracts import MEEGAAN, NEEDED, SIDES, STRAINS, TASKS, TROEL, VALUES, VRAAG

ALL: Final = int(set_of(PACK))

#: With this many tricks of its own and this many trumps it asks: nobody plays alone who is not joined.
ASKING: Final = 2.6
TRUMPS: Final = 4
#: What a hand brings to go along, and to wait for somebody who asks.
JOINING: Final = 2.6
WAITING: Final = 2.2
#: The tricks of its own with which it goes alone, by the tricks that it needs: the small trumps of a solo bring more
#: than the count says, and certain high cards are not quite whole tricks in it. These and the ones above were found by
#: playing.
OWN_TRICKS: Final = {5: 3.6, 9: 8.6, 13: 12.5}
#: The risk with which a misère is still bid, by its value; no more than the least one where it is worth more.
RISKS: Final = {10: 0.42, 16: 0.26}
#: Of two bids that are worth the same, the one that leaves trump free.
FIXED_TRUMP: Final = 0.1


class RulePlayer(RuleOfThumb):
    """Plays by the rules of thumb of the café; the same view gives the same move, whatever the seed."""

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        hand = int(set_of(view.hand()))
        if view.phase == "auction":
            return _speak(view, hand)
        if view.phase == "trump":
            return max(view.moves, key=lambda move: tricks_in(hand, int(payload_of(move))))
        return int(make_move(PLAY, _card(view)))


def _speak(view: View, hand: int) -> int:
    """The bid that is worth most of those that the hand carries; without one a pass, or waiting for a partner."""
    turned = int(suit_of(parse_card(str(view.memory["turned"]))))
    bids = {int(payload_of(move)): move for move in view.moves if kind_of(move) == BID}
    carried = [rung for rung in bids if carries(hand, rung, turned)]
    if carried:
        return bids[max(carried, key=worth)]
    if int(WAIT) in view.moves and support_in(hand, turned) >= WAITING:
        return int(WAIT)
    return int(PASS)


def carries(hand: int, rung: int, turned: int) -> bool:
    """Whether a hand is good enough for a bid with this turned suit."""
    if TASKS[rung] == EXACTLY:
        return misere_risk(hand) <= RISKS.get(int(VALUES[rung]), min(RISKS.values()))
    if rung == TROEL:
        return True  # it is only offered to who must bid it
    if rung == VRAAG:
        return tricks_in(hand, turned) >= ASKING and int(card_count(hand & SUIT_CARDS[turned])) >= TRUMPS
    if rung == MEEGAAN:
        return max(support_in(hand, turned), tricks_in(hand, turned) - 0.5) >= JOINING
    free = STRAINS[rung] == BIDDER_NAMES
    tricks = max(tricks_in(hand, suit) for suit in range(4)) if free else tricks_in(hand, turned)
    return tricks >= OWN_TRICKS.get(int(NEEDED[rung]), int(NEEDED[rung]))


def worth(rung: int) -> float:
    """What a bid is worth beside others that the hand carries too (S2, S3)."""
    return int(VALUES[rung]) * (3 if SIDES[rung] == ALONE else 2) - (FIXED_TRUMP if STRAINS[rung] == TURNED_UP else 0.0)


def _card(view: View) -> int:
    trump = view.fact("trump")
    order = ORDERINGS[parse_suit(str(trump)) if trump is not None else -1]
    players = [seat for seat in range(4) if view.badge(seat, "contract") is not None]
    ours = view.seat in players
    if trump is not None:
        return for_tricks(CardReading(view, order, ALL, [s for s in range(4) if (s in players) == ours]), ours)
    if ours:
        return against_tricks(CardReading(view, order, ALL, [view.seat]))
    reading = CardReading(view, order, ALL, [seat for seat in range(4) if seat not in players])
    return handing_out(reading, [seat for seat in players if not view.badge(seat, "tricks")])
