"""Marks what seldom runs in the C that mypyc makes, so that gcc builds it small and spends little time on it."""

import re

#: The top level of a module runs once. Wrappers and properties serve interpreted callers; compiled code calls past
#: them, and a program calls those of the shared rooms (`State.play`), which are not marked.
_SELDOM = re.compile(
    r"""^(?:
        char \s CPyDef_\w*_top_level__\(void\) \s \{
      | PyObject \s \*CPyPy_\w+\([^;{]*\) \s \{
      | static \s (?:PyObject \s \*|int) \n \w+_[gs]et_\w+\([^;{]*\) \n \{
    )""",
    re.MULTILINE | re.VERBOSE,
)
_MARK = "__attribute__((cold)) "


def with_marks(code: str) -> str:
    """The C code of a unit (as `with_docstrings` gives it) with marks for gcc and clang."""
    return _SELDOM.sub(lambda found: _MARK + found.group(), code)
