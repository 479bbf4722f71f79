"""The way between the page's worker and the tray: what Pyodide's JavaScript calls. It runs in Pyodide only."""

from simulator.browser.tray import BrowserTray


def open_tray(kept, keep, tell_app, hung_app, ffi):
    """Return a proxy of the tray. `kept` is an array of [name, Uint8Array, seconds]; `keep` takes the same three.

    `tell_app(name)` and `hung_app` are those of BrowserTray; `ffi` is `pyodide.ffi`.
    """
    entries = {name: (bytes(data), int(written_s)) for name, data, written_s in kept.to_py()}
    tray = BrowserTray(
        entries, lambda name, data, written_s: keep(name, ffi.to_js(data), written_s), tell_app, hung_app
    )
    return ffi.create_proxy(tray)
