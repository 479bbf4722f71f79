"""The tray's senses: raw contacts become events of buttons, and raw samples become the contents of slots."""
