"""Writes the methods that copy, from the fields of their classes: `make copies`.

A field is copied as its type says: a number, a text or a tuple as it is, a `vec` or a list by a slice, an object whose
class has a `copy` by that, and any other object (options, tables, rows of the sheet) as it is, since it never changes.
Where a list, `vec` or object that could change never does, a comment at the field says why and ends with
"copies share it". What the constructor takes as it is, it is given. A parameter that no field keeps is left out or 0.

A method with a comment "by hand: …" behind its first line is not written, only checked: it must copy every field, once.
With --check nothing is written, and what is wrong is said.
"""

import argparse
import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from native.units import ROOMS

from tools.copying import INDENT, Copy, called, constructed, copies, copy_in, fills, is_running_phase, stores, written
from tools.fields import Class, House, Module, is_of_self

SOURCES = Path(__file__).parent.parent / "src" / "troef"
#: Copies are made by rules and players only.
ROOMS_OF_RULES = [SOURCES / room for room in ROOMS]


class Fault(NamedTuple):
    """A method that does not copy what it should."""

    module: Module
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.module.name}, line {self.line}: {self.text}"


def missing(copy: Copy) -> list[str]:
    """The fields that a method does not copy, in the order of their declaration."""
    owner = copy.owner
    done = set(stores(copy)) | set(copy.given) | read_by_construction(copy)
    for part in called(copy):
        done |= fills(part)
    done |= {name for name, source in owner.filled.items() if not source and owner.is_fixed(name)}
    sources = {owner.filled.get(name) for name in done if owner.is_fixed(name)} - {None, ""}
    done |= {name for name, source in owner.filled.items() if source in sources and owner.is_fixed(name)}
    if not copy.is_part:
        return [name for name in owner.fields if name not in done]
    done |= constructed(owner)
    wanted = owner.own_fields if copy.by_hand else owner.fields
    return [name for name, one in wanted.items() if name not in done and not is_running_phase(one)]


def read_by_construction(copy: Copy) -> set[str]:
    """The fields that a method gives to the constructor of the copy, as they are or through locals."""
    found: set[str] = set()
    locals_of: dict[str, str] = {}
    for node in ast.walk(copy.node):
        if not isinstance(node, ast.Assign | ast.Return) or node.value is None:
            continue
        if isinstance(node, ast.Return) or ast.unparse(node.targets[0]) == "other":
            for part in ast.walk(node.value):
                if isinstance(part, ast.Attribute):
                    found.add(part.attr)
                elif isinstance(part, ast.Name):
                    found.add(locals_of.get(part.id, ""))
            if any(ast.unparse(one) == "self" for one in getattr(node.value, "args", [])):
                found |= copy.owner.own_fields.keys()  # its constructor copies
        else:
            locals_of |= {name: read for name, read in _reads(node.targets[0], node.value) if read}
    return found


def _reads(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, str]]:
    """The locals that an assignment makes, each with the field that it is of."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts, strict=True):
            yield from _reads(one, other)
    elif isinstance(target, ast.Name):
        read = [part.attr for part in ast.walk(value) if isinstance(part, ast.Attribute) and is_of_self(part)]
        yield target.id, read[0] if read else ""


def body_of(copy: Copy) -> tuple[int, int, list[str]]:
    """The lines of a method after its docstring: from, to, and what stands there."""
    statements = copy.node.body[copy.first :]
    start, end = statements[0].lineno - 1, statements[-1].end_lineno or 0
    before = copy.node.body[0].end_lineno if copy.first else _signature_end(copy)
    start = before or start
    return start, end, copy.owner.module.lines[start:end]


def _signature_end(copy: Copy) -> int:
    returns = copy.node.returns
    return (returns.end_lineno if returns is not None else None) or copy.node.lineno


def faults(house: House) -> Iterator[Fault]:
    """What is wrong with the methods that copy."""
    for copy in copies(house):
        owner = copy.owner
        where = f"{owner.name}.{copy.node.name}"
        line = copy.node.lineno
        lacking = missing(copy)
        for name in lacking:
            yield Fault(owner.module, line, f"{where} does not copy {name}")
        for name, count in stores(copy).items():
            if count > 1:
                yield Fault(owner.module, line, f"{where} copies {name} twice")
        if copy.by_hand or lacking:
            continue
        try:
            expected = [INDENT + text for text in written(copy)]
        except ValueError as error:
            yield Fault(owner.module, line, f"{where}: {error}")
            continue
        if body_of(copy)[2] != expected:
            yield Fault(owner.module, line, f"{where} is not as `make copies` writes it")
    for owner in house.classes.values():
        if owner.own_fields and inherits_copy(owner):
            yield Fault(owner.module, owner.node.lineno, f"{owner.name} has fields of its own and no copy")


def inherits_copy(owner: Class) -> bool:
    """Whether copies of a class are made by a base, which does not know its fields. (Of a class that others extend
    these make the copies.)"""
    if {"copy", "over"} & owner.methods.keys() or any(owner in other.bases for other in owner.house.classes.values()):
        return False
    nearest = next((base for base in owner.bases if {"copy", "over"} & base.methods.keys()), None)
    if nearest is None:
        return False
    return any(copy_in(nearest, node) for name, node in nearest.methods.items() if name in ("copy", "over"))


def write(house: House) -> int:
    """Write every method that is not by hand; how many have changed."""
    changed = 0
    todo: dict[str, list[Copy]] = {}
    for copy in copies(house):
        if not copy.by_hand:
            todo.setdefault(copy.owner.module.name, []).append(copy)
    for name, group in todo.items():
        module = house.modules[name]
        lines = module.lines[:]
        for copy in sorted(group, key=lambda one: one.node.lineno, reverse=True):
            start, end, standing = body_of(copy)
            try:
                expected = [INDENT + text for text in written(copy)]
            except ValueError as error:
                print(Fault(module, copy.node.lineno, str(error)), file=sys.stderr)
                continue
            if standing != expected:
                lines[start:end] = expected
                changed += 1
        module.path.write_text("\n".join(lines), encoding="utf-8")
    return changed


def main() -> int:
    """The command: 0 where every copy is as it should be."""
    parser = argparse.ArgumentParser(description="Writes the methods that copy, from the fields of their classes.")
    parser.add_argument("--check", action="store_true", help="write nothing, and say what is wrong")
    asked = parser.parse_args()
    if not asked.check:
        print(f"{write(House(SOURCES.parent, ROOMS_OF_RULES))} copies written")
    found = list(faults(House(SOURCES.parent, ROOMS_OF_RULES)))
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
