"""Mount the file system before anything else runs; format it only where the flash is blank."""

from tray24.board import storage

storage.mount()
