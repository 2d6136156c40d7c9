"""The sheet on a phone counts as the engine does: the examples of its tests are the engine's."""

from pathlib import Path

import pytest
from phone_cases import CASES_FILE, CONTRACTS_FILE, texts

from clauses import clause


@clause("tournament", "R16", "R19", "R25", "S1", "S2", "S3", "P1", "P2", "P18")
@pytest.mark.parametrize("path", [CONTRACTS_FILE, CASES_FILE], ids=lambda path: path.name)
def test_what_the_phone_is_tested_with_is_what_the_engine_says(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == texts()[path], "python tests/tournament/phone_cases.py"
