"""The folder of a data set: its settings, and a file for each portion of episodes.

A file has its name only once it is whole, so a run that was broken off can go on. What is there is never mixed with
data of other settings.
"""

import json
import re
from pathlib import Path
from typing import Final

from troef.sim.files import write_whole

#: The file that says what the data set is of.
SETTINGS: Final = "settings.json"
CARD: Final = "README.md"
FILES: Final = "data"
_NAME: Final = re.compile(r"(?:deals|matches)-(\d{8,})-(\d{8,})\.parquet")


class DataFault(Exception):
    """A folder in which a data set cannot be written: `key` says why, with its `facts`."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class DataFolder:
    """A folder with the data of some settings, or one in which it can be begun."""

    def __init__(self, path: Path, settings: dict[str, object]) -> None:
        self.path = path
        self.settings: dict[str, object] = json.loads(json.dumps(settings))
        self._stem = "deals" if settings["unit"] == "deal" else "matches"

    def begin(self) -> None:
        """Begin a data set, or go on with the one that is there. Leave nothing of a run that was killed.

        Raises:
            DataFault: the folder holds something else.
            OSError: it cannot be written.
        """
        self.path.mkdir(parents=True, exist_ok=True)
        known = self.path / SETTINGS
        if known.exists():
            self._compare(known)
        elif any(not each.name.startswith(".") for each in self.path.iterdir()):
            raise DataFault("data-foreign", name=self.path)
        else:
            write_whole(known, (json.dumps(self.settings, ensure_ascii=False, indent=1) + "\n").encode())
        (self.path / FILES).mkdir(exist_ok=True)
        for left in (self.path / FILES).glob(".*.parquet.*"):
            left.unlink(missing_ok=True)

    def _compare(self, known: Path) -> None:
        """That the data set that is there has the same settings."""
        try:
            there = json.loads(known.read_text("utf-8"))
        except ValueError as error:
            raise DataFault("data-foreign", name=self.path) from error
        for name, value in self.settings.items():
            other = there.get(name) if isinstance(there, dict) else None
            if other != value:
                long = isinstance(value, list) and name != "bots"
                told = {"value": "…", "other": "…"} if long else {"value": _text(value), "other": _text(other)}
                raise DataFault("data-other", name=self.path, setting=name, **told)

    def shards(self) -> dict[range, Path]:
        """The files that are there, by their episodes, in order."""
        found: dict[range, Path] = {}
        for path in sorted((self.path / FILES).glob(f"{self._stem}-*.parquet")):
            if (name := _NAME.fullmatch(path.name)) is not None:
                found[range(int(name[1]), int(name[2]) + 1)] = path
        return found

    def missing(self, episodes: int, size: int) -> list[range]:
        """The portions that are still to be made, of `size` episodes each.

        Raises:
            DataFault: the data set has more episodes than that.
        """
        there = self.shards()
        most = max((portion.stop for portion in there), default=0)
        if most > episodes:
            raise DataFault("data-larger", name=self.path, number=episodes, there=most)
        wanted = [range(first, min(first + size, episodes)) for first in range(0, episodes, size)]
        return [portion for portion in wanted if portion not in there]

    def keep(self, portion: range, data: bytes) -> None:
        """Write a file. Where a data set grows, it takes the place of one that holds a part of its episodes.

        Raises:
            OSError: it cannot be written.
        """
        before = [path for other, path in self.shards().items() if other.start == portion.start and other != portion]
        name = f"{self._stem}-{portion.start:08}-{portion.stop - 1:08}.parquet"
        for path in before:  # first: nothing is there twice, even when the run is killed here
            path.unlink()
        write_whole(self.path / FILES / name, data)

    def rows(self) -> int:
        """How many rows there are.

        Raises:
            DataFault: a file is damaged.
        """
        import pyarrow
        import pyarrow.parquet

        total = 0
        for path in self.shards().values():
            try:
                total += pyarrow.parquet.read_metadata(path).num_rows
            except (pyarrow.ArrowInvalid, OSError) as error:
                raise DataFault("data-damaged", name=path) from error
        return total

    def episodes(self) -> int:
        """How many episodes there are."""
        return sum(len(portion) for portion in self.shards())


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
