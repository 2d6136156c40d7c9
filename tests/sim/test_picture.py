"""The picture of a contest: sound SVG that shows what the figures say."""

from xml.etree import ElementTree

import pytest

import troef
from troef.sim.arena import Contest, Result, duels, make_contest
from troef.sim.picture import Captions, Scale, draw

SVG = "{http://www.w3.org/2000/svg}"


def drawn(contest: Contest, results: list[Result]) -> ElementTree.Element:
    captions = Captions("Skat: <a> & b", "points", "deals")
    return ElementTree.fromstring(draw(contest, results, duels(contest, results), captions))


def contest_of(players: str) -> Contest:
    return make_contest(troef.game("skat"), 3, players.split(), 0.3, "0")


def test_each_pair_has_its_interval_and_its_course() -> None:
    contest = contest_of("good easy random")
    results = [Result(deal, (float(deal % 3), 5.0 + deal % 7, -2.0), (1, 1, 1), (0.1, 0.1, 0.1)) for deal in range(50)]
    picture = drawn(contest, results)
    dots = picture.findall(f"{SVG}circle")
    assert len(dots) == 3
    places = [float(dot.get("cx", "nan")) for dot in dots]
    assert places[2] < places[0] < places[1]  # -2, about 1, about 8
    assert [path.get("fill-opacity") for path in picture.findall(f"{SVG}path")].count("0.15") == 3
    told = [text.text for text in picture.findall(f"{SVG}text")]
    assert {"Skat: <a> & b", "points", "deals", "good − easy", "easy − random"} <= set(told)


@pytest.mark.parametrize("lead", [0.0, 3.5])
def test_deals_that_are_all_alike_can_be_drawn(lead: float) -> None:
    contest = contest_of("good good")
    picture = drawn(contest, [Result(deal, (lead,), (1, 1), (0.1, 0.1)) for deal in range(2)])
    assert len(picture.findall(f"{SVG}circle")) == 1
    assert "nan" not in ElementTree.tostring(picture, "unicode")


def test_ticks_are_round() -> None:
    assert Scale(-12.0, 31.0, 0.0, 100.0).ticks() == [-10.0, 0.0, 10.0, 20.0, 30.0]
    assert Scale(0.0, 1000.0, 0.0, 1.0).ticks() == [0.0, 200.0, 400.0, 600.0, 800.0, 1000.0]
    assert Scale(0.0, 10.0, 0.0, 100.0).at(2.5) == 25.0
