"""The released file in firmware/release: reading it, writing it, and whether it is of the sources beside it."""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

from host_tools.build import inputs
from host_tools.checkout import FIRMWARE
from host_tools.errors import Failure
from host_tools.files import write_whole

FOLDER = FIRMWARE / "release"
UF2 = FOLDER / "tray24.uf2"
MANIFEST = FOLDER / "tray24.json"
_AGAIN = "get it back from git, or make it again with './tray24 firmware build'"


@dataclass(frozen=True)
class Release:
    """A UF2 file and what its manifest says of it."""

    uf2: bytes
    manifest: dict


def read(uf2: Path | None = None, manifest: Path | None = None) -> Release:
    """Return the released file (or these), checked against its manifest. Failure says what is wrong."""
    uf2, manifest = uf2 or UF2, manifest or MANIFEST
    try:
        release = Release(uf2.read_bytes(), json.loads(manifest.read_text(encoding="utf-8")))
    except OSError as error:
        raise Failure(f"{error.filename}: cannot be read: {error.strerror}; {_AGAIN}") from None
    except ValueError as error:
        raise Failure(f"{manifest}: no manifest ({error}); {_AGAIN}") from None
    found = hashlib.sha256(release.uf2).hexdigest()
    if found != release.manifest.get("uf2_sha256"):
        raise Failure(f"{uf2}: its SHA-256 is {found}, and {manifest.name} says another; {_AGAIN}")
    return release


def write(release: Release, folder: Path = FOLDER) -> None:
    """Replace the files of a release."""
    write_whole(folder / UF2.name, release.uf2)
    write_whole(folder / MANIFEST.name, as_text(release.manifest))


def as_text(manifest: dict) -> bytes:
    """Return the manifest as it stands in its file."""
    return (json.dumps(manifest, indent=1) + "\n").encode()


def why_stale(release: Release) -> str:
    """Return which sources have changed since the release was built, or ""."""
    now, then = inputs.hashes(), release.manifest.get("sources", {})
    changed = sorted(name for name in now.keys() | then.keys() if now.get(name) != then.get(name))
    if not changed:
        return ""
    more = f" and {len(changed) - 3} more" if len(changed) > 3 else ""
    return f"firmware/{', firmware/'.join(changed[:3])}{more} differ from the sources of {UF2.name}"
