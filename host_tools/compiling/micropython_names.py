"""The names that MicroPython's own firmware has, read from its UF2: none of them may be given another meaning.

They stand in micropython_names.txt, so that modules can be made smaller without the UF2. To write them anew for another
version:
`python -m host_tools.compiling.micropython_names > host_tools/compiling/micropython_names.txt`.
"""

import struct

from host_tools import firmware, uf2

_LEAST = 100  # pointers to texts in a row that are a pool of names; other tables are shorter
_LONGEST = 64
_WORD = 4


def names_in(data: bytes) -> list[str]:
    """The names in the pools of a firmware (py/qstr.h: a pool ends with an array of pointers to its texts)."""
    pages = uf2.read(data)
    flash = bytearray(b"\xff" * (max(pages) + uf2.PAGE))
    for offset, page in pages.items():
        flash[offset : offset + uf2.PAGE] = page
    names: set[str] = set()
    row: list[str] = []
    for (word,) in struct.iter_unpack("<I", flash[: len(flash) // _WORD * _WORD]):
        text = _text(flash, word - uf2.FLASH)
        if text is not None:
            row.append(text)
            continue
        if len(row) >= _LEAST:
            names.update(row)
        row = []
    return sorted(name for name in names if name.isidentifier())


def _text(flash: bytearray, offset: int) -> str | None:
    """The text that begins there and ends with a zero; None when there is none."""
    if not 0 <= offset < len(flash):
        return None
    end = flash.find(0, offset, offset + _LONGEST)
    text = flash[offset:end].decode("latin-1")
    return text if end >= 0 and all(" " <= letter <= "~" or letter in "\n\r\t" for letter in text) else None


if __name__ == "__main__":
    print("\n".join(names_in(firmware.uf2_path().read_bytes())))
