"""A trick game as a card player sees it: who plays with whom, what one wants of a trick, what may still beat a card."""

from importlib import import_module
from typing import Final, Literal

from troef.bots.tricks import CardReading
from troef.cards.bits import BIT, card_count, cards_in, set_of
from troef.cards.card import parse_suit
from troef.core.game import Game
from troef.core.view import View
from troef.tricks.hand_order import trump_in
from troef.tricks.ordering import NO_TRUMP, Ordering

#: What a side wants: the points in the tricks, the tricks, none of them, or the last one.
Aim = Literal["points", "tricks", "none", "last"]

#: Where the tables lie that say who beats whom: one for each trump suit, perhaps one without trumps at the end.
_TABLES: Final = {
    "bieden": "bieden.rules",
    "boerenbridge": "boerenbridge.state",
    "bonken": "bonken.state",
    "bridge": "bridge.game",
    "cinch": "cinch.game",
    "kingen": "kingen.games",
    "klaverjassen": "klaverjassen.cards",
    "kleurenwiezen": "kleurenwiezen.rules",
    "manillen": "manillen.game",
    "manillen-tornooi": "manillen_tornooi.rules",
    "pandoeren": "pandoeren.scoring",
    "rikken": "rikken.state",
    "rumba": "rumba.cards",
    "wiezen": "wiezen.game",
    "zwikken": "zwikken.cards",
}

#: Games in which the points in the tricks count, not the tricks.
_POINTS: Final = ("klaverjassen", "manillen", "manillen-tornooi", "bieden", "pandoeren", "cinch", "skat", "zwikken")
#: Of the games that are a row of games: those in which one wants tricks. In the others nobody does.
_WANTED: Final = {"kingen": "trump", "bonken": "troeven"}
#: How contracts are called in which the declarer wants no trick, and those in which he wants one.
_NO_TRICK: Final = ("mis", "nul")
_ONE_TRICK: Final = ("piek", "piccolo")


def order_of(view: View) -> "Ordering | None":
    """Who beats whom in a position; None where that is not known yet."""
    return order_with(view, trump_in(view))


def order_with(view: View, trump: int) -> "Ordering | None":
    """Who would beat whom with this trump suit."""
    if view.slug in _TABLES:
        orders = import_module(f"troef.games.{_TABLES[view.slug]}").ORDERINGS
        if trump == NO_TRUMP and len(orders) == len("CDSH"):
            return None
        found: Ordering = orders[trump]
        return found
    if view.slug == "skat":
        from troef.games.skat.cards import GRAND, NUL, ORDERINGS

        return ORDERINGS[trump if trump != NO_TRUMP else GRAND if view.fact("game") == "grand" else NUL]
    if view.slug == "ninety-nine":
        from troef.games.ninety_nine.cards import ordering_for

        turned = [zone.cards[0] for zone in view.zones if zone.name == "upcard" and zone.cards]
        return ordering_for(turned[0]) if turned else None
    if view.slug in ("hartenjagen", "toepen"):
        order: Ordering = import_module(f"troef.games.{view.slug}").ORDERING
        return order
    return None


def hand_on_turn(view: View) -> int:
    """Whose cards the viewer plays now: his own, or those of dummy."""
    played_for = view.fact("to-play")
    return played_for if isinstance(played_for, int) else view.seat


def side_of(view: View) -> frozenset[int]:
    """The seats that play with the viewer, himself among them, as far as he knows."""
    seat = view.seat
    for column in view.columns:
        if seat in column and len(column) > 1:
            return frozenset(column)
    named = {view.fact(key) for key in ("declarer", "bidder", "partner")}
    side = {other for other in range(view.seats) if other in named or view.badge(other, "contract") is not None}
    if not side or (view.fact("contract") in ("rik", "rik-beter") and view.fact("partner") is None):
        return frozenset([seat])
    return frozenset(side if seat in side else set(range(view.seats)) - side)


def aim_of(view: View) -> "Aim | None":
    """What the viewer wants of a trick; None where it is to make somebody else take one."""
    if view.slug == "toepen":
        return "last"
    if view.slug == "hartenjagen":
        return "none" if view.fact("part") != "two" else "points"
    if view.slug in _WANTED:
        return "tricks" if view.fact("game") == _WANTED[view.slug] else "none"
    made = view.badge(view.seat, "tricks")
    bid = view.badge(view.seat, "bid" if view.slug == "ninety-nine" else "predicted")
    if isinstance(bid, int) and isinstance(made, int):
        return "tricks" if made < bid else "none"
    contract = str(view.fact("contract") or view.fact("game") or "")
    if any(name in contract for name in (*_NO_TRICK, *_ONE_TRICK)):
        wants_none = view.seat in _declarers(view) and (made or not any(name in contract for name in _ONE_TRICK))
        return "none" if wants_none else None
    return "points" if view.slug in _POINTS else "tricks"


def _declarers(view: View) -> set[int]:
    named = {view.fact(key) for key in ("declarer", "bidder")}
    return {seat for seat in range(view.seats) if seat in named or view.badge(seat, "contract") is not None}


def reading_of(game: Game, view: View) -> "CardReading | None":
    """What the viewer sees of the play of a trick game; None where no tricks are played."""
    order = order_of(view)
    if order is None or not any(zone.name == "trick" for zone in view.zones):
        return None
    absent = [seat for seat in range(view.seats) if _sits_out(view, seat)]
    pack = int(set_of([card for card in game.pack(view.seats) if card < len(BIT)]))
    return CardReading(view, order, pack, side_of(view), hand_on_turn(view), absent)


def _sits_out(view: View, seat: int) -> bool:
    return any(view.badge(seat, key) for key in ("pause", "outside", "folded", "out"))


def higher_cards(reading: CardReading, card: int) -> list[int]:
    """The cards of its suit that may still lie elsewhere and beat a card."""
    lane = int(reading.order.members[reading.order.suits[card]])
    others = reading.held_by_others(range(reading.view.seats))
    return list(cards_in(reading.order.beaters[card] & lane & others))


def guards(reading: CardReading, card: int) -> int:
    """How many lower cards of its suit lie beside a card in the hand."""
    lane = int(reading.order.members[reading.order.suits[card]])
    lower = reading.hand & lane & ~int(reading.order.beaters[card]) & ~int(BIT[card])
    return int(card_count(lower))


def suit_named(view: View, key: str = "trump") -> "int | None":
    """The suit of a fact of the view, or None."""
    value = view.fact(key)
    return parse_suit(value) if isinstance(value, str) and value in "CDSH" else None
