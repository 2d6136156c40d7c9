"""Deals and positions written by hand, in the notation of the rule book: `2|QH JS`."""

from itertools import pairwise

from troef.cards.bits import BIT
from troef.cards.card import CardError, card_text, parse_cards
from troef.cards.pack import Supply
from troef.core.refusal import DealError
from troef.games.patience.layout import HEIGHT, JOINS, PILES, Layout


def deal_text(place: str, text: str) -> str:
    """A place of the deal as cards only: the `2|` of `T3="2|QH"` says what is so anyway.

    Raises:
        DealError: it says something else.
    """
    before, bar, after = text.rpartition("|")
    if not bar:
        return text
    count = before.strip()
    if not (count.isascii() and count.isdigit()):
        return f"{before} {after}"
    if place != f"T{int(count) + 1}" or len(after.split()) > 1:
        raise DealError(f"'{text}' is not how '{place}' is dealt: one open card on its face-down ones")
    return after


def read_position(
    layout: Layout,
    pack: list[int],
    tableau: "list[str] | dict[int, str]",
    foundations: str,
    waste: str,
    bank: str,
) -> None:
    """Lay a written position on a bare table (`Patience.position`).

    Raises:
        DealError: what is written is no position.
    """
    supply = Supply(pack)
    try:
        for text in foundations.split():
            _read_foundation(layout, supply, text)
        columns = [_read_column(pile, text, supply) for pile, text in _by_number(tableau)]
        drawn = _take(supply, waste)
        cycle = drawn + _take(supply, bank)
    except CardError as error:
        raise DealError(str(error)) from error
    unnamed = [cards[0] for cards in supply.left.values() if cards]
    for pile, count, hidden, shown in columns:
        if count > len(unnamed):
            raise DealError(f"T{pile + 1} wants {count} cards face down; only {len(unnamed)} are not named yet")
        layout.place(pile, hidden + unnamed[:count], shown)
        unnamed = unnamed[count:]
    layout.lay_bank(cycle, len(drawn))
    layout.look()


def _take(supply: Supply, text: str) -> list[int]:
    return [supply.take(card) for card in parse_cards(text)]


def _by_number(tableau: "list[str] | dict[int, str]") -> list[tuple[int, str]]:
    """The columns with their index."""
    columns = tableau if isinstance(tableau, dict) else {at + 1: text for at, text in enumerate(tableau)}
    for number in columns:
        if not 1 <= number <= PILES:
            raise DealError(f"there is no column T{number}: T1 to T7")
    return [(number - 1, text) for number, text in columns.items() if text.strip()]


def _read_foundation(layout: Layout, supply: Supply, text: str) -> None:
    """A foundation from the ace to its uppermost card."""
    for card in parse_cards(text):
        for height in range(int(HEIGHT[card]) + 1):
            layout.lay_home(supply.take((card & 48) + (height + 12) % 13))


def _read_column(pile: int, text: str, supply: Supply) -> tuple[int, int, list[int], list[int]]:
    """Index, number of face-down cards that are not named, those that are, and the open ones."""
    before, _, after = text.rpartition("|")
    count = before.strip()
    shown = _take(supply, after)
    if not shown:
        raise DealError(f"T{pile + 1} '{text}' has no open card: its top card is turned up at once (R7)")
    for deeper, card in pairwise(shown):
        if not BIT[card] & JOINS[deeper]:
            raise DealError(f"T{pile + 1} '{text}': {card_text(card)} does not join on {card_text(deeper)} (R4)")
    if count.isascii() and count.isdigit() and len(count) < 4:
        return pile, int(count), [], shown
    return pile, 0, _take(supply, before), shown
