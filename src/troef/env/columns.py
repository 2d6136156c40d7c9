"""Named columns of an array: which stretch of it is about what."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Block:
    """A stretch of columns: its name, where it begins, and what each column says."""

    name: str
    start: int
    labels: tuple[str, ...]
    about: str

    @property
    def stop(self) -> int:
        """The column after the last one."""
        return self.start + len(self.labels)

    @property
    def slice(self) -> slice:
        """The block's part of an array: `observation[space.columns["hand/0"].slice]`."""
        return slice(self.start, self.stop)


class Columns:
    """The columns of an array, block by block."""

    def __init__(self) -> None:
        self._blocks: dict[str, Block] = {}
        self.width = 0

    def add(self, name: str, labels: "list[str] | tuple[str, ...]", about: str) -> int:
        """Add a block; gives its first column."""
        start = self.width
        self._blocks[name] = Block(name, start, tuple(labels), about)
        self.width += len(labels)
        return start

    def __getitem__(self, name: str) -> Block:
        """A block by name.

        Raises:
            KeyError: there is none; the message lists those that there are.
        """
        found = self._blocks.get(name)
        if found is None:
            raise KeyError(f"no block '{name}': there are {', '.join(self._blocks)}")
        return found

    def __iter__(self) -> Iterator[Block]:
        return iter(self._blocks.values())

    def label(self, column: int) -> str:
        """What one column says: `hand/0: KH`.

        Raises:
            IndexError: there is no such column.
        """
        for block in self:
            if block.start <= column < block.stop:
                return f"{block.name}: {block.labels[column - block.start]}"
        raise IndexError(f"no column {column}: they go from 0 to {self.width - 1}")

    def describe(self) -> str:
        """All blocks, a line each: columns, name, what they say."""
        wide = len(str(self.width))
        return "\n".join(
            [f"{block.start:>{wide}}–{block.stop - 1:<{wide}}  {block.name}: {block.about}" for block in self]
        )
