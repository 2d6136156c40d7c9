"""How the fields of a class are copied, and the statements that do it."""

import ast
import builtins
import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from tools.fields import COPYING, Class, Field, House, Parameter

BY_HAND = re.compile(r"#\s*by hand: \S")
WIDTH = 120
INDENT = " " * 8

#: What is never changed, only replaced.
VALUES = {"i64", "int", "bool", "str", "float", "tuple", "frozenset", "None"}
#: What a field that is not annotated begins with, where the function is not its type.
MAKERS = {"zeros": "vec"}
ZERO = {"i64": "0", "int": "0", "bool": "False", "vec": "vec[i64]()"}


class Copy(NamedTuple):
    """A method that copies the fields of its class."""

    owner: Class
    node: ast.FunctionDef

    @property
    def by_hand(self) -> bool:
        """Whether it is checked only."""
        lines = self.owner.module.lines[self.node.lineno - 1 : self.node.body[0].lineno]
        return any(BY_HAND.search(line) for line in lines)

    @property
    def is_part(self) -> bool:
        """Whether it fills in a copy that another method has made."""
        return self.node.name.startswith("copy_")

    @property
    def given(self) -> list[str]:
        """The fields of which it is given the copy."""
        return [] if self.is_part else [one.arg for one in self.node.args.args[1:]]

    @property
    def first(self) -> int:
        """Where in the body the statements begin, after the docstring."""
        return 1 if ast.get_docstring(self.node) is not None else 0


def copy_in(owner: Class, node: ast.FunctionDef) -> "Copy | None":
    """A method as one that copies; None where it does not, or leaves it to another."""
    if not COPYING.fullmatch(node.name) or (node.name == "over" and len(node.args.args) == 1):
        return None
    copy = Copy(owner, node)
    if len(node.body) == copy.first or isinstance(node.body[copy.first], ast.Raise):
        return None
    begins = ast.unparse(node.body[copy.first])
    return None if begins == "return self" or begins.startswith("return self.over(") else copy


def copies(house: House) -> Iterator[Copy]:
    """Every method that copies."""
    for owner in house.classes.values():
        for node in owner.methods.values():
            found = copy_in(owner, node)
            if found is not None:
                yield found


# ---- how a field is copied ----


def kind_of(one: Field) -> tuple[str, bool]:
    """How a field is copied (`value`, `slice`, `list`, `part`, `parts`), and whether it may be None.

    Raises:
        ValueError: the source does not say what it is.
    """
    if one.type is None:
        raise ValueError(f"say the type of {one.owner.name}.{one.name}: it tells how it is copied")
    names, optional = _alternatives(one.type)
    if one.shared:
        return "value", optional
    kinds = {_kind(one.owner, name) for name in names}
    if "" in kinds or len(kinds) != 1:
        raise ValueError(f"{one.owner.name}.{one.name} is of a type that nobody knows to copy: {ast.unparse(one.type)}")
    return kinds.pop(), optional


def _alternatives(annotation: ast.expr) -> tuple[list[ast.expr], bool]:
    """The types of a union without None, and whether None was among them."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return _alternatives(ast.parse(annotation.value, mode="eval").body)
    if isinstance(annotation, ast.BinOp):
        left, none_left = _alternatives(annotation.left)
        right, none_right = _alternatives(annotation.right)
        return left + right, none_left or none_right
    if isinstance(annotation, ast.Constant):
        return [], True
    return [annotation], False


def _kind(owner: Class, name: ast.expr) -> str:
    base = name.value if isinstance(name, ast.Subscript) else name
    text = MAKERS.get(ast.unparse(base), ast.unparse(base))
    if text in VALUES:
        return "value"
    if text == "vec":
        return "slice"
    if text == "list":
        item = name.slice if isinstance(name, ast.Subscript) else None
        return "parts" if item is not None and _kind(owner, item) == "part" else "list"
    found = owner.house.find(owner.module, base)
    if found is None:
        return ""
    return "part" if found.method("copy") else "value"


def local(name: str) -> str:
    """The name of a local for a field."""
    return f"{name}_" if hasattr(builtins, name) else name


def expression(one: Field) -> str:
    """The copy of a field, where slices are of locals."""
    kind, optional = kind_of(one)
    if kind == "slice":
        return f"{local(one.name)}[: len({local(one.name)})]"
    if kind == "list":
        return f"self.{one.name}[:]"
    if kind == "part" and not optional:
        return f"self.{one.name}.copy()"
    if kind == "parts":
        return f"[one.copy() for one in self.{one.name}]"
    return f"self.{one.name}"


# ---- what the constructor and the bases do ----


def keeper(owner: Class, parameter: Parameter) -> "Field | None":
    """The field that is given for a parameter of the constructor: one of its type, best with its name."""
    kept = [owner.fields[name] for name, source in owner.filled.items() if source == parameter.name]
    wanted = ast.unparse(parameter.type) if parameter.type is not None else ""
    alike = [one for one in kept if one.type is not None and ast.unparse(one.type) == wanted]
    candidates = alike or kept
    named = [one for one in candidates if one.name == parameter.name]
    return (named or candidates)[0] if candidates else None


def constructed(owner: Class) -> set[str]:
    """The fields that the constructor leaves as they must be, if it is given what fields keep."""
    done = {name for name, source in owner.filled.items() if not source and owner.is_fixed(name)}
    for parameter in owner.parameters.values():
        kept = keeper(owner, parameter)
        if kept is not None:
            done.add(kept.name)
            if owner.is_fixed(kept.name):
                same = [name for name, source in owner.filled.items() if source == parameter.name]
                done.update(name for name in same if owner.is_fixed(name))
    return done


def parts_below(owner: Class) -> list[Copy]:
    """The methods of bases that fill in a copy, the highest base first, each only where it does something more."""
    found: list[Copy] = []
    done: set[str] = set()
    for base in owner.bases:
        for node in base.methods.values():
            part = copy_in(base, node)
            if part is not None and part.is_part and not fills(part) <= done:
                found.insert(0, part)
                done |= fills(part)
    return found


def fills(part: Copy) -> set[str]:
    """The fields that a method fills in."""
    if part.by_hand:
        return set(stores(part)) | {name for one in called(part) for name in fills(one)}
    below = {name for one in parts_below(part.owner) for name in fills(one)}
    own = {name for name, one in part.owner.fields.items() if not is_running_phase(one)}
    return below | (own - constructed(part.owner))


def is_running_phase(one: Field) -> bool:
    """Whether a field is the phase that runs: a copied state sets it last."""
    return one.name == "phase" and one.owner.name == "Progress"


def called(copy: Copy) -> Iterator[Copy]:
    """The methods of bases that a method written by hand calls to fill in its copy."""
    for node in ast.walk(copy.node):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr.startswith("copy_"):
            above = ast.unparse(node.func.value) == "super()"
            for owner in copy.owner.bases if above else (copy.owner, *copy.owner.bases):
                if node.func.attr in owner.methods:
                    yield Copy(owner, owner.methods[node.func.attr])
                    break


def stores(copy: Copy) -> Counter[str]:
    """How often a method stores each field of the copy (branches of one decision count once)."""
    found: Counter[str] = Counter()
    branched: set[str] = set()
    for statement in copy.node.body:
        for node in ast.walk(statement):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                if isinstance(statement, ast.Assign):
                    found[node.attr] += 1
                else:
                    branched.add(node.attr)
    found.update(branched - found.keys())
    return found


# ---- writing ----


def written(copy: Copy) -> list[str]:
    """The statements of a method, as they should stand."""
    owner = copy.owner
    done = set(copy.given)
    below = parts_below(owner)
    construction: list[str] = []
    used: list[str] = []
    if copy.is_part:
        done |= constructed(owner)
    else:
        arguments, used = construct(copy)
        construction = call(f"other = {owner.name}", arguments)
        done |= constructed(owner)
    for part in below:
        if part.node.name == copy.node.name:
            construction += [f"super().{part.node.name}(other)", f"assert isinstance(other, {owner.name})"]
        else:
            construction.append(f"self.{part.node.name}(other)")
        done |= fills(part)
    rest = [one for name, one in owner.fields.items() if name not in done]
    sets_phase = not copy.is_part and any(is_running_phase(one) for one in rest)
    rest = [one for one in rest if not is_running_phase(one)]
    around = over_part(owner) if sets_phase else None
    kinds = {one.name: kind_of(one) for one in rest}
    sliced = used + [one.name for one in rest if kinds[one.name][0] == "slice"]
    lines = filled("", [(local(name), f"self.{name}") for name in sliced])
    if around is not None:
        lines.append(f"{around.field} = self.{around.field}.copy()")
    lines += construction
    lines += filled("other.", [(one.name, f"self.{one.name}") for one in rest if kinds[one.name][0] == "value"])
    lines += [f"other.{one.name} = {expression(one)}" for one in rest if kinds[one.name][0] not in ("value", "part")]
    for one in rest:
        if kinds[one.name][0] == "part":
            lines += part_lines(one, kinds[one.name][1], around)
    if sets_phase:
        lines += phase_lines(owner, around)
    if len(lines) == 1 and lines[0].startswith("other = "):
        return [f"return {lines[0].removeprefix('other = ')}"]
    return lines if copy.is_part else [*lines, "return other"]


def construct(copy: Copy) -> tuple[list[str], list[str]]:
    """The arguments for the constructor, and the fields of which they need a slice."""
    owner = copy.owner
    around = over_part(owner) if "phase" in owner.fields else None
    arguments: list[str] = []
    used: list[str] = []
    skipped = False
    for parameter in owner.parameters.values():
        kept = keeper(owner, parameter)
        if kept is None and parameter.optional:
            skipped = True
            continue
        if kept is None:
            value = ZERO.get(ast.unparse(parameter.type).partition("[")[0] if parameter.type is not None else "", "")
            if not value:
                raise ValueError(f"no field of {owner.name} keeps what its constructor takes as {parameter.name}")
        elif kept.name in copy.given or (around is not None and around.field == kept.name):
            value = kept.name
        else:
            value = expression(kept)
            if kind_of(kept)[0] == "slice":
                used.append(kept.name)
        arguments.append(f"{parameter.name}={value}" if skipped else value)
    return arguments, used


def call(start: str, arguments: list[str]) -> list[str]:
    """A call on one line, or with its arguments on a line of their own."""
    line = f"{start}({', '.join(arguments)})"
    if len(INDENT + line) <= WIDTH:
        return [line]
    return [f"{start}(", f"    {', '.join(arguments)}", ")"]


def filled(prefix: str, pairs: list[tuple[str, str]]) -> list[str]:
    """Assignments, as many on a line as it holds."""
    lines: list[str] = []
    row: list[tuple[str, str]] = []

    def line(row: list[tuple[str, str]]) -> str:
        return f"{', '.join(prefix + name for name, _ in row)} = {', '.join(value for _, value in row)}"

    for pair in pairs:
        if row and len(INDENT + line([*row, pair])) > WIDTH:
            lines.append(line(row))
            row = []
        row.append(pair)
    return [*lines, line(row)] if row else lines


class Around(NamedTuple):
    """A part of a state, and the phases that lie over it."""

    field: str
    phases: Class


def over_part(owner: Class) -> "Around | None":
    """The part of a state over which phases lie: they have a method `over` that takes it."""
    package = owner.module.name.rpartition(".")[0]
    for one in owner.own_fields.values():
        for other in owner.house.classes.values():
            node = other.methods.get("over")
            if node is None or any("over" in base.methods for base in other.bases):
                continue
            names = [argument.arg for argument in node.args.args[1:]]
            if other.module.name.startswith(package) and names == [one.name]:
                return Around(one.name, other)
    return None


def part_lines(one: Field, optional: bool, around: "Around | None") -> list[str]:
    """How a part with a `copy` of its own is copied."""
    if around is not None and around.field == one.name:
        return [f"other.{one.name} = {one.name}"]
    if not optional:
        return [f"other.{one.name} = self.{one.name}.copy()"]
    name = local(one.name)
    return [f"{name} = self.{one.name}", f"if {name} is not None:", f"    other.{one.name} = {name}.copy()"]


def phase_lines(owner: Class, around: "Around | None") -> list[str]:
    """The running phase of a state: one of its parts, or one that lies over a part."""
    if around is not None:
        again = f"phase.over({around.field}) if isinstance(phase, {around.phases.name}) else phase"
        return ["phase = self.phase", f"other.phase = {again}"]
    phases = [one for one in owner.own_fields.values() if kind_of(one)[0] == "part" and _is_phase(one)]
    if len(phases) == 1 and not kind_of(phases[0])[1]:
        name = phases[0].name
        return [f"other.phase = other.{name} if self.phase is self.{name} else self.phase.copy()"]
    lines = ["phase = self.phase"]
    for one in phases:
        there = f" and other.{one.name} is not None" if kind_of(one)[1] else ""
        lines += [f"{'elif' if len(lines) > 1 else 'if'} phase is self.{one.name}{there}:"]
        lines += [f"    other.phase = other.{one.name}"]
    return [*lines, "else:", "    other.phase = phase.copy()"]


def _is_phase(one: Field) -> bool:
    assert one.type is not None
    names, _ = _alternatives(one.type)
    found = [one.owner.house.find(one.owner.module, name) for name in names]
    return any(each is not None and "Phase" in [base.name for base in each.bases] for each in found)
