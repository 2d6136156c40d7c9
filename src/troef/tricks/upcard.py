"""Games in which the last card of the deal is turned up: it is one of the dealer's hand, and a place of its own."""

from mypy_extensions import mypyc_attr

from troef.cards.card import CardError, cards_text, parse_cards
from troef.cards.sentence import sentence_of
from troef.core.arranging import place_name
from troef.core.refusal import DealError
from troef.tricks.game import TrickGame


@mypyc_attr(allow_interpreted_subclasses=True)
class UpcardGame(TrickGame):
    """A trick game whose last card, the dealer's, is turned up before it is his. Its place is `upcard`."""

    def places(self, seats: int, dealer: int) -> dict[str, list[int]]:
        return {**super().places(seats, dealer), "upcard": [len(self.cards) - 1]}

    def arrange_in(
        self,
        rooms: dict[str, list[int]],
        seats: int,
        hands: "dict[int, str] | list[str] | None",
        places: dict[str, str],
        dealer: int = 0,
        pack: "list[int] | None" = None,
    ) -> list[int]:
        """As for every game. `upcard` names the dealer's last card, whether or not his hand names it too; without
        `upcard` it is the last card of a whole hand."""
        given = list(hands.items()) if isinstance(hands, dict) else list(enumerate(hands or []))
        named = {f"hand-{seat}": text for seat, text in given}
        named |= {place_name(place, rooms): text for place, text in places.items()}
        own = f"hand-{dealer}"
        if "upcard" in named and own in named:
            named[own] = _beside_upcard(named[own], named["upcard"], own, len(rooms[own]))
        return super().arrange_in(rooms, seats, None, named, dealer, pack)


def _beside_upcard(hand: str, upcard: str, place: str, size: int) -> str:
    """The dealer's hand, of this size, without the card that is turned up."""
    try:
        turned = parse_cards(upcard)
        others = [card for card in parse_cards(hand) if card not in turned]
    except CardError as error:
        raise DealError(sentence_of(error)) from error
    if len(turned) == 1 and len(others) >= size:
        raise DealError("'{place}' takes {count} cards beside the turned-up card", place=place, count=size - 1)
    return cards_text(others)
