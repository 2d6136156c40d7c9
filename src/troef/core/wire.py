"""A view as plain data for the wire: docs/protocol.md."""

from typing import Any, Final

from troef.cards.card import card_text
from troef.core.moves import PLAY, SHOWN, kind_of

#: In games of these families what players say comes with a card; there is no auction.
NO_AUCTION: Final = ("shedding", "speed")


def view_dict(game: Any, view: Any) -> dict[str, object]:
    """A view as dictionaries, lists, text and numbers."""
    facts_of = game.language.describe_log(view)
    order = game.hand_order(view)
    described = [(seat, facts, move) for (seat, move), facts in zip(view.log, facts_of, strict=True)]
    return {
        "game": view.slug,
        "rules": view.rules,
        "seats": view.seats,
        "seat": view.seat,
        "phase": view.phase,
        "actors": list(view.actors),
        "turn": view.turn if view.turn >= 0 else None,
        "deal": {"number": view.deal_number, "of": view.deals or None, "dealer": view.dealer},
        "direction": view.direction,
        "around": view.around,
        "facts": [fact.as_dict() for fact in view.facts],
        "ranks": order.ranks,
        "zones": [zone_dict(zone, order, view.seat) for zone in view.zones],
        "badges": [[badge.as_dict() for badge in badges if _holds(badge, view)] for badges in view.badges],
        "says": _says(game, view, described),
        "auction": _auction(game, described),
        "sheet": {
            "columns": [{"kind": "seat" if len(seats) == 1 else "side", "seats": seats} for seats in view.columns],
            "rows": [row.as_dict() for row in view.sheet],
            "totals": list(view.totals),
            **({"places": True} if game.info.places else {}),
        },
        "moves": game.language.describe_all(view.moves + view.messages, view),
        "log": [{**facts, "seat": seat} for seat, facts, _ in described],
        "outcome": view.outcome.as_dict() if view.outcome is not None else None,
        **({"at_table": _at_table(game, view)} if view.at_table is not None else {}),
    }


def _at_table(game: Any, view: Any) -> dict[str, object]:
    """What may be done, and was, where cards are not checked."""
    told = view.at_table
    return {
        "irregular": [game.language.describe(move) for move in told.irregular],
        "accusations": [game.language.describe(move) for move in told.accusations],
        "rulings": [ruling.as_dict() for ruling in told.rulings],
        "awards": told.awards,
        **({"fines": {clause: list(amounts) for clause, amounts in told.fines.items()}} if told.fines else {}),
    }


def zone_dict(zone: Any, order: Any, viewer: int) -> dict[str, object]:
    """A zone; the cards of a hand in the order of the game, another's open hand with its trumps first."""
    facts: dict[str, object] = zone.as_dict()
    if zone.kind != "hand" or zone.layout != "fan" or not zone.cards:
        return facts
    groups = order.groups(zone.cards)
    trumps = order.trumps(zone.cards)
    if trumps and zone.owner != viewer:
        groups.reverse()
    laid = [card for group in groups for card in group]
    facts["cards"] = [card_text(card) for card in laid]
    facts["groups"] = [len(group) for group in groups]
    if trumps:
        facts["trumps"] = trumps
    if zone.mark >= 0:
        facts["mark"] = laid.index(zone.cards[zone.mark])
    return facts


def _holds(badge: Any, view: Any) -> bool:
    """Whether a badge still says something: what somebody did in a deal does not once it is over."""
    return badge.kind != "passing" or not view.between_deals()


def _says(game: Any, view: Any, described: list[tuple[int, dict[str, object], int]]) -> list[list[dict[str, object]]]:
    """What each seat has said since a card was last played."""
    by_kind = game.language.by_kind
    since = len(described)
    while since and (verb := by_kind.get(int(kind_of(described[since - 1][2])))) is not None and verb.spoken:
        since -= 1
    says: list[list[dict[str, object]]] = [[] for _ in range(view.seats)]
    for seat, facts, _ in described[since:]:
        if seat >= 0:
            says[seat].append(facts)
    return says


def _auction(game: Any, described: list[tuple[int, dict[str, object], int]]) -> list[dict[str, object]]:
    """All that was said before the first card of the deal was played: faces keep showing it during the play."""
    if int(PLAY) not in game.language.by_kind or game.info.family in NO_AUCTION:
        return []
    said: list[dict[str, object]] = []
    for seat, facts, move in described:
        if kind_of(move) in (PLAY, SHOWN):
            break
        verb = game.language.by_kind.get(int(kind_of(move)))
        if verb is not None and verb.spoken and seat >= 0:
            said.append({**facts, "seat": seat})
    return said
