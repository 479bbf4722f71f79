"""On MicroPython for the desktop: a board whose flash is memory under the LittleFS of the device, asked over stdin.

A line of JSON each: [name, argument], answered by [state, value], state "ok", "error" or "cut". The power fails in a
write or an erase of the flash, of which so many quarters are done.
"""

import json
import os
import sys
from binascii import a2b_base64, b2a_base64

BLOCK = 4096
BLOCKS = 96
EIO = 5


class Flash:
    """A block device of MicroPython. `cut_in`: so many operations more, of the last some `quarters`. Dead, it does nothing."""

    def __init__(self, data):
        self.data = data
        self.cut_in = 0
        self.quarters = 0
        self.dead = False

    def readblocks(self, block, buffer, offset=0):
        if self.dead:
            return -EIO
        start = block * BLOCK + offset
        buffer[:] = self.data[start : start + len(buffer)]

    def writeblocks(self, block, buffer, offset=0):
        return self._change(block * BLOCK + offset, buffer)

    def ioctl(self, operation, argument):
        if operation == 4:
            return BLOCKS
        if operation == 5:
            return BLOCK
        if operation == 6:
            return self._change(argument * BLOCK, b"\xff" * BLOCK) or 0

    def _change(self, start, new):
        if self.dead:
            return -EIO
        whole = len(new)
        if self.cut_in:
            self.cut_in -= 1
            if not self.cut_in:
                self.dead = True
                whole = whole * self.quarters // 4
        self.data[start : start + whole] = memoryview(new)[:whole]
        return -EIO if self.dead else None


class Board:
    """Its files are at /; what a program prints is its answer.

    The memory of its flash is made once: pieces of this size are not found again in a heap that is in use.
    """

    def __init__(self):
        self.memory = bytearray(BLOCK * BLOCKS)
        self.kept = bytearray(BLOCK * BLOCKS)
        self.flash = Flash(self.memory)

    def new(self, files):
        """A flash with these files (path -> base64); `load` comes back to it."""
        for start in range(0, len(self.memory), BLOCK):
            self.memory[start : start + BLOCK] = b"\xff" * BLOCK
        os.VfsLfs2.mkfs(self.flash, progsize=256)
        self._mount()
        for path in sorted(files):
            parts = path.split("/")
            for depth in range(2, len(parts)):
                if parts[depth - 1] not in os.listdir("/".join(parts[: depth - 1]) or "/"):
                    os.mkdir("/".join(parts[:depth]))
            with open(path, "wb") as file:
                file.write(a2b_base64(files[path]))
        self.kept[:] = self.memory

    def load(self, _):
        self._power_on()
        self.memory[:] = self.kept
        self._mount()

    def cut(self, place):
        self.flash.cut_in, self.flash.quarters = place

    def run(self, program):
        exec(program, self.space)
        return "".join(self.said)

    def start(self, _):
        """Power: boot.py runs. What it raises ends it."""
        place = self.flash.cut_in, self.flash.quarters
        self._power_on()
        self.cut(place)
        self._mount()
        try:
            with open("/boot.py") as file:
                program = file.read()
        except OSError:
            return
        exec(program, self.space)

    def files(self, _):
        found = {}
        folders = [""]
        while folders:
            folder = folders.pop()
            for entry in os.ilistdir(folder or "/"):
                path = folder + "/" + entry[0]
                if entry[1] == 0x4000:
                    folders.append(path)
                else:
                    with open(path, "rb") as file:
                        found[path] = b2a_base64(file.read()).decode()
        return found

    def _power_on(self):
        """The flash is alive; nothing of the time before, a file left open perhaps, reaches it any more."""
        self.flash.dead = True
        self.flash = Flash(self.memory)

    def _mount(self):
        self.said = []
        self.space = {
            "__name__": "__main__",
            "print": lambda *words: self.said.append(" ".join(map(str, words)) + "\n"),
        }
        os.umount("/")
        os.mount(os.VfsLfs2(self.flash, progsize=256, readsize=32, lookahead=32), "/")


def serve():
    board = Board()
    while line := sys.stdin.readline():
        name, argument = json.loads(line)
        board.said = []
        try:
            answer = ["ok", getattr(board, name)(argument)]
        except Exception as error:
            answer = ["error", repr(error)]
        if board.flash.dead:
            answer = ["cut", None]
        print(json.dumps(answer))


serve()
