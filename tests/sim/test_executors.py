"""Who does the work: alone, in processes, on a Ray cluster; what comes back is the same."""

import sys
from collections.abc import Callable
from contextlib import nullcontext
from importlib.util import find_spec
from math import factorial
from typing import Any

import numpy as np
import pytest

import troef
from troef.bots.learning.training import School, Trainer
from troef.sim import executors
from troef.sim.arena import compete, make_contest
from troef.sim.executors import Alone, Cluster, Executor, NoCluster, Processes
from troef.sim.many import simulate
from troef.sim.matches import MatchFault, make_plan

PORTIONS = list(range(12))


class RayTaskError(Exception):
    """What Ray makes of a fault in the work."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


class Remote:
    def __init__(self, ray: "PretendedRay", work: Callable[[Any], Any]) -> None:
        self.ray, self.work = ray, work

    def remote(self, portion: Any) -> Callable[[], Any]:
        self.ray.handed_out += 1
        return lambda: self.work(portion)


class PretendedRay:
    """As much of Ray as an executor uses; the last that was handed out is done first."""

    exceptions = type("exceptions", (), {"RayTaskError": RayTaskError})

    def __init__(self, running: bool = True) -> None:
        self.running = running
        self.joined: "list[dict[str, object]]" = []
        self.handed_out = self.most_at_once = self.cancelled = 0

    def is_initialized(self) -> bool:
        return False

    def init(self, address: "str | None" = None, **options: object) -> None:
        if address == "auto" and not self.running:
            raise ConnectionError("no cluster")
        self.joined.append({"address": address, **options})

    def shutdown(self) -> None:
        self.joined.pop()

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, work: Callable[[Any], Any]) -> Remote:
        return Remote(self, work)

    def wait(self, tasks: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        self.most_at_once = max(self.most_at_once, len(tasks))
        return tasks[-num_returns:], tasks[:-num_returns]

    def get(self, task: Callable[[], Any]) -> Any:
        try:
            return task()
        except Exception as error:
            raise RayTaskError(error) from error

    def cancel(self, task: Any, force: bool) -> None:
        self.cancelled += 1


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> PretendedRay:
    pretended = PretendedRay()
    monkeypatch.setitem(sys.modules, "ray", pretended)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    return pretended


def refuse(number: int) -> int:
    raise MatchFault(number, "match-endless", {"number": number, "moves": 3})


@pytest.mark.parametrize("executor", [Alone(), Processes(2)])
def test_every_portion_is_done_once(executor: Executor) -> None:
    assert sorted(executor.each(factorial, PORTIONS)) == sorted(map(factorial, PORTIONS))


@pytest.mark.parametrize("executor", [Alone(), Processes(3)])
def test_where_there_is_nothing_to_do_nothing_is_done(executor: Executor) -> None:
    assert list(executor.each(factorial, [])) == []


@pytest.mark.parametrize("executor", [Alone(), Processes(1)])
def test_a_fault_in_the_work_comes_out_as_it_was(executor: Executor) -> None:
    with pytest.raises(MatchFault) as fault:
        list(executor.each(refuse, [7]))
    assert fault.value.facts == {"number": 7, "moves": 3}


# ---- Ray, pretended ----


def test_a_cluster_does_every_portion_once_and_never_has_many_waiting(ray: PretendedRay) -> None:
    cluster = Cluster()
    assert cluster.size == 2
    assert sorted(cluster.each(factorial, PORTIONS)) == sorted(map(factorial, PORTIONS))
    assert ray.handed_out == len(PORTIONS)
    assert ray.most_at_once == executors.AHEAD * 2
    assert len(ray.joined) == 1
    cluster.leave()
    assert ray.joined == []


def test_a_fault_on_a_cluster_comes_out_as_it_was_and_stops_the_rest(ray: PretendedRay) -> None:
    with pytest.raises(MatchFault) as fault:
        list(Cluster().each(refuse, PORTIONS))
    assert fault.value.facts == {"number": 3, "moves": 3}
    assert ray.cancelled == 3


def test_where_no_cluster_runs_one_is_started_on_this_machine(ray: PretendedRay) -> None:
    ray.running = False
    assert Cluster(5).size == 5
    [options] = ray.joined
    assert (options["num_cpus"], options["_node_ip_address"]) == (5, "127.0.0.1")


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "a-cluster"])
def test_a_named_cluster_that_does_not_answer_is_a_fault(
    ray: PretendedRay, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    ray.running = address != "a-cluster"  # where nobody listens Ray is not even asked
    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(NoCluster) as fault:
        Cluster()
    assert (fault.value.key, fault.value.facts) == ("no-ray-cluster", {"name": address})
    assert ray.joined == []


def test_where_ray_does_not_start_in_time_that_is_said(ray: PretendedRay, monkeypatch: pytest.MonkeyPatch) -> None:
    def start(address: "str | None" = None, **options: object) -> None:
        raise ConnectionError("no cluster") if address else Exception("The current node timed out\nduring startup.")

    monkeypatch.setattr(ray, "init", start)
    with pytest.raises(NoCluster) as fault:
        Cluster(2)
    assert (fault.value.key, fault.value.facts["text"]) == (
        "no-ray-start",
        "The current node timed out during startup.",
    )


def test_without_ray_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster) as fault:
        Cluster()
    assert fault.value.key == "no-ray"


# ---- Ray itself ----


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'troef[ray]'")
def test_a_real_cluster_on_this_machine_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    game = troef.game("klaverjassen", deals=4)
    plan, contest = make_plan(game, 4, ["rule", "random"], "7"), make_contest(game, 4, ["rule", "easy"], 0.01, "7")
    cluster = Cluster(2)
    try:
        assert cluster.size == 2
        assert simulate(plan, 5, cluster).data == simulate(plan, 5).data
        assert [found.leads for found in compete(contest, 6, cluster)] == [found.leads for found in compete(contest, 6)]
        there, here = (
            Trainer(School(game.slug), executor.each, lambda name, total: nullcontext(lambda done: None))
            for executor in (cluster, Alone())
        )
        assert there.lessons(600, "two workers", np.zeros(0)) == here.lessons(600, "two workers", np.zeros(0))
        with pytest.raises(ValueError, match="negative"):
            list(cluster.each(factorial, [4, -1]))
    finally:
        cluster.leave()
