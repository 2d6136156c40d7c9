"""Files that are there whole or not at all; columns as CSV or Parquet, as the name of the file ends."""

import os
from pathlib import Path
from typing import Any, Final

#: The kinds of files.
SUFFIXES: Final = (".csv", ".parquet")


def write_columns(columns: dict[str, list[Any]], path: Path) -> None:
    """Write columns of equal length; whoever reads the file meanwhile sees it as it was before, or whole.

    Raises:
        OSError: it cannot be written.
    """
    import pyarrow  # large: only where a file is asked for
    import pyarrow.csv
    import pyarrow.parquet

    table = pyarrow.table(columns)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        if path.suffix == ".csv":
            pyarrow.csv.write_csv(table, beside)
        else:
            pyarrow.parquet.write_table(table, beside)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file that has its name only once all of it is on the disk.

    Raises:
        OSError: it cannot be written.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def read_columns(path: Path) -> dict[str, list[Any]]:
    """Read columns; in a CSV file a column of whole numbers is read as such, whatever it was.

    Raises:
        OSError: it cannot be read.
        ValueError: it is no such file.
    """
    import pyarrow.csv
    import pyarrow.parquet

    table = pyarrow.csv.read_csv(path) if path.suffix == ".csv" else pyarrow.parquet.read_table(path)
    found: dict[str, list[Any]] = table.to_pydict()
    return found
