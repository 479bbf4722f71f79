"""Measure the page in Chromium: the delay of LED frames, and the built site's loading time, speed and memory.

.venv/bin/python tests/bench/page.py [--site FOLDER] [--times 5] [--seconds 15]
"""

import argparse
import json
import shutil
import statistics
import sys
import tempfile
import time
from collections import deque
from contextlib import contextmanager
from pathlib import Path

import psutil
from playwright.sync_api import Browser, Page, sync_playwright
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "firmware"), str(ROOT), str(ROOT / "tests" / "page")]

from app_server import AppServer  # noqa: E402

from host_tools.site import builder  # noqa: E402
from host_tools.site.languages import Addresses  # noqa: E402
from simulator.tray.files import MemoryFiles  # noqa: E402
from simulator.web.server import make_app  # noqa: E402
from simulator.web.table.table import Table  # noqa: E402

MB = 1_000_000
SIZE = {"width": 1280, "height": 800}
READY = "html[data-online=true] .how li"
WORKERS = ("SharedWorker", "DedicatedWorker")  # threads of Chromium; Linux keeps 15 letters of a name
FRAMES = """ms => new Promise(done => {
  const times = [];
  const note = now => {
    times.push(now);
    if (now - times[0] < ms) requestAnimationFrame(note);
    else done(times);
  };
  requestAnimationFrame(note);
})"""
# Notes each LED frame that the page receives, and the time when it is on the screen.
WATCH = """
window.painted = [];
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...words) {
    super(...words);
    window.wire = this;
    this.addEventListener('message', event => {
      const { led } = JSON.parse(event.data);
      if (!led) return;
      const note = () => window.painted.push([led, performance.timeOrigin + performance.now()]);
      requestAnimationFrame(() => requestAnimationFrame(note));
    });
  }
};
"""
PRESSES = 60
LIMITS = {
    "frame_ms": 100.0,
    "drawn_s": 1.0,
    "first_ready_s": 6.0,
    "first_mb": 10.0,
    "later_ready_s": 3.0,
    "worker_percent": 25.0,
    "memory_mb": 250.0,
}
MIN_FPS = 60.0
ROUNDING_FPS = 0.5  # one frame more or less in the measured time


def open_page(page: Page, url: str) -> tuple[float, float]:
    """Open the page. Return the seconds until the tray is drawn, and until it can be used."""
    start_s = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.wait_for_selector(READY, state="attached")
    ready_s = time.perf_counter() - start_s
    paint_expression = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
    return page.evaluate(paint_expression) / 1000, ready_s


def list_page_processes() -> list[psutil.Process]:
    """Return the browser's processes that show web pages, but not those that draw the browser's own window."""
    command_lines = [(process, process.cmdline()) for process in psutil.Process().children(recursive=True)]
    return [
        process
        for process, arguments in command_lines
        if "--type=renderer" in arguments and "--top-chrome-webui" not in arguments
    ]


def measure_worker_s() -> float:
    """Return the processor seconds that the threads of the page's web workers have used so far."""
    total = 0.0
    for process in list_page_processes():
        names = {thread.id: _read_thread_name(process.pid, thread.id) for thread in process.threads()}
        total += sum(
            thread.user_time + thread.system_time
            for thread in process.threads()
            if names.get(thread.id, "").startswith(WORKERS)
        )
    return total


def _read_thread_name(process: int, thread: int) -> str:
    try:
        return Path(f"/proc/{process}/task/{thread}/comm").read_text()
    except OSError:
        return ""


def measure_memory_mb() -> float:
    """Return the megabytes of private memory of the processes that run pages.

    Memory that they share with other processes is not counted.
    """
    return sum(process.memory_full_info().uss for process in list_page_processes()) / MB


def play_bots(page: Page, seconds: float) -> dict[str, float]:
    """Let four bots play at four times the usual speed, and measure for `seconds`.

    Return frames per second, the share of late frames, the worker's share of a core, and the memory.
    """
    page.locator(".bar .speed button[data-x='4']").click()
    page.keyboard.press("n")
    dialog = page.get_by_role("dialog")
    for seat in range(1, 7):
        dialog.get_by_label(f"Seat {seat}", exact=True).select_option("sharp" if seat in (1, 2, 4, 5) else "")
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_selector("[data-view=match]")
    time.sleep(2)
    worker_s_before, start_s = measure_worker_s(), time.perf_counter()
    times = page.evaluate(FRAMES, seconds * 1000)
    share = (measure_worker_s() - worker_s_before) / (time.perf_counter() - start_s)
    gaps = [later - earlier for earlier, later in zip(times, times[1:], strict=False)]
    return {
        "fps": 1000 * len(gaps) / (times[-1] - times[0]),
        "late_percent": 100 * sum(gap > 25 for gap in gaps) / len(gaps),
        "worker_percent": 100 * share,
        "memory_mb": measure_memory_mb(),
    }


def measure_visit(browser: Browser, url: str, seconds: float) -> dict[str, float]:
    """Open the tray in the browser for the first time, then once more without a network, and let bots play.

    Return {name: figure}: the seconds until the tray is drawn, until it can be used the first and the second time, and
    the figures of `play_bots`.
    """
    context = browser.new_context(viewport=SIZE)
    page = context.new_page()
    drawn_s, ready_s = open_page(page, url)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    context.set_offline(True)
    _, later_s = open_page(page, url)
    figures = play_bots(page, seconds)
    context.close()
    return {"drawn_s": drawn_s, "first_ready_s": ready_s, "later_ready_s": later_s, **figures}


class ByteCounter:
    """An ASGI app that counts the bytes of its responses."""

    def __init__(self, app):
        self.app = app
        self.sent = 0

    async def __call__(self, scope, receive, send):
        async def count_and_send(message):
            if message["type"] == "http.response.body":
                self.sent += len(message.get("body", b""))
            await send(message)

        await self.app(scope, receive, count_and_send)


@contextmanager
def serve_site(folder: Path | None):
    """Serve the site in `folder`, or one built now, compressed.

    Yield its address and the `ByteCounter` of its responses.
    """
    with tempfile.TemporaryDirectory() as temporary_folder:
        site_folder = folder or Path(temporary_folder, "site")
        if not folder:
            builder.build_site(site_folder, Addresses())
        files = Starlette(
            routes=[Mount("/", StaticFiles(directory=site_folder, html=True))], middleware=[Middleware(GZipMiddleware)]
        )
        counter = ByteCounter(files)
        host = AppServer()
        host.start(counter)
        yield f"{host.url}{builder.TRAY}/", counter
        host.release_port()


def measure_first_match_mb(browser: Browser, url: str, counter: ByteCounter) -> float:
    """Return the megabytes that a browser with an empty cache loads before a match can begin.

    The site's service worker is blocked, so that it does not load files for later use.
    """
    page = browser.new_context(viewport=SIZE, service_workers="block").new_page()
    counter.sent = 0
    open_page(page, url)
    page.context.close()
    return counter.sent / MB


class TimedFrames(deque):
    """The LED frames of the virtual tray.

    `seen` lists each frame that differs from the one before, with its real time (ms).
    """

    def __init__(self):
        super().__init__(maxlen=1)
        self.seen: list[tuple[str, float]] = []

    def append(self, item):
        super().append(item)
        frame = item[1].hex()
        if not self.seen or self.seen[-1][0] != frame:
            self.seen.append((frame, time.time() * 1000))


def measure_frame_ms(browser: Browser) -> float:
    """Return the delay in ms within which the page has painted 99 % of the LED frames, or newer frames."""
    table = Table(MemoryFiles(), lambda: 7)
    table.tray.frames = frames = TimedFrames()
    host = AppServer().start(make_app(table))
    page = browser.new_page(viewport=SIZE)
    page.add_init_script(WATCH)
    page.goto(host.url)
    page.wait_for_function("() => window.wire?.readyState === WebSocket.OPEN")
    send_message(page, {"do": "new", "players": [{"button": 0, "bot": ""}, {"button": 2, "bot": ""}], "options": {}})
    page.wait_for_timeout(4000)
    frames.seen.clear()
    page.evaluate("window.painted.length = 0")
    for number in range(PRESSES):
        button = 8 if number % 5 == 4 else 9  # move the cursor four times, then choose
        for is_down, pause_ms in ((True, 80), (False, 120)):
            send_message(page, {"do": "button", "button": button, "down": is_down})
            page.wait_for_timeout(pause_ms)
    page.wait_for_timeout(500)
    delays = compute_delays(frames.seen, page.evaluate("window.painted"))
    page.close()
    host.release_port()
    return statistics.quantiles(delays, n=100)[-1]


def send_message(page: Page, message: dict) -> None:
    page.evaluate("text => window.wire.send(text)", json.dumps(message))


def compute_delays(sent_frames: list[tuple[str, float]], painted: list[tuple[str, float]]) -> list[float]:
    """Return, for each frame of the tray, the ms until the page first paints this frame or a later one.

    `sent_frames` and `painted` are (frame, time in ms): the frames of the tray, and those painted by the page.
    """
    shown_frames: list[tuple[int, float]] = []  # (index of the frame, when painted)
    for frame, at_ms in painted:
        matching_indexes = [
            index for index, (other, since_ms) in enumerate(sent_frames) if other == frame and since_ms < at_ms
        ]
        shown_frames += [(matching_indexes[-1], at_ms)] if matching_indexes else []
    delays = []
    for index, (_, since_ms) in enumerate(sent_frames):
        delays += [at_ms - since_ms for later, at_ms in shown_frames if later >= index][:1]
    return delays


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site", type=Path, help="the folder of a site that is built already")
    parser.add_argument("--times", type=int, default=5, help="visits, whose medians are told (default 5)")
    parser.add_argument("--seconds", type=float, default=15, help="of play in each visit (default 15)")
    parser.add_argument("--browser", default=shutil.which("chromium"), help="Chromium's program")
    arguments = parser.parse_args()
    with sync_playwright() as playwright, serve_site(arguments.site) as (url, counter):
        browser = playwright.chromium.launch(executable_path=arguments.browser, args=["--no-sandbox"])
        figures_once = {
            "frame_ms": measure_frame_ms(browser),
            "first_mb": measure_first_match_mb(browser, url, counter),
        }
        visits = [measure_visit(browser, url, arguments.seconds) for _ in range(arguments.times)]
        browser.close()
    medians = {name: statistics.median(visit[name] for visit in visits) for name in visits[0]} | figures_once
    missed_figures = [name for name, maximum in LIMITS.items() if medians[name] > maximum]
    if medians["fps"] < MIN_FPS - ROUNDING_FPS:
        missed_figures.append("fps")
    for name, value in medians.items():
        limit = f"at most {LIMITS[name]:g}" if name in LIMITS else f"at least {MIN_FPS:g}" if name == "fps" else ""
        print(f"{name:15} {value:8.2f}  {limit}{'  MISSED' if name in missed_figures else ''}")
    return 1 if missed_figures else 0


if __name__ == "__main__":
    raise SystemExit(main())
