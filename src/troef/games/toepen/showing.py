"""What a seat sees of a round."""

from typing import Final

from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, cards_in
from troef.core.phase import Phase
from troef.core.view import NOBODY, Fact, View, Zone, may_see
from troef.games.toepen.moves import STAND, WHISTLE
from troef.games.toepen.phases import Challenge, Play
from troef.games.toepen.scoring import price
from troef.games.toepen.standing import AWAY, CARD_BITS, FETCHING, SEAT_BITS, ToepenRound, only_pictures

_SEAT_MASK: Final[i64] = 15


def show_round(view: View, standing: ToepenRound, phase: Phase, with_pot: bool, stake: int) -> None:
    """Header, hands, laid-away hands, stock, trick and what stands beside each seat.

    `memory`: `void` has, for each seat, the suits (as cards) that it has shown not to hold; `looked` names the
    laid-away hands that only this seat was shown (A2).
    """
    view.facts = [
        Fact("price", "number", int(price(standing.knocks))),
        Fact("knocks", "number", int(standing.knocks)),
    ]
    if standing.knocker >= 0:
        view.facts.append(Fact("knocker", "seat", int(standing.knocker)))
    if isinstance(phase, Play):
        view.turn = int(standing.turn)
    if isinstance(phase, Challenge):
        view.facts.append(Fact("exchanger", "seat", int(phase.exchanger)))
    if with_pot:
        out = view.seats - int(card_count(standing.alive))
        view.facts.append(Fact("pot", "number", stake * out))
    if standing.winner >= 0:
        view.facts.append(Fact("winner", "seat", int(standing.winner)))
    view.facts.append(Fact("first", "seat", int(standing.first)))
    looked: list[str] = []
    for seat in range(view.seats):
        _show_seat(view, standing, seat)
        if view.seat >= 0 and standing.looked[seat] & BIT[view.seat]:
            looked.append(f"laid-{seat}")
    if looked:
        view.memory["looked"] = looked
    view.zones.append(Zone("stock", "stock", hidden=len(standing.stock) - int(standing.drawn)))
    _show_tricks(view, standing)
    if any(standing.void):
        view.memory["void"] = [int(cards) for cards in standing.void]


def _show_seat(view: View, standing: ToepenRound, seat: int) -> None:
    hand, laid = cards_in(standing.hands[seat]), cards_in(standing.laid[seat])
    name = f"hand-{seat}"
    if may_see(view.seat, seat):
        view.zones.append(Zone(name, "hand", seat, "fan", hand))
    else:
        view.zones.append(Zone(name, "hand", seat, "fan", hidden=len(hand)))
    if laid:
        looked = view.seat >= 0 and standing.looked[seat] & BIT[view.seat] != 0
        if looked or may_see(view.seat, seat):
            view.zones.append(Zone(f"laid-{seat}", "discard", seat, "pile", laid))
        else:
            view.zones.append(Zone(f"laid-{seat}", "discard", seat, "pile", hidden=len(laid)))
    view.badges[seat] = _badges(standing, seat)


def _badges(standing: ToepenRound, seat: int) -> list[Fact]:
    badges = [Fact("lives", "number", int(standing.lives[seat]))]  # T8
    if standing.folded[seat]:
        badges.append(Fact("folded", "number", True))
    if not standing.alive & BIT[seat]:
        badges.append(Fact("out", "number", True))
    if standing.signals[seat] == WHISTLE:
        badges.append(Fact("whistled", "number", True))  # T1
    if standing.signals[seat] == STAND:
        badges.append(Fact("stood", "number", True))  # T2
    if standing.looked[seat]:
        honest = only_pictures(standing.laid[seat])
        badges.append(Fact("honest" if honest else "caught", "number", True))
    elif standing.laid[seat]:
        badges.append(Fact("exchanged", "number", True))
    if standing.whereabouts[seat] == AWAY:
        badges.append(Fact("away", "number", True))
    if standing.whereabouts[seat] == FETCHING:
        badges.append(Fact("fetching-drinks", "number", True))
    return badges


def _show_tricks(view: View, standing: ToepenRound) -> None:
    cards, by = _unpack(standing.packed, standing.packed_by, standing.count)
    mark = cards.index(int(standing.best)) if standing.best in cards else -1
    view.zones.append(Zone("trick", "trick", NOBODY, "trick", cards, 0, by, mark))
    if standing.last_count:
        cards, by = _unpack(standing.last_packed, standing.last_by, standing.last_count)
        mark = cards.index(int(standing.last_best))
        view.zones.append(Zone("last-trick", "last-trick", NOBODY, "trick", cards, 0, by, mark))


def _unpack(packed: i64, packed_by: i64, count: i64) -> tuple[list[int], list[int]]:
    cards: list[int] = []
    by: list[int] = []
    for _ in range(count):
        cards.append(int(packed & 63))
        by.append(int(packed_by & _SEAT_MASK))
        packed >>= CARD_BITS
        packed_by >>= SEAT_BITS
    return cards, by
