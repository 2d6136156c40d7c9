"""A position of a match as plain data: the match before its deal, the cards as they were dealt, the moves made since.

So a position can be read, kept, changed and laid again, and one that no match can come to is refused with the reason:
every move is made through the rules. `State.position` gives it, `Game.position` lays it; docs/library.md has examples.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from troef.cards.card import CardError, cards_text, parse_cards
from troef.cards.pack import Supply
from troef.cards.sentence import Sentence, sentence_of
from troef.core.arranging import place_name
from troef.core.endings import NoHistory, lay_ending, read_skipped
from troef.core.history import before_deal, moves_by_pack, packs_of_deal
from troef.core.log import entry_of
from troef.core.nearest import with_nearest
from troef.core.options import options_dict
from troef.core.refusal import DealError, IllegalMove, MoveTextError
from troef.core.rng import Rng, shuffle
from troef.core.view import REFEREE, TIMEKEEPER, SheetEntry, SheetRow

VERSION: Final = 1

#: What every position may say; a game adds what `State.match_facts` names.
_COMMON: Final = (
    "position",
    "game",
    "rules",
    "options",
    "seats",
    "dealer",
    "deal",
    "sheet",
    "totals",
    "cards",
    "moves",
)

#: What stands among the moves for play that is not told: tricks, or turns.
_UNTOLD: Final = {"tricks", "turns"}

#: Seats of those who do not play, by name.
_ASIDE: Final = {"referee": REFEREE, "timekeeper": TIMEKEEPER}
_ASIDE_NAMES: Final = {seat: name for name, seat in _ASIDE.items()}


class PositionError(ValueError):
    """A position that is not well written, or to which no match can come. `where` says which part; `facts` fill in the
    reason."""

    def __init__(self, where: str, reason: str, /, **facts: object) -> None:
        self.where = where
        self.reason = Sentence(reason, **facts)
        super().__init__(Sentence("{where}: {reason}", where=where, reason=self.reason) if where else self.reason)


# ---- reading a state ----


def position_of(state: Any) -> dict[str, object]:
    """A state as a position.

    Raises:
        PositionError: its deal was not laid by `State.deal`, so that its history is not known.
    """
    packs = packs_of_deal(state)
    if not packs and (state.history is not None or not state.awaits_deal or len(state.log)):
        raise PositionError("", "the history of this state is not known: it was sampled or dealt in a playout")
    before = before_deal(state) if packs else state
    facts: dict[str, object] = {
        **heading_of(state),
        "dealer": int(before.dealer),
        "deal": int(before.upcoming_deal()),
        "sheet": [_row_dict(row) for row in before.sheet],
        **before.match_facts(),
    }
    if packs:
        facts["cards"] = _cards_dict(before, packs[0].order)
        facts["moves"] = _steps(state, packs)
    return facts


def heading_of(state: Any) -> dict[str, object]:
    """The game that a position is one of, and how many play."""
    game = state.game
    return {
        "position": VERSION,
        "game": game.slug,
        "rules": game.rules,
        "options": options_dict(game.options),
        "seats": int(state.seats),
    }


def _row_dict(row: SheetRow) -> object:
    """A row of the sheet: its cells, or all that it says where there is more."""
    return row.as_dict() if row.marks or row.entries else list(row.cells)


def _cards_dict(before: Any, order: list[int]) -> dict[str, str]:
    """The cards of a deal by place; as one `pack` where the places do not say it all."""
    texts = cards_text(order).split()
    rooms: dict[str, list[int]] = before.places()
    by_place: dict[str, str] = {}
    told: set[int] = set()
    for place, room in rooms.items():
        if room and not told & set(room):  # places may overlap: the board, and the flop in it
            told.update(room)
            by_place[place] = " ".join([texts[position] for position in room])
    try:
        again = before.game.arrange_in(rooms, int(before.seats), None, by_place, int(before.dealer), before.pack())
    except DealError:
        return {"pack": " ".join(texts)}
    return by_place if cards_text(list(again)).split() == texts else {"pack": " ".join(texts)}


def _steps(state: Any, packs: list[Any]) -> list[object]:
    """The moves since the deal began as texts, with the packs that were dealt later where they fell."""
    steps: list[object] = []
    for pack, entries in zip(packs, moves_by_pack(packs, state.log), strict=True):
        if pack.order and pack is not packs[0]:
            steps.append({"pack": cards_text(pack.order)})
        steps += _move_texts(state, entries)
    return steps


def _move_texts(state: Any, entries: list[int]) -> list[str]:
    """The moves of some entries of the log as texts."""
    texts = []
    for entry in entries:
        seat, told = entry_of(entry)
        move = int(state.made(seat, told))
        if move >= 0:
            texts.append(f"{_ASIDE_NAMES.get(int(seat), str(int(seat)))}: {state.game.show(move, None)}")
    return texts


# ---- laying one ----


def lay_position(game: Any, given: Any) -> Any:
    """The state of a position.

    Raises:
        PositionError: it is not well written, or no match can come to it.
    """
    facts = read_facts(given)
    check_game(game, facts)
    state = _before_deal(game, facts)
    moves = facts.get("moves", [])
    if not isinstance(moves, list | tuple):
        raise PositionError("moves", "a list of moves is wanted, such as '0: KH'")
    made = 0
    skipped = [index for index, step in enumerate(moves) if isinstance(step, Mapping) and step.keys() & _UNTOLD]
    if skipped:
        made = skipped[0] + 1
        lay = _lay_turns if "turns" in moves[skipped[0]] else _lay_ending
        state = lay(state, _cards_told(facts.get("cards", {})), list(moves[:made]))
    elif "cards" in facts or moves:
        _lay_cards(state, facts.get("cards", {}))
    for number, step in enumerate(moves[made:], made + 1):
        make_step(state, step, Sentence("move {number}", number=number))
    return state


def read_facts(given: Any) -> dict[str, Any]:
    """The position as a dictionary.

    Raises:
        PositionError: it is neither one nor its JSON text.
    """
    if isinstance(given, str):
        try:
            given = json.loads(given)
        except (ValueError, RecursionError) as error:
            raise PositionError("", "this is no JSON") from error
    if not isinstance(given, Mapping):
        raise PositionError("", "a position is a dictionary or its JSON text")
    return {str(name): value for name, value in given.items()}


def check_game(game: Any, facts: dict[str, Any]) -> None:
    """Check that the position is one of this game, with these rules and options.

    Raises:
        PositionError: it is not.
    """
    version = facts.get("position", VERSION)
    if version != VERSION:
        raise PositionError(
            "position", "version {given} is not known, only {known}", given=repr(version), known=VERSION
        )
    own: dict[str, object] = {"game": game.slug, "rules": game.rules}
    for name, value in own.items():
        if facts.get(name, value) != value:
            raise PositionError(
                name, "it is a position of {given}, not of {value}", given=repr(facts[name]), value=repr(value)
            )
    options = facts.get("options", {})
    if not isinstance(options, Mapping):
        raise PositionError("options", "a dictionary is wanted")
    actual = options_dict(game.options)
    for name, value in options.items():
        if name not in actual or actual[name] != (tuple(value) if isinstance(value, list) else value):
            raise PositionError(
                "options",
                "'{name}' is {given} in this game, not {value}",
                name=name,
                given=repr(actual.get(name)),
                value=repr(value),
            )


def whole_number(facts: Mapping[str, Any], name: str, low: int, high: "int | None" = None) -> int:
    """A whole number of a position.

    Raises:
        PositionError: it is none, or out of bounds.
    """
    value = facts[name]
    if not isinstance(value, int) or isinstance(value, bool):
        raise PositionError(name, "a whole number is wanted, not {value}", value=repr(value))
    _check_bounds(name, value, low, high)
    return value


def whole_numbers(
    facts: Mapping[str, Any], name: str, count: int, low: "int | None" = None, high: "int | None" = None
) -> list[int]:
    """A list of whole numbers of a position, one for each seat or side.

    Raises:
        PositionError: it is none, has another length, or a number is out of bounds.
    """
    value = facts[name]
    if not isinstance(value, list | tuple) or len(value) != count:
        raise PositionError(name, "a list of {count} whole numbers is wanted", count=count)
    for item in value:
        if not isinstance(item, int) or isinstance(item, bool):
            raise PositionError(name, "a whole number is wanted, not {value}", value=repr(item))
        _check_bounds(name, item, low, high)
    return [int(item) for item in value]


def _check_bounds(name: str, value: int, low: "int | None", high: "int | None") -> None:
    """Check a number of a position; a bound that is None is open."""
    if (low is None or value >= low) and (high is None or value <= high):
        return
    if high is None:
        raise PositionError(name, "it is at least {low}, not {value}", low=low, value=value)
    if low is None:
        raise PositionError(name, "it is at most {high}, not {value}", high=high, value=value)
    raise PositionError(name, "it is {low} to {high}, not {value}", low=low, high=high, value=value)


def _before_deal(game: Any, facts: dict[str, Any]) -> Any:
    """The state that awaits the position's deal."""
    numbers = {"seats": _seats_told(game, facts), "dealer": 0, "deal": 1, **facts}
    seats = whole_number(numbers, "seats", 1, 64)
    dealer = whole_number(numbers, "dealer", 0, seats - 1)
    deal = whole_number(numbers, "deal", 1)
    try:
        state = game.start(seats, dealer)
    except ValueError as error:
        raise PositionError("seats", sentence_of(error)) from error
    usual = state.match_facts()
    known = (*_COMMON, *usual)
    for name in facts:
        if name not in known:
            fault = Sentence("positions of {game} have no such part", game=game.slug)
            raise PositionError(name, with_nearest(fault, name, known))
    if "dealer" in facts:
        state.dealer = dealer  # otherwise who deals first by the options
    state.deal_number = deal - 1
    begun = state.view(REFEREE)
    state.sheet = _read_sheet(facts, len(begun.columns), [int(total) for total in begun.totals])
    state.set_match({**usual, **{name: facts[name] for name in usual if name in facts}})
    if "dealer" in facts and state.dealer != dealer:
        raise PositionError("dealer", "seat {due} deals here, not seat {given}", due=int(state.dealer), given=dealer)
    if state.outcome() is not None:
        raise PositionError("sheet", "the match would be over")
    state.was_laid = deal > 1 or bool(state.sheet) or state.match_facts() != usual
    return state


def laid_worlds(game: Any, facts: dict[str, object], rng: Rng) -> Iterator[Any]:
    """Endless states of a match that was laid before a deal, from what everybody knows of it (`State.open_facts`); a
    pack that was gathered from tricks lies in any order."""
    while True:
        state = lay_position(game, facts)
        if state.match_facts().get("pack"):
            state = lay_position(game, {**facts, "pack": cards_text(shuffle(state.pack(), rng))})
        yield state


def _seats_told(game: Any, facts: dict[str, Any]) -> int:
    """How many sit down where `seats` is left out: the length of a list with a value for each seat, or the default."""
    usual = int(game.usual_seats)
    begun = game.start()
    for name, value in {"totals": list(begun.view(REFEREE).totals), **begun.match_facts()}.items():
        given = facts.get(name)
        if isinstance(value, list) and len(value) == usual and isinstance(given, list | tuple):
            return len(given)
    return usual


def _read_sheet(facts: dict[str, Any], columns: int, opening: list[int]) -> list[SheetRow]:
    """The rows of the score sheet before the deal; `totals` alone are one row that stands for all deals before.

    Totals are as the table shows them, so with what everybody has at the start (`opening`: the 21 points of rumba).
    """
    given = facts.get("sheet", [])
    if not isinstance(given, list | tuple):
        raise PositionError("sheet", "a list of rows is wanted")
    rows = [_read_row(row, columns, sheet_row(number)) for number, row in enumerate(given, 1)]
    if "totals" not in facts:
        return rows
    totals = whole_numbers(facts, "totals", columns)
    changes = [total - begun for total, begun in zip(totals, opening or [0] * columns, strict=True)]
    if "sheet" not in facts:
        return [SheetRow(tuple(changes))]
    if changes != [sum([row.cells[column] for row in rows]) for column in range(columns)]:
        raise PositionError("totals", "they are not the sums of the sheet")
    return rows


def _read_row(row: Any, columns: int, where: str) -> SheetRow:
    """One row: a list of cells, or what `SheetRow.as_dict` gives."""
    facts = row if isinstance(row, Mapping) else {"cells": row}
    cells = whole_numbers({where: facts.get("cells")}, where, columns)
    marks = facts.get("marks", [])
    entries = facts.get("entries", [])
    if not isinstance(marks, list | tuple) or not all(isinstance(mark, str) for mark in marks):
        raise PositionError(where, "marks are a list of texts")
    if not isinstance(entries, list | tuple):
        raise PositionError(where, "entries are a list")
    return SheetRow(tuple(cells), tuple(marks), tuple([_read_entry(entry, where) for entry in entries]))


def _read_entry(entry: Any, where: str) -> SheetEntry:
    """One item of a row, as `SheetEntry.as_dict` gives it."""
    numbers, texts = ("column", "points", "count"), ("label", "place")
    usual = {"count": 0, "place": ""}
    given = {**usual, **entry} if isinstance(entry, Mapping) else {}
    right = given.keys() == {*numbers, *texts}
    right = right and all(isinstance(given[name], str) for name in texts)
    if not right or not all(isinstance(given[name], int) and not isinstance(given[name], bool) for name in numbers):
        raise PositionError(where, "an entry has a column, a label, points, and perhaps a place and a count")
    return SheetEntry(**given)


def check_sheet(played: int, most: int, rows: int) -> None:
    """Check that a match of `most` deals (0: not known beforehand) goes on after `played`, with at most a row for each.

    Raises:
        PositionError: it does not.
    """
    if most and played >= most:
        raise PositionError(
            "deal", "a match has {most} deals, this would be number {played}", most=most, played=played + 1
        )
    if rows > played:
        raise PositionError("sheet", "{rows} rows after {played} deals", rows=rows, played=played)


def deals_by_row(played: int, rows: int) -> list[int]:
    """How many deals each row of a sheet stands for, in games that write one for every deal: the first row stands for
    all deals before that have none of their own.

    >>> deals_by_row(5, 3), deals_by_row(5, 5), deals_by_row(5, 0)
    ([3, 1, 1], [1, 1, 1, 1, 1], [])
    """
    return [played - rows + 1, *[1] * (rows - 1)] if rows else []


def sheet_row(number: int) -> Sentence:
    """How a row of the sheet is called in an error text."""
    return Sentence("sheet row {number}", number=number)


def deals_counted(deals: int) -> Sentence:
    """How many deals a row stands for, in an error text.

    >>> deals_counted(1), deals_counted(3)
    ('1 deal', '3 deals')
    """
    return Sentence("1 deal") if deals == 1 else Sentence("{deals} deals", deals=deals)


def rounds_counted(rounds: int) -> Sentence:
    """As `deals_counted`, in games whose deals are called rounds."""
    return Sentence("1 round") if rounds == 1 else Sentence("{rounds} rounds", rounds=rounds)


def check_zero_sum(sheet: list[SheetRow]) -> None:
    """Check that every row of a sheet adds up to zero.

    Raises:
        PositionError: one does not.
    """
    for number, row in enumerate(sheet, 1):
        if sum(row.cells):
            raise PositionError(
                sheet_row(number),
                "it adds up to {cells}: what some have won, the others have paid",
                cells=sum(row.cells),
            )


def check_shares(sheet: list[SheetRow], played: int, shared: bool = False) -> None:
    """Check that each row gives 1 to the winner of a game, or to each of those who share the win.

    Raises:
        PositionError: they do not.
    """
    for number, (row, games) in enumerate(zip(sheet, deals_by_row(played, len(sheet)), strict=True), 1):
        least, total = games, sum(row.cells)
        most = games * (len(row.cells) if shared else 1)
        if min(row.cells) < 0 or max(row.cells) > games or not least <= total <= most:
            raise PositionError(
                sheet_row(number), "{cells} is not what {games} finished games give", cells=list(row.cells), games=games
            )


def _lay_cards(state: Any, cards: Any) -> None:
    """Deal the position's cards: by place, or the whole pack in its order."""
    cards = _cards_told(cards)
    try:
        if "pack" in cards:
            if len(cards) > 1:
                raise PositionError("cards", "with the whole pack no other place is named")
            _deal_pack(state, cards["pack"])
            return
        state.deal(state.arrange(None, **cards))
    except DealError as error:
        raise PositionError("cards", sentence_of(error)) from error


def _cards_told(cards: Any) -> dict[str, str]:
    """The cards of a position by place, as they are written."""
    if not isinstance(cards, Mapping) or not all(isinstance(text, str) for text in cards.values()):
        raise PositionError("cards", "a dictionary of places and their cards is wanted")
    return {str(place): text for place, text in cards.items()}


def _lay_turns(state: Any, cards: dict[str, str], moves: list[Any]) -> Any:
    """Lay the cards that lie after turns that are not told; the last of the moves stands for these."""
    if len(moves) > 1:
        raise PositionError(
            Sentence("move {number}", number=len(moves)), "turns that are not told are the first of the deal"
        )
    try:
        state.lay_turns(cards, moves[0])
    except DealError as error:
        raise PositionError("cards", sentence_of(error)) from error
    except NoHistory as fault:  # compiled, a name keeps the type of its first handler
        raise PositionError(Sentence("move {number}", number=1), sentence_of(fault)) from fault
    return state


def _lay_ending(state: Any, cards: dict[str, str], moves: list[Any]) -> Any:
    """Lay the cards that are left after tricks whose cards do not matter; the last of the moves stands for these."""

    def begin(dealt: Any) -> None:
        for number, step in enumerate(moves[:-1], 1):
            make_step(dealt, step, Sentence("move {number}", number=number))

    try:
        rooms = state.places()
        supply = Supply(state.pack())
        held = {place_name(place, rooms): _taken(supply, text) for place, text in cards.items()}
        unknown = [place for place in held if place not in rooms]
        if unknown:
            raise PositionError(
                "cards", "there is no '{unknown}'; there are: {rooms}", unknown=unknown[0], rooms=", ".join(rooms)
            )
        return lay_ending(state, held, read_skipped(moves[-1], int(state.seats)), begin)
    except PositionError:
        raise
    except (CardError, DealError) as error:
        raise PositionError("cards", sentence_of(error)) from error
    except NoHistory as fault:  # compiled, a name keeps the type of its first handler
        raise PositionError(Sentence("move {number}", number=len(moves)), sentence_of(fault)) from fault


def _taken(supply: Supply, text: str) -> list[int]:
    """The physical cards of a text."""
    return [supply.take(card) for card in parse_cards(text)]


def _deal_pack(state: Any, text: str) -> None:
    """Deal a whole pack that is written from the top."""
    supply = Supply(state.pack())
    try:
        state.deal([supply.take(card) for card in parse_cards(text)])
    except CardError as error:
        raise DealError(sentence_of(error)) from error


def make_step(state: Any, step: Any, where: str) -> None:
    """Make a move `seat: text`, or deal a pack in the middle of the deal.

    Raises:
        PositionError: it cannot be read, or is not allowed.
    """
    try:
        if isinstance(step, Mapping):
            _deal_pack(state, str(step.get("pack", "")))
            return
        seat_text, colon, text = str(step).partition(":")
        name = seat_text.strip().lower()
        if not colon or not (name in _ASIDE or name.isdecimal()):
            raise PositionError(where, "'{step}' is no move: write seat and move, such as '0: KH'", step=step)
        seat = _ASIDE.get(name, int(name) if name.isdecimal() else 0)
        if seat >= state.seats:
            raise PositionError(where, "there is no seat {seat} among {seats}", seat=seat, seats=int(state.seats))
        state.play(seat, state.game.parse(text.strip(), state.view(seat)))
    except (DealError, MoveTextError) as error:
        raise PositionError(where, sentence_of(error)) from error
    except IllegalMove as illegal:  # compiled, a name keeps the type of its first handler
        fault = Sentence("'{step}' is not allowed: {refusal}", step=step, refusal=illegal, game=state.game.slug)
        raise PositionError(where, fault) from illegal
