"""What every page has: the event, the language and its words, and when it was made."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from troef.tournament.event import Event
from troef.tournament.people import OUT
from troef.tournament.sheets.scoring import score_of
from troef.tournament.sheets.sheet import Sheet
from troef.words.words import Words, words


@dataclass(frozen=True)
class Letterhead:
    """An event on paper, in one language.

    Attributes:
        event: the event.
        language: `nl` or `en`.
        made: when the page is made, as it is to be read (`14:32`), or "".
    """

    event: Event
    language: str = "nl"
    made: str = ""

    @property
    def words(self) -> Words:
        """The words of the language."""
        return words(self.language)

    def say(self, key: str, /, **facts: object) -> str:
        """The words of `paper-<key>`."""
        return self.words.say(f"paper-{key}", **facts)

    def page(self, kind: str, labels: Iterable[str] = (), **parts: Any) -> dict[str, Any]:
        """The data of a document: its title, the words of its labels, and its parts."""
        return {
            "title": f"{self.event.title}: {self.say(kind)}",
            "heading": self.say(kind),
            "event": self.event.title,
            "day": self.event.day,
            "language": self.language,
            "made": self.say("made", time=self.made) if self.made else "",
            "words": {label.replace("-", "_"): self.say(label) for label in labels},
            **parts,
        }

    def name(self, number: int) -> str:
        """Somebody's name; a bot is called so in the language of the page."""
        one = self.event.people.get(number)
        if one is None:
            return str(number)
        return self.say("bot", number=number) if one.kind == "bot" else one.name

    def short_names(self, numbers: Iterable[int]) -> dict[int, str]:
        """Names that fit in a narrow column: the first name, with the next initial where two are called the same."""
        full = {number: self.name(number).split() for number in numbers}
        firsts = [parts[0] for parts in full.values()]
        short: dict[int, str] = {}
        for number, parts in full.items():
            told = parts[0]
            if firsts.count(told) > 1:
                told = f"{told[:7]} {parts[-1][0]}" if len(parts) > 1 else f"{told[:6]} {number}"
            short[number] = told if len(told) <= 10 else f"{told[:9]}."
        doubles = [number for number, told in short.items() if list(short.values()).count(told) > 1]
        return {
            number: f"{full[number][0][:5]} {number}" if number in doubles else told for number, told in short.items()
        }

    def round_score(self, sheet: Sheet, number: int) -> int:
        """What a sheet brings somebody; who has left or was excluded has 0 (P17, A18)."""
        one = self.event.people.get(number)
        if one is not None and one.status in OUT:
            return 0
        return score_of(self.event.template, sheet, number).score

    def amount(self, points: int) -> str:
        """A number with a real minus sign."""
        return str(points).replace("-", "−")
