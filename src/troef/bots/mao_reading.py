"""What the course of a round of mao tells of the hands: how many cards each has, what he lacks, what is unseen."""

from typing import Final

from troef.cards.bits import RANK_CARDS, SUIT_CARDS, card_count, set_of
from troef.cards.card import rank_of, suit_of
from troef.core.view import View
from troef.games.mao.story import NO_CARD, Story
from troef.games.mao.vocabulary import COURT, EVEN, ODD

#: Every card of the pack (R1).
PACK: Final[int] = int(EVEN | ODD | COURT)


class HandReading:
    """The table as one seat knows it; the hands of others are estimated from the cards that it has not seen."""

    def __init__(self, view: View, story: Story) -> None:
        self.counts: list[int] = []
        for seat in range(view.seats):
            zone = view.zone(f"hand-{seat}")
            self.counts.append(zone.hidden + len(zone.cards))
        self.unseen: int = PACK & ~int(set_of(view.hand() + view.zone("discard").cards))
        self.total: int = max(1, int(card_count(self.unseen)))
        self.story = story
        #: For a seat and a suit, or 4 plus a rank: how many of its cards came after it had none of those.
        self._since: dict[int, list[int]] = {}

    def part(self, cards: int) -> float:
        """The part of the unseen cards that is among these."""
        return int(card_count(self.unseen & cards)) / self.total

    def chance(self, seat: int, card: int) -> float:
        """How likely a seat can follow this card."""
        if seat not in self._since:
            self._since[seat] = self._since_lacking(seat)
        since = self._since[seat]
        suit, rank = int(suit_of(card)), int(rank_of(card))
        lacking = (1.0 - self.part(int(SUIT_CARDS[suit]))) ** since[suit]
        lacking *= (1.0 - self.part(int(RANK_CARDS[rank]))) ** since[4 + rank]
        return float(1.0 - lacking)

    def _since_lacking(self, seat: int) -> list[int]:
        """A player who draws had neither the suit nor the rank (R5); the card that he drew may be anything."""
        count = self.counts[seat]
        since = [count] * 17
        laid = 0
        for told in reversed(self.story.turns):
            if told.seat != seat:
                continue
            if told.card != NO_CARD:
                laid += 1
                continue
            taken = count + laid - told.left + 1
            for lacked in (int(suit_of(told.covered)), 4 + int(rank_of(told.covered))):
                since[lacked] = min(since[lacked], taken)
        return since

    def fitting_part(self, hand: list[int]) -> float:
        """The part of the unseen cards that some card of the hand can follow."""
        fitting = 0
        for card in hand:
            fitting |= int(SUIT_CARDS[suit_of(card)] | RANK_CARDS[rank_of(card)])
        return self.part(fitting)
