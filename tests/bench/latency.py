"""Latency of a pressed button: to the changed LED frame in the tray's time, and from a frame to the page."""

import argparse
import json
import os
import shutil
import socket
import statistics
import sys
import threading
import time
from bisect import bisect_left
from collections import deque
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "firmware"), str(ROOT)]

from simulator.tray.files import MemoryFiles  # noqa: E402
from simulator.tray.rig import Rig  # noqa: E402
from simulator.web.server import make_app  # noqa: E402
from simulator.web.table.table import Table  # noqa: E402

FRAME_MS = 30
PAGE_MS = 100
# Stores each LED frame that the page received, and when it was on the screen.
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


def contact_to_frame(presses: int) -> list[int]:
    """Return the milliseconds from a contact to the LED frame, with presses in all phases of the tray's scan."""
    rig = Rig(seed=3)
    rig.boot()
    rig.start_match("", "")
    rig.wait_until(lambda: rig.ui.screen.kind != "wait" or rig.ui.screen.name != "play")
    found = []
    for number in range(presses):
        rig.wait_ms(300 + number % 13)
        answer_ms = rig.answer_ms("blue" if number % 3 else "yellow")
        if answer_ms is None:
            raise SystemExit(f"press {number} was not answered by light; the display says: {rig.read_display()}")
        found.append(answer_ms)
    return found


class TimedFrames(deque):
    """The frames of the virtual tray, each with its real time."""

    def __init__(self):
        super().__init__(maxlen=1)
        self.seen: list[tuple[str, float]] = []

    def append(self, item):
        super().append(item)
        frame = item[1].hex()
        if not self.seen or self.seen[-1][0] != frame:
            self.seen.append((frame, time.time() * 1000))


def frame_to_page(presses: int) -> list[float]:
    """Return the milliseconds from each LED frame until the page shows it, or a newer one."""
    from playwright.sync_api import sync_playwright

    browser_path = os.environ.get("TRAY24_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if not browser_path:
        raise SystemExit("no Chromium here: install one, or name it in TRAY24_CHROMIUM")
    table = Table(MemoryFiles(), lambda: 7)
    table.tray.frames = frames = TimedFrames()
    with serving(table) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.add_init_script(WATCH)
        page.goto(url)
        page.wait_for_function("() => window.wire?.readyState === WebSocket.OPEN")
        players = [{"button": 0, "bot": ""}, {"button": 2, "bot": ""}]
        tell(page, {"do": "new", "players": players, "options": {}})
        page.wait_for_timeout(4000)
        frames.seen.clear()
        page.evaluate("window.painted.length = 0")
        for number in range(presses):
            button = 8 if number % 5 == 4 else 9  # four times on, then choose
            tell(page, {"do": "button", "button": button, "down": True})
            page.wait_for_timeout(80)
            tell(page, {"do": "button", "button": button, "down": False})
            page.wait_for_timeout(120)
        page.wait_for_timeout(500)
        painted = page.evaluate("window.painted")
        browser.close()
    return delays(frames.seen, painted)


def delays(seen: list[tuple[str, float]], painted: list[tuple[str, float]]) -> list[float]:
    """Return for each frame of the tray the time to the first painting of it or of a later one."""
    times_ms = [at_ms for _, at_ms in seen]
    shown: list[tuple[int, float]] = []  # (index of the frame, when painted)
    for frame, at_ms in painted:
        newest = bisect_left(times_ms, at_ms)
        index = next((index for index in range(newest - 1, -1, -1) if seen[index][0] == frame), None)
        if index is not None:
            shown.append((index, at_ms))
    found = []
    for index, at_ms in enumerate(times_ms):
        paint_ms = next((paint_ms for shown_index, paint_ms in shown if shown_index >= index), None)
        if paint_ms is not None:
            found.append(paint_ms - at_ms)
    return found


class serving:
    """The real server around a table, in a thread."""

    def __init__(self, table: Table):
        import uvicorn

        self.listener = socket.create_server(("127.0.0.1", 0))
        self.server = uvicorn.Server(uvicorn.Config(make_app(table), log_level="error", timeout_graceful_shutdown=1))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listener]}, daemon=True)

    def __enter__(self) -> str:
        self.thread.start()
        return f"http://127.0.0.1:{self.listener.getsockname()[1]}/"

    def __exit__(self, *_):
        self.server.should_exit = True
        self.thread.join(5)


def tell(page, message: dict) -> None:
    page.evaluate("text => window.wire.send(text)", json.dumps(message))


def summary(times_ms: list) -> dict:
    ordered = sorted(times_ms)
    late = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    return {"median": statistics.median(ordered), "p99": late, "most": ordered[-1], "count": len(ordered)}


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how soon buttons are answered.")
    parser.add_argument("--presses", type=int, default=60)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rows = {
        "contact to LED frame (tray's time)": (summary(contact_to_frame(arguments.presses)), FRAME_MS),
        "LED frame to the page's screen": (summary(frame_to_page(arguments.presses)), PAGE_MS),
    }
    if arguments.json:
        print(json.dumps({what: row for what, (row, _) in rows.items()}))
    else:
        print(f"{'ms':36}{'median':>8}{'p99':>8}{'most':>8}{'wanted':>8}")
        for what, (row, wanted) in rows.items():
            print(f"{what:36}{row['median']:>8.1f}{row['p99']:>8.1f}{row['most']:>8.1f}{wanted:>8}  ({row['count']})")
    return 0 if all(row["p99"] <= wanted for row, wanted in rows.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
