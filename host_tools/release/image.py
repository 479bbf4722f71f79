"""The released file in the checkout, with its manifest."""

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from host_tools.checkout import FIRMWARE, ROOT
from host_tools.cli import Failure

UF2 = ROOT / "firmware" / "release" / "tray24.uf2"
MANIFEST = UF2.with_suffix(".json")


@dataclass(frozen=True)
class Release:
    """The file's bytes, and what its manifest says of it."""

    uf2: bytes
    manifest: dict[str, Any]


def read() -> Release:
    """Return the release; a Failure says why there is none, and how to get it."""
    try:
        release = Release(UF2.read_bytes(), json.loads(MANIFEST.read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        raise Failure(f"{UF2}: there is no released firmware ({error}): './tray24 firmware build' makes it") from None
    if hashlib.sha256(release.uf2).hexdigest() != release.manifest.get("uf2_sha256"):
        raise Failure(f"{UF2} is not the file of its manifest: './tray24 firmware build' makes it again")
    return release


def sources_sha256() -> str:
    """Return the hash of all sources that are frozen into the firmware, as they are now."""
    digest = hashlib.sha256()
    for path in sorted((FIRMWARE / "tray24").rglob("*.py")):
        digest.update(path.relative_to(FIRMWARE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
