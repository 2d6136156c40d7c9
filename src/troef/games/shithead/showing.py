"""What a seat sees of a round of shithead."""

from mypy_extensions import i64

from troef.cards.bits import BIT, cards_in
from troef.cards.card import RANK_NAMES, card_text
from troef.core.display import Display
from troef.core.view import REFEREE, may_see
from troef.games.shithead.moves import BLIND_CARDS
from troef.games.shithead.starting import Arranging, Calling
from troef.games.shithead.turns import Turns


def show_match(
    display: Display, turns: Turns, arranging: "Arranging | None", calling: "Calling | None", task: str
) -> None:
    """Hands, open and blind cards, stock and pile (T3).

    `memory` has what everybody has seen: the cards known to be in each hand, the blind cards that were turned up, the
    places of those that still lie, the turns taken, who is ready or has declined, and in which order players went out.
    """
    hands = arranging.hands if arranging is not None else turns.hands
    open_cards = arranging.open if arranging is not None else turns.open
    public = arranging.public if arranging is not None else turns.public
    _show_facts(display, turns, calling, task)
    for seat in range(display.seats):
        display.show_hand(seat, hands[seat], may_see(display.seat, seat))
        display.show_zone(f"open-{seat}", "meld", seat, "row", cards_in(open_cards[seat]))
        _show_blind(display, turns, seat)
    _show_piles(display, turns)
    _show_badges(display, turns, arranging, calling)
    if display.keeps_all:
        known = [[card_text(card) for card in cards_in(hands[seat] & public)] for seat in range(display.seats)]
        display.memory["known"] = known
        display.memory["public"] = [card_text(card) for card in cards_in(public)]
        display.memory["turned"] = [card_text(card) for card in turns.turned]
        display.memory["turns"] = int(turns.taken)
        display.memory["out"] = [int(seat) for seat in turns.out]
        display.memory["ready"] = int(arranging.ready) if arranging is not None else 0
        display.memory["declined"] = int(calling.declined) if calling is not None else 0


def _show_blind(display: Display, turns: Turns, seat: int) -> None:
    """R4: nobody looks at them, but the referee. `memory` has the places that are left."""
    first = seat * int(BLIND_CARDS)
    left = [place for place in range(3) if turns.blind[first + place] >= 0]
    if display.keeps_all:
        display.memory[f"blind-{seat}"] = left
    cards = [int(turns.blind[first + place]) for place in left]
    if display.seat == REFEREE:
        display.show_zone(f"blind-{seat}", "meld", seat, "row", cards)
    else:
        display.show_zone(f"blind-{seat}", "meld", seat, "row", hidden=len(cards))


def _show_piles(display: Display, turns: Turns) -> None:
    display.show_stock(turns.stock, turns.place)
    display.show_pile("discard", "discard", turns.pile)
    removed = cards_in(turns.removed)
    if removed:
        display.show_zone("removed", "taken", cards=removed)


def _show_facts(display: Display, turns: Turns, calling: "Calling | None", task: str) -> None:
    if calling is not None:
        display.show_fact("asked", "text", RANK_NAMES[calling.rank])
    if task:
        display.show_fact("task", "text", task)
    if turns.taken * 2 >= 1000:  # R35 comes nearer
        display.show_number("turns", turns.taken)


def _show_badges(display: Display, turns: Turns, arranging: "Arranging | None", calling: "Calling | None") -> None:
    out = [int(seat) for seat in turns.out]
    ready: i64 = arranging.ready if arranging is not None else i64(0)
    declined: i64 = calling.declined if calling is not None else i64(0)
    for seat in range(display.seats):
        if seat in out:
            display.show_badge(seat, "place", "number", out.index(seat) + 1)
        if ready & BIT[seat]:
            display.show_badge(seat, "ready", "text", True)
        if declined & BIT[seat]:
            display.show_badge(seat, "declined", "text", True)
        if display.points[seat]:
            display.badge_number(seat, "marks", display.points[seat])
