"""Why an act is not allowed: a clause, a message key and what it needs."""


class Refused(ValueError):
    """An act that the rules or the state of the event do not allow. Nothing has changed.

    `reason` is the key of a message in the words files (`tournament-…`), `clause` the rule that says so (`R3`), or "".
    """

    def __init__(self, reason: str, clause: str = "", **facts: object) -> None:
        told = ", ".join(f"{name} {value}" for name, value in facts.items())
        where = f" ({clause})" if clause else ""
        super().__init__(f"{reason.replace('-', ' ')}{where}{': ' + told if told else ''}")
        self.reason = reason
        self.clause = clause
        self.facts = facts
