"""The tools in a browser: a tray on its USB, which a page opens. `bridge` runs in Pyodide, all else anywhere."""
