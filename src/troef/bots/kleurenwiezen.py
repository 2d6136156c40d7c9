"""The rule player of kleurenwiezen.

It counts the tricks of its hand with each suit as trumps, to ask, join, raise, go solo or bid abondance. A misère needs
low cards without holes. In the play it draws trumps for its side and helps its partner. In a misère it keeps out of
every trick, or makes its players win the tricks that they do not want.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.bots.base import RuleOfThumb
from troef.bots.tricks import CardReading, against_tricks, for_tricks, ruffing_a_friend
from troef.bots.whist import (
    for_one_trick,
    handing_out,
    misere_risk,
    one_trick_risk,
    ranks_in,
    safest_without,
    support_in,
    tricks_in,
)
from troef.cards.bits import BIT, SUIT_CARDS, card_count, cards_in, set_of
from troef.cards.card import SUIT_LETTERS, parse_suit, rank_of
from troef.core.moves import BID, DISCARD, NO, PASS, PLAY, RAISE, YES, kind_of, make_move, payload_of
from troef.core.view import View
from troef.games.kleurenwiezen import ORDERINGS, PACK
from troef.games.kleurenwiezen.bidding import (
    ASK,
    CONSENT,
    JOIN,
    KEEP,
    PAS_MISERIE,
    SOLO,
    WAIT,
    join_level,
    join_suit,
)
from troef.games.kleurenwiezen.claims import CLAIM, CONCEDE, sure_tricks
from troef.games.kleurenwiezen.contracts import (
    LAID_AWAY,
    LEAST_SOLO,
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
from troef.tricks.ordering import Ordering

ALL: Final = int(set_of(PACK))

#: With this many tricks of its own in a suit of this many cards it asks; a partner may count on the first number.
ASKING: Final = 2.5
LENGTH: Final = 5
#: What a joiner must bring for Samen 8, and what it may count on beyond that when it raises.
JOINING: Final = 8.0
PARTNER: Final = 5.7
#: What an asker may count on from a partner before he is heard.
HELP: Final = 4.5
#: What a hand alone must have beyond what it promises.
SPARE: Final = 0.25
#: The risk with which a misère is still bid, by what it wins; no more than the least one where it wins more.
RISKS: Final = {18: 0.34, 24: 0.3, 36: 0.28, 75: 0.12}
#: What a hole costs an open hand.
HOLE: Final = 0.05
#: What is taken off when somebody else plays the same game: he keeps out of the same tricks.
SHARED_RISK: Final = 0.03


class RulePlayer(RuleOfThumb):
    """Plays by the rules of thumb of the café; the same view gives the same move, whatever the seed."""

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        moves = view.moves
        if int(CONSENT) in moves:
            return int(CONSENT)
        if view.phase == "claim":
            return _answer(view)
        hand = int(set_of(view.hand()))
        if view.phase == "removing":
            return _put_away(view, hand)
        if view.phase == "trump":
            return max(moves, key=lambda move: tricks_in(hand, int(payload_of(move))))
        if view.phase in ("auction", "pas-miserie"):
            return Bidder(view, hand).choose()
        return int(make_move(PLAY, _card(view)))

    def unthinkable(self, view: View) -> list[int]:
        """To ruff a friend's highest card of its suit, where tricks are wanted."""
        if view.phase != "play" or SHAREABLE[_rung(view)]:
            return []
        return [int(make_move(PLAY, card)) for card in ruffing_a_friend(_for_sides(view))]


# ---- the auction ----


class Bidder:
    """The player's thoughts on one bid: what each thing that may be said promises."""

    def __init__(self, view: View, hand: int) -> None:
        self.view = view
        self.hand = hand
        self.tricks = [tricks_in(hand, suit) for suit in range(4)]
        self.asked = _asked(view, view.seat)

    def choose(self) -> int:
        """The move that promises most; a pass promises nothing."""
        passing = int(PASS) if int(PASS) in self.view.moves else int(PAS_MISERIE)
        best = max(self.view.moves, key=self.promise)
        return best if self.promise(best) > 0 else passing

    def promise(self, move: int) -> float:
        """About what a move brings, in points; below zero when the hand does not carry it."""
        kind, payload = int(kind_of(move)), int(payload_of(move))
        if kind == WAIT:
            return 0.5 if any(support_in(self.hand, suit) >= JOINING - PARTNER for suit in range(4)) else -1.0
        if kind == ASK:
            return self._asking(payload)
        if kind == KEEP:
            return 1.0 if self.asked is not None else -1.0
        if kind == JOIN:
            return self._together(int(join_suit(payload)), int(join_level(payload)))
        if kind == RAISE:
            return self._together(self._own_pair(), payload)
        if kind == SOLO:
            suit = self.asked if self.asked is not None else self._own_suit()
            return self._alone(suit, payload, 12.0 + 3 * (payload - int(LEAST_SOLO)))
        if kind == BID:
            return self._special(payload)
        return 0.0

    def _asking(self, suit: int) -> float:
        length = int(card_count(self.hand & SUIT_CARDS[suit]))
        tricks = self.tricks[suit]
        strong = length >= LENGTH or (length == LENGTH - 1 and tricks >= ASKING + 1.4)
        if not strong or tricks < ASKING:
            return -1.0
        high = str(self.view.fact("highest") or "")
        if high.startswith("samen") and tricks + HELP < int(high.rpartition("-")[2]):
            return -1.0  # a partner must be able to outbid it
        if self.asked is not None and tricks < self.tricks[self.asked] + 0.5:
            return -1.0
        return tricks - ASKING + 2.0 + 0.01 * length

    def _together(self, suit: int, n: int) -> float:
        brings = max(support_in(self.hand, suit), self.tricks[suit] - 0.6)
        spare = brings + PARTNER - n
        return 4.0 + spare if spare >= 0 else -1.0

    def _alone(self, suit: int, need: int, value: float) -> float:
        spare = self.tricks[suit] - need - SPARE
        return value + spare if spare >= 0 else -1.0

    def _special(self, index: int) -> float:
        rung = SPECIAL_RUNG[index]
        rank, suit = int(rank_at(rung)), int(suit_at(rung))
        if SHAREABLE[rank]:
            return self._misere(rank)
        need = int(NEEDED[rank])
        value = float(WK[NAMES[rank]].win)
        if suit == NO_SUIT:
            return value + 0.5 if _top_tricks(self.hand) >= need else -1.0
        tricks = max(self.tricks[suit], float(_sure_alone(self.hand, suit)))
        # in a count of thirteen, certain high cards are not quite whole tricks
        spare = tricks - need - (0.1 if need < 12 and tricks != need else -0.1)
        return value + spare if spare >= 0 else -1.0

    def _misere(self, rank: int) -> float:
        if NEEDED[rank]:
            risk = one_trick_risk(self.hand) + 0.08
        elif LAID_AWAY[rank]:
            risk = misere_risk(self.hand & ~int(BIT[safest_without(self.hand)]))
        else:
            risk = misere_risk(self.hand) + (HOLE * _holes(self.hand) if OPENINGS[rank] else 0.0)
        value = WK[NAMES[rank]].win
        allowed = RISKS.get(value, min(RISKS.values())) - (
            SHARED_RISK if self.view.fact("highest") == NAMES[rank].replace(" ", "-") else 0.0
        )
        return value * (1.0 - 2.0 * risk) if risk <= allowed else -1.0

    def _own_pair(self) -> int:
        """The suit of the pair that this player speaks for."""
        for seat, move in reversed(self.view.log):
            if seat == self.view.seat and kind_of(move) == JOIN:
                return int(join_suit(payload_of(move)))
        raise ValueError("there is no pair")

    def _own_suit(self) -> int:
        for seat, move in reversed(self.view.log):
            if seat == self.view.seat and kind_of(move) == ASK:
                return int(payload_of(move))
        raise ValueError("no suit was asked")


def _asked(view: View, seat: int) -> "int | None":
    """The suit that a seat is asking, or None."""
    for key in ("asks", "kept"):
        suit = view.badge(seat, key)
        if suit is not None:
            return parse_suit(str(suit))
    return None


def _holes(hand: int) -> int:
    """The cards that can be caught when everybody sees them: those with more lower ones outside than below them."""
    holes = 0
    for suit in range(4):
        holes += sum(rank > 2 * place for place, rank in enumerate(ranks_in(hand, suit)))
    return holes


def _top_tricks(hand: int) -> int:
    """The tricks that nobody can take from a hand on lead without trumps: the run of top cards in each suit."""
    total = 0
    for suit in range(4):
        ranks = [int(rank_of(card)) for card in cards_in(hand & SUIT_CARDS[suit])]
        run = 0
        while 12 - run in ranks:
            run += 1
        total += len(ranks) if run + len(ranks) >= 13 else run
    return total


def _sure_alone(hand: int, trump: int) -> int:
    """The tricks that a hand on lead hardly can lose with a suit as trumps that is drawn out from the top; 0 without
    such a suit: its top cards must draw the others' trumps when one hand has about half of them."""
    ranks = ranks_in(hand, trump)
    run = 0
    while 12 - run in ranks:
        run += 1
    if len(ranks) < LENGTH or 2 * run < 13 - len(ranks):
        return 0
    return len(ranks) + _top_tricks(hand & ~int(SUIT_CARDS[trump]))


# ---- cards put away, claims ----


def _put_away(view: View, hand: int) -> int:
    """As player of the misère the card that is most dangerous; as opponent a high one that stands in the way."""
    if view.badge(view.seat, "contract") is not None:
        return int(make_move(DISCARD, safest_without(hand)))
    longest = max(range(4), key=lambda suit: int(card_count(hand & SUIT_CARDS[suit])))
    return int(make_move(DISCARD, max(cards_in(hand & SUIT_CARDS[longest]), key=lambda card: int(rank_of(card)))))


def _answer(view: View) -> int:
    """Agree to what helps; object to what costs, unless the claimer's open hand shows that it is right."""
    claimer, conceder = view.fact("claim"), view.fact("concession")
    said = int(CLAIM) if claimer is not None else int(CONCEDE)
    who = claimer if claimer is not None else conceder
    assert isinstance(who, int)
    ours = (view.badge(who, "contract") is None) == (view.badge(view.seat, "contract") is None)
    if ours == (said == CLAIM):
        return int(YES)
    trick = view.zone("trick").cards
    if said == CLAIM and not trick and _holds_all(view, who):
        return int(YES)
    return int(NO)


def _holds_all(view: View, claimer: int) -> bool:
    """Whether the open hand of a claimer takes every trick, even if all cards one cannot see lay in one hand."""
    hands = [int(set_of(view.zone(f"hand-{seat}").cards)) for seat in range(4)]
    played = int(set_of([int(payload_of(move)) for _, move in view.log if kind_of(move) == PLAY]))
    unseen = ALL & ~played & ~hands[claimer] & ~hands[view.seat]
    lies = [hands[seat] if seat in (claimer, view.seat) else unseen for seat in range(4)]
    trump = view.fact("trump")
    order = ORDERINGS[parse_suit(str(trump)) if trump is not None else -1]
    return int(sure_tricks(vec[i64](lies), claimer, order)) >= int(card_count(hands[claimer]))


# ---- the play ----


def _rung(view: View) -> int:
    """The contract that is played, as its place in `NAMES`."""
    return NAMES.index(str(view.fact("contract")).replace("-", " "))


def _players(view: View) -> list[int]:
    """The seats that play the contract."""
    return [seat for seat in range(4) if view.badge(seat, "contract") is not None]


def _order(view: View) -> Ordering:
    trump = view.fact("trump")
    return ORDERINGS[SUIT_LETTERS.index(str(trump)) if trump is not None else -1]


def _for_sides(view: View) -> CardReading:
    """The play of a contract in which two sides want tricks."""
    players = _players(view)
    mine = view.seat in players
    return CardReading(view, _order(view), ALL, [seat for seat in range(4) if (seat in players) == mine])


def _card(view: View) -> int:
    players, rank, order = _players(view), _rung(view), _order(view)
    mine = view.seat in players
    if not SHAREABLE[rank]:
        return for_tricks(_for_sides(view), mine)
    if mine:
        reading = CardReading(view, order, ALL, [view.seat])
        if NEEDED[rank] and not view.badge(view.seat, "tricks"):
            return for_one_trick(reading)
        return against_tricks(reading)
    reading = CardReading(view, order, ALL, [seat for seat in range(4) if seat not in players])
    return handing_out(reading, [seat for seat in players if view.badge(seat, "tricks") == int(NEEDED[rank])])
