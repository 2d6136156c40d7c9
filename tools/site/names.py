"""The page of the public names of the environments, from their docstrings."""

import inspect
import re
from typing import Any, Final

from docs.generate import called, text_of

import troef.env

HEAD: Final = """# The names of the environments

Made from the docstrings when the site is built. [Environments](env.md) shows them in use; [the public names](api.md)
are those of the library.
"""


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
        else:
            parts.append(f"## `{name} = {thing!r}`\n")
    return "\n".join(parts)


def _class(name: str, thing: type) -> str:
    lines = [f"## class `{name}`\n", documented(thing), ""]
    for member, value in vars(thing).items():
        if member.startswith("_") or isinstance(value, type):
            continue
        if isinstance(value, property):
            lines += [f"### `{name}.{member}`\n", documented(value), ""]
        elif inspect.isroutine(value):
            lines += [f"### `{name}.{member}`\n", _called(member, getattr(thing, member)), documented(value), ""]
    return "\n".join(lines)


def _called(name: str, thing: Any) -> str:
    """How something is called; compiled code cannot say it."""
    try:
        return called(name, thing) + "\n"
    except ValueError:
        return ""


def documented(thing: object) -> str:
    """A docstring, with what is raised as a list."""
    told, raises, errors = text_of(thing).partition("\nRaises:\n")
    return told + ("\nRaises:\n\n" if raises else "") + re.sub(r"^ {4}(\w+): ", r"* `\1`: ", errors, flags=re.MULTILINE)
