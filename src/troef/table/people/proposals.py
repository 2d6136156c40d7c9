"""What one person proposes and all others must agree to: a move taken back, other chairs for the next match.

While a proposal stands, play rests. It falls when somebody declines it, when its time is up, or when its maker takes it
back. Bots have no say, and nobody waits for who is not connected.
"""

import json
from collections import Counter
from typing import Any, Final

from troef.table.fault import Fault
from troef.table.log import log_line

#: Whoever was declined this often in a deal proposes nothing more in it.
MOST_DECLINED: Final = 3


class Proposal:
    """A proposal that waits for answers. `facts`: for `undo` how many events of the record `stay`, for `seats` for each
    chair the one (`chairs`) that its person has now; for `lot` none; for `award` whether the game counts as `won`; for
    `fine` which `offender` pays how many `points` by which `clause`."""

    def __init__(self, kind: str, by: int, facts: dict[str, Any]) -> None:
        self.kind = kind
        self.by = by
        self.facts = facts
        self.agreed: set[int] = {by}

    def as_dict(self) -> dict[str, object]:
        """For the wire."""
        return {"kind": self.kind, "by": self.by, "agreed": sorted(self.agreed), **self.facts}


class Agreements:
    """What people at a table have agreed on in the deal that lies, or have not: a fold over lines of the log."""

    def __init__(self) -> None:
        self.proposal: Proposal | None = None
        #: the last claim of this deal, and who has claimed in it
        self.claim: dict[str, Any] | None = None
        self.claimed: set[int] = set()
        #: how often each seat was declined
        self._declined: Counter[int] = Counter()

    def begin_deal(self) -> None:
        """Nothing has been proposed or claimed in it."""
        self.proposal = None
        self.claim = None
        self.claimed = set()
        self._declined = Counter()

    def apply(self, facts: dict[str, Any]) -> bool:
        """Take in a line; whether it is about proposals or claims."""
        proposal = self.proposal
        if "propose" in facts:
            told = {name: value for name, value in facts.items() if name not in ("propose", "seat")}
            self.proposal = Proposal(facts["propose"], facts["seat"], told)
        elif "agree" in facts and proposal is not None:
            proposal.agreed.add(facts["agree"])
        elif "decline" in facts and proposal is not None:
            if facts["decline"] != proposal.by:
                self._declined[proposal.by] += 1
            self.proposal = None
        elif "claim" in facts:
            self.claim = {"seat": facts["claim"], "all": facts["all"], "holds": facts["holds"]}
            self.claimed.add(facts["claim"])
        else:
            return False
        return True

    def after(self, lines: list[str]) -> "Proposal | None":
        """What is proposed once these lines are taken in."""
        ahead = Agreements()
        standing = self.proposal
        if standing is not None:
            ahead.proposal = Proposal(standing.kind, standing.by, standing.facts)
            ahead.proposal.agreed = set(standing.agreed)
        for line in lines:
            ahead.apply(json.loads(line))
        return ahead.proposal

    def propose_lines(self, kind: str, by: int, facts: dict[str, object]) -> list[str]:
        """A seat proposes something.

        Raises:
            Fault: something is proposed already, or the seat was declined too often.
        """
        if self.proposal is not None:
            raise Fault("proposal-stands")
        if self._declined[by] >= MOST_DECLINED:
            raise Fault("declined-often")
        return [log_line({"propose": kind, "seat": by, **facts})]

    def agree_lines(self, seat: int) -> list[str]:
        """A seat agrees with what is proposed; nothing when it has already.

        Raises:
            Fault: nothing is proposed.
        """
        return [log_line({"agree": seat})] if seat not in self._standing().agreed else []

    def decline_lines(self, seat: int) -> list[str]:
        """A seat declines what is proposed, or takes back what it has proposed itself.

        Raises:
            Fault: nothing is proposed.
        """
        self._standing()
        return [log_line({"decline": seat})]

    def _standing(self) -> Proposal:
        if self.proposal is None:
            raise Fault("nothing-proposed")
        return self.proposal
