"""Values that come from outside: frozen dataclasses whose fields are checked against their types.

A result for `Game.settle` is one, and so are the acts of an event. The types are checked when one is made, compiled or
not, and lists or dictionaries (JSON) are welcome where tuples or other such values are wanted.
"""

import json
import re
import types
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, Final, Literal, Self, Union, get_args, get_origin, get_type_hints

from troef.cards.sentence import Sentence, either, listed, with_commas
from troef.core.nearest import with_nearest

#: How the types of fields are called in error texts.
_TYPE_NAMES: Final = {
    int: Sentence("a whole number"),
    bool: Sentence("true or false"),
    str: Sentence("a text"),
    float: Sentence("a number"),
    dict: Sentence("an object"),
}

#: A line of the section `Fields:` in a docstring, and a line that goes on with the one before.
_FIELD_LINE: Final = re.compile(r"^ {4}(\w+): (.*)$")
_MORE_LINE: Final = re.compile(r"^ {5,}(\S.*)$")


class FieldError(ValueError):
    """A value is missing, unknown, of the wrong type or impossible; `field` names it, or ''. `facts` fill in the
    reason."""

    def __init__(self, reason: str, field: str = "", /, **facts: object) -> None:
        self.reason = Sentence(reason, **facts)
        super().__init__(Sentence("{field}: {reason}", field=field, reason=self.reason) if field else self.reason)
        self.field = field


@dataclass(frozen=True)
class FieldFacts:
    """One field: its name, its type and default as text (`""`: it must be given), and what it is."""

    name: str
    type: str
    default: str
    text: str


@dataclass(frozen=True)
class CheckedFields:
    """Base of what is read from JSON. A subclass describes its fields in a section `Fields:` of its docstring."""

    def __post_init__(self) -> None:
        hints = _hints(type(self))
        for field in fields(self):
            value = _checked(getattr(self, field.name), hints[field.name], field.name)
            object.__setattr__(self, field.name, value)

    @classmethod
    def read(cls, value: object) -> Self:
        """One of these from one, from a dictionary of its fields, or from the JSON text of such a dictionary.

        Raises:
            FieldError: a field is unknown, missing or of the wrong type.
        """
        if isinstance(value, cls):
            return value
        if isinstance(value, str):
            try:
                value = json.loads(value)
            except (ValueError, RecursionError) as error:
                raise FieldError("this is no JSON") from error
        if not isinstance(value, Mapping):
            raise FieldError("an object with fields is wanted, not {value}", value=_shown(value))
        return cls(**_arguments(cls, value))

    @classmethod
    def read_texts(cls, texts: "Mapping[str, str]") -> Self:
        """From fields as a person types them: `{"trick_points": "81,81", "pit": "null"}`.

        Raises:
            FieldError: a field is unknown, missing, or its text has no value of the right type.
        """
        hints = _hints(cls)
        return cls.read({name: _typed(text, hints.get(name), name) for name, text in texts.items()})

    @classmethod
    def described(cls) -> list[FieldFacts]:
        """The fields in order, with what the docstring says of each."""
        texts: dict[str, str] = {}
        for base in reversed(cls.__mro__):
            texts |= _field_texts(base.__doc__ or "")
        hints = _hints(cls)
        return [
            FieldFacts(
                field.name,
                type_text(hints[field.name]),
                "" if field.default is MISSING else json.dumps(_plain(field.default)),
                texts.get(field.name, ""),
            )
            for field in fields(cls)
        ]

    def as_dict(self) -> dict[str, object]:
        """The fields as plain data: what `read` takes."""
        return {field.name: _plain(getattr(self, field.name)) for field in fields(self)}


def _hints(cls: type) -> dict[str, Any]:
    """The types of a class's fields, looked up once."""
    found = _KNOWN_HINTS.get(cls)
    if found is None:
        found = _KNOWN_HINTS[cls] = get_type_hints(cls)
    return found


_KNOWN_HINTS: Final[dict[type, dict[str, Any]]] = {}


def _arguments(cls: type, given: "Mapping[Any, object]") -> dict[str, Any]:
    """The arguments of a class from a dictionary."""
    known = {field.name: field for field in fields(cls)}
    for name in given:
        if name not in known:
            fault = Sentence("there is no field '{field}'", field=name)
            raise FieldError(with_nearest(fault, str(name), known))
    missing = [name for name, field in known.items() if field.default is MISSING and name not in given]
    if missing:
        raise FieldError("{missing} must be given", missing=", ".join(missing))
    return {str(name): value for name, value in given.items()}


def _typed(text: str, hint: Any, name: str) -> object:
    """What a typed text stands for: JSON, a list with commas, or the text itself, whichever the type takes."""
    readings = [_json_or_text(text), [_json_or_text(part) for part in text.split(",") if part.strip()], text]
    if hint is not None:
        for reading in readings:
            try:
                return _checked(reading, hint, name)
            except FieldError:
                continue
    return readings[1] if "," in text else readings[0]


def _json_or_text(text: str) -> object:
    """The JSON value of a text, or the text."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text.strip()


def _checked(value: object, hint: Any, where: str) -> object:
    """The value if it is of the type, with lists as tuples and dictionaries as checked fields."""
    if type(value) is hint:
        return value
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return _checked_union(value, get_args(hint), where)
    if origin is Literal:
        if value not in get_args(hint) or isinstance(value, bool):
            raise FieldError("it is {wanted}, not {given}", where, wanted=type_text(hint), given=_shown(value))
        return value
    if origin is tuple:
        return _checked_tuple(value, get_args(hint), where)
    if isinstance(hint, type) and issubclass(hint, CheckedFields):
        try:
            return hint.read(value)
        except FieldError as error:
            raise FieldError(error.reason, f"{where}.{error.field}" if error.field else where) from error
    if origin is dict:
        if not isinstance(value, Mapping):
            raise FieldError("it is {wanted}, not {given}", where, wanted=type_text(hint), given=_shown(value))
        return dict(value)
    right = isinstance(value, hint) and (hint is bool or not isinstance(value, bool))
    if hint is float and isinstance(value, int) and not isinstance(value, bool):
        right = True
    if not right:
        raise FieldError("it is {wanted}, not {given}", where, wanted=type_text(hint), given=_shown(value))
    return value


def _checked_union(value: object, hints: tuple[Any, ...], where: str) -> object:
    """The value as the first of the types that takes it."""
    if value is None and types.NoneType in hints:
        return None
    others = [hint for hint in hints if hint is not types.NoneType]
    for hint in others[:-1]:
        try:
            return _checked(value, hint, where)
        except FieldError:
            continue
    return _checked(value, others[-1], where)


def _checked_tuple(value: object, hints: tuple[Any, ...], where: str) -> tuple[object, ...]:
    """The value as a tuple; every item is checked."""
    if not isinstance(value, tuple | list):
        raise FieldError("a list is wanted, not {value}", where, value=_shown(value))
    if len(hints) == 2 and hints[1] is ...:
        return tuple([_checked(item, hints[0], f"{where}[{index}]") for index, item in enumerate(value)])
    if len(value) != len(hints):
        raise FieldError("{count} values are wanted, not {value}", where, count=len(hints), value=len(value))
    return tuple(
        [_checked(item, hint, f"{where}[{index}]") for index, (item, hint) in enumerate(zip(value, hints, strict=True))]
    )


def type_text(hint: Any) -> Sentence:
    """A type in words.

    >>> type_text(tuple[int, int]), type_text(int | None), type_text(tuple[str, ...])
    ('a list of 2: a whole number, a whole number', 'a whole number or null', 'a list: each a text')
    """
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return either([type_text(one) for one in inner])
    if origin is Literal:
        return Sentence("one of {values}", values=", ".join([json.dumps(one) for one in inner]))
    if origin is tuple:
        if len(inner) == 2 and inner[1] is ...:
            return Sentence("a list: each {item}", item=type_text(inner[0]))
        items = with_commas([type_text(one) for one in inner])
        return Sentence("a list of {count}: {items}", count=len(inner), items=items)
    if hint is types.NoneType:
        return Sentence("null")
    if isinstance(hint, type) and issubclass(hint, CheckedFields):
        names = ", ".join([field.name for field in fields(hint)])
        return Sentence("an object with {names}", names=names)
    kind = origin or hint
    return _TYPE_NAMES[kind] if kind in _TYPE_NAMES else Sentence(str(hint))


def _field_texts(doc: str) -> dict[str, str]:
    """What the section `Fields:` of a docstring says of each field."""
    texts: dict[str, str] = {}
    name = ""
    inside = False
    for line in [line.removeprefix("    ") if line.startswith("     ") else line for line in doc.split("\n")]:
        if line.strip() == "Fields:":
            inside = True
            continue
        if not inside:
            continue
        first, more = _FIELD_LINE.match(line), _MORE_LINE.match(line)
        if first is not None:
            name = first.group(1)
            texts[name] = first.group(2).strip()
        elif more is not None and name:
            texts[name] += f" {more.group(1).strip()}"
        elif line.strip():
            break
    return texts


def _plain(value: object) -> object:
    """A field's value as JSON has it."""
    if isinstance(value, CheckedFields):
        return value.as_dict()
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value


def _shown(value: object) -> str:
    """A wrong value in an error text, cut short."""
    text = repr(listed(value))
    return text if len(text) <= 60 else text[:57] + "…"
