"""Who asks for something, as far as a server can tell: what limits are counted by."""

from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Visitor:
    """Somebody with a share of his own: `kind` says how he is known (`address`, `account`), `name` who he is."""

    kind: str
    name: str


#: Whose request is being answered here; None: nobody's, the server itself does something.
ASKING: Final[ContextVar[Visitor | None]] = ContextVar("asking", default=None)
