"""Views and records as plain data: numbers, text, lists, tuples and dictionaries, as they go to a worker.

Nothing else can cross (`marshal` refuses it), so a worker knows of a position what its view says, and no more.
"""

import json
from functools import lru_cache
from typing import Any, Final

from troef.core.game import Game
from troef.core.options import options_dict
from troef.core.record import Record, read_record
from troef.core.registry import make_game
from troef.core.view import AtTable, Fact, Ruling, SheetEntry, SheetRow, View, Zone

Plain = tuple[Any, ...]

#: How many games a worker keeps at once; each agreement on options is one.
MOST_GAMES: Final = 200


def plain_game(game: Game) -> Plain:
    """A game with its options."""
    return game.slug, game.rules, json.dumps(options_dict(game.options))


@lru_cache(MOST_GAMES)
def game_of(slug: str, rules: str, options: str) -> Game:
    """The game that `plain_game` gave."""
    return make_game(slug, rules, json.loads(options))


def plain_view(view: View) -> Plain:
    """A view of somebody who is to act, without its game; nobody has won yet."""
    return (
        (view.slug, view.rules, view.seats, view.seat, view.phase, view.dealer),
        (view.actors, view.turn, view.deal_number, view.deals, view.direction, view.around, view.columns),
        [(fact.key, fact.kind, fact.value) for fact in view.facts],
        [
            (zone.name, zone.kind, zone.owner, zone.layout, zone.cards, zone.hidden, zone.by, zone.mark, zone.amount)
            + ((zone.stands,) if zone.stands else ())
            for zone in view.zones
        ],
        [[(fact.key, fact.kind, fact.value) for fact in badges] for badges in view.badges],
        [
            (row.cells, row.marks, [(one.column, one.label, one.points, one.place, one.count) for one in row.entries])
            for row in view.sheet
        ],
        (view.totals, view.moves, view.messages, view.log, view.memory, _plain_at_table(view)),
    )


def _plain_at_table(view: View) -> "Plain | None":
    told = view.at_table
    if told is None:
        return None
    rulings = [
        (one.by, one.seat, one.proven, one.trick, one.card, one.duty, one.clause, one.outcome, one.points)
        for one in told.rulings
    ]
    return told.irregular, told.accusations, rulings, told.awards, told.fines


def view_of(plain: Plain, game: "Game | None") -> View:
    """The view that `plain_view` gave."""
    head, course, facts, zones, badges, sheet, rest = plain
    view = View(*head)
    view.game = game
    view.actors, view.turn, view.deal_number, view.deals, view.direction, view.around, view.columns = course
    view.facts = [Fact(*fact) for fact in facts]
    view.zones = [Zone(*zone) for zone in zones]
    view.badges = [[Fact(*fact) for fact in own] for own in badges]
    view.sheet = [
        SheetRow(cells, marks, tuple([SheetEntry(*entry) for entry in entries])) for cells, marks, entries in sheet
    ]
    view.totals, view.moves, view.messages, view.log, view.memory, told = rest
    if told is not None:
        irregular, accusations, rulings, awards, fines = told
        view.at_table = AtTable(irregular, accusations, [Ruling(*ruling) for ruling in rulings], awards, fines)
    return view


def plain_record(record: Record, events: "int | None" = None) -> Plain:
    """A record, or the first of its events. Deals go as their lines, moves as they are: there are many of them."""
    chosen = record.events if events is None else record.events[:events]
    deals = Record(record.game, record.seats, record.dealer, record.names, record.standing, record.lot)
    deals.events = [event for event in chosen if event[0] < 0]
    moves = [None if event[0] < 0 else event for event in chosen]
    return "\n".join(deals.lines()), moves, record.ending if events is None else None


def record_of(plain: Plain) -> Record:
    """The record that `plain_record` gave."""
    text, moves, ending = plain
    record = read_record(text)
    deals = iter(record.events)
    record.events = [next(deals) if move is None else move for move in moves]
    record.ending = ending
    return record
