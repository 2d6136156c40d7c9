"""The bytes of a sheet as the text of its QR code: decimal digits and nothing else.

A QR code packs digits as tightly as bytes. A hand scanner types them, and often as if on another keyboard than that of
the desk: on a Belgian or French one the row of digits then gives `&é"'(§è!çà`, which is read as digits here.
"""

import unicodedata
from typing import Final

from troef.tournament.sheets.handed import Damaged

#: The most digits that a QR code can hold.
MOST_DIGITS: Final = 7089
#: What the keys of the digits 1 to 9 and 0 type on a Belgian and a French keyboard.
_DIGIT_ROWS: Final = ("&é\"'(§è!çà", "&é\"'(-è_çà")
_AS_DIGITS: Final = str.maketrans(
    {key: digit for row in _DIGIT_ROWS for key, digit in zip(row, "1234567890", strict=True)}
)
#: How many digits at a time are made a number.
_AT_ONCE: Final = 18


def code_text(data: bytes) -> str:
    """The text of the code: the bytes as one number, the first byte the highest.

    >>> code_text(bytes([2, 0, 1]))
    '131073'
    """
    return str(int.from_bytes(data, "big"))


def code_bytes(text: str) -> bytes:
    r"""The bytes that a text tells, however it was typed or read.

    Raises:
        Damaged: it is no text of such a code.

    >>> code_bytes("131073\n") == code_bytes("&\"&àè\"") == bytes([2, 0, 1])
    True
    """
    if len(text) > 2 * MOST_DIGITS:
        raise Damaged(f"a code has at most {MOST_DIGITS} digits")
    digits = "".join(unicodedata.normalize("NFC", text).split()).translate(_AS_DIGITS)
    if not digits or not (digits.isascii() and digits.isdigit()):
        raise Damaged("a code is written in digits")
    number = 0
    for start in range(0, len(digits), _AT_ONCE):
        part = digits[start : start + _AT_ONCE]
        number = number * 10 ** len(part) + int(part)
    return number.to_bytes((number.bit_length() + 7) // 8, "big")
