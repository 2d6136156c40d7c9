"""The moves of shithead as numbers.

Cards that are laid together are a rank set (`troef.shedding.equals`): a rank and which of its suits. A player who takes
up a pile shows his cards, so it matters which of two equal cards he keeps.
"""

from typing import Final

from mypy_extensions import i64

from troef.core.moves import OWN, PLAY, TAKE, BoxedMove, make_move, payload_of

BLIND: Final[i64] = OWN  # which of the three, from 1
ARRANGE: Final[i64] = OWN + 1  # three cards
READY: Final[i64] = OWN + 2
CLAIM: Final[i64] = OWN + 3  # rank
NO_CLAIM: Final[i64] = OWN + 4  # rank
PROPOSE: Final[i64] = OWN + 5  # a task

#: R10: where the cards of a player lie.
BLIND_CARDS: Final[i64] = 3
#: No rank set, and no three cards, have as high a payload.
RANK_SETS: Final[i64] = 13 * 16
TRIPLES: Final[i64] = 64 * 64 * 64


def lot_of_move(move: i64) -> i64:
    """The cards that are laid, as a rank set."""
    return payload_of(move)


def pickup_move(card: i64 = -1) -> i64:
    """Taking the pile, in zone 2 behind a card of one's own (R25)."""
    return make_move(TAKE, card + 1)


def arrange_move(cards: list[int]) -> i64:
    """The move that lets these three cards lie open, named in the order of their codes."""
    first, second, third = sorted(cards)
    return make_move(ARRANGE, first | second << 6 | third << 12)


def arranged(move: i64) -> list[int]:
    """The three cards that are to lie open."""
    payload = payload_of(move)
    return [int(payload & 63), int((payload >> 6) & 63), int((payload >> 12) & 63)]


def _within(rank_set: int) -> list[int]:
    rank, suits = rank_set // 16, rank_set % 16
    chosen = [mask for mask in range(1, 16) if mask & suits == mask]
    chosen.sort(key=lambda mask: (bin(mask).count("1"), mask))
    return [int(make_move(PLAY, rank * 16 + mask)) for mask in chosen]


#: Every way to lay cards of a rank set, single cards first; made once, so that listing moves makes no new numbers.
PLAYS_OF: Final = [_within(rank_set) for rank_set in range(RANK_SETS)]
PICKUP: Final = int(pickup_move())
PICKUPS: Final = [int(pickup_move(card)) for card in range(63)]
BLINDS: Final[list[BoxedMove]] = [int(make_move(BLIND, place)) for place in range(4)]
CLAIMS: Final = [int(make_move(CLAIM, rank)) for rank in range(13)]
NO_CLAIMS: Final = [int(make_move(NO_CLAIM, rank)) for rank in range(13)]
