"""Where the firmware's build puts things: its file system in the flash, its C stack in the RAM of a Pico."""

# The last 1 MB of 2 (MICROPY_HW_FLASH_STORAGE_BYTES of its board definition).
FS_OFFSET = 0x100000
FS_BLOCK = 4096  # the smallest piece of flash that can be erased
FS_BLOCKS = 256

_STACK_BOTTOM = 0x3F000  # from the start of the RAM; see patches/longer-c-stack.patch
_STACK_TOP = 0x42000


def stack_bytes(ram: bytes) -> int:
    """Return how deep the C stack was at its deepest since power-on, when the RAM was all zeros."""
    return len(bytes(ram[_STACK_BOTTOM:_STACK_TOP]).lstrip(b"\0"))
