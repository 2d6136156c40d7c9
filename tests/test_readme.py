"""The examples in the README are run, and every page it names is there."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_examples_in_the_readme_come_out_as_printed() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 8
    assert failed == 0


def test_the_examples_of_the_library_page_come_out_as_printed() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False)
    assert tried >= 6
    assert failed == 0


def test_every_page_and_picture_that_the_readme_names_is_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", (ROOT / "README.md").read_text()):
        assert (ROOT / target).exists(), target
