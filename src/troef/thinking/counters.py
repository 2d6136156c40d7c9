"""What is counted of thinking."""

from dataclasses import asdict, dataclass


@dataclass
class Counters:
    """Counts since the start. A move of a bot is `here` (made in the process of the tables), one of the `thoughts` of
    a worker, or one of the `fallbacks`."""

    #: questions that workers answered
    thoughts: int = 0
    #: … of which for bots, and how many seconds they thought in all
    bots: int = 0
    bots_seconds: float = 0.0
    #: moves of bots that were quick enough to be made in the process of the tables
    here: int = 0
    #: moves of a bot that were late or failed: the rule player made them
    fallbacks: int = 0
    #: questions that had to wait for their turn, and the seconds of all of them
    waits: int = 0
    waited_seconds: float = 0.0
    #: questions that were thought about for less time than they asked for, because others waited
    shrunk: int = 0
    #: questions of people that were turned away, because too many waited
    refused: int = 0
    #: workers that died, and workers that were ended because they did not answer
    died: int = 0
    hung: int = 0

    def as_dict(self) -> dict[str, float]:
        """By name."""
        return asdict(self)
