"""Decisions in Parquet files: their columns, and a file of some episodes as bytes."""

import json
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any, Final

import numpy as np

from troef.env.spaces import Space
from troef.sim.decisions import DataPlan, Decision, decisions

#: Rows that are kept in memory before they are written.
ROWS: Final = 1000


def labels(space: Space) -> list[str]:
    """What each number of an observation says: `hand/0: KH`."""
    return [f"{block.name}: {label}" for block in space.columns for label in block.labels]


def schema(plan: DataPlan) -> Any:
    """The columns of a file. What the numbers of `observation` and `action` say is in the metadata of these fields."""
    import pyarrow as pa

    space = plan.space()
    actions = json.dumps([action.text for action in space.actions], ensure_ascii=False)
    fields = [
        pa.field("episode", pa.int64(), nullable=False),
        pa.field("seed", pa.string(), nullable=False),
        pa.field("deal", pa.int32(), nullable=False),
        pa.field("step", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("bot", pa.string(), nullable=False),
        pa.field("view", pa.string(), nullable=False),
        pa.field("observation", pa.list_(pa.float32(), space.width), nullable=False).with_metadata(
            {"columns": json.dumps(labels(space), ensure_ascii=False)}
        ),
        pa.field("spelled", pa.list_(pa.int32()), nullable=False),
        pa.field("legal", pa.list_(pa.int32()), nullable=False),
        pa.field("action", pa.int32(), nullable=False).with_metadata({"actions": actions}),
        pa.field("move", pa.string(), nullable=False),
        pa.field("outcome", pa.float32()),
    ]
    if plan.worlds:
        fields += [pa.field("truth", pa.string(), nullable=False), pa.field("worlds", pa.list_(pa.string()))]
    return pa.schema(fields)


def make_shard(plan: DataPlan, numbers: range) -> bytes:
    """The file of some episodes: it depends on the plan and their numbers only, not on who makes it.

    Raises:
        MatchFault: one of them could not be played to its end.
    """
    import pyarrow as pa
    import pyarrow.parquet

    shape = schema(plan)
    sink = pa.BufferOutputStream()
    with pyarrow.parquet.ParquetWriter(sink, shape, compression="zstd") as writer:
        for rows in _portions(chain.from_iterable(decisions(plan, number) for number in numbers)):
            writer.write_table(_table(rows, shape))
    return bytes(sink.getvalue())


def _portions(rows: Iterable[Decision]) -> Iterator[list[Decision]]:
    portion: list[Decision] = []
    for row in rows:
        portion.append(row)
        if len(portion) == ROWS:
            yield portion
            portion = []
    if portion:
        yield portion


def _table(rows: list[Decision], shape: Any) -> Any:
    import pyarrow as pa

    columns = []
    for field in shape:
        values = [getattr(row, field.name) for row in rows]
        if field.name == "observation":
            flat = pa.array(np.concatenate(values))
            columns.append(pa.FixedSizeListArray.from_arrays(flat, field.type.list_size))
        else:
            columns.append(pa.array(values, field.type))
    return pa.Table.from_arrays(columns, schema=shape)
