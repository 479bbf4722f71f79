"""The browser of the tests."""

import contextlib
import os
import shutil

import pytest

CHROMIUM = os.environ.get("TRAY24_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
_LAUNCH_MS = 120_000


@contextlib.contextmanager
def launched(patience_ms):
    """Yield Chromium; expectations wait so long. Skip the test without one."""
    if not CHROMIUM:
        pytest.skip("no Chromium: install Debian's package chromium, or name a browser in TRAY24_CHROMIUM")
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=patience_ms)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"], timeout=_LAUNCH_MS)
        yield browser
        browser.close()
