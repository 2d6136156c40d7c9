"""Figures of a running server, as Prometheus reads them, and whether it is well.

`/metrics` is for this machine only, and for the networks in `TROEF_WATCHERS`; `/healthz` is for everybody: a proxy that
asks it sends nobody here while the database does not answer. Nobody's name, table or cards are in them.
"""

import asyncio
from collections.abc import Iterator
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from troef.server.front_door.addresses import Networks
from troef.server.settings import Settings
from troef.table.fault import Fault
from troef.table.hall.hall import Hall

#: Seconds at which answers are counted: what nobody notices, and what everybody does.
SECONDS: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)
#: How long the database may take to answer, in seconds.
PATIENCE: Final = 2.0


class Measures:
    """What is measured of one process: how long answers take, and what is there when somebody looks."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Histogram(
            "troef_http_seconds", "Seconds to answer a request", buckets=SECONDS, registry=self.registry
        )
        self.messages = Histogram(
            "troef_message_seconds", "Seconds to carry out a message of a live table", buckets=SECONDS,
            registry=self.registry,
        )  # fmt: skip
        self._hall: Hall | None = None
        self.registry.register(self)

    def watch(self, hall: Hall) -> None:
        """Count what is in a hall, and what thinks for it."""
        self._hall = hall

    def collect(self) -> Iterator[Metric]:
        """What is there now; asked by the registry."""
        hall = self._hall
        if hall is None:
            return
        tables = list(hall.live_tables)
        guests = sum(len(live.guests) for live in tables)
        playing = sum(1 for live in tables if live.guests and live.table.match is not None and not live.table.over)
        for name, said, value in (
            ("troef_tables", "Tables in memory", len(tables)),
            ("troef_tables_playing", "Tables with somebody there, where a match goes on", playing),
            ("troef_connections", "People connected to tables", guests),
        ):
            yield GaugeMetricFamily(name, said, value)
        for name, count in hall.thinkers.counters.as_dict().items():
            yield CounterMetricFamily(f"troef_thinking_{name}", "See troef.thinking.counters", count)

    def text(self) -> bytes:
        """All figures as text."""
        return generate_latest(self.registry)


@get("/healthz", include_in_schema=False)
async def healthz(state: State) -> Response[dict[str, bool]]:
    """Whether the server is well: the database answers."""
    try:
        async with asyncio.timeout(PATIENCE):
            await state.hall.answers()
    except Exception:
        return Response({"ok": False}, status_code=503)
    return Response({"ok": True})


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """All figures, for who may see them."""
    settings: Settings = state.settings
    client = request.client
    if client is None or client.host not in Networks(settings.watchers):
        raise Fault("unknown-page")
    return Response(
        state.measures.text(), media_type=MediaType.TEXT, headers={"content-type": CONTENT_TYPE_PLAIN_0_0_4}
    )


HEALTH: Final = (healthz, metrics)
