"""Data sets of decisions: rows that a replay of the deal gives again, files that are the same whoever makes them."""

import io
import json
import pickle
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pyarrow.parquet
import pytest

import troef
from troef.env import WAIT, Episode
from troef.sim.data_folder import DataFault, DataFolder
from troef.sim.dataset import make_data, make_data_plan, settings_of
from troef.sim.decisions import DataPlan, decisions
from troef.sim.executors import Alone
from troef.sim.files import write_whole
from troef.sim.shards import make_shard

P = TypeVar("P")
T = TypeVar("T")
Row = dict[str, Any]


def plan_of(slug: str, bots: tuple[str, ...] = ("rule",), **more: Any) -> DataPlan:
    game = troef.game(slug)
    return make_data_plan(game, game.usual_seats, list(bots), "7", **{"shard": 2, **more})


def read(data: bytes) -> list[Row]:
    rows: list[Row] = pyarrow.parquet.read_table(io.BytesIO(data)).to_pylist()
    return rows


# ---- the rows ----


@pytest.mark.parametrize("slug", ["klaverjassen", "rummy", "ezelen", "toepen"])
def test_a_deal_is_played_again_from_its_seed_and_its_actions(slug: str) -> None:
    """Tricks, melds that are spelled, cards that all pass at the same time, and knocks out of turn."""
    plan = plan_of(slug)
    space = plan.space()
    rows = read(make_shard(plan, range(3, 4)))
    assert {row["episode"] for row in rows} == {3}
    assert [row["step"] for row in rows] == list(range(len(rows)))
    episode = Episode(space, "deal", rows[0]["seed"])
    brought = np.zeros(space.seats)
    for row in rows:
        seat = row["seat"]
        assert json.loads(row["view"]) == json.loads(json.dumps(episode.view(seat).as_dict()))
        assert row["observation"] == episode.observe(seat).tolist()
        assert row["legal"] == episode.legal(seat)
        assert row["spelled"] == episode.spelled.get(seat, [])
        episode.act(row["action"], seat)
        brought += episode.rewards
    assert episode.over
    assert [row["outcome"] for row in rows] == [brought[row["seat"]] for row in rows]


def test_a_move_of_several_actions_has_a_row_for_each() -> None:
    """Rummy: `meld 7S 7H 7D` is given card by card; all its rows name the whole move."""
    plan = plan_of("rummy")
    deals = (list(decisions(plan, number)) for number in range(40))
    rows = next(rows for rows in deals if any(row.spelled for row in rows))
    for before, row in pairwise(rows):
        if row.spelled:
            assert row.spelled == [*before.spelled, before.action]
            assert (row.move, row.seat, row.view) == (before.move, before.seat, before.view)


def test_to_wait_is_a_decision_where_another_is_on_turn() -> None:
    """Toepen: who may knock out of turn may let the game go on."""
    rows = read(make_shard(plan_of("toepen"), range(2)))
    waits = [row for row in rows if row["action"] == WAIT]
    assert waits
    assert {row["move"] for row in waits} == {"wait"}
    assert all(row["legal"][0] == WAIT and len(row["legal"]) > 1 for row in waits)


def test_other_players_get_the_same_cards() -> None:
    one, other = (read(make_shard(plan_of("klaverjassen", bots), range(2))) for bots in (("rule",), ("random",)))
    first = [[row["view"] for row in rows if row["step"] == 0] for rows in (one, other)]
    assert first[0] == first[1]
    assert [row["move"] for row in one] != [row["move"] for row in other]


def test_worlds_hold_the_cards_that_the_seat_does_not_see() -> None:
    plan = plan_of("klaverjassen", worlds=2)
    pack = sorted(troef.card_text(card) for card in troef.game("klaverjassen").pack(4))
    for row in read(make_shard(plan, range(1)))[::5]:
        shown = [card for zone in json.loads(row["view"])["zones"] for card in zone["cards"]]
        assert len(row["worlds"]) == 2
        truth, *worlds = [json.loads(text)["zones"] for text in (row["truth"], *row["worlds"])]
        hidden = sorted(card for cards in truth.values() for card in cards)
        assert len({*shown, *hidden}) == len(pack) or row["step"] > 8  # tricks that were gathered lie in no zone
        assert not {*shown} & {*hidden}
        for world in worlds:
            assert {zone: len(cards) for zone, cards in world.items()} == {z: len(c) for z, c in truth.items()}
            assert sorted(card for cards in world.values() for card in cards) == hidden


def test_rows_are_the_same_with_and_without_worlds() -> None:
    without, with_worlds = (next(decisions(plan_of("klaverjassen", worlds=count), 0)) for count in (0, 1))
    assert (without.view, without.action, without.worlds) == (with_worlds.view, with_worlds.action, [])


def test_in_a_match_every_deal_has_its_own_outcome() -> None:
    game = troef.game("klaverjassen", deals=4)
    rows = list(decisions(make_data_plan(game, 4, ["rule"], "7", "match"), 0))
    assert sorted({row.deal for row in rows}) == [1, 2, 3, 4]
    found = {(row.deal, row.seat): row.outcome for row in rows}
    assert len({(row.deal, row.seat, row.outcome) for row in rows}) == len(found) == 16
    assert all(found[deal, 0] == found[deal, 2] for deal in range(1, 5))  # partners


def test_the_files_say_what_every_number_is() -> None:
    plan = plan_of("klaverjassen")
    space = plan.space()
    shape = pyarrow.parquet.read_schema(io.BytesIO(make_shard(plan, range(1))))
    columns = json.loads(shape.field("observation").metadata[b"columns"])
    actions = json.loads(shape.field("action").metadata[b"actions"])
    assert columns[space.columns["hand/0"].start] == "hand/0: 7C"
    assert (len(columns), actions[space.action("JH")]) == (space.width, "JH")
    assert settings_of(plan)["columns"] == columns


# ---- the folder ----


class Elsewhere:
    """Work goes out and comes back as it goes to another process, the last portion first."""

    size = 2

    def __init__(self, most: int = 100) -> None:
        self.most = most

    def each(self, work: Callable[[P], T], portions: Sequence[P]) -> Iterator[T]:
        """The results; after `most` of them the run is broken off."""
        for count, portion in enumerate(reversed(portions)):
            if count == self.most:
                raise KeyboardInterrupt
            there: Callable[[P], T] = pickle.loads(pickle.dumps(work))
            result: T = pickle.loads(pickle.dumps(there(portion)))
            yield result


def folder_for(plan: DataPlan, path: Path) -> DataFolder:
    folder = DataFolder(path, settings_of(plan))
    folder.begin()
    return folder


def files_in(folder: DataFolder) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted((folder.path / "data").iterdir())}


def test_a_run_that_was_broken_off_goes_on_and_gives_the_same_files(tmp_path: Path) -> None:
    plan = plan_of("ezelen")
    whole, broken = folder_for(plan, tmp_path / "whole"), folder_for(plan, tmp_path / "broken")
    done: list[int] = []
    make_data(plan, whole.missing(5, 2), whole, Alone(), done.append)
    assert done == [2, 2, 1]
    with pytest.raises(KeyboardInterrupt):
        make_data(plan, broken.missing(5, 2), broken, Elsewhere(1))
    assert list(files_in(broken)) == ["deals-00000004-00000004.parquet"]
    (broken.path / "data" / ".deals-00000002-00000003.parquet.99").write_bytes(b"half of it")  # it was killed
    again = folder_for(plan, tmp_path / "broken")
    assert again.missing(5, 2) == [range(2), range(2, 4)]
    make_data(plan, again.missing(5, 2), again, Elsewhere())
    assert files_in(again) == files_in(whole)
    assert (again.episodes(), again.missing(5, 2)) == (5, [])
    assert again.rows() == sum(len(read(data)) for data in files_in(again).values())


def test_a_data_set_grows_and_nothing_is_there_twice(tmp_path: Path) -> None:
    plan = plan_of("ezelen")
    folder = folder_for(plan, tmp_path)
    make_data(plan, folder.missing(3, 2), folder, Alone())
    assert folder.missing(4, 2) == [range(2, 4)]
    make_data(plan, folder.missing(4, 2), folder, Alone())
    assert list(files_in(folder)) == ["deals-00000000-00000001.parquet", "deals-00000002-00000003.parquet"]
    with pytest.raises(DataFault) as fault:
        folder.missing(3, 2)
    assert (fault.value.key, fault.value.facts["there"]) == ("data-larger", 4)


def test_what_cannot_be_written_whole_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device", str(target))

    (tmp_path / "x").write_text("as it was")
    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(tmp_path / "x", b"new")
    assert [path.read_text() for path in tmp_path.iterdir()] == ["as it was"]


@pytest.mark.parametrize(
    ("other", "setting"),
    [
        (plan_of("ezelen", ("random",)), "bots"),
        (plan_of("ezelen", worlds=1), "worlds"),
        (plan_of("ezelen", shard=3), "shard"),
        (plan_of("klaverjassen"), "game"),
    ],
)
def test_another_data_set_stays_as_it_is(tmp_path: Path, other: DataPlan, setting: str) -> None:
    folder_for(plan_of("ezelen"), tmp_path)
    before = (tmp_path / "settings.json").read_text()
    with pytest.raises(DataFault) as fault:
        folder_for(other, tmp_path)
    assert (fault.value.key, fault.value.facts["setting"]) == ("data-other", setting)
    assert (tmp_path / "settings.json").read_text() == before


@pytest.mark.parametrize(("name", "text"), [("thesis.md", "two years of work"), ("settings.json", "no json")])
def test_a_folder_of_something_else_stays_as_it_is(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(DataFault) as fault:
        folder_for(plan_of("ezelen"), tmp_path)
    assert fault.value.key == "data-foreign"
    assert [path.read_text() for path in tmp_path.iterdir()] == [text]


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    folder = folder_for(plan_of("ezelen"), tmp_path)
    folder.keep(range(2), b"PAR1 and then nothing")
    with pytest.raises(DataFault) as fault:
        folder.rows()
    assert (fault.value.key, fault.value.facts["name"].name) == ("data-damaged", "deals-00000000-00000001.parquet")
