"""What a seat sees of a round of shithead."""

from mypy_extensions import i64

from troef.cards.bits import BIT, cards_in
from troef.cards.card import RANK_NAMES, card_text
from troef.core.view import REFEREE, Fact, View, Zone, may_see
from troef.games.shithead.moves import BLIND_CARDS
from troef.games.shithead.starting import Arranging, Calling
from troef.games.shithead.turns import Turns


def show_match(view: View, turns: Turns, arranging: "Arranging | None", calling: "Calling | None", task: str) -> None:
    """Hands, open and blind cards, stock and pile (T3).

    `memory` has what everybody has seen: the cards known to be in each hand, the blind cards that were turned up, the
    places of those that still lie, the turns taken, who is ready or has declined, and in which order players went out.
    """
    hands = arranging.hands if arranging is not None else turns.hands
    open_cards = arranging.open if arranging is not None else turns.open
    public = arranging.public if arranging is not None else turns.public
    _show_facts(view, turns, calling, task)
    for seat in range(view.seats):
        cards = cards_in(hands[seat])
        if may_see(view.seat, seat):
            view.zones.append(Zone(f"hand-{seat}", "hand", seat, "fan", cards))
        else:
            view.zones.append(Zone(f"hand-{seat}", "hand", seat, "fan", hidden=len(cards)))
        view.zones.append(Zone(f"open-{seat}", "meld", seat, "row", cards_in(open_cards[seat])))
        view.zones.append(_blind_zone(view, turns, seat))
    _show_piles(view, turns)
    _show_badges(view, turns, arranging, calling)
    known = [[card_text(card) for card in cards_in(hands[seat] & public)] for seat in range(view.seats)]
    view.memory["known"] = known
    view.memory["public"] = [card_text(card) for card in cards_in(public)]
    view.memory["turned"] = [card_text(card) for card in turns.turned]
    view.memory["turns"] = int(turns.taken)
    view.memory["out"] = [int(seat) for seat in turns.out]
    view.memory["ready"] = int(arranging.ready) if arranging is not None else 0
    view.memory["declined"] = int(calling.declined) if calling is not None else 0


def _blind_zone(view: View, turns: Turns, seat: int) -> Zone:
    """R4: nobody looks at them, but the referee. `memory` has the places that are left."""
    first = seat * int(BLIND_CARDS)
    left = [place for place in range(3) if turns.blind[first + place] >= 0]
    view.memory[f"blind-{seat}"] = left
    cards = [int(turns.blind[first + place]) for place in left]
    if view.seat == REFEREE:
        return Zone(f"blind-{seat}", "meld", seat, "row", cards)
    return Zone(f"blind-{seat}", "meld", seat, "row", hidden=len(cards))


def _show_piles(view: View, turns: Turns) -> None:
    stock = [int(turns.stock[place]) for place in range(turns.place, len(turns.stock))]
    stock.reverse()
    if view.seat == REFEREE:
        view.zones.append(Zone("stock", "stock", cards=stock))
    else:
        view.zones.append(Zone("stock", "stock", hidden=len(stock)))
    view.zones.append(Zone("discard", "discard", cards=[int(card) for card in turns.pile]))
    removed = cards_in(turns.removed)
    if removed:
        view.zones.append(Zone("removed", "taken", cards=removed))


def _show_facts(view: View, turns: Turns, calling: "Calling | None", task: str) -> None:
    if calling is not None:
        view.facts.append(Fact("asked", "text", RANK_NAMES[calling.rank]))
    if task:
        view.facts.append(Fact("task", "text", task))
    if turns.taken * 2 >= 1000:  # R35 comes nearer
        view.facts.append(Fact("turns", "number", int(turns.taken)))


def _show_badges(view: View, turns: Turns, arranging: "Arranging | None", calling: "Calling | None") -> None:
    out = [int(seat) for seat in turns.out]
    ready: i64 = arranging.ready if arranging is not None else 0
    declined: i64 = calling.declined if calling is not None else 0
    for seat in range(view.seats):
        badges = view.badges[seat]
        if seat in out:
            badges.append(Fact("place", "number", out.index(seat) + 1))
        if ready & BIT[seat]:
            badges.append(Fact("ready", "text", True))
        if declined & BIT[seat]:
            badges.append(Fact("declined", "text", True))
        if view.totals[seat]:
            badges.append(Fact("marks", "number", view.totals[seat]))
