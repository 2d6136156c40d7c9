"""Positions written by hand, in the notation of the rule book: `2|KD` is a small pile of two face-down cards."""

from troef.cards.card import CardError, parse_cards
from troef.cards.pack import Supply
from troef.cards.sentence import sentence_of
from troef.core.refusal import DealError
from troef.games.zenuwen.layout import PILES, Layout
from troef.games.zenuwen.worlds import set_heap, set_small

#: A heap that is written: how many cards are not named, and those that are, each upwards.
_Written = tuple[int, list[int], list[int]]


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
