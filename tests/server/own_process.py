"""A server in processes of its own, which may be killed, and an event whose desk registers people there."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx

from troef.tournament.log import read_log

#: The server, with its database and the number of its nodes as arguments; nobody waits, and nobody is counted.
_SERVE = (
    "import sys; from troef.server.main import serve; from troef.server.settings import Settings; "
    "from troef.table.clock.timing import Timing; "
    "serve(port=0, db=sys.argv[1], processes=int(sys.argv[2]), settings=Settings("
    "timing=Timing(pace=0, deal_pause=0, redeal_pause=0, retry=0), limits=False, workers=1))"
)
#: Seconds within which a server ends that is told to.
LIMIT = 120

Process = subprocess.Popen[str]


@contextmanager
def served(database: str, nodes: int = 1) -> Iterator[tuple[str, Process]]:
    """The address of a server while it runs, and its process; of more nodes that which minds them."""
    paths = os.pathsep.join([path for path in sys.path if path])
    process = subprocess.Popen(
        [sys.executable, "-c", _SERVE, database, f"{nodes}"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": paths},
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+/", process.stdout.readline())
        assert found is not None
        yield found.group(), process
    finally:
        process.terminate()
        process.wait(LIMIT)


@dataclass(frozen=True)
class Desk:
    """The desk of an event that is open for registration: where it asks, and its token."""

    path: str
    token: str

    @classmethod
    def open(cls, address: str) -> "Desk":
        """A new event."""
        wish = {"title": "K", "day": "2099-05-09", "template": "vrij", "rules_version": "1"}
        made = httpx.post(f"{address}api/events", json=wish, timeout=LIMIT).json()
        return cls(f"api/events/{made['event']}", made["card"]["token"])

    @property
    def headers(self) -> dict[str, str]:
        """What shows that it is the desk that asks."""
        return {"authorization": f"Bearer {self.token}"}

    def names(self, address: str) -> list[str]:
        """Who is registered, by the log of the event."""
        answer = httpx.get(f"{address}{self.path}/log", headers=self.headers, timeout=LIMIT)
        return [one.name for one in read_log(answer.text).event().people.values()]


def registration(name: str) -> dict[str, Any]:
    """The act that registers somebody; who sends it twice is in once."""
    facts = {"name": name, "born": "1980-01-01", "rules_version": "1"}
    return {"id": name, "act": "register", "facts": facts}
