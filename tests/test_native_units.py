"""What is compiled and what is not fit together: seen in the sources, without a compiler."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from native.units import ROOMS, ROOT, module_name, units

TOP = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def at_the_top(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(TOP)


def compiled() -> dict[str, str]:
    """The compiled modules, each with its unit."""
    return {module_name(source): unit.name for unit in units() for source in unit.sources}


def bases(module: Path) -> Iterator[tuple[str, str]]:
    """The classes of a module, each with the full name of every class of Troef that it extends."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    names: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("troef."):
            names |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                written = ast.unparse(base.value if isinstance(base, ast.Subscript) else base)
                if written in names:
                    yield node.name, names[written]


def opened_classes() -> set[str]:
    """The compiled classes that say that interpreted ones may extend them."""
    found = set()
    for module in compiled():
        tree = ast.parse(Path("src", *module.split(".")).with_suffix(".py").read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                marks = " ".join(ast.unparse(mark) for mark in node.decorator_list)
                if "allow_interpreted_subclasses=True" in marks or "native_class=False" in marks:
                    found.add(f"{module}.{node.name}")
    return found


def test_no_interpreted_class_extends_a_compiled_one() -> None:
    """Also where only the shared rooms are compiled, or those and some games."""
    native, opened = compiled(), opened_classes()
    wrong = [
        f"{path}: {name} extends {base}"
        for path in sorted(ROOT.rglob("*.py"))
        for name, base in bases(path)
        if base.rpartition(".")[0] in native and base not in opened
        if native.get(module_name(str(path))) != native[base.rpartition(".")[0]]
    ]
    assert not wrong


def test_each_compiled_module_is_in_one_unit_and_each_game_has_its_own() -> None:
    sources = [source for unit in units() for source in unit.sources]
    assert len(sources) == len(set(sources))
    assert all(Path(source).relative_to(ROOT).parts[0] in ROOMS for source in sources)
    names = [unit.name for unit in units()]
    assert len(names) == len(set(names))
    for folder in (ROOT / "games").iterdir():
        if (folder / "__init__.py").is_file():
            assert f"troef_{folder.name}" in names


def test_players_are_compiled_with_their_game() -> None:
    by_name = {unit.name: unit.sources for unit in units()}
    assert str(ROOT / "bots" / "manillen_tornooi.py") in by_name["troef_manillen_tornooi"]
    assert str(ROOT / "bots" / "manillen.py") in by_name["troef_manillen"]
    assert str(ROOT / "bots" / "search.py") in by_name["troef_players"]


def test_every_phase_is_compiled() -> None:
    """Interpreted phases make a game half as fast: they see every move."""
    native = compiled()
    wrong = [
        f"{path}: {name}"
        for path in sorted((ROOT / "games").rglob("*.py"))
        if module_name(str(path)) not in native
        for name, base in bases(path)
        if base.endswith("Phase")
    ]
    assert not wrong
