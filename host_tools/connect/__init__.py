"""The host tools in a browser, whose page opens a tray on USB.

Only `bridge` needs Pyodide; the other modules run anywhere.
"""
