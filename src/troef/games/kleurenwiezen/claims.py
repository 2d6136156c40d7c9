"""Claims and concessions (R42, P9, P10), at tables with `allow_claims`.

Whoever is on turn may say `claim` (the rest is ours: of a miserie, it is safe) or `concede` (the rest is theirs) and
lays his cards open. When the three others agree, the deal is over. When one objects, the jury says whether it was
right; without a jury at the table it was right when nothing that the others can still do would change it, which is
asked of the claimer's own hand alone. Where several play separate games (R10) a deal is played out.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, SUIT_CARDS, card_count, first_card, last_card
from troef.core.moves import NO, OWN, YES, BoxedMove
from troef.core.phase import SINGLES, Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.core.view import REFEREE
from troef.games.kleurenwiezen.bidding import CONSENT, JURY, JURY_MOVES, REFUSE
from troef.games.kleurenwiezen.contracts import NEEDED, SHAREABLE
from troef.games.kleurenwiezen.scoring import least_lost
from troef.tricks.ordering import Ordering
from troef.tricks.play import TrickPlay
from troef.tricks.state import AroundTricks

CLAIM: Final[i64] = OWN + 10
CONCEDE: Final[i64] = OWN + 11

CLAIM_MOVES: Final[list[BoxedMove]] = [int(CLAIM), int(CONCEDE)]
ANSWERS: Final[list[BoxedMove]] = [int(YES), int(NO)]


@final
@mypyc_attr(acyclic=True)
class ClaimingPlay(AroundTricks):
    """The play of tricks with `claim` and `concede` besides the cards; `said` is what the seat `claimer` said."""

    def __init__(self, tricks: TrickPlay) -> None:
        super().__init__(tricks)
        self.turn = tricks.turn
        self.said: i64 = -1
        self.claimer: i64 = -1

    def over(self, tricks: TrickPlay) -> AroundTricks:
        other = ClaimingPlay(tricks)
        other.turn, other.said, other.claimer = self.turn, self.said, self.claimer
        return other

    def legal(self, seat: i64) -> list[int]:
        moves = self.tricks.legal(seat)
        if moves:
            moves.append(CLAIM_MOVES[0])
            moves.append(CLAIM_MOVES[1])
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        if move == CLAIM or move == CONCEDE:
            return seat == self.turn and seat >= 0
        return self.tricks.allows(seat, move)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return self.tricks.why_not(seat, move)

    def play(self, seat: i64, move: i64) -> None:
        if move == CLAIM or move == CONCEDE:
            self.said = move
            self.claimer = seat
            self.turn = -1
        else:
            self.tricks.play(seat, move)
            self.turn = self.tricks.turn

    def pick(self, seat: i64, rng: Rng) -> i64:
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Agreement(Phase):
    """The others, from the claimer's left, say whether they agree. `disputed` as soon as one does not; then `right` is
    what the jury says (-1 until it has spoken), where there is one at the table (`human`)."""

    def __init__(self, claimer: i64, said: i64, human: bool) -> None:
        super().__init__()
        self.claimer: i64 = claimer
        self.said: i64 = said
        self.human: bool = human
        self.turn = (claimer + 1) & 3
        self.disputed: bool = False
        self.right: i64 = -1

    def name(self) -> str:
        return "jury" if self.asks_jury() else "claim"

    def copy(self) -> Phase:
        other = Agreement(self.claimer, self.said, self.human)
        other.turn, other.disputed, other.right = self.turn, self.disputed, self.right
        return other

    def asks_jury(self) -> bool:
        """Whether the jury's word is awaited."""
        return self.disputed and self.human and self.right < 0

    def is_over(self) -> bool:
        """Whether nothing more is to be said."""
        return self.turn < 0 and not self.asks_jury()

    def actors(self) -> tuple[int, ...]:
        if self.asks_jury():
            return JURY
        return SINGLES[self.turn] if self.turn >= 0 else ()

    def legal(self, seat: i64) -> list[int]:
        if self.asks_jury():
            return list(JURY_MOVES) if seat == REFEREE else []
        return list(ANSWERS) if seat == self.turn and seat >= 0 else []

    def allows(self, seat: i64, move: i64) -> bool:
        if self.asks_jury():
            return seat == REFEREE and (move == CONSENT or move == REFUSE)
        return seat == self.turn and seat >= 0 and (move == YES or move == NO)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal("R42", "answer-the-claim")

    def play(self, seat: i64, move: i64) -> None:
        if self.asks_jury():
            self.right = 1 if move == CONSENT else 0
        elif move == NO:
            self.disputed = True
            self.turn = -1
        else:
            other = (seat + 1) & 3
            self.turn = i64(-1) if other == self.claimer else other

    def pick(self, seat: i64, rng: Rng) -> i64:
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]


# ---- judging ----


def sure_tricks(hands: vec[i64], seat: i64, order: Ordering) -> i64:
    """The tricks that a seat on lead takes whatever the others do, by leading out what cannot be beaten: the trumps
    first; then, if nobody else has trumps left, the other suits from the top."""
    sure: i64 = 0
    if order.trump >= 0:
        sure = _sure_in(hands, seat, order.trump)
        longest = _longest(hands, seat, order.trump)
        if longest > sure:
            return sure
    for suit in range(4):
        if suit != order.trump:
            sure += _sure_in(hands, seat, suit)
    return sure


def _longest(hands: vec[i64], seat: i64, suit: i64) -> i64:
    longest: i64 = 0
    for other in range(4):
        if other != seat:
            longest = max(longest, card_count(hands[other] & SUIT_CARDS[suit]))
    return longest


def _sure_in(hands: vec[i64], seat: i64, suit: i64) -> i64:
    """The cards of a suit that cannot be beaten when they are led from the top: those above every other hand's, and
    all of them when that is long enough to empty the others."""
    mine = hands[seat] & SUIT_CARDS[suit]
    theirs: i64 = 0
    for other in range(4):
        if other != seat:
            theirs |= hands[other] & SUIT_CARDS[suit]
    top: i64 = 0
    rest = mine
    while rest and (not theirs or last_card(rest) > last_card(theirs)):
        rest &= ~BIT[last_card(rest)]
        top += 1
    return card_count(mine) if top >= _longest(hands, seat, suit) else top


def is_safe(play: TrickPlay, seat: i64, left: i64) -> bool:
    """Whether a seat can avoid every further trick whatever the others do.

    In each suit, fewer lower cards are out than it has itself: then it can always play under what is led. On lead it
    needs a suit from which its lowest card is beaten for certain and that stays so afterwards.
    """
    hands = play.hands
    table: i64 = 0
    if card_count(hands[seat]) == left:
        table = play.trick  # he still has to play to these
    elif play.taker == seat:
        return False
    can_lead = False
    for suit in range(4):
        theirs = table & SUIT_CARDS[suit]
        for other in range(4):
            if other != seat:
                theirs |= hands[other] & SUIT_CARDS[suit]
        rest = hands[seat] & SUIT_CARDS[suit]
        leadable = rest != 0 and theirs != 0
        place: i64 = 0
        while rest:
            card = first_card(rest)
            rest &= rest - 1
            lower = card_count(theirs & (BIT[card] - 1))
            if lower > place:
                return False
            if place and lower == place:
                leadable = False
            place += 1
        can_lead = can_lead or leadable
    return can_lead or play.turn != seat or play.count > 0 or not hands[seat]


def tricks_left(play: TrickPlay) -> i64:
    """How many tricks are still to be won."""
    return card_count(play.hands[0] | play.hands[1] | play.hands[2] | play.hands[3] | play.trick) >> 2


def certain_outcome(play: TrickPlay, rank: i64, taken: i64, theirs: bool) -> i64:
    """P9: the tricks by which a contract is scored that was conceded (`theirs`: by its own side) when it was won or
    lost already, or -1 when it was neither."""
    if SHAREABLE[rank]:
        return taken if taken > NEEDED[rank] else i64(-1)
    if taken >= NEEDED[rank]:
        return taken
    left = tricks_left(play)
    if taken + left >= NEEDED[rank]:
        return -1
    return taken if theirs else taken + left


def is_right(play: TrickPlay, rank: i64, players: i64, claimer: i64, said: i64, taken: i64) -> i64:
    """What a disputed claim or concession proves: the tricks that the players of the contract then have, or -1 when it
    proves nothing. `taken` are their tricks so far, `players` their seats (bits)."""
    left = tricks_left(play)
    leading = play.count == 0
    theirs = players & BIT[claimer] != 0
    if said == CONCEDE:  # whether it cannot be saved any more
        certain = certain_outcome(play, rank, taken, theirs)
        return certain if theirs or certain >= 0 else _proven_won(play, rank, players, taken, left, False)
    if not theirs:
        if SHAREABLE[rank]:
            return taken if taken > NEEDED[rank] else i64(-1)
        most = taken + left - (sure_tricks(play.hands, claimer, play.order) if leading else 0)
        return most if most < NEEDED[rank] else i64(-1)
    return _proven_won(play, rank, players, taken, left, leading)


def _proven_won(play: TrickPlay, rank: i64, players: i64, taken: i64, left: i64, leading: bool) -> i64:
    if SHAREABLE[rank]:
        return taken if taken == NEEDED[rank] and is_safe(play, first_card(players), left) else i64(-1)
    sure: i64 = 0
    if leading:
        sure = sure_tricks(play.hands, play.turn, play.order)
    return taken + sure if taken + sure >= NEEDED[rank] else i64(-1)


def claimed_tricks(play: TrickPlay, rank: i64, taken: i64, for_players: bool) -> i64:
    """The tricks of a contract when all agree: the rest is for its players, or for their opponents."""
    left = tricks_left(play)
    if SHAREABLE[rank]:
        if for_players:
            return max(taken, NEEDED[rank])
        return taken if taken > NEEDED[rank] else least_lost(rank)
    return taken + left if for_players else taken
