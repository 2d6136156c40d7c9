"""The rule player of Toepen: saves its best two cards for the end, and knocks when they are good enough."""

from typing import Final

from troef.bots.base import WAIT
from troef.cards.bits import BIT, card_count, cards_in, set_of
from troef.core.game import Game
from troef.core.moves import FOLD, KNOCK, PASS, PLAY, kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.toepen import ORDERING, PACK
from troef.games.toepen.moves import CHALLENGE, EXCHANGE, NONE, STAY
from troef.games.toepen.standing import only_pictures

ALL: Final = int(set_of(PACK))
#: A hand that wins the last trick so often raises the price.
KNOCKS_AT: Final = 0.62
#: How often the better of the last two cards wins where the other one does not get the lead.
WITHOUT_LEAD: Final = 0.18
#: How often the lead comes in time to a hand whose two best cards cannot be beaten.
IN_TIME: Final = 0.7
#: The others keep their best cards as well: a card stands less often than among cards that lie anyhow.
KEPT: Final = 1.6


class RulePlayer:
    """Exchanges pictures and hardly ever bluffs, folds what cannot win, and keeps control for the last trick."""

    careless: Final = frozenset(int(kind) for kind in (STAY, KNOCK))

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves, or WAIT where only a knock is possible and not wanted."""
        if view.phase == "exchange":
            return int(EXCHANGE if only_pictures(set_of(view.hand())) else PASS)
        if view.phase == "challenge":
            return int(CHALLENGE if self._doubts(view) else PASS)
        if view.phase == "announcing":
            return int(NONE) if NONE in view.moves else view.moves[0]
        if view.phase == "answering":
            return int(STAY if HandWorth(view).stays() else FOLD)
        hand = HandWorth(view)
        if KNOCK in view.moves and hand.chance() >= KNOCKS_AT:
            return int(KNOCK)
        return hand.card() if hand.legal else WAIT

    def _doubts(self, view: View) -> bool:
        """Whether to doubt an exchange: rarely and at random, more often the more pictures this seat holds itself."""
        lows = sum(1 for card in view.hand() if only_pictures(BIT[card]))
        return lows >= 3 and self.rng.below(4) == 0


class HandWorth:
    """What one's cards are worth for the last trick."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.mine = int(set_of(view.hand()))
        self.legal = [int(payload_of(move)) for move in view.moves if kind_of(move) == PLAY]
        trick = view.zone("trick")
        self.cards, self.by = list(trick.cards), list(trick.by)
        self.best = self.cards[trick.mark] if self.cards else -1
        gone = [int(payload_of(move)) for _, move in view.log if kind_of(move) == PLAY]
        laid = [card for zone in view.zones if zone.kind == "discard" for card in zone.cards]
        self.unseen = ALL & ~int(set_of([*gone, *laid])) & ~self.mine
        self.rivals = [seat for seat in range(view.seats) if seat != view.seat and self._in(seat)]
        void = view.memory.get("void")
        self.void = void if isinstance(void, list) else [0] * view.seats
        self.could = self.legal or self._could_play()

    def _could_play(self) -> list[int]:
        """The cards one chooses from when one's turn comes in this trick: none where one has played or somebody else
        leads first."""
        view = self.view
        if view.seat in self.by:
            return []
        if not self.cards:
            return cards_in(self.mine) if self._leader() == view.seat else []
        follow = self.mine & ORDERING.members[self.best >> 4]
        return cards_in(follow or self.mine)

    def _leader(self) -> int:
        """Who leads to the trick that has not begun."""
        view = self.view
        zones = [zone for zone in view.zones if zone.kind == "last-trick"]
        leader = zones[0].by[zones[0].mark] if zones else view.fact("first")
        assert isinstance(leader, int)
        return next(seat for step in range(view.seats) if self._in(seat := (leader + step) % view.seats))

    def _in(self, seat: int) -> bool:
        return not self.view.badge(seat, "folded") and not self.view.badge(seat, "out")

    def stands(self, card: int, seats: list[int]) -> float:
        """The chance that none of these seats holds a higher card of the suit."""
        beaters = int(ORDERING.beaters[card]) & self.unseen
        room = sum(
            self.view.zone(f"hand-{seat}").hidden for seat in seats if not self.void[seat] & ORDERING.members[card >> 4]
        )
        left, chance = int(card_count(self.unseen)), 1.0
        for _ in range(int(card_count(beaters))):
            chance *= max(0, left - room) / left if left else 1.0
            left -= 1
        return float(chance**KEPT)

    def takes(self, card: int) -> float:
        """The chance that a card wins the trick that lies."""
        if self.cards and not ORDERING.beaters[self.best] & BIT[card]:
            return 0.0
        return self.stands(card, [seat for seat in self.rivals if seat not in self.by])

    def promise(self, held: int) -> float:
        """What cards are worth that are still to be played: one to get the lead, one to win with."""
        worth = sorted((self.stands(card, self.rivals) for card in cards_in(held)), reverse=True)
        if not worth:
            return 0.0
        if len(worth) == 1:
            return worth[0] * WITHOUT_LEAD
        return worth[0] * (WITHOUT_LEAD + (IN_TIME - WITHOUT_LEAD) * worth[1])

    def value(self, card: int) -> float:
        """How often the last trick is won after this card."""
        rest = self.mine & ~int(BIT[card])
        takes = self.takes(card)
        if not rest:
            return takes
        if card_count(rest) == 1:
            last = self.stands(cards_in(rest)[0], self.rivals)
            return last * (takes + (1 - takes) * WITHOUT_LEAD)
        return self.promise(rest)

    def chance(self) -> float:
        """How often this seat wins the last trick from here."""
        if self.could:
            return max(self.value(card) for card in self.could)
        if self.view.seat in self.by:
            mine = self.cards[self.by.index(self.view.seat)]
            leads = mine == self.best
            behind = [seat for seat in self.rivals if seat not in self.by]
            takes = self.stands(mine, behind) if leads else 0.0
            if not self.mine:
                return takes
            if card_count(self.mine) == 1:
                last = self.stands(cards_in(self.mine)[0], self.rivals)
                return last * (takes + (1 - takes) * WITHOUT_LEAD)
        return self.promise(self.mine)

    def stays(self) -> bool:
        """Staying costs one life more than folding, so a fair part of the last tricks is enough."""
        knocks = self.view.fact("knocks")
        assert isinstance(knocks, int)
        lives = self.view.badge(self.view.seat, "lives")
        if isinstance(lives, int) and lives <= knocks:
            return True  # folding costs the last life as surely as losing does
        return self.chance() * (knocks + 1) > 1.0

    def card(self) -> int:
        """The card after which the last trick is won most often; among equals the one that wins least often."""
        return max(self.legal, key=lambda card: (round(self.value(card), 3), -int(card_count(_beaten(card))))) << 6


def _beaten(card: int) -> int:
    """The cards of its suit that a card beats."""
    return int(ORDERING.members[card >> 4]) & ~int(ORDERING.beaters[card])
