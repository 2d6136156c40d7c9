"""Calls that are made from their own description, right and wrong: each gets an answer, and never a mistake of ours."""

from functools import cache
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from proving import AT_LENGTH, examples
from server.conftest import AT_ONCE, Client
from troef.server.app import make_app
from troef.words.words import LANGUAGES, words

#: What the server may answer when it has too much to do.
BUSY = 503
#: What of a call is sent.
SENT = ("method", "url", "params", "json", "data", "headers")


@cache
def calls() -> dict[str, Any]:
    """The calls by their names: every fourth, or all of them in `make prove`."""
    described = schemathesis.openapi.from_dict(make_app(AT_ONCE).openapi_schema.to_schema())
    found = {call.label: call for call in [result.ok() for result in described.get_all_operations()]}
    return {label: found[label] for label in sorted(found)[:: 1 if AT_LENGTH else 4]}


def as_it_should_be(client: Client, case: Any) -> None:
    """Send a call: the answer is no mistake of ours, and a refusal has words in both languages."""
    sent = case.as_transport_kwargs(base_url="http://testserver.local")
    answer = client.request(**{name: sent[name] for name in SENT if name in sent})
    assert answer.status_code < 500 or answer.status_code == BUSY, answer.text
    if answer.status_code >= 400:
        error = answer.json()["error"]
        assert set(error) == {"key", "facts"}
        assert all(words(lang).has(f"error-{error['key']}") for lang in LANGUAGES), error


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize("call", calls())
def test_every_call_has_an_answer(client: Client, call: str, mode: GenerationMode) -> None:
    @examples(2, suppress_health_check=list(HealthCheck))
    @given(calls()[call].as_strategy(generation_mode=mode))
    def asked(case: Any) -> None:
        as_it_should_be(client, case)

    try:
        asked()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE  # there is nothing in it that could be wrong
