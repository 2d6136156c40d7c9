"""What workers are asked in tests: functions as they stand in rooms, called by name."""

import os
import time
from pathlib import Path
from typing import Any

from troef.thinking.worker import Memory

#: Where a worker finds them.
HERE = "thinking.tasks"


def echo(memory: Memory, seconds: float, said: Any) -> Any:
    """What was said, and how long one might have thought about it."""
    return [said, seconds]


def count(memory: Memory, seconds: float) -> int:
    """How often this worker was asked to count."""
    counted = memory.keep("counted", list[int])
    counted.append(1)
    return len(counted)


def wait_at(memory: Memory, seconds: float, door: str) -> None:
    """Knocks (a file), and comes back when the door is open (another file)."""
    Path(f"{door}-knock").touch()
    while not Path(door).exists():
        time.sleep(0.001)


def hang(memory: Memory, seconds: float) -> None:
    """Never comes back."""
    while True:
        pass


def die(memory: Memory, seconds: float) -> None:
    """The process is gone at once."""
    os._exit(7)


def fail(memory: Memory, seconds: float) -> None:
    """A mistake."""
    raise ValueError("a mistake")
