"""The installed app: its manifest and icons, and how long a browser may keep what it gets."""

import json
import struct
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from server.conftest import AT_ONCE, Client, served

PUBLIC = Path(__file__).parents[2] / "web" / "public"
MANIFEST = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))
PNGS = [icon for icon in MANIFEST["icons"] if icon["type"] == "image/png"]


@pytest.mark.parametrize("icon", PNGS, ids=lambda icon: Path(icon["src"]).stem)
def test_an_icon_is_as_large_as_the_manifest_says(icon: dict[str, str]) -> None:
    width, height = struct.unpack(">II", (PUBLIC / icon["src"].lstrip("/")).read_bytes()[16:24])
    assert f"{width}x{height}" == icon["sizes"]


def test_there_is_an_icon_for_every_shape_that_systems_ask_for() -> None:
    assert {(icon["sizes"], icon.get("purpose", "any")) for icon in PNGS} == {
        (sizes, purpose) for sizes in ("192x192", "512x512") for purpose in ("any", "maskable")
    }


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Client]:
    for name in ("index.html", "worker.js", "manifest.webmanifest", "assets/index-1.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("{}", encoding="utf-8")
    with served(replace(AT_ONCE, static=tmp_path)) as client:
        yield client


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        ("/", "no-cache"),
        ("/worker.js", "no-cache"),
        ("/manifest.webmanifest", "no-cache"),
        ("/assets/index-1.js", "public, max-age=31536000, immutable"),
        ("/api/games", "no-store"),
    ],
)
def test_a_browser_keeps_what_cannot_change_and_no_answer(built: Client, address: str, kept: str) -> None:
    answer = built.get(address)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, kept)
