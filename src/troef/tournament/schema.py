"""The JSON Schema of a line of an event's log, made from the fields of the acts."""

import types
from dataclasses import MISSING, fields
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from troef.core.checked_fields import CheckedFields
from troef.tournament.act import Act, Actor
from troef.tournament.every_act import ACTS
from troef.tournament.log import MOST_LINES

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
#: How event time is written: `2026-05-09T09:12:03`, perhaps with parts of a second.
TIME: Final = r"^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3}|\.\d{6})?$"
_PLAIN: Final[dict[Any, str]] = {int: "integer", bool: "boolean", str: "string", float: "number"}

Schema = dict[str, Any]


def log_schema() -> Schema:
    """The schema of one line; every line of a log is such an object."""
    shapes: dict[str, Schema] = {}
    acts = [_act_schema(kind, shapes) for _, kind in sorted(ACTS.items())]
    names = ("n", "at", "by", "act", "facts", "seal")
    by = _shape(Actor, shapes)
    shapes["PartOfBulk"] = {"type": "object", "required": ["act", "facts"], "oneOf": acts}
    return {
        "$schema": DIALECT,
        "title": "A line of the log of an event of Troef",
        "type": "object",
        "properties": {
            "n": {"type": "integer", "minimum": 1, "maximum": MOST_LINES, "description": "the number of the line"},
            "at": {"type": "string", "pattern": TIME, "description": "event time"},
            "by": {**by, "description": "who acts"},
            "act": {"enum": sorted(ACTS), "description": "what is done"},
            "facts": {"type": "object", "description": "what the act needs"},
            "seal": {"type": "string", "pattern": "^[0-9a-f]{64}$", "description": "SHA-256 of the seal before"},
        },
        "required": list(names),
        "additionalProperties": False,
        "oneOf": acts,
        "$defs": shapes,
    }


def _act_schema(kind: type[Act], shapes: dict[str, Schema]) -> Schema:
    """One kind of act: its name and its facts."""
    facts = {**_object(kind, shapes), "description": _first_sentence(kind)}
    return {"properties": {"act": {"const": kind.verb}, "facts": facts}}


def _object(kind: type[CheckedFields], shapes: dict[str, Schema]) -> Schema:
    """An object with the fields of a class."""
    hints = get_type_hints(kind)
    texts = {field.name: field.text for field in kind.described()}
    properties: dict[str, Schema] = {}
    for field in fields(kind):
        properties[field.name] = type_schema(hints[field.name], shapes)
        if texts.get(field.name):
            properties[field.name] = {**properties[field.name], "description": texts[field.name]}
    required = [field.name for field in fields(kind) if field.default is MISSING and field.default_factory is MISSING]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _shape(kind: type[CheckedFields], shapes: dict[str, Schema]) -> Schema:
    """A reference to the schema of a class that is a part of others."""
    if kind is Act:
        return {"$ref": "#/$defs/PartOfBulk"}
    if kind.__name__ not in shapes:
        shapes[kind.__name__] = {}
        shapes[kind.__name__] = {**_object(kind, shapes), "description": _first_sentence(kind)}
    return {"$ref": f"#/$defs/{kind.__name__}"}


def type_schema(hint: Any, shapes: dict[str, Schema]) -> Schema:
    """The schema of a field's type; `shapes` gets those of its parts."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return {"anyOf": [type_schema(one, shapes) for one in inner]}
    if origin is Literal:
        return {"enum": list(inner)}
    if origin is tuple:
        return _list(inner, shapes)
    if hint is types.NoneType:
        return {"type": "null"}
    if isinstance(hint, type) and issubclass(hint, CheckedFields):
        return _shape(hint, shapes)
    if hint is dict or origin is dict:
        return {"type": "object"}
    return {"type": _PLAIN[hint]} if hint in _PLAIN else {}


def _list(inner: tuple[Any, ...], shapes: dict[str, Schema]) -> Schema:
    """The schema of a list: of any length, or with a value at each place."""
    if len(inner) == 2 and inner[1] is ...:
        return {"type": "array", "items": type_schema(inner[0], shapes)}
    places = [type_schema(one, shapes) for one in inner]
    return {"type": "array", "prefixItems": places, "minItems": len(places), "maxItems": len(places)}


def _first_sentence(kind: type[CheckedFields]) -> str:
    """What the docstring of a class says first."""
    return " ".join((kind.__doc__ or "").partition("\n\n")[0].split())
