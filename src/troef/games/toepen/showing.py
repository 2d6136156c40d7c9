"""What a seat sees of a round."""

from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, cards_in
from troef.core.phase import Phase
from troef.core.view import NOBODY, Fact, View, Zone, may_see
from troef.games.toepen.moves import STAND, WHISTLE
from troef.games.toepen.phases import Challenge, Play
from troef.games.toepen.scoring import price
from troef.games.toepen.standing import AWAY, FETCHING, ORDERING, ToepenRound, only_pictures
from troef.tricks.play import CARD_BITS


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
        view.turn = int(standing.tricks.turn)
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
    hand, laid = cards_in(standing.tricks.hands[seat]), cards_in(standing.laid[seat])
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
        badges.append(Fact("folded", "passing", True))
    if not standing.alive & BIT[seat]:
        badges.append(Fact("out", "number", True))
    if standing.signals[seat] == WHISTLE:
        badges.append(Fact("whistled", "passing", True))  # T1
    if standing.signals[seat] == STAND:
        badges.append(Fact("stood", "passing", True))  # T2
    if standing.looked[seat]:
        honest = only_pictures(standing.laid[seat])
        badges.append(Fact("honest" if honest else "caught", "passing", True))
    elif standing.laid[seat]:
        badges.append(Fact("exchanged", "passing", True))
    if standing.whereabouts[seat] == AWAY:
        badges.append(Fact("away", "number", True))
    if standing.whereabouts[seat] == FETCHING:
        badges.append(Fact("fetching-drinks", "number", True))
    return badges


def _show_tricks(view: View, standing: ToepenRound) -> None:
    tricks = standing.tricks
    cards = _unpack(tricks.packed, tricks.count)
    by = _players(standing, tricks.leader, standing.played)
    mark = cards.index(int(tricks.best)) if cards else -1
    view.zones.append(Zone("trick", "trick", NOBODY, "trick", cards, 0, by, mark))
    if tricks.last_count:
        cards = _unpack(tricks.last_packed, tricks.last_count)
        by = _players(standing, tricks.last_leader, standing.last_played)
        view.zones.append(Zone("last-trick", "last-trick", NOBODY, "trick", cards, 0, by, _winning(cards)))


def _unpack(packed: i64, count: i64) -> list[int]:
    return [int(packed >> (CARD_BITS * place) & 63) for place in range(count)]


def _players(standing: ToepenRound, leader: i64, played: i64) -> list[int]:
    """Who played to a trick, in turn, also who has folded since."""
    seats = int(standing.seats)
    return [seat % seats for seat in range(int(leader), int(leader) + seats) if played & BIT[seat % seats]]


def _winning(cards: list[int]) -> int:
    """Which card of a trick takes it."""
    best = 0
    for place, card in enumerate(cards):
        if ORDERING.beaters[cards[best]] & BIT[card]:  # R12
            best = place
    return best
