"""What was measured of the levels of the bots, as the pages of the games show it."""

from troef.core.registry import slugs
from troef.sim.measured import levels_in, measured


def test_each_level_is_compared_with_the_one_below() -> None:
    """At zwartepiet, which is pure chance, there is no strong player to compare."""
    assert set(measured()) <= set(slugs())
    for slug, pairs in measured().items():
        compared = [(pair["better"], pair["worse"]) for pair in pairs]
        wanted = [("easy", "random"), ("good", "easy"), ("strong", "good")]
        assert compared == (wanted[:2] if slug == "zwartepiet" else wanted)


def test_deals_may_be_several_rounds_and_leads_percents_of_deals_won() -> None:
    page = "| a | 200 × 9 rounds | −1.5 ± 2 | +3 ± 1 | 1000 | +16.0 ± 2.9 | 8 worlds, % won |"
    easy, good, strong = levels_in(page)["a"]
    assert (easy["lead"], easy["deals"], easy["rounds"], good["rounds"]) == ("-1.5", 200, 9, 9)
    assert strong == {
        "better": "strong",
        "worse": "good",
        "deals": 1000,
        "lead": "16.0",
        "error": "2.9",
        "worlds": 8,
        "percent": True,
    }
