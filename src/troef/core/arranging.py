"""Laying a deal by places: hands, stock, board … become an order of the pack."""

from collections.abc import Iterable
from typing import Protocol

from troef.cards.card import CardError, parse_cards
from troef.cards.pack import Supply
from troef.cards.sentence import sentence_of
from troef.core.refusal import DealError


class ArrangedPack(list[int]):
    """The order of a pack, top first, with the positions of the places that were named.

    `State.deal` compares them with its own places, so a hand never lands on another seat unnoticed.
    """

    def __init__(self, order: Iterable[int], named: dict[str, list[int]], dealer: int) -> None:
        super().__init__(order)
        #: the positions in the pack that were filled for each named place
        self.named = named
        #: the dealer that was named
        self.dealer = dealer

    def check_places(self, rooms: dict[str, list[int]], dealer: int) -> None:
        """Check that a deal with these rooms, by this dealer, lays the named cards where they were named.

        Raises:
            DealError: a place lies elsewhere in it.
        """
        for place, positions in self.named.items():
            if not set(positions) <= set(rooms.get(place, ())):
                raise DealError(
                    "'{place}' was arranged for a deal by seat {dealer}, here seat {due} deals: use "
                    "state.arrange for the deal of this state",
                    place=place,
                    dealer=self.dealer,
                    due=dealer,
                )


class ArrangedGame(Protocol):
    """What arranging asks of a game."""

    slug: str

    def room_for(self, place: str, room: list[int], count: int) -> list[int]:
        """Where in the room of a place its first cards lie."""
        ...


def place_name(place: str, rooms: dict[str, list[int]]) -> str:
    """A place as the rooms call it: hyphen and underscore, small and capital letters mean the same."""
    plain = place.strip().lower().replace("_", "-")
    for name in rooms:
        if name.lower() == plain:
            return name
    return place


def arrange_pack(
    game: ArrangedGame,
    pack: list[int],
    rooms: dict[str, list[int]],
    hands: "dict[int, str] | list[str] | None",
    places: dict[str, str],
    dealer: int,
) -> ArrangedPack:
    """An order of the pack in which the named places hold the named cards; the rest follows in the pack's order.

    Raises:
        DealError: a card is unknown, not in the pack or named too often, or a place is unknown or too small.
    """
    supply = Supply(pack)
    order = [-1] * len(pack)
    named: dict[str, list[int]] = {}
    given = list(hands.items()) if isinstance(hands, dict) else list(enumerate(hands or []))
    wanted = [(f"hand-{seat}", text) for seat, text in given]
    wanted += [(place_name(place, rooms), text) for place, text in places.items()]
    for place, text in wanted:
        room = rooms.get(place)
        if room is None:
            raise DealError(
                "there is no '{place}' in {slug}; there are: {rooms}",
                place=place,
                slug=game.slug,
                rooms=", ".join(rooms),
            )
        try:
            cards = parse_cards(text)
            if len(cards) > len(room):
                raise DealError(
                    "'{place}' takes {count} cards, not {given}", place=place, count=len(room), given=len(cards)
                )
            named[place] = game.room_for(place, room, len(cards))
            for position, card in zip(named[place], cards, strict=True):
                if order[position] >= 0:  # places may overlap: a shoe, and the hands that are dealt from it
                    raise DealError("'{place}' lies where other cards are named already", place=place)
                order[position] = supply.take(card)
        except CardError as error:
            raise DealError("'{place}': {fault}", place=place, fault=sentence_of(error)) from error
    used = set(order)
    rest = [card for card in pack if card not in used]
    rest.reverse()
    return ArrangedPack([card if card >= 0 else rest.pop() for card in order], named, dealer)
