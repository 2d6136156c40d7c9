"""Takes out of the C that mypyc makes the question whether a number of an object was ever set.

In a native number -113 stands for "not set" until a bit of the object says that it is really -113. mypyc asks at every
access of a class whose subclasses may be in other units. Our constructors set every field, so the answer is known. A
number that was never set reads as -113, where mypyc would raise AttributeError.
"""

import re

_UNSET = r"== -113(?:\.0)?\)"
_OF = r"!\(\(\([\w ]+\*\)\w+\)->bitmap & \d+\)\) \{\n"
_READ = re.compile(
    rf"if \(unlikely\((\w+(?:\.f0)?) {_UNSET} && {_OF}"
    r'PyErr_SetString\(PyExc_AttributeError, "attribute [^"]+ undefined"\);\n\}\n'
    r"((?:CPy_DECREF\(\w+\);\n)?)(\w+) = \1 == -113(?:\.0)?;\n"
)
_READ_FROM_PYTHON = re.compile(
    rf"if \(unlikely\(self->\w+(?:\.f0)? {_UNSET} && {_OF}"
    r'PyErr_SetString\(PyExc_AttributeError,\n"attribute [^"]+ undefined"\);\nreturn NULL;\n\}\n'
)
_WRITE = re.compile(rf"if \(unlikely\(-?\w+(?:\.f0)? {_UNSET}\) \{{\n\(\([\w ]+\*\)\w+\)->bitmap \|= \d+;\n\}}\n")


def without_questions(code: str) -> str:
    """The C code of a unit without these questions; as it was, where mypyc asks in a way that is not known here."""
    found = _READ.sub(r"\2\3 = 0;\n", code)
    found = _READ_FROM_PYTHON.sub("", found)
    return code if "->bitmap &" in found else _WRITE.sub("", found)
