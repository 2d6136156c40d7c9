"""Cells laid into arrays: by the compiled module where it is there, otherwise by NumPy."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

Buffer = Any


def ints(buffer: Buffer) -> NDArray[np.int32]:
    """The memory of a `vec[i32]` as an array, to read."""
    return np.frombuffer(buffer, dtype=np.int32)


def doubles(buffer: Buffer) -> NDArray[np.float64]:
    """The memory of a `vec[float]` as an array, to read."""
    return np.frombuffer(buffer)


def lay_cells(
    rows: NDArray[np.float32],
    width: int,
    ones: Buffer,
    one_ends: Buffer,
    places: Buffer,
    values: Buffer,
    ends: Buffer,
    old_ones: Buffer,
    old_one_ends: Buffer,
    old_places: Buffer,
    old_ends: Buffer,
) -> None:
    """Lay the cells that a `troef.rows.writer.RowWriter` has written into float32 rows of `width`.

    Cells that were there, the old ones and places up to their ends, are set to zero first. A column below zero is
    `~column`, whose value stands in place of what is there; other values are added.
    """
    flat = rows.reshape(-1)
    for was in (_columns(old_ones, old_one_ends, width), _columns(old_places, old_ends, width)):
        flat[np.where(was < 0, ~was, was)] = 0
    _add(flat, _columns(ones, one_ends, width).tolist(), [1.0] * _last(one_ends))
    _add(flat, _columns(places, ends, width).tolist(), doubles(values)[: _last(ends)].tolist())


def _add(flat: NDArray[np.float32], places: list[int], values: list[float]) -> None:
    for place, value in zip(places, values, strict=True):
        if place < 0:
            flat[~place] = value
        else:
            flat[place] += np.float32(value)


def mark_cells(
    rows: NDArray[np.int8], width: int, marks: Buffer, ends: Buffer, old_marks: Buffer, old_ends: Buffer
) -> None:
    """Mark columns of int8 rows of `width` with ones; those that were marked are set to zero first."""
    flat = rows.reshape(-1)
    flat[_columns(old_marks, old_ends, width)] = 0
    flat[_columns(marks, ends, width)] = 1


def _last(ends: Buffer) -> int:
    found = ints(ends)
    return int(found[-1]) if len(found) else 0


def _starts(ends: Buffer, width: int) -> NDArray[np.int64]:
    """For each cell where its row begins."""
    found = ints(ends)
    return np.repeat(np.arange(len(found), dtype=np.int64) * width, np.diff(found, prepend=0))


def _columns(places: Buffer, ends: Buffer, width: int) -> NDArray[np.int64]:
    """The flat places of cells; those of values that stand in place of others stay `~place`."""
    found = ints(places)[: _last(ends)].astype(np.int64)
    starts = _starts(ends, width)
    return np.where(found < 0, ~(starts + ~found), starts + found)


def _compiled(name: str, otherwise: Callable[..., None]) -> Callable[..., None]:
    try:
        found: Callable[..., None] = getattr(import_module("troef_cells"), name)
    except ImportError:
        return otherwise
    return found


lay = _compiled("lay", lay_cells)
mark = _compiled("mark", mark_cells)
