"""The tools in a browser, whose page opens a tray on USB. `bridge` needs Pyodide; the other modules run anywhere."""
