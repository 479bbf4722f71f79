"""The released firmware in firmware/release, which can be read, replaced and compared with the sources.

A release is two files: the UF2 file for the tray, and its manifest, JSON with the hashes of this file and the sources.
"""

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

from host_tools.build import inputs
from host_tools.checkout import FIRMWARE, is_whole
from host_tools.errors import Failure
from host_tools.files import write_atomically
from simulator.installed_files import find_installed
from simulator.texts import HostTexts

say = HostTexts("firmware")

FOLDER = FIRMWARE / "release"
_UF2, _MANIFEST = "tray24.uf2", "tray24.json"
UF2 = FOLDER / _UF2
MANIFEST = FOLDER / _MANIFEST
if not is_whole():  # an installed package has both files elsewhere
    UF2, MANIFEST = find_installed(_UF2) or UF2, find_installed(_MANIFEST) or MANIFEST
_MAX_NAMES = 3  # changed sources that a message names


@dataclass(frozen=True)
class Release:
    """A UF2 file and its manifest."""

    uf2: bytes
    manifest: dict


def read_release(uf2: Path | None = None, manifest: Path | None = None) -> Release:
    """Return the released files, or the files at `uf2` and `manifest`. Raise Failure when they are invalid.

    The UF2 file is checked against the hash in its manifest.
    """
    uf2, manifest = uf2 or UF2, manifest or MANIFEST
    try:
        release = Release(uf2.read_bytes(), json.loads(manifest.read_text(encoding="utf-8")))
    except OSError as error:
        raise Failure(say("unreadable", file=error.filename, reason=error.strerror)) from None
    except ValueError as error:
        raise Failure(say("no-manifest", manifest=manifest, error=error)) from None
    digest = hashlib.sha256(release.uf2).hexdigest()
    if digest != release.manifest.get("uf2_sha256"):
        raise Failure(say("other-hash", path=uf2, hash=digest, manifest=manifest.name))
    return release


def write_release(release: Release, folder: Path = FOLDER) -> None:
    """Write the UF2 file and the manifest of a release into a folder, where they replace older ones."""
    write_atomically(folder / UF2.name, release.uf2)
    write_atomically(folder / MANIFEST.name, (json.dumps(release.manifest, indent=1) + "\n").encode())


def explain_stale(release: Release) -> str:
    """Return a message that names the sources changed since the release was built; "" if there are no changes.

    In an installed package, which has no sources, return "".
    """
    if not is_whole():
        return ""
    hashes, released_hashes = inputs.hash_files(), release.manifest.get("sources", {})
    changed_names = sorted(
        name for name in hashes.keys() | released_hashes.keys() if hashes.get(name) != released_hashes.get(name)
    )
    if not changed_names:
        return ""
    first_names = ", ".join(f"firmware/{name}" for name in changed_names[:_MAX_NAMES])
    if len(changed_names) > _MAX_NAMES:
        return say("sources-differ-more", changed=first_names, more=len(changed_names) - _MAX_NAMES, release=UF2.name)
    return say("sources-differ", changed=first_names, release=UF2.name)
