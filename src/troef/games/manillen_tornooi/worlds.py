"""Positions that are consistent with all that somebody at the table knows."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, set_of
from troef.core.log import log_of
from troef.core.moves import PLAY, kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import TIMEKEEPER, View
from troef.games.manillen_tornooi.rules import CLAIM, ORDERINGS, PACK
from troef.games.manillen_tornooi.seating import ARRANGEMENTS
from troef.games.manillen_tornooi.state import EVERY_CHAIR, TornooiState
from troef.sampling.sharing import NoWorld, Sharing
from troef.tricks.ordering import NO_TRUMP
from troef.tricks.play import TrickPlay
from troef.tricks.unseen import ruled_out


def world_of(state: TornooiState, view: View, rng: Rng) -> TornooiState:
    """The view's position, in a new state, with every unseen card shared over what is proven."""
    if not view.deal_number:
        return state
    _restore(state, view)
    if view.phase in ("awaits-deal", "match-over"):
        _between_deals(state, view)
        return state
    hands = _known_hands(view)
    unseen: i64 = set_of(PACK)
    for seat in range(4):
        unseen &= ~hands[seat]
    if unseen:
        sizes = [view.zone(f"hand-{seat}").hidden for seat in range(4)]
        barred = _barred(_begun(state, hands), view.log, unseen)
        for seat, cards in enumerate(Sharing(unseen, sizes, barred).draw(rng)):
            hands[seat] |= int(set_of(cards))
    world = _begun(state, hands)
    for seat, move in view.log:
        if seat != TIMEKEEPER and not world.phase.allows(seat, move):  # the signal has been restored already
            raise NoWorld("the view's log does not fit its cards")
        world.apply(seat, move)
    return world


def _known_hands(view: View) -> list[int]:
    """The cards each seat is known to have been dealt."""
    hands = _played_from(view.log)
    for seat in range(4):
        hands[seat] |= int(set_of(view.zone(f"hand-{seat}").cards))
    return hands


def _played_from(log: list[tuple[int, int]]) -> list[int]:
    """The cards each seat has played."""
    hands = [0, 0, 0, 0]
    for seat, move in log:
        if kind_of(move) == PLAY:
            hands[seat] |= int(BIT[payload_of(move)])
    return hands


def _begun(state: TornooiState, hands: list[int]) -> TornooiState:
    """The deal before its first move, with these hands."""
    begun = state.copy()
    begun.start_deal(vec[i64](hands))
    return begun


def _barred(state: TornooiState, log: list[tuple[int, int]], unseen: i64) -> list[i64]:
    """The unseen cards that each seat cannot hold: what its own cards have proven, or, where cards are not checked,
    the cards it had played when a claim against it came to nothing (P4)."""
    barred: list[i64] = [0, 0, 0, 0]
    suspected: list[i64] = [0, 0, 0, 0]
    watched = state.rules.watched
    for seat, move in log:
        play = state.tricks
        if kind_of(move) == PLAY and play is not None:
            out = ruled_out(play, payload_of(move), unseen)
            if watched:
                suspected[seat] |= out
            else:
                barred[seat] |= out
        elif kind_of(move) == CLAIM:
            accused = int(payload_of(move))
            barred[accused] |= suspected[accused]
        state.apply(seat, move)
    return barred


def _restore(state: TornooiState, view: View) -> None:
    """The round as it stands, without the deal that is being played."""
    known: Any = view.memory
    state.restore(view)
    state.done = known["done"]
    state.boompje = known["boompje"]
    state.misdeals = known["misdeals"]
    state.stopped = known["stopped"]
    state.drawing = known["drawing"] != 0
    state.tied = known["drawing"] or EVERY_CHAIR
    state.drawn = vec[i64](known["drawn"])
    state.totals = vec[i64](view.totals)
    state.penalties = vec[i64](known["penalties"])
    state.noted = vec[i64](known["noted"])
    state.time_up = known["time_up"]


def _between_deals(state: TornooiState, view: View) -> None:
    """Nothing is hidden then: the last deal lies open, or its cards were thrown in."""
    known: Any = view.memory
    trump, multiplier, knocker, counter = known["announced"]
    if known["played"]:
        state.tricks = _played_deal(state, view, trump)
    state.trump = trump
    state.multiplier = multiplier
    state.knocker = knocker
    state.counter = counter
    state.log = log_of(view.log)
    if view.outcome is None:
        state.await_deal()
    else:
        state.awaits_deal = False
        state.finish(view.outcome)


def _played_deal(state: TornooiState, view: View, trump: int) -> TrickPlay:
    """The tricks of the deal that has been settled, at the table of its own boompje."""
    cards = [(seat, move) for seat, move in view.log if kind_of(move) == PLAY]
    boompje = (view.deal_number - 1) // state.rules.per_boompje
    table = state.rules.seatings[boompje % ARRANGEMENTS].table
    order = ORDERINGS[trump if trump != NO_TRUMP else 4]
    play = TrickPlay(table, order, vec[i64](_played_from(cards)), cards[0][0])
    for seat, move in cards:
        play.play(seat, move)
        if play.complete:
            play.gather()
    return play
