"""Sets pages: plain data and a layout become a PDF. The fonts are read once and embedded."""

import json
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, Final

import typst

#: The layouts; `house.typ` is what they share.
LAYOUTS: Final = Path(__file__).parent / "layouts"


@cache
def fonts() -> typst.Fonts:
    """The typefaces that come with typst (Libertinus, under the SIL Open Font License), and no others: a page looks the
    same on every machine."""
    return typst.Fonts(include_system_fonts=False)


def pdf(layout: str, page: dict[str, Any], *, tagged: bool = True) -> bytes:
    """A document as PDF. The same data gives the same bytes.

    May be called in a thread, also from several at once.

    Args:
        layout: the name of a layout, such as `sheet`.
        page: its data.
        tagged: with tags for screen readers, which make many full sheets ten times as large.
    """
    made = typst.compile(
        LAYOUTS / f"{layout}.typ",
        root=LAYOUTS,
        font_paths=fonts(),
        format="pdf",
        sys_inputs={"data": json.dumps(page)},
        timestamp=datetime(2000, 1, 1, tzinfo=UTC),
        pdf_tags=tagged,
    )
    return made if isinstance(made, bytes) else made[0]


def pictures(layout: str, page: dict[str, Any], pixels_per_inch: int = 96) -> list[bytes]:
    """The pages of a document as PNG pictures."""
    made = typst.compile(
        LAYOUTS / f"{layout}.typ",
        root=LAYOUTS,
        font_paths=fonts(),
        format="png",
        ppi=pixels_per_inch,
        sys_inputs={"data": json.dumps(page)},
    )
    return [made] if isinstance(made, bytes) else list(made)
