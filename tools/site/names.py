"""The page of the public names of the environments, from their docstrings."""

import importlib
import inspect
import re
from collections.abc import Iterator
from typing import Any, Final

from docs.generate import called, text_of

import troef.env

HEAD: Final = """# The names of the environments

Made from the docstrings when the site is built. [Environments](env.md) shows them in use; [the public names](api.md)
are those of the library.
"""
#: How the type of an array is written out.
_ARRAY: Final = re.compile(r"ndarray\[tuple\[Any, \.\.\.\], dtype\[(\w+)\]\]")


def environments() -> str:
    """What `troef.env` offers: its functions, then its classes."""
    names = sorted(troef.env.__all__, key=lambda name: (inspect.isclass(getattr(troef.env, name)), name))
    parts = [HEAD]
    for name in names:
        thing = getattr(troef.env, name)
        if inspect.isclass(thing):
            parts.append(_class(name, thing))
        elif callable(thing):
            parts.append(f"## `{name}`\n\n{_called(name, thing)}\n{documented(thing)}\n")
            parts += [_class(path, made) for path, made in _classes(thing)]
        else:
            parts.append(f"## `{name} = {thing!r}`\n")
    return "\n".join(parts)


def _classes(function: object) -> Iterator[tuple[str, type]]:
    """The classes that the docstring of a function names: what it makes."""
    for path in re.findall(r"`(troef\.env\.\w+\.\w+)`", inspect.getdoc(function) or ""):
        module, _, name = path.rpartition(".")
        yield path, getattr(importlib.import_module(module), name)


def _class(name: str, thing: type) -> str:
    lines = [f"## class `{name}`\n", documented(thing), ""]
    name = name.rpartition(".")[2]
    for member, value in vars(thing).items():
        if member.startswith("_") or isinstance(value, type) or not getattr(value, "__doc__", None):
            continue
        if isinstance(value, property):
            lines += [f"### `{name}.{member}`\n", documented(value), ""]
        elif inspect.isroutine(value):
            lines += [f"### `{name}.{member}`\n", _called(member, getattr(thing, member)), documented(value), ""]
    return "\n".join(lines)


def _called(name: str, thing: Any) -> str:
    """How something is called; compiled code cannot say it."""
    try:
        return _ARRAY.sub(r"NDArray[\1]", called(name, thing)) + "\n"
    except ValueError:
        return ""


def documented(thing: object) -> str:
    """A docstring, with what is raised as a list."""
    told, raises, errors = text_of(thing).partition("\nRaises:\n")
    return told + ("\nRaises:\n\n" if raises else "") + re.sub(r"^ {4}(\w+): ", r"* `\1`: ", errors, flags=re.MULTILINE)
