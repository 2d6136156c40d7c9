"""A deal of skat that fits all that one seat knows."""

from dataclasses import dataclass
from typing import final

from mypy_extensions import i64

from troef.cards.bits import BIT, cards_in, set_of
from troef.cards.card import parse_cards
from troef.core.moves import DISCARD, HIDDEN, PLAY, TAKE, kind_of, make_move, payload_of
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.skat.cards import PACK
from troef.sampling.sharing import NoWorld, Sharing
from troef.tricks.play import TrickPlay
from troef.tricks.unseen import ruled_out


@dataclass(frozen=True)
class Imagined:
    """The hands and the skat as they were dealt, and the moves that were made, nothing hidden."""

    hands: list[int]
    skat: int
    log: list[tuple[int, int]]


@final
class SkatDeals:
    """Ways to share the cards that a view's seat cannot see over the hands and the skat, each equally likely.

    `play` is the deal's trick play before its first card; its hands are not looked at. `watched`: revokes may happen
    at this table (P4), so where no cards fit otherwise, one has.
    """

    def __init__(self, view: View, play: TrickPlay, watched: bool) -> None:
        self.view = view
        self.hands = [int(set_of(view.zone(f"hand-{seat}").cards)) for seat in range(view.seats)]
        for seat, move in view.log:
            if kind_of(move) == PLAY:
                self.hands[seat] |= BIT[payload_of(move)]
        skat = view.zone("skat")
        self.pile = int(set_of(skat.cards))
        unseen = int(set_of(PACK)) & ~self.pile
        for held in self.hands:
            unseen &= ~held
        sizes = [view.zone(f"hand-{seat}").hidden for seat in range(view.seats)] + [skat.hidden]
        barred = [*_barred(view, play, self.hands, unseen), 0]
        try:
            self.sharing = Sharing(unseen, sizes, barred)
        except NoWorld:
            if not watched:
                raise
            self.sharing = Sharing(unseen, sizes, [i64(0)] * len(sizes))

    def draw(self, rng: Rng) -> Imagined:
        """One way, and the deal that has led to it."""
        shared = self.sharing.draw_sets(rng)
        hands = [held | int(shared[seat]) for seat, held in enumerate(self.hands)]
        return _before_the_auction(self.view, hands, self.pile | int(shared[self.view.seats]), rng)


def _before_the_auction(view: View, hands: list[int], pile: int, rng: Rng) -> Imagined:
    """Put back what declarer took from the skat, and say what he laid away."""
    declarer = [seat for seat, move in view.log if kind_of(move) == TAKE]
    if not declarer:
        return Imagined(hands, pile, view.log)
    held = hands[declarer[0]] | pile
    known = view.memory.get("skat")
    found = parse_cards(known) if isinstance(known, str) else shuffle(cards_in(held), rng)[:2]
    skat = int(set_of(found))
    hands[declarer[0]] = held & ~skat
    hidden = cards_in(pile)
    log: list[tuple[int, int]] = []
    for seat, move in view.log:
        if kind_of(move) == DISCARD and payload_of(move) == HIDDEN:
            move = int(make_move(DISCARD, hidden.pop()))
        log.append((seat, move))
    return Imagined(hands, skat, log)


def _barred(view: View, play: TrickPlay, hands: list[int], unseen: i64) -> list[i64]:
    """The unseen cards that each seat cannot hold: it did not follow when they would have had to be played (R22)."""
    for seat in range(view.seats):
        play.hands[seat] = hands[seat]
    barred: list[i64] = [0] * view.seats
    for seat, move in view.log:
        if kind_of(move) != PLAY:
            continue
        card = payload_of(move)
        if not play.count and seat != play.turn:
            play.hand_lead(seat)  # P4: a wrong lead that nobody has claimed
        barred[seat] |= ruled_out(play, card, unseen)
        play.play(seat, move)
        if play.complete:
            play.gather()
    return barred
