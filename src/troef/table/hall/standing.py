"""How a table stands for somebody who has a chair there: what the first page shows of it."""

from typing import Any

from troef.table.table import Table


def standing(table: Table, seat: int, sits: bool = True) -> dict[str, Any]:
    """What is played with whom, how far it is, and whether this seat is to act.

    Where he has stood up or is still coming (without `sits`), it is a bot that is to act. `people` has None for a chair
    that is still free; `deal` is None before the first cards are dealt, its `of` where nobody knows how many there will
    be.
    """
    view = None if table.match is None else table.view(seat)
    turn = sits and view is not None and (seat == view.turn if view.turn >= 0 else seat in view.actors)
    return {
        "table": table.name,
        "game": table.game.slug,
        "rules": table.game.rules,
        "seat": seat,
        "people": [None if person is None else person.name for person in table.people],
        "deal": {"number": view.deal_number, "of": view.deals or None}
        if view is not None and view.deal_number
        else None,
        "turn": turn and not table.over,
        "over": table.over,
    }
