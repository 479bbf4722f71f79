"""Brings a board's files to a state, all at once: they are laid beside what is there, checked, and then switched.

The new files go into a folder of the deployment, each is read back, and nothing else changes. Then a plan of what goes
where becomes valid by one rename: that of the program `on_board/switch.py` to boot.py, which carries it out at the next
start, before the tray. So at any instant the board starts with all of the old files or with all of the new ones, and
what was laid there before an interruption is not sent again.
"""

import hashlib
import inspect
from base64 import b64encode
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

from host_tools.cli import Failure
from host_tools.link.prompt import BoardError
from host_tools.on_board import survey, switch

STAGE = switch.STAGE
BOOT = "/boot.py"
# What belongs to the tray, and nothing else on the board does.
OWN = ("/main.py", "/lib/tray24")
_SWITCH = STAGE + "/switch"
_CHUNK = 6144  # bytes sent at once: three of them are four letters of base64
_BLOCK = 4096
_SPARE_BLOCKS = 12  # for folders, and for LittleFS to move them
_NO_SPACE = "ENOSPC"
_FOLDER = "/"


class Board(Protocol):
    """What a deployment needs of a Prompt."""

    name: str

    def run(self, program: str, timeout_s: float = ..., on_line: Callable[[], None] = ...) -> str: ...


@dataclass
class Plan:
    """What is to be done: the new files (place -> bytes), what goes, and folders to make and to remove, in order."""

    new: dict[str, bytes] = field(default_factory=dict)
    gone: list[str] = field(default_factory=list)
    folders: list[str] = field(default_factory=list)
    empty: list[str] = field(default_factory=list)
    same: int = 0

    @property
    def size(self) -> int:
        return sum(map(len, self.new.values()))

    def __bool__(self) -> bool:
        return bool(self.new or self.gone or self.empty)

    def text(self) -> str:
        """As switch.py reads it."""
        lines = [f"+ {name}" for name in self.folders]
        lines += [f"{staged_name(place, data)} {place}" for place, data in self.new.items()]
        lines += [f"- {name}" for name in self.gone] + [f"/ {name}" for name in self.empty]
        return "".join(line + "\n" for line in lines)


def prepare(board: Board, files: dict[str, bytes]) -> "Deployment":
    """Compare: path on the board, without the first slash -> bytes, the only ones that are to be left of the tray's own."""
    board.run(inspect.getsource(survey))
    return Deployment(board, make_plan(files, look(board, *OWN)))


class Deployment:
    """What is to be done is in `plan`; `send` lays the new files onto the board, `finish` makes the plan valid.

    It is carried out when the board starts anew.
    """

    def __init__(self, board: Board, plan: Plan):
        self.plan = plan
        self._board = board

    def send(self, on_bytes: Callable[[int], None] = lambda done: None) -> None:
        """`on_bytes` is told how many of the new bytes lie there."""
        board, plan = self._board, self.plan
        staged = self._clear()
        names = {f"{STAGE}/{staged_name(place, data)}": data for place, data in plan.new.items()}
        kept = {name for name in staged if name in names and staged[name] == _hash(names[name])}
        _drop(board, [name for name in staged if name not in kept])
        _check_room(board, (data for name, data in names.items() if name not in kept))
        board.run(f"folder({STAGE!r})")
        done = 0
        for name, data in names.items():
            if name not in kept:
                put(board, name, data, lambda sent, done=done: on_bytes(done + sent))
            done += len(data)
            on_bytes(done)

    def finish(self) -> None:
        board, plan = self._board, self.plan
        if not plan:
            staged = self._clear()
            _drop(board, staged)
            if staged:
                board.run(f"os.rmdir({STAGE!r})")
            return
        board.run(f"folder({STAGE!r})")
        put(board, switch.PLAN, plan.text().encode())
        put(board, _SWITCH, _switch_program())
        if before := look(board, BOOT):
            _copy(board, BOOT, switch.BEFORE, before[BOOT])
        board.run(f"os.rename({_SWITCH!r}, {BOOT!r})")

    def _clear(self) -> dict[str, str]:
        """The files that an earlier deployment has left, with their hashes. Its plan is not valid any more."""
        if look(self._board, BOOT).get(BOOT) == _hash(_switch_program()):
            self._board.run(f"remove({BOOT!r})")
        return {name: hash for name, hash in look(self._board, STAGE).items() if hash != _FOLDER}


def look(board: Board, *paths: str, on_line: Callable[[], None] = lambda: None) -> dict[str, str]:
    """What lies at these paths and below: path -> its hash, or "/" for a folder."""
    said = board.run("".join(f"tell({path!r})\n" for path in paths), on_line=on_line)
    return {name: hash for hash, _, name in (line.partition(" ") for line in said.splitlines())}


def make_plan(files: dict[str, bytes], there: dict[str, str]) -> Plan:
    wanted = {"/" + name: data for name, data in files.items()}
    plan = Plan()
    for place, data in wanted.items():
        if there.get(place) == _hash(data):
            plan.same += 1
        else:
            plan.new[place] = data
    needed = {folder for place in wanted for folder in _folders_of(place)}
    plan.folders = sorted(folder for folder in needed if there.get(folder) != _FOLDER)
    plan.gone = sorted(place for place, hash in there.items() if hash != _FOLDER and place not in wanted)
    # The deepest first.
    plan.empty = sorted((place for place in there if there[place] == _FOLDER and place not in needed), reverse=True)
    return plan


def staged_name(place: str, data: bytes) -> str:
    """The name in the deployment's folder: another one for another file, or for the same with other bytes."""
    return hashlib.sha256(place.encode() + b"\0" + data).hexdigest()[:16]


def put(board: Board, path: str, data: bytes, on_bytes: Callable[[int], None] = lambda sent: None) -> None:
    """Write a file and read it back; Failure when it is not what was sent."""
    program = f"begin({path!r})\n"
    said = ""
    for start in range(0, len(data) or 1, _CHUNK):
        part = data[start : start + _CHUNK]
        program += f"add({b64encode(part).decode()!r})\n"
        if start + _CHUNK >= len(data):
            program += f"end({path!r})\n"
        said = _run(board, program)
        on_bytes(start + len(part))
        program = ""
    if said.strip() != _hash(data):
        raise Failure(
            f"{board.name}: a file that was written reads back otherwise ({path}). The board's flash may be worn out; "
            "nothing was changed. Start again, and if it stays so, take another Pico"
        )


def _run(board: Board, program: str) -> str:
    try:
        return board.run(program)
    except BoardError as error:
        if _NO_SPACE in error.trace:
            raise _full(board, "its file system is full") from None
        raise


def _check_room(board: Board, new: Iterable[bytes]) -> None:
    needed = sum(len(data) // _BLOCK + 1 for data in new) * _BLOCK + _SPARE_BLOCKS * _BLOCK
    free = int(board.run("room()"))
    if needed > free:
        raise _full(board, f"{needed // 1024} kB are needed and {free // 1024} kB are free")


def _full(board: Board, words: str) -> Failure:
    return Failure(
        f"{board.name} has no room for the new files beside the old ones: {words}. Fetch its finished matches and take "
        "them off it with './tray24 records pull --delete', then start again; nothing was changed"
    )


def _copy(board: Board, path: str, target: str, hash: str) -> None:
    """The boot.py of somebody else's comes back when all is done."""
    code = f"with open({path!r}, 'rb') as source, open({target!r}, 'wb') as file:\n file.write(source.read())\n"
    if _run(board, code + f"print(digest({target!r}))").strip() != hash:
        raise Failure(f"{board.name}: a copy of {path} reads back otherwise. Nothing was changed; start again")


def _drop(board: Board, names: Iterable[str]) -> None:
    if program := "".join(f"remove({name!r})\n" for name in names):
        board.run(program)


def _switch_program() -> bytes:
    return (inspect.getsource(switch) + "\n\nfinish()\n").encode()


def _folders_of(place: str) -> Iterable[str]:
    parts = place.split("/")[1:-1]
    return ("/" + "/".join(parts[:depth]) for depth in range(1, len(parts) + 1))


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
