"""The bridge between the worker of the page and the host tools: JavaScript calls this module through Pyodide."""

from host_tools.connect.tray import ConnectedTray
from simulator import texts


class _Page:
    """The page as the tools see it: its methods call functions of the page's worker.

    `wait` suspends Python's stack, so that the browser can work meanwhile.
    """

    def __init__(self, worker, ffi):
        self._worker = worker
        self._ffi = ffi

    def wait(self, seconds):
        self._ffi.run_sync(self._worker.wait(seconds))

    def write(self, data):
        self._worker.write(self._ffi.to_js(data))

    def close(self):
        self._worker.close()

    def show_status(self, status):
        self._worker.showStatus(status)

    def reply(self, tab, request, text):
        self._worker.reply(tab, request, text)

    def show_message(self, tab, text):
        self._worker.showMessage(tab, text)


class _Tray(ConnectedTray):
    """A connected tray whose methods take values of JavaScript."""

    def receive_buffer(self, data):
        """Receive bytes from the serial port, in a JavaScript buffer."""
        self.receive_bytes(data.to_bytes())

    def send_news(self, send):
        """Call `send(number, text)` for each message that is due: the number of its tab, and the message as JSON."""
        for number, text in self.collect_news():
            send(number, text)


def open_tray(worker, ffi, language):
    """Return a JavaScript proxy of a tray, with texts in this language.

    `worker` has the functions of `host_tools.connect.page.Page`, in camel case; `ffi` is `pyodide.ffi`.
    """
    texts.set_language(language)
    return ffi.create_proxy(_Tray(_Page(worker, ffi)))
