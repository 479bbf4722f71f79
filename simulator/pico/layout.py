"""The address and size of the file system in a Pico's flash, as the build of the firmware defines them."""

# The last 1 MB of 2 (MICROPY_HW_FLASH_STORAGE_BYTES of its board definition).
FS_OFFSET = 0x100000
FS_BLOCK = 4096  # the smallest piece of flash that can be erased
FS_BLOCKS = 256
