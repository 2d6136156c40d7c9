"""What the course of a game of pesten tells: how many cards each has, which suits he lacks, what is still unseen."""

from typing import Final

from mypy_extensions import i64

from troef.cards.bits import JOKERS, RANK_CARDS, SUIT_CARDS, card_count, set_of
from troef.cards.card import JACK, JOKER_RANK, TWO, rank_of, suit_of
from troef.core.moves import DRAW, PLAY, TAKE, kind_of
from troef.core.view import View
from troef.games.pesten.language import card_played, suit_named
from troef.games.pesten.turns import ANY_CARD, JOKER_PENALTY, TWO_PENALTY

#: Beside the four suits: jacks and jokers, which fit on every suit.
ALWAYS: Final = 4
#: More cards than anybody takes.
ALL_CARDS: Final = 99


class HandReading:
    """The table as one seat knows it; the hands of others are estimated from the cards that it has not seen."""

    def __init__(self, view: View) -> None:
        self.counts: list[int] = []
        for seat in range(view.seats):
            zone = view.zone(f"hand-{seat}")
            self.counts.append(zone.hidden + len(zone.cards))
        penalty = view.fact("penalty")
        #: The penalty that is pending (R15).
        self.penalty: int = penalty if isinstance(penalty, int) else 0
        self.unseen: i64 = ANY_CARD & ~JOKERS & ~set_of(view.hand() + view.zone("discard").cards)
        total = view.zone("stock").hidden + sum(self.counts) - len(view.hand())
        self.total: int = max(1, total)
        #: For each seat: how many cards it has taken since it had none of a suit, or no jack and no joker.
        self.since: list[list[int]] = since_lacking(view)
        jokers = total - int(card_count(self.unseen))
        self.part_always: float = self.part(RANK_CARDS[JACK]) + jokers / self.total

    def part(self, cards: i64) -> float:
        """The part of the unseen cards that is among these."""
        return int(card_count(self.unseen & cards)) / self.total

    def chance(self, seat: int, rank: int, suit: int) -> float:
        """How likely a seat has a card that follows this rank and suit."""
        count, since = self.counts[seat], self.since[seat]
        lacking = (1.0 - self.part_always) ** min(count, since[ALWAYS])
        lacking *= (1.0 - self.part(SUIT_CARDS[suit])) ** min(count, since[suit])
        if rank != JACK:
            lacking *= (1.0 - self.part(RANK_CARDS[rank] & ~SUIT_CARDS[suit])) ** count
        return float(1.0 - lacking)


def since_lacking(view: View) -> list[list[int]]:
    """For each seat, how many cards it has taken since it had none of a suit, and since it had no jack and no joker.

    Who draws has nothing that fits (R7); nor did the card fit, unless he lays it at once or keeps it (R8).
    """
    since = [[ALL_CARDS] * 5 for _ in range(view.seats)]
    turned = view.memory["turned"]
    assert isinstance(turned, list)
    suit, owed = int(suit_of(turned[-1])), 0
    for seat, move in view.log:
        kind = kind_of(move)
        if kind == PLAY:
            card = card_played(move)
            rank = rank_of(card)
            suit = int(suit_named(move) if rank == JACK else suit_of(card))
            owed += int(TWO_PENALTY if rank == TWO else JOKER_PENALTY if rank == JOKER_RANK else 0)
        elif kind == DRAW:
            since[seat][suit] = since[seat][ALWAYS] = 0
        else:
            taken = owed if kind == TAKE else 1
            since[seat] = [cards + taken for cards in since[seat]]
            owed = 0
    return since
