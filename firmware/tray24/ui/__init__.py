"""The user interface of the tray: what its display, lights, buttons and sounds do. The package accesses no hardware."""
