"""Options: a small frozen dataclass per game, checked against what the rule book allows."""

from dataclasses import fields, replace
from typing import Any, Final

from troef.core.nearest import nearest


class OptionError(ValueError):
    """An option that the game does not have, or a value it does not allow.

    `key` names the words of the message, `facts` its parts: name, value, allowed, nearest.
    """

    def __init__(self, key: str, facts: dict[str, object]) -> None:
        parts = ", ".join([f"{name} {value}" for name, value in facts.items() if value != ""])
        super().__init__(f"{key}: {parts}")
        self.key = key
        self.facts = facts


def not_allowed(name: str, value: object, allowed: str) -> OptionError:
    """The error for a value that an option does not allow; `allowed` says what it does, in signs."""
    return OptionError("bad-option", {"name": name, "value": str(value), "allowed": allowed})


#: The metadata of a field that an options dataclass did not always have.
LATER: Final = {"later": True}


def at_odds(name: str, text: str) -> OptionError:
    """The error for options that contradict each other: `text` is the combination."""
    return OptionError("bad-options", {"name": name, "text": text})


class OptionSpec:
    """What an option may be. `read` takes a value of the right type or its text and gives the checked value."""

    kind = "choice"

    def __init__(self, name: str) -> None:
        self.name = name

    def allowed(self) -> str:
        """The allowed values in words, for error messages and lists."""
        raise NotImplementedError

    def read(self, value: object) -> object:
        """The checked value.

        Raises:
            OptionError: it is not allowed.
        """
        raise NotImplementedError

    def fault(self, value: object) -> OptionError:
        """The error for a value that is not allowed."""
        return not_allowed(self.name, value, self.allowed())

    def as_dict(self) -> dict[str, object]:
        """For lists of options on the faces."""
        return {"name": self.name, "kind": self.kind}


class Choice(OptionSpec):
    """One of a few words."""

    def __init__(self, name: str, *values: str) -> None:
        super().__init__(name)
        self.values = values

    def allowed(self) -> str:
        return ", ".join(self.values)

    def read(self, value: object) -> object:
        if not isinstance(value, str) or value not in self.values:
            raise self.fault(value)
        return value

    def as_dict(self) -> dict[str, object]:
        return {"name": self.name, "kind": "choice", "values": list(self.values)}


class Number(Choice):
    """One of a few whole numbers."""

    def read(self, value: object) -> object:
        text = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
        return int(str(super().read(text)))


class Flag(OptionSpec):
    """Yes or no."""

    kind = "flag"

    def allowed(self) -> str:
        return "true, false"

    def read(self, value: object) -> object:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in ("true", "false"):
            return value.lower() == "true"
        raise self.fault(value)


#: How many digits a number of an option may have, as a number and as a text.
MOST_DIGITS: Final = 12


class Whole(OptionSpec):
    """A whole number with bounds; with `none`, it may also be left open (None)."""

    kind = "whole"

    def __init__(
        self, name: str, low: int, high: "int | None" = None, multiple_of: int = 1, none: bool = False
    ) -> None:
        super().__init__(name)
        self.low = low
        self.high = high
        self.multiple_of = multiple_of
        self.none = none

    def allowed(self) -> str:
        span = f"{self.low} – {self.high}" if self.high is not None else f"≥ {self.low}"
        multiple = f", × {self.multiple_of}" if self.multiple_of != 1 else ""
        return span + multiple + (", none" if self.none else "")

    def read(self, value: object) -> object:
        if self.none and (value is None or value == "none"):
            return None
        number = value
        if isinstance(value, str):
            digits = value.strip()
            if not digits.removeprefix("-").isdecimal() or not digits.isascii() or len(digits) > MOST_DIGITS:
                raise self.fault(value)
            number = int(digits)
        if not isinstance(number, int) or isinstance(number, bool) or abs(number) >= 10**MOST_DIGITS:
            raise self.fault(value)
        if number < self.low or (self.high is not None and number > self.high) or number % self.multiple_of:
            raise self.fault(value)
        return number

    def as_dict(self) -> dict[str, object]:
        return {
            "name": self.name,
            "kind": "whole",
            "min": self.low,
            "max": self.high,
            "multiple_of": self.multiple_of,
            "none": self.none,
        }


class Text(OptionSpec):
    """A free text of limited length that may be left out (None): shown, not played with."""

    kind = "text"

    def __init__(self, name: str, longest: int = 200) -> None:
        super().__init__(name)
        self.longest = longest

    def allowed(self) -> str:
        return f"≤ {self.longest}"

    def read(self, value: object) -> object:
        if value is None or (isinstance(value, str) and len(value) <= self.longest):
            return value
        raise self.fault(value)


def read_options(default: Any, specs: tuple[OptionSpec, ...], given: dict[str, object]) -> Any:
    """The options dataclass `default` with the given values in place.

    Raises:
        OptionError: an unknown name (with the nearest one) or a value that is not allowed.
    """
    known = {spec.name: spec for spec in specs}
    changes: dict[str, object] = {}
    for name, value in given.items():
        spec = known.get(name)
        if spec is None:
            raise OptionError(
                "unknown-option", {"name": name, "nearest": nearest(name, known), "allowed": ", ".join(known)}
            )
        changes[name] = spec.read(value)
    return replace(default, **changes)


def options_dict(options: Any) -> dict[str, object]:
    """The values of an options dataclass by name; those that came later only where they are not as usual, so that what
    was written before stays the same (`LATER`)."""
    values = {field.name: getattr(options, field.name) for field in fields(options)}
    later = {field.name: field.default for field in fields(options) if LATER.items() <= field.metadata.items()}
    return {name: value for name, value in values.items() if name not in later or value != later[name]}
