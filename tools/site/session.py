"""Examples with what they really print."""

import ast
import contextlib
import io
from typing import Any


def session(*lines: str) -> str:
    """Lines of Python run one after another, as a block of code with what each gives.

    >>> session("cards = 32", "cards // 4")
    '```python\\n>>> cards = 32\\n>>> cards // 4\\n8\\n```\\n'
    """
    names: dict[str, Any] = {}
    told: list[str] = []
    for line in lines:
        told.append(f">>> {line}")
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            statement = ast.parse(line).body[0]
            if isinstance(statement, ast.Expr):
                value = eval(line, names)
                if value is not None:
                    print(repr(value))
            else:
                exec(line, names)
        told += printed.getvalue().splitlines()
    return "\n".join(["```python", *told, "```", ""])
