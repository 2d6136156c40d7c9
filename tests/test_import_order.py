"""The floors of the house hold: no room imports from a higher floor, no game from another game."""

from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).parent.parent


def test_rooms_import_only_from_lower_floors(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    assert lint_imports(config_filename="pyproject.toml", no_cache=True) == 0, capsys.readouterr().out


def test_every_room_has_its_floor() -> None:
    contracts = (ROOT / "pyproject.toml").read_text()
    rooms = [path.name for path in (ROOT / "src" / "troef").iterdir() if (path / "__init__.py").exists()]
    assert "cards" in rooms
    assert [room for room in rooms if room not in contracts] == []
