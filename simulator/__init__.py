"""The tray's ports on a desktop: virtual hardware, a headless rig, and the page in the browser."""
