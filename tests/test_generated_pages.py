"""The pages that are made from the code are as the code has them (`make docs` writes them)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parent.parent


#: What a page is made from: the sources, which have signatures, or matches, which are quick with compiled rules.
SOURCES: dict[str, str] = {"PYTHONPATH": "src"}
MATCHES: dict[str, str] = {}


@pytest.mark.parametrize(
    ("page", "made_from"),
    [
        ("api.md", SOURCES),
        ("games.md", MATCHES),
        ("tournament-acts.md", SOURCES),
        ("bridge-system.md", SOURCES),
        ("../src/troef/data/levels.json", SOURCES),
    ],
)
def test_a_generated_page_is_as_the_code_has_it(page: str, made_from: dict[str, str]) -> None:
    found = subprocess.run(
        [sys.executable, "docs/generate.py", "--check", page],
        cwd=TOP,
        env={**os.environ, **made_from},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
