"""The options of kleurenwiezen, and `INFO`: what lists of games say of it."""

import json
from dataclasses import dataclass, field
from typing import Final

from troef.core.info import GameInfo, Order
from troef.core.options import LATER, Choice, Flag, OptionSpec, Whole, not_allowed
from troef.games.kleurenwiezen.contracts import WK
from troef.games.kleurenwiezen.points import TableError, own_table


@dataclass(frozen=True)
class Options:
    """The options that a table agrees on before a match."""

    deal_pattern: str = "4-5-4"
    deals_per_session: int = 16
    points_table: str = "wk"
    #: for `points_table = custom`: JSON text (`PointsText`)
    custom_points: str | None = None
    rond_mode: str = "double"
    troel_loss: int = 0
    jury: str = "auto_accept"
    jury_from: str = "grote_miserie_op_tafel"
    allow_claims: bool = False
    wrong_concession_charge: str = "missed_gain"
    misdeal_by_agreement: bool = True
    #: P4, P5: `table`, where a revoke may happen and must be claimed
    enforcement: str = field(default="strict", metadata=LATER)


class PointsText(OptionSpec):
    """S9: a points table of one's own, as JSON text (or as the dictionary itself): contracts by name, each with the
    fields that differ from the table of the book, `{"solo 6": {"win": 10, "loss": 10}, "troel": {"rond": null}}`.
    The value is that text in its shortest form, or None.
    """

    kind = "text"

    #: room for every field of every contract
    LONGEST: Final = 8000

    def allowed(self) -> str:
        return '{"solo 6": {"win": 10, …}, …}'

    def read(self, value: object) -> object:
        if value is None or value in ("", "none"):
            return None
        given = value
        if isinstance(value, str):
            if len(value) > self.LONGEST:
                raise self.fault(value[:40] + "…")
            try:
                given = json.loads(value)
            except (ValueError, RecursionError):
                raise self.fault(value[:80]) from None
        try:
            own_table(given, WK)
        except TableError as error:
            raise not_allowed(self.name, error.part, error.allowed) from error
        return json.dumps(given, separators=(",", ":"))


SPECS: Final[tuple[OptionSpec, ...]] = (
    Choice("deal_pattern", "4-4-5", "4-5-4"),
    Whole("deals_per_session", 4, 10_000, multiple_of=4),
    Choice("points_table", "wk", "whist2023", "whisthub", "custom"),
    PointsText("custom_points"),
    Choice("rond_mode", "double", "flat30"),
    Whole("troel_loss", 0, 10_000),
    Choice("jury", "auto_accept", "human", "off"),
    Choice("jury_from", "grote_miserie_op_tafel", "above_troel"),
    Flag("allow_claims"),
    Choice("wrong_concession_charge", "missed_gain", "table_loss"),
    Flag("misdeal_by_agreement"),
    Choice("enforcement", "strict", "table"),
)

INFO: Final = GameInfo(
    "kleurenwiezen",
    "whist",
    (4, 4, 4),
    75,
    Options(),
    SPECS,
    presets={
        "book": {},
        "jury": {"jury": "human"},
        "thuis": {"allow_claims": True, "jury": "off"},
        "whist2023": {"points_table": "whist2023"},
        "whisthub": {"points_table": "whisthub"},
    },
    synonyms=(
        "kleurenwiezen",
        "kleurenwies",
        "kleurwiezen",
        "colour whist",
        "color whist",
        "kleuren wiezen",
        "kleurwies",
        "kleurenwhist",
        "whist a la couleur",
        "whist à la couleur",
    ),
    order=Order(
        deal="R5",
        turn="R35",
        end="S8",
        players="R4",
        phases={
            "troel": "R11",
            "pas-miserie": "R13",
            "trump": "R15",
            "auction": "R16",
            "removing": "R33",
            "claim": "R42",
            "jury": "R32",
            "correcting": "P4",
            "recording": "P5",
        },
    ),
    at_table={"enforcement": "table"},
    quiet={"play": "T6"},
)
