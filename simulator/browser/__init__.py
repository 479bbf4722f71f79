"""The tray in a browser without a server: the part that runs in Pyodide, in a worker of the page."""
