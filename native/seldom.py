"""Marks what seldom runs in the C that mypyc makes, so that gcc builds it small and spends little time on it."""

import re

#: The top level of a module runs once. Wrappers and properties serve interpreted callers, which take far longer
#: themselves; compiled code calls past them.
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
