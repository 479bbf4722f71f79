"""Chromium, as the tests of the page start it."""

import contextlib
import json
import os
import shutil

import pytest

CHROMIUM = os.environ.get("TRAY24_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
_LAUNCH_MS = 120_000
OTHER_NAME = "tray.test"  # a name of this computer for which browsers make no exception as for localhost
_ARGUMENTS = ["--no-sandbox", f"--host-resolver-rules=MAP {OTHER_NAME} 127.0.0.1"]


@contextlib.contextmanager
def launch_with_preferences(preferences, folder, browser):
    """Yield a context of another Chromium whose profile, in `folder`, has these user preferences."""
    (folder / "Default").mkdir()
    (folder / "Default" / "Preferences").write_text(json.dumps(preferences), encoding="utf-8")
    context = browser.browser_type.launch_persistent_context(
        folder, executable_path=CHROMIUM, args=_ARGUMENTS, timeout=_LAUNCH_MS
    )
    try:
        yield context
    finally:  # also after a failure: its pages would look for the servers of the tests that follow
        context.close()


@contextlib.contextmanager
def launch_chromium(patience_ms):
    """Yield Chromium. Playwright's `expect` then waits up to `patience_ms`. Skip the test if there is no Chromium."""
    if not CHROMIUM:
        pytest.skip("no Chromium: install Debian's package chromium, or name a browser in TRAY24_CHROMIUM")
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=patience_ms)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=_ARGUMENTS, timeout=_LAUNCH_MS)
        yield browser
        browser.close()
