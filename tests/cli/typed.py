"""What commands answer, for tests that type them."""

import pytest

from troef.cli.main import main


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command that succeeds prints."""
    code = main(list(arguments))
    said = capsys.readouterr()
    assert code == 0, said.err
    return said.out


def fault(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 2) -> str:
    """The one line of a command that fails."""
    assert main(list(arguments)) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err.strip()
