"""Tables that wait for people, as the first page offers them."""

from collections.abc import Collection

from troef.core.options import options_dict
from troef.core.registry import find_game
from troef.table.table import Table
from troef.table.talk.talk import ALOUD, CHAT


def awaited_chairs(table: Table) -> list[int]:
    """The chairs for which people are awaited: those that are free before a match, and after one those that were left
    to others."""
    if table.match is None:
        return table.free
    return table.seating.open_for_friends() if table.over and not table.again_wanted else []


def offered_to(table: Table, friends: Collection[str]) -> bool:
    """Whether a table that waits is seen by who has these accounts as friends: one of them sits there, and lets his
    friends see it."""
    here = {person.account for person in table.people if person is not None and person.bot is None}
    return bool(table.terms.listed) and not here.isdisjoint(friends)


def offer(table: Table) -> dict[str, object]:
    """Who waits for how many others, and for what game."""
    terms, game = table.terms, table.game
    usual = options_dict(find_game(game.slug, game.rules).options)
    changed = {name: value for name, value in options_dict(game.options).items() if value != usual[name]}
    people = [person for person in table.people if person is not None and person.bot is None]
    return {
        "table": table.name,
        "game": game.slug,
        "rules": game.rules,
        "seats": len(table.people),
        "names": [person.name for person in people],
        "free": len(awaited_chairs(table) or table.seating.open_for_friends()),
        "advice": terms.advice,
        **terms.told(),
        **({"chat": True} if table.talk in (CHAT, ALOUD) else {}),
        **({"options": changed} if changed else {}),
    }
