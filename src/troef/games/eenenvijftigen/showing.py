"""What a seat sees of a round."""

from troef.cards.bits import BIT, cards_in
from troef.core.view import REFEREE, Fact, View, Zone, may_see
from troef.games.eenenvijftigen.turns import Turns


def show_round(view: View, turns: Turns) -> None:
    """Header, hands, the open cards, the stock and what stands beside each seat.

    `memory`: `owed` is who waits for a new stock (R14) and what follows then, while that is so.
    """
    view.facts.append(Fact("total", "number", int(turns.total)))  # T1
    if turns.over:
        if turns.loser >= 0:
            view.facts.append(Fact("loser", "seat", int(turns.loser)))
    else:
        view.turn = int(turns.on_turn)
    for seat in range(view.seats):
        _show_seat(view, turns, seat)
    view.zones.append(Zone("discard", "discard", cards=[int(card) for card in turns.pile]))
    left = [int(turns.stock[place]) for place in range(turns.place, len(turns.stock))]
    left.reverse()
    if view.seat == REFEREE:
        view.zones.append(Zone("stock", "stock", cards=left))
    else:
        view.zones.append(Zone("stock", "stock", hidden=len(left)))
    if turns.owed >= 0:
        view.memory["owed"] = [int(turns.owed), int(turns.after)]


def _show_seat(view: View, turns: Turns, seat: int) -> None:
    cards = cards_in(turns.hands[seat])
    name = f"hand-{seat}"
    # who loses because nothing can be played lets it be seen (R9)
    if may_see(view.seat, seat) or seat == turns.loser:
        view.zones.append(Zone(name, "hand", seat, "fan", cards))
    else:
        view.zones.append(Zone(name, "hand", seat, "fan", hidden=len(cards)))
    badges = view.badges[seat]
    badges.append(Fact("lost", "number", view.totals[seat]))
    badges.append(Fact("cards", "number", len(cards)))
    if turns.passed & BIT[seat]:
        badges.append(Fact("passed", "text", True))  # R16, T3
    if turns.drawer == seat:
        badges.append(Fact("may-draw", "text", True))
    if turns.missed & BIT[seat]:
        badges.append(Fact("forgot", "text", True))  # R13
