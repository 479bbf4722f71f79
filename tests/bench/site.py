"""The tray in the browser without a server: what it loads, how soon it can be used, and what a match then takes."""

import argparse
import shutil
import statistics
import sys
import tempfile
import time
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

from hosting import Host  # noqa: E402

from host_tools.site import building  # noqa: E402
from host_tools.site.addresses import Addresses  # noqa: E402

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
LIMITS = {
    "drawn_s": 1.0,
    "first_ready_s": 6.0,
    "first_mb": 10.0,
    "later_ready_s": 3.0,
    "worker_percent": 25.0,
    "memory_mb": 250.0,
}
LEAST_FPS = 60.0
ROUNDING_FPS = 0.5  # a frame more or less in the time measured


def start(page: Page, url: str) -> tuple[float, float]:
    """Open the page. Return the seconds until the tray is drawn, and until it can be used."""
    begun = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.wait_for_selector(READY, state="attached")
    ready = time.perf_counter() - begun
    paint = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
    return page.evaluate(paint) / 1000, ready


def processes() -> list[psutil.Process]:
    """Return the browser's processes that run pages, without those that draw its own window."""
    words = [(one, one.cmdline()) for one in psutil.Process().children(recursive=True)]
    return [one for one, said in words if "--type=renderer" in said and "--top-chrome-webui" not in said]


def worker_seconds() -> float:
    """Return the processor time of the workers' threads so far."""
    total = 0.0
    for process in processes():
        names = {thread.id: _name(process.pid, thread.id) for thread in process.threads()}
        total += sum(
            thread.user_time + thread.system_time
            for thread in process.threads()
            if names.get(thread.id, "").startswith(WORKERS)
        )
    return total


def _name(process: int, thread: int) -> str:
    try:
        return Path(f"/proc/{process}/task/{thread}/comm").read_text()
    except OSError:
        return ""


def memory_mb() -> float:
    """Return the memory that the pages' processes have for themselves, without what they share with other programs."""
    return sum(one.memory_full_info().uss for one in processes()) / MB


def play(page: Page, seconds: float) -> dict[str, float]:
    """Let four bots play at 4x. Return frames per second, the worker's share of a core, and the memory."""
    page.locator(".bar .speed button[data-x='4']").click()
    page.keyboard.press("n")
    dialog = page.get_by_role("dialog")
    for seat in range(1, 7):
        dialog.get_by_label(f"Seat {seat}", exact=True).select_option("sharp" if seat in (1, 2, 4, 5) else "")
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_selector("[data-view=match]")
    time.sleep(2)
    before, begun = worker_seconds(), time.perf_counter()
    times = page.evaluate(FRAMES, seconds * 1000)
    share = (worker_seconds() - before) / (time.perf_counter() - begun)
    gaps = [later - earlier for earlier, later in zip(times, times[1:], strict=False)]
    return {
        "fps": 1000 * len(gaps) / (times[-1] - times[0]),
        "late_percent": 100 * sum(gap > 25 for gap in gaps) / len(gaps),
        "worker_percent": 100 * share,
        "memory_mb": memory_mb(),
    }


def visit(browser: Browser, url: str, seconds: float) -> dict[str, float]:
    """Open the tray for the first time, again without a network, and let bots play."""
    context = browser.new_context(viewport=SIZE)
    page = context.new_page()
    drawn, ready = start(page, url)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    context.set_offline(True)
    _, later = start(page, url)
    found = play(page, seconds)
    context.close()
    return {"drawn_s": drawn, "first_ready_s": ready, "later_ready_s": later, **found}


class Counted:
    """A server that counts the bytes of its answers."""

    def __init__(self, app):
        self.app = app
        self.sent = 0

    async def __call__(self, scope, receive, send):
        async def count(message):
            if message["type"] == "http.response.body":
                self.sent += len(message.get("body", b""))
            await send(message)

        await self.app(scope, receive, count)


@contextmanager
def site(folder: Path | None):
    """Serve the site, built unless a folder has it, packed as web servers do. Yield its address and its counter."""
    with tempfile.TemporaryDirectory() as place:
        built = folder or Path(place, "site")
        if not folder:
            building.build(built, Addresses())
        files = Starlette(
            routes=[Mount("/", StaticFiles(directory=built, html=True))], middleware=[Middleware(GZipMiddleware)]
        )
        counted = Counted(files)
        host = Host()
        host.start(counted)
        yield f"{host.url}{building.TRAY}/", counted
        host.leave()


def first_match_mb(browser: Browser, url: str, counted: Counted) -> float:
    """Return what a browser that has not been here loads until a match can begin. It keeps nothing for later."""
    page = browser.new_context(viewport=SIZE, service_workers="block").new_page()
    counted.sent = 0
    start(page, url)
    page.context.close()
    return counted.sent / MB


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site", type=Path, help="the folder of a site that is built already")
    parser.add_argument("--times", type=int, default=5, help="visits, whose medians are told (default 5)")
    parser.add_argument("--seconds", type=float, default=15, help="of play in each visit (default 15)")
    parser.add_argument("--browser", default=shutil.which("chromium"), help="Chromium's program")
    arguments = parser.parse_args()
    with sync_playwright() as playwright, site(arguments.site) as (url, counted):
        browser = playwright.chromium.launch(executable_path=arguments.browser, args=["--no-sandbox"])
        loaded = first_match_mb(browser, url, counted)
        visits = [visit(browser, url, arguments.seconds) for _ in range(arguments.times)]
        browser.close()
    medians = {name: statistics.median(one[name] for one in visits) for name in visits[0]} | {"first_mb": loaded}
    missed = [name for name, most in LIMITS.items() if medians[name] > most]
    if medians["fps"] < LEAST_FPS - ROUNDING_FPS:
        missed.append("fps")
    for name, value in medians.items():
        limit = f"at most {LIMITS[name]:g}" if name in LIMITS else f"at least {LEAST_FPS:g}" if name == "fps" else ""
        print(f"{name:15} {value:8.2f}  {limit}{'  MISSED' if name in missed else ''}")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
