"""What a browser gets at an address: the page, also where there is none; the API answers in JSON."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from litestar.testing import TestClient

from server.conftest import AT_ONCE, Client
from troef.server.app import make_app

PAGE = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Client]:
    (tmp_path / "index.html").write_text("<title>Troef</title>", encoding="utf-8")
    with TestClient(make_app(replace(AT_ONCE, static=tmp_path)), timeout=30) as client:
        yield client


@pytest.mark.parametrize(("address", "status"), [("/", 200), ("/klaverjassen", 200), ("/Hearts", 200), ("/a/b", 404)])
def test_every_address_gives_the_page(built: Client, address: str, status: int) -> None:
    answer = built.get(address, headers=PAGE)
    assert (answer.status_code, answer.text) == (status, "<title>Troef</title>")
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("address", ["/api/nothing", "/assets/old.js"])
def test_the_api_and_parts_of_a_page_stay_as_they_are(built: Client, address: str) -> None:
    answer = built.get(address, headers=PAGE)
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "unknown-page")


def test_a_program_is_answered_in_json(built: Client) -> None:
    answer = built.get("/klaverjassen", headers={"accept": "application/json"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "unknown-page")
