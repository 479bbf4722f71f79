"""The Python part of the page without a server: the tray, which Pyodide runs in a web worker of the page."""
