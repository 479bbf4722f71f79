"""Programs that the host's tools run at a board's MicroPython prompt; they need nothing of the tray."""
