"""What the contracts are worth: the points tables of the book (S2, S9) as data."""

from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from troef.games.kleurenwiezen.contracts import NAMES

#: The names of the fields of a record, in the order of S9.
FIELDS: Final = ("win", "over", "over_cap", "loss", "loss_per_u", "opp", "opp_per_u", "opp_failed", "rond", "zero_sum")


@dataclass(frozen=True)
class Points:
    """S9: one contract. `opp_failed` is what each opponent gains when 1, 2 or 3 of the players of a shareable contract
    fail; `rond` what each of two partners has for all 13 tricks (None: as any other number).

    With `zero_sum`, `win` and `loss` are the amounts between a player of the contract and one opponent; the three
    fields of the opponents are not used then.
    """

    win: int
    over: int = 0
    over_cap: int = 13
    loss: int = 0
    loss_per_u: int = 0
    opp: int = 0
    opp_per_u: int = 0
    opp_failed: tuple[int, int, int] = (0, 0, 0)
    rond: int | None = None
    zero_sum: bool = False


Table = dict[str, Points]


def _samen(win: int, rond: int) -> Points:
    return Points(win, over=3, loss=win, loss_per_u=3, opp=win, opp_per_u=3, rond=rond)


def _solo(win: int, over: int, opp: int) -> Points:
    return Points(win, over=over, over_cap=8, loss=win, loss_per_u=3, opp=opp, opp_per_u=2)


def _shared(win: int, failed: tuple[int, int, int]) -> Points:
    return Points(win, loss=win, opp_failed=failed)


def _flat(win: int, opp: int) -> Points:
    return Points(win, loss=win, opp=opp)


#: S2–S7. `rond` is S4: twice the 22 of Samen 13, twice the 16 of troel.
WK: Final[Table] = {
    "samen 8": _samen(7, 44),
    "samen 9": _samen(10, 44),
    "solo 6": _solo(12, 3, 8),
    "samen 10": _samen(13, 44),
    "solo 7": _solo(15, 3, 10),
    "samen 11": _samen(16, 44),
    "kleine miserie": _shared(18, (12, 18, 24)),
    "samen 12": _samen(19, 44),
    "solo 8": _solo(21, 0, 14),
    "piccolo": _shared(24, (16, 24, 32)),
    "samen 13": _samen(22, 44),
    "abondance 9": _flat(32, 21),
    "troel": Points(16, opp=16, rond=32),
    "grote miserie": _shared(36, (24, 36, 48)),
    "abondance 10": _flat(42, 25),
    "abondance 11": _flat(60, 27),
    "grote miserie op tafel": _shared(75, (32, 48, 64)),
    "kleine soloslim": _flat(100, 33),
    "grote soloslim": _flat(200, 66),
}

#: Options, `rond_mode = flat30`: all 13 tricks together are 30, also in troel.
FLAT_ROND: Final = 30

WHIST2023: Final[Table] = {
    "samen 8": _samen(7, 30),
    "samen 9": _samen(10, 30),
    "solo 6": _solo(12, 3, 8),
    "samen 10": _samen(13, 30),
    "solo 7": _solo(15, 3, 10),
    "samen 11": _samen(16, 30),
    "kleine miserie": _shared(18, (12, 24, 36)),
    "samen 12": _samen(22, 30),
    "solo 8": _solo(21, 0, 14),
    "piccolo": _shared(27, (18, 36, 54)),
    "samen 13": _samen(30, 30),
    "abondance 9": _flat(30, 20),
    "troel": Points(15, opp=15),
    "grote miserie": _shared(36, (24, 48, 72)),
    "abondance 10": _flat(45, 30),
    "abondance 11": _flat(60, 40),
    "grote miserie op tafel": _shared(72, (48, 96, 144)),
    "kleine soloslim": _flat(100, 66),
    "grote soloslim": _flat(150, 100),
}


def _even(win: int, over: int = 0, over_cap: int = 13, per_u: int = 0, rond: "int | None" = None) -> Points:
    return Points(win, over=over, over_cap=over_cap, loss=win, loss_per_u=per_u, rond=rond, zero_sum=True)


WHISTHUB: Final[Table] = {
    "samen 8": _even(8, 3, per_u=3, rond=30),
    "samen 9": _even(11, 3, per_u=3, rond=30),
    "solo 6": _even(4, 1, 8, per_u=1),
    "samen 10": _even(14, 3, per_u=3, rond=30),
    "solo 7": _even(5, 1, 8, per_u=1),
    "samen 11": _even(17, 3, per_u=3, rond=30),
    "kleine miserie": _even(6),
    "samen 12": _even(20, 3, per_u=3, rond=30),
    "solo 8": _even(7, per_u=1),
    "piccolo": _even(8),
    "samen 13": _even(30, per_u=3, rond=30),
    "abondance 9": _even(10),
    "troel": _even(16, rond=30),
    "grote miserie": _even(12),
    "abondance 10": _even(15),
    "abondance 11": _even(20),
    "grote miserie op tafel": _even(24),
    "kleine soloslim": _even(30),
    "grote soloslim": _even(60),
}


class TableError(ValueError):
    """A table of one's own that cannot be read: `part` is what is wrong, `allowed` what would be right."""

    def __init__(self, part: str, allowed: str) -> None:
        super().__init__(f"{part}: {allowed}")
        self.part = part
        self.allowed = allowed


def own_table(given: object, base: Table) -> Table:
    """A table of one's own: contracts by name, each with the fields of S9 that differ from `base`.

    Raises:
        TableError: a contract, a field or a value that there is not.
    """
    if not isinstance(given, dict):
        raise TableError(str(given)[:40], "{contract: {field: number}}")
    table = dict(base)
    for key, fields in given.items():
        name = " ".join(str(key).lower().replace("_", " ").split())
        if name not in base:
            raise TableError(str(key)[:40], ", ".join(NAMES[1:]))
        if not isinstance(fields, dict):
            raise TableError(f"{name}: {str(fields)[:40]}", "{field: number}")
        changes: dict[str, Any] = {str(field): _field(name, field, value) for field, value in fields.items()}
        table[name] = replace(table[name], **changes)
    return table


def _field(name: str, field: object, value: object) -> object:
    where = f"{name}: {field} = {value}"[:80]
    if field not in FIELDS:
        raise TableError(f"{name}: {field}"[:80], ", ".join(FIELDS))
    if field == "zero_sum":
        if not isinstance(value, bool):
            raise TableError(where, "true, false")
        return value
    if field == "opp_failed":
        if not isinstance(value, list | tuple) or len(value) != 3 or not all(_amount(each) for each in value):
            raise TableError(where, "[0 – 100000, 0 – 100000, 0 – 100000]")
        return tuple(value)
    if field == "rond" and value is None:
        return None
    if not _amount(value):
        raise TableError(where, "0 – 100000")
    return value


def _amount(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 100_000


def flat_rond(table: Table) -> Table:
    """A table with `rond_mode = flat30`."""
    return {name: points if points.rond is None else replace(points, rond=FLAT_ROND) for name, points in table.items()}


def with_troel_loss(table: Table, loss: int) -> Table:
    """A table in which each partner of a lost troel pays so much besides what the table says; where every point is
    somebody else's, the table stands."""
    troel = table["troel"]
    if troel.zero_sum:
        return table
    return {**table, "troel": replace(troel, loss=troel.loss + loss)}


def as_plain(table: Table) -> dict[str, dict[str, object]]:
    """A table as `own_table` reads it."""
    return {name: {**asdict(points), "opp_failed": list(points.opp_failed)} for name, points in table.items()}
