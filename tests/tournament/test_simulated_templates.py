"""Events of every template by chance: the engine plays the deals, and a second program gets the same ranking."""

from functools import cache
from itertools import islice
from typing import Any

import pytest
from recount_draws import Chance
from recount_draws import draw as drawn_by_another_program
from recount_games import GAMES
from recount_templates import recount_template

import troef
from clauses import clause
from proving import often, seeded
from troef.core.registry import slugs
from troef.core.rng import Rng, shuffle
from troef.tournament.draws.draw import draw_round
from troef.tournament.event import Event
from troef.tournament.log import read_log, write_log
from troef.tournament.results.ranking import ranking
from troef.tournament.sheets.formats import game_of
from troef.tournament.simulation import Plan, Simulation
from troef.tournament.simulation.dealing import finished_deals
from troef.tournament.template import Template, seats_of_sheets, template_named, templates

#: Few deals in a round: who plays whom is what is looked at.
SHORT = {"deals_per_round": 4, "boompjes": 1}


@cache
def simulated(template: str, players: int, seed: str, faults: bool = True, **changes: Any) -> tuple[Simulation, str]:
    """An event and its log."""
    simulation = Simulation(Plan(template_named(template, **{**SHORT, **changes}), players, seed, faults))
    return simulation, write_log(simulation.lines())


def rows_of(event: Event) -> list[dict[str, Any]]:
    """The ranking as JSON has it, without names."""
    rows = [{**row.as_dict(), "rounds": list(row.rounds)} for row in ranking(event)]
    return [{name: value for name, value in row.items() if name != "name"} for row in rows]


@clause("tournament", "S4", "S5", "S6", "S7", "R13", "P17", "R36")
@pytest.mark.parametrize("template", templates())
@pytest.mark.parametrize("number", range(often(1)))
def test_every_template_is_played_to_its_end_and_another_program_gets_the_same_ranking(
    template: str, number: int
) -> None:
    simulation, text = simulated(template, 13 + 5 * number % 20, seeded(f"event {number}"))
    assert simulation.event.finished
    assert recount_template(text) == rows_of(simulation.event)
    assert read_log(text).event() == simulation.event


@pytest.mark.parametrize("template", ["klaverjasdrive", "herkansing", "seizoen"])
def test_without_faults_nothing_is_refused(template: str) -> None:
    simulation, text = simulated(template, 12, "calm", faults=False)
    assert (simulation.refused, simulation.event.undone) == ({}, {})
    assert recount_template(text) == rows_of(simulation.event)


def test_in_these_events_people_enter_late_stay_away_and_catch_up() -> None:
    done = set()
    for name, seed in (("vrij", "late"), ("seizoen", "late")):
        done |= {line.act.verb for line in simulated(name, 13, seed)[0].event.lines}
    assert {"seat-late", "draw-again", "stay-away", "attend", "catch-up"} <= done


def test_sixty_pairs_in_fifteen_pools_and_a_knock_out_of_sixteen() -> None:
    simulation, text = simulated("duo-poules", 60, "cafe", faults=False, deals_per_round=1)
    sizes = [len(played.tables) for played in simulation.event.rounds]
    assert sizes == [30, 30, 30, 8, 4, 2, 1]
    assert recount_template(text) == rows_of(simulation.event)


# ---- deals by the engine ----


@pytest.mark.parametrize("game", [slug for slug in slugs() if seats_of_sheets(troef.game(slug))])
def test_deals_by_the_engine_are_results_that_settle_accepts(game: str) -> None:
    """Slow games give a single deal here."""
    seats = 4 if 4 in seats_of_sheets(troef.game(game)) else 3
    rules = Template("own", game, seats=seats)
    for facts in islice(finished_deals(rules, "deals"), 1 if game in ("mao", "jokeren", "pesten") else 5):
        assert len(game_of(rules).settle(facts)) == seats


@pytest.mark.parametrize("slug", list(GAMES))
def test_the_other_program_scores_these_deals_alike(slug: str) -> None:
    game = troef.game(slug)
    rules = Template("own", slug, seats=4 if 4 in seats_of_sheets(game) else 3)
    for facts in islice(finished_deals(rules, seeded("scores")), often(20)):
        assert tuple(GAMES[slug](facts)) == game.gains(facts)


@pytest.mark.parametrize("game", ["hartenjagen", "rikken", "skat"])
def test_an_event_of_any_game_is_counted_by_another_program(game: str) -> None:
    simulation, text = simulated("vrij", 14, seeded("any game"), game=game)
    assert recount_template(text) == rows_of(simulation.event)


# ---- draws ----


@clause("tournament", "R8", "R13")
@pytest.mark.parametrize("number", range(often(20)))
def test_another_program_draws_the_same_tables_from_the_same_seed(number: int) -> None:
    chance = Rng(seeded(f"draw {number}"))
    players = list(range(1, 5 + int(chance.below(60))))
    stand_ins = list(range(101, 101 + int(chance.below(4))))
    byes = {one: int(chance.below(3)) for one in players}
    size = (2, 4)[int(chance.below(2))]
    drawn = draw_round("seed", number, players, stand_ins, byes, size)
    other = drawn_by_another_program("seed", number, players, stand_ins, byes, size, "draw")
    assert [list(table) for table in drawn.tables] == other["tables"]
    assert list(drawn.byes) == other["byes"]


def test_both_programs_shuffle_alike() -> None:
    for count in (1, 2, 10, 600):
        assert Chance("s", "draw", 1).shuffled(list(range(count))) == shuffle(list(range(count)), Rng("s:draw:1"))
