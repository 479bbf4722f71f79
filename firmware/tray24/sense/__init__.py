"""The tray's sensing code. It turns raw contacts into events of buttons, and raw samples into contents of slots."""
