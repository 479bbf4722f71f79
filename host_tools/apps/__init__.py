"""Apps from this computer: their files, and bringing them to a tray."""
