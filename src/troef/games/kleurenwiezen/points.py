"""What a contract is worth: the fields of a points table (S2, S9), and tables of one's own."""

from dataclasses import asdict, dataclass, replace
from typing import Any, Final

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


PointsTable = dict[str, Points]


def samen(win: int, rond: int) -> Points:
    """S3, S4: a pair, with 3 for each trick over or under."""
    return Points(win, over=3, loss=win, loss_per_u=3, opp=win, opp_per_u=3, rond=rond)


def solo(win: int, over: int, opp: int) -> Points:
    """S5: a lone player in the suit that he asked."""
    return Points(win, over=over, over_cap=8, loss=win, loss_per_u=3, opp=opp, opp_per_u=2)


def shared(win: int, failed: tuple[int, int, int]) -> Points:
    """S7: each of several players by himself."""
    return Points(win, loss=win, opp_failed=failed)


def flat(win: int, opp: int) -> Points:
    """S6: won or lost, whatever the number of tricks."""
    return Points(win, loss=win, opp=opp)


def even(win: int, over: int = 0, over_cap: int = 13, per_u: int = 0, rond: "int | None" = None) -> Points:
    """S9: what one player has the others pay."""
    return Points(win, over=over, over_cap=over_cap, loss=win, loss_per_u=per_u, rond=rond, zero_sum=True)


#: Options, `rond_mode = flat30`: all 13 tricks together are 30, also in troel.
FLAT_ROND: Final = 30


class TableError(ValueError):
    """A table of one's own that cannot be read: `part` is what is wrong, `allowed` what would be right."""

    def __init__(self, part: str, allowed: str) -> None:
        super().__init__(f"{part}: {allowed}")
        self.part = part
        self.allowed = allowed


def own_table(given: object, base: PointsTable) -> PointsTable:
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
            raise TableError(str(key)[:40], ", ".join(base))
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


def flat_rond(table: PointsTable) -> PointsTable:
    """A table with `rond_mode = flat30`."""
    return {name: points if points.rond is None else replace(points, rond=FLAT_ROND) for name, points in table.items()}


def with_troel_loss(table: PointsTable, loss: int) -> PointsTable:
    """A table in which each partner of a lost troel pays this much more. A zero-sum table is left as it is."""
    troel = table["troel"]
    if troel.zero_sum:
        return table
    return {**table, "troel": replace(troel, loss=troel.loss + loss)}


def as_plain(table: PointsTable) -> dict[str, dict[str, object]]:
    """A table as `own_table` reads it."""
    return {name: {**asdict(points), "opp_failed": list(points.opp_failed)} for name, points in table.items()}
