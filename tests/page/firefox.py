"""Firefox for tests, driven by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/).

Playwright cannot drive Debian's Firefox.
"""

import contextlib
import itertools
import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection, connect

_FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
_START_S = 60


class FirefoxTab:
    """A tab of Firefox."""

    def __init__(self, line: ClientConnection):
        self._socket = line
        self._command_numbers = itertools.count(1)
        self._request("session.new", capabilities={})
        (self._context,) = (context["context"] for context in self._request("browsingContext.getTree")["contexts"])

    def _request(self, method: str, **params):
        number = next(self._command_numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=_START_S))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def goto(self, url: str) -> None:
        self._request("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def evaluate(self, expression: str) -> str | int | bool | None:
        """Return the value of a JavaScript expression in the tab; it must be a string, a number, a boolean or null."""
        target = {"context": self._context}
        found = self._request("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert found["type"] == "success", found
        return found["result"].get("value")

    def wait_for(self, expression: str, seconds: float = _START_S) -> None:
        """Wait until a JavaScript expression is true in the tab."""
        end_s = time.monotonic() + seconds
        while not self.evaluate(f"Boolean({expression})"):
            assert time.monotonic() < end_s, self.evaluate("document.body.innerText")


@contextlib.contextmanager
def open_firefox(profile: Path) -> Iterator[FirefoxTab]:
    """Yield a tab of a Firefox with a new profile in this folder. Skip the test if there is no Firefox."""
    if not _FIREFOX:
        pytest.skip("no Firefox: install Debian's package firefox-esr")
    command = [_FIREFOX, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", str(profile)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as firefox:
        try:
            assert firefox.stderr
            found = next(filter(None, (re.search(r"BiDi listening on (ws://\S+)", line) for line in firefox.stderr)))
            with connect(f"{found[1]}/session", max_size=None) as line:
                yield FirefoxTab(line)
        finally:
            firefox.kill()
