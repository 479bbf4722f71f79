"""Make the pictures of the page for README.md: each game in play, and the end of a round.

Run this file as a program.
"""

import argparse
import base64
import random
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "firmware"), str(ROOT), str(ROOT / "tests" / "page")]

from app_server import AppServer  # noqa: E402
from page_player import KEEP_TOASTS, Player  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from simulator.tray.files import MemoryFiles  # noqa: E402
from simulator.tray.optics import STILL  # noqa: E402
from simulator.web.server import make_app  # noqa: E402
from simulator.web.table.table import Table  # noqa: E402

FOLDER = ROOT / "simulator" / "pictures"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
_SPEED = 8  # of the tray's time
_QUALITY = 88  # of WebP, per cent


@dataclass(frozen=True)
class Scene:
    """A picture: the name of its file, the title of the game, the players at their seats, and when it is taken."""

    name: str
    game: str
    seats: dict[int, str]
    actions: int = 0  # of the player before the picture; 0: at the end of the first hand
    seed: int = 7
    options: dict[str, str] = field(default_factory=dict)


SCENES = (
    Scene("basic", "Tray game", {1: "you", 2: "sharp", 4: "sharp", 5: "sharp"}, actions=6),
    Scene("center", "Center die", {1: "you", 3: "sharp", 5: "sharp"}, actions=4),
    Scene("line", "Dice line", {1: "you", 4: "sharp"}, actions=4),
    Scene("yacht", "Yacht", {1: "you", 4: "sharp"}, actions=12),
    Scene("dominoes", "Dominoes", {1: "you", 3: "sharp", 5: "sharp"}, actions=6),
    Scene("hand-end", "Tray game", {1: "you", 3: "sharp", 5: "sharp"}, seed=9),
)


def play_scene(page: Page, scene: Scene, url: str) -> None:
    """Play on a page until it shows what the picture of this scene needs."""
    player = Player(page, url).open()
    player.start_match(seats=scene.seats, game=scene.game, **scene.options)
    if not scene.actions:
        player.play_until(lambda: player.is_visible(".worth"))
        page.wait_for_function(
            "() => document.querySelector('.happening').hidden && document.querySelectorAll('.worth').length > 3"
        )
        return
    player.play_until(lambda: sum(player.done.values()) >= scene.actions)
    player.wait_until(lambda: player.is_visible(".hand:not(.welcome, .winner) :is(.grab.ready, .act), .box.can"))


def capture_scene(
    browser: Browser, scene: Scene, size: dict[str, int], scheme: str, write_file: Callable[[bytes], object]
) -> None:
    """Play a scene in a new browser window, and write its picture."""
    rng = random.Random(scene.seed)
    table = Table(MemoryFiles(), lambda: rng.getrandbits(30), model=STILL)
    host = AppServer().start(make_app(table, time_scale=_SPEED))
    context = browser.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce")
    context.add_init_script(KEEP_TOASTS)
    page = context.new_page()
    try:
        play_scene(page, scene, host.url)
        page.mouse.move(1, 1)
        screenshot = context.new_cdp_session(page).send(
            "Page.captureScreenshot", {"format": "webp", "quality": _QUALITY}
        )
        write_file(base64.b64decode(screenshot["data"]))
    finally:
        context.close()
        host.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="only these pictures")
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder of the pictures")
    parser.add_argument("--chromium", default="chromium", help="the browser's command")
    parser.add_argument("--all", action="store_true", help="each in both sizes and both color schemes, to look at")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    command = shutil.which(arguments.chromium) or arguments.chromium
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=command, args=["--no-sandbox"])
        for scene in SCENES:
            if arguments.names and scene.name not in arguments.names:
                continue
            capture_scene(browser, scene, DESKTOP, "dark", (arguments.out / f"{scene.name}.webp").write_bytes)
            for name, size, scheme in (
                ("light", DESKTOP, "light"),
                ("phone", PHONE, "dark"),
                ("phone-light", PHONE, "light"),
            ):
                if arguments.all:
                    capture_scene(
                        browser, scene, size, scheme, (arguments.out / f"{scene.name}-{name}.webp").write_bytes
                    )
        browser.close()


if __name__ == "__main__":
    main()
