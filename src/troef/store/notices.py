"""What nodes tell each other: which tables have new lines, never the lines themselves."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

#: PostgreSQL carries 8,000 bytes; names and numbers of this many tables are less.
MOST_IN_ONE: Final = 100
#: Notices that stay in a SQLite file or a stream: far more than anybody who still looks can have missed.
KEPT: Final = 10_000
#: Seconds until somebody who lost his connection to the others tries again, at first and at most.
RETRIES: Final[tuple[float, ...]] = (0.1, 2.0)


@dataclass
class Notice:
    """What has changed in a commit: by table the version that it has now; tables where somebody came or went, or whose
    lines were replaced; nodes that came or went; words that are not in the log."""

    node: str
    lines: dict[str, int] = field(default_factory=dict)
    presence: list[str] = field(default_factory=list)
    replaced: list[str] = field(default_factory=list)
    said: list[tuple[str, str]] = field(default_factory=list)
    nodes: bool = False

    def payloads(self) -> Iterator[str]:
        """The notice as texts, each short enough for any channel."""
        for name, kind in (("lines", dict), ("presence", list), ("replaced", list)):
            told = list(self.lines.items()) if kind is dict else getattr(self, name)
            for first in range(0, len(told), MOST_IN_ONE):
                yield self._payload({name: kind(told[first : first + MOST_IN_ONE])})
        for said in self.said:
            yield self._payload({"said": [said]})
        if self.nodes:
            yield self._payload({"nodes": True})

    def _payload(self, told: dict[str, Any]) -> str:
        return json.dumps({"node": self.node, **told}, separators=(",", ":"))

    @classmethod
    def read(cls, payload: str) -> "Notice":
        """A notice from its text."""
        return cls(**json.loads(payload))
