"""Mount the file system before anything else runs; format it only if the flash is erased."""

from tray24.device import storage

storage.mount()
