"""The score of a deal of bridge (S2–S8, S12): the tables as data, and entries with their labels."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, RANK_CARDS, card_count
from troef.cards.card import ACE, TEN
from troef.cards.sentence import Sentence
from troef.core.view import SheetEntry
from troef.games.bridge.auction import LADDER, NO_TRUMP_STRAIN, STRAINS

#: How the seats are called on a sheet.
SEAT_LETTERS: Final = "NESW"
#: What counts towards a game, and what does not (S1).
BELOW: Final = "below"
ABOVE: Final = "above"

#: S2: the first trick above six and each further one, by strain (C D H S NT).
FIRST_TRICK: Final = (20, 20, 30, 30, 40)
NEXT_TRICK: Final = (20, 20, 30, 30, 30)
#: S3: what a contract is multiplied by when undoubled, doubled, redoubled.
TIMES: Final = (1, 2, 4)
#: S4: for making a contract that was not doubled, doubled, redoubled.
INSULT: Final = (0, 50, 100)
#: S5: small and grand slam, bid and made, not vulnerable and vulnerable.
SLAMS: Final = {6: ("small-slam", (500, 750)), 7: ("grand-slam", (1000, 1500))}
#: S6: an overtrick that was doubled or redoubled, not vulnerable and vulnerable.
DOUBLED_OVERTRICK: Final = {1: (100, 200), 2: (200, 400)}
#: S7: an undoubled undertrick; doubled the first, second, third and each later one, redoubled twice that.
UNDERTRICK: Final = (50, 100)
DOUBLED_UNDERTRICKS: Final = ((100, 200, 200, 300), (200, 300, 300, 300))
#: S9, S10, A8: what a game takes, the rubber by the games of the losers, what an unfinished rubber leaves.
GAME: Final = 100
RUBBER: Final = (700, 500)
UNFINISHED_GAME: Final = 300
UNFINISHED_PART: Final = 100
#: S12: all five honours or all four aces, and four of the five honours.
ALL_HONOURS: Final = 150
FOUR_HONOURS: Final = 100

#: Level and strain of every bid.
_BIDS: Final = {name: (int(name[0]), STRAINS.index(name[1:])) for name in LADDER.names}
#: S7: what each number of doubled undertricks is worth, by vulnerability.
_DOUBLED_DOWN: Final = [
    [sum([scale[min(trick, 3)] for trick in range(down)]) for down in range(14)] for scale in DOUBLED_UNDERTRICKS
]

HONOUR_RANKS: Final = range(TEN, ACE + 1)


def bid_of(contract: str) -> tuple[int, int]:
    """Level and strain of a contract's text.

    Raises:
        ValueError: it is no bid.
    """
    bid = _BIDS.get(contract) or _BIDS.get(contract.strip().upper())
    if bid is None:
        raise ValueError(Sentence("'{contract}' is no contract: write 1C to 7NT", contract=contract))
    return bid


def contract_points(level: int, strain: int, doubled: int) -> int:
    """S2, S3: what a made contract is worth below the line."""
    return (FIRST_TRICK[strain] + (level - 1) * NEXT_TRICK[strain]) * TIMES[doubled]


def overtrick_points(strain: int, doubled: int, vulnerable: bool) -> int:
    """S6: what each overtrick is worth."""
    return DOUBLED_OVERTRICK[doubled][int(vulnerable)] if doubled else NEXT_TRICK[strain]


def undertrick_points(down: int, doubled: int, vulnerable: bool) -> int:
    """S7: what this many undertricks are worth to the defenders."""
    if not doubled:
        return down * UNDERTRICK[int(vulnerable)]
    return doubled * _DOUBLED_DOWN[int(vulnerable)][down]


def entries_of(
    contract: "str | None", doubled: int, declarer: int, tricks: int, vulnerable: bool, honours: tuple[int, int]
) -> list[SheetEntry]:
    """What a deal puts on the sheet, each with its side (0 is N–S), label, place and points (S1–S7, S12). The values
    are those of a `Result` that has been checked."""
    if contract is None:
        return []
    level, strain = bid_of(contract)
    side, over = declarer & 1, tricks - 6 - level
    entries: list[SheetEntry] = []
    if over < 0:
        points = undertrick_points(-over, doubled, vulnerable)
        entries.append(SheetEntry(1 - side, "undertricks", points, ABOVE, -over))
    else:
        entries.append(SheetEntry(side, "contract", contract_points(level, strain, doubled), BELOW, level + 6))
        if over:
            points = over * overtrick_points(strain, doubled, vulnerable)
            entries.append(SheetEntry(side, "overtricks", points, ABOVE, over))
        if doubled:
            entries.append(SheetEntry(side, "insult", INSULT[doubled], ABOVE))
        if level in SLAMS:  # A5: what was bid decides
            label, slam = SLAMS[level]
            entries.append(SheetEntry(side, label, slam[int(vulnerable)], ABOVE))
    for holder in range(2):
        if honours[holder]:
            entries.append(SheetEntry(holder, "honours", honours[holder], ABOVE))
    return entries


def honours_in(hands: vec[i64], strain: i64) -> tuple[int, int]:
    """S12: the honour points of N–S and E–W for the hands as dealt."""
    points = [0, 0]
    for seat in range(4):
        held: i64 = 0
        if strain == NO_TRUMP_STRAIN:
            held = 1 + card_count(hands[seat] & RANK_CARDS[ACE])  # four aces count like five honours
            if held < 5:
                held = 0
        else:
            for rank in HONOUR_RANKS:
                if hands[seat] & BIT[16 * strain + rank]:
                    held += 1
        if held >= 4:
            points[seat & 1] = ALL_HONOURS if held == 5 else FOUR_HONOURS  # A12
    return points[0], points[1]
