"""A clock that stands until a test lets time pass; what is due then happens at once."""

import asyncio

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
