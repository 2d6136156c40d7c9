"""What devices do wrong: the same sent twice, by two phones, from a wrong table, with an old card, by a wrong clock.

Each trouble sends an act that is allowed, gives the answer that counts, and checks what became of the rest.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

from devices import Devices, Sent
from served_events import Answer, Caller, Unreached

#: After how many acts at a table there is trouble.
EVERY: Final = 6

Trouble = Callable[["Troubles", Sent, int], Awaitable[Answer]]


class Troubles:
    """The troubles of an event, each kind in its turn."""

    def __init__(self, devices: Devices, old_token: str) -> None:
        self.devices = devices
        #: the card of a table of another event
        self.old_token = old_token
        self._acts = 0
        self._waiting: list[tuple[str, Trouble]] = []

    async def send(self, sent: Sent, device: int) -> Answer:
        """Send an act, now and then with trouble."""
        self._acts += 1
        if self._acts % EVERY == 0:
            self._waiting = self._waiting or list(KINDS.items())
            for kind in self._waiting:
                if kind[0] not in AT_A_TABLE or (sent.owner.office == "table" and sent.verb == "enter-deal"):
                    self._waiting.remove(kind)
                    self.devices.happened[kind[0]] += 1
                    return await kind[1](self, sent, device)
        return await self.devices.send(sent, device)

    async def sent_twice(self, sent: Sent, device: int) -> Answer:
        """The answer comes late, and the same is sent once more from the other device."""
        first = await self.devices.send(sent, device)
        second = await self.devices.send(sent, device + 1)
        assert second.told["again"] and second.told["n"] == first.told["n"]
        return first

    async def sent_twice_at_once(self, sent: Sent, device: int) -> Answer:
        """Both are on their way at the same time."""
        first, second = await asyncio.gather(self.devices.send(sent, device), self.devices.send(sent, device + 1))
        assert first.told["n"] == second.told["n"]
        assert first.told["again"] or second.told["again"]
        return first

    async def other_act_with_this_id(self, sent: Sent, device: int) -> Answer:
        """A device uses an id once more for something else."""
        answer = await self.devices.send(sent, device)
        other = await self.devices.send(replace(sent, facts={**sent.facts, "table": 0}), device)
        assert other.fault == "other-act"
        return answer

    async def two_phones(self, sent: Sent, device: int) -> Answer:
        """Two phones at one table enter the deal: one of them counts."""
        rival = replace(sent, id=f"{sent.id} of the other phone")
        answers = await asyncio.gather(self.devices.send(sent, device), self.devices.send(rival, device + 1))
        taken = [answer for answer in answers if answer.taken]
        assert len(taken) == 1, answers
        return taken[0]

    async def wrong_table(self, sent: Sent, device: int) -> Answer:
        """The phone of another table enters the deal."""
        there = [owner for owner in self.devices.tokens if owner.office == "table" and owner != sent.owner]
        if there:
            wrong = await self.devices.send(replace(sent, owner=there[sent.owner.number % len(there)]), device)
            assert wrong.fault == "not-at-this-table", wrong
        return await self.devices.send(sent, device)

    async def sheet_of_another_event(self, sent: Sent, device: int) -> Answer:
        """A phone still has the card of another event."""
        phone = Caller(self.devices.served, self.devices.event, self.old_token)
        try:
            assert (await phone.send("/acts", sent.body)).fault == "bad-token"
        except Unreached:
            self.devices.happened["sent again after a silence"] += 1
        finally:
            phone.close()
        return await self.devices.send(sent, device)

    async def sheet_of_another_round(self, sent: Sent, device: int) -> Answer:
        """A phone still shows the sheet of the round before, or of one that has not been drawn."""
        number = sent.facts["round"]
        other = {**sent.facts, "round": number - 1 if number > 1 else 99}
        answer = await self.devices.send(replace(sent, id=f"{sent.id} elsewhere", facts=other), device)
        assert not answer.taken
        return await self.devices.send(sent, device)

    async def clock_behind(self, sent: Sent, device: int) -> Answer:
        """A device has a clock that is hours behind, and says so."""
        wrong = await self.devices.send(replace(sent, at=f"{self.devices.day}T03:00:00"), device)
        assert wrong.fault == "time-goes-back", wrong
        return await self.devices.send(sent, device)


#: The kinds of trouble; some need a deal that is entered on the phone of a table.
KINDS: Final[dict[str, Any]] = {
    "sent twice": Troubles.sent_twice,
    "sent twice at once": Troubles.sent_twice_at_once,
    "another act with the same id": Troubles.other_act_with_this_id,
    "two phones at one table": Troubles.two_phones,
    "the phone of the wrong table": Troubles.wrong_table,
    "the card of another event": Troubles.sheet_of_another_event,
    "the sheet of another round": Troubles.sheet_of_another_round,
    "a clock that is behind": Troubles.clock_behind,
}
AT_A_TABLE: Final = ("two phones at one table", "the phone of the wrong table", "the sheet of another round")
