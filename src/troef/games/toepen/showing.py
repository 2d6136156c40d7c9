"""What a seat sees of a round."""

from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, cards_in
from troef.core.display import Display
from troef.core.phase import Phase
from troef.core.view import NOBODY, may_see
from troef.games.toepen.moves import STAND, WHISTLE
from troef.games.toepen.phases import Challenge, Play
from troef.games.toepen.scoring import price
from troef.games.toepen.standing import AWAY, FETCHING, ORDERING, ToepenRound, only_pictures
from troef.tricks.play import CARD_BITS


def show_round(display: Display, standing: ToepenRound, phase: Phase, with_pot: bool, stake: int) -> None:
    """Header, hands, laid-away hands, stock, trick and what stands beside each seat.

    `memory`: `void` has, for each seat, the suits (as cards) that it has shown not to hold; `looked` names the
    laid-away hands that only this seat was shown (A2).
    """
    display.show_number("price", price(standing.knocks))
    display.show_number("knocks", standing.knocks)
    if standing.knocker >= 0:
        display.show_seat("knocker", standing.knocker)
    if isinstance(phase, Play):
        display.turn = int(standing.tricks.turn)
    if isinstance(phase, Challenge):
        display.show_seat("exchanger", phase.exchanger)
    if with_pot:
        out = display.seats - int(card_count(standing.alive))
        display.show_fact("pot", "number", stake * out)
    if standing.winner >= 0:
        display.show_seat("winner", standing.winner)
    display.show_seat("first", standing.first)
    looked: list[str] = []
    for seat in range(display.seats):
        _show_seat(display, standing, seat)
        if display.seat >= 0 and standing.looked[seat] & BIT[display.seat]:
            looked.append(f"laid-{seat}")
    if looked and display.keeps_all:
        display.memory["looked"] = looked
    display.show_zone("stock", "stock", hidden=len(standing.stock) - int(standing.drawn))
    _show_tricks(display, standing)
    if any(standing.void) and display.keeps_all:
        display.memory["void"] = [int(cards) for cards in standing.void]


def _show_seat(display: Display, standing: ToepenRound, seat: int) -> None:
    display.show_hand(seat, standing.tricks.hands[seat], may_see(display.seat, seat))
    if standing.laid[seat]:
        laid = cards_in(standing.laid[seat])
        looked = display.seat >= 0 and standing.looked[seat] & BIT[display.seat] != 0
        if looked or may_see(display.seat, seat):
            display.show_zone(f"laid-{seat}", "discard", seat, "pile", laid)
        else:
            display.show_zone(f"laid-{seat}", "discard", seat, "pile", hidden=len(laid))
    _show_badges(display, standing, seat)


def _show_badges(display: Display, standing: ToepenRound, seat: int) -> None:
    display.badge_number(seat, "lives", standing.lives[seat])  # T8
    if standing.folded[seat]:
        display.show_badge(seat, "folded", "passing", True)
    if not standing.alive & BIT[seat]:
        display.show_badge(seat, "out", "number", True)
    if standing.signals[seat] == WHISTLE:
        display.show_badge(seat, "whistled", "passing", True)  # T1
    if standing.signals[seat] == STAND:
        display.show_badge(seat, "stood", "passing", True)  # T2
    if standing.looked[seat]:
        honest = only_pictures(standing.laid[seat])
        display.show_badge(seat, "honest" if honest else "caught", "passing", True)
    elif standing.laid[seat]:
        display.show_badge(seat, "exchanged", "passing", True)
    if standing.whereabouts[seat] == AWAY:
        display.show_badge(seat, "away", "number", True)
    if standing.whereabouts[seat] == FETCHING:
        display.show_badge(seat, "fetching-drinks", "number", True)


def _show_tricks(display: Display, standing: ToepenRound) -> None:
    tricks = standing.tricks
    cards = _unpack(tricks.packed, tricks.count)
    by = _players(standing, tricks.leader, standing.played)
    mark = cards.index(int(tricks.best)) if cards else -1
    display.show_zone("trick", "trick", NOBODY, "trick", cards, 0, by, mark)
    if tricks.last_count:
        cards = _unpack(tricks.last_packed, tricks.last_count)
        by = _players(standing, tricks.last_leader, standing.last_played)
        display.show_zone("last-trick", "last-trick", NOBODY, "trick", cards, 0, by, _winning(cards))


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
