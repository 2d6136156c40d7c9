"""The rule player for pesten: keeps what always fits, hinders who is nearly out, never forgets to call.

With `TUNED` it also weighs what the others can follow, and what its hand will fit on later.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from troef.bots.pesten_reading import HandReading
from troef.cards.bits import SUIT_CARDS, card_count, set_of
from troef.cards.card import EIGHT, JACK, JOKER_RANK, SEVEN, TWO, rank_of, suit_of
from troef.core.game import Game
from troef.core.moves import PLAY, kind_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.pesten.language import card_played, is_call, suit_named
from troef.games.pesten.turns import ALWAYS, JOKER_PENALTY, TWO_PENALTY, fitting

#: The lane of one suit, and the lowest card of each: a rank times this is that rank in every suit.
ALL_RANKS: Final[i64] = 0x1FFF
EACH_SUIT: Final[i64] = 0x0001_0001_0001_0001


class Tuning(NamedTuple):
    """What a play is weighed by, in points of its own."""

    #: what each card is worth that can follow the card laid
    follower: float = 2.0
    #: what a special card is worth in the hand, against an ordinary card: it gets one out of trouble, or others into it
    keep_joker: float = 12.0
    keep_jack: float = 9.0
    keep_two: float = 6.0
    keep_eight: float = 2.0
    keep_seven: float = 1.0
    #: what it is worth against a next player who is nearly out
    hit_joker: float = 24.0
    hit_two: float = 18.0
    hit_eight: float = 14.0
    #: with this many cards or fewer somebody is nearly out
    nearly_out: float = 2.0
    #: what the cards that can follow are worth together, divided by all cards left
    following: float = 0.0
    #: what it is worth that the last card follows the card laid
    ready: float = 0.0
    #: what it is worth that the hand left fits on whatever lies there later, divided by the cards left
    fitting: float = 0.0
    #: each suit in the hand left, and each card of a rank that is there already, jacks and jokers left out
    suit: float = 0.0
    pair: float = 0.0
    #: what it costs if the next player can follow, divided by the cards that he holds
    threat: float = 0.0
    #: … and more when that is his last card
    last_card: float = 0.0
    #: each penalty card for the next player
    penalty: float = 0.0


DEFAULT: Final = Tuning()

#: Fitted to what won in 16,000 games that it played against itself, and tested on others.
TUNED: Final = Tuning(
    follower=0.0,
    keep_joker=12.0,
    keep_jack=10.0,
    keep_two=7.3,
    keep_eight=0.5,
    keep_seven=0.0,
    hit_joker=0.0,
    hit_two=0.0,
    hit_eight=0.0,
    nearly_out=0.0,
    following=2.0,
    ready=6.0,
    fitting=32.0,
    suit=0.7,
    pair=-1.4,
    threat=22.0,
    last_card=6.0,
    penalty=0.25,
)


class RulePlayer:
    """Lays what leaves the best hand, keeps special cards for need, calls "laatste kaart!" exactly when due (R20)."""

    def __init__(self, game: Game, seed: "int | str", tuning: Tuning = DEFAULT) -> None:
        self.rng = Rng(seed)
        self.tuning = tuning
        self.kept = {
            int(JOKER_RANK): tuning.keep_joker,
            int(JACK): tuning.keep_jack,
            int(TWO): tuning.keep_two,
            int(EIGHT): tuning.keep_eight,
            int(SEVEN): tuning.keep_seven,
        }
        self.hits = {int(JOKER_RANK): tuning.hit_joker, int(TWO): tuning.hit_two, int(EIGHT): tuning.hit_eight}
        #: Whether it weighs anything that takes a look at the whole table.
        self.looks_around: bool = tuning.threat != 0.0 or tuning.fitting != 0.0

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves; a card rather than drawing, taking or keeping."""
        plays = [move for move in view.moves if kind_of(move) == PLAY and is_called_duly(view, move)]
        if not plays:
            return view.moves[-1]
        worths = [self.worth(view, move) for move in plays]
        if self.looks_around and len(view.hand()) > 1:
            reading = HandReading(view)
            worths = [worth + self.prospect(view, move, reading) for worth, move in zip(worths, plays, strict=True)]
        best = max(worths)
        equals = [move for move, worth in zip(plays, worths, strict=True) if worth == best]
        return equals[self.rng.below(len(equals))]

    def worth(self, view: View, move: int) -> float:
        """How good a play is: the hand that is left and what it does to the neighbours."""
        card = int(card_played(move))
        rank = int(rank_of(card))
        rest = list(view.hand())
        rest.remove(card)
        suit = int(suit_named(move) if rank == JACK else suit_of(card))
        worth = self.tuning.follower * sum(follows(other, rank, suit) for other in rest)
        if len(rest) == 1:
            # what always fits makes the last turn sure, so it is the card to stay with
            worth += self.kept.get(int(rank_of(rest[0])), 0.0)
        if cards_of(view, self.next_seat(view, 1)) <= self.tuning.nearly_out:
            worth += self.hits.get(rank, 0.0)
            if rank == SEVEN and cards_of(view, self.next_seat(view, -1)) > self.tuning.nearly_out:
                worth += self.hits[int(EIGHT)]
        elif len(rest) > 1:
            worth -= self.kept.get(rank, 0.0)
        return worth

    def prospect(self, view: View, move: int, reading: HandReading) -> float:
        """What comes after a play: what the next player can do, and what the hand left will fit on."""
        card = int(card_played(move))
        rank = int(rank_of(card))
        rest = list(view.hand())
        rest.remove(card)
        suit = int(suit_named(move) if rank == JACK else suit_of(card))
        worth = self.hand_worth(rest, card, suit, reading)
        if rank == TWO or rank == JOKER_RANK:
            owed = reading.penalty + int(TWO_PENALTY if rank == TWO else JOKER_PENALTY)
            return worth + self.tuning.penalty * owed
        steps = -1 if rank == SEVEN else 2 if rank == EIGHT else 1  # R11, R12
        return worth - self.danger(self.next_seat(view, steps), view, rank, suit, reading)

    def hand_worth(self, hand: list[int], top: int, suit: int, reading: HandReading) -> float:
        """How easily a hand follows this card, and whatever comes: the nearer to the end, the more that matters."""
        held = set_of(hand)
        plain = held & ~ALWAYS
        ranks = (plain | plain >> 16 | plain >> 32 | plain >> 48) & ALL_RANKS
        fits_on = ranks * EACH_SUIT
        suits = 0
        for lane in range(4):
            if plain & SUIT_CARDS[lane]:
                fits_on |= SUIT_CARDS[lane]
                suits += 1
        part = 1.0 if held & ALWAYS else reading.part(fits_on)
        followers = int(card_count(held & fitting(top, suit)))
        late = self.tuning.fitting * part + self.tuning.following * followers
        if followers and len(hand) == 1:
            late += self.tuning.ready
        pairs = int(card_count(plain) - card_count(ranks))
        return late / len(hand) + self.tuning.suit * suits + self.tuning.pair * pairs

    def danger(self, seat: int, view: View, rank: int, suit: int, reading: HandReading) -> float:
        """What it costs if the seat that is next follows this rank and suit."""
        if seat == view.seat:
            return 0.0
        count = reading.counts[seat]
        cost = self.tuning.threat / count + (self.tuning.last_card if count == 1 else 0.0)
        return cost * reading.chance(seat, rank, suit)

    def next_seat(self, view: View, steps: int) -> int:
        """The seat this many steps on in the present direction."""
        return (view.seat + steps * view.direction) % view.seats


def is_called_duly(view: View, move: int) -> bool:
    """Whether "laatste kaart!" is called with a play that leaves one card, and with no other (R20)."""
    return kind_of(move) != PLAY or is_call(move) == (len(view.hand()) == 2)


def cards_of(view: View, seat: int) -> int:
    """How many cards a seat holds."""
    zone = view.zone(f"hand-{seat}")
    return zone.hidden + len(zone.cards)


def follows(card: int, rank: int, suit: int) -> bool:
    """Whether a card fits on one of this rank when this suit is to be followed."""
    own = rank_of(card)
    return rank == JOKER_RANK or own in (rank, JACK, JOKER_RANK) or suit_of(card) == suit
