"""Search with atheris for inputs of a target that reach code which no kept input reaches.

    .venv/bin/python -m pip install atheris==3.0.0
    .venv/bin/python tests/campaigns/guided.py TARGET [--seconds 60]

New inputs of at most 600 bytes are kept in `corpus/`, where the campaign `inputs` finds them. An input that faults is
printed by atheris and lies in the working folder. atheris has wheels for Linux alone.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [
    str(ROOT / "firmware"),
    str(ROOT),
    str(ROOT / "tests"),
    *(str(ROOT / "tests" / name) for name in ("match", "micropython")),
]

_MOST_KEPT = 600  # bytes
_LONGEST = 9000


def search(name: str, folder: str, arguments: list[str]) -> None:
    """Run atheris in this process, which ends with it."""
    import atheris  # pyright: ignore[reportMissingModuleSource]

    with atheris.instrument_imports(include=["tray24", "simulator", "host_tools"]):
        from campaigns.targets import TARGETS

    atheris.Setup([sys.argv[0], folder, *arguments], TARGETS[name].run)
    atheris.Fuzz()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("target")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--in", dest="folder", help=argparse.SUPPRESS)
    given, others = parser.parse_known_args()
    if given.folder:
        search(given.target, given.folder, others)
        return 0
    from campaigns import targets

    known = targets.inputs(given.target)
    with tempfile.TemporaryDirectory() as folder:
        for number, data in enumerate(known):
            (Path(folder) / f"{number}").write_bytes(data)
        run = [sys.executable, __file__, given.target, "--in", folder]
        code = subprocess.run([*run, f"-max_total_time={given.seconds}", f"-max_len={_LONGEST}"]).returncode
        found = {path.read_bytes() for path in Path(folder).iterdir()} - set(known)
    with targets.corpus(given.target).open("a", encoding="utf-8") as file:
        file.writelines(f"{data.hex()}\n" for data in sorted(found) if 0 < len(data) <= _MOST_KEPT)
    return code


if __name__ == "__main__":
    sys.exit(main())
