"""The pack as a thing: tricks gathered and cut, never shuffled (Rikken, Wiezen, Bieden)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import first_card, without_first
from troef.cards.card import CardError, cards_text, parse_cards
from troef.cards.pack import Supply
from troef.cards.sentence import sentence_of
from troef.core.log import SEAT_SHIFT
from troef.core.moves import PLAY, kind_of, payload_of
from troef.core.position_facts import PositionError

#: The cards of the largest pack that is gathered.
PACK_CAPACITY: Final[i64] = 52


def gathered_pack(log: vec[i64], hands: vec[i64], first: i64, also: i64 = PLAY) -> vec[i64]:
    """The pack after a deal, top first: the cards as they were played, trick after trick, then what the hands still
    hold (after a passed-out deal, all of it) in seat order from `first`. `also` is another kind of move by which a
    card is played."""
    pack = vec[i64]([0] * PACK_CAPACITY)
    size: i64 = 0
    for entry in log:
        move = entry >> SEAT_SHIFT
        kind = kind_of(move)
        if kind == PLAY or kind == also:
            pack[size] = payload_of(move)
            size += 1
    for step in range(len(hands)):
        cards = hands[(first + step) % len(hands)]
        while cards:
            pack[size] = first_card(cards)
            size += 1
            cards = without_first(cards)
    return pack[:size]


def pack_fact(gathered: vec[i64], dealt: i64) -> str:
    """For `State.match_facts`: the gathered pack as card text, top first; empty before the first deal, for a new pack
    is not gathered."""
    return cards_text([int(card) for card in gathered]) if dealt else ""


def read_pack(facts: dict[str, Any], pack: list[int], dealt: i64) -> vec[i64]:
    """For `State.set_match`: the pack that `pack_fact` told; the new one where nothing is said.

    Raises:
        PositionError: it is not written as cards, not this pack, or nothing has been gathered yet.
    """
    text = facts["pack"]
    if text == "":
        return vec[i64](pack)
    if not isinstance(text, str):
        raise PositionError("pack", "the cards of the gathered pack are wanted, top first")
    if not dealt:
        raise PositionError("pack", "before the first deal no tricks have been gathered")
    supply = Supply(pack)
    try:
        gathered = [supply.take(card) for card in parse_cards(text)]
    except CardError as error:
        raise PositionError("pack", sentence_of(error)) from error
    if len(gathered) != len(pack):
        raise PositionError("pack", "it has {count} cards, not {given}", count=len(pack), given=len(gathered))
    return vec[i64](gathered)
