"""Tests lay positions by public means: arranged deals, moves, `Game.position`. They set no field of a state."""

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent


def examined() -> list[Path]:
    """The tests of rule books, and all that lays positions; oracles keep a game in objects of their own."""
    files = [*TESTS.glob("rules/*.py"), *TESTS.glob("blunders/*.py"), *TESTS.rglob("*_positions.py")]
    return sorted({path for path in files if not path.stem.endswith("_oracle")})


def fields_set(source: str) -> list[str]:
    """The statements that set a field, or an item of a field, of something other than `self`.

    >>> fields_set("state.totals = [1]")
    ['state.totals = [1]']
    >>> fields_set("running(state).hands[0] |= 4")
    ['running(state).hands[0] |= 4']
    >>> fields_set("setattr(state, 'turn', 2)")
    ["setattr(state, 'turn', 2)"]
    >>> fields_set("self.turn = 2; turn, hands[0] = 1, 2")
    []
    """
    return [ast.unparse(node) for node in ast.walk(ast.parse(source)) if any(map(is_field, targets(node)))]


def targets(node: ast.AST) -> Iterator[ast.expr]:
    """What a statement sets, without subscripts; of a call of `setattr` its function."""
    found: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        found = list(node.targets)
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        found = [node.target]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "setattr":
        found = [node.func]
    while found:
        target = found.pop()
        if isinstance(target, ast.Tuple | ast.List):
            found += target.elts
        elif isinstance(target, ast.Subscript | ast.Starred):
            found.append(target.value)
        else:
            yield target


def is_field(target: ast.expr) -> bool:
    if isinstance(target, ast.Name):
        return target.id == "setattr"
    return isinstance(target, ast.Attribute) and not (isinstance(target.value, ast.Name) and target.value.id == "self")


def test_no_field_of_a_state_is_set() -> None:
    found = {path.relative_to(TESTS).as_posix(): fields_set(path.read_text(encoding="utf-8")) for path in examined()}
    assert {name: fields for name, fields in found.items() if fields} == {}
