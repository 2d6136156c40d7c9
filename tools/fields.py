"""The classes of Troef as their sources describe them: fields with their types, and how a constructor fills them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

SHARED = re.compile(r"copies share (it|them)\b")

#: Methods that copy: their stores are not changes.
COPYING = re.compile(r"copy(_\w+)?|over")


@dataclass(eq=False)
class Field:
    """An attribute of the instances of a class. `type` is what the source says of it, "" where it says nothing."""

    name: str
    owner: "Class"
    type: "ast.expr | None"
    shared: bool
    value: "ast.expr | None"


@dataclass(eq=False)
class Class:
    """A class of a module, found in its source."""

    name: str
    module: "Module"
    node: ast.ClassDef
    house: "House" = field(repr=False)

    @cached_property
    def bases(self) -> "list[Class]":
        """The classes of Troef that it extends, the nearest first, up to the last."""
        found: list[Class] = []
        for base in self.node.bases:
            one = self.house.find(self.module, base.value if isinstance(base, ast.Subscript) else base)
            if one is not None:
                found += [one, *one.bases]
        return found

    @cached_property
    def methods(self) -> dict[str, ast.FunctionDef]:
        return {node.name: node for node in self.node.body if isinstance(node, ast.FunctionDef)}

    def method(self, name: str) -> "ast.FunctionDef | None":
        """A method of the class or of the nearest base that has it."""
        return next((one.methods[name] for one in (self, *self.bases) if name in one.methods), None)

    @cached_property
    def own_fields(self) -> dict[str, Field]:
        """What is assigned to `self` in the constructor, or declared with a type in any method or in the class."""
        known = {name for base in self.bases for name in base.own_fields}
        found: dict[str, Field] = {}
        for node, declares in self._assignments():
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            name = target.attr if isinstance(target, ast.Attribute) else ast.unparse(target)
            annotation = node.annotation if isinstance(node, ast.AnnAssign) else None
            if name not in found and name not in known and (declares or annotation is not None):
                shared = bool(SHARED.search(self.module.comment(node)))
                found[name] = Field(name, self, annotation or self._type_of(node.value), shared, node.value)
        return found

    def _assignments(self) -> "Iterator[tuple[ast.AnnAssign | ast.Assign, bool]]":
        for node in self.node.body:
            if isinstance(node, ast.AnnAssign) and node.value is None:
                yield node, True
        for name, method in self.methods.items():
            for part in ast.walk(method):
                if isinstance(part, ast.AnnAssign | ast.Assign) and _target(part):
                    yield part, name == "__init__"

    def _type_of(self, value: "ast.expr | None") -> "ast.expr | None":
        """The type of what a field begins with, where that is plain."""
        if isinstance(value, ast.Name) and value.id in self.parameters:
            return self.parameters[value.id].type
        if isinstance(value, ast.Constant) and value.value is not None:
            return ast.Name(type(value.value).__name__)
        if isinstance(value, ast.Call):
            return value.func
        return None

    @cached_property
    def fields(self) -> dict[str, Field]:
        """All fields, those of the bases first."""
        return {name: one for owner in (*reversed(self.bases), self) for name, one in owner.own_fields.items()}

    # ---- the constructor ----

    @cached_property
    def parameters(self) -> "dict[str, Parameter]":
        """What the constructor takes."""
        init = self.method("__init__")
        if init is None:
            return {}
        arguments = init.args.args[1:]
        optional = len(arguments) - len(init.args.defaults)
        return {one.arg: Parameter(one.arg, one.annotation, place >= optional) for place, one in enumerate(arguments)}

    @cached_property
    def filled(self) -> dict[str, str]:
        """The fields that the constructor takes as they are: each with the name of its parameter, or with "" where
        a base is given something that is always the same."""
        own = self.methods.get("__init__")
        if own is None:
            return dict(self.bases[0].filled) if self.bases else {}
        found: dict[str, str] = {}
        for base in self.bases[:1]:
            given = self._given_to(base, own)
            for name, parameter in base.filled.items():
                value = given.get(parameter)
                if not parameter or value is None:
                    found[name] = ""
                elif isinstance(value, ast.Name) and value.id in self.parameters:
                    found[name] = value.id
                elif not any(isinstance(part, ast.Name) and part.id in self.parameters for part in ast.walk(value)):
                    found[name] = ""
        for node in own.body:
            value = node.value if isinstance(node, ast.AnnAssign | ast.Assign) else None
            target = _target(node)
            if target:
                found.pop(target, None)
                if isinstance(value, ast.Name) and value.id in self.parameters:
                    found[target] = value.id
        return found

    def _given_to(self, base: "Class", own: ast.FunctionDef) -> dict[str, ast.expr]:
        """What the constructor of the base is called with, by parameter."""
        for node in ast.walk(own):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__":
                named = {one.arg: one.value for one in node.keywords if one.arg is not None}
                return dict(zip(base.parameters, node.args, strict=False)) | named
        return {}

    @cached_property
    def changed(self) -> set[str]:
        """The fields that something other than a constructor or a copy stores, here or in classes of its line."""
        line = [one for one in self.house.classes.values() if self in one.bases]
        family = [self, *self.bases, *line]
        outside = {name for name, owner in self.house.stores if owner is None or owner in family}
        return outside.union(*[one.stored for one in family])

    @cached_property
    def stored(self) -> set[str]:
        """The fields of `self` that its own methods store, but for constructors and copies."""
        found: set[str] = set()
        for name, method in self.methods.items():
            if name != "__init__" and not COPYING.fullmatch(name):
                found |= {node.attr for node in _stores(method) if is_of_self(node)}
        return found

    def is_fixed(self, name: str) -> bool:
        """Whether nothing but a constructor ever stores the field."""
        return name not in self.changed


@dataclass(frozen=True)
class Parameter:
    """A parameter of a constructor."""

    name: str
    type: "ast.expr | None"
    optional: bool


@dataclass(eq=False)
class Module:
    """One source file."""

    name: str
    path: Path
    text: str

    @cached_property
    def lines(self) -> list[str]:
        return self.text.split("\n")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def imported(self) -> dict[str, tuple[str, str]]:
        """The names that come from other modules: from which, and what they are called there."""
        found: dict[str, tuple[str, str]] = {}
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module:
                found |= {one.asname or one.name: (node.module, one.name) for one in node.names}
        return found

    def comment(self, node: ast.stmt) -> str:
        """What is said of a declaration: behind it, and in the lines of comment right above it."""
        said = [self.lines[(node.end_lineno or node.lineno) - 1].partition("#")[2]]
        above = node.lineno - 2
        while self.lines[above].lstrip().startswith("#"):
            said.insert(0, self.lines[above].strip(" #:"))
            above -= 1
        return " ".join(said)


class House:
    """All classes in some folders, whose modules are named from `root` on."""

    def __init__(self, root: Path, folders: list[Path]) -> None:
        self.modules: dict[str, Module] = {}
        self.classes: dict[tuple[str, str], Class] = {}
        for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
            parts = path.relative_to(root).with_suffix("").parts
            name = ".".join(part for part in parts if part != "__init__")
            module = Module(name, path, path.read_text(encoding="utf-8"))
            self.modules[name] = module
            for node in module.tree.body:
                if isinstance(node, ast.ClassDef):
                    self.classes[name, node.name] = Class(node.name, module, node, self)

    def find(self, module: Module, name: ast.expr) -> "Class | None":
        """The class that a module calls by this name."""
        if not isinstance(name, ast.Name):
            return None
        where, called = module.imported.get(name.id, (module.name, name.id))
        return self.classes.get((where, called))

    @cached_property
    def stores(self) -> "set[tuple[str, Class | None]]":
        """The fields that are stored from outside their objects, but for copies, with the class of the object where
        it is plain."""
        found: set[tuple[str, Class | None]] = set()
        for module in self.modules.values():
            for function in ast.walk(module.tree):
                if isinstance(function, ast.FunctionDef) and not COPYING.fullmatch(function.name):
                    for node in _stores(function):
                        if not is_of_self(node):
                            found.add((node.attr, self._class_of(module, function, node.value)))
        return found

    def _class_of(self, module: Module, function: ast.FunctionDef, value: ast.expr) -> "Class | None":
        """The class of an object that a function was given or made."""
        if not isinstance(value, ast.Name):
            return None
        for node in ast.walk(function):
            if isinstance(node, ast.arg) and node.annotation is not None and node.arg == value.id:
                return self.find(module, node.annotation)
            made = node.value if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) else None
            if made is not None and isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == value.id:
                return self.find(module, made.func)
        return None


def _stores(function: ast.FunctionDef) -> Iterator[ast.Attribute]:
    """The attributes that a function stores."""
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node


def is_of_self(node: ast.AST) -> bool:
    """Whether an expression is an attribute of `self`."""
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"


def _target(node: ast.stmt) -> str:
    """The field of `self` that a statement stores."""
    targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets if isinstance(node, ast.Assign) else []
    return next((one.attr for one in targets if isinstance(one, ast.Attribute) and is_of_self(one)), "")
