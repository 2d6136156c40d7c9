"""Clocks of tests: one stands until a test lets time pass, the other jumps. What is due then happens at once."""

import asyncio
import time

import pytest

#: Turns of the event loop in which all that follows from what was due has happened.
TURNS = 60


class FakeTime:
    """The time of the server and of its event loop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr("time.monotonic", lambda: self.now)

    async def goes_by(self, seconds: float) -> None:
        """Time passes, and what is due happens."""
        await self.settles()
        self.now += seconds
        await self.settles()

    async def settles(self) -> None:
        """What is due now happens."""
        for _ in range(TURNS):
            await asyncio.sleep(0)


class JumpingTime:
    """Time goes on as always, also in other threads, until a test lets it jump. A server that was started before has to
    end before the test does: time goes back then."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ahead = 0.0
        as_always = time.monotonic
        monkeypatch.setattr("time.monotonic", lambda: as_always() + self._ahead)

    def jump(self, seconds: float) -> None:
        """This many seconds pass at once; a server notices it with the next message."""
        self._ahead += seconds
