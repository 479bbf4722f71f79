"""The way between the page's worker and the tray: what Pyodide's JavaScript calls. It runs in Pyodide only."""

from simulator.browser.tray import BrowserTray


def open_tray(kept, keep, ffi):
    """Return a proxy of the tray. `kept` is an array of [name, Uint8Array, seconds]; `keep` takes the same three.

    `ffi` is `pyodide.ffi`.
    """
    entries = {name: (bytes(data), int(written_s)) for name, data, written_s in kept.to_py()}
    tray = BrowserTray(entries, lambda name, data, written_s: keep(name, ffi.to_js(data), written_s))
    return ffi.create_proxy(tray)
