"""The way between the page's worker and the tools: what Pyodide's JavaScript calls."""

from host_tools.connect.tray import ConnectedTray
from simulator import texts


class _Page:
    """The page, through functions of the worker. `wait` lets the browser work while Python's stack is put aside."""

    def __init__(self, worker, ffi):
        self._worker = worker
        self._ffi = ffi

    def wait(self, seconds):
        self._ffi.run_sync(self._worker.wait(seconds))

    def write(self, data):
        self._worker.write(self._ffi.to_js(data))

    def close(self):
        self._worker.close()

    def show(self, status):
        self._worker.show(status)

    def found(self, tab, request, text):
        self._worker.found(tab, request, text)

    def say(self, tab, words):
        self._worker.say(tab, words)


class _Tray(ConnectedTray):
    """The tray for calls from JavaScript, with its values."""

    def take_buffer(self, data):
        """Take bytes from the port."""
        self.take(data.to_bytes())

    def tell(self, tell):
        """Call `tell(number, text)` for each tab for which there is news."""
        for number, text in self.news():
            tell(number, text)


def open_tray(worker, ffi, language):
    """Return a proxy of the tray, whose texts are in a language.

    `worker` has the functions of `host_tools.connect.page.Page`; `ffi` is `pyodide.ffi`.
    """
    texts.choose(language)
    return ffi.create_proxy(_Tray(_Page(worker, ffi)))
