"""`help` tells the same of compiled rules as of the source: docstrings, and the names of parameters."""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from native.units import ROOMS, ROOT, module_name

import troef

TOP = Path(__file__).parent.parent
MODULES = sorted(path.relative_to(TOP) for room in ROOMS for path in (TOP / ROOT / room).rglob("*.py"))


def described(module: Path) -> Iterator[tuple[tuple[str, ...], str]]:
    """The public classes, functions, methods and properties of a module that have a docstring, and the docstring."""
    tree = ast.parse((TOP / module).read_text(encoding="utf-8"))
    within: list[tuple[tuple[str, ...], ast.Module | ast.ClassDef]] = [((), tree)]
    while within:
        names, node = within.pop()
        for child in node.body:
            if not isinstance(child, ast.ClassDef | ast.FunctionDef) or child.name.startswith("_"):
                continue
            text = ast.get_docstring(child)
            if text is not None and not is_named_tuple(child):
                yield (*names, child.name), text
            if isinstance(child, ast.ClassDef):
                within.append(((*names, child.name), child))


def is_named_tuple(node: ast.ClassDef | ast.FunctionDef) -> bool:
    """A named tuple is made when it is imported, compiled or not, and keeps no docstring of its own when compiled."""
    return isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "NamedTuple" for base in node.bases)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: module_name(str(path)))
def test_docstrings_are_those_of_the_source(path: Path) -> None:
    module = import_module(module_name(str(path)).removesuffix(".__init__"))
    assert inspect.getdoc(module) == ast.get_docstring(ast.parse((TOP / path).read_text(encoding="utf-8")))
    for names, text in described(path):
        found = module
        for name in names:
            found = inspect.getattr_static(found, name)
            found = getattr(found, "__func__", found)
        assert inspect.getdoc(found) == text, names


def test_help_names_the_parameters() -> None:
    assert list(inspect.signature(troef.Game.settle).parameters) == ["self", "result"]
    assert list(inspect.signature(troef.State.refusal).parameters) == ["self", "seat", "move"]
