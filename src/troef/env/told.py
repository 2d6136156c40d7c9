"""What people's programs give, checked: plain integers, or those of NumPy."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

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


def told_all(actions: Any, count: int) -> NDArray[Any]:
    """As many actions as there are rows.

    Raises:
        ActionError: they are not whole numbers, or not as many.
    """
    try:
        chosen = np.asarray(actions)
    except ValueError as error:
        raise ActionError(f"actions are {count} whole numbers, not {actions!r}") from error
    if chosen.shape != (count,) or not np.issubdtype(chosen.dtype, np.integer):
        raise ActionError(f"actions are {count} whole numbers, not {chosen.dtype} of shape {chosen.shape}")
    return chosen


def told_rows(options: Any, count: int) -> "list[int] | None":
    """The rows that `options["reset_mask"]` of Gymnasium names; None where it names none.

    Raises:
        ValueError: options are no dictionary, or the mask has not as many entries as there are rows.

    >>> told_rows({"reset_mask": [True, False, True]}, 3)
    [0, 2]
    """
    if options is not None and not isinstance(options, dict):
        raise ValueError(f"options are a dictionary, not {options!r}")
    named = (options or {}).get("reset_mask")
    if named is None:
        return None
    mask = np.asarray(named)
    if mask.shape != (count,) or mask.dtype != np.bool_:
        raise ValueError(f"'reset_mask' is {count} times True or False, not {mask.dtype} of shape {mask.shape}")
    return [int(row) for row in np.flatnonzero(mask)]
