"""Docstrings for compiled code: mypyc leaves them out, so they are written into the C that it makes.

mypyc gives each function and class the text of its signature, from which `help` shows the parameters. The docstring of
the source is put behind it, and the module's own in its definition.
"""

import ast
import inspect
import re
import sys
from collections.abc import Iterator

from native.units import module_name

#: mypyc's text of a signature, or NULL, behind the name of the C function that is wrapped.
_FUNCTION = re.compile(r"\(PyCFunction\)CPyPy_(\w+),\s[^{}]*?PyDoc_STR\((NULL|\"(?:[^\"\\]|\\.)*\")\)")
_CLASS = re.compile(
    r"PyTypeObject CPyType_(\w+)_template_ = \{[^{}]*?\.tp_doc = PyDoc_STR\((NULL|\"(?:[^\"\\]|\\.)*\")\)"
)
_MODULE = re.compile(r"PyModuleDef (\w+)module = \{\s*PyModuleDef_HEAD_INIT,\s*\"[\w.]+\",\s*(NULL), /\* docstring \*/")
_PROPERTY = re.compile(r"\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL),\s*(NULL), NULL\}")
_INDENTATION = re.compile(r"^ +", re.MULTILINE)


def with_docstrings(code: str, sources: list[str]) -> str:
    """The C code of a unit with the docstrings of its sources, without mypyc's indentation.

    (Its columns grow from class to class and are two thirds of the text.)
    """
    docs: dict[str, str] = {}
    for source in sources:
        docs.update(_docstrings(source))
    code = _INDENTATION.sub("", code)
    for pattern in (_FUNCTION, _CLASS, _MODULE, _PROPERTY):
        code = pattern.sub(lambda found: _documented(found, docs), code)
    return code


def _documented(found: "re.Match[str]", docs: dict[str, str]) -> str:
    text = docs.get(found.group(1))
    if text is None:
        return found.group()
    start, end = found.start(2) - found.start(), found.end(2) - found.start()
    signature = "" if found.group(2) == "NULL" else found.group(2) + " "
    return found.group()[:start] + signature + _c_literal(text) + found.group()[end:]


def _docstrings(source: str) -> dict[str, str]:
    """The docstrings of a module by the name that mypyc gives to what has them."""
    with open(source, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    return dict(_walk(tree, module_name(source).replace(".", "___")))


def _walk(node: "ast.Module | ast.ClassDef | ast.FunctionDef", name: str) -> Iterator[tuple[str, str]]:
    text = ast.get_docstring(node, clean=False)
    if text is not None:
        # from 3.13 on Python itself takes the indentation out
        yield name, inspect.cleandoc(text) if sys.version_info >= (3, 13) else text
    if isinstance(node, ast.FunctionDef):
        return
    for child in node.body:
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            yield from _walk(child, f"{name}_get_{child.name}" if _is_property(child) else f"{name}___{child.name}")


def _is_property(node: "ast.ClassDef | ast.FunctionDef") -> bool:
    return any(isinstance(mark, ast.Name) and mark.id == "property" for mark in node.decorator_list)


def _c_literal(text: str) -> str:
    """A C string: what is not plain ASCII in octal."""
    plain = (chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode())
    return '"' + "".join(plain) + '"'
