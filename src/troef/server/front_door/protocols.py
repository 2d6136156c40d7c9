"""The two protocols of the server, HTTP and websocket, with a limit to how long they wait for a client."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame

from troef.server.front_door.connections import BACKLOG, Connections
from troef.server.front_door.rates import LARGEST_BODY
from troef.server.settings import Settings

#: What is said where there is no room, before anything was asked.
NO_ROOM: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 30\r\nconnection: close\r\n"
    b'content-type: application/json\r\ncontent-length: 41\r\n\r\n{"error":{"key":"no-room","facts":{}}}   '
)
#: A view is much like the one before it, which the window of 4 kB still has: it goes out in a twentieth of its size.
#: What clients send is short, and nothing is kept for it. So a connection takes 24 kB for this, and not 45.
COMPRESSION: Final = ServerPerMessageDeflateFactory(
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 4},
)
#: Parts that a message on a websocket may come in.
MOST_PARTS: Final = 64
#: Bytes that wait for a client who asks for more and does not read.
MOST_UNREAD: Final = 1 << 18


class DoorConfig(uvicorn.Config):
    """How uvicorn runs behind the front door: with the connections that there are, and the time that they have."""

    def __init__(self, app: Any, settings: Settings, connections: Connections, host: str, port: int) -> None:
        super().__init__(
            app,
            host=host,
            port=port,
            loop="asyncio",
            http=DoorHTTP,
            ws=DoorSocket,
            ws_max_size=LARGEST_BODY,
            backlog=BACKLOG,
            proxy_headers=False,
            server_header=False,
            access_log=False,
            log_config=None,
            log_level="warning",
            timeout_keep_alive=settings.idle_time,
            timeout_graceful_shutdown=3,
        )
        self.settings = settings
        self.connections = connections


class Deadline:
    """Something that happens unless it is called off in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, act: Callable[[], None]) -> None:
        self._loop = loop
        self._act = act
        self._due: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        """It is due this many seconds from now."""
        self.call_off()
        self._due = self._loop.call_later(seconds, self._act)

    def call_off(self) -> None:
        """It is not due any more."""
        if self._due is not None:
            self._due.cancel()
            self._due = None


class ReadInTime(asyncio.Protocol):
    """Closes whoever does not read what is sent to him."""

    transport: asyncio.Transport

    def _mind_reading(self, config: uvicorn.Config) -> None:
        """From now on; said once, by who is made."""
        assert isinstance(config, DoorConfig)
        self._settings, self._known = config.settings, config.connections
        self._reading = Deadline(asyncio.get_running_loop(), self._hang_up)

    def connection_lost(self, exc: "Exception | None") -> None:
        """He is gone."""
        self._known.go(self.transport)
        self._reading.call_off()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """He does not read."""
        super().pause_writing()
        self._reading.set(self._settings.reading_time)

    def resume_writing(self) -> None:
        """He reads again."""
        super().resume_writing()
        self._reading.call_off()

    def _hang_up(self) -> None:
        self.transport.abort()


class DoorHTTP(ReadInTime, H11Protocol):
    """HTTP that closes whoever takes too long over a request, or over reading the answer."""

    def __init__(self, config: uvicorn.Config, *args: Any, **named: Any) -> None:
        super().__init__(config, *args, **named)
        self._mind_reading(config)
        self._awaited = ""
        self._asking = Deadline(self.loop, self._hang_up)
        self._refused = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody comes: somebody who waits may have to go for him."""
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        goes = self._known.come(transport, self.client[0] if self.client else "")
        if goes is transport:
            self._refused = True
            transport.write(NO_ROOM)
            transport.close()
            return
        if isinstance(goes, asyncio.Transport):
            self._known.go(goes)
            goes.abort()
        self._mind()

    def connection_lost(self, exc: "Exception | None") -> None:
        """He is gone."""
        self._asking.call_off()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something of a request has come."""
        if self._refused:
            return
        super().data_received(data)
        self._mind()

    def on_response_complete(self) -> None:
        """A request is answered, and the next is awaited."""
        super().on_response_complete()
        self._mind()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection is a websocket from now on, and waits for nothing."""
        self._asking.call_off()
        self._known.serve(self.transport)
        super().handle_websocket_upgrade(event)

    def _mind(self) -> None:
        """Set the time for what is awaited: once for each head and each body, however slowly bytes drip in."""
        if self.transport.get_protocol() is not self:
            return  # it has become a websocket
        state = self.conn.their_state
        awaited = "head" if state is h11.IDLE else "body" if state is h11.SEND_BODY else ""
        if awaited == self._awaited:
            return
        self._awaited = awaited
        if awaited:
            self._known.wait(self.transport)
            self._asking.set(self._settings.head_time if awaited == "head" else self._settings.body_time)
        else:
            self._known.serve(self.transport)
            self._asking.call_off()


class DoorSocket(ReadInTime, WebSocketsSansIOProtocol):
    """A websocket that closes whoever does not read, or sends a message in endlessly many parts."""

    def __init__(self, config: uvicorn.Config, *args: Any, **named: Any) -> None:
        super().__init__(config, *args, **named)
        self._mind_reading(config)
        self.conn.available_extensions = [COMPRESSION]

    def handle_cont(self, event: Frame) -> None:
        """A further part of a message."""
        super().handle_cont(event)
        if len(self.frames) > MOST_PARTS:
            self.frames = []
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many parts")
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Answered, unless he does not read the answers."""
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self._hang_up()
        else:
            super().handle_ping()
