"""The pages that are made from the code are as the code has them (`make docs` writes them)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parent.parent


@pytest.mark.parametrize("page", ["api.md", "games.md", "tournament-acts.md"])
def test_a_generated_page_is_as_the_code_has_it(page: str) -> None:
    """On the sources, which have signatures."""
    found = subprocess.run(
        [sys.executable, "docs/generate.py", "--check", page],
        cwd=TOP,
        env={**os.environ, "PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
