"""Where the firmware's build puts things: its file system in the flash, its C stack in the RAM of a Pico."""

# The last 1 MB of 2 (MICROPY_HW_FLASH_STORAGE_BYTES of its board definition).
FS_OFFSET = 0x100000
FS_BLOCK = 4096  # the smallest piece of flash that can be erased
FS_BLOCKS = 256

# From the start of the RAM (patches/longer-c-stack.patch). The interpreter faults before the stack is full.
STACK_BOTTOM = 0x3F000
STACK_TOP = 0x42000
