"""What the page about data sets shows runs as it stands there; a reader that is not installed is left out."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from troef.cli.main import main

PAGE = (Path(__file__).parents[2] / "docs" / "data.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
READERS = ("pandas", "polars", "torch", "datasets")


@pytest.fixture(scope="module")
def deals(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some of the deals that the command on the page makes, in two files."""
    command = re.search(r"^troef (sim .*)$", PAGE, re.MULTILINE)
    assert command is not None
    folder = tmp_path_factory.mktemp("page")
    words = command[1].replace("--deals 1000", "--deals 3 --shard 2").split()
    words[words.index("--out") + 1] = str(folder / words[words.index("--out") + 1])
    assert main(words) == 0
    return folder


def test_the_page_shows_every_reader() -> None:
    assert all(any(f"import {name}" in each or f"from {name}" in each for each in EXAMPLES) for name in READERS)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.split()[1])
def test_an_example_runs(example: str, deals: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = [
        name for name in READERS if re.search(rf"^(import|from) {name}\b", example, re.M) and not find_spec(name)
    ]
    if missing:
        pytest.skip(f"{missing[0]} is not installed")
    monkeypatch.chdir(deals)
    exec(compile(example, "docs/data.md", "exec"), {"__name__": "example"})
