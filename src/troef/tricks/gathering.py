"""The pack as a thing: tricks gathered and cut, never shuffled (Rikken, Wiezen, Bieden)."""

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import cards_in
from troef.core.log import SEAT_SHIFT
from troef.core.moves import PLAY, kind_of, payload_of


def gathered_pack(log: vec[i64], hands: vec[i64], first: i64, also: i64 = PLAY) -> list[int]:
    """The pack after a deal, top first: the cards as they were played, trick after trick, then what the hands still
    hold (after a passed-out deal, all of it) in seat order from `first`. `also` is another kind of move by which a
    card is played."""
    pack: list[int] = []
    for entry in log:
        move = entry >> SEAT_SHIFT
        kind = kind_of(move)
        if kind == PLAY or kind == also:
            pack.append(int(payload_of(move)))
    for step in range(len(hands)):
        pack += cards_in(hands[(first + step) % len(hands)])
    return pack
