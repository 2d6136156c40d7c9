"""What a seat sees of a round."""

from mypy_extensions import i64

from troef.cards.bits import BIT, cards_in
from troef.core.display import Display
from troef.core.view import REFEREE, may_see
from troef.games.eenendertigen.scoring import VALUE_TEXTS, hand_halves
from troef.games.eenendertigen.standing import EenendertigenRound


def show_round(display: Display, standing: EenendertigenRound, dealt_by: i64, with_lives: bool) -> None:
    """Header, hands, pot, stock and what stands beside each seat.

    `memory`: `dealt-by` is who dealt this round; `shown` has, for each seat, the cards that everybody has seen going
    into its hand and that are there still; `aside` the cards of dirty laundry in turn, `refreshed` after how many
    moves each pot was refreshed.
    """
    if standing.forbidder >= 0:
        display.show_seat("forbidder", standing.forbidder)
    if standing.passer >= 0:
        display.show_seat("passer", standing.passer)
        display.show_number("left", standing.left)
    if not standing.over:
        display.show_number("table-round", standing.table_round())
    if len(standing.refreshed):
        display.show_fact("refreshed", "number", len(standing.refreshed))  # T3
    for seat in range(display.seats):
        _show_seat(display, standing, seat, with_lives)
    if standing.open_pot or display.seat == REFEREE:
        display.show_zone("pot", "board", layout="row", cards=[int(card) for card in standing.pot])
    else:
        display.show_zone("pot", "board", layout="row", hidden=len(standing.pot))
    display.show_stock(standing.stock, standing.place)
    if len(standing.aside):
        display.show_zone("aside", "discard", hidden=len(standing.aside))  # R14: face down
    if display.keeps_all:
        display.memory["dealt-by"] = int(dealt_by)
        display.memory["shown"] = [cards_in(cards) for cards in standing.shown]
        display.memory["aside"] = [int(card) for card in standing.aside]
        display.memory["refreshed"] = [int(moves) for moves in standing.refreshed]


def _show_seat(display: Display, standing: EenendertigenRound, seat: int, with_lives: bool) -> None:
    hand = standing.hands[seat]
    sees = standing.over or may_see(display.seat, seat)  # R13, R24
    display.show_hand(seat, hand, sees)
    display.badge_number(seat, "lives" if with_lives else "wins", standing.points[seat])
    if sees and hand:
        display.show_badge(seat, "value", "text", VALUE_TEXTS[hand_halves(hand)])
    if not standing.alive & BIT[seat]:
        display.show_badge(seat, "out", "text", True)
    if standing.stool & BIT[seat]:
        display.show_badge(seat, "stool", "text", True)  # T4
    if standing.passer == seat:
        display.show_badge(seat, "passed", "text", True)
    if standing.forbidder == seat:
        display.show_badge(seat, "forbade", "text", True)
