"""What a seat sees of a round."""

from troef.cards.bits import BIT, card_count
from troef.core.display import Display
from troef.core.view import may_see
from troef.games.eenenvijftigen.turns import Turns


def show_round(display: Display, turns: Turns) -> None:
    """Header, hands, the open cards, the stock and what stands beside each seat.

    `memory`: `owed` is who waits for a new stock (R14) and what follows then, while that is so.
    """
    display.show_number("total", turns.total)  # T1
    if turns.over:
        if turns.loser >= 0:
            display.show_seat("loser", turns.loser)
    else:
        display.turn = int(turns.on_turn)
    for seat in range(display.seats):
        _show_seat(display, turns, seat)
    display.show_pile("discard", "discard", turns.pile)
    display.show_stock(turns.stock, turns.place)
    if turns.owed >= 0 and display.keeps_all:
        display.memory["owed"] = [int(turns.owed), int(turns.after)]


def _show_seat(display: Display, turns: Turns, seat: int) -> None:
    # who loses because nothing can be played lets it be seen (R9)
    display.show_hand(seat, turns.hands[seat], may_see(display.seat, seat) or seat == turns.loser)
    display.badge_number(seat, "lost", display.points[seat])
    display.badge_number(seat, "cards", card_count(turns.hands[seat]))
    if turns.passed & BIT[seat]:
        display.show_badge(seat, "passed", "text", True)  # R16, T3
    if turns.drawer == seat:
        display.show_badge(seat, "may-draw", "text", True)
    if turns.missed & BIT[seat]:
        display.show_badge(seat, "forgot", "text", True)  # R13
