"""What a seat sees of a round."""

from mypy_extensions import i64

from troef.cards.bits import BIT, cards_in
from troef.core.view import REFEREE, Fact, View, Zone, may_see
from troef.games.eenendertigen.scoring import VALUE_TEXTS, hand_halves
from troef.games.eenendertigen.standing import EenendertigenRound


def show_round(view: View, standing: EenendertigenRound, dealt_by: i64, with_lives: bool) -> None:
    """Header, hands, pot, stock and what stands beside each seat.

    `memory`: `dealt-by` is who dealt this round; `shown` has, for each seat, the cards that everybody has seen going
    into its hand and that are there still; `aside` the cards of dirty laundry in turn, `refreshed` after how many
    moves each pot was refreshed.
    """
    if standing.forbidder >= 0:
        view.facts.append(Fact("forbidder", "seat", int(standing.forbidder)))
    if standing.passer >= 0:
        view.facts.append(Fact("passer", "seat", int(standing.passer)))
        view.facts.append(Fact("left", "number", int(standing.left)))
    if not standing.over:
        view.facts.append(Fact("table-round", "number", int(standing.table_round())))
    if len(standing.refreshed):
        view.facts.append(Fact("refreshed", "number", len(standing.refreshed)))  # T3
    for seat in range(view.seats):
        _show_seat(view, standing, seat, with_lives)
    pot = [int(card) for card in standing.pot]
    if standing.open_pot or view.seat == REFEREE:
        view.zones.append(Zone("pot", "board", layout="row", cards=pot))
    else:
        view.zones.append(Zone("pot", "board", layout="row", hidden=len(pot)))
    left = [int(standing.stock[place]) for place in range(standing.place, len(standing.stock))]
    left.reverse()
    if view.seat == REFEREE:
        view.zones.append(Zone("stock", "stock", cards=left))
    else:
        view.zones.append(Zone("stock", "stock", hidden=len(left)))
    if len(standing.aside):
        view.zones.append(Zone("aside", "discard", hidden=len(standing.aside)))  # R14: face down
    view.memory["dealt-by"] = int(dealt_by)
    view.memory["shown"] = [cards_in(cards) for cards in standing.shown]
    view.memory["aside"] = [int(card) for card in standing.aside]
    view.memory["refreshed"] = [int(moves) for moves in standing.refreshed]


def _show_seat(view: View, standing: EenendertigenRound, seat: int, with_lives: bool) -> None:
    hand = standing.hands[seat]
    cards = cards_in(hand)
    name = f"hand-{seat}"
    sees = standing.over or may_see(view.seat, seat)  # R13, R24
    if sees:
        view.zones.append(Zone(name, "hand", seat, "fan", cards))
    else:
        view.zones.append(Zone(name, "hand", seat, "fan", hidden=len(cards)))
    badges = view.badges[seat]
    badges.append(Fact("lives" if with_lives else "wins", "number", int(standing.points[seat])))
    if sees and hand:
        badges.append(Fact("value", "text", VALUE_TEXTS[hand_halves(hand)]))
    if not standing.alive & BIT[seat]:
        badges.append(Fact("out", "text", True))
    if standing.stool & BIT[seat]:
        badges.append(Fact("stool", "text", True))  # T4
    if standing.passer == seat:
        badges.append(Fact("passed", "text", True))
    if standing.forbidder == seat:
        badges.append(Fact("forbade", "text", True))
