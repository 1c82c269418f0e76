"""Requests as they come in: uvicorn's own way with a parser in C, and with bounds on what one may hold and take."""

from __future__ import annotations

from asyncio import TimerHandle, Transport

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST = 256 * 1024  # bytes of one request, head and body
PATIENCE = 20.0  # seconds until all of it has come


class RequestProtocol(HttpToolsProtocol):
    size = 0  # of what has come of a request that is not whole
    deadline: TimerHandle | None = None  # of the same

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # uvicorn's own is as narrow
        super().connection_made(transport)
        self.wait()

    def data_received(self, data: bytes) -> None:
        if self.deadline is None:
            self.wait()
        self.size += len(data)
        if self.size <= MOST:
            super().data_received(data)
        elif not self.transport.is_closing():
            self.send_400_response("Too much for one request.")

    def wait(self) -> None:
        """Whoever connects and then says nothing, or too slowly, takes a place that others need."""
        self.deadline = self.loop.call_later(PATIENCE, self.transport.close)

    def wait_no_longer(self) -> None:
        self.size = 0
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def on_message_complete(self) -> None:
        self.wait_no_longer()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self.wait_no_longer()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on another protocol has the connection. Parser and protocol hold each other: let go by hand."""
        super().handle_websocket_upgrade()
        self.wait_no_longer()
        self.parser = None  # type: ignore[assignment]
