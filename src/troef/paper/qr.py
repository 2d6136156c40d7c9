"""QR codes as pictures for a page."""

import io
from typing import Final

import segno

#: The most bytes that the largest code holds at the least correction (version 40, L), as a scanner may read them.
MOST_BYTES: Final = 2953


def qr_code(content: "str | bytes", dark: str = "#1d2b2a") -> str:
    """A QR code as SVG: of a text such as a link, or of bytes such as a whole sheet (`tournament.compact`).

    Raises:
        ValueError: there is more than a code holds.

    >>> qr_code("https://example.org/t/12").startswith("<svg")
    True
    """
    if len(content) > MOST_BYTES:
        raise ValueError(f"a QR code holds at most {MOST_BYTES} bytes, not {len(content)}")
    made = segno.make(content, error="m" if isinstance(content, str) else "l", micro=False, boost_error=True)
    drawn = io.BytesIO()
    made.save(drawn, kind="svg", xmldecl=False, border=1, dark=dark, light=None)
    return drawn.getvalue().decode().strip()
