"""The rule player for pesten: keeps what always fits, pesters who is nearly out, never forgets to call."""

from typing import Final, NamedTuple

from troef.cards.card import EIGHT, JACK, JOKER_RANK, SEVEN, TWO, rank_of, suit_of
from troef.core.game import Game
from troef.core.moves import PLAY, kind_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.pesten.language import card_played, is_call, suit_named


class Habits(NamedTuple):
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
    #: with so many cards or fewer somebody is nearly out
    nearly_out: float = 2.0


SENSIBLE: Final = Habits()


class RulePlayer:
    """Lays what leaves the best hand, keeps special cards for need, calls "laatste kaart!" exactly when due (R20)."""

    def __init__(self, game: Game, seed: "int | str", habits: Habits = SENSIBLE) -> None:
        self.rng = Rng(seed)
        self.habits = habits
        self.kept = {
            int(JOKER_RANK): habits.keep_joker,
            int(JACK): habits.keep_jack,
            int(TWO): habits.keep_two,
            int(EIGHT): habits.keep_eight,
            int(SEVEN): habits.keep_seven,
        }
        self.hits = {int(JOKER_RANK): habits.hit_joker, int(TWO): habits.hit_two, int(EIGHT): habits.hit_eight}

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves; a card rather than drawing, taking or keeping."""
        due = len(view.hand()) == 2
        plays = [move for move in view.moves if kind_of(move) == PLAY and is_call(move) == due]
        if not plays:
            return view.moves[-1]
        worths = [self.worth(view, move) for move in plays]
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
        worth = self.habits.follower * sum(follows(other, rank, suit) for other in rest)
        if len(rest) == 1:
            # what always fits makes the last turn sure, so it is the card to stay with
            worth += self.kept.get(int(rank_of(rest[0])), 0.0)
        if card_count(view, self.next_seat(view, 1)) <= self.habits.nearly_out:
            worth += self.hits.get(rank, 0.0)
            if rank == SEVEN and card_count(view, self.next_seat(view, -1)) > self.habits.nearly_out:
                worth += self.hits[int(EIGHT)]
        elif len(rest) > 1:
            worth -= self.kept.get(rank, 0.0)
        return worth

    def next_seat(self, view: View, steps: int) -> int:
        """The seat so many steps on in the present direction."""
        return (view.seat + steps * view.direction) % view.seats


def card_count(view: View, seat: int) -> int:
    """How many cards a seat holds."""
    zone = view.zone(f"hand-{seat}")
    return zone.hidden + len(zone.cards)


def follows(card: int, rank: int, suit: int) -> bool:
    """Whether a card fits on one of this rank when this suit is to be followed."""
    own = rank_of(card)
    return rank == JOKER_RANK or own in (rank, JACK, JOKER_RANK) or suit_of(card) == suit
