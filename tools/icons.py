"""Draws the icons of the installed app from the mark (`web/public/icon.svg`): `make icons`.

A round or otherwise shaped icon (`maskable`) loses what lies beyond four fifths of its width, so there the cloth fills
the square and the cards are smaller.
"""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tools.camera import chromium

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
#: Name, width in pixels, and whether the system cuts the shape.
ICONS: Final = (
    ("icon-192", 192, False),
    ("icon-512", 512, False),
    ("icon-192-maskable", 192, True),
    ("icon-512-maskable", 512, True),
    ("apple-touch-icon", 180, True),
)
ROUNDED: Final = 'rx="14"'
SIZE: Final = "scale(1.12)"
SIZE_WITHIN_A_CIRCLE: Final = "scale(0.92)"


def mark(cut: bool) -> str:
    """The mark as SVG; `cut`: without corners of its own, and small enough for any shape."""
    drawn = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    return drawn.replace(ROUNDED, "").replace(SIZE, SIZE_WITHIN_A_CIRCLE) if cut else drawn


def draw(page: Page, name: str, width: int, cut: bool) -> None:
    """Write one icon."""
    page.set_viewport_size({"width": width, "height": width})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {width}px }}</style>{mark(cut)}")
    page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)


def main() -> None:
    """Write all icons."""
    with chromium() as browser:
        page = browser.new_page()
        for name, width, cut in ICONS:
            draw(page, name, width, cut)


if __name__ == "__main__":
    main()
