"""The page's server: the page's files, a WebSocket for each tab, and the tray's time, driven by the wall clock."""

import asyncio
import contextlib
import errno
import io
import ipaddress
import json
import socket
import sys
import traceback
from collections.abc import AsyncIterator, Collection
from functools import partial
from pathlib import Path

import segno
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

from simulator.apps.process import ProcessApps
from simulator.json_values import JsonObject
from simulator.people.presses import IntentError
from simulator.texts import HostTexts, format_error
from simulator.tray.apps import FolderStore, MemoryStore, find_examples
from simulator.tray.data_folder import BROUGHT, VARIABLE, TrayFolder, get_home_folder, reserve_folder
from simulator.tray.files import FolderFiles, MemoryFiles
from simulator.tray.link_server import LinkPortTaken, serve_link
from simulator.user_folders import use_private_umask
from simulator.web import middleware
from simulator.web.follow.replica import FollowTable
from simulator.web.http_server import is_own_page, serve_locally, serve_until_stopped
from simulator.web.page_files import build_page_response, build_page_routes
from simulator.web.records import QUOTA_BYTES, Records
from simulator.web.replay.replay_server import build_record_routes
from simulator.web.replay.watched_records import RunningMatchRecord
from simulator.web.table.seating import PROXY, THIS_COMPUTER, check_room, parse_place
from simulator.web.table.tab import Tab
from simulator.web.table.table import Table
from tray24.ui.toolkit.lights import FULL

_STEP_S = 0.004
_PICTURE_S = 0.016  # no more frames than a screen shows
_AFTER_FAULT_S = 1
_MAX_BURST = 60.0  # messages of a tab that are read without a delay
_MESSAGES_PER_S = 60
_PAGE_PATHS = ("/", "/index.html")
# Codes for closing a WebSocket.
_FAULT = 1011
_FOREIGN = 4403
_SILENT = 4408
_FULL = 4429
_BEAT = "beat"  # a heartbeat: sent to each tab every second, and sent back
_BEAT_S = 1.0
_SILENT_S = 5.0  # without a beat from a tab: its connection is dead, though not closed
_say = HostTexts("play")
_say_message = HostTexts("messages")
_PROBE_ADDRESS = ("192.0.2.1", 9)  # an address reserved for documentation: nothing is sent to it
_ALL_ADDRESSES = ("0.0.0.0", "::", "")
_say_page = HostTexts("page")


def make_app(
    table: Table | FollowTable,
    names: Collection[str] | None = None,
    time_scale: float = 1,
    address: tuple[str, int] = ("localhost", 0),
    uploads: FolderFiles | MemoryFiles | None = None,
) -> Starlette:
    """Return the web application of a table. `uploads` are the files of uploaded records, None to keep them in memory.

    `names` are the host names under which the application answers, besides numeric addresses (None: any). `time_scale`
    is the speed of the tray's time relative to the wall clock. `address` is (host, port) of the server.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        driver = asyncio.create_task(_drive_table(table, time_scale))
        try:
            yield
        finally:
            driver.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await driver
            if error := table.stop():
                _print_message(format_error(error))

    async def invite(request: Request) -> JSONResponse:
        return JSONResponse(build_invitation(*address), headers={"Cache-Control": "no-store"})

    pages = [
        WebSocketRoute("/ws", partial(_accept_tab, table)),
        *(Route(path, lambda request: build_page_response()) for path in _PAGE_PATHS),
    ]
    middlewares = [Middleware(middleware.HostGuard, names)]
    if not isinstance(table, FollowTable):  # a followed tray is shown in the language of the command
        middlewares.insert(0, Middleware(middleware.LanguageMiddleware))
        pages += build_record_routes(
            Records(table.tray.files, RunningMatchRecord(table.log.get_logged_match), uploads), table.find_tab
        )
    pages += [Route("/invitation.json", invite), *build_page_routes()]
    return Starlette(routes=pages, middleware=middlewares, lifespan=lifespan)


def _find_origin(scope: Scope) -> str:
    """Return the origin of a tab: its computer's address, THIS_COMPUTER, or PROXY if a proxy hides the address."""
    if middleware.is_this_computer(scope):
        return THIS_COMPUTER
    return PROXY if middleware.is_forwarded(scope) or not scope["client"] else scope["client"][0].partition("%")[0]


async def _drive_table(table: Table | FollowTable, time_scale: float) -> None:
    """Advance the tray's time with the wall clock, in small steps."""
    clock = asyncio.get_running_loop().time
    start_s = clock()
    elapsed_ms = 0
    printed_count = 0
    while True:
        await asyncio.sleep(_STEP_S)
        ms = int((clock() - start_s) * 1000 * time_scale) - elapsed_ms
        elapsed_ms += ms
        try:
            table.advance(ms)
        except Exception:
            # Report a fault of the simulator itself, but neither stop the tray's time nor flood the console.
            traceback.print_exc()
            await asyncio.sleep(_AFTER_FAULT_S)
        faults = table.tray.faults
        for fault in faults[printed_count:]:  # of the firmware, for a developer
            traceback.print_exception(fault)
        printed_count = len(faults)


async def _accept_tab(table: Table | FollowTable, websocket: WebSocket) -> None:
    """Serve a tab. Close the connection with a reason if the page is of another site, or if there are too many tabs."""
    if not is_own_page(websocket.headers):
        await websocket.close(_FOREIGN, _say_message("foreign"))
        return
    await websocket.accept()
    place, origin = parse_place(websocket.query_params.get("sit", "")), _find_origin(websocket.scope)
    try:
        check_room(table.tabs, place, origin)
    except IntentError as error:
        await websocket.close(_FULL, str(error))
    else:
        await _serve_tab(table, websocket, table.add_tab(place, origin))


async def _serve_tab(table: Table | FollowTable, websocket: WebSocket, tab: Tab) -> None:
    """Serve a tab until it disconnects or has been silent for too long, then remove the tab."""
    senders = [asyncio.create_task(_send_news(table, tab, websocket)), asyncio.create_task(_send_beats(websocket))]
    clock = asyncio.get_running_loop().time
    rate_limiter, last_message_s = _RateLimiter(), clock()
    try:
        while True:
            message = await asyncio.wait_for(websocket.receive(), _SILENT_S)
            if message["type"] == "websocket.disconnect":
                return
            if clock() - last_message_s >= _SILENT_S:
                break
            last_message_s = clock()
            text = message.get("text") or ""
            if text != _BEAT:
                table.handle_message(tab, text)
            await rate_limiter.count_message()
    except TimeoutError:
        pass
    finally:
        table.remove_tab(tab)
        for task in senders:
            task.cancel()
        await asyncio.gather(*senders, return_exceptions=True)
    with contextlib.suppress(RuntimeError):
        await websocket.close(_SILENT)


async def _send_beats(websocket: WebSocket) -> None:
    """Send a heartbeat to a browser every second. The browser sends each heartbeat back."""
    while True:
        await asyncio.sleep(_BEAT_S)
        try:
            await websocket.send_text(_BEAT)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the browser has gone; the reading side closes the tab


class _RateLimiter:
    """A limit for the number of messages that a tab may send per second, so that it does not slow down other tabs.

    A short burst of messages is allowed.
    """

    def __init__(self) -> None:
        self._budget = _MAX_BURST
        self._last_message_s = asyncio.get_running_loop().time()

    async def count_message(self) -> None:
        """Count a message of the tab. If it has sent too many, wait before returning."""
        now_s = asyncio.get_running_loop().time()
        self._budget = min(_MAX_BURST, self._budget + (now_s - self._last_message_s) * _MESSAGES_PER_S) - 1
        self._last_message_s = now_s
        if self._budget < 0:
            await asyncio.sleep(-self._budget / _MESSAGES_PER_S)


async def _send_news(table: Table | FollowTable, tab: Tab, websocket: WebSocket) -> None:
    """Send a tab the newest state whenever it changes. A slow browser gets fewer states, but always the newest."""
    while True:
        await tab.wake.wait()
        tab.wake.clear()
        try:
            news = table.collect_news(tab)
        except Exception:
            # Report a fault of the table, and close the tab, which would get no more news.
            traceback.print_exc()
            with contextlib.suppress(RuntimeError):
                await websocket.close(_FAULT)
            return
        if news:
            try:
                await websocket.send_text(json.dumps(news, separators=(",", ":")))
            except (WebSocketDisconnect, RuntimeError, OSError):
                return  # the browser has gone; the reading side closes the tab
            await asyncio.sleep(_PICTURE_S)


@use_private_umask()
def run_server(
    host: str,
    port: int,
    open_browser: bool,
    time_scale: float = 1,
    link_port: int | None = None,
    kind: str = FULL,
    app: Path | None = None,
) -> int:
    """Serve the page until Ctrl-C. Return the exit code. Port 0 means any free port.

    `time_scale` is the speed of the tray's time relative to the wall clock. `link_port` is the TCP port at which
    programs reach the tray's serial port, None for no such port. `kind` is the kind of tray. `app` is the file of an
    app to start, or None.
    """
    try:
        listener = _listen(host, port)
    except OSError as error:
        reason = error.strerror or str(error)
        option = "--host" if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL else "--port"
        _print_message(_say("cannot-listen", host=host, port=port, reason=reason, option=option))
        return 1
    tray_folder, files = _open_files(kind)
    app_store = FolderStore(tray_folder.folder / "apps") if tray_folder else MemoryStore()
    apps = ProcessApps(app_store, find_examples(), {app.stem: app} if app else {})
    try:
        table = Table(files, dice_file=tray_folder.dice_file if tray_folder else None, kind=kind, apps=apps)
        if app:
            intent = table.presses.open_app(app.stem)
            table.presses.start(intent, lambda error: error and _print_message(str(error)), hurry=True)
        with serve_link(table.tray.serial.host, link_port):
            _serve_table(listener, host, table, tray_folder, open_browser, time_scale)
    except LinkPortTaken as error:
        _print_message(str(error))
        return 1
    finally:
        listener.close()
        if tray_folder:
            tray_folder.release()
    return 0


def _print_message(text: str) -> None:
    print(_say("told", words=text), file=sys.stderr)


def _serve_table(
    listener: socket.socket,
    host: str,
    table: Table,
    tray_folder: TrayFolder | None,
    open_browser: bool,
    time_scale: float,
) -> None:
    if not middleware.is_loopback(host):
        _print_message(_say("open-to-all"))
    shown_host = "localhost" if host in _ALL_ADDRESSES else f"[{host}]" if ":" in host else host
    port = listener.getsockname()[1]
    url = f"http://{shown_host}:{port}/"
    uploads = FolderFiles(tray_folder.folder / BROUGHT, QUOTA_BYTES) if tray_folder else None
    app = make_app(table, middleware.list_own_names(host), time_scale, (host, port), uploads)
    serve_until_stopped(app, listener, _say("name"), url, open_browser)


def _listen(host: str, port: int) -> socket.socket:
    """Return the listening socket. Raise OSError if the address is not available."""
    family, socket_type, protocol, _, address = socket.getaddrinfo(
        host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, socket_type, protocol)
    try:
        if sys.platform != "win32":  # on Windows it would let two programs use the same port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(64)
    except BaseException:
        listener.close()
        raise
    return listener


def _open_files(kind: str) -> tuple[TrayFolder | None, FolderFiles | MemoryFiles]:
    """Reserve a folder for the tray. Return (the folder, the tray's files).

    If the usual folder is in use, reserve another one. If none can be used, return None and files in memory. In both
    cases print a notice on stderr.
    """
    home_folder = get_home_folder()
    try:
        tray_folder = reserve_folder(home_folder, kind)
        files = FolderFiles(tray_folder.folder)
    except OSError as error:
        _print_message(_say("nothing-kept", home=home_folder, reason=error, variable=VARIABLE))
        return None, MemoryFiles(capacity=None)
    if tray_folder.number > 1:
        _print_message(_say("another-tray", number=tray_folder.number, folder=tray_folder.folder))
    return tray_folder, files


def find_public_address(host: str) -> str:
    """Return the address at which other machines can reach a server on `host`, or "" if they cannot."""
    if host == "localhost":
        return ""
    if host in _ALL_ADDRESSES:
        return _find_own_address()
    try:
        is_local = ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host  # a name of this machine
    if is_local:
        return ""
    return f"[{host}]" if ":" in host else host


def _find_own_address() -> str:
    """Return the address of this machine in its network, or "" without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp_socket:
        try:
            udp_socket.connect(_PROBE_ADDRESS)  # chooses the network interface, without sending anything
        except OSError:
            return ""
        address = str(udp_socket.getsockname()[0])
    return "" if ipaddress.ip_address(address).is_loopback else address


def build_invitation(host: str, port: int) -> JsonObject:
    """Return the invitation of other devices as {url, svg, name, words}.

    `svg` is the QR code of the address `url`, `name` the code's label. `words` is the text that says what to do. If
    other devices cannot reach the server, all but `words` are "".
    """
    address = find_public_address(host)
    if not address:
        return {"url": "", "svg": "", "name": "", "words": _say_page("invite-how")}
    url = f"http://{address}:{port}/"
    buffer = io.BytesIO()
    # Light modules are drawn, too: a scanner needs a light background, whatever the page's colors are.
    code = segno.make(url, error="m", micro=False)
    code.save(
        buffer, kind="svg", xmldecl=False, svgns=True, scale=4, border=3, light="#fff", dark="#191815", omitsize=True
    )
    return {
        "url": url,
        "svg": buffer.getvalue().decode(),
        "name": _say_page("invite-name", url=url),
        "words": _say_page("invite-scan", url=url),
    }


def make_follow_app(table: FollowTable) -> Starlette:
    app = make_app(table, middleware.LOCAL_NAMES)
    app.router.routes.insert(0, Route("/", lambda request: build_page_response("js/mirror/main.js", "css/mirror.css")))
    return app


def serve_follow(table: FollowTable, port: int, open_browser: bool, title: str) -> None:
    """Serve a followed tray's page until Ctrl-C. Port 0 means any free port.

    Raise OSError if the port is not available.
    """
    serve_locally(make_follow_app(table), port, open_browser, title)
