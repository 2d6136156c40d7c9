"""Which signatures the QR code of a sheet proves (docs/sheet-code.md)."""

from troef.server.events.offices import Holder, Offices
from troef.tournament.sheets.handed import HandedSheet


def unproven(offices: Offices, handed: HandedSheet) -> list[int]:
    """Whose signatures on a sheet are not proven: by the PIN that he typed, or because his own phone has made the code
    (T9). None is where no card of this table, or of a player, has sealed it."""
    holder = Holder("player", handed.by) if handed.by else Holder("table", handed.table)
    keys = [key for key in offices.keys(holder) if handed.is_sealed_with(key)]
    return [person for person in handed.sheet.signatures if not (keys and _proven(offices, handed, keys[0], person))]


def _proven(offices: Offices, handed: HandedSheet, key: bytes, person: int) -> bool:
    if handed.sheet.signatures[person].method == "phone":
        return person == handed.by
    pin = offices.pin_key(Holder("player", person))
    return bool(pin) and handed.proves(key, person, pin)
