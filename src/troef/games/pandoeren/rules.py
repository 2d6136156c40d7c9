"""What lies fixed for a match of pandoeren: the pack, how it is dealt, the duties, the options."""

from typing import Final, final

from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.cards.card import JACK
from troef.cards.pack import make_pack
from troef.core.moves import CALL, DISCARD, NO_ROEM, PLAY, ROEM, TRUMP
from troef.games.pandoeren.options import Options
from troef.games.pandoeren.phases import CHALLENGE, DECLINE, NO_STUK, STUK_MOVE
from troef.tricks.deal import DealPattern
from troef.tricks.following import FOLLOW, MAY_RUFF, NO_UNDERRUFF, Duties, Limits
from troef.tricks.play import TrickTable

PACK: Final = sorted([*make_pack("7"), 36])  # with the six of hearts
PACKETS: Final = DealPattern(4, (4, 4))  # R1
UPCARD: Final = 16  # its place in the pack, between the two rounds

NO_TRUMP_TABLE: Final = TrickTable(4, Duties({int(FOLLOW): "R15"}))
TRUMP_TABLE: Final = TrickTable(4, Duties({int(FOLLOW): "R16", int(NO_UNDERRUFF): "R18"}, allowances=MAY_RUFF))

#: The most deals of a match are 500 and 20 for each point of the target: it must end even when nobody reaches that (the
#: book names no such end).
DEALS_AT_LEAST: Final[i64] = 500
DEALS_PER_POINT: Final[i64] = 20

#: The clause that says when a move of each kind is due, for one that comes at another moment.
MOMENTS: Final[dict[int, str]] = {
    int(PLAY): "R13",
    int(DISCARD): "R8",
    int(TRUMP): "R9",
    int(CALL): "R9",
    int(ROEM): "S4",
    int(NO_ROEM): "S4",
    int(CHALLENGE): "S4",
    int(DECLINE): "S4",
    int(STUK_MOVE): "S5",
    int(NO_STUK): "S5",
}


def _limits(suit: int) -> Limits:
    limits = Limits()
    limits.exempt = BIT[16 * suit + JACK]
    return limits


JAS_IS_FREE: Final = [_limits(suit) for suit in range(4)]  # R20


@final
class TableRules:
    """The options of a match as the state uses them."""

    def __init__(self, options: Options) -> None:
        self.target: i64 = options.target_points
        self.manual_challenge: bool = options.roem_challenge == "manual"
        self.auto_announce: bool = options.auto_announce
        self.reuse: bool = options.roem_card_reuse
        self.most_deals: i64 = DEALS_AT_LEAST + DEALS_PER_POINT * self.target
