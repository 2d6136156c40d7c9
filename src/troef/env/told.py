"""Actions as people's programs give them: plain integers, or those of NumPy."""

from typing import Any

import numpy as np

from troef.env.actions import ActionError


def told(action: Any) -> int:
    """The number of an action.

    Raises:
        ActionError: it is no whole number.

    >>> told(np.int64(3))
    3
    """
    if isinstance(action, bool) or not isinstance(action, int | np.integer):
        if isinstance(action, np.ndarray) and action.ndim == 0 and np.issubdtype(action.dtype, np.integer):
            return int(action)
        raise ActionError(f"an action is a whole number, not {action!r}")
    return int(action)
