"""What a browser gets at an address: the page, also where there is none; the API answers in JSON."""

import re
import struct
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from server.conftest import AT_ONCE, Client, served
from troef.core.registry import find_game, slugs
from troef.server.previews import HEIGHT, MOST_CARDS, WIDTH, hand
from troef.words.words import words

PAGE = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Client]:
    page = '<!doctype html><html lang="nl"><head><title>Troef</title></head><body></body></html>'
    (tmp_path / "index.html").write_text(page, encoding="utf-8")
    with served(replace(AT_ONCE, static=tmp_path)) as client:
        yield client


@pytest.mark.parametrize(
    ("address", "status", "title"),
    [
        ("/", 200, "Troef · elk kaartspel van de Lage Landen"),
        ("/spel/klaverjassen", 200, "Klaverjassen · Troef"),
        ("/game/hartenjagen", 200, "Dutch Hearts · Troef"),
        ("/klaverjassen", 200, "Klaverjassen · Troef"),
        ("/Hearts", 200, "Hartenjagen · Troef"),
        ("/spel/schaken", 404, "Troef · elk kaartspel van de Lage Landen"),
        ("/a/b", 404, "Troef · elk kaartspel van de Lage Landen"),
    ],
)
def test_every_address_gives_the_page(built: Client, address: str, status: int, title: str) -> None:
    answer = built.get(address, headers=PAGE)
    assert (answer.status_code, re.findall("<title>(.*)</title>", answer.text)) == (status, [title])
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("address", ["/api/nothing", "/assets/old.js"])
def test_the_api_and_parts_of_a_page_stay_as_they_are(built: Client, address: str) -> None:
    answer = built.get(address, headers=PAGE)
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "unknown-page")


def test_a_program_is_answered_in_json(built: Client) -> None:
    answer = built.get("/klaverjassen", headers={"accept": "application/json"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "unknown-page")


def meta(client: Client, address: str, **headers: str) -> dict[str, str]:
    """What the head of a page says, by name, as a program that shows links reads it."""
    found = re.findall(
        r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', client.get(address, headers=headers).text
    )
    return dict(found)


def test_a_link_to_a_game_shows_what_it_is(built: Client) -> None:
    shown = meta(built, "/game/toepen")
    assert shown["og:title"] == "Toepen · Troef"
    assert shown["og:description"].startswith(words("en").say("game-toepen.line"))
    assert shown["og:url"] == "http://testserver.local/game/toepen"
    assert shown["og:image"] == "http://testserver.local/preview/en/toepen.png"


def test_the_door_speaks_the_language_that_is_asked_for(built: Client) -> None:
    assert meta(built, "/")["og:locale"] == "nl_BE"
    assert meta(built, "/", **{"accept-language": "de,en-GB;q=0.8"})["og:locale"] == "en_GB"
    answer = built.get("/", headers={"accept-language": "en"})
    assert '<html lang="en">' in answer.text
    assert "Accept-Language" in answer.headers["vary"]


def test_the_picture_of_a_link_is_as_large_as_its_page_says(built: Client) -> None:
    answer = built.get("/preview/nl/troef.png")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert struct.unpack(">II", answer.content[16:24]) == (WIDTH, HEIGHT)


@pytest.mark.parametrize("address", ["/preview/nl/schaken.png", "/preview/fr/toepen.png", "/preview/nl/toepen.gif"])
def test_there_is_no_picture_of_what_there_is_not(built: Client, address: str) -> None:
    answer = built.get(address)
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "unknown-page")


@pytest.mark.parametrize("slug", slugs())
def test_the_picture_of_every_game_has_cards_of_it(slug: str) -> None:
    game = find_game(slug)
    assert 2 <= len(hand(game)) <= MOST_CARDS
    assert set(hand(game)) <= set(game.start().pack())
