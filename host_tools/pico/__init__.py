"""An emulated tray that can be touched: its parts."""
