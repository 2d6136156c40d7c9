"""A view as plain data for the wire: docs/protocol.md."""

from typing import Any, Final

from troef.core.moves import PLAY, kind_of

#: In games of these families what players say comes with a card; there is no auction.
NO_AUCTION: Final = ("shedding", "speed")


def view_dict(game: Any, view: Any) -> dict[str, object]:
    """A view as dictionaries, lists, text and numbers."""
    facts_of = game.language.describe_log(view)
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
        "zones": [zone.as_dict() for zone in view.zones],
        "badges": [[fact.as_dict() for fact in badges] for badges in view.badges],
        "says": _says(game, view, described),
        "auction": _auction(game, described),
        "sheet": {
            "columns": [{"kind": "seat" if len(seats) == 1 else "side", "seats": seats} for seats in view.columns],
            "rows": [row.as_dict() for row in view.sheet],
            "totals": list(view.totals),
        },
        "moves": game.language.describe_all(view.moves + view.messages, view),
        "log": [{**facts, "seat": seat} for seat, facts, _ in described],
        "outcome": view.outcome.as_dict() if view.outcome is not None else None,
    }


def _says(game: Any, view: Any, described: list[tuple[int, dict[str, object], int]]) -> list[list[dict[str, object]]]:
    """What each seat has said since a card was last played."""
    says: list[list[dict[str, object]]] = [[] for _ in range(view.seats)]
    for seat, facts, move in described:
        verb = game.language.by_kind.get(int(kind_of(move)))
        if verb is None or not verb.spoken:
            says = [[] for _ in range(view.seats)]
        elif seat >= 0:
            says[seat].append(facts)
    return says


def _auction(game: Any, described: list[tuple[int, dict[str, object], int]]) -> list[dict[str, object]]:
    """All that was said before the first card of the deal was played: faces keep showing it during the play."""
    if int(PLAY) not in game.language.by_kind or game.info.family in NO_AUCTION:
        return []
    said: list[dict[str, object]] = []
    for seat, facts, move in described:
        if kind_of(move) == PLAY:
            break
        verb = game.language.by_kind.get(int(kind_of(move)))
        if verb is not None and verb.spoken and seat >= 0:
            said.append({**facts, "seat": seat})
    return said
