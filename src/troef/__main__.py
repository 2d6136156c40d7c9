"""`python -m troef` is the `troef` command."""

from troef.cli.main import run

run()
