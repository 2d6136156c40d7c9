"""Between two rounds, as positions tell it: the cards that everybody has gathered, and what is known of them (R29)."""

from typing import Any

from troef.cards.card import CardError, cards_text, parse_cards
from troef.cards.pack import Supply
from troef.cards.sentence import sentence_of
from troef.core.position_facts import PositionError
from troef.core.position_sheet import deals_by_row, sheet_row
from troef.core.view import SheetRow
from troef.games.zenuwen.layout import PILES, Layout
from troef.games.zenuwen.result import why_impossible
from troef.games.zenuwen.scoring import CARDS_EACH, MOST_ROUNDS, SPREAD


def places_of(seat: int, first: int, count: int) -> dict[str, list[int]]:
    """Where a player's cards lie that begin at a position of a pack: his hand, and in it the small piles and the stock
    that he forms of it (R2, R3)."""
    rooms = {f"hand-{seat}": list(range(first, first + count))}
    at, end = first, first + count
    for pile in range(int(PILES)):
        rooms[f"s{pile + 1}-{seat}"] = list(range(at, min(at + pile + 1, end)))
        at = min(at + pile + 1, end)
    rooms[f"stock-{seat}"] = list(range(at, end))
    return rooms


def check_counts(sheet: list[SheetRow], played: int, seats: int) -> None:
    """Whether rounds can bring what the rows of a sheet say, and the match goes on after them.

    Raises:
        PositionError: they cannot, or it does not.
    """
    counts = [CARDS_EACH] * seats
    rounds = 0
    for number, (row, deals) in enumerate(zip(sheet, deals_by_row(played, len(sheet)), strict=True), 1):
        if min(counts) <= SPREAD:
            raise PositionError(sheet_row(number), "the match would have been won before")  # R32
        rounds += deals
        counts = [count + change for count, change in zip(counts, row.cells, strict=True)]
        fault = why_impossible(tuple(counts), rounds)
        if fault:
            raise PositionError(sheet_row(number), fault)
    if played >= MOST_ROUNDS and (played > MOST_ROUNDS or min(counts) > SPREAD):
        raise PositionError("deal", "a match has at most {most} rounds", most=MOST_ROUNDS)  # R31


def read_hands(given: Any, pack: list[int], counts: list[int]) -> list[list[int]]:
    """The cards that everybody has gathered, from the texts of a position; none: the pack in its order.

    Raises:
        PositionError: they are not the cards of the pack, or not as many as the sheet says.
    """
    texts = read_texts(given, "hands", len(counts))
    supply = Supply(pack)
    if not any(texts):
        firsts = [sum(counts[:seat]) for seat in range(len(counts))]
        return [pack[first : first + count] for first, count in zip(firsts, counts, strict=True)]
    try:
        hands = [[supply.take(card) for card in parse_cards(text)] for text in texts]
    except CardError as error:
        raise PositionError("hands", sentence_of(error)) from error
    for seat, (hand, count) in enumerate(zip(hands, counts, strict=True)):
        if len(hand) != count:
            raise PositionError(
                "hands",
                "seat {seat} has {count} cards by the sheet, not {hand}",
                seat=seat,
                count=count,
                hand=len(hand),
            )
    return hands


def read_known(given: Any, hands: list[list[int]]) -> list[list[int]]:
    """The cards of everybody that all have seen, from the texts of a position.

    Raises:
        PositionError: somebody does not have such a card.
    """
    known: list[list[int]] = []
    for seat, text in enumerate(read_texts(given, "known", len(hands))):
        supply = Supply(hands[seat])
        try:
            known.append([supply.take(card) for card in parse_cards(text)])
        except CardError as error:
            raise PositionError("known", "for seat {seat}: {fault}", seat=seat, fault=sentence_of(error)) from error
    return known


def read_texts(given: Any, name: str, seats: int) -> list[str]:
    """A list with a text of cards for each seat.

    Raises:
        PositionError: it is none.
    """
    texts = [text for text in given if isinstance(text, str)] if isinstance(given, list | tuple) else []
    if len(texts) != seats or len(given) != seats:
        raise PositionError(name, "a list of {seats} texts of cards is wanted", seats=seats)
    return texts


def gathered_layout(hands: list[list[int]], known: list[list[int]]) -> Layout:
    """Everybody's cards in one stock, face down."""
    layout = Layout(len(hands))
    for seat, hand in enumerate(hands):
        layout.lay_stock(seat, hand)
        layout.learn(seat, known[seat])
    return layout


def hand_texts(hands: list[list[int]]) -> list[str]:
    """Everybody's cards as texts."""
    return [cards_text(hand) for hand in hands]
