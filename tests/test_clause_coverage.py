"""No clause of a finished game without a test: `troef rules --coverage` shows the same report."""

from pathlib import Path

import pytest

import troef
from troef.cli.coverage import SOCIAL_MARK, Proofs, clause_ids, coverage, scan, unknown_ids, unproven

IDS = clause_ids()


@pytest.fixture(scope="module")
def report() -> dict[str, Proofs]:
    """What proves what, in all tests."""
    return coverage()


@pytest.mark.parametrize("slug", [*(info.slug for info in troef.all_games()), "tournament"])
def test_every_clause_of_a_rule_book_is_proven(slug: str, report: dict[str, Proofs]) -> None:
    missing = unproven(report, slug, IDS)
    assert not missing, f"{slug}: nothing proves {', '.join(missing)}"


def test_tests_name_only_clauses_that_exist(report: dict[str, Proofs]) -> None:
    assert unknown_ids(report, IDS) == []


def test_the_scan_reads_marks_constants_cases_and_reasons(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "rules"
    folder.mkdir(parents=True)
    (folder / "helper.py").write_text('SLUG = "pesten"\n')
    (folder / "test_pesten_more.py").write_text(
        "from helper import SLUG\n"
        'CASES = [pytest.param(1, marks=clause(SLUG, "E1"))]\n'
        'MORE = ("R4", "R5")\n'
        'SOCIAL = {"T1": "said aloud", "R9": "no excuse"}\n'
        '@clause("pesten", "R1", "R2")\n'
        "def test_one(): ...\n"
        "class TestGroup:\n"
        "    @clause(SLUG, *MORE)\n"
        "    def test_two(self): ...\n"
    )
    ids = {"pesten": ["R1", "R2", "R3", "R4", "R9", "E1", "T1"]}
    report = scan(tmp_path / "tests", ids)
    file = "tests/rules/test_pesten_more.py"
    assert report["pesten"] == {
        "R1": [f"{file}::test_one"],
        "R2": [f"{file}::test_one"],
        "R3": [],
        "R4": [f"{file}::TestGroup::test_two"],
        "R5": [f"{file}::TestGroup::test_two"],
        "R9": [SOCIAL_MARK + "no excuse"],
        "E1": [file],
        "T1": [SOCIAL_MARK + "said aloud"],
    }
    assert unproven(report, "pesten", ids) == ["R3", "R9"]
    assert unknown_ids(report, ids) == ["pesten R5"]
