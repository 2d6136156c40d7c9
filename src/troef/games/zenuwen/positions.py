"""Positions written by hand, in the notation of the rule book: `2|KD` is a small pile of two face-down cards."""

from collections.abc import Mapping
from typing import Any, Final

from troef.cards.card import CardError, parse_cards
from troef.cards.pack import Supply
from troef.cards.sentence import sentence_of
from troef.core.position_facts import PositionError
from troef.core.refusal import DealError
from troef.games.zenuwen.layout import PILES, Layout
from troef.games.zenuwen.worlds import set_heap, set_small

#: A heap that is written: how many cards are not named, and those that are, each upwards.
_Written = tuple[int, list[int], list[int]]


#: What says how the cards of a round lie, and what may stand beside it in one dictionary.
_TABLE: Final = ("piles", "heaps", "stocks")
_BESIDES: Final = ("position", "game", "rules", "options", "seats", "moves")


def is_round(facts: dict[str, Any]) -> bool:
    """Whether a position says how the cards lie, rather than how they were dealt."""
    return any(name in facts for name in _TABLE)


def round_parts(facts: dict[str, Any]) -> "tuple[dict[int, list[str]], list[str] | None, dict[int, int | str]]":
    """The small piles by seat, the open piles and the stocks of a dictionary, in which seats may be texts.

    Raises:
        PositionError: a part is unknown, or is not of its kind.
    """
    for name in facts:
        if name not in _TABLE and name not in _BESIDES:
            known = ", ".join([*_TABLE, *_BESIDES])
            raise PositionError(name, "a round by its table has no such part; there are: {known}", known=known)
    heaps = facts.get("heaps")
    if heaps is not None and not isinstance(heaps, list | tuple):
        raise PositionError("heaps", "a list of open piles is wanted, such as '2|KD'")
    if not isinstance(facts.get("moves", []), list | tuple):
        raise PositionError("moves", "a list of moves is wanted, such as '0: ready'")
    piles = _by_seat(facts, "piles")
    for texts in piles.values():
        if not isinstance(texts, list | tuple):
            raise PositionError("piles", "a list of small piles is wanted for each seat, such as '2|KD'")
    return piles, None if heaps is None else list(heaps), _by_seat(facts, "stocks")


def _by_seat(facts: dict[str, Any], name: str) -> dict[int, Any]:
    told = facts.get(name, {})
    if not isinstance(told, Mapping) or not all(str(seat).isdecimal() for seat in told):
        raise PositionError(name, "a dictionary by seat is wanted")
    return {int(seat): value for seat, value in told.items()}


def laid_position(
    seats: int,
    pack: list[int],
    piles: "dict[int, list[str]]",
    heaps: "list[str] | None",
    stocks: "dict[int, int | str]",
) -> Layout:
    """The layout of a written position (`Zenuwen.position`).

    Raises:
        DealError: what is written is no position.
    """
    _check_names(seats, piles, heaps, stocks)
    supply = Supply(pack)
    try:
        small = {seat: [_heap(text, supply) for text in texts] for seat, texts in piles.items()}
        opened = [_heap(text, supply) for text in heaps or []]
        named = {seat: _stock(stocks[seat], supply) for seat in stocks}
    except CardError as error:
        raise DealError(sentence_of(error)) from error
    rest = [card for copies in supply.left.values() for card in copies]
    layout = Layout(seats)
    for seat, written in small.items():
        for pile, (count, hidden, shown) in enumerate(written):
            set_small(layout, seat, pile, _fill(count, rest) + hidden, shown)
            if not shown:
                layout.turn_up(seat * PILES + pile)  # R7
    for heap, (count, hidden, shown) in enumerate(opened):
        set_heap(layout, heap, _fill(count, rest) + hidden + shown)
    for seat, (count, cards) in named.items():
        layout.lay_stock(seat, cards + _fill(count, rest))
    open_seats = [seat for seat in range(seats) if seat not in stocks]
    if rest and not open_seats:
        raise DealError("{count} cards lie nowhere", count=len(rest))
    for number, seat in enumerate(open_seats):
        layout.lay_stock(seat, rest[number :: len(open_seats)])
    return layout


def _check_names(
    seats: int, piles: "dict[int, list[str]]", heaps: "list[str] | None", stocks: "dict[int, int | str]"
) -> None:
    for seat in (*piles, *stocks):
        if not 0 <= seat < seats:
            raise DealError("there is no seat {seat} among {seats}", seat=seat, seats=seats)
    if any(len(texts) > PILES for texts in piles.values()):
        raise DealError("a player has {piles} small piles", piles=int(PILES))
    if heaps and len(heaps) != seats:
        raise DealError("there are {seats} open piles, one for each player, not {heaps}", seats=seats, heaps=len(heaps))


def _heap(text: str, supply: Supply) -> _Written:
    """`2|KD`, `7S 8S|KD`, `KD` or nothing."""
    before, _, after = text.rpartition("|")
    hidden, shown = before.strip(), [supply.take(card) for card in parse_cards(after)]
    if hidden.isascii() and hidden.isdigit() and len(hidden) < 4:
        return int(hidden), [], shown
    return 0, [supply.take(card) for card in parse_cards(hidden)], shown


def _stock(given: "int | str", supply: Supply) -> tuple[int, list[int]]:
    if isinstance(given, int):
        if given < 0:
            raise DealError("a stock has no fewer than 0 cards")
        return given, []
    return 0, [supply.take(card) for card in parse_cards(given)]


def _fill(count: int, rest: list[int]) -> list[int]:
    """This many cards that are not named."""
    if count > len(rest):
        raise DealError("{count} more cards lie here than the pack has", count=count)
    taken = rest[:count]
    del rest[:count]
    return taken
