"""A stand-in for the browser's serial ports: the page's one port leads to a stream of the test, through a WebSocket."""

import asyncio
import json
import threading
from pathlib import Path

from app_server import AppServer
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocketDisconnect

from host_tools.link.ports import PRODUCT_ID, VENDOR_ID

STAND_IN = (Path(__file__).parent / "serial.js").read_text(encoding="utf-8")
PICO = {"usbVendorId": VENDOR_ID, "usbProductId": PRODUCT_ID}
NOT_ON_USB: dict[str, int] = {}
_PAUSE_S = 0.001
_MAX_BYTES = 1024


class FakeSerialPort:
    """The port of a page. `stream` reads and writes bytes, and raises OSError once the device has gone.

    `run_locked(action)` calls `action`, which may use the device behind the stream; the page's bytes wait meanwhile.
    `sent` counts the bytes to the page.
    """

    def __init__(self, stream, info=None):
        self.stream = stream
        self.info = PICO if info is None else info
        self.sent = 0
        self.is_plugged = True
        self.unplugs_at: int | None = None  # of the bytes sent
        self._lock = threading.Lock()
        self._host = AppServer().start(Starlette(routes=[WebSocketRoute("/port", self._serve)]))

    def make_script(self) -> str:
        """Return the JavaScript that gives a page this port instead of the browser's."""
        address = self._host.url.replace("http", "ws") + "port"
        return f"globalThis.SERIAL = {json.dumps({'ADDRESS': address, 'INFO': self.info})};\n{STAND_IN}"

    def run_locked(self, action, *arguments, **options):
        with self._lock:
            return action(*arguments, **options)

    def close(self) -> None:
        self.is_plugged = False
        self._host.release_port()

    async def _serve(self, socket) -> None:
        if not self.is_plugged:
            await socket.close()
            return
        await socket.accept()
        writing_task = asyncio.create_task(self._write(socket))
        try:
            while self.is_plugged and not writing_task.done():
                data = await asyncio.to_thread(self._read)
                if data:
                    await socket.send_bytes(data)
                    self.sent += len(data)
                    if self.unplugs_at is not None and self.sent >= self.unplugs_at:
                        self.is_plugged = False
                await asyncio.sleep(_PAUSE_S)
        except (OSError, WebSocketDisconnect, RuntimeError):
            pass
        finally:
            writing_task.cancel()
        if not writing_task.done() or not self.is_plugged:
            await socket.close()

    def _read(self) -> bytes:
        with self._lock:
            return self.stream.read(_MAX_BYTES)

    async def _write(self, socket) -> None:
        try:
            while True:
                data = await socket.receive_bytes()
                with self._lock:
                    self.stream.write(data)
        except (WebSocketDisconnect, KeyError, OSError, RuntimeError):
            pass
