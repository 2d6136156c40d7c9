"""What all tests share: how much is tried, and their order."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import proving
from postgres import FOLDERS, PostgresServer, postgres
from stores import Store, kinds_for
from table.toy import on_the_list
from valkey import ValkeyServer, server_program, valkey

#: The tests that build a wheel, copy the checkout or write its pages again.
BUILDERS = ("test_wheel.py", "test_new_game.py", "test_generated_pages.py")

settings.load_profile("search" if proving.AT_LENGTH else "proven")


def pytest_report_header() -> str:
    """What to type to run the same proof again."""
    if not proving.AT_LENGTH:
        return "proven: the same examples every time"
    return f"searching: make prove TIMES={proving.TIMES} SEED={proving.SEED}"


def pytest_ignore_collect(collection_path: Path) -> "bool | None":
    """Which results there are is said by modules that are never compiled (`native/units.py`): where all has been proven
    compiled just before, their tests would run the same code once more."""
    return True if proving.AGAIN and collection_path.name.endswith("_results.py") else None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Thousands of tests are made and none thrown away: looking for garbage among them only takes time."""
    gc.disable()
    yield
    gc.freeze()
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is made for a whole module comes first: the tests at the front all go to one process, which makes it once.
    Browser tests come last: the browser's driver keeps an event loop in its process, beside which none can run."""
    items.sort(key=lambda item: ("e2e" in item.path.parts) - (item.path.name in BUILDERS))


@pytest.fixture
def toy() -> Iterator[None]:
    """A very small game, for tests of tables."""
    with on_the_list():
        yield


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine speaks English, where no language is asked."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server, started for the first test that asks for it."""
    if not any(FOLDERS.glob("*/bin/initdb")):
        pytest.skip("PostgreSQL is not installed (make postgres)")
    with postgres() as server:
        yield server


@pytest.fixture(scope="session")
def valkey_server() -> Iterator[ValkeyServer]:
    """A Valkey or Redis server, started for the first test that asks for it."""
    if server_program() is None:
        pytest.skip("neither Valkey nor Redis is installed (make valkey)")
    with valkey() as server:
        yield server


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What needs a store runs on each kind that is to be tried."""
    if "store" in metafunc.fixturenames:
        kinds = kinds_for(Path(str(metafunc.module.__file__)), metafunc.function.__name__)
        metafunc.parametrize("store", kinds, indirect=True, scope="module")


@pytest.fixture(scope="session")
def stores() -> dict[str, Store]:
    """The kinds of stores that were asked for."""
    return {}


@pytest.fixture(scope="module")
def store(request: pytest.FixtureRequest, stores: dict[str, Store], tmp_path_factory: pytest.TempPathFactory) -> Store:
    """The kind of store on which the tests of a module run now."""
    kind: str = request.param
    if kind not in stores:
        server = request.getfixturevalue("postgres_server") if kind == "postgresql" else None
        stores[kind] = Store(kind, tmp_path_factory.mktemp(kind), server)
    return stores[kind]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind that is supported."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/troef.db"
    server: PostgresServer = request.getfixturevalue("postgres_server")
    return server.database()
