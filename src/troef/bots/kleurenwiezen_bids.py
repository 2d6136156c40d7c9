"""What may be said at kleurenwiezen, and what was said before: the features that its bids are learnt from."""

from typing import Final

from troef.bots.learning.features import length, pattern
from troef.bots.whist import misere_risk, one_trick_risk, support_in, tricks_in
from troef.bots.whist_bids import HONOURS, NONE, ONE, TRICKS, Said, WhistFeatures
from troef.cards.bits import set_of
from troef.cards.card import parse_suit
from troef.core.game import Game
from troef.core.moves import BID, RAISE, kind_of, payload_of
from troef.core.view import View
from troef.games.kleurenwiezen.bidding import ASK, CONSENT, JOIN, KEEP, SOLO, WAIT, join_level, join_suit
from troef.games.kleurenwiezen.contracts import (
    NAMES,
    NEEDED,
    NO_SUIT,
    OPENINGS,
    SHAREABLE,
    SPECIAL_RUNG,
    WK,
    rank_at,
    suit_at,
)

#: The kinds of what can be said: pass, wait, ask, keep, join or raise to 8 to 13 tricks, solo 6 to 8, and from here the
#: special bids by their rank.
ASKED: Final = 2
KEPT: Final = 3
JOINED: Final = 4
RAISED: Final = 10
ALONE: Final = 16
SPECIAL: Final = 19
KINDS: Final = SPECIAL + 24
#: The groups: asking, together, alone, and each of the miseries.
GROUPS: Final = 7
#: How many have spoken (none to three), how many ask (none to two), and whether nothing, a pair or more is bid.
SITUATIONS: Final = 4 * 3 * 3

#: A hand asks in a suit of five, or of four with an honour; never without an honour on fewer than six.
LEAST: Final = 4
#: What is taken off the worth of a misery, by what it wins: those at a table defend it better than rule players.
DEFENDED: Final = 1.0
#: The risk of a misery up to which the rule player's own bid of one stands, that above which none is considered, and
#: the tricks that may be missing for a bid alone.
SAFE: Final = 0.02
RISKY: Final = 0.6
MISSING: Final = 1.6


class Features(WhistFeatures):
    """The bids of kleurenwiezen."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, KINDS, GROUPS, SITUATIONS)
        # rule players in rollouts defend a misery badly, so that `strong` would overrate it: it keeps what was learnt
        self.corrected = False

    def speaks(self, view: View) -> bool:
        return view.phase == "auction" and int(CONSENT) not in view.moves

    def candidates(self, view: View, own: int) -> list[int]:
        hand = int(set_of(view.hand()))
        if _is_certain(hand, own):
            return [own]
        return [move for move in view.moves if move == own or self._sensible(view, hand, move)]

    def _sensible(self, view: View, hand: int, move: int) -> bool:
        kind, payload = int(kind_of(move)), int(payload_of(move))
        if kind == ASK:
            size, honours = length(hand, payload), pattern(hand, payload, HONOURS)
            return size > 5 or (size >= LEAST and honours > 1 and tricks_in(hand, payload) > 1.5)
        if kind == JOIN:
            return support_in(hand, int(join_suit(payload))) + 7.5 >= int(join_level(payload))
        if kind == BID:
            rung = SPECIAL_RUNG[payload]
            rank, suit = int(rank_at(rung)), int(suit_at(rung))
            if OPENINGS[rank]:  # with an open hand rollouts say least: the defenders would see all of it
                return False
            if SHAREABLE[rank]:
                return (one_trick_risk(hand) if NEEDED[rank] else misere_risk(hand)) <= RISKY
            trump = -1 if suit == NO_SUIT else suit
            return tricks_in(hand, trump) >= int(NEEDED[rank]) - MISSING
        return True

    def worth(self, view: View, move: int, own: int, weights: list[float]) -> float:
        worth = super().worth(view, move, own, weights)
        if kind_of(move) != BID:
            return worth
        rank = int(rank_at(SPECIAL_RUNG[payload_of(move)]))
        return worth - DEFENDED * float(WK[NAMES[rank]].win) if SHAREABLE[rank] else worth

    def features(self, view: View, move: int, own: int) -> list[int]:
        return self.features_of_hand(view, int(set_of(view.hand())), move, own)

    def situation(self, view: View) -> int:
        spoken = min(3, len({seat for seat, _ in view.log}))
        asking = sum(1 for seat in range(4) if seat != view.seat and view.badge(seat, "asks") is not None)
        high = str(view.fact("highest") or "")
        return (spoken * 3 + min(2, asking)) * 3 + (0 if not high else 1 if high.startswith("samen") else 2)

    def said(self, view: View, hand: int, move: int) -> Said:
        kind, payload = int(kind_of(move)), int(payload_of(move))
        if kind == ASK:
            return Said(ASKED, TRICKS, payload, 0)
        if kind == KEEP:
            return Said(KEPT, TRICKS, _own_suit(view), 0)
        if kind == JOIN:
            return Said(JOINED + int(join_level(payload)) - 8, TRICKS, int(join_suit(payload)), 1)
        if kind == RAISE:
            return Said(RAISED + payload - 8, TRICKS, _own_suit(view), 1)
        if kind == SOLO:
            return Said(ALONE + payload - 6, TRICKS, _own_suit(view), 2)
        if kind != BID:
            return Said(int(move == WAIT))
        rung = SPECIAL_RUNG[payload]
        rank, suit = int(rank_at(rung)), int(suit_at(rung))
        if not SHAREABLE[rank]:
            return Said(SPECIAL + rank, TRICKS, -1 if suit == NO_SUIT else suit, 2)
        group = 3 + [int(place) for place in range(len(SHAREABLE)) if SHAREABLE[place]].index(rank)
        return Said(SPECIAL + rank, ONE if NEEDED[rank] else NONE, -1, group)


def _is_certain(hand: int, own: int) -> bool:
    """Whether the rule player counts nine tricks or more of its own, or none at all: there is nothing to weigh."""
    if kind_of(own) != BID:
        return False
    rank = int(rank_at(SPECIAL_RUNG[payload_of(own)]))
    if SHAREABLE[rank]:
        return not NEEDED[rank] and misere_risk(hand) <= SAFE
    return int(NEEDED[rank]) >= 9


def _own_suit(view: View) -> int:
    """The suit that this seat asked, or joined."""
    for key in ("asks", "kept"):
        suit = view.badge(view.seat, key)
        if suit is not None:
            return parse_suit(str(suit))
    for seat, move in reversed(view.log):
        if seat == view.seat and kind_of(move) == JOIN:
            return int(join_suit(payload_of(move)))
        if seat == view.seat and kind_of(move) == ASK:
            return int(payload_of(move))
    return -1
