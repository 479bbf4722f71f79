"""Writing a file completely or not at all."""

import os
import tempfile
from pathlib import Path


def write_atomically(target: Path, data: bytes) -> None:
    """Create or replace a file atomically.

    An interruption, an error or a second writer leaves either the old file or the new one. If `target` is a device or a
    pipe, the data is written into it. Raise OSError.
    """
    if target.exists() and not (target.is_file() or target.is_dir()):
        target.write_bytes(data)
        return
    part_path = None
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=target.parent, suffix=".part", delete=False) as file:
            part_path = Path(file.name)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part_path.chmod(0o644)
        part_path.replace(target)
    except BaseException as error:
        if part_path:
            part_path.unlink(missing_ok=True)
        if isinstance(error, OSError):  # name the requested file, not the unfinished one
            raise OSError(error.errno, error.strerror or str(error), str(target)) from None
        raise
