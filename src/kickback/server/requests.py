"""Requests as they come in: uvicorn's own way with a parser in C, and with a bound on what one of them may hold."""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST = 256 * 1024  # bytes of one request, head and body


class RequestProtocol(HttpToolsProtocol):
    size = 0  # of what has come of a request that is not whole

    def data_received(self, data: bytes) -> None:
        self.size += len(data)
        super().data_received(data)
        if self.size > MOST and not self.transport.is_closing():
            self.send_400_response("Too much for one request.")

    def on_message_complete(self) -> None:
        self.size = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on another protocol has the connection. Parser and protocol hold each other: let go by hand."""
        super().handle_websocket_upgrade()
        self.size = 0
        self.parser = None  # type: ignore[assignment]
