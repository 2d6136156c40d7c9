"""After an event no name is left in its log, and the ranking is the same."""

from pathlib import Path

import pytest
from events import JURY, SEED, at, do, drawn, opened

from clauses import clause
from troef.cli.main import main
from troef.tournament.act import DESK, Actor
from troef.tournament.bulk import Bulk
from troef.tournament.entry.admission import ApplyAsJoker, CloseRegistration, Register, Undo, Warn
from troef.tournament.erasing import called, without_names
from troef.tournament.event import Event, fold
from troef.tournament.log import Log, read_log, write_log
from troef.tournament.refused import Refused
from troef.tournament.results.ranking import ranking
from troef.tournament.simulation import Plan, Simulation
from troef.tournament.template import template_named

LATER = "2026-06-01T12:00:00"
SEAL = "5" * 64


def erased(event: Event) -> str:
    return write_log(without_names(event.lines, SEAL, LATER, DESK))


@clause("tournament", "S5", "R36")
@pytest.mark.parametrize("template", ["iwwa-manillen", "wk-kleurenwiezen"])
def test_the_ranking_of_a_whole_event_stays_with_numbers(template: str) -> None:
    simulation = Simulation(Plan(template_named(template, rounds=2), players=16, seed="S", faults=True))
    lines = list(simulation.lines())
    names = {one.name for one in simulation.event.people.values() if one.kind != "bot"}
    text = write_log(without_names(lines, SEAL, simulation.event.lines[-1].at, DESK))
    assert not [name for name in names if name in text]
    after = read_log(text).event()
    assert [(row.rank, row.player, row.total) for row in ranking(after)] == [
        (row.rank, row.player, row.total) for row in ranking(simulation.event)
    ]
    assert {row.name for row in ranking(after)} == {called(row.player) for row in ranking(after)}


def test_names_go_wherever_they_stand() -> None:
    event = opened()
    do(event, Register(1, "An Peeters", "1980-02-03", event.rules_version, "De Zwaan"))
    do(event, Bulk((Register(2, "Bert De Bakker", "1970-01-01", event.rules_version), ApplyAsJoker(3, "Joris")), 2))
    do(event, Register(4, "Zus Weg", "1960-05-06", event.rules_version))
    do(event, Undo(4), by=Actor("desk", "Lies"))
    do(event, Warn(1, "Mia zag dat An Peeters naar Bert riep, en dat Bakkerij dicht was"), by=JURY)
    do(event, CloseRegistration())
    text = erased(event)
    for gone in ("An Peeters", "Bert", "Joris", "Zus", "Weg", "Lies", "Mia", "1980", "1970", "1960", "Zwaan"):
        assert gone not in text
    assert "jury 2 zag dat nr 1 naar … riep, en dat Bakkerij dicht was" in text
    assert SEAL in text
    assert fold(read_log(text).lines).people[2].name == "nr 2"


def test_nothing_is_erased_before_the_event_is_over_and_nothing_twice() -> None:
    event = drawn(4)
    with pytest.raises(Refused) as refused:
        without_names(event.lines, SEAL, at("18:00:00"), DESK)
    assert refused.value.reason == "event-not-over"
    lines = without_names(event.lines, SEAL, LATER, DESK)
    with pytest.raises(Refused) as refused:
        without_names(lines, SEAL, LATER, DESK)
    assert refused.value.reason == "names-erased-already"


def test_the_command_tells_first_and_erases_when_told_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    event, path = drawn(4), tmp_path / "event.jsonl"
    log = Log()
    path.write_text("".join([f"{log.append(line)}\n" for line in event.lines]))
    before = path.read_bytes()
    assert main(["tournament", "erase", str(path), "--at", LATER]) == 0
    assert path.read_bytes() == before and "--yes" in capsys.readouterr().out
    assert main(["tournament", "erase", str(path), "--at", LATER, "--yes"]) == 0
    assert log.last_seal in capsys.readouterr().out
    after = read_log(path.read_text())
    assert {one.name for one in after.event().people.values()} == {"nr 1", "nr 2", "nr 3", "nr 4"}
    assert after.lines[-1].act.as_dict() == {"people": 4, "seal": log.last_seal}
    assert after.event().seed == SEED
    assert list(tmp_path.iterdir()) == [path]
