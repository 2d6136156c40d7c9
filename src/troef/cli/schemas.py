"""`troef schema`: the JSON Schemas of what Troef writes."""

from importlib.resources import files
from typing import Annotated, Final

import typer

from troef.cli.faults import Fault
from troef.core.nearest import nearest

#: Each has a file in the data of the package.
NAMES: Final = ("record", "view")


def schema(
    name: Annotated[str, typer.Argument(metavar="SCHEMA", help="cli-argument-schema", show_default=False)],
) -> None:
    """The JSON Schema of a line of a record, or of a view."""
    if name not in NAMES:
        raise Fault("cli-schema", name=name, names=", ".join(NAMES), nearest=nearest(name, list(NAMES)))
    print((files("troef") / "data" / f"{name}.schema.json").read_text("utf-8"), end="")
