"""A sheet on its way to the desk as one QR code: what it tells, and what proves where it comes from and who has signed.

Both are keyed by the secret of the card with which the phone writes: that of the table, or the scorer's own. The desk
knows the SHA-256 of that secret and of each PIN, and nothing more.
"""

import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from troef.tournament.sheets.sheet import Sheet

#: How many bytes of an HMAC-SHA-256 seal a sheet, and how many prove a signature.
SEAL_BYTES: Final = 8
PROOF_BYTES: Final = 6
#: How many bytes the number of a person has in what is proven.
_PERSON_BYTES: Final = 4


class Damaged(ValueError):
    """Bytes that are no sheet, or not a whole one."""


class OtherVersion(Damaged):
    """Bytes of a version that is not known here."""


@dataclass(frozen=True)
class Seal:
    """What a phone needs to seal a sheet.

    Attributes:
        key: the SHA-256 of the secret on its card.
        pins: by person, the SHA-256 of the event's key and the PIN that he typed to sign (T9).
    """

    key: bytes = b""
    pins: Mapping[int, bytes] = field(default_factory=dict)


@dataclass(frozen=True)
class HandedSheet:
    """A sheet on its way to the desk.

    Attributes:
        event: the first eight hexadecimal digits of the event's commitment, so that last year's sheet is not taken for
            this one's.
        round: which round, from 1.
        table: which table, from 1.
        sheet: the sheet as the scorer has it. Once it is read, its deals lack `scores` and `won`.
        sums: what all deals together brought each person, as the table has counted it; empty where it cannot count.
        began: when deals began, by number, as far as the phone knows (R22).
        by: whose card the phone has: the number of a player, or 0 for the card of the table.
        proofs: by person, what proves that he typed his PIN.
        told: all that the proofs are about; `sealed`: all that the seal is about; `seal`: empty in version 2.
    """

    event: str
    round: int
    table: int
    sheet: Sheet
    sums: dict[int, int] = field(default_factory=dict)
    began: dict[int, str] = field(default_factory=dict)
    by: int = 0
    proofs: dict[int, bytes] = field(default_factory=dict)
    told: bytes = field(default=b"", compare=False)
    sealed: bytes = field(default=b"", compare=False)
    seal: bytes = field(default=b"", compare=False)

    def is_sealed_with(self, key: bytes) -> bool:
        """Whether a phone with this card made it, and nothing was changed since."""
        return hmac.compare_digest(self.seal, seal_of(key, self.sealed))

    def proves(self, key: bytes, person: int, pin: bytes) -> bool:
        """Whether somebody with this PIN signed what the sheet tells."""
        proof = self.proofs.get(person)
        return proof is not None and hmac.compare_digest(proof, proof_of(key, person, pin, self.told))


def seal_of(key: bytes, sealed: bytes) -> bytes:
    """What seals a sheet."""
    return hmac.digest(key, sealed, "sha256")[:SEAL_BYTES]


def proof_of(key: bytes, person: int, pin: bytes, told: bytes) -> bytes:
    """What proves that somebody has typed his PIN below what is told."""
    return hmac.digest(key, person.to_bytes(_PERSON_BYTES, "big") + pin + told, "sha256")[:PROOF_BYTES]


def sums_of(sheet: Sheet) -> dict[int, int]:
    """What all deals of a sheet together brought each person, annulled ones too."""
    sums: dict[int, int] = {}
    for deal in sheet.deals.values():
        for person, score in deal.scores.items():
            sums[person] = sums.get(person, 0) + score
    return sums
