"""What a seat sees of a round."""

from troef.cards.bits import BIT, cards_in
from troef.core.display import Display
from troef.core.view import REFEREE, may_see
from troef.games.eenenvijftigen.turns import Turns


def show_round(display: Display, turns: Turns) -> None:
    """Header, hands, the open cards, the stock and what stands beside each seat.

    `memory`: `owed` is who waits for a new stock (R14) and what follows then, while that is so.
    """
    display.show_fact("total", "number", int(turns.total))  # T1
    if turns.over:
        if turns.loser >= 0:
            display.show_fact("loser", "seat", int(turns.loser))
    else:
        display.turn = int(turns.on_turn)
    for seat in range(display.seats):
        _show_seat(display, turns, seat)
    display.show_zone("discard", "discard", cards=[int(card) for card in turns.pile])
    left = [int(turns.stock[place]) for place in range(turns.place, len(turns.stock))]
    left.reverse()
    if display.seat == REFEREE:
        display.show_zone("stock", "stock", cards=left)
    else:
        display.show_zone("stock", "stock", hidden=len(left))
    if turns.owed >= 0:
        display.memory["owed"] = [int(turns.owed), int(turns.after)]


def _show_seat(display: Display, turns: Turns, seat: int) -> None:
    cards = cards_in(turns.hands[seat])
    name = f"hand-{seat}"
    # who loses because nothing can be played lets it be seen (R9)
    if may_see(display.seat, seat) or seat == turns.loser:
        display.show_zone(name, "hand", seat, "fan", cards)
    else:
        display.show_zone(name, "hand", seat, "fan", hidden=len(cards))
    display.show_badge(seat, "lost", "number", display.totals[seat])
    display.show_badge(seat, "cards", "number", len(cards))
    if turns.passed & BIT[seat]:
        display.show_badge(seat, "passed", "text", True)  # R16, T3
    if turns.drawer == seat:
        display.show_badge(seat, "may-draw", "text", True)
    if turns.missed & BIT[seat]:
        display.show_badge(seat, "forgot", "text", True)  # R13
