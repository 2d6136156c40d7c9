"""The JSON Schema of the log: every line of events of every kind fits it, and what does not is found."""

import json
import re
from typing import Any

import pytest
from events import do, present

from troef.tournament.act import Actor
from troef.tournament.bulk import Bulk
from troef.tournament.draws.drawing import DrawRound, StartRound
from troef.tournament.entry.admission import Pay, Report, Undo, Warn
from troef.tournament.event import Event
from troef.tournament.every_act import ACTS
from troef.tournament.log import write_log
from troef.tournament.schema import log_schema

SCHEMA = log_schema()
_KINDS: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}


def fits(value: Any, schema: dict[str, Any]) -> bool:
    """Whether a value fits a schema: the words of JSON Schema that ours uses."""
    if "$ref" in schema and not fits(value, SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]]):
        return False
    if "type" in schema and not _is(value, schema["type"]):
        return False
    if "enum" in schema and value not in schema["enum"]:
        return False
    if "const" in schema and value != schema["const"]:
        return False
    if "anyOf" in schema and not any(fits(value, one) for one in schema["anyOf"]):
        return False
    if "oneOf" in schema and sum(fits(value, one) for one in schema["oneOf"]) != 1:
        return False
    if "pattern" in schema and not re.search(schema["pattern"], value):
        return False
    if isinstance(value, list):
        places = schema.get("prefixItems", [])
        right = schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value))
        of_kind = all(fits(item, schema["items"]) for item in value) if "items" in schema else True
        return right and of_kind and all(fits(*pair) for pair in zip(value, places, strict=bool(places)))
    if isinstance(value, dict):
        known = schema.get("properties", {})
        if schema.get("additionalProperties") is False and value.keys() - known.keys():
            return False
        if set(schema.get("required", ())) - value.keys():
            return False
        return all(fits(item, known[name]) for name, item in value.items() if name in known)
    return True


def _is(value: Any, kind: str) -> bool:
    return isinstance(value, _KINDS[kind]) and (kind == "boolean" or not isinstance(value, bool))


def lines(event: Event) -> list[dict[str, Any]]:
    return [json.loads(line) for line in write_log(event.lines).splitlines()]


def an_event() -> Event:
    event = present(6, "wk-kleurenwiezen")
    do(event, Bulk((Pay(1, 500), Pay(2, 500)), 2))
    do(event, Warn(3, "noise"), by=Actor("jury", "Mia"))
    do(event, Undo(len(event.lines)), DrawRound.of(event), StartRound(1))
    return event


def test_every_act_is_in_the_schema_with_a_sentence_and_its_fields() -> None:
    described = {one["properties"]["act"]["const"]: one["properties"]["facts"] for one in SCHEMA["oneOf"]}
    assert set(described) == set(ACTS)
    for verb, facts in described.items():
        assert facts["description"].endswith((".", ")", ":", "?")), verb
        assert all(field.get("description") for field in facts["properties"].values()), verb


def test_the_lines_of_an_event_fit() -> None:
    assert [row for row in lines(an_event()) if not fits(row, SCHEMA)] == []


@pytest.mark.parametrize(
    "change",
    [
        {"n": 0.5},
        {"at": "yesterday"},
        {"act": "reprot"},
        {"by": {"role": "king"}},
        {"facts": {"person": "1"}},
        {"facts": {"person": 1, "more": 2}},
        {"facts": {}},
        {"seal": "0"},
        {"more": 1},
    ],
)
def test_what_is_no_line_does_not_fit(change: dict[str, Any]) -> None:
    line = next(row for row in lines(an_event()) if row["act"] == Report.verb)
    assert fits(line, SCHEMA)
    assert not fits({**line, **change}, SCHEMA)
