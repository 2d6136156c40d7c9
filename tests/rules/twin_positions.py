"""Rounds of two packs with jokers, laid as a test wants them."""

from librt.vecs import vec
from mypy_extensions import i64

import troef
from troef.cards.card import parse_cards
from troef.melds.naming import melds_named, read_faces
from troef.melds.twin_round import TwinRound
from troef.melds.unseen import faces_of
from troef.melds.unseen import given as hands_given

#: What is in the hands of those whose hand does not matter.
OTHERS = "2C 3D"


def round_of(game: troef.Game, seats: int, totals: tuple[int, ...], deal: int) -> troef.State:
    """A round in which seat 0 is first: the first of the match, or with totals before it the one of that number."""
    facts: dict[str, object] = {"seats": seats, "dealer": seats - 1, "cards": {}}
    return game.position({**facts, "deal": deal, "totals": list(totals)} if totals else facts)


def lay_round(now: TwinRound, hands: list[str], stock: str, pile: str, melds: "list[tuple[int, str]]") -> None:
    """Lay these hands, the stock from its top, the discard pile from the bottom, and melds with their owners."""
    now.hands = hands_given([faces_of(parse_cards(cards)) for cards in hands])
    now.stock = vec[i64](faces_of(parse_cards(stock)))
    now.pile = vec[i64](faces_of(parse_cards(pile)))
    now.melds = vec[i64]([melds_named(read_faces(cards.split()))[0] for _, cards in melds])
    now.owners = vec[i64]([owner for owner, _ in melds])
