"""What compiles to something else than it says is not written.

No constant stands left of `<<` with a variable right of it: compiled, it is a 32-bit C number, and `1 << 40` with 40
in a variable gives 256. Sets of cards are made from the table `BIT` instead. A name of a constant is a constant too:
the compiler fills in its value.

No function uses one name for two kinds of exceptions: compiled, the second handler fails with a TypeError.

No constant is a tuple of this many decimal numbers: compiled, the first time it is read it is said not to be set. As
`tuple[float, ...]` it is one of any length, and fails not.
"""

import ast
from functools import cache
from pathlib import Path

#: Rooms that are never compiled.
INTERPRETED = (
    "table", "thinking", "people", "store", "tournament", "sim", "env", "server", "tui", "cli", "words"
)  # fmt: skip

SOURCE = Path(__file__).parent.parent / "src" / "troef"


@cache
def parsed() -> dict[str, ast.Module]:
    """Every module of the package by its path."""
    return {
        path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCE.rglob("*.py"))
    }


def number(node: "ast.expr | None") -> bool:
    """Whether an expression is made of numbers only."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int)
    if isinstance(node, ast.UnaryOp):
        return number(node.operand)
    return isinstance(node, ast.BinOp) and number(node.left) and number(node.right)


def constant_names(module: ast.Module) -> set[str]:
    """The names that a module binds to a number, in capitals."""
    names: set[str] = set()
    for node in module.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and number(node.value):
            names.add(node.target.id)
        elif isinstance(node, ast.Assign) and number(node.value):
            names.update(target.id for target in node.targets if isinstance(target, ast.Name))
    return {name for name in names if name.isupper()}


def constant(node: ast.expr, names: set[str]) -> bool:
    """Whether the compiler knows the value of an expression."""
    if isinstance(node, ast.Name):
        return node.id in names
    if isinstance(node, ast.Attribute):
        return node.attr in names
    if isinstance(node, ast.UnaryOp):
        return constant(node.operand, names)
    if isinstance(node, ast.BinOp):
        return constant(node.left, names) and constant(node.right, names)
    return number(node)


def bad_shifts(module: ast.Module, names: set[str]) -> list[int]:
    """The lines with a constant shifted by a variable."""
    lines = []
    for node in ast.walk(module):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            if constant(node.left, names) and not constant(node.right, names):
                lines.append(node.lineno)
        elif isinstance(node, ast.Call) and "lshift" in ast.dump(node.func):
            lines.append(node.lineno)
    return lines


def test_no_constant_is_shifted_by_a_variable() -> None:
    modules = parsed()
    names = {name for module in modules.values() for name in constant_names(module)}
    found = {path: lines for path, module in modules.items() if (lines := bad_shifts(module, names))}
    assert found == {}


def test_the_check_sees_what_it_should() -> None:
    text = """
ONE: Final = 1
WIDE = 2 * 3
a = 1 << card
b = ONE << card
c = (1 << 4) << n
d = -1 << n
e = bits.ONE << card
f = WIDE << n
g = card << 6
h = 1 << 6
i = ONE << WIDE
j = ONE * card << 2
"""
    module = ast.parse(text)
    assert bad_shifts(module, constant_names(module)) == [4, 5, 6, 7, 8, 9]


def shared_names(module: ast.Module) -> list[str]:
    """The functions that give exceptions of different types the same name."""
    found = []
    for function in ast.walk(module):
        if not isinstance(function, ast.FunctionDef):
            continue
        types: dict[str, set[str]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.ExceptHandler) and node.name is not None and node.type is not None:
                types.setdefault(node.name, set()).add(ast.dump(node.type))
        if any(len(kinds) > 1 for kinds in types.values()):
            found.append(function.name)
    return found


def test_a_name_stands_for_one_kind_of_exception() -> None:
    compiled = {path: module for path, module in parsed().items() if path.split("/")[0] not in INTERPRETED}
    assert "core/record.py" in compiled
    assert {path: names for path, module in compiled.items() if (names := shared_names(module))} == {}
    text = """
def one():
    try: ...
    except A as e: ...
    except B as e: ...
def two():
    try: ...
    except A as e: ...
    except B as f: ...
"""
    assert shared_names(ast.parse(text)) == ["one"]


def tuples_of_floats(module: ast.Module) -> list[str]:
    """The constants that are tuples of a known length and begin with a decimal number."""
    found = []
    for node in module.body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.annotation, ast.Name):
            continue
        value = node.value
        while isinstance(value, ast.Tuple) and value.elts and not any(isinstance(e, ast.Starred) for e in value.elts):
            value = value.elts[0]
            if isinstance(value, ast.Constant) and isinstance(value.value, float) and isinstance(node.target, ast.Name):
                found.append(node.target.id)
    return found


def test_no_constant_is_a_tuple_of_floats_of_a_known_length() -> None:
    compiled = {path: module for path, module in parsed().items() if path.split("/")[0] not in INTERPRETED}
    assert {path: names for path, module in compiled.items() if (names := tuples_of_floats(module))} == {}
    text = """
ONE: Final = (0.5, 1.5)
TWO: Final[tuple[float, ...]] = (0.5, 1.5)
THREE: Final = ((0.5, 1), (1.5, 2))
FOUR: Final = (1, 0.5)
FIVE: Final = (0.5, *ONE)
SIX: Final = 0.5
"""
    assert tuples_of_floats(ast.parse(text)) == ["ONE", "THREE"]
