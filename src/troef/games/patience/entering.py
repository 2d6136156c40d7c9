"""Deals and positions written by hand, in the notation of the rule book: `2|QH JS`."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from troef.cards.bits import BIT
from troef.cards.card import CardError, card_text, cards_text, parse_cards
from troef.cards.pack import Supply
from troef.cards.sentence import sentence_of
from troef.core.game import State
from troef.core.log import entry_of
from troef.core.position import heading_of, read_facts
from troef.core.position_facts import PositionError
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
        raise DealError(
            "'{text}' is not how '{place}' is dealt: one open card on its face-down ones", text=text, place=place
        )
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
        raise DealError(sentence_of(error)) from error
    unnamed = [cards[0] for cards in supply.left.values() if cards]
    for pile, count, hidden, shown in columns:
        if count > len(unnamed):
            raise DealError(
                "T{pile} wants {count} cards face down; only {unnamed} are not named yet",
                pile=pile + 1,
                count=count,
                unnamed=len(unnamed),
            )
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
            raise DealError("there is no column T{number}: T1 to T7", number=number)
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
        raise DealError(
            "T{pile} '{text}' has no open card: its top card is turned up at once (R7)", pile=pile + 1, text=text
        )
    for deeper, card in pairwise(shown):
        if not BIT[card] & JOINS[deeper]:
            raise DealError(
                "T{pile} '{text}': {card} does not join on {deeper} (R4)",
                pile=pile + 1,
                text=text,
                card=card_text(card),
                deeper=card_text(deeper),
            )
    if count.isascii() and count.isdigit() and len(count) < 4:
        return pile, int(count), [], shown
    return pile, 0, _take(supply, before), shown


# ---- a table as a dictionary ----

#: The parts of a table, and what a dictionary that has some of them may say besides.
_TABLE: Final = ("tableau", "foundations", "waste", "bank")
_BESIDES: Final = ("position", "game", "rules", "options", "seats", "moves")


def told_as_facts(tableau: Any) -> "dict[str, Any] | None":
    """The dictionary of a position, or None where columns are given: a list, or texts by their number.

    Raises:
        PositionError: it is none of these.
    """
    if isinstance(tableau, list | tuple):
        return None
    if isinstance(tableau, Mapping) and tableau and all(isinstance(number, int) for number in tableau):
        return None
    return read_facts(tableau)


def is_layout(facts: dict[str, Any]) -> bool:
    """Whether a position says how the table lies, rather than how it was dealt."""
    return any(name in facts for name in _TABLE)


def layout_parts(facts: dict[str, Any]) -> "tuple[dict[int, str], str, str, str]":
    """Columns, foundations, waste and bank of a dictionary.

    Raises:
        PositionError: a part is unknown or no text.
    """
    for name in facts:
        if name not in _TABLE and name not in _BESIDES:
            known = ", ".join([*_TABLE, *_BESIDES])
            raise PositionError(name, "a position by its table has no such part; there are: {known}", known=known)
    if facts.get("seats", 1) != 1:
        raise PositionError("seats", "patience is played by 1, not {given}", given=facts["seats"])
    if not isinstance(facts.get("moves", []), list | tuple):
        raise PositionError("moves", "a list of moves is wanted, such as '0: draw'")
    rest: list[str] = []
    for name in _TABLE[1:]:
        text = facts.get(name, "")
        if not isinstance(text, str):
            raise PositionError(name, "a text with cards is wanted")
        rest.append(text)
    return _columns_told(facts.get("tableau", [])), rest[0], rest[1], rest[2]


def _columns_told(told: Any) -> dict[int, str]:
    """The columns by number, from a list of texts or a dictionary of them (`T3`, `3`).

    Raises:
        PositionError: they are neither.
    """
    if isinstance(told, list | tuple):
        told = dict(enumerate(told, 1))
    if not isinstance(told, Mapping):
        raise PositionError("tableau", "a list of columns is wanted, such as '2|QH JS'")
    found: dict[int, str] = {}
    for name, text in told.items():
        number = str(name).strip().upper().removeprefix("T")
        if not (number.isascii() and number.isdigit() and len(number) < 3):
            raise PositionError("tableau", "there is no column {name}: T1 to T7", name=name)
        if not isinstance(text, str):
            raise PositionError(
                "tableau", "T{number} is a text, such as '2|QH JS', not {text}", number=number, text=repr(text)
            )
        found[int(number)] = text
    return found


def layout_facts(state: State, laid: Layout) -> dict[str, object]:
    """A game that was laid by its table as a position: the table as it was laid, and the moves made since."""
    moves: list[str] = []
    for entry in state.log:
        seat, told = entry_of(entry)
        moves.append(f"{int(seat)}: {state.game.show(int(state.made(seat, told)), None)}")
    tops = [[card for card in _in_suit(suit) if laid.home & BIT[card]][-1:] for suit in range(4)]
    return {
        **heading_of(state),
        "tableau": [_column_text(laid, pile) for pile in range(int(PILES))],
        "foundations": " ".join([card_text(card) for top in tops for card in top]),
        "waste": cards_text(laid.waste()),
        "bank": cards_text(laid.bank()),
        "moves": moves,
    }


def _in_suit(suit: int) -> list[int]:
    """The cards of a suit from the ace up."""
    return [suit * 16 + (height + 12) % 13 for height in range(13)]


def _column_text(laid: Layout, pile: int) -> str:
    """A column as it is written, its face-down cards named: `2C 9D|QH JS`."""
    cards = laid.column(pile)
    down = int(laid.down[pile])
    shown = cards_text(cards[down:])
    return f"{cards_text(cards[:down])}|{shown}" if down else shown
